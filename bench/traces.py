#!/usr/bin/env python3
"""Writes the benchmark's touch streams, T1 to T5, each of 100,000 events or a little more. usage: traces.py FOLDER

A finger's screen is 1920x1080 points and reports every 8.333333 ms, in steps of 1/16 point. The numbers and the order
of the random draws are part of the recipe: figures measured on other engines with the same recipe stay comparable.
Each event is 32 bytes, little endian: u64 nanoseconds, u32 kind (as gcore_input_kind; 256 is added to the first event
of a cycle), u32 contact, f64 x, f64 y.
"""
import math
import os
import random
import struct
import sys

FRAME = 8_333_333
DOWN, MOVE, UP, CANCEL = 1, 2, 3, 4
FIRST = 256
ENOUGH = 100_000


class Stream:
    """Events, and the clock that they are stamped with."""

    def __init__(self):
        self.events = []
        self.now = 1_000_000_000
        self.starts = False

    def cycle(self):
        """The next event is the first of a cycle: no contact is down before it."""
        self.starts = True

    def add(self, kind, contact, place):
        x, y = (round(number * 16) / 16 for number in place)
        self.events.append((self.now, kind + (FIRST if self.starts else 0), contact, x, y))
        self.starts = False

    def wait(self, nanoseconds=FRAME):
        self.now += nanoseconds

    def is_full(self):
        return len(self.events) >= ENOUGH


def drags():
    """T1: one finger drags along a Lissajous figure for 998 moves, then 0.6 s of nothing."""
    stream, number = Stream(), 0
    while not stream.is_full():
        shift = 0.37 * number
        way = [(960 + 700 * math.sin(shift + i * 0.006), 540 + 400 * math.sin(shift * 1.3 + i * 0.0083))
               for i in range(999)]
        stream.cycle()
        for i, place in enumerate(way):
            stream.add(MOVE if i else DOWN, 0, place)
            stream.wait()
        stream.add(UP, 0, way[-1])
        stream.wait(600_000_000)
        number += 1
    return stream.events


def pinches():
    """T2: two fingers spread and turn about a wandering centre for 500 frames; one comes and goes a frame apart."""
    stream, number = Stream(), 0

    def place(i, side):
        reach = 150 + 100 * math.sin(0.02 * i + number)
        angle = 0.0125 * i + 0.3 * number
        centre = (960 + 60 * math.sin(0.01 * i), 540 + 40 * math.cos(0.013 * i))
        return centre[0] + side * reach * math.cos(angle), centre[1] + side * reach * math.sin(angle)

    while not stream.is_full():
        stream.cycle()
        for contact, side in ((0, 1), (1, -1)):
            stream.add(DOWN, contact, place(0, side))
            stream.wait()
        for i in range(1, 501):
            stream.add(MOVE, 0, place(i, 1))
            stream.add(MOVE, 1, place(i, -1))
            stream.wait()
        stream.add(UP, 1, place(500, -1))
        stream.wait()
        stream.add(UP, 0, place(500, 1))
        stream.wait(600_000_000)
        number += 1
    return stream.events


def taps():
    """T3: two single taps and a double tap, over and over, each of a press, a small move and a lift."""
    stream, dice = Stream(), random.Random(3)
    while not stream.is_full():
        for count in (1, 1, 2):
            x, y = dice.uniform(200, 1700), dice.uniform(200, 900)
            for _ in range(count):
                stream.add(DOWN, 0, (x, y))
                stream.wait(2 * FRAME)
                stream.add(MOVE, 0, (x + 0.5, y + 0.25))
                stream.wait(4 * FRAME)
                stream.add(UP, 0, (x + 0.5, y + 0.25))
                stream.wait(100_000_000)
            stream.wait(700_000_000)
    return stream.events


def presses():
    """T4: a finger rests for 1.15 s and trembles three times by a quarter point."""
    stream, dice = Stream(), random.Random(4)
    while not stream.is_full():
        x, y = dice.uniform(200, 1700), dice.uniform(200, 900)
        stream.add(DOWN, 0, (x, y))
        stream.wait(100_000_000)
        for dx, dy in ((0.25, 0), (0.5, -0.25), (0.75, 0)):
            stream.add(MOVE, 0, (x + dx, y + dy))
            stream.wait(350_000_000)
        stream.add(UP, 0, (x + 0.75, y))
        stream.wait(700_000_000)
    return stream.events


def chaos():
    """T5: ten fingers land, walk at random, lift and are cancelled; every 1000 events all of them lift."""
    stream, dice = Stream(), random.Random(5)
    while not stream.is_full():
        chaotic_bout(stream, dice)
    return stream.events


def chaotic_bout(stream, dice):
    start, fingers = len(stream.events), {}  # By contact: x, y and the step of its walk.

    def room():
        return 1000 - len(fingers) - (len(stream.events) - start)

    stream.cycle()
    while room() > 0:
        for contact in list(fingers):
            if room() <= 0:
                break
            x, y, dx, dy = fingers[contact]
            chance = dice.random()
            if chance < 0.017:
                stream.add(UP if chance < 0.015 else CANCEL, contact, (x, y))
                del fingers[contact]
            elif chance < 0.9:
                dx += dice.uniform(-2, 2)
                dy += dice.uniform(-2, 2)
                x, y = min(1918, max(1, x + dx)), min(1078, max(1, y + dy))
                fingers[contact] = (x, y, dx, dy)
                stream.add(MOVE, contact, (x, y))
        lifted = [contact for contact in range(10) if contact not in fingers]
        if lifted and dice.random() < 0.3 and room() > 1:
            contact = dice.choice(lifted)
            x, y = dice.uniform(100, 1800), dice.uniform(100, 1000)
            fingers[contact] = (x, y, dice.uniform(-5, 5), dice.uniform(-5, 5))
            stream.add(DOWN, contact, (x, y))
        stream.wait()
    for contact, (x, y, _, _) in fingers.items():
        stream.add(UP, contact, (x, y))
    stream.wait(600_000_000)


STREAMS = {"T1": drags, "T2": pinches, "T3": taps, "T4": presses, "T5": chaos}


def write_all(folder):
    """Writes each stream that is not there yet; answers nothing."""
    os.makedirs(folder, exist_ok=True)
    for name, make in STREAMS.items():
        path = os.path.join(folder, name + ".bin")
        if not os.path.exists(path):
            with open(path + ".new", "wb") as file:
                file.write(b"".join(struct.pack("<QIIdd", *event) for event in make()))
            os.replace(path + ".new", path)


if __name__ == "__main__":
    write_all(sys.argv[1])
