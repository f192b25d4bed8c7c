//! Constants that lie beside each other, many at an edge of their type, and values that meet them.

use super::arrays::Array;
use super::{Generator, Random, is_float};
use crate::features::mark;

/// Types of integers, with their bits and whether they have a sign.
const INTEGERS: &[(&str, u32, bool)] = &[
    ("signed char", 8, true),
    ("unsigned char", 8, false),
    ("short", 16, true),
    ("unsigned short", 16, false),
    ("int", 32, true),
    ("int", 32, true),
    ("unsigned", 32, false),
    ("unsigned", 32, false),
    ("long", 64, true),
    ("unsigned long", 64, false),
];

/// Constants of floating point.
const FLOATS: &[f64] = &[
    0.0,
    0.0,
    -0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    -2.0,
    0.5,
    100.0,
    -100.0,
    0.1,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// Some constants of one type.
pub(super) struct Constants {
    pub ty: &'static str,
    /// In order.
    pub texts: Vec<String>,
    /// Those of integers as numbers, each once, and what their distances are multiples of.
    pub points: Vec<i128>,
    distance: i128,
}

impl Constants {
    pub fn some(random: &mut Random) -> Constants {
        if random.one_in(4) {
            return Constants::floating(random);
        }
        let (ty, bits, signed) = random.pick(INTEGERS);
        let (least, most) = match signed {
            true => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            false => (0, (1 << bits) - 1),
        };
        let base = random.pick(&[0, least, most, (least + most) / 2, 100, -100, -1]);
        let distance = random.pick(&[1, 1, 1, 9]);
        // What is narrower than `int` may be compared with what it never is.
        let (least, most) = match bits {
            8 | 16 if random.one_in(3) => (-70_000, 70_000),
            _ => (least, most),
        };
        let mut points: Vec<i128> = (0..2 + random.below(4))
            .map(|_| base + distance * (random.below(7) as i128 - 3))
            .map(|point: i128| point.clamp(least, most))
            .collect();
        points.sort_unstable();
        points.dedup();
        let texts = points.iter().map(|&point| integer(ty, point)).collect();
        Constants {
            ty,
            texts,
            points,
            distance,
        }
    }

    fn floating(random: &mut Random) -> Constants {
        let ty = random.pick(&["float", "float", "double"]);
        let mut numbers: Vec<f64> = (0..2 + random.below(3))
            .map(|_| random.pick(FLOATS))
            .collect();
        numbers.sort_by(f64::total_cmp);
        // A `float` is compared as it is, or as a `double`.
        let narrow = ty == "float" && !random.one_in(6);
        let texts = numbers.iter().map(|&number| floating(number, narrow));
        Constants {
            ty,
            texts: texts.collect(),
            points: Vec::new(),
            distance: 1,
        }
    }

    pub fn is_float(&self) -> bool {
        is_float(self.ty)
    }

    /// One of them, now and then of another sort than values are.
    pub fn one(&self, random: &mut Random) -> String {
        let k = random.below(self.texts.len());
        match self.points.get(k) {
            Some(&point) if random.one_in(8) && i32::try_from(point).is_ok() => {
                integer(random.pick(&["int", "unsigned", "long"]), point)
            }
            _ => self.texts[k].clone(),
        }
    }

    /// A value of the type: near the constants, and among those of floating point zeros of both signs.
    pub fn value(&self, random: &mut Random, x: &str, of_float: bool) -> String {
        let ty = self.ty;
        let number = match of_float {
            true => "(unsigned)i * 7u".to_string(),
            false => format!("(unsigned){x}"),
        };
        if self.is_float() {
            let factor = random.pick(&["0.25f", "0.5f", "-0.5f", "1.0f", "-1.0f", "25.0f"]);
            let near = format!("({ty})((int)({number} & 15u) - 8) * {factor}");
            return match random.below(4) {
                0 | 1 if of_float => format!("({ty}){x}"),
                2 if of_float => format!("(i & 8 ? ({ty}){x} : {near})"),
                _ => near,
            };
        }
        if !of_float && random.one_in(4) {
            return format!("({ty}){x}");
        }
        let middle = self.points[self.points.len() / 2];
        let (around, wide) = (8 * self.distance, self.ty.contains("long"));
        let first = match wide {
            true => integer("unsigned long", (middle - around) & i128::from(u64::MAX)),
            false => integer("unsigned", (middle - around) & i128::from(u32::MAX)),
        };
        let mask = match self.distance {
            1 => 15,
            _ => 127,
        };
        format!("({ty})(({number} & {mask}u) + {first})")
    }
}

/// An integer as a constant of that type, or of `int` if that is narrower.
fn integer(ty: &str, number: i128) -> String {
    let (suffix, bits) = match ty {
        "unsigned" => ("u", 32),
        "long" => ("L", 64),
        "unsigned long" => ("UL", 64),
        _ => ("", 32),
    };
    if number == -(1 << (bits - 1)) {
        return format!("({}{suffix} - 1)", number + 1);
    }
    match number < 0 {
        true => format!("({number}{suffix})"),
        false => format!("{number}{suffix}"),
    }
}

/// A number of floating point as a constant.
fn floating(number: f64, narrow: bool) -> String {
    let suffix = if narrow { "f" } else { "" };
    let positive = match number.abs() {
        n if n.is_nan() => format!("__builtin_nan{suffix}(\"\")"),
        n if n.is_infinite() => format!("__builtin_inf{suffix}()"),
        n => format!("{n:?}{suffix}"),
    };
    match number.is_sign_negative() {
        true => format!("(-{positive})"),
        false => positive,
    }
}

/// A text with others in the place of some letters.
pub(super) fn filled(text: &str, with: &[(char, &str)]) -> String {
    let one = |c: char| match with.iter().find(|(letter, _)| *letter == c) {
        Some((_, other)) => other.to_string(),
        None => c.to_string(),
    };
    text.chars().map(one).collect()
}

impl Generator {
    /// A loop of its own behind the others: over the elements of an array, given to `statements` as text and array,
    /// which leave an integer in `w`.
    pub(super) fn own_loop(
        &self,
        random: &mut Random,
        feature: &str,
        after: &mut String,
        statements: impl FnOnce(&mut Random, &str, &Array) -> String,
    ) {
        let x = &self.arrays[random.below(self.arrays.len())];
        let element = format!("{}[i]", x.base(&self.kernel));
        let statements = statements(random, &element, x);
        let counter = random.pick(&["int", "int", "long"]);
        let to = &self.arrays[0];
        let store = format!("{}[i] = ({})w;", to.base(&self.kernel), to.element.1);
        let uses = match random.below(4) {
            0 => store,
            1 => format!("sum ^= w; {store}"),
            2 => "sum += w * ((unsigned long)i | 1);".to_string(),
            _ => "sum += w;".to_string(),
        };
        after.push_str(&format!(
            "    {{\n    unsigned long sum = 0;\n    for ({counter} i = 0; i < n; i++) {{\n        {}\n\
             {statements}        {uses}\n    }}\n    h = h * 31 + sum;\n    }}\n",
            mark(feature)
        ));
    }
}
