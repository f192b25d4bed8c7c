//! What else such a loop does: stores, reductions, and values that are used after it.

use super::{Extra, Maker};
use crate::generate::typed::Place;
use crate::generate::typed::scalar::Scalar;

/// Arrays of each sort that statements have at most.
const MOST: usize = 2;

impl Maker {
    /// A statement, in which elements are as the caller gave them.
    pub fn statement(&mut self) -> String {
        if let Some(text) = self.bits().or_else(|| self.invariant()) {
            return text;
        }
        if self.only_reads {
            return match self.random.below(6) {
                0 | 1 => self.sum(),
                2 => self.exclusive_or(),
                3 => self.maximum(),
                4 => self.count(),
                _ => self.local(),
            };
        }
        match self.random.below(13) {
            0..=2 => self.store(),
            3 => self.conditional_store(),
            4 | 5 => self.sum(),
            6 => self.exclusive_or(),
            7 => self.maximum(),
            8 | 9 => self.count(),
            10 | 11 => self.last(),
            _ => self.local(),
        }
    }

    /// An array that statements read, or one that they write.
    fn extra(&mut self, written: bool) -> Extra {
        let known: Vec<usize> = (0..self.extras.len())
            .filter(|k| self.extras[*k].written == written)
            .collect();
        if known.len() == MOST || !known.is_empty() && self.random.one_in(2) {
            return self.extras[self.random.pick(&known)].clone();
        }
        let names = if written { ["d", "g"] } else { ["u", "v"] };
        let name = names[known.len()].to_string();
        let ty = match self.random.one_in(2) {
            true => self.tests.columns[0].ty,
            false => self.random.pick(Scalar::ELEMENTS),
        };
        let next = self
            .frame
            .next_element(&name)
            .filter(|_| !written && self.random.one_in(4));
        if next.is_some() {
            self.features.push("exits: next element read");
        }
        let extra = Extra {
            beyond: next.is_some(),
            place: next.unwrap_or_else(|| self.frame.element(&name)),
            name,
            ty,
            written,
            // What is read of an output would be what the caller left there.
            read: written && self.random.one_in(3),
        };
        if !written || extra.read {
            let place = Place::scalar(extra.place.clone(), ty, false);
            self.scope.places.push(place);
        }
        self.extras.push(extra.clone());
        extra
    }

    fn value_for(&mut self, ty: Scalar) -> String {
        if !self.only_reads && self.random.one_in(3) {
            self.extra(false);
        }
        let depth = self.random.below(3);
        self.scope.value_for(ty, depth)
    }

    fn named(&mut self, stem: &str) -> String {
        self.named += 1;
        format!("{stem}{}", self.named)
    }

    /// Declares a variable that is looked at after the loop.
    fn left(&mut self, stem: &str, ty: Scalar, feature: &'static str) -> String {
        let name = self.named(stem);
        self.declare(ty.c(), &name);
        self.lives.push(match ty.is_float() {
            // No function can be called.
            true if self.carried.is_some() => format!("(unsigned long)({name} < 2.0f)"),
            true => format!("{}_bits({name})", self.name),
            false => format!("(unsigned long){name}"),
        });
        self.features.push(feature);
        name
    }

    /// A variable of the function, zero at first.
    pub fn declare(&mut self, c_type: &str, name: &str) {
        match &mut self.carried {
            Some(carried) => carried.push(format!("{c_type} {name}")),
            None => self.before += &format!("    {c_type} {name} = 0;\n"),
        }
    }

    /// An element of any array that is read.
    fn element(&mut self) -> (String, Scalar) {
        if self.half.is_some() && !self.extras.iter().any(|extra| !extra.written) {
            self.extra(false);
        }
        let columns = self.tests.columns.iter().filter(|_| self.half.is_none());
        let columns = columns.map(|column| (column.value.clone(), column.ty));
        let extras = self.extras.iter().filter(|extra| !extra.written);
        let extras = extras.map(|extra| (extra.place.clone(), extra.ty));
        let all: Vec<(String, Scalar)> = columns.chain(extras).collect();
        all[self.random.below(all.len())].clone()
    }

    fn store(&mut self) -> String {
        let to = self.extra(true);
        let value = match self.random.one_in(3) {
            true => match self.element() {
                (value, ty) if ty.is_float() == to.ty.is_float() => value,
                _ => self.value_for(to.ty),
            },
            false => self.value_for(to.ty),
        };
        self.features.push("exits: store");
        format!("        {} = {value};\n", to.place)
    }

    fn conditional_store(&mut self) -> String {
        let to = self.extra(true);
        let (condition, value) = (self.scope.condition(0), self.value_for(to.ty));
        self.features.push("exits: store under a condition");
        let other = match self.random.one_in(3) {
            true => format!(
                "        else\n            {} = {};\n",
                to.place,
                self.value_for(to.ty)
            ),
            false => String::new(),
        };
        format!(
            "        if ({condition})\n            {} = {value};\n{other}",
            to.place
        )
    }

    /// Stores to an array that is tested; only behind all tests.
    pub fn store_in_place(&mut self) -> String {
        let k = match self.neighbours {
            true => 0,
            false => self.random.below(self.tests.columns.len()),
        };
        let column = self.tests.columns[k].clone();
        let value = self.value_for(column.ty);
        self.written[k] = true;
        self.features.push("exits: store in place");
        format!("        {} = {value};\n", column.place)
    }

