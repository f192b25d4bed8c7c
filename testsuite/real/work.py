"""What programs of real projects are given to do, and how they are built for it."""
import math
import os
import pathlib
import random
import shutil
import struct
import subprocess
import wave

HERE = pathlib.Path(__file__).resolve().parent

# What programs do, in the folder of the build; {music}, {speech}, {text} and {picture} are files, what they
# write is made of them by the build beside: {made}.
WORK = {
    "zlib": [
        ("deflate -6", "./minigzip -6 <{text}", None),
        ("deflate -9", "./minigzip -9 <{music}", None),
        ("inflate", "./minigzip -d <{made}", "./minigzip <{text}"),
    ],
    "bzip2": [
        ("compress", "LD_LIBRARY_PATH=. ./bzip2 -c {text}", None),
        ("decompress", "LD_LIBRARY_PATH=. ./bzip2 -dc {made}", "LD_LIBRARY_PATH=. ./bzip2 -c {text}"),
    ],
    "lz4": [
        ("compress -1", "programs/lz4 -1 -c {text}", None),
        ("compress -9", "programs/lz4 -9 -c {text}", None),
        ("decompress", "programs/lz4 -d -c {made}", "programs/lz4 -c {text}"),
    ],
    "lua": [("tables and strings", "./lua {script}", None)],
    "sqlite": [("insert, sort, join", "./sqlite3 :memory: <{queries}", None)],
    "flac": [
        ("encode -5", "src/flac/flac -s -5 -c {music}", None),
        ("encode -8", "src/flac/flac -s -8 -c {music}", None),
        ("decode", "src/flac/flac -s -d -c {made}", "src/flac/flac -s -c {music}"),
    ],
    "libvorbis": [("encode", "examples/encoder_example <{music}", None)],
    "speexdsp": [
        ("denoise", "libspeexdsp/testdenoise <{music}", None),
        ("cancel echo", "libspeexdsp/testecho {speech} {speech} /dev/null", None),
        ("resample", "libspeexdsp/testresample <{speech}", None),
    ],
    "opus": [
        ("encode audio", "./opus_demo -e audio 48000 2 96000 {music} /dev/null", None),
        ("encode voice", "./opus_demo -e voip 16000 1 16000 {speech} /dev/null", None),
        ("decode audio", "./opus_demo -d 48000 2 {made} /dev/null", "./opus_demo -e audio 48000 2 96000 {music} /dev/stdout"),
    ],
    "libwebp": [
        ("encode", "examples/cwebp -quiet {picture} -o -", None),
        ("encode lossless", "examples/cwebp -quiet -lossless -m 2 {picture} -o -", None),
        ("decode", "examples/dwebp -quiet {made} -ppm -o -", "examples/cwebp -quiet {picture} -o -"),
    ],
    "lame": [
        ("encode -V 2", "frontend/lame --silent -V 2 {music} -", None),
        ("encode -h -b 128", "frontend/lame --silent -h -b 128 {music} -", None),
    ],
    "x264": [("encode", "./x264 --threads 1 --quiet --demuxer y4m -o /dev/null --muxer raw {video}", None)],
    "libjpeg-turbo": [
        ("encode", "./cjpeg-static -quality 85 -optimize {picture}", None),
        ("decode", "./djpeg-static {made}", "./cjpeg-static -quality 85 {picture}"),
    ],
    "openjpeg": [("encode", "bin/opj_compress -i {picture}.ppm -o {made}.j2k -r 10", None)],
    "zstd": [
        ("compress -7", "programs/zstd -q -7 -c {text}", None),
        ("decompress", "programs/zstd -q -d -c {made}", "programs/zstd -q -c {text}"),
    ],
}
SCRIPT = """
local words, sum = {}, 0
for i = 1, 300000 do words[i] = string.format("%d-%x", i * 7919 % 65536, i) end
table.sort(words)
for _, word in ipairs(words) do sum = sum + #word:gsub("%d", "") end
local a = {}
for i = 1, 2000000 do a[i % 1000 + 1] = (a[i % 1000 + 1] or 0) + i * 0.5 end
print(sum, a[7], #table.concat(words, ","))
"""
QUERIES = """
CREATE TABLE a(id INTEGER PRIMARY KEY, k INTEGER, word TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)
  INSERT INTO a SELECT i, i * 7919 % 65537, printf('%x/%d', i * 31, i) FROM n;
CREATE INDEX b ON a(k);
SELECT count(*), sum(length(word)) FROM a WHERE word LIKE '%7f%';
SELECT max(x.word) FROM a x JOIN a y ON x.k = y.id WHERE y.k < 30000;
SELECT word FROM a ORDER BY word DESC LIMIT 5;
"""


