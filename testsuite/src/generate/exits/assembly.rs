//! The kernel as a text: its head, its parameters, and what stands around the loop.

use super::frame::words_in;
use super::rows::fixed;
use super::{Access, Bound, Cause, Maker, Rows, STATIC, trip_type};
use crate::features::mark;
use crate::generate::typed::scalar::Scalar;

/// An item of the head and the parameter that it is about.
type Parameter = (String, String);

impl Maker {
    /// A parameter that the counter gets to when an exit is to be taken.
    pub fn by_counter(&mut self) -> Cause {
        let c_type = self.frame.counter.map_or("int", |(_, c_type)| c_type);
        let ty = match c_type {
            "unsigned" => self.random.pick(&[Scalar::U32, Scalar::U64]),
            "unsigned long" => Scalar::U64,
            "long" => Scalar::I64,
            _ => self.random.pick(&[Scalar::I32, Scalar::I32, Scalar::I64]),
        };
        let name = format!("y{}", self.limits.len());
        self.limits.push((name.clone(), ty));
        Cause::Counter(name)
    }

    /// Whether the counter got there.
    pub fn limit_reached(&self, limit: &str) -> String {
        let order = if self.frame.down { "<=" } else { ">=" };
        format!("i {order} {limit}")
    }

    /// The items of the head that say what the data are; by the exit `last` those end the loop at last.
    pub fn data(&mut self, rows: &Rows, last: Option<usize>) -> Vec<String> {
        let (columns, scale) = (&self.tests.columns, self.frame.scale);
        let plain = |cause: &Cause| match cause {
            Cause::Counter(_) => true,
            Cause::Data(test, condition) => condition.is_none() && test.equals.is_some(),
        };
        let unbound = self.frame.bound == Bound::None;
        let any = !unbound
            && !self.neighbours
            && self.exits.iter().all(|exit| plain(&exit.cause))
            && self.random.one_in(2);
        let mut items = Vec::new();
        if any {
            self.features.push("exits: any data");
        } else {
            items.extend(fixed(&self.tests.scalars));
            items.extend(rows.makes(&columns[..self.arrays_tested()], scale, last));
        }
        if self.frame.bound == Bound::Pointer {
            items.push("make count = n".to_string());
        }
        let counted = self.frame.counted();
        let never = match (self.frame.down, counted) {
            (true, "i + 1") => "0",
            (true, _) => "-1",
            (false, "2 * i") => "2 * n + 3",
            (false, _) => "n + 3",
        };
        let limits = self.limits.iter();
        items.extend(limits.map(|(name, _)| format!("make {name} = {never}")));
        let mut number = 0;
        for exit in &self.exits {
            match &exit.cause {
                Cause::Counter(limit) => items.push(format!("exit {limit} = {counted}")),
                Cause::Data(test, _) => {
                    let index = if scale == 1 { "" } else { "[2 * i]" };
                    items.push(match (&test.equals, any) {
                        (Some(with), true) => {
                            format!("exit {}{index} = {with}", columns[test.columns[0]].name)
                        }
                        _ if self.neighbours => rows.exit_of_neighbours(number, columns),
                        _ => rows.exit(number, columns, scale),
                    });
                    number += 1;
                }
            }
        }
        if self.frame.down {
            items.push("down".to_string());
        }
        if let Some((half, _)) = &self.half {
            items.push(format!("make {half} = (n + 1) / 2"));
            self.features.push("exits: array ends before the loop");
        }
        if self.in_static || self.half.is_some() {
            items.push("whole".to_string());
        }
        items
    }

    /// How many arrays are tested.
    fn arrays_tested(&self) -> usize {
        match self.neighbours {
            true => 1,
            false => self.tests.columns.len(),
        }
    }

    /// Arrays: name, type, access, and whether the element behind the last one is read.
    pub fn arrays(&self) -> Vec<(String, Scalar, &'static str, bool)> {
        let columns = self.tests.columns.iter().zip(&self.written);
        let columns = columns.take(self.arrays_tested());
        let columns = columns.map(|(column, written)| {
            let access = if *written { "inout" } else { "in" };
            (column.name.clone(), column.ty, access, self.neighbours)
        });
        let extras = self.extras.iter().map(|extra| {
            let access = match (extra.written, extra.read) {
                (false, _) => "in",
                (true, false) => "out",
                (true, true) => "inout",
            };
            (extra.name.clone(), extra.ty, access, extra.beyond)
        });
        columns.chain(extras).collect()
    }

    fn array_parameters(&mut self) -> Vec<Parameter> {
        let arrays = self.arrays();
        let must = self.frame.bound == Bound::Pointer
            || self.frame.bound == Bound::None && arrays.len() > 1;
        let apart = self.carried.is_none() && (must || self.random.one_in(3));
        let qualified = apart && self.random.one_in(2);
        let parameter = |(name, ty, access, beyond): (String, Scalar, &'static str, bool)| {
            let beyond = if beyond { "+1" } else { "" };
            let length = match (&self.half, self.short.contains(&name)) {
                (Some(_), _) if name == "a" => "(n+1)/2",
                (_, true) => self.frame.shorter_length(),
                (_, false) => self.frame.length(),
            };
            let restrict = if apart { " restrict" } else { "" };
            let constant = if access == "in" { "const " } else { "" };
            let pointer = if qualified { "*restrict " } else { "*" };
            (
                format!("{access} {} {name}[{length}{beyond}]{restrict}", ty.kind()),
                format!("{constant}{} {pointer}{name}", ty.c()),
            )
        };
        arrays.into_iter().map(parameter).collect()
    }

