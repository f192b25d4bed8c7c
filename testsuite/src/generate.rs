//! Random kernels: loops over arrays of all element types, without undefined behaviour, as input for
//! the same harness that runs the suite's own kernels.

use crate::kernel::Kernel;

/// A small deterministic random number generator (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Started from a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True once in `n` times.
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// Element type: name in a kernel's head, and in C.
type Element = (&'static str, &'static str);

const ELEMENTS: &[Element] = &[
    ("i8", "signed char"),
    ("u8", "unsigned char"),
    ("i16", "short"),
    ("u16", "unsigned short"),
    ("i32", "int"),
    ("u32", "unsigned"),
    ("i64", "long"),
    ("u64", "unsigned long"),
    ("float", "float"),
    ("double", "double"),
];

struct Array {
    name: char,
    element: Element,
    written: bool,
}

impl Array {
    fn floating(&self) -> bool {
        is_float(self.element.1)
    }
}

fn is_float(c_type: &str) -> bool {
    matches!(c_type, "float" | "double")
}

struct Generator {
    random: Random,
    arrays: Vec<Array>,
    /// Locals of the iteration that may be read: name and C type.
    locals: Vec<(String, &'static str)>,
    reversed: bool,
}

/// Elements that arrays have beyond the trip count, for subscripts such as `i + 3`.
const BEYOND: usize = 4;

/// The kernel of that seed, called `NAME`.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed);
    let count = 1 + random.below(4);
    let one_type = random.one_in(2).then(|| random.pick(ELEMENTS));
    let arrays = (0..count).map(|k| Array {
        name: char::from(b'a' + k as u8),
        element: one_type.unwrap_or_else(|| random.pick(ELEMENTS)),
        written: k == 0 || random.one_in(4),
    });
    let arrays: Vec<Array> = arrays.collect();
    let reversed = random.one_in(6);
    let restrict = random.one_in(3);
    let mut generator = Generator {
        random,
        arrays,
        locals: Vec::new(),
        reversed,
    };
    let text = generator.function(name, restrict);
    Kernel::parse(name, text).expect("the head follows the grammar")
}

impl Generator {
    fn function(&mut self, name: &str, restrict: bool) -> String {
        let reduction = self
            .random
            .one_in(3)
            .then(|| self.random.pick(&["unsigned", "unsigned long", "int"]));
        let mut head = vec![
            "int n".to_string(),
            "i32 s".to_string(),
            "float f".to_string(),
        ];
        let mut params = vec![
            "int n".to_string(),
            "int s".to_string(),
            "float f".to_string(),
        ];
        for array in &self.arrays {
            let (kind, c_type) = array.element;
            head.push(format!(
                "{} {kind} {}[n+{BEYOND}]",
                if array.written { "inout" } else { "in" },
                array.name
            ));
            let qualifier = if array.written { "" } else { "const " };
            let restrict = if restrict { "restrict " } else { "" };
            params.push(format!("{qualifier}{c_type} *{restrict}{}", array.name));
        }
        if let Some(ty) = reduction {
            head.push(format!(
                "-> {}",
                if ty == "unsigned long" { "u64" } else { ty }
            ));
        }
        let mut body = String::new();
        self.statements(&mut body, 2, reduction);
        let declaration = reduction.map_or(String::new(), |ty| format!("    {ty} r = ({ty})s;\n"));
        let result = reduction.map_or("", |_| "    return r;\n");
        let header = self.loop_header();
        format!(
            "/* kernel: {} */\n{} {name}({})\n{{\n{declaration}    {header} {{\n{body}    }}\n{result}    (void)s, (void)f;\n}}\n",
            head.join(" | "),
            reduction.unwrap_or("void"),
            params.join(", "),
        )
        .replace("    return r;\n    (void)s, (void)f;\n", "    (void)f;\n    return r;\n")
    }

