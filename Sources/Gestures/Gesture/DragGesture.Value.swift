import GestureCore

extension DragGesture {
  /// What a drag measures, in its coordinate space.
  public struct Value: Equatable, Sendable {
    /// When, on the host's clock.
    public var time: Date
    /// Where the contact is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// Points per second, from the samples of the last 0.1 s; zero for a contact that has rested that long.
    public var velocity: CGSize

    /// The way from the start to here.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go: 0.25 s of its velocity from here.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + glide.width, y: location.y + glide.height)
    }

    /// How far from its start it would come to rest if it were let go.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + glide.width, height: translation.height + glide.height)
    }

    private var glide: CGSize {
      CGSize(width: velocity.width * Tuning.predictionTime, height: velocity.height * Tuning.predictionTime)
    }

    /// Reads it off an event.
    init(_ reading: Reading) {
      time = reading.time
      location = CGPoint(reading.value.location)
      startLocation = CGPoint(reading.value.start)
      velocity = CGSize(reading.value.velocity)
    }
  }
}
