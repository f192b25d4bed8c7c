//! Statements that look at the bits of numbers, by `memcpy` and by unions, and records of an iteration.

use super::statements::wide;
use super::{Generator, is_float};
use crate::features::mark;
use std::mem::{replace, take};

impl Generator {
    /// One such statement and a store of what it gives, where the body begins; most loops have none.
    pub(super) fn look_at_bits(&mut self, body: &mut String) {
        let own = self.random.aside().aside().aside().aside();
        let others = replace(&mut self.random, own);
        let known = take(&mut self.locals);
        let (feature, text, seen) = match self.random.below(24) {
            0 | 1 => self.bits_by_copy(),
            2 | 3 => self.bits_by_union(),
            4 | 5 => self.record(),
            6 | 7 => self.halves_by_union(),
            _ => {
                self.locals = known;
                self.random = others;
                return;
            }
        };
        body.push_str(&format!("        {}\n{text}", mark(feature)));
        let of = seen.1;
        self.locals = vec![seen];
        self.store(body);
        let array = self.written_array();
        let ty = self.arrays[array].element.1;
        // As an integer, a float may be out of range.
        if !is_float(ty) && !is_float(of) && !self.tame {
            let (to, name) = (self.element(array, true), self.locals[0].0.clone());
            body.push_str(&format!("        {to} ^= ({ty}){name};\n"));
        }
        self.locals = known;
        self.random = others;
    }

    /// A type of floating numbers and the integer of its size.
    fn alike(&mut self) -> (&'static str, &'static str) {
        self.random.pick(&[
            ("float", "unsigned"),
            ("double", "unsigned long"),
            ("float", "int"),
            ("double", "long"),
        ])
    }

    /// A number that is finite, whatever the iteration.
    fn finite(&mut self, ty: &'static str) -> String {
        let value = self.value("int", 1);
        format!("({ty})({value} & 0xfffff) * ({ty})0.375")
    }

    /// Bits of a finite number of that type: positive, and with room for products and sums.
    fn finite_bits(&mut self, (number, bits): (&'static str, &'static str)) -> String {
        let value = self.value(bits, 1);
        match number {
            "float" => format!("({bits})(((unsigned){value} & 0x007fffffu) | 0x3f800000u)"),
            _ => format!(
                "({bits})(((unsigned long){value} & 0xfffffffffffffUL) | 0x3ff0000000000000UL)"
            ),
        }
    }

    fn own_name(&mut self, what: &str) -> String {
        self.named += 1;
        format!("{what}_{}", self.named - 1)
    }

    fn bits_by_copy(&mut self) -> (&'static str, String, (String, &'static str)) {
        let (number, bits) = self.alike();
        let (from, to) = (self.own_name("bits"), self.own_name("bits"));
        let call = self.random.pick(&["__builtin_memcpy", "__builtin_memmove"]);
        let (value, from_type, to_type) = match self.random.one_in(2) {
            true => (self.finite(number), number, bits),
            false => (self.finite_bits((number, bits)), bits, number),
        };
        let text = format!(
            "        {from_type} {from} = {value};\n        {to_type} {to};\n        \
             {call}(&{to}, &{from}, sizeof {to});\n"
        );
        ("bits by memcpy", text, (to, to_type))
    }

    fn bits_by_union(&mut self) -> (&'static str, String, (String, &'static str)) {
        let (number, bits) = self.alike();
        let (union, seen) = (self.own_name("both"), self.own_name("bits"));
        let value = self.finite(number);
        let declared = format!("union {{ {number} f; {bits} w; }} {union}");
        let mut text = match self.random.one_in(2) {
            true => format!("        {declared} = {{{value}}};\n"),
            false => format!("        {declared};\n        {union}.f = {value};\n"),
        };
        if !self.straight && !self.tame {
            let condition = self.condition();
            let other = self.finite_bits((number, bits));
            text += &format!("        if ({condition}) {union}.w = {other};\n");
        }
        let (member, ty) = self.random.pick(&[("f", number), ("w", bits)]);
        text += &format!("        {ty} {seen} = {union}.{member};\n");
        ("bits by union", text, (seen, ty))
    }

    /// Parts that lie in another one.
    fn halves_by_union(&mut self) -> (&'static str, String, (String, &'static str)) {
        let (union, seen) = (self.own_name("both"), self.own_name("bits"));
        let value = self.value("unsigned long", 1);
        let half = self.value("unsigned", 1);
        let mut text = format!(
            "        union {{ unsigned long w; struct {{ unsigned low, high; }} half; }} {union};\n        \
             {union}.w = {value};\n"
        );
        if !self.straight && !self.tame && self.random.one_in(2) {
            let condition = self.condition();
            text += &format!("        if ({condition})\n    ");
        }
        text += &format!("        {union}.half.high = {half};\n");
        let from = self.random.pick(&["w", "half.low", "w"]);
        text += &format!("        unsigned long {seen} = {union}.{from};\n");
        ("halves by union", text, (seen, "unsigned long"))
    }

    fn record(&mut self) -> (&'static str, String, (String, &'static str)) {
        let (record, other, seen) = (
            self.own_name("record"),
            self.own_name("record"),
            self.own_name("bits"),
        );
        let (a, b) = (self.value("int", 1), self.value(wide("long"), 1));
        let mut text = format!(
            "        struct {{ int a; struct {{ short s; long b; }} in; float f; }} {record} = \
             {{{a}, {{3, {b}}}, 1.5f}}, {other} = {record};\n"
        );
        if !self.straight && !self.tame {
            let condition = self.condition();
            text += &format!(
                "        if ({condition}) {{ {other}.in.b ^= {record}.a; {other}.f = 2; }}\n"
            );
        }
        text += &format!(
            "        {record} = {other};\n        long {seen} = {record}.in.b ^ {record}.a ^ \
             {record}.in.s ^ (int){record}.f;\n"
        );
        ("record of the iteration", text, (seen, "long"))
    }
}
