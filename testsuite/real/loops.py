#!/usr/bin/env python3
"""Counts loops in the remarks of one build: vcc's (*.log) against gcc's own vectorizer's (*.gcc).

    loops.py FOLDER

vcc names a loop by its keyword, gcc by its keyword or its condition, which for `do` stands at the end:
a line of gcc's that begins no loop belongs to the nearest loop before it. A loop that gcc vectorizes
in several copies counts once; one that it turned into a call of memset or memcpy is not among its
remarks.
"""
import bisect
import collections
import pathlib
import re
import sys

REMARK = re.compile(r"^(\S+?):(\d+):(\d+): note\[([a-z-]+)\]: (loop .*)$")
GCC = re.compile(r"^(\S+?):(\d+):(\d+): optimized: loop vectorized")

loops = {}  # (file, line) -> (code, message)
gcc = set()
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    for line in path.read_text(errors="replace").splitlines():
        if path.suffix == ".log" and (m := REMARK.match(line)):
            key = (pathlib.Path(m[1]).name, int(m[2]))
            # Several loops on one line, or one in several builds: what was vectorized counts.
            if loops.get(key, ("",))[0] != "vectorized":
                loops[key] = (m[4], m[5])
        elif path.suffix == ".gcc" and (m := GCC.match(line)):
            gcc.add((pathlib.Path(m[1]).name, int(m[2])))

lines = collections.defaultdict(list)  # file -> lines on which vcc found loops
for file, line in sorted(loops):
    lines[file].append(line)


def joined(key):
    """The loop that a position of gcc's belongs to."""
    file, line = key
    before = bisect.bisect_right(lines[file], line)
    return (file, lines[file][before - 1]) if before else key


gcc = {joined(key) for key in gcc}
done = {key for key, (code, _) in loops.items() if code == "vectorized"}
reasons = collections.Counter(code for code, _ in loops.values() if code != "vectorized")
print(f"     {len(loops)} loops found, {len(done)} vectorized; "
      f"gcc vectorizes {len(gcc)}, {len(gcc & done)} of them in common")
for code, count in reasons.most_common(5):
    print(f"     {count:5} {code}")
print("missed although gcc vectorizes them:")
for key in sorted(gcc - done):
    code, message = loops.get(key, ("?", "no loop found on this line"))
    print(f"  {key[0]}:{key[1]}: [{code}] {message}")
