//! Loops that count the bits of numbers by shifts, masks and sums, with numbers of their own.

use super::{Generator, Random, is_float};

/// The type of what is counted, the type it is counted in, and the bits of it that are looked at.
const SORTS: &[(&str, &str, u32)] = &[
    ("unsigned", "unsigned", 32),
    ("unsigned", "unsigned", 32),
    ("int", "unsigned", 32),
    ("unsigned long", "unsigned long", 64),
    ("long", "unsigned long", 64),
    ("unsigned short", "unsigned", 16),
    ("unsigned short", "int", 16),
    ("unsigned char", "unsigned", 8),
    ("unsigned char", "int", 8),
    ("unsigned", "unsigned long", 32),
    // Bits that are not looked at may be there.
    ("short", "int", 16),
    ("signed char", "unsigned", 8),
    ("unsigned", "unsigned long", 64),
    ("unsigned", "unsigned", 16),
    ("unsigned long", "unsigned long", 32),
];

/// Writes one count, in which perhaps one thing is not as it should be.
struct Count<'a> {
    random: &'a mut Random,
    wide: &'static str,
    bits: u32,
    /// After how many decisions the wrong one comes; there may be fewer.
    until_wrong: Option<usize>,
}

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn count_bits(&mut self, after: &mut String) {
        let asides = self.random.aside().aside().aside();
        let mut random = asides.aside().aside().aside().aside();
        if !random.one_in(8) {
            return;
        }
        self.own_loop(&mut random, "count of bits", after, |random, x, of| {
            let (narrow, wide, bits) = random.pick(SORTS);
            let number = match random.below(3) {
                _ if is_float(of.element.1) => "(unsigned long)i * 0x9e3779b97f4a7c15UL",
                0 => &format!("(unsigned long){x} * 0x9e3779b97f4a7c15UL"),
                _ => x,
            };
            let until_wrong = random.one_in(2).then(|| random.below(20));
            let mut count = Count {
                random,
                wide,
                bits,
                until_wrong,
            };
            let steps = count.steps();
            let result = random.pick(&["v", "v", "v", "v + 3", "v ^ first"]);
            format!(
                "        {narrow} from = ({narrow})({number});\n        \
                 {wide} x = ({wide})from, v = x, first = x;\n{steps}        \
                 unsigned long w = (unsigned long)({result});\n"
            )
        });
    }
}

impl Count<'_> {
    /// Whether what is written next is wrong.
    fn is_wrong(&mut self) -> bool {
        let wrong = self.until_wrong == Some(0);
        self.until_wrong = self.until_wrong.and_then(|n| n.checked_sub(1));
        wrong
    }

    fn steps(&mut self) -> String {
        let (mut text, mut width) = (String::new(), 1);
        while width < self.bits {
            let mut step = match width {
                8 if self.random.one_in(2) => {
                    text.push_str(&self.end());
                    return text;
                }
                _ => self.step(width),
            };
            if self.is_wrong() {
                step = match self.random.below(3) {
                    0 => String::new(),
                    1 => step.replace('+', "|"),
                    _ => format!("if (x & 2) {step}"),
                };
            }
            text.push_str(&format!("        {step}\n"));
            if width == 1 {
                text.push_str("        first = v;\n");
            }
            width *= 2;
        }
        text
    }

    /// Fields of `width` bits become ones of twice as many.
    fn step(&mut self, width: u32) -> String {
        let half = self.mask(width, 2 * width, 0);
        match (self.random.below(5), width) {
            (0 | 1, 1) => format!("v = v - ({} & {half});", self.shifted(width)),
            (2, 1) => {
                let upper = self.mask(1, 2, 1);
                format!("v -= (v & {upper}) >> {};", self.by(1))
            }
            (0 | 1, 4..) => {
                // All bits of the lower half, or those that the numbers take.
                let kept = self.random.pick(&[width, width.ilog2() + 2]);
                let kept = self.mask(kept, 2 * width, 0);
                let part = self.shifted(width);
                match self.random.below(4) {
                    0 => format!("v = v + {part};"),
                    _ => format!("v = (v + {part}) & {kept};"),
                }
            }
            (2, _) => {
                let upper = self.mask(width, 2 * width, width);
                let by = self.by(width);
                format!("v = (v & {half}) + ((v & {upper}) >> {by});")
            }
            _ if 2 * width == self.bits && self.random.one_in(2) => {
                format!("v = (v & {half}) + {};", self.shifted(width))
            }
            _ => {
                let other = self.mask(width, 2 * width, 0);
                format!("v = (v & {half}) + ({} & {other});", self.shifted(width))
            }
        }
    }

    /// From bytes on all at once.
    fn end(&mut self) -> String {
        let last = match self.random.below(3) {
            0 => "v %= 255;".to_string(),
            1 if self.bits > 8 && self.wide != "int" => {
                let by = self.mask(1, 8, 0);
                format!("v = v * {by} >> {};", self.by(self.bits - 8))
            }
            _ => {
                let mut sums = String::new();
                let mut width = 8;
                while width < self.bits {
                    sums.push_str(&format!("v += {}; ", self.shifted(width)));
                    width *= 2;
                }
                let bits = self.bits.ilog2() + 1;
                let most = match self.is_wrong() {
                    true => self.random.pick(&[bits - 1, bits + 2, 9, 16]),
                    false => self.random.pick(&[bits, bits, 8]),
                };
                format!("{sums}v &= {};", (1u32 << most) - 1)
            }
        };
        format!("        {last}\n")
    }

    /// In each field of `width` bits the low `kept` ones, moved up.
    fn mask(&mut self, kept: u32, width: u32, up: u32) -> String {
        let low = |bits: u32| u64::MAX >> (64 - bits);
        let fields = (0..self.bits / width).map(|n| low(kept) << (n * width + up));
        let mut mask = fields.fold(0, |all, field| all | field);
        if self.is_wrong() {
            mask ^= 1 << self.random.below(self.bits as usize);
        }
        match self.wide {
            "unsigned long" => format!("{mask:#x}UL"),
            "unsigned" => format!("{mask:#x}u"),
            _ => format!("{mask:#x}"),
        }
    }

    fn by(&mut self, bits: u32) -> u32 {
        match self.is_wrong() {
            true => bits + 1 - 2 * self.random.below(2) as u32,
            false => bits,
        }
    }

    /// `v >> bits`; where a mask is put on it, it does not matter whether a sign comes in.
    fn shifted(&mut self, bits: u32) -> String {
        let of = if self.is_wrong() { "x" } else { "v" };
        let by = self.by(bits);
        match (self.random.below(6), self.wide) {
            (0, "unsigned long") => format!("((unsigned long)((long){of} >> {by}))"),
            (0, _) => format!("((unsigned)((int){of} >> {by}))"),
            _ => format!("({of} >> {by})"),
        }
    }
}
