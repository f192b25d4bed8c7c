//! Loops in which variables move on by a step that is no constant.

use super::arrays::Array;
use super::{Generator, Place, is_float};
use crate::features::mark;

/// Heads of loops that go through the first `n` elements.
const LOOPS: &[&str] = &[
    "for (int i = 0; i < n; i++)",
    "for (unsigned long i = 0; i < (unsigned long)n; i++)",
    "for (int i = n - 1; i >= 0; i--)",
];

/// Steps: signed variables do not overflow by them.
const STEPS: &[&str] = &["n", "n - 3", "3 * n + 1", "-n", "7 - n", "(n & 12) << 8"];

const TYPES: &[&str] = &["int", "unsigned", "unsigned", "long", "unsigned long"];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn step_variables(&mut self, after: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..18 {
            random = random.aside();
        }
        let numbers = |array: &&Array| array.place != Place::Walking && !is_float(array.element.1);
        let all: Vec<&Array> = self.arrays.iter().filter(numbers).collect();
        if self.tame || all.is_empty() || !random.one_in(4) {
            return;
        }
        let (ty, by) = (random.pick(TYPES), random.pick(STEPS));
        let op = random.pick(&["+=", "+=", "-="]);
        // A variable, or a place in memory.
        let at = random.pick(&["at", "at", "room[1]"]);
        let moves = format!(
            "        {}\n        {at} {op} by;\n",
            mark("step that is no constant")
        );
        let array: &Array = random.pick(&all);
        let element = format!("(unsigned long){}[i]", array.base(&self.kernel));
        let use_ = match random.below(7) {
            0 => format!("        sum += (unsigned long){at} ^ {element};\n"),
            1 => format!("        sum ^= (unsigned long)({at} >> 4) + {element};\n"),
            2 => format!("        sum += by_four[({at} >> 3) & 15] * {element};\n"),
            3 => format!(
                "        if (({element} & 255) > ((unsigned long){at} & 127))\n            sum++;\n"
            ),
            4 => format!(
                "        if ({element} & 4)\n            sum += (unsigned long){at} * {element};\n        else\n            sum ^= \
                 (unsigned long){at} + {element};\n"
            ),
            5 => format!("        sum += (unsigned char)({at} >> 8) + {element};\n"),
            _ => format!(
                "        if (({element} & 63) == ((unsigned long){at} & 31))\n            break;\n        sum += {element};\n"
            ),
        };
        // Now and then it is not the same in all iterations.
        let moves = match random.one_in(6) {
            true => format!("{moves}        by += 3;\n"),
            false => moves,
        };
        let body = match random.one_in(2) {
            true => format!("{use_}{moves}"),
            false => format!("{moves}{use_}"),
        };
        let head = random.pick(LOOPS);
        after.push_str(&format!(
            "    {{\n    static const unsigned char by_four[16] = {{ 3, 0, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3 }};\n    \
             {ty} at = ({ty})(n & 5), room[3] = {{ 1, at, 2 }};\n    {ty} by = ({ty})({by});\n    unsigned long sum = 0;\n    \
             {head} {{\n{body}    }}\n    (void)by_four, (void)room;\n    \
             h = h * 31 + sum * 7 + (unsigned long)at + (unsigned long)room[1] * 5;\n    }}\n"
        ));
    }
}
