//! The loops of random programs.

use super::Program;
use crate::generate::typed::Place;
use crate::generate::typed::scalar::Scalar;

/// Headers that go through 0 to n - 1.
const HEADERS: &[&str] = &[
    "for (i = 0; i < n; i++)",
    "for (i = 0; i < n; i++)",
    "for (i = 0; i < n; ++i)",
    "for (i = 0; i != n; i++)",
    "for (i = 0; i <= n - 1; i++)",
];

/// Types of sums.
const SUMS: &[Scalar] = &[
    Scalar::U32,
    Scalar::U32,
    Scalar::U64,
    Scalar::F32,
    Scalar::F64,
];

impl Program {
    /// One loop of any kind, with its marks.
    pub fn one_loop(&mut self) -> String {
        match self.scope.random.below(27) {
            0..=3 => self.map(),
            4 => self.neighbours(),
            5 | 6 => self.conditional(),
            7 => self.conversion(),
            8 | 9 => self.sum(),
            10 => self.extreme(),
            11 => self.count(),
            12 => self.search(),
            13 => self.strided(),
            14 => self.backwards(),
            15 => self.along_pointers(),
            16 => self.lookup(),
            17 => self.prefix(),
            18 => self.records(),
            19 => self.fill(),
            20..=24 => self.idiom(),
            _ => self.nest(),
        }
    }