def inputs(folder):
    """The files that are worked on, the same every time."""
    folder.mkdir(exist_ok=True)
    r = random.Random(3)
    for name, channels, rate, seconds in [("music", 2, 44100, 20), ("speech", 1, 16000, 40)]:
        frames = bytearray()
        for i in range(rate * seconds):
            loud = 0.3 + 0.7 * abs(math.sin(i / rate * 2.1))
            for c in range(channels):
                v = math.sin(i * (.05 - .003 * c)) * 9000 + math.sin(i * .0031 + c) * 11000 + r.gauss(0, 400 + 300 * c)
                frames += struct.pack("<h", int(max(-32768, min(32767, v * loud))))
        with wave.open(str(folder / name), "wb") as w:
            w.setparams((channels, 2, rate, 0, "NONE", ""))
            w.writeframes(bytes(frames))
    words = ["".join(r.choices("etaoinshrdlu", k=r.randrange(2, 9))) for _ in range(3000)]
    text = " ".join(words[int(r.random() ** 3 * len(words))] + r.choice(["", "", ",", ".\n"]) for _ in range(1500000))
    (folder / "text").write_text(text)
    width, height = 1000, 750
    pixels = bytearray()
    for y in range(height):
        for x in range(width):
            edge = 90 * ((x // 71 + y // 93) % 2)
            pixels += bytes(min(255, v) for v in (x // 5 + edge // 2, y // 4 + edge, r.randrange(20) + edge))
    (folder / "picture").write_bytes(b"P6\n%d %d\n255\n" % (width, height) + bytes(pixels))
    (folder / "picture.ppm").write_bytes((folder / "picture").read_bytes())
    (folder / "video").write_bytes(video(320, 180, 30, r))
    (folder / "script").write_text(SCRIPT)
    (folder / "queries").write_text(QUERIES)


def video(width, height, frames, r):
    """Waves that move, with noise, as a file in the format of YUV4MPEG2."""
    film = bytearray(b"YUV4MPEG2 W%d H%d F25:1 Ip A1:1 C420jpeg\n" % (width, height))
    rows = [[128 + 60 * math.sin(x / 17) + 40 * math.cos(y / 13) for x in range(width + 2 * frames)]
            for y in range(height + frames)]
    for k in range(frames):
        film += b"FRAME\n"
        for y in range(height):
            film += bytes(max(0, min(255, int(v) + r.randrange(-6, 7))) for v in rows[y + k][2 * k:2 * k + width])
        for colour in (120, 128):
            film += bytes(colour + (x + y + k) // 15 % 9 for y in range(height // 2) for x in range(width // 2))
    return bytes(film)


def build(project, sources, folder, command, flags, configured_by=None):
    """A copy of a project in a folder, built by a command, and configured by another one if there is one."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sources / project, folder, symlinks=True)
    for step in ["configure", "make"]:
        compiler = configured_by if configured_by and step == "configure" else command
        environment = dict(os.environ, CC=compiler, CFLAGS=flags, MAKEFLAGS="-j2")
        done = subprocess.run([HERE / "recipe", step, project], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if done.returncode:
            raise RuntimeError(f"{step} by {command} failed:\n" + "\n".join(done.stdout.splitlines()[-5:]))
