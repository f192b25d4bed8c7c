#!/usr/bin/env python3
"""Judges software pipelining for processors that work in order, by a model that is not vcc's own: llvm-mca's.

    in_order.py [--vcc=PROGRAM] [--cpu=NAME] [--pipeline=WHEN] [--option=OPTION]... FILE...

Each FILE is a kernel (testsuite/kernels, testsuite/everyday). vcc writes it with and without pipelined loops, gcc and
clang compile both, and the widest vector loop is cut out of the assembly: the lines of C that its instructions come
from say which one that is. Printed are cycles for each iteration of the original loop, and their ratio, more than 1
where the pipelined loop is faster. WHEN is what `--pipeline` says of the pipelined one, `always` or `auto`; kernels in
which it changes nothing are counted.
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile

GCC = ["aarch64-linux-gnu-gcc", "-O2", "-ffp-contract=off", "-g1", "-S"]
CLANG = ["clang-19", "--target=aarch64-linux-gnu", "-O2", "-ffp-contract=off", "-g1", "-S"]
LOOP = re.compile(r"^( *)for \(.*; (\w+) \+= (\d+)\) \{$")
BRANCH = re.compile(r"^\s+(?:b\.?\w\w|cbn?z\s+\w+,|tbn?z\s+\w+,\s*\S+,)\s+(\.L\w+)$")
# Labels of debug information, which stand anywhere.
NOTHING = re.compile(r"^\.L(tmp|VL|BB\d+$|BE\d+$|FB|FE|func)")
# What decides over the time of an instruction is whether its result is awaited; no call is in a loop of these.
MCA = ["llvm-mca-19", "-mtriple=aarch64-linux-gnu", "-iterations=200"]


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


def widest(text):
    """The lines of the first one of the loops with the longest step, and that step."""
    lines = text.splitlines()
    found = None
    for first, line in enumerate(lines):
        if m := LOOP.match(line):
            end = next(n for n in range(first, len(lines)) if lines[n] == m[1] + "}")
            if found is None or int(m[3]) > found[2]:
                found = (first + 1, end + 1, int(m[3]))
    return found


def loops(assembly, name):
    """Bodies of loops without branches, with the lines of the file of that name that they come from."""
    files = {m[1] for m in re.finditer(r'^\t\.file\t?\s?(\d+)[^\n]* "([^"\n]*)"', assembly, re.M) if pathlib.Path(m[2]).name == name}
    # Labels since the last branch, with the numbers of the instructions behind them; instructions and lines.
    labels, body, where, line = {}, [], [], 0
    for text in assembly.splitlines():
        text = re.split(r"\s*//", text)[0].rstrip()
        if m := re.match(r"^(\.L\w+):", text):
            if not NOTHING.match(m[1]):
                labels[m[1]] = len(body)
        elif m := re.match(r"^\s+\.loc\s+(\d+) (\d+)", text):
            line = int(m[2]) if m[1] in files else 0
        elif re.match(r"^\s+[a-z]", text):
            body.append(text)
            where.append(line)
            m = BRANCH.match(text)
            if m and m[1] in labels:
                yield body[labels[m[1]]:], where[labels[m[1]]:]
            if m or re.match(r"^\s+(b|ret|bl)\b", text):
                labels, body, where = {}, [], []


def cycles(path, compiler, cpu):
    """Cycles for each iteration of the original loop; none if there is no such loop, or it has branches."""
    found = widest(path.read_text())
    if found is None:
        return None
    first, last, step = found
    output = path.with_suffix(".s")
    made = run([*compiler, f"-mcpu={cpu}", str(path), "-o", str(output)])
    if made.returncode:
        sys.exit(made.stderr)
    best = None
    for body, where in loops(output.read_text(), path.name):
        own = sum(first <= line <= last for line in where)
        if own * 2 > len([line for line in where if line]) and (best is None or own > best[0]):
            best = (own, body)
    if best is None:
        return None
    said = run([*MCA, f"-mcpu={cpu}"], input="\n".join(best[1]) + "\n")
    m = re.search(r"^Total Cycles:\s+(\d+)", said.stdout, re.M)
    return int(m[1]) / 200 / step if m else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vcc", default="target/release/vcc")
    parser.add_argument("--cpu", default="cortex-a53")
    parser.add_argument("--pipeline", default="auto")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    vcc = [args.vcc, "--cc=aarch64-linux-gnu-gcc", "--target=neon", "-O2", "-ffp-contract=off", f"--tune={args.cpu}"]
    vcc += args.option
    compilers = {"gcc": GCC, "clang": CLANG}
    print(f"{args.cpu}, --pipeline={args.pipeline}: cycles for each iteration, without and with; ratio")
    print(f"{'kernel':24}" + "".join(f"{name:>27}" for name in compilers))
    ratios = {name: [] for name in compilers}
    same = missing = 0
    for file in args.files:
        with tempfile.TemporaryDirectory() as place:
            texts, paths = [], []
            for when in ["never", args.pipeline]:
                path = pathlib.Path(place, f"{file.stem}_{when}.c")
                made = run([*vcc, f"--pipeline={when}", "-o", str(path), str(file)])
                if made.returncode:
                    sys.exit(made.stderr)
                paths.append(path)
                texts.append(path.read_text())
            if texts[0] == texts[1]:
                same += 1
                continue
            line = f"{file.stem:24}"
            for name, compiler in compilers.items():
                both = [cycles(path, compiler, args.cpu) for path in paths]
                if None in both:
                    missing += 1
                    line += f"{'no loop found':>27}"
                    continue
                ratios[name].append((both[0] / both[1], file.stem))
                line += f"{both[0]:10.3f}{both[1]:9.3f}{both[0] / both[1]:8.2f}"
            print(line, flush=True)
    for name, found in ratios.items():
        if found:
            mean = math.exp(sum(math.log(ratio) for ratio, _ in found) / len(found))
            lost = [stem for ratio, stem in found if ratio < 0.98]
            print(f"{name}: {len(found)} kernels, geomean {mean:.3f}, {len(lost)} below 0.98: {' '.join(lost)}")
    print(f"{same} kernels are the same, {missing} loops were not found")


main()