    /// A pragma for a loop whose iterations access nothing but their own elements.
    pub fn pragma(&mut self) -> &'static str {
        if !self.pragmas {
            self.scope.note("loop without pragma");
            return "";
        }
        let (feature, pragma) = self.scope.random.pick(&[
            ("loop without pragma", ""),
            ("loop without pragma", ""),
            ("loop without pragma", ""),
            ("loop with ivdep", "#pragma GCC ivdep\n"),
            ("loop with vec-function", "#pragma simd vec-function\n"),
            (
                "loop with assume_safety",
                "#pragma clang loop vectorize(assume_safety)\n",
            ),
        ]);
        self.scope.note(feature);
        pragma
    }

    fn header(&mut self) -> &'static str {
        self.scope.random.pick(HEADERS)
    }

    /// The text with marks before it.
    pub fn marked(&mut self, text: &str) -> String {
        format!("    {}\n{text}", self.marks())
    }

    fn map(&mut self) -> String {
        let (to, pragma, header) = (self.writable(), self.pragma(), self.header());
        self.scope.note("map");
        let text = self.with_elements(&["i"], |this| match this.scope.random.one_in(3) {
            true => {
                this.scope.note("map in two steps");
                let ty = this.scope.random.pick(Scalar::ALL);
                let (name, first) = (this.fresh("x"), this.scope.value_for(ty, 2));
                this.scope.places.push(Place::scalar(name.clone(), ty, false));
                let value = this.scope.value_for(to.ty, 2);
                this.scope.places.pop();
                format!(
                    "{pragma}    {header} {{\n        {} {name} = {first};\n        {}[i] = {value};\n    }}\n",
                    ty.c(),
                    to.inside
                )
            }
            false => {
                let value = this.scope.value_for(to.ty, 3);
                format!("{pragma}    {header}\n        {}[i] = {value};\n", to.inside)
            }
        });
        if text.matches(&format!("{}[i]", to.inside)).count() > 1 {
            self.scope.note("in place");
        }
        self.marked(&text)
    }

    fn neighbours(&mut self) -> String {
        let (to, header) = (self.writable(), self.header());
        self.scope.note("map of neighbours");
        let text = self.with_elements(&["i", "i + 1", "i + 2", "i + 7"], |this| {
            let value = this.scope.value_for(to.ty, 2);
            format!("    {header}\n        {}[i] = {value};\n", to.inside)
        });
        self.marked(&text)
    }

    fn conditional(&mut self) -> String {
        let (to, other) = (self.writable(), self.writable());
        let (pragma, header) = (self.pragma(), self.header());
        self.scope.note("map under conditions");
        let text = self.with_elements(&["i"], |this| {
            let condition = this.scope.condition(1);
            let (value, second) = (this.scope.value_for(to.ty, 2), this.scope.value_for(other.ty, 1));
            let (to, other) = (&to.inside, &other.inside);
            match this.scope.random.below(3) {
                0 => format!("{pragma}    {header}\n        if {condition}\n            {to}[i] = {value};\n"),
                1 => format!(
                    "{pragma}    {header} {{\n        if {condition}\n            continue;\n        {to}[i] = {value};\n    }}\n"
                ),
                _ => format!(
                    "{pragma}    {header} {{\n        if {condition}\n            {to}[i] = {value};\n        else\n            {other}[i] = {second};\n    }}\n"
                ),
            }
        });
        self.marked(&text)
    }

    fn conversion(&mut self) -> String {
        let (from, to) = (self.readable(), self.writable());
        let (pragma, header) = (self.pragma(), self.header());
        self.scope.note("conversion");
        let element = format!("{}[i]", from.inside);
        let value = crate::generate::typed::scalar::Value::any(element, from.ty).cast(to.ty);
        let text = format!(
            "{pragma}    {header}\n        {}[i] = {};\n",
            to.inside, value.text
        );
        self.marked(&text)
    }

    /// A variable for what a loop leaves, and the global that it goes to.
    pub fn accumulator(&mut self, ty: Scalar) -> (String, String) {
        let name = self.fresh("s");
        self.declared
            .push_str(&format!("    {} {name} = 0;\n", ty.c()));
        let at = self.scope.random.below(self.globals.len());
        let (global, global_ty) = self.globals[at].clone();
        let value = match ty.is_float() && !global_ty.is_float() {
            true => format!("(unsigned)({name} > 0)"),
            false => name.clone(),
        };
        (name, format!("    {global} += {value};\n"))
    }

    fn sum(&mut self) -> String {
        let (ty, header) = (self.scope.random.pick(SUMS), self.header());
        let (sum, after) = self.accumulator(ty);
        let text = self.with_elements(&["i", "i", "i + 1"], |this| {
            let value = this.scope.value_for(ty, 2);
            match this.scope.random.below(4) {
                0 if !ty.is_float() => {
                    this.scope.note("bits joined");
                    let op = this.scope.random.pick(&["|", "^", "&"]);
                    format!("    {header}\n        {sum} {op}= {value};\n")
                }
                1 => {
                    this.scope.note("sum");
                    let condition = this.scope.condition(1);
                    format!("    {header}\n        if {condition}\n            {sum} += {value};\n")
                }
                _ => {
                    this.scope.note("sum");
                    format!("    {header}\n        {sum} += {value};\n")
                }
            }
        });
        self.scope.places.push(Place::scalar(sum, ty, false));
        self.marked(&(text + &after))
    }

    fn extreme(&mut self) -> String {
        let (from, header) = (self.readable(), self.header());
        let (most, after) = self.accumulator(from.ty);
        self.scope.note("minimum or maximum");
        let order = self.scope.random.pick(&["<", ">", ">="]);
        let (is_float, array) = (from.ty.is_float(), from.inside);
        let from = format!("{array}[i]");
        let mut aside = self.scope.random.aside();
        let text = match self.scope.random.one_in(2) {
            _ if is_float && aside.one_in(2) => {
                self.scope
                    .note("minimum or maximum that may begin as no number");
                let first = match aside.below(3) {
                    0 => format!("    {most} = 0.0f / 0.0f;\n"),
                    1 => format!("    if (n > 0)\n        {most} = {array}[0];\n"),
                    _ => String::new(),
                };
                let none = match aside.one_in(4) {
                    true => format!("!({most} == {most})"),
                    false => format!("{most} != {most}"),
                };
                let condition = match aside.one_in(2) {
                    true => format!("{from} {order} {most} || {none}"),
                    false => format!("{none} || {from} {order} {most}"),
                };
                format!(
                    "{first}    {header}\n        if ({condition})\n            {most} = {from};\n"
                )
            }
            true => {
                format!("    {header}\n        {most} = {from} {order} {most} ? {from} : {most};\n")
            }
            false => format!(
                "    {header}\n        if ({from} {order} {most})\n            {most} = {from};\n"
            ),
        };
        self.marked(&(text + &after))
    }

    fn count(&mut self) -> String {
        let header = self.header();
        let ty = self
            .scope
            .random
            .pick(&[Scalar::I32, Scalar::U32, Scalar::U64, Scalar::U16]);
        let (count, after) = self.accumulator(ty);
        let text = self.with_elements(&["i"], |this| {
            let condition = this.scope.condition(1);
            match this.scope.random.one_in(3) {
                true => {
                    this.scope.note("last value");
                    let value = this.scope.integer(1).cast(Scalar::U16).text;
                    format!(
                        "    {header}\n        if {condition}\n            {count} = {value};\n"
                    )
                }
                false => {
                    this.scope.note("count");
                    format!("    {header}\n        {count} += {condition};\n")
                }
            }
        });
        self.scope.places.push(Place::scalar(count, ty, false));
        self.marked(&(text + &after))
    }

    fn search(&mut self) -> String {
        let header = self.header();
        self.scope.note("search");
        let (found, after) = self.accumulator(Scalar::I32);
        let text = self.with_elements(&["i"], |this| {
            let condition = this.scope.condition(1);
            format!("    {header} {{\n        if {condition}\n            break;\n    }}\n    {found} = i;\n")
        });
        self.marked(&(text + &after))
    }

    fn strided(&mut self) -> String {
        let to = self.writable();
        self.scope.note("every second element");
        let text = self.with_elements(&["i", "i + 1"], |this| {
            let (a, b) = (this.scope.value_for(to.ty, 2), this.scope.value_for(to.ty, 1));
            let to = &to.inside;
            match this.scope.random.one_in(2) {
                true => format!(
                    "    for (i = 0; i + 1 < n; i += 2) {{\n        {to}[i] = {a};\n        {to}[i + 1] = {b};\n    }}\n"
                ),
                false => format!("    for (i = 0; i < n; i += 3)\n        {to}[i] = {a};\n"),
            }
        });
        self.marked(&text)
    }

    fn backwards(&mut self) -> String {
        let to = self.writable();
        self.scope.note("from the end");
        let header = self
            .scope
            .random
            .pick(&["for (i = n - 1; i >= 0; i--)", "for (i = n; i-- > 0;)"]);
        let text = self.with_elements(&["i"], |this| {
            let value = this.scope.value_for(to.ty, 2);
            format!("    {header}\n        {}[i] = {value};\n", to.inside)
        });
        self.marked(&text)
    }

    fn along_pointers(&mut self) -> String {
        let (from, to) = (self.readable(), self.writable());
        let (x, y) = (self.fresh("x"), self.fresh("y"));
        let qualifier = if from.written { "" } else { "const " };
        self.declared.push_str(&format!(
            "    {qualifier}{} *{x} = {};\n    {} *{y} = {};\n",
            from.ty.c(),
            from.inside,
            to.ty.c(),
            to.inside
        ));
        self.scope
            .places
            .push(Place::scalar(format!("(*{x})"), from.ty, false));
        let value = self.scope.value_for(to.ty, 2);
        self.scope.places.pop();
        let text = match self.scope.random.below(3) {
            0 => {
                self.scope.note("do loop along pointers");
                format!(
                    "    if (n > 0) do {{\n        *{y}++ = {value};\n        {x}++;\n    }} while ({x} < {} + n);\n",
                    from.inside
                )
            }
            1 => {
                self.scope.note("while loop along pointers");
                format!(
                    "    i = n;\n    while (i-- > 0) {{\n        *{y}++ = {value};\n        {x}++;\n    }}\n"
                )
            }
            _ => {
                self.scope.note("while loop along pointers");
                format!(
                    "    while ({x} != {} + n) {{\n        *{y} = {value};\n        {x}++, {y}++;\n    }}\n",
                    from.inside
                )
            }
        };
        self.marked(&text)
    }

    fn lookup(&mut self) -> String {
        let (from, to, header) = (self.readable(), self.writable(), self.header());
        let index = match from.ty.is_float() {
            true => "i".to_string(),
            false => format!("{}[i]", from.inside),
        };
        let text = match self.scope.random.one_in(3) {
            true => {
                self.scope.note("scatter");
                let value = self.with_elements(&["i"], |this| this.scope.value_for(to.ty, 1));
                format!(
                    "    {header}\n        {}[{index} & 7] = {value};\n",
                    to.inside
                )
            }
            false => {
                self.scope.note("table lookup");
                let looked_up = Place::scalar(format!("t[{index} & 15]"), Scalar::I32, false);
                self.scope.places.push(looked_up);
                let value = self.scope.value_for(to.ty, 2);
                self.scope.places.pop();
                format!("    {header}\n        {}[i] = {value};\n", to.inside)
            }
        };
        self.marked(&text)
    }

    fn prefix(&mut self) -> String {
        let to = self.writable();
        self.scope.note("prefix sum");
        let at = format!("{}[i - 1]", to.inside);
        let add = crate::generate::typed::scalar::Value::any(at, to.ty);
        let value = self.with_elements(&["i"], |this| match to.ty.is_float() {
            true => add.arithmetic("+", &this.scope.floating(1)).text,
            false => add.arithmetic("+", &this.scope.integer(1)).text,
        });
        let text = format!(
            "    for (i = 1; i < n; i++)\n        {}[i] = {value};\n",
            to.inside
        );
        self.marked(&text)
    }

    fn records(&mut self) -> String {
        let header = self.header();
        let mut base = format!("{}_records", self.name);
        if self.scope.random.one_in(2) {
            self.scope.note("record behind a pointer");
            let pointer = self.fresh("o");
            self.declared.push_str(&format!(
                "    struct {}_record *{pointer} = {base};\n",
                self.name
            ));
            base = pointer;
        } else {
            self.scope.note("array of records");
        }
        let before = self.scope.places.len();
        for (k, ty) in self.members.clone().into_iter().enumerate() {
            self.scope
                .places
                .push(Place::scalar(format!("{base}[i].m{k}"), ty, true));
        }
        let text = self.with_elements(&["i"], |this| {
            let mut body = String::new();
            for _ in 0..1 + this.scope.random.below(2) {
                if let Some((place, to)) = this.scope.target() {
                    let value = this.scope.value_for(place.ty, 2);
                    body.push_str(&format!("        {to} = {value};\n"));
                }
            }
            let out = this.writable();
            let value = this.scope.value_for(out.ty, 1);
            format!(
                "    {header} {{\n{body}        {}[i] = {value};\n    }}\n",
                out.inside
            )
        });
        self.scope.places.truncate(before);
        self.marked(&text)
    }

    fn fill(&mut self) -> String {
        let (to, header) = (self.writable(), self.header());
        self.scope.note("fill");
        self.scope.counters.push("i".to_string());
        let value = self.scope.value_for(to.ty, 1);
        self.scope.counters.pop();
        let text = format!("    {header}\n        {}[i] = {value};\n", to.inside);
        self.marked(&text)
    }
}
