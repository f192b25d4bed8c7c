#!/usr/bin/env python3
"""Runs the compiler $COUNTED_COMPILER with the arguments of the call, and has what vcc wrote count how often it runs.

In a file that vcc wrote, every loop over vectors gets a counter, as has vector code without a loop around it, and so
does what stands before it; they belong to the line that the comment before them names. A program writes its counters to
the file $COUNTS when it ends (counts.c, whose object is $COUNTS_OBJECT): the C file, the line, what kind of place it is,
how often it was come to, and how often its vectors ran. What is compiled is written there as well, with zeros.
"""
import os
import pathlib
import re
import sys

WRITTEN = re.compile(r"^/\* vcc \S+ wrote this", re.M)
PLACE = re.compile(r"^\s*/\* vcc: (line|block at lines?) (\d+)")
LOOP = re.compile(r"^\s*(?:for|while) \(|^\s*do \{$")
# What only prepares values, and may stand before the guard of the loop.
PREPARES = re.compile(r"_mm\d*_(?:set|setr|cvtsi|undefined|castsi|castp)\w*\(")
VECTOR = re.compile(r"\b_mm\d*_\w+\(")


def computes(line):
    return VECTOR.search(PREPARES.sub("", line)) is not None


def header_end(lines, at):
    """The last line of a loop's header, if a brace opens its body."""
    depth = 0
    for number in range(at, min(at + 20, len(lines))):
        depth += lines[number].count("(") - lines[number].count(")")
        if depth == 0:
            return number if lines[number].endswith("{") else None
    return None


def body_end(lines, header, end, stop):
    """The line that closes a loop: the first one no deeper than its header."""
    indentation = len(lines[header]) - len(lines[header].lstrip())
    for number in range(end + 1, stop):
        line = lines[number]
        if line.strip() and not line.startswith("#") and len(line) - len(line.lstrip()) <= indentation:
            return number
    return stop


def insertions(lines, start, stop):
    """Lines behind which a counter shows that vector code runs: in innermost loops over vectors, or in code without."""
    loops = []
    for number in range(start, stop):
        if LOOP.match(lines[number]) and (end := header_end(lines, number)) is not None:
            loops.append((end, body_end(lines, number, end, stop)))
    found = []
    for end, last in loops:
        inside = [(a, b) for a, b in loops if end < a and b <= last]
        own = [n for n in range(end + 1, last) if not any(a <= n <= b for a, b in inside)]
        if any(computes(lines[n]) for n in own):
            found.append(end)
    if not found:
        for number in range(start, stop):
            before = lines[number - 1].rstrip()
            if computes(lines[number]) and before.endswith((";", "{", "}", "*/")):
                return [number - 1]
    return found


def comment_end(lines, number):
    """The last line of the comment that begins on a line."""
    return next(n for n in range(number, len(lines)) if "*/" in lines[n])


def count(text, name):
    # Debug information is of no use here.
    lines = [line for line in text.split("\n") if not line.startswith("#line ")]
    places = [(n, m) for n, line in enumerate(lines) if (m := PLACE.match(line))]
    after, rows = {}, []
    for k, (number, match) in enumerate(places):
        after.setdefault(comment_end(lines, number), []).append(f"vcc_came[{k}]")
        stop = places[k + 1][0] if k + 1 < len(places) else len(lines)
        stop = next((n for n in range(number, stop) if lines[n] == "}"), stop)
        found = insertions(lines, number + 1, stop)
        for line in found:
            after.setdefault(line, []).append(f"vcc_ran[{k}]")
        kind = "loop" if match[1] == "line" else "block"
        rows.append((match[2], kind if found else "unseen"))
    if not places:
        return text
    with open(os.environ["COUNTS"], "a") as counts:
        counts.writelines(f"{name}\t{line}\t{kind}\t0\t0\n" for line, kind in rows)
    out = ["struct vcc_place { int line; const char *kind; };",
           "void vcc_counts(const char *, const struct vcc_place *, const unsigned long *, const unsigned long *, int);",
           f"static unsigned long vcc_came[{len(rows)}], vcc_ran[{len(rows)}];",
           "static const struct vcc_place vcc_places[] = {",
           *(f'    {{ {line}, "{kind}" }},' for line, kind in rows),
           "};",
           "__attribute__((__constructor__)) static void vcc_register(void)",
           f'{{ vcc_counts("{name}", vcc_places, vcc_came, vcc_ran, {len(rows)}); }}']
    for number, line in enumerate(lines):
        out.append(line)
        end = " \\" if line.endswith("\\") else ""
        out += [f"{counter}++;{end}" for counter in after.get(number, [])]
    return "\n".join(out)


def main():
    args = sys.argv[1:]
    if not {"-E", "-M", "-MM"} & set(args):
        for arg in args:
            if not arg.endswith(".c") or not os.path.isfile(arg):
                continue
            path = pathlib.Path(arg)
            text = path.read_text(encoding="latin-1")
            if not WRITTEN.search(text[:1000]):
                continue
            prefix = f"-fdebug-prefix-map={arg}="
            name = next((other[len(prefix):] for other in args if other.startswith(prefix)), arg)
            path.write_text(count(text, os.path.join(os.getcwd(), name)), encoding="latin-1")
        if not {"-c", "-S"} & set(args) and any(arg == "-o" or arg.endswith((".c", ".o")) for arg in args):
            args.append(os.environ["COUNTS_OBJECT"])
    compiler = os.environ["COUNTED_COMPILER"]
    os.execvp(compiler, [compiler, *args])


main()