    /// All parameters; `used` is the text that names scalars.
    pub fn parameters(&mut self, used: &str) -> Vec<Parameter> {
        let mut all = Vec::new();
        match self.frame.bound {
            Bound::Parameter | Bound::Member => {
                let trip = self.frame.trip;
                all.push((format!("{trip} n"), format!("{} n", trip_type(trip))));
            }
            Bound::Pointer => all.push((
                "in i32 count[1] restrict".to_string(),
                "const int *count".to_string(),
            )),
            Bound::None => {}
        }
        all.extend(self.array_parameters());
        let tested = self.tests.scalars.iter();
        let tested = tested.map(|scalar| (scalar.name.clone(), scalar.ty));
        let others = [("sx", Scalar::I32), ("fx", Scalar::F32)];
        let others = others.map(|(name, ty)| (name.to_string(), ty));
        let others = others
            .into_iter()
            .filter(|(name, _)| words_in(used).any(|word| word == name));
        for (name, ty) in tested
            .chain(self.limits.iter().cloned())
            .chain(self.half.clone())
            .chain(others)
        {
            all.push((
                format!("{} {name}", ty.kind()),
                format!("{} {name}", ty.c()),
            ));
        }
        all
    }

    /// Pointers that walk, of which those step at the end of an iteration that are given back.
    fn pointers(&mut self) -> Vec<String> {
        if !self.frame.walks() {
            return Vec::new();
        }
        let tested = self.tests.columns.len();
        let first = self.frame.access == Access::WalkFirst;
        let from = if self.frame.access == Access::WalkDown {
            " + n"
        } else {
            ""
        };
        let mut stepping = Vec::new();
        let arrays = self.arrays();
        for (k, (name, ty, access, _)) in arrays.iter().enumerate() {
            let constant = if *access == "in" { "const " } else { "" };
            self.before += &format!("    {constant}{} *p{name} = {name}{from};\n", ty.c());
            if !(first && k < tested) {
                stepping.push(format!("p{name}"));
            }
        }
        self.features.push(match arrays.len() {
            1 => "exits: one pointer",
            _ => "exits: several pointers",
        });
        stepping
    }

    /// Objects outside of the function, and what sets them.
    fn objects(&mut self) -> (String, String) {
        let (name, mut objects, mut set) = (&self.name, String::new(), String::new());
        if self.frame.bound == Bound::Member {
            objects += &format!(
                "struct {name}_record {{\n    char pad;\n    int n;\n}};\nstatic struct {name}_record {name}_r;\n"
            );
            set +=
                &format!("    struct {name}_record *{name}_q = &{name}_r;\n    {name}_q->n = n;\n");
        }
        if self.in_static {
            let (c_type, length) = (self.tests.columns[0].ty.c(), self.frame.length());
            objects += &format!("static {c_type} {name}_a[{STATIC}];\n");
            set += &format!(
                "    __builtin_memcpy({name}_a, a, sizeof(*a) * (unsigned long)({length}));\n"
            );
            self.features.push("exits: static array");
        }
        (objects, set)
    }

    fn note_columns(&mut self) {
        for column in &self.tests.columns {
            self.features.push(match (column.ty, column.ty.bits()) {
                (Scalar::F32, _) => "exits: elements of type float",
                (Scalar::F64, _) => "exits: elements of type double",
                (_, 8) => "exits: elements of 8 bits",
                (_, 16) => "exits: elements of 16 bits",
                (_, 32) => "exits: elements of 32 bits",
                _ => "exits: elements of 64 bits",
            });
        }
        if self.neighbours {
            self.features.push("exits: test of neighbours");
        } else if self.tests.columns.len() > 1 {
            self.features.push("exits: several arrays tested");
        }
        if self.is_void() {
            self.features.push("exits: nothing returned");
        }
    }

    /// All in its place.
    pub fn assemble(mut self, body: &str, header: Option<&str>, data: &[String]) -> String {
        let after = self.after();
        let stepping = self.pointers();
        let text = self.frame.text(header, &stepping, body);
        let (objects, set) = self.objects();
        let parameters = self.parameters(&format!("{body} {}", header.unwrap_or_default()));
        self.note_columns();
        let mut items: Vec<&str> = parameters.iter().map(|(item, _)| item.as_str()).collect();
        items.extend(data.iter().map(String::as_str));
        let ret = self.ret.map(|(kind, _)| format!("-> {kind}"));
        items.extend(ret.as_deref());
        let params: Vec<&str> = parameters.iter().map(|(_, param)| param.as_str()).collect();
        let name = &self.name;
        let bits = match format!("{text}{after}").contains("_bits(") {
            true => format!(
                "static unsigned long {name}_bits(double x)\n{{\n    unsigned long bits;\n    if (x != x)\n        \
                 return 7;\n    __builtin_memcpy(&bits, &x, 8);\n    return bits;\n}}\n"
            ),
            false => String::new(),
        };
        let (c_type, hash) = match self.ret {
            Some((_, c_type)) => (c_type, "    unsigned long h = 5;\n"),
            None => ("void", ""),
        };
        let mut marks = Vec::new();
        for feature in &self.features {
            if !marks.contains(feature) {
                marks.push(*feature);
            }
        }
        let marks: String = marks.into_iter().map(mark).collect();
        format!(
            "/* kernel: {} */\n{bits}{}{objects}{c_type} {name}({})\n{{\n{hash}{}{set}{}{}    {marks}{}{after}}}\n",
            items.join(" | "),
            self.tests.tables,
            params.join(", "),
            self.frame.declared(),
            self.frame.before,
            self.before,
            text.trim_start(),
        )
    }
}
