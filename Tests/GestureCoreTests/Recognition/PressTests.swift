import Testing

@testable import GestureCore

/// Taps, clicks and long presses, on both sides of each boundary.
@Suite struct PressTests {
  @Test(arguments: [
    ("down 10 1 100,100; up 90 1", "ended@90"),
    ("down 10 1 100,100; move 20 1 109.999,100; up 90 1", "ended@90"),
    ("down 10 1 100,100; move 20 1 110,100; up 90 1", "failed moved"),
    ("down 10 1 100,100; move 20 1 106,108; up 90 1", "failed moved"),
    ("down 10 1 100,100; move 20 1 105.9,107.9; up 90 1", "ended@90"),
    ("down 10 1 100,100; up 90 1 110,100", "failed moved"),
    ("down 10 1 100,100; move 20 1 120,100; move 30 1 100,100; up 90 1", "failed moved"),
    ("down 10 1 100,100; up 99999 1", "ended@99999"),
    ("down 10 1 100,100; down 20 2 300,100; up 90 1; up 95 2", "failed too_many_contacts"),
    ("secondary; down 10 1 100,100; up 90 1", ""),
    ("down 10 1 100,100; cancel 90 1", "failed host_cancel"),
    ("down 10 1 100,100; down 20 1 100,100; up 90 1", "ended@90"),
  ]) func tap(script: String, said: String) throws {
    #expect(try Score(.tap).said(script) == said)
  }

  @Test(arguments: [
    ("down 10 1 100,100; up 109.999999 1", "ended@109.999999"),
    ("down 10 1 100,100; up 110 1", "failed too_slow"),
    ("down 10 1 100,100; at 500", "failed too_slow"),
  ]) func tapWithALimit(script: String, said: String) throws {
    #expect(try Score(.tap) { $0.maxDuration = 100_000_000 }.said(script) == said)
  }

  @Test(arguments: [
    ("down 0 1 100,100; up 50 1; down 399.999999 2 100,100; up 450 2", "ended@450"),
    ("down 0 1 100,100; up 50 1; down 400 2 100,100; up 450 2; at 700", "possible"),
    ("down 0 1 100,100; up 50 1; at 400", "failed too_late"),
    ("down 0 1 100,100; up 50 1 109,100; down 60 2 149,100; up 90 2", "ended@90"),
    ("down 0 1 100,100; up 50 1; down 60 2 140.001,100; up 90 2; at 1000", "failed too_late"),
    ("down 0 1 100,100; up 50 1; source 3; down 60 2 100,100; up 90 2; at 1000", "failed too_late"),
    ("down 0 1 100,100; up 50 1; down 60 2 100,100; move 70 2 110,100; up 90 2", "failed moved"),
    (
      "down 0 1 100,100; up 50 1; down 60 2 100,100; up 90 2; down 100 3 100,100; up 110 3; at 1000",
      "ended@90 failed too_late"
    ),
  ]) func doubleTap(script: String, said: String) throws {
    let got = try Score(.tap) { $0.count = 2 }.said(script)
    #expect(got == (said == "possible" ? "" : said))
  }

  @Test(arguments: [
    ("down 0 1 100,100; down 9 2 300,100; up 50 1; up 60 2", "ended@60"),
    ("down 0 1 100,100; up 50 1", "failed too_few_contacts"),
    ("down 0 1 100,100; up 50 1; down 51 2 300,100; up 60 2", "failed too_few_contacts"),
    ("down 0 1 100,100; down 9 2 300,100; move 20 2 310,100; up 50 1; up 60 2", "failed moved"),
    ("down 0 1 100,100; down 9 2 300,100; move 20 1 105,100; move 20 2 305,100; up 50 1; up 60 2", "ended@60"),
    ("down 0 1 100,100; down 9 2 300,100; down 20 3 500,100; up 50 1; up 60 2; up 70 3", "failed too_many_contacts"),
  ]) func tapOfTwo(script: String, said: String) throws {
    #expect(try Score(.tap) { ($0.minContacts, $0.maxContacts) = (2, 2) }.said(script) == said)
  }

