//! Loops that compute absolute values of differences, in the ways that people spell them, and ways that come close.

use super::Generator;
use crate::features::mark;

/// What is added to `h`; `V` and `W` are numbers of at most 32 bits in a `T`, in which their difference is exact. The first
/// eight are absolute values.
const FORMS: &[&str] = &[
    "T gap = V - W; if (gap < 0) gap = -gap; h += gap;",
    "h += V > W ? V - W : W - V;",
    "h += V <= W ? W - V : V - W;",
    "T gap = V - W; h += gap >= 0 ? gap : W - V;",
    "T gap = V - W; if (0 > gap) gap = -gap; h += gap;",
    "T gap = V - W; gap = gap <= 0 ? 0 - gap : gap; h += gap * 3;",
    "T gap = V - W; if (gap < 0) { gap = -gap; h ^= 5; } h += gap;",
    "T gap; if (V < W) gap = W - V; else gap = V - W; if (gap > 9) h += gap;",
    "h += V > W ? W - V : V - W;",
    "T gap = V - W; if (gap > 0) gap = -gap; h += gap;",
    "h += V > W ? V - W : V - W;",
    "h += V > W ? V - W : W - V + 1;",
    "T gap = V - W; if (gap < 1) gap = -gap; h += gap;",
    "h += (unsigned T)V > (unsigned T)W ? V - W : W - V;",
    "unsigned gap = (unsigned)V - (unsigned)W; if ((int)gap < 0) gap = -gap; h += gap;",
    "h += V > W ? (unsigned)V - (unsigned)W : (unsigned)W - (unsigned)V;",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn absolute_values(&mut self, after: &mut String) {
        let asides = self.random.aside().aside().aside().aside().aside();
        let mut random = asides.aside().aside().aside().aside().aside();
        let integers: Vec<_> = self
            .arrays
            .iter()
            .filter(|array| !matches!(array.element.1, "float" | "double"))
            .collect();
        if self.tame || integers.is_empty() || !random.one_in(6) {
            return;
        }
        let (x, y) = (random.pick(&integers), random.pick(&integers));
        let is_small = |name: &str| name.contains("char") || name.contains("short");
        let number = |array: &super::arrays::Array, at: &str| {
            let element = format!("{}[{at}]", array.base(&self.kernel));
            match is_small(array.element.1) {
                true => element,
                false => format!("(int){element}"),
            }
        };
        let ty = match is_small(x.element.1) && is_small(y.element.1) {
            true => "int",
            false => "long",
        };
        let wide = |text: String| match ty {
            "int" => text,
            _ => format!("((long){text})"),
        };
        let (v, w) = (
            wide(number(x, "i")),
            wide(number(y, random.pick(&["i", "i", "i + 1"]))),
        );
        let form = match random.one_in(3) {
            true => random.pick(FORMS),
            false => random.pick(&FORMS[..8]),
        };
        let statement = super::rows::words(form, &[("T", ty), ("V", &v), ("W", &w)]);
        let mark = mark("absolute value");
        after.push_str(&format!(
            "    for (int i = 0; i < n; i++) {{\n        {mark}\n        {statement}\n    }}\n"
        ));
    }
}
