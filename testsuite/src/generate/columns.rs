//! Loops over rows and columns that may change places, and such that come close.

use super::Generator;
use super::rows::words;
use crate::features::mark;

/// What is done in each column of a row; `Y` and `Z` are arrays, `A` and `B` what their elements become, `P` and `Q`
/// sums of elements of `Y`, `V` an element of a row, `T` the type of `Y`. Loops over the first six may change places.
const UPDATES: &[&str] = &[
    "Y[i] = A;",
    "Y[i] = A;",
    "if (V > 2) Y[i] = A;",
    "if (V > 2) Y[i] = A; else Y[i] = (T)(Y[i] / 2);",
    "Y[i] = A; Z[i] = B;",
    "Y[i] = A; Y[i] = P;",
    "Y[i] = A; h += V > 3;",
    "Y[i] = A; Y[i + 1] = (T)j;",
    "Y[i] = A; t = V > 1;",
    "Y[i + j] = A;",
    "Y[i] = Q;",
];

/// The loops; `D` and `C` are types of counters, `M` the number of rows, `L` the loop over columns, `U` the update. Most of
/// the first eight may change places.
const ROWS: &[&str] = &[
    "for (D j = 0; j < M; j++) { T w = (T)j; L { U } }",
    "for (D j = 0; j < M; j++) { T w = (T)(X[j] > 4); L { U } }",
    "for (D j = M; j > 0; j -= 1) { T w = 2; L { U } }",
    "for (D j = 0; j != M; j++) { T w = (T)(j & 3); L { U } }",
    "for (D j = 0; j <= M; j += 2) { T w = 1; L { U } }",
    "for (unsigned j = 5; j < 0xF0000030u; j += 0x10000001u) { T w = (T)(j & 63); L { Y[i] = P; } }",
    "for (int k = 0; k < 2; k++) for (D j = 0; j < M; j++) { T w = (T)k; L { U } }",
    "{ D j; C i = 0; T w = 1; for (j = 0; j < M; j++) for (i = 0; i < N; i++) { U } h += (unsigned long)i * 3 + (unsigned long)j; }",
    "{ C i = 0; D j, k; T w = 1; for (j = 0; j < M; j++) { i = 0; for (k = 1; i < N; i++) { U } h += (unsigned long)k; } }",
    "for (D j = 0; j < M; j++) { T w = 1; if (X[j] > 3) L { U } }",
    "for (D j = 0; j < M; j++) { T w = 1; L { U } h += (unsigned long)j; }",
    "for (D j = 0; j < M; j++) { T w = 1; L { U } if (X[j] > 100) break; }",
    "for (D j = 0; j < M; j++) { T w = 1; for (C i = (C)j; i < N; i++) { U } }",
];

/// The loop over columns.
const COLUMN_LOOPS: &[&str] = &[
    "for (C i = 0; i < N; i++)",
    "for (C i = 0; i < N; i++)",
    "for (C i = 3; i < N; i++)",
    "for (C i = 0; i < N; i += 2)",
    "for (C i = N; i-- > 0;)",
];

/// How many rows there are: no more than lie behind the first `n` elements of an array.
const COUNTS: &[&str] = &["7", "8", "M < 40 ? M : 40", "M & 31", "M & 1"];

impl Generator {
    /// A nest of its own behind the other loops, now and then.
    pub(super) fn change_places(&mut self, after: &mut String) {
        let asides = self.random.aside().aside().aside().aside().aside().aside();
        let mut random = asides.aside().aside().aside().aside().aside();
        let written: Vec<_> = self.arrays.iter().filter(|array| array.written).collect();
        if self.tame || written.is_empty() || !random.one_in(4) {
            return;
        }
        let x = &self.arrays[random.below(self.arrays.len())];
        let (y, z) = (random.pick(&written), random.pick(&written));
        let is_float = |name: &str| matches!(name, "float" | "double");
        let (is_x, is_y, is_z) = (
            is_float(x.element.1),
            is_float(y.element.1),
            is_float(z.element.1),
        );
        let v = random.pick(&["X[i + j]", "X[i + j]", "X[i]", "X[j]"]);
        // Numbers with a fraction, or without an end, are no integers.
        let number = if is_x {
            "(T)(V > 3)"
        } else {
            "(unsigned long)V"
        };
        let a = match (is_y, random.below(3)) {
            (true, 0) => "(T)(Y[i] * (T)0.5 + (T)V)".to_string(),
            (true, _) => "(T)(Y[i] + (T)(V > 1))".to_string(),
            (false, 0) => format!("(T)((unsigned long)Y[i] + {number})"),
            (false, 1) => format!("(T)((unsigned long)Y[i] * 3 - {number})"),
            (false, _) => format!("(T)((unsigned long)Y[i] ^ {number})"),
        };
        let b = match (is_z, is_y) {
            (true, _) => "(S)(Z[i] + (S)(Y[i] > 2))",
            (false, true) => "(S)((unsigned long)Z[i] + (unsigned long)(Y[i] > 2))",
            (false, false) => "(S)((unsigned long)Z[i] + (unsigned long)Y[i])",
        };
        let sum = |at: &str| match is_y {
            true => format!("(T)({at} + w)"),
            false => format!("(T)((unsigned long){at} + (unsigned long)w)"),
        };
        let (p, q) = (sum("Y[i]"), sum("Y[i + 1]"));
        let near = random.one_in(4);
        let update = match near {
            true => random.pick(UPDATES),
            false => random.pick(&UPDATES[..6]),
        };
        let rows = match random.one_in(4) {
            true => random.pick(ROWS),
            false => random.pick(&ROWS[..8]),
        };
        let counter = random.pick(&["int", "int", "long", "unsigned long", "unsigned"]);
        let row_counter = random.pick(&["int", "int", "long", "unsigned long", "unsigned"]);
        let column_loop = random.pick(COLUMN_LOOPS);
        let columns = match random.below(6) {
            0 => "((C)n < 16 ? (C)n : 16)",
            1 => "((C)n < 12 ? (C)n : 12)",
            _ => "(C)n",
        };
        let count = format!(
            "(({})({}))",
            row_counter,
            words(random.pick(COUNTS), &[("M", "n")])
        );
        let text = words(rows, &[("L", column_loop), ("U", update)]);
        let text = words(&text, &[("A", &a), ("B", b), ("P", &p), ("Q", &q)]);
        let text = words(&text, &[("V", v)]);
        let text = words(&text, &[("N", columns), ("M", &count)]);
        let (x_base, y_base, z_base) = (
            x.base(&self.kernel),
            y.base(&self.kernel),
            z.base(&self.kernel),
        );
        let text = words(&text, &[("X", &x_base), ("Y", &y_base), ("Z", &z_base)]);
        let types = [
            ("T", y.element.1),
            ("S", z.element.1),
            ("C", counter),
            ("D", row_counter),
        ];
        let text = words(&text, &types);
        let mark = mark("loops that change places");
        after.push_str(&format!(
            "    {{\n    {mark}\n    unsigned long t = 0;\n    {text}\n    h = h * 31 + t;\n    }}\n"
        ));
    }
}
