//! Loops whose bounds and rows are read through pointers in each iteration, and that keep numbers in a record of their
//! own.

use super::arrays::{Array, LENGTH};
use super::{Generator, Place, Random};
use crate::features::mark;

/// Heads of loops that go through the first elements.
const LOOPS: &[&str] = &[
    "for (int i = 0; i < *count; i++)",
    "for (long i = 0; i < *count; i++)",
    "for (int i = 0; i < held->count; i++)",
    "for (int i = 0; i < n; i++)",
    "for (int i = n - 1; i >= 0; i--)",
];

/// What is written, of a byte `x[i]`: never more than the loop has iterations at least.
const VALUES: &[&str] = &["x[i]", "(x[i] & 3)", "table[x[i]]", "(x[i] ^ 5)", "i"];

/// Where it is written: the first ones may be the bound itself.
const PLACES: &[&str] = &[
    "row[0][i]",
    "row[0][x[i] & 7]",
    "row[1][2 * i]",
    "rows[held->key][i]",
    "rows[s & 1][i]",
    "(*rows)[2 * i + 1]",
    "row[1][x[i] & 7]",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn go_through_pointers(&mut self, after: &mut String, globals: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..19 {
            random = random.aside();
        }
        let apart = |array: &&Array| array.place != Place::Walking;
        let all: Vec<&Array> = self.arrays.iter().filter(apart).collect();
        if self.tame || all.is_empty() || !random.one_in(5) {
            return;
        }
        let base = random.pick(&all).base(&self.kernel);
        let ty = random.pick(&[
            "float",
            "double",
            "int",
            "short",
            "unsigned char",
            "long",
            "unsigned",
        ]);
        let held = format!("struct {}_held", self.kernel);
        globals.push_str(&format!(
            "{held} {{\n    int count, key;\n    {ty} first, second;\n}};\n"
        ));
        globals.push_str(&format!(
            "struct {0}_ints {{ int a, b; }};\nstruct {0}_floats {{ float a, b; }};\n\
             static union {{ struct {0}_ints ints; struct {0}_floats floats; }} {0}_both[{LENGTH} + 1];\n",
            self.kernel
        ));
        // Where the loop writes to its own bound, that is small from then on.
        let written = matches!(ty, "int" | "unsigned") && random.one_in(2);
        // Other statements store larger numbers.
        let (first, values, places, kinds) = match written {
            true => ("(int *)&row[0][2]", &VALUES[1..2], &PLACES[..2], 3),
            false => ("&own.count", VALUES, PLACES, 7),
        };
        let body: String = (0..1 + random.below(2))
            .map(|_| statement(&mut random, ty, &self.kernel, (values, places, kinds)))
            .collect();
        let head = random.pick(LOOPS);
        after.push_str(&format!(
            "    {{\n    static {ty} row[2][2 * {LENGTH}];\n    \
             static const unsigned char table[256] = {{ 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, [40] = 7, [128] = 1, [255] = 2 }};\n    \
             static {held} list[{LENGTH}];\n    {held} own = {{ (int)n, s & 1, 0, 0 }}, *held = &own;\n    \
             {ty} *both[2] = {{ row[0], row[1] }}, **rows = both;\n    \
             int *count = {first};\n    *count = (int)n;\n    \
             const unsigned char *x = (const unsigned char *)({base});\n    unsigned long sum = 0;\n    \
             {head} {{\n{body}    }}\n    for (int i = 0; i < 2 * n + 4; i++)\n        \
             sum = sum * 3 + (unsigned long)(long)row[0][i] + 5 * (unsigned long)(long)row[1][i];\n    \
             h = h * 31 + sum + (unsigned long)(long)held->first + (unsigned long)own.count;\n    }}\n"
        ));
    }
}

/// A statement of the loop.
fn statement(
    random: &mut Random,
    ty: &str,
    kernel: &str,
    (values, places, kinds): (&[&str], &[&str], usize),
) -> String {
    let held = format!("struct {kernel}_held");
    let value = format!("({ty}){}", random.pick(values));
    let condition = random.pick(&["x[i] & 1", "x[i] > 40", "i & 4"]);
    let place = random.pick(places);
    let mut name = match place.starts_with('r') {
        true if place.starts_with("row[") => "bound behind a pointer",
        _ => "row read in each iteration",
    };
    let text = match random.below(kinds) {
        0 => format!("        {place} = {value};\n"),
        1 => format!(
            "        {place} = {value};\n        if ({condition})\n            {place} = ({ty})({place} / 2);\n"
        ),
        2 => format!("        if ({condition})\n            {place} = {value};\n"),
        3 => {
            name = "record of the loop's own";
            let begin = random.pick(&["", "", " = { 1, 2, 3, 4 }"]);
            format!(
                "        {held} r{begin};\n        r.first = {value};\n        r.second = ({ty})(x[i] & 7);\n        \
                 {place} = r.second;\n        r.second = r.first;\n        if ({condition})\n            r.first = ({ty})1;\n        \
                 row[1][i] = ({ty})((r.first + r.second) / 2);\n"
            )
        }
        5 => {
            name = "records copied through a union";
            let at = random.pick(&["i", "i", "i + 1"]);
            format!(
                "        struct {kernel}_floats before = {kernel}_both[i].floats;\n        \
                 struct {kernel}_ints made = {{ 0x40000000 + (x[i] << 14), 0x40400000 }};\n        \
                 {kernel}_both[{at}].ints = made;\n        struct {kernel}_floats after = {kernel}_both[i].floats;\n        \
                 {place} = ({ty})(before.a + after.b);\n        row[0][i] = ({ty})(after.a + before.b);\n"
            )
        }
        4 => {
            name = "bytes of a record that is read";
            let own = random.pick(&["held->", "list[i].", "list[i].", "r."]);
            let (begin, address, byte) = match own {
                "r." => (
                    format!("        {held} r = {{ 1, 2, 3, 4 }};\n"),
                    "&r",
                    "8 + (i & 1)",
                ),
                "held->" => (String::new(), "held", "8 + (i & 1)"),
                _ => (String::new(), "&list[i]", "9"),
            };
            format!(
                "{begin}        {own}first = {value};\n        ((unsigned char *){address})[{byte}] = x[i] & 3;\n        \
                 {place} = ({ty})({own}first / 2);\n"
            )
        }
        _ => {
            name = "record outside the loop";
            format!(
                "        held->first = {value};\n        {place} = held->first;\n        held->second = ({ty})(x[i] & 15);\n        \
                 row[0][i] = ({ty})((held->first + held->second) / 2);\n"
            )
        }
    };
    let block = format!("        {}\n{text}", mark(name));
    format!("        {{\n{block}        }}\n")
}
