//! Random loops over rows and columns: the outer one goes along columns, loops inside go along rows, in arrays
//! whose rows are as long as a constant or a variable says, and may be shorter than there are columns.

use super::Random;
use super::typed::scalar::Scalar;
use crate::features::mark;
use crate::kernel::Kernel;

/// What a kernel may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "nests: flat array with rows of a variable",
    "nests: flat array with rows of a constant",
    "nests: array of rows of a variable length",
    "nests: array of rows of a constant length",
    "nests: static array of rows",
    "nests: pointers that are restrict",
    "nests: arrays that may overlap",
    "nests: rows shorter than there are columns",
    "nests: row above",
    "nests: row below",
    "nests: column beside",
    "nests: row that is looked up",
    "nests: rows and columns exchanged",
    "nests: rows from the end",
    "nests: triangle",
    "nests: loop that is tested at its end",
    "nests: row outside the loop",
    "nests: sum of a column",
    "nests: sum in memory",
    "nests: condition",
    "nests: three loops",
    "nests: two loops inside",
    "nests: columns from the end",
    "nests: every second column",
    "nests: rows whose numbers wrap around",
    "nests: loop from the column on",
];

/// Rows are numbered below this.
const ROWS: usize = 5;
/// Columns of rows of constant length.
const WIDE: usize = 64;

/// How rows lie in an array.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// `a[i * w + j]`
    Flat,
    /// The same with a number.
    Fixed(usize),
    /// A pointer to arrays of `w` elements.
    Variable,
    /// A pointer to arrays of [`WIDE`] elements.
    Constant,
    /// An array of arrays of the kernel's own.
    Static,
}

struct Array {
    name: &'static str,
    ty: Scalar,
    layout: Layout,
}

struct Maker {
    random: Random,
    arrays: Vec<Array>,
    /// Type of counters, and of the length of a row.
    counter: &'static str,
    features: Vec<&'static str>,
    /// No row is longer than there are columns for.
    roomy: bool,
    /// Columns begin here.
    first: usize,
}

/// A random nest of loops.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed ^ 0x4e57);
    let types = match random.below(3) {
        0 => [(); 3].map(|()| random.pick(Scalar::ELEMENTS)),
        _ => [random.pick(Scalar::ELEMENTS); 3],
    };
    let flat = random.one_in(2);
    let fixed = random.pick(&[1, 3, 8, 16, 40]);
    let arrays = ["a", "b", "c"].iter().zip(types).map(|(name, ty)| {
        let layout = match (random.below(4), flat) {
            (3, _) => Layout::Static,
            (0 | 1, true) => Layout::Flat,
            (_, true) => Layout::Fixed(fixed),
            (0 | 1, false) => Layout::Variable,
            (_, false) => Layout::Constant,
        };
        Array { name, ty, layout }
    });
    let arrays: Vec<Array> = arrays.collect();
    let counter = random.pick(&[
        "int",
        "int",
        "int",
        "long",
        "long",
        "unsigned long",
        "unsigned",
    ]);
    let roomy = random.one_in(2)
        || arrays.iter().any(|a| {
            matches!(
                a.layout,
                Layout::Variable | Layout::Constant | Layout::Static
            )
        });
    let maker = Maker {
        first: random.below(2),
        random,
        arrays,
        counter,
        features: Vec::new(),
        roomy,
    };
    Kernel::parse(name, maker.text(name)).expect("the head follows the grammar")
}

impl Maker {
    fn note(&mut self, feature: &'static str) {
        self.features.push(feature);
    }

