"""An X server without a monitor (Xvfb), whose pixels can be read, and whose mouse can be moved (xdotool, by XTest)."""
import mmap
import os
import struct
import subprocess
import tempfile
import time
import zlib


class Screen:
    """`with Screen(800, 480) as screen:` starts one on a display of its own and stops it at the end."""

    def __init__(self, width, height):
        self.width, self.height = width, height

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{self.width}x{self.height}x24", "-nolisten", "tcp",
             "-fbdir", self.folder.name], pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            self.display = ":" + pipe.readline().strip()
        self.env = dict(os.environ, DISPLAY=self.display, SDL_VIDEODRIVER="x11", SDL_RENDER_DRIVER="software")
        with open(os.path.join(self.folder.name, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.memory[:100])  # An XWD file, that the server keeps up to date.
        self.offset, self.line = header[0] + header[19] * 12, header[12]
        return self

    def __exit__(self, *_):
        self.memory.close()
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()

    def pixel(self, x, y):
        """(red, green, blue) of a pixel."""
        at = self.offset + y * self.line + x * 4
        blue, green, red = self.memory[at:at + 3]
        return red, green, blue

    def wait(self, holds, seconds=20):
        """Whether something comes to hold in time."""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def mouse(self, *words):
        """xdotool's words: "mousemove", 10, 20, "mousedown", 1."""
        subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True, timeout=60)

    def save(self, path):
        """Writes what is shown as a PNG."""
        rows = bytearray()
        for y in range(self.height):
            start = self.offset + y * self.line
            line = self.memory[start:start + self.width * 4]
            row = bytearray(self.width * 3)
            row[0::3], row[1::3], row[2::3] = line[2::4], line[1::4], line[0::4]
            rows += b"\0" + row
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        with open(path, "wb") as file:
            head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
            file.write(chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))
