//! Loops whose statements read and write neighbours of what other statements do, so that vectors may do them in another
//! order, if in any.

use super::arrays::Array;
use super::{Generator, Place, Random, is_float};
use crate::features::mark;

/// The first element and the direction of loops.
const LOOPS: &[&str] = &[
    "for (int i = 0; i < n; i++)",
    "for (int i = 0; i < n; i++)",
    "for (long i = 0; i < n; i++)",
    "for (unsigned i = 0; i < (unsigned)n; i++)",
    "for (int i = n - 1; i >= 0; i--)",
    "for (long i = n; i > 0; i--)",
];

/// Operations on integers without a sign.
const OPERATIONS: &[&str] = &["+", "-", "^", "*"];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn sort_accesses(&mut self, after: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..11 {
            random = random.aside();
        }
        let apart = |array: &&Array| array.place != Place::Walking;
        let all: Vec<&Array> = self.arrays.iter().filter(apart).collect();
        let written: Vec<&Array> = all.iter().copied().filter(|array| array.written).collect();
        if self.tame || written.is_empty() || !random.one_in(4) {
            return;
        }
        // The fewer arrays there are, the more statements meet.
        let few = random.pick(&[1, 2, 2, all.len()]);
        let read = &all[all.len().saturating_sub(few)..];
        let mut body = String::new();
        let mut locals = Vec::new();
        for n in 0..2 + random.below(3) {
            if random.one_in(4) {
                let from = random.pick(read);
                let (ty, element) = (from.element.1, self.near(&mut random, from));
                body.push_str(&format!("        {ty} t{n} = {element};\n"));
                locals.push((format!("t{n}"), ty));
            }
            let to = random.pick(&written);
            let place = self.near(&mut random, to);
            let value = self.made_of(&mut random, to, read, &locals);
            body.push_str(&format!("        {place} = {value};\n"));
        }
        if random.one_in(5) {
            let from = random.pick(&all);
            let element = self.near(&mut random, from);
            body.push_str(&match is_float(from.element.1) {
                true => format!("        sum += {element} > 1;\n"),
                false => format!("        sum += (unsigned long){element};\n"),
            });
        }
        if random.one_in(5) {
            let from = random.pick(&all);
            let element = self.near(&mut random, from);
            body = format!("        if ({element} > 2) {{\n{body}        }}\n");
        }
        let (head, mark) = (random.pick(LOOPS), mark("accesses to be sorted"));
        after.push_str(&format!(
            "    {{\n    unsigned long sum = 0;\n    {head} {{\n        {mark}\n{body}    }}\n    h = h * 31 + sum;\n    }}\n"
        ));
    }

    /// An element of an array near the counter.
    pub(super) fn near(&self, random: &mut Random, array: &Array) -> String {
        let base = array.base(&self.kernel);
        match random.below(8) {
            k @ 1..=3 => format!("{base}[i + {k}]"),
            4 | 5 => format!("{base}[i + 1]"),
            _ => format!("{base}[i]"),
        }
    }

    /// What an element of an array gets.
    pub(super) fn made_of(
        &self,
        random: &mut Random,
        to: &Array,
        read: &[&Array],
        locals: &[(String, &'static str)],
    ) -> String {
        let mut operand = || match random.one_in(3) && !locals.is_empty() {
            true => locals[random.below(locals.len())].clone(),
            false => {
                let from = random.pick(read);
                (self.near(random, from), from.element.1)
            }
        };
        let [(a, a_type), (b, b_type)] = [operand(), operand()];
        let ty = to.element.1;
        let floats = [a_type, b_type].map(is_float);
        match (is_float(ty), floats.contains(&true)) {
            (true, _) if random.one_in(2) => format!("({ty}){a} - ({ty}){b}"),
            (true, _) => format!("({ty}){a} * 0.5f"),
            // As an integer it may be out of range.
            (false, true) => format!("({ty})(({a} < {b}) + (unsigned long)i)"),
            (false, false) if random.one_in(4) => format!("({ty})((unsigned long){a} * 3)"),
            (false, false) => {
                let op = random.pick(OPERATIONS);
                format!("({ty})((unsigned long){a} {op} (unsigned long){b})")
            }
        }
    }
}