    fn text(mut self, name: &str) -> String {
        let restrict = self.random.one_in(3);
        self.note(match restrict {
            true => "nests: pointers that are restrict",
            false => "nests: arrays that may overlap",
        });
        let mut items = "int n | i32 s".to_string();
        let mut params = "int n, int s".to_string();
        let (mut globals, mut before, mut after) = (String::new(), String::new(), String::new());
        let word = if restrict { "restrict " } else { "" };
        for array in &self.arrays {
            let Array {
                name: a,
                ty,
                layout,
            } = array;
            let c = ty.c();
            let length = format!("{}*n+{}", ROWS + 1, (ROWS + 1) * WIDE);
            items.push_str(&format!(" | inout {} {a}[{length}]", ty.kind()));
            params.push_str(&format!(", {c} *{word}{a}"));
            let feature = match layout {
                Layout::Flat => "nests: flat array with rows of a variable",
                Layout::Fixed(_) => "nests: flat array with rows of a constant",
                Layout::Variable => {
                    before.push_str(&format!(
                        "    {c} (*{word}{a}2)[w] = ({c} (*)[w])(void *){a};\n"
                    ));
                    "nests: array of rows of a variable length"
                }
                Layout::Constant => {
                    before.push_str(&format!(
                        "    {c} (*{word}{a}2)[{WIDE}] = ({c} (*)[{WIDE}])(void *){a};\n"
                    ));
                    "nests: array of rows of a constant length"
                }
                Layout::Static => {
                    globals.push_str(&format!("static {c} {name}_{a}[{}][{WIDE}];\n", ROWS + 1));
                    let copy = |to: &str, from: &str| {
                        format!("    __builtin_memcpy({to}, {from}, sizeof {name}_{a});\n")
                    };
                    before.push_str(&copy(&format!("{name}_{a}"), a));
                    after.push_str(&copy(a, &format!("{name}_{a}")));
                    "nests: static array of rows"
                }
            };
            self.features.push(feature);
        }
        let (width, columns) = self.sizes();
        let nest = self.nest(name);
        let marks: String = self.features.iter().map(|feature| mark(feature)).collect();
        let counter = self.counter;
        let unsigned = if counter.starts_with("unsigned") {
            "(unsigned)"
        } else {
            ""
        };
        format!(
            "/* kernel: {items} | -> u64 */\n{globals}unsigned long {name}({params})\n{{\n    \
             unsigned long h = 0;\n    static const unsigned char row[4] = {{ 2, 1, 3, 1 }};\n    \
             {counter} w = {width}, rows = {unsigned}(s & 3) + 1, m = {columns};\n{before}    {marks}\n{nest}{after}    \
             (void)row, (void)m, (void)rows, (void)w;\n    return h;\n}}\n"
        )
    }

    /// The length of a row, and how many columns there are.
    fn sizes(&mut self) -> (String, String) {
        if self.roomy {
            // All rows are at least as long as there are columns.
            let columns = format!("n < {} ? n : {}", WIDE - 4, WIDE - 4);
            let width = self.random.pick(&["n + 4", "n + 3 + (s & 3) + 1"]);
            return (width.to_string(), columns);
        }
        self.note("nests: rows shorter than there are columns");
        let width = self
            .random
            .pick(&["(s & 15)", "1 + (s & 3)", "n", "8", "n + (s & 1)"]);
        (width.to_string(), "n".to_string())
    }

    /// The element of an array in a row and a column.
    fn element(&self, array: usize, kernel: &str, row: &str, column: &str) -> String {
        let Array { name, layout, .. } = &self.arrays[array];
        match layout {
            Layout::Flat => format!("{name}[({row}) * w + {column}]"),
            Layout::Fixed(width) => format!("{name}[({row}) * {width} + {column}]"),
            Layout::Variable | Layout::Constant => format!("{name}2[{row}][{column}]"),
            Layout::Static => format!("{kernel}_{name}[{row}][{column}]"),
        }
    }

    /// A row near the one that a loop is at, if there is a loop.
    fn row(&mut self, array: usize, inside: bool) -> String {
        let triples = self.arrays[array].layout == Layout::Fixed(3);
        if inside && triples && self.counter == "unsigned long" && self.random.one_in(3) {
            // Three times that is `i`.
            self.note("nests: rows whose numbers wrap around");
            return "i * 0xaaaaaaaaaaaaaaabul".to_string();
        }
        if !inside {
            self.note("nests: row outside the loop");
            return self.random.pick(&["0", "1", "rows"]).to_string();
        }
        match self.random.below(10) {
            0 | 1 => {
                self.note("nests: row above");
                "i - 1".to_string()
            }
            2 => {
                self.note("nests: row below");
                "i + 1".to_string()
            }
            3 => {
                self.note("nests: row that is looked up");
                "row[i & 3]".to_string()
            }
            _ => "i".to_string(),
        }
    }