    fn loop_header(&mut self) -> &'static str {
        if self.reversed {
            return self.random.pick(&[
                "for (int i = n - 1; i >= 0; i--)",
                "for (long i = n; i-- > 0;)",
                "for (int i = n - 1; i > -1; --i)",
            ]);
        }
        self.random.pick(&[
            "for (int i = 0; i < n; i++)",
            "for (int i = 0; i < n; i++)",
            "for (int i = 0; i != n; ++i)",
            "for (int i = 0; i <= n - 1; i += 1)",
            "for (long i = 0; i < n; i++)",
            "for (unsigned i = 0; i < (unsigned)n; i++)",
            "for (unsigned long i = 0; i < (unsigned long)n; i++)",
        ])
    }

    fn statements(&mut self, body: &mut String, depth: usize, reduction: Option<&'static str>) {
        for _ in 0..1 + self.random.below(3) {
            match self.random.below(8) {
                0 | 1 => {
                    let ty = self
                        .random
                        .pick(&["int", "unsigned", "long", "float", "double"]);
                    let value = self.value(ty, 2);
                    let name = format!("t{}", self.locals.len());
                    body.push_str(&format!("        {ty} {name} = {value};\n"));
                    self.locals.push((name, ty));
                }
                2 if depth > 0 => {
                    let condition = self.condition();
                    let known = self.locals.len();
                    body.push_str(&format!("        if ({condition}) {{\n"));
                    self.statements(body, depth - 1, reduction);
                    self.locals.truncate(known);
                    if self.random.one_in(2) {
                        body.push_str("        } else {\n");
                        self.statements(body, depth - 1, reduction);
                        self.locals.truncate(known);
                    }
                    body.push_str("        }\n");
                }
                3 | 4 if reduction.is_some() => {
                    let ty = reduction.unwrap_or("unsigned");
                    body.push_str(&self.reduction(ty));
                }
                _ => self.store(body),
            }
        }
    }

    fn reduction(&mut self, ty: &'static str) -> String {
        let value = self.value(ty, 2);
        if ty == "int" {
            let order = self.random.pick(&["<", ">"]);
            return format!("        if ({value} {order} r) r = {value};\n");
        }
        let op = self.random.pick(&["+", "+", "^", "|", "&"]);
        format!("        r {op}= {value};\n")
    }

    fn store(&mut self, body: &mut String) {
        let written: Vec<usize> = (0..self.arrays.len())
            .filter(|k| self.arrays[*k].written)
            .collect();
        let k = self.random.pick(&written);
        let subscript = self.subscript();
        let (name, c_type) = (self.arrays[k].name, self.arrays[k].element.1);
        let wide = match c_type {
            "float" | "double" | "long" | "unsigned long" | "int" | "unsigned" => c_type,
            _ => "int",
        };
        let value = self.value(wide, 3);
        body.push_str(&format!(
            "        {name}[{subscript}] = ({c_type})({value});\n"
        ));
    }

    fn subscript(&mut self) -> String {
        match self.random.below(6) {
            0 => format!("i + {}", 1 + self.random.below(BEYOND - 1)),
            _ => "i".to_string(),
        }
    }

    fn condition(&mut self) -> String {
        let ty = self
            .random
            .pick(&["int", "unsigned", "long", "float", "double"]);
        let op = self.random.pick(&["<", "<=", ">", ">=", "==", "!="]);
        let (left, right) = (self.value(ty, 1), self.value(ty, 1));
        let comparison = format!("{left} {op} {right}");
        match self.random.below(6) {
            0 => format!("!({comparison})"),
            1 => format!("{comparison} && {} != 0", self.value("int", 1)),
            _ => comparison,
        }
    }

    /// An expression of a type of at least the width of `int`, without undefined behaviour.
    fn value(&mut self, ty: &'static str, depth: usize) -> String {
        if depth == 0 || self.random.one_in(4) {
            return self.leaf(ty);
        }
        if is_float(ty) {
            return match self.random.below(7) {
                0 => format!(
                    "({} ? {} : {})",
                    self.condition(),
                    self.leaf(ty),
                    self.leaf(ty)
                ),
                1 => format!("(-{})", self.value(ty, depth - 1)),
                2 => format!("({} / {})", self.value(ty, depth - 1), self.leaf(ty)),
                3 => format!(
                    "({} - {})",
                    self.value(ty, depth - 1),
                    self.value(ty, depth - 1)
                ),
                4 => format!("({} * {})", self.value(ty, depth - 1), self.leaf(ty)),
                _ => format!(
                    "({} + {})",
                    self.value(ty, depth - 1),
                    self.value(ty, depth - 1)
                ),
            };
        }
        // Signed arithmetic goes through the unsigned type, where it cannot overflow.
        let unsigned = if ty.contains("long") {
            "unsigned long"
        } else {
            "unsigned"
        };
        let (left, right) = (self.value(ty, depth - 1), self.value(ty, depth - 1));
        match self.random.below(9) {
            0 => format!("({} ? {left} : {right})", self.condition()),
            1 => format!("({left} & {right})"),
            2 => format!("({left} | {right})"),
            3 => format!("({left} ^ {right})"),
            4 => format!("(({ty})(({unsigned}){left} << {}))", self.random.below(31)),
            5 => format!("({left} >> {})", self.random.below(31)),
            6 => format!("(({ty})(({unsigned}){left} * ({unsigned}){right}))"),
            7 => format!("(({ty})(({unsigned}){left} - ({unsigned}){right}))"),
            _ => format!("(({ty})(({unsigned}){left} + ({unsigned}){right}))"),
        }
    }

    fn leaf(&mut self, ty: &'static str) -> String {
        // Converting a float to an integer could be out of range.
        let usable: Vec<usize> = (0..self.arrays.len())
            .filter(|k| is_float(ty) || !self.arrays[*k].floating())
            .collect();
        let locals: Vec<String> = self
            .locals
            .iter()
            .filter(|(_, local)| is_float(ty) || !is_float(local))
            .map(|(name, _)| name.clone())
            .collect();
        match self.random.below(8) {
            0 => match ty {
                "float" => format!("{}.5f", self.random.below(40)),
                "double" => format!("{}.25", self.random.below(40)),
                _ => format!(
                    "({ty}){}",
                    self.random
                        .pick(&[0, 1, 2, 3, 7, 100, 127, 128, 255, 256, 65535, 99999])
                ),
            },
            1 if is_float(ty) => format!("({ty})f"),
            1 => format!("({ty})s"),
            2 => format!("({ty})i"),
            3 | 4 if !locals.is_empty() => {
                let k = self.random.below(locals.len());
                format!("({ty}){}", locals[k])
            }
            _ if !usable.is_empty() => {
                let k = self.random.pick(&usable);
                let subscript = self.subscript();
                format!("({ty}){}[{subscript}]", self.arrays[k].name)
            }
            _ => format!("({ty})3"),
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_seed_gives_one_kernel() {
        assert_eq!(super::kernel("k", 5), super::kernel("k", 5));
        assert_ne!(super::kernel("k", 5), super::kernel("k", 6));
    }
}