    fn sum(&mut self) -> String {
        let ty = self.random.pick(&[Scalar::U32, Scalar::U32, Scalar::U64]);
        let name = self.left("s", ty, "exits: sum");
        let value = match self.element() {
            (value, of) if !of.is_float() && self.random.one_in(2) => {
                format!("({}){value}", ty.c())
            }
            _ => format!("({})({})", ty.c(), self.value_for(ty)),
        };
        let condition = match self.random.one_in(4) {
            true => format!("if ({})\n            ", self.scope.condition(0)),
            false => String::new(),
        };
        format!("        {condition}{name} += {value};\n")
    }

    /// Adds or stores the bits of an element that is a floating-point number and that a test reads: comparisons take all
    /// that are no numbers for the same, but here it is seen which of them it is.
    fn bits(&mut self) -> Option<String> {
        let mut random = self.random.aside();
        for _ in 0..17 {
            random = random.aside();
        }
        let mut floats = self
            .tests
            .columns
            .iter()
            .filter(|column| column.ty.is_float());
        let column = floats.next_back()?.clone();
        if self.half.is_some() || !random.one_in(3) {
            return None;
        }
        let ty = match column.ty {
            Scalar::F32 => Scalar::U32,
            _ => Scalar::U64,
        };
        let name = self.named("t");
        let seen = match self.only_reads || random.one_in(2) {
            true => {
                let sum = self.left("s", Scalar::U64, "exits: sum");
                format!("{sum} += {name}")
            }
            false => format!("{} = ({}){name}", self.extra(true).place, ty.c()),
        };
        self.features.push("exits: bits of an element");
        Some(format!(
            "        {} {name};\n        __builtin_memcpy(&{name}, &{}, sizeof {name});\n        {seen};\n",
            ty.c(),
            column.place
        ))
    }

    /// What is the same in all iterations and overflows for most numbers, which nobody may notice if none comes to it.
    fn invariant(&mut self) -> Option<String> {
        let mut random = self.random.aside();
        for _ in 0..18 {
            random = random.aside();
        }
        if !random.one_in(8) {
            return None;
        }
        let product = random.pick(&["fx * 3e38f", "(float)(fx * 1e300)", "fx / 1e-38f"]);
        let compared = format!("({product} > 1.5f)");
        self.features.push("exits: flags of what is invariant");
        if self.only_reads {
            let sum = self.left("s", Scalar::U32, "exits: sum");
            return Some(format!("        {sum} += {compared};\n"));
        }
        let to = self.extra(true);
        let value = match to.ty.is_float() {
            true => product,
            false => compared.as_str(),
        };
        let condition = match random.one_in(4) {
            true => format!("if ({})\n            ", self.scope.condition(0)),
            false => String::new(),
        };
        Some(format!("        {condition}{} = {value};\n", to.place))
    }

    fn exclusive_or(&mut self) -> String {
        let ty = self.random.pick(&[Scalar::U32, Scalar::U64, Scalar::U8]);
        let name = self.left("b", ty, "exits: exclusive or");
        let value = self.value_for(ty);
        format!("        {name} ^= ({})({value});\n", ty.c())
    }

    fn maximum(&mut self) -> String {
        let (value, ty) = self.element();
        let name = self.left("m", ty, "exits: maximum");
        match self.random.below(3) {
            0 => format!("        {name} = {value} > {name} ? {value} : {name};\n"),
            1 => format!("        {name} = {name} < {value} ? {value} : {name};\n"),
            _ => format!("        if ({value} > {name})\n            {name} = {value};\n"),
        }
    }

    fn count(&mut self) -> String {
        let ty = self
            .random
            .pick(&[Scalar::I32, Scalar::U32, Scalar::U64, Scalar::I64]);
        let name = self.left("c", ty, "exits: count");
        let condition = self.scope.condition(0);
        match self.random.below(3) {
            0 => format!("        {name} += {condition};\n"),
            1 => format!("        {name}++;\n"),
            _ => format!("        if ({condition})\n            {name}++;\n"),
        }
    }

    fn last(&mut self) -> String {
        let (value, ty) = self.element();
        let (value, ty) = match self.random.one_in(3) {
            true => {
                let ty = self.random.pick(Scalar::ELEMENTS);
                (self.value_for(ty), ty)
            }
            false => (value, ty),
        };
        let name = self.left("l", ty, "exits: last value");
        let condition = match self.random.one_in(5) {
            true => format!("if ({})\n            ", self.scope.condition(0)),
            false => String::new(),
        };
        format!("        {condition}{name} = {value};\n")
    }

    /// A variable of the iteration, which later statements read.
    fn local(&mut self) -> String {
        let ty = self.random.pick(Scalar::ELEMENTS);
        let (name, value) = (self.named("t"), self.value_for(ty));
        self.features.push("exits: local variable");
        self.scope
            .places
            .push(Place::scalar(name.clone(), ty, false));
        format!(
            "        {} {name} = {value};\n        (void){name};\n",
            ty.c()
        )
    }
}
