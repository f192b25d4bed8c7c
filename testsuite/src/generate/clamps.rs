//! Loops that bound values by two constants one after the other, with numbers of their own.

use super::Generator;
use super::Random;
use super::constants::{Constants, filled};

/// Ways to do it, and what looks like one: `v` is the value, `r` the result, `L` and `H` are the bounds, `K` another
/// constant, and `<` and `>` are now and then something else.
const WAYS: &[&str] = &[
    "r = v; if (v > H) r = H; else if (v < L) r = L;",
    "r = v; if (v < L) r = L; else if (v > H) r = H;",
    "if (v > H) v = H; else if (v < L) v = L; r = v;",
    "if (v < L) v = L; if (v > H) v = H; r = v;",
    "r = v < L ? L : v > H ? H : v;",
    "r = v > H ? H : v < L ? L : v;",
    "r = H < v ? H : L > v ? L : v;",
    "r = !(v < L) ? !(v > H) ? v : H : L;",
    "r = v; if (v < L) r = L; if (v > H) r = H;",
    "r = v; if (v < L) r = L; if (r > H) r = H;",
    "r = v > L ? v : L; r = r < H ? r : H;",
    "r = L > v ? L : v; if (v > H) r = H;",
    "r = v < H ? v : H; if (v < L) r = L;",
    "r = v > L ? v : L; if (v > H) r = L;",
    "r = v < H ? v : H; if (v < K) r = L;",
    "r = v < L ? K : v > H ? H : v;",
    "r = v < H ? v : H; if (v < L) r = H;",
    "r = v; if (v > H) r = H; if (r < L) r = K;",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn clamp(&mut self, after: &mut String) {
        let asides = self.random.aside().aside().aside();
        let mut random = asides.aside().aside().aside();
        if !random.one_in(8) {
            return;
        }
        let bits = format!("{}_bits((double)r)", self.kernel);
        self.own_loop(&mut random, "clamp", after, |random, x, of| {
            let constants = Constants::some(random);
            let value = constants.value(random, x, super::is_float(of.element.1));
            let ty = constants.ty;
            // What is clamped is often kept in fewer bits.
            let kept = match constants.is_float() {
                true => bits,
                false => random
                    .pick(&["r", "r", "(unsigned char)r", "(short)r"])
                    .to_string(),
            };
            format!(
                "        {ty} v = {value}, r;\n        {}\n        unsigned long w = {kept};\n",
                way(&constants, random)
            )
        });
    }
}

fn way(constants: &Constants, random: &mut Random) -> String {
    // Mostly in order.
    let last = constants.texts.len() - 1;
    let (low, high) = match random.below(12) {
        0 => (constants.one(random), constants.one(random)),
        1 => (constants.texts[last].clone(), constants.texts[0].clone()),
        _ => (constants.texts[0].clone(), constants.texts[last].clone()),
    };
    let other = constants.one(random);
    let way = random.pick(WAYS);
    let way = match random.below(6) {
        0 => way.replace('<', "<="),
        1 => way.replace('>', ">="),
        2 => way.replace('<', "<=").replace('>', ">="),
        3 if !constants.is_float() => {
            let of = random.pick(&["(unsigned)", "(int)", "(unsigned long)"]);
            let compared = [format!("({of}v <"), format!("({of}v >")];
            way.replace("(v <", &compared[0])
                .replace("(v >", &compared[1])
        }
        _ => way.to_string(),
    };
    let with = [('L', &*low), ('H', &*high), ('K', &*other)];
    filled(&way, &with)
}
