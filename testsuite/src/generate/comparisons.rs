//! Loops that compare one value with several constants, with numbers of their own.

use super::Generator;
use super::Random;
use super::constants::{Constants, filled};

/// What is asked of `v`; `A` and `B` are constants, in any order.
const CONDITIONS: &[&str] = &[
    "v < A",
    "v <= A",
    "v > A",
    "v >= A",
    "v == A",
    "v != A",
    "A < v",
    "A >= v",
    "!(v < A)",
    "!(v >= A)",
    "v >= A && v <= B",
    "v > A && v < B",
    "v < A || v > B",
    "v != A && v != B",
    "v == A || v == B",
    "!(v >= A && v < B)",
];

/// What else is asked of an integer.
const OF_INTEGERS: &[&str] = &[
    "(unsigned long)v - A < B",
    "(unsigned)v - (unsigned)A <= 3u",
];

/// How two conditions are joined.
const JOINS: &[&str] = &["&&", "||", "&", "|", "^", "==", "!="];

/// What is made of the result then.
const VALUES: &[&str] = &[
    "1u",
    "7u",
    "100u",
    "0u",
    "(unsigned)i",
    "w + 5u",
    "w ^ 9u",
    "w * 2u + 1u",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn compare_with_constants(&mut self, after: &mut String) {
        let mut random = self.random.aside().aside().aside().aside().aside();
        if !random.one_in(8) {
            return;
        }
        let feature = "comparisons with constants";
        self.own_loop(&mut random, feature, after, |random, x, of| {
            let constants = Constants::some(random);
            let value = constants.value(random, x, super::is_float(of.element.1));
            let mut text = format!(
                "        {} v = {value};\n        unsigned w = (unsigned)i & 3u;\n",
                constants.ty
            );
            for _ in 0..1 + random.below(2) {
                text.push_str(&match random.below(6) {
                    0 => combined(&constants, random),
                    1 if !constants.is_float() => switch(&constants, random),
                    2 => in_a_row(&constants, random),
                    3 => nested(&constants, random),
                    _ => chain(&constants, random),
                });
            }
            text
        });
    }
}

fn condition(constants: &Constants, random: &mut Random) -> String {
    let way = match random.below(8) {
        0 if !constants.is_float() => random.pick(OF_INTEGERS),
        _ => random.pick(CONDITIONS),
    };
    let casts: &[&str] = match constants.is_float() {
        true => &["(double)v", "(float)v", "-v"],
        false => &["(unsigned)v", "(int)v", "(long)v", "(unsigned char)v", "~v"],
    };
    let v = match random.one_in(8) {
        true => random.pick(casts),
        false => "v",
    };
    let (a, b) = (constants.one(random), constants.one(random));
    filled(way, &[('v', v), ('A', &a), ('B', &b)])
}

fn value(random: &mut Random) -> &'static str {
    random.pick(VALUES)
}

/// Of several branches at most one is taken.
fn chain(constants: &Constants, random: &mut Random) -> String {
    let mut text = String::from("        ");
    for _ in 0..2 + random.below(4) {
        let (condition, value) = (condition(constants, random), value(random));
        text.push_str(&format!("if ({condition}) w = {value};\n        else "));
    }
    let last = if random.one_in(2) { "w = 33u" } else { "" };
    text + last + ";\n"
}

fn in_a_row(constants: &Constants, random: &mut Random) -> String {
    let one = |_| {
        let (condition, value) = (condition(constants, random), value(random));
        format!("        if ({condition}) w = {value};\n")
    };
    (0..3).map(one).collect()
}

fn nested(constants: &Constants, random: &mut Random) -> String {
    let [a, b, c] = [(); 3].map(|()| condition(constants, random));
    let [x, y, z] = [(); 3].map(|()| value(random));
    format!(
        "        if ({a}) {{\n            if ({b}) w = {x};\n            else w += 4u;\n        }} else {{\n            \
         if ({c}) w = {y};\n            else w ^= {z};\n        }}\n"
    )
}

fn combined(constants: &Constants, random: &mut Random) -> String {
    let [a, b, c] = [(); 3].map(|()| condition(constants, random));
    let [first, second] = [(); 2].map(|()| random.pick(JOINS));
    let (then, otherwise) = (value(random), value(random));
    format!("        w = (({a}) {first} ({b})) {second} ({c}) ? {then} : {otherwise};\n")
}

/// Cases, some of them ranges that end where the next one begins.
fn switch(constants: &Constants, random: &mut Random) -> String {
    let mut text = "        switch (v) {\n".to_string();
    let default = random.below(constants.points.len() + 1);
    for (k, (point, label)) in constants.points.iter().zip(&constants.texts).enumerate() {
        if k == default {
            text.push_str("        default: w += 2u; break;\n");
        }
        let next = constants.points.get(k + 1).zip(constants.texts.get(k + 1));
        let range = match next {
            Some((next, end)) if next > point && random.one_in(2) => {
                format!("{label} ... {end} - 1")
            }
            _ => label.clone(),
        };
        let end = if random.one_in(4) { "" } else { " break;" };
        text.push_str(&format!(
            "        case {range}: w = {};{end}\n",
            value(random)
        ));
    }
    if default == constants.points.len() && random.one_in(2) {
        text.push_str("        default: w = 50u;\n");
    }
    text + "        }\n"
}
