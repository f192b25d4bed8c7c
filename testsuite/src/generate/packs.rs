//! Loops that store at positions which move on only where something is stored there.

use super::Generator;
use crate::features::mark;

/// Types of a position and of the counter.
const POSITIONS: &[(&str, &str)] = &[
    ("int", "int"),
    ("int", "int"),
    ("unsigned long", "unsigned long"),
    ("unsigned", "int"),
    ("long", "unsigned"),
    ("unsigned short", "int"),
];

/// What is stored where; `C` and `D` are conditions, `Y` and `Z` arrays, `V` and `W` what their elements become, `T` the
/// type of the first one's. Vectors pack the first seven; the next ones come close.
const FORMS: &[&str] = &[
    "if (C) Y[k++] = V;",
    "if (C) { Y[k] = V; k++; }",
    "if (C) Y[++k] = V;",
    "if (C) { Y[k] = V; Z[k] = W; k++; }",
    "if (C) Y[k++] = V; else Z[m++] = W;",
    "if (C) { if (D) Y[k++] = V; else h++; }",
    "if (C) { Y[2 * k - k] = V; k++; }",
    "if (C) { Y[n - 1 - k] = V; k++; }",
    "if (C) { Y[i - k] = V; k++; }",
    "if (C) { __typeof__(k) was = k; Y[k++] = V; if (D) k = was; }",
    "if (C) { T kept = V; if (D) h += 3; Y[k++] = kept; }",
    "if (C) { Y[k++] = V; h += k; }",
    "if (C && k < 9) Y[k++] = V;",
    "if (C) Y[k++] = V; else if (k > 0) k--;",
    "if (C) { Y[k++] = V; if (D) k--; }",
    "Y[k] = V; if (C) k++;",
    "if (C) { Y[k] = V; Y[k + 1] = V; k++; }",
    "if (C) { Y[k++] = V; } if (D) h += (unsigned long)(Y[i] != 0);",
    "if (C) { h += (unsigned long)(Y[k] > 0); Y[k++] = V; }",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn pack(&mut self, after: &mut String) {
        let asides = self.random.aside().aside().aside().aside();
        let mut random = asides.aside().aside().aside().aside();
        let written: Vec<_> = self.arrays.iter().filter(|array| array.written).collect();
        if self.tame || written.is_empty() || !random.one_in(6) {
            return;
        }
        let x = &self.arrays[random.below(self.arrays.len())];
        let (y, z) = (random.pick(&written), random.pick(&written));
        let is_float = |name: &str| matches!(name, "float" | "double");
        let from = format!("{}[i]", x.base(&self.kernel));
        let mut value = |ty: &str| match (is_float(ty), is_float(x.element.1), random.below(3)) {
            (_, _, 0) | (false, true, _) => format!("({ty})i"),
            (_, false, 1) => format!("({ty})((unsigned long){from} * 3)"),
            _ => format!("({ty}){from}"),
        };
        let (v, w) = (value(y.element.1), value(z.element.1));
        let mut condition = || match (is_float(x.element.1), random.below(6)) {
            (_, 0) => format!("{from} > 0"),
            (_, 1) => format!("{from} <= 3"),
            (_, 2) => format!("{from} != {}[i + 1]", x.base(&self.kernel)),
            (_, 3) => "i % 3 != 1".to_string(),
            (true, _) => format!("{from} < 9"),
            (false, _) => format!("({from} & 5) == 1"),
        };
        let conditions = [condition(), condition()];
        let form = match random.one_in(3) {
            true => random.pick(FORMS),
            false => random.pick(&FORMS[..10]),
        };
        let mut statement = String::new();
        for letter in form.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
            let (word, rest) = letter.split_at(
                letter
                    .trim_end_matches(|c: char| !c.is_ascii_alphanumeric())
                    .len(),
            );
            statement.push_str(match word {
                "C" => &conditions[0],
                "D" => &conditions[1],
                "V" => &v,
                "W" => &w,
                "T" => y.element.1,
                other => other,
            });
            statement.push_str(rest);
        }
        let (y_base, z_base) = (y.base(&self.kernel), z.base(&self.kernel));
        let statement = statement
            .replace("Y[", &format!("{y_base}["))
            .replace("Z[", &format!("{z_base}["));
        let (position, counter) = random.pick(POSITIONS);
        let mark = mark("packed position");
        after.push_str(&format!(
            "    {{\n    {position} k = 0, m = 0;\n    for ({counter} i = 0; i < ({counter})n; i++) {{\n        \
             {mark}\n        {statement}\n    }}\n    h = h * 31 + (unsigned long)k * 7 + (unsigned long)m;\n    }}\n"
        ));
    }
}
