#!/usr/bin/env python3
"""Judges software pipelining for processors that work in order, by a model that is not vcc's own: llvm-mca's.

    in_order.py [--vcc=PROGRAM] [--cpu=NAME] [--pipeline=WHEN] [--option=OPTION]... FILE...

Each FILE is a kernel (testsuite/kernels, testsuite/everyday). vcc writes it for gcc and for clang, with and without
pipelined loops, each compiles its own, and the widest vector loop is cut out of the assembly: the lines of C that its
instructions come from say which one that is. A scalar loop whose iterations overlap is compared with that of the file
as it is. Printed are cycles for each iteration of the original loop, and their ratio, more than 1 where the pipelined
loop is faster. WHEN is what `--pipeline` says of the pipelined one, `always` or `auto`; kernels in which it changes
nothing are counted.
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile

COMPILERS = {"gcc": ["aarch64-linux-gnu-gcc"], "clang": ["clang-19", "--target=aarch64-linux-gnu"]}
FLAGS = ["-O2", "-ffp-contract=off"]
# Of scalar loops: what is unrolled does several iterations, and nobody could tell how many.
ONCE = "-fno-unroll-loops"
SCALAR = re.compile(r"/\* vcc: line (\d+): scalar, pipelined")
LOOP = re.compile(r"^( *)for \(.*; (\w+) \+= (\d+)\) \{$")
BRANCH = re.compile(r"^\s+(?:b\.?\w\w|cbn?z\s+\w+,|tbn?z\s+\w+,\s*\S+,)\s+(\.L\w+)$")
# Labels of debug information, which stand anywhere.
NOTHING = re.compile(r"^\.L(tmp|VL|BB\d+$|BE\d+$|FB|FE|func)")
# What decides over the time of an instruction is whether its result is awaited; no call is in a loop of these.
MCA = ["llvm-mca-19", "-mtriple=aarch64-linux-gnu", "-iterations=200"]


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


def vector(text, without):
    """The lines of the first kernel of the pipelined vector loops with the longest step, and of the loop that it was in
    the text without pipelining; none if there is none."""
    lines = text.splitlines()
    kernels, plain, found = [], [], None
    overlaps = False
    for first, line in enumerate(lines):
        overlaps |= line.endswith(" iterations overlap */")
        if not (m := LOOP.match(line)):
            continue
        if overlaps:
            kernels.append(ends(lines, first))
        else:
            # It stands behind all kernels that were made of it, and several of these may be of one loop.
            plain.append(int(m[3]))
            if kernels and (found is None or plain[-1] > plain[found[1]]):
                found = (kernels[0], len(plain) - 1)
            kernels = []
        overlaps = False
    if found is None:
        return None
    lines = without.splitlines()
    same = [ends(lines, first) for first, line in enumerate(lines) if LOOP.match(line)]
    return (found[0], same[found[1]]) if len(same) == len(plain) else None


def scalar(text, original):
    """The lines of the first scalar loop whose iterations overlap, and of the loop that it was; none if there is none."""
    lines = text.splitlines()
    at = next((m for m in map(SCALAR.search, lines) if m), None)
    overlaps = next((n for n, line in enumerate(lines) if line.endswith(" iterations overlap */")), None)
    if at is None or overlaps is None:
        return None
    first = next(n for n in range(overlaps, len(lines)) if lines[n].lstrip().startswith("for ("))
    # However the user's loop steps, each time is an iteration.
    return (ends(lines, first), (*ends(original.splitlines(), int(at[1]) - 1)[:2], 1))


def ends(lines, first):
    """A loop from its first line to that which ends it, by how far they are indented, and the iterations it does."""
    margin = len(lines[first]) - len(lines[first].lstrip())
    inside = lambda line: not line.strip() or len(line) - len(line.lstrip()) > margin
    last = next((n for n in range(first + 1, len(lines)) if not inside(lines[n])), len(lines))
    step = re.search(r" \+= (\d+)\) \{$", lines[first])
    return (first + 1, last + 1 if lines[last].strip() == "}" else last, int(step[1]) if step else 1)


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


def versions(file, place, compiler, args):
    """What vcc writes of a file for a compiler, without and with pipelined loops: texts and where they are."""
    vcc = [args.vcc, f"--cc={' '.join(compiler)}", "--target=neon", *FLAGS, f"--tune={args.cpu}", *args.option]
    texts, paths = [], []
    for when in ["never", args.pipeline]:
        path = pathlib.Path(place, f"{file.stem}_{when}.c")
        made = run([*vcc, f"--pipeline={when}", "-o", str(path), str(file)])
        if made.returncode:
            sys.exit(made.stderr)
        paths.append(path)
        texts.append(path.read_text())
    return texts, paths


def both_cycles(file, compiler, args):
    """Cycles without and with pipelined loops; none if these are the same loops."""
    with tempfile.TemporaryDirectory() as place:
        texts, paths = versions(file, place, compiler, args)
        if texts[0] == texts[1]:
            return None
        options = [ONCE] if SCALAR.search(texts[1]) else []
        if options:
            found = scalar(texts[1], file.read_text())
            paths[0].write_text(file.read_text())
        else:
            found = vector(texts[1], texts[0])
        found = (found or (None, None))[::-1]
        return [cycles(*each, compiler, args.cpu, options) for each in zip(paths, found)]


def cycles(path, found, compiler, cpu, options):
    """Cycles for each iteration of the original loop; none if there is no such loop, or it has branches."""
    if found is None:
        return None
    first, last, step = found
    output = path.with_suffix(".s")
    made = run([*compiler, *FLAGS, "-g1", "-S", *options, f"-mcpu={cpu}", str(path), "-o", str(output)])
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
    print(f"{args.cpu}, --pipeline={args.pipeline}: cycles for each iteration, without and with; ratio")
    print(f"{'kernel':24}" + "".join(f"{name:>27}" for name in COMPILERS))
    ratios = {name: [] for name in COMPILERS}
    same = missing = 0
    for file in args.files:
        line = f"{file.stem:24}"
        changes = False
        for name, compiler in COMPILERS.items():
            both = both_cycles(file, compiler, args)
            changes |= both is not None
            if both is None:
                line += f"{'the same':>27}"
            elif None in both:
                missing += 1
                line += f"{'no loop found':>27}"
            else:
                ratios[name].append((both[0] / both[1], file.stem))
                line += f"{both[0]:10.3f}{both[1]:9.3f}{both[0] / both[1]:8.2f}"
        if changes:
            print(line, flush=True)
        same += not changes
    for name, found in ratios.items():
        if found:
            mean = math.exp(sum(math.log(ratio) for ratio, _ in found) / len(found))
            lost = [stem for ratio, stem in found if ratio < 0.98]
            print(f"{name}: {len(found)} kernels, geomean {mean:.3f}, {len(lost)} below 0.98: {' '.join(lost)}")
    print(f"{same} kernels are the same, {missing} loops were not found")


main()
