"""A recognizer of one's own: three knocks, each within half a second of the last. It competes with a tap on the same
door: the tap has to wait while there may be more knocks."""

from gesturecore import Custom, CustomSignal, Recognizer, Session, Signal, Tap, Verdict


class Knock(Recognizer):
    """Counts presses; time decides that there are no more."""

    def reset(self) -> None:
        self.knocks = 0

    def contact(self, signal: Signal, verdict: Verdict) -> None:
        verdict.answers_to("lift")
        if signal.kind == CustomSignal.PRESSED:
            self.knocks += 1
            verdict.wake_at(signal.time + 0.5)
        elif signal.kind == CustomSignal.LIFTED and self.knocks == 3:
            verdict.ended(count=3, location=signal.position)

    def deadline(self, signal: Signal, verdict: Verdict) -> None:
        verdict.failed("too_late")


with Session() as s:
    door = s.region(frame=(0, 0, 200, 400))
    knock = door.attach(Custom(Knock(), name="knock"))
    door.attach(Tap(name="tap")).waits_for(knock)

    for start, times in ((0, 1), (2, 3)):
        print(f"{times} knocks")
        for i in range(times):
            s.down(1, (100, 200), t=start + 0.3 * i)
            s.up(1, t=start + 0.3 * i + 0.1)
        s.advance(start + 1.9)
        for event in s.events():
            print(f"  {event.time:.1f} s  {event.gesture.name}  {event.phase}, count {event.value.count}")