    /// A column near the one that the loop is at; elements that are written beside it are seldom free.
    fn column(&mut self, array: usize) -> String {
        if array < 2 && !self.random.one_in(6) {
            return "j".to_string();
        }
        match self.random.below(6) {
            0 => {
                self.note("nests: column beside");
                "j + 1".to_string()
            }
            1 => {
                self.note("nests: column beside");
                "j + 2".to_string()
            }
            2 if self.first == 1 => {
                self.note("nests: column beside");
                "j - 1".to_string()
            }
            _ => "j".to_string(),
        }
    }

    fn read(&mut self, kernel: &str, inside: bool) -> (String, Scalar) {
        let array = self.random.below(3);
        let ty = self.arrays[array].ty;
        if inside && self.random.one_in(12) {
            // What lies along columns of the one lies along rows of the other.
            self.note("nests: rows and columns exchanged");
            let swapped = self.element(array, kernel, "(j & 3)", "i");
            return (swapped, ty);
        }
        let (row, column) = (self.row(array, inside), self.column(array));
        (self.element(array, kernel, &row, &column), ty)
    }

    /// An expression of some type.
    fn value(&mut self, kernel: &str, ty: Scalar, inside: bool) -> String {
        let mut parts = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let (text, from) = self.read(kernel, inside);
            // Numbers with a fraction may be too large for an integer.
            // gcc makes `-x` of `x - x - x`, also where that is a zero.
            if (ty.is_float() || !from.is_float()) && !parts.contains(&text) {
                parts.push(text);
            }
        }
        let ops: &[&str] = match ty.is_float() {
            true => &["+", "-", "*"],
            false => &["+", "-", "*", "^", "&", "|"],
        };
        let wide = |text: &str| match ty.is_float() {
            true => format!("({}){text}", ty.c()),
            false => format!("(unsigned long){text}"),
        };
        let constant = self.random.pick(&["3", "1", "7"]);
        let mut text = wide(constant);
        for part in parts {
            text = format!("({text} {} {})", self.random.pick(ops), wide(&part));
        }
        format!("({}){text}", ty.c())
    }

    /// An assignment to an element.
    fn store(&mut self, kernel: &str, inside: bool) -> String {
        let array = match self.random.below(4) {
            0 => 1,
            _ => 0,
        };
        let ty = self.arrays[array].ty;
        let (row, column) = (self.row(array, inside), self.column(array));
        let row = if self.random.one_in(2) && inside {
            "i".to_string()
        } else {
            row
        };
        let column = if self.random.one_in(4) {
            column
        } else {
            "j".to_string()
        };
        let place = self.element(array, kernel, &row, &column);
        let value = self.value(kernel, ty, inside);
        let store = format!("{place} = {value};");
        match self.random.one_in(6) {
            true => {
                self.note("nests: condition");
                let (asked, _) = self.read(kernel, inside);
                format!("if ({asked} > 3) {store}")
            }
            false => store,
        }
    }

    /// An element that is the same in all iterations of the loop inside gets what it was and something else.
    fn update(&mut self, kernel: &str) -> String {
        self.note("nests: sum in memory");
        let array = self.random.below(2);
        let ty = self.arrays[array].ty;
        let row = self.row(array, false);
        let place = self.element(array, kernel, &row, "j");
        let value = self.value(kernel, ty, true);
        match ty.is_float() {
            true => format!("{place} += {value};"),
            false => {
                let c = ty.c();
                format!("{place} = ({c})((unsigned long){place} + (unsigned long){value});")
            }
        }
    }

    fn nest(&mut self, kernel: &str) -> String {
        let counter = self.counter;
        let first = self.first;
        let signed = !counter.starts_with("unsigned");
        let outer = match self.random.below(8) {
            0 if signed => {
                self.note("nests: columns from the end");
                format!("for ({counter} j = m - 1; j >= {first}; j--)")
            }
            1 => {
                self.note("nests: every second column");
                format!("for ({counter} j = {first}; j < m; j += 2)")
            }
            _ => format!("for ({counter} j = {first}; j < m; j++)"),
        };
        let mut body = String::new();
        let sum = self.random.one_in(3).then(|| {
            self.note("nests: sum of a column");
            let ty = self
                .random
                .pick(&[Scalar::U32, Scalar::U64, Scalar::F32, Scalar::F64]);
            body.push_str(&format!("        {} sum = 0;\n", ty.c()));
            ty
        });
        if self.random.one_in(5) {
            body.push_str(&format!("        {}\n", self.store(kernel, false)));
        }
        let loops = match self.random.one_in(5) {
            true => {
                self.note("nests: two loops inside");
                2
            }
            false => 1,
        };
        for _ in 0..loops {
            let inner = self.inner(kernel, sum);
            body.push_str(&inner);
        }
        if let Some(ty) = sum {
            let target = self.arrays[0].ty;
            let place = self.element(0, kernel, "0", "j");
            let value = match ty.is_float() && !target.is_float() {
                true => "sum > 3".to_string(),
                false => format!("({})sum", target.c()),
            };
            body.push_str(&format!("        {place} = {value};\n"));
        }
        if self.random.one_in(4) {
            self.note("nests: three loops");
            return format!(
                "    for (int k = 0; k < 2; k++)\n    {outer} {{\n{body}        h += (unsigned long)k;\n    }}\n"
            );
        }
        format!("    {outer} {{\n{body}    }}\n")
    }

    /// A loop along rows.
    fn inner(&mut self, kernel: &str, sum: Option<Scalar>) -> String {
        let counter = self.counter;
        let signed = !counter.starts_with("unsigned");
        let mut body = String::new();
        if let Some(ty) = sum
            && self.random.one_in(4)
            && let Some(scan) = self.scan(ty)
        {
            return scan;
        }
        if let Some(ty) = sum {
            let value = self.value(kernel, ty, true);
            body.push_str(&format!("            sum += {value};\n"));
        }
        let in_memory = self.random.one_in(4);
        if in_memory {
            let update = self.update(kernel);
            body.push_str(&format!("            {update}\n"));
        }
        if sum.is_none() && !in_memory || self.random.one_in(2) {
            for _ in 0..1 + self.random.below(2) {
                let store = self.store(kernel, true);
                body.push_str(&format!("            {store}\n"));
            }
        }
        match self.random.below(10) {
            0 if signed => {
                self.note("nests: rows from the end");
                format!("        for ({counter} i = rows; i > 0; i--) {{\n{body}        }}\n")
            }
            1 => {
                self.note("nests: triangle");
                format!(
                    "        for ({counter} i = 1 + (j & 3); i < rows; i++) {{\n{body}        }}\n"
                )
            }
            2 => {
                self.note("nests: triangle");
                format!(
                    "        for ({counter} i = 1; i <= j && i < rows; i++) {{\n{body}        }}\n"
                )
            }
            3 => {
                self.note("nests: loop that is tested at its end");
                format!(
                    "        {{ {counter} i = 1; do {{\n{body}        }} while (++i < rows); }}\n"
                )
            }
            4 => {
                format!("        for ({counter} i = 1; i <= rows - 1; i++) {{\n{body}        }}\n")
            }
            5 => format!("        for ({counter} i = 1; i != rows; i++) {{\n{body}        }}\n"),
            6 => format!("        for ({counter} i = 1; i < rows; i += 2) {{\n{body}        }}\n"),
            _ => format!("        for ({counter} i = 1; i < rows; i++) {{\n{body}        }}\n"),
        }
    }

    /// A loop that begins where the one around is, and may end before it begins.
    fn scan(&mut self, ty: Scalar) -> Option<String> {
        let fits = |a: &&Array| a.layout != Layout::Static && (ty.is_float() || !a.ty.is_float());
        let array = self.arrays.iter().rfind(fits)?;
        let (counter, c) = (self.counter, ty.c());
        let sum = format!("sum += ({c}){}[i];", array.name);
        let leave = "if (i >= j + 3) break;";
        self.note("nests: loop from the column on");
        Some(match self.random.below(5) {
            0 => format!("        {{ {counter} i = j; do {{ {sum} }} while (++i < rows); }}\n"),
            1 => format!("        {{ {counter} i = j; do {{ {sum} }} while (++i < 3); }}\n"),
            2 => format!("        for ({counter} i = j; i != rows; i++) {{ {sum} {leave} }}\n"),
            3 => format!(
                "        for ({counter} i = 0; i < rows - j; i++) {{ {sum} if (i >= 3) break; }}\n"
            ),
            _ => format!("        for ({counter} i = j; i <= m; i++) {{ {sum} {leave} }}\n"),
        })
    }
}
