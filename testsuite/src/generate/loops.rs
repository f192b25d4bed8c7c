//! The loop of a kernel: its counter, its bounds, and the loops around it.

use super::Random;

/// Text around the body, and what the body may assume.
pub(super) struct Loop {
    /// Declarations outside the function.
    pub globals: String,
    /// Statements before the loop.
    pub before: String,
    /// Up to the beginning of the body.
    pub open: String,
    /// From the end of the body.
    pub close: String,
    /// What joins the hash after the loop.
    pub after: String,
    /// Put before a subscript.
    pub row: &'static str,
    /// The counter goes down to zero.
    pub downwards: bool,
    /// Every value of the counter from 0 to n - 1 at most once, one after the other.
    pub once: bool,
    /// `continue` steps the counter.
    pub may_continue: bool,
    /// The loop ends when the pointer that walks along the first array gets to its end.
    pub walks: bool,
}

/// A header and what follows from it.
type Header = (&'static str, &'static str, &'static str);

/// Before, head, and end of loops that go through 0 to n - 1.
const UPWARDS: &[Header] = &[
    ("", "for (int i = 0; i < n; i++)", ""),
    ("", "for (int i = 0; i < n; i++)", ""),
    ("", "for (int i = 0; i < n; i++)", ""),
    ("", "for (int i = 0; i != n; ++i)", ""),
    ("", "for (int i = 0; i <= n - 1; i += 1)", ""),
    ("", "for (long i = 0; i < n; i++)", ""),
    (
        "\n#pragma clang loop vectorize(enable)\n    ",
        "for (int i = 0; i < n; i++)",
        "",
    ),
    (
        "\n#pragma clang loop interleave_count(2)\n    ",
        "for (long i = 0; i < n; i++)",
        "",
    ),
    ("", "for (unsigned i = 0; i < (unsigned)n; i++)", ""),
    ("", "for (unsigned i = 0; (int)i < n; i++)", ""),
    (
        "",
        "for (unsigned long i = 0; i < (unsigned long)n; i++)",
        "",
    ),
    ("int i;\n    ", "for (i = 0; n > i; i++)", "i"),
    ("int i = 0;\n    ", "for (; i < n; ++i)", "i"),
    (
        "unsigned i;\n    ",
        "for (i = 0; i < (unsigned)n; i++)",
        "i",
    ),
    (
        "unsigned m = (unsigned)n;\n    ",
        "for (unsigned i = 0; i < m; i++)",
        "",
    ),
    ("", "for (short i = 0; i < n; i++)", ""),
    ("", "for (unsigned short i = 0; i < n; i++)", ""),
    (
        "",
        "for (unsigned short i = 0; i != (unsigned short)n; i++)",
        "",
    ),
    ("", "for (unsigned char i = 0; i < (n & 255); i++)", ""),
    (
        "unsigned char m = (unsigned char)n;\n    ",
        "for (unsigned char i = 0; i < m; i++)",
        "",
    ),
    ("", "for (signed char i = 0; i < (n & 127); i++)", ""),
    ("", "for (int i = 0; i < n / 2; i++)", ""),
    ("", "for (int i = 0; i < (n & ~7); i++)", ""),
    ("", "for (int i = 0, e = n; i < e; i++)", ""),
    ("", "for (int i = 0; i < 37 && i < n; i++)", ""),
    (
        "int m = n < 45 ? n : 45;\n    ",
        "for (int i = 0; i < m; i++)",
        "",
    ),
    (
        "int i;\n    unsigned m = (unsigned)n;\n    ",
        "for (i = 0; m > 0; m--, i++)",
        "i",
    ),
    ("int i = 0;\n    int m = n;\n    ", "for (; m--; i++)", "m"),
    (
        "int i = 0;\n    int m = n;\n    ",
        "for (; m > 0; i++, m--)",
        "m",
    ),
    (
        "",
        "for (unsigned long i = 0; i + 1 <= (unsigned long)n; i++)",
        "",
    ),
];

/// Steps other than one; counters up to n.
const STRIDED: &[Header] = &[
    ("", "for (int i = 0; i < n; i += 2)", ""),
    ("", "for (int i = 0; i < n; i += 3)", ""),
    ("", "for (unsigned i = 0; i < (unsigned)n; i += 2)", ""),
    ("", "for (unsigned i = 1; i <= (unsigned)n; i++)", ""),
    ("", "for (unsigned i = 1; i <= (unsigned)n; i += 3)", ""),
    ("int i;\n    ", "for (i = 0; i <= n; i++)", "i"),
    ("int i;\n    ", "for (i = 3; i < n; i += 2)", "i"),
    ("int i;\n    ", "for (i = s & 3; i < n; i++)", "i"),
    ("int i;\n    ", "for (i = s & 3; i <= n - 2; i += 2)", "i"),
    ("long i;\n    ", "for (i = 1; i < n; i = i + 4)", "i"),
    ("short i;\n    ", "for (i = 0; i < n; i += 5)", "i"),
    (
        "",
        "for (unsigned short i = 2; i < n; i = (unsigned short)(i + 2))",
        "",
    ),
    (
        "unsigned long i;\n    ",
        "for (i = 2; i < (unsigned long)n; i += 2)",
        "i",
    ),
];

const DOWNWARDS: &[Header] = &[
    ("", "for (int i = n - 1; i >= 0; i--)", ""),
    ("", "for (long i = n; i-- > 0;)", ""),
    ("", "for (int i = n - 1; i > -1; --i)", ""),
    ("", "for (unsigned i = (unsigned)n; i-- > 0;)", ""),
    (
        "",
        "for (unsigned long i = (unsigned long)n; i-- != 0;)",
        "",
    ),
    ("", "for (short i = (short)(n - 1); i >= 0; i--)", ""),
    ("int i;\n    ", "for (i = n; i > 0; --i)", "i"),
    ("int i;\n    ", "for (i = n - 1; i >= 0; i -= 2)", "i"),
    ("int i;\n    ", "for (i = n; i >= 0; i -= 3)", "i"),
    (
        "unsigned i;\n    ",
        "for (i = (unsigned)n; i > 2; i -= 2)",
        "i",
    ),
    ("int i = n;\n    ", "while (i-- > 0)", "i"),
    ("int i = n;\n    ", "while (i-- != 0)", "i"),
];

const BYTES_DOWNWARDS: &[Header] = &[
    (
        "",
        "for (signed char i = (signed char)(n & 127); i >= 0; i--)",
        "",
    ),
    (
        "",
        "for (unsigned char i = (unsigned char)n; i > 0; i--)",
        "",
    ),
];

/// Loops that end where the first array, a walking pointer, does.
const WALKING: &[Header] = &[
    ("int i = 0;\n    ", "for (; pa != a + n; i++)", "i"),
    ("int i = 0;\n    ", "for (; pa < a + n; i++)", "i"),
    ("unsigned i = 0;\n    ", "for (; a + n > pa; ++i)", "i"),
    (
        "long i = 0;\n    ",
        "for (; (unsigned long)(pa - a) < (unsigned long)n; i++)",
        "i",
    ),
];

impl Loop {
    /// A random loop; a tame one visits each element once.
    pub fn new(random: &mut Random, name: &str, tame: bool) -> Loop {
        let kind = random.below(if tame { 14 } else { 18 });
        // Two conditions are no counted loop, nor are differences of pointers; and the bound in an
        // object may be what the loop writes.
        let simple =
            |header: &Header| !tame || !["&&", "(pa - a)"].iter().any(|t| header.1.contains(t));
        match kind {
            6 if tame => Loop::one(UPWARDS[0], false, true),
            14 => Loop::one(random.pick(DOWNWARDS), true, false),
            15 | 16 => Loop::one(random.pick(STRIDED), false, false),
            17 => Loop::one(random.pick(BYTES_DOWNWARDS), true, false),
            0 => Loop::one(random.pick(&DOWNWARDS[..5]), true, true),
            1 | 2 => Loop::tested_by_hand(random),
            3 | 4 => Loop::nest(random, simple),
            5 => {
                let mut walking = Loop::one(random.pick_where(WALKING, simple), false, true);
                walking.walks = true;
                walking
            }
            6 => {
                let mut bound = Loop::one(("", "", ""), false, true);
                bound.globals = format!("static struct {{ int n, k; }} {name}_bound;\n");
                bound.before = format!("    {name}_bound.n = n;\n");
                bound.open = format!("    for (int i = 0; i < {name}_bound.n; i++) {{\n");
                bound
            }
            _ => Loop::one(random.pick_where(UPWARDS, simple), false, true),
        }
    }

    /// The loop of a kernel that can be entered again.
    pub fn resumable() -> Loop {
        Loop::one(("", "for (; i < n; i++)", "i"), false, false)
    }

    /// A loop that steps by some elements, from the first or to the first.
    pub fn stepping(random: &mut Random, stride: usize) -> Loop {
        let (open, downwards) = match random.below(5) {
            0 => (format!("for (int i = 0; i < n; i += {stride})"), false),
            1 => (format!("for (long i = 0; i < n; i += {stride})"), false),
            2 => (
                format!("for (unsigned i = 0; i < (unsigned)n; i += {stride})"),
                false,
            ),
            3 => (format!("for (int i = n - 1; i >= 0; i -= {stride})"), true),
            _ => (
                format!("for (int i = 0; i + {stride} <= n; i += {stride})"),
                false,
            ),
        };
        Loop {
            open: format!("    {open} {{\n"),
            ..Loop::one(("", "", ""), downwards, false)
        }
    }

    fn one((before, head, left): Header, downwards: bool, once: bool) -> Loop {
        Loop {
            globals: String::new(),
            before: if before.is_empty() {
                String::new()
            } else {
                format!("    {}\n", before.trim())
            },
            open: format!("    {head} {{\n"),
            close: "    }\n".to_string(),
            after: if left.is_empty() {
                String::new()
            } else {
                format!("    h = h * 31 + (unsigned long){left};\n")
            },
            row: "",
            downwards,
            once,
            may_continue: true,
            walks: false,
        }
    }

    /// `do` and `while`.
    fn tested_by_hand(random: &mut Random) -> Loop {
        let (before, open, close) = random.pick(&[
            ("int i = 0;", "if (n > 0) do {", "} while (++i < n);"),
            (
                "int i = 0;",
                "if (n > 0) do {",
                "    i++;\n    } while (i < n);",
            ),
            ("int i = 0;", "while (i < n) {", "    i++;\n    }"),
            (
                "unsigned i = 0;",
                "while (i != (unsigned)n) {",
                "    i += 1;\n    }",
            ),
            (
                "int i = 0;\n    if (!n) return 0;",
                "do {",
                "} while (++i != n);",
            ),
            (
                "int i = 0, m = n;",
                "if (m) do {",
                "    i++;\n    } while (--m);",
            ),
            (
                "unsigned i = 0;\n    int m = n;",
                "while (m-- > 0) {",
                "    i++;\n    }",
            ),
            (
                "unsigned long i = 0;",
                "do {",
                "    i++;\n    } while (i < (unsigned long)n);",
            ),
        ]);
        let mut result = Loop::one((before, open, "i"), false, true);
        result.open = format!("    {open}\n");
        result.close = format!("    {close}\n");
        result.may_continue = false;
        // One of them runs once for n = 0.
        result.once = before != "unsigned long i = 0;";
        result
    }

    fn nest(random: &mut Random, simple: impl Fn(&Header) -> bool) -> Loop {
        let nests: &[Header] = &[
            (
                "for (int r = 0; r < 3; r++)",
                "for (int i = 0; i < n; i++)",
                "",
            ),
            (
                "for (int r = 0; r < 5; r++)",
                "for (int i = r; i < n; i++)",
                "",
            ),
            (
                "for (int r = 0; r < 5; r++)",
                "for (int i = 0; i < n - r; i++)",
                "",
            ),
            (
                "for (int r = 0; r < 6; r++)",
                "for (int i = 0; i < r * 5 && i < n; i++)",
                "",
            ),
            (
                "for (int r = n; r > 0; r -= 7)",
                "for (int i = 0; i < r; i++)",
                "",
            ),
            (
                "for (int r = 0; r < 3; r++)",
                "for (int i = 0; i < n / 3; i++)",
                "r * (n / 3) + ",
            ),
            (
                "for (unsigned r = 0; r < 3; r++)",
                "for (unsigned i = 0; i < (unsigned)n / 3; i++)",
                "r * ((unsigned)n / 3) + ",
            ),
            (
                "for (long r = 0; r < n / 8; r++)",
                "for (int i = 0; i < 8; i++)",
                "8 * r + ",
            ),
            (
                "for (int r = 0; r < n / 21; r++)",
                "for (int i = 0; i < 21; i++)",
                "21 * r + ",
            ),
            (
                "for (int r = 0; r < n / 16; r++)",
                "for (long i = 0; i < 16; i++)",
                "(r << 4) + ",
            ),
            (
                "for (int r = 0; r < n; r += 11)",
                "for (int i = 0; i < 11 && r + i < n; i++)",
                "r + ",
            ),
            (
                "for (int r = 3; r >= 0; r--)",
                "for (int i = n - 1; i >= r; i--)",
                "",
            ),
        ];
        let (outer, inner, row) = random.pick_where(nests, simple);
        let mut result = Loop::one(("", "", ""), false, false);
        result.open = format!("    {outer}\n    {inner} {{\n");
        result.row = row;
        result
    }

    /// Pointers may walk beside the counter: it steps by one, once over the array.
    pub fn may_walk(&self) -> bool {
        self.once
    }
}
