//! Loops over rows that accumulate over all of them.

use super::Generator;
use crate::features::mark;

/// Columns of a row: those that whole vectors do, and some that leave a rest.
const COLUMNS: &[usize] = &[4, 8, 8, 16, 16, 16, 32, 64, 12, 7];

/// What is accumulated where; `V` and `W` are elements, `C` a condition of them, `T` their type, `s` and `u` sums without
/// a sign, `b` an extremum of their type.
const UPDATES: &[&str] = &[
    "s += V;",
    "s += V; u ^= W;",
    "s += V > 3;",
    "if (C) s += V;",
    "if (C) s++; else u++;",
    "s -= V; u += V * (unsigned long)W;",
    "b = V > b ? V : b;",
    "if (V < b) b = V;",
    "b = V > b ? V : b; s += W;",
    "s += V > W ? (unsigned long)V - W : (unsigned long)W - V;",
    "s += (T)((unsigned long)V + W);",
    "u |= V; s += j;",
    "s += V * (unsigned long)j;",
    "if (C) u += j * 5;",
    "u ^= j + (unsigned long)V;",
];

/// How rows follow each other, of which vectors accumulate over the first seven, and others come close; `R` is their number, `N` the columns of one, `U` what is accumulated.
const ROWS: &[&str] = &[
    "for (C i = 0; i < R; i++) { P = x + i * N; L { U } }",
    "P = x; for (C i = 0; i < R; i++, p += N) L { U }",
    "P = x; for (C i = R; i > 0; i--) { L { U } p += N; }",
    "P = x; C i = 0; if (R > 0) do { L { U } p += N; } while (++i < R);",
    "for (C i = 0; i < R; i++) { P = x + (R - 1 - i) * N; L { U } h += (unsigned long)i; }",
    "P = x; for (C i = 0; i < R; i++) { for (int j = 0; j < N; j++) { U } p = i & 1 ? p + N : x; }",
    "P = x; C j = 0; for (C i = 0; i < R; i++, p += N) for (j = 0; j < N; j++) { U } h += (unsigned long)j;",
    "for (C i = 0; i < R; i++) { P = x + i * N; h ^= s + (b > 3); L { U } }",
    "for (C i = 0; i < R; i++) { P = x + i * N; L { U } h ^= s; }",
    "for (C i = 0; i < R; i++) { P = x + i * N; s = 3; L { U } h ^= s; }",
    "for (C i = 0; i < R; i++) { P = x + i * N; L { U } if (p[0] > 100) break; }",
    "for (C i = 0; i < R; i++) { P = x + i * N; if (p[1] > 3) L { U } }",
    "for (C i = 0; i < R; i++) { P = x + i * N; L { U } s += (unsigned long)i; }",
    "for (C i = 0; i < R; i++) { P = x + i * N; L { U } unsigned long t = s; s = u; u = t; }",
    "for (C k = 0; k < 3; k++) for (C i = 0; i < R; i++) { P = x + i * N; L { U } }",
    "for (C i = 0; i < R; i++) { P = x + i * N; L { U } L { s ^= V; } }",
    "for (C i = 0; i < R; i++) { P = x + i * N; unsigned long was = s; L { U } h += s > was; }",
];

/// The loop over the columns of a row.
const COLUMN_LOOPS: &[&str] = &[
    "for (int j = 0; j < N; j++)",
    "for (int j = 0; j < N; j++)",
    "for (unsigned j = 0; j != N; j++)",
    "for (long j = N - 1; j >= 0; j--)",
    "for (unsigned char j = 0; j < N; j++)",
];

impl Generator {
    /// A nest of its own behind the other loops, now and then.
    pub(super) fn accumulate_rows(&mut self, after: &mut String) {
        let asides = self.random.aside().aside().aside().aside().aside();
        let mut random = asides.aside().aside().aside().aside();
        if self.tame || !random.one_in(6) {
            return;
        }
        let x = &self.arrays[random.below(self.arrays.len())];
        let ty = x.element.1;
        let columns = random.pick(COLUMNS);
        let is_float = matches!(ty, "float" | "double");
        let (v, w) = (
            "p[j]",
            random.pick(&["p[j]", "(T)7", "p[N - 1 - j]", "p[0]"]),
        );
        let condition = match (is_float, random.below(3)) {
            (_, 0) => "V <= 9",
            (false, 1) => "(V & 3) == 1",
            _ => "V > W",
        };
        // Numbers with a fraction, or without an end, are no integers.
        let updates: Vec<&str> = match is_float {
            true => UPDATES
                .iter()
                .copied()
                .filter(|u| u.contains('b') || u.contains("++") || *u == "s += V > 3;")
                .filter(|u| !u.contains("s += W"))
                .collect(),
            false => UPDATES.to_vec(),
        };
        let update = random.pick(&updates);
        let rows = match random.one_in(2) {
            true => random.pick(ROWS),
            false => random.pick(&ROWS[..8]),
        };
        let rows = match is_float && rows.contains("s ^= V") {
            true => ROWS[0],
            false => rows,
        };
        let counter = random.pick(&["int", "int", "long", "unsigned", "unsigned long"]);
        let column_loop = random.pick(COLUMN_LOOPS);
        let elements = format!("{}[0]", x.base(&self.kernel));
        let text = replaced(
            rows,
            &[("L", column_loop), ("U", update), ("C", condition)],
            counter,
        );
        let text = words(&text, &[("V", v), ("W", w)]);
        let count = format!("(({counter})n / {columns})");
        let columns = columns.to_string();
        let text = words(&text, &[("T", ty), ("N", &columns), ("R", &count)]);
        let pointer = format!("const {ty} *p");
        let text = words(&text, &[("P", &pointer)]);
        let mark = mark("double reduction");
        after.push_str(&format!(
            "    {{\n    {mark}\n    const {ty} *x = &{elements};\n    unsigned long s = 1, u = 2;\n    {ty} b = x[0];\n    \
             {text}\n    h = h * 31 + s * 7 + u * 5 + (unsigned long)(b > 3) + (unsigned long)(b < 100);\n    }}\n"
        ));
    }
}

/// A text in which letters stand for others; `C` at the head of a declaration is the type of a counter, and a condition
/// elsewhere.
fn replaced(text: &str, letters: &[(&str, &str)], counter: &str) -> String {
    let declared = text.replace("C i", &format!("{counter} i"));
    let declared = declared
        .replace("C j", &format!("{counter} j"))
        .replace("C k", &format!("{counter} k"));
    letters
        .iter()
        .fold(declared, |text, (letter, by)| words(&text, &[(letter, by)]))
}

/// A text with other words in the place of some.
pub(super) fn words(text: &str, by: &[(&str, &str)]) -> String {
    let mut made = String::new();
    for part in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let end = part.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        let found = by.iter().find(|(word, _)| *word == end);
        made.push_str(found.map_or(end, |(_, other)| other));
        made.push_str(&part[end.len()..]);
    }
    made
}
