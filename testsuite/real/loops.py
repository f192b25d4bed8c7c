#!/usr/bin/env python3
"""Counts loops in the remarks of one build: vcc's (*.log) against the vectorizers of gcc (*.gcc) and clang (*.clang).

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
PEERS = {
    ".gcc": re.compile(r"^(\S+?):(\d+):(\d+): optimized: loop vectorized"),
    ".clang": re.compile(r"^(\S+?):(\d+):(\d+): remark: vectorized loop"),
}

loops = {}  # (file, line) -> (code, message)
peers = {name: set() for name in PEERS}
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    for line in path.read_text(errors="replace").splitlines():
        if path.suffix == ".log" and (m := REMARK.match(line)):
            key = (pathlib.Path(m[1]).name, int(m[2]))
            # Several loops on one line, or one in several builds: what was vectorized counts.
            if loops.get(key, ("",))[0] != "vectorized":
                loops[key] = (m[4], m[5])
        elif path.suffix in PEERS and (m := PEERS[path.suffix].match(line)):
            peers[path.suffix].add((pathlib.Path(m[1]).name, int(m[2])))

lines = collections.defaultdict(list)  # file -> lines on which vcc found loops
for file, line in sorted(loops):
    lines[file].append(line)


def joined(key):
    """The loop that a position of a peer's belongs to."""
    file, line = key
    before = bisect.bisect_right(lines[file], line)
    return (file, lines[file][before - 1]) if before else key


gcc, clang = ({joined(key) for key in found} for found in peers.values())
done = {key for key, (code, _) in loops.items() if code == "vectorized"}
missed = sorted((gcc | clang) - done)
reason = lambda key: loops.get(key, ("?", "no loop found on this line"))
print(f"     {len(loops)} loops found, {len(done)} vectorized; gcc -O3 {len(gcc)}, clang -O3 {len(clang)}; "
      f"{len(missed)} by one of them only:")
for code, count in collections.Counter(reason(key)[0] for key in missed).most_common():
    print(f"     {count:5} {code}")
print("missed although gcc or clang vectorizes them:")
for key in missed:
    by = " and ".join(name for name, found in [("gcc", gcc), ("clang", clang)] if key in found)
    code, message = reason(key)
    print(f"  {key[0]}:{key[1]}: [{code}] {message} ({by})")