  @Test(arguments: [
    ("down 0 1 100,100; at 499.999999", "began@0"),
    ("down 0 1 100,100; at 500", "began@0 ended@500"),
    ("down 0 1 100,100; up 500 1", "began@0 ended@500"),
    ("down 0 1 100,100; up 499.999999 1", "began@0 cancelled@499.999999 lifted_early"),
    ("down 0 1 100,100; move 9 1 109.999,100; at 500", "began@0 ended@500"),
    ("down 0 1 100,100; move 9 1 110,100; at 500", "began@0 cancelled@9 moved"),
    ("down 0 1 100,100; move 500 1 900,100", "began@0 ended@500"),
    ("down 0 1 100,100; at 500; move 501 1 900,900; up 600 1", "began@0 ended@500"),
    ("down 0 1 100,100; cancel 90 1", "began@0 cancelled@90 host_cancel"),
  ]) func longPress(script: String, said: String) throws {
    #expect(try Score(.longPress).said(script) == said)
  }

  @Test(arguments: [
    ("down 0 1 100,100; at 500", "began@0 changed@500"),
    ("down 0 1 100,100; at 500; move 510 1 300,100; up 600 1", "began@0 changed@500 changed@510 ended@600"),
    ("down 0 1 100,100; at 500; cancel 600 1", "began@0 changed@500 cancelled@600 host_cancel"),
  ]) func longPressThatGoesOn(script: String, said: String) throws {
    #expect(try Score(.longPress) { $0.isContinuous = true }.said(script) == said)
  }

  @Test(arguments: [
    ("down 0 1 0,0; up 90 1", "began@0 ended@90"),
    ("down 0 1 100,100; up 90 1 999.999,999.999", "began@0 ended@90"),
    ("down 0 1 100,100; up 90 1 1000,100", "began@0 changed@90 cancelled@90 outside"),
    ("down 0 1 100,100; move 50 1 1200,100; up 90 1", "began@0 changed@50 cancelled@90 outside"),
    ("down 0 1 100,100; move 50 1 1200,100; move 60 1 0,0; up 9000 1", "began@0 changed@50 changed@60 ended@9000"),
    ("down 0 1 100,100; move 50 1 500,500; up 90 1", "began@0 ended@90"),
    ("down 0 1 1000,100; up 90 1", ""),
  ]) func click(script: String, said: String) throws {
    let wanted = said.replacing("changed@90 cancelled@90", with: "cancelled@90")
    #expect(try Score(.click).said(script) == wanted)
  }

  @Test(arguments: [("up 90 1 1019.999,100", "began@0 ended@90"), ("up 90 1 1020,100", "began@0 cancelled@90 outside")])
  func clickWithAnOutset(lift: String, said: String) throws {
    #expect(try Score(.click) { $0.outset = 20 }.said("down 0 1 100,100; " + lift) == said)
  }

  /// The factor of the device is on every distance that is compared.
  @Test(arguments: [
    ("touch", 10.0), ("mouse", 5.0), ("pen", 20.0),
  ]) func slopScale(device: String, limit: Double) throws {
    var slop = SlopScale()
    (slop.mouse, slop.pen) = (0.5, 2)
    let press = "\(device); down 0 1 100,100; move 9 1 "
    #expect(try Score(.tap, slop: slop).said(press + "\(100 + limit - 0.001),100; up 20 1") == "ended@20")
    #expect(try Score(.tap, slop: slop).said(press + "\(100 + limit),100; up 20 1") == "failed moved")
    let held = try Score(.longPress, slop: slop).said(press + "\(100 + limit),100")
    #expect(held == "began@0 cancelled@9 moved")
    #expect(try Score(.drag, slop: slop).said(press + "\(100 + limit - 0.001),100") == "")
    #expect(try Score(.drag, slop: slop).said(press + "\(100 + limit),100") == "began@9")
    let double = "\(device); down 0 1 100,100; up 5 1; down 9 2 "
    let near = try Score(.tap, slop: slop) { $0.count = 2 }.said(double + "\(100 + limit * 4),100; up 20 2")
    #expect(near == "ended@20")
    let far = try Score(.tap, slop: slop) { $0.count = 2 }.said(double + "\(100.001 + limit * 4),100; up 20 2")
    #expect(far == "")
  }
}
