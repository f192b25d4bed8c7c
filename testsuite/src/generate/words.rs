//! Loops that read and write numbers by their bytes, in either order, from and to anywhere.

use super::arrays::Array;
use super::{Generator, Place, Random, is_float};
use crate::features::mark;

/// Heads of loops over words of `$` bytes.
const LOOPS: &[&str] = &[
    "for (int i = 0; i < n / $; i++)",
    "for (int i = 0; i < n / $; i++)",
    "for (long i = 0; i < n / $; i++)",
    "for (int i = n / $ - 1; i >= 0; i--)",
];

/// Where the bytes of a word are: `base[step * i + first]` and those behind it.
struct Bytes<'a> {
    base: &'a str,
    step: usize,
    first: usize,
}

impl Bytes<'_> {
    fn byte(&self, k: usize) -> String {
        let Bytes { base, step, first } = self;
        format!("{base}[{step} * i + {}]", first + k)
    }

    fn address(&self) -> String {
        let Bytes { base, step, first } = self;
        format!("{base} + {step} * i + {first}")
    }
}

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn words_of_bytes(&mut self, after: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..15 {
            random = random.aside();
        }
        let apart = |array: &&Array| array.place != Place::Walking;
        let all: Vec<&Array> = self.arrays.iter().filter(apart).collect();
        let written = |array: &&Array| array.written && !is_float(array.element.1);
        let written: Vec<&Array> = all.iter().copied().filter(written).collect();
        if self.tame || written.is_empty() || !random.one_in(4) {
            return;
        }
        let (bytes, ty) = random.pick(&[
            (2, "unsigned short"),
            (4, "unsigned"),
            (4, "int"),
            (8, "unsigned long"),
        ]);
        let step = bytes * random.pick(&[1, 1, 1, 2]);
        let (from, to) = (random.pick(&all), random.pick(&written));
        let first = |random: &mut Random| random.pick(&[0, 0, 1, 2, 3]);
        let read = Bytes {
            base: "from",
            step,
            first: first(&mut random),
        };
        let write = Bytes {
            base: "to",
            step,
            first: first(&mut random),
        };
        let mut body = self.word_read(&mut random, "word", (bytes, ty), &read);
        if random.one_in(3) {
            let other = Bytes { first: 8, ..read };
            body += &self.word_read(&mut random, "other", (bytes, ty), &other);
            body.push_str(&format!("        word = ({ty})(word ^ other);\n"));
        }
        if !random.one_in(4) {
            let operation = random.pick(&["* 3", "+ 0x1234", "^ 0x55", ">> 3", "& 0xfff"]);
            let value = match ty {
                "int" => format!("({ty})((unsigned)word {operation})"),
                _ => format!("({ty})(word {operation})"),
            };
            body.push_str(&format!("        word = {value};\n"));
        }
        match random.below(4) {
            0 => body.push_str("        sum = sum * 3 + (unsigned long)word;\n"),
            _ => body.push_str(&word_written(&mut random, bytes, &write)),
        }
        if random.one_in(6) {
            let condition = format!("{} > 9", read.byte(0));
            body = format!("        if ({condition}) {{\n{body}        }}\n");
        }
        let head = random.pick(LOOPS).replace('$', &step.to_string());
        let (from, to) = (from.base(&self.kernel), to.base(&self.kernel));
        after.push_str(&format!(
            "    {{\n    unsigned long sum = 0;\n    \
             const unsigned char *from = (const unsigned char *)({from});\n    \
             unsigned char *to = (unsigned char *)({to});\n    \
             {head} {{\n{body}    }}\n    h = h * 31 + sum;\n    }}\n"
        ));
    }

    /// Reads a word, in one of some ways.
    fn word_read(
        &self,
        random: &mut Random,
        name: &str,
        (bytes, ty): (usize, &str),
        from: &Bytes<'_>,
    ) -> String {
        if random.one_in(3) {
            let (mark, address) = (mark("word copied from anywhere"), from.address());
            let call = random.pick(&["__builtin_memcpy", "__builtin_memmove"]);
            return format!(
                "        {mark}\n        {ty} {name};\n        {call}(&{name}, {address}, {bytes});\n"
            );
        }
        let wide = if bytes == 8 {
            "unsigned long"
        } else {
            "unsigned"
        };
        let operation = random.pick(&["|", "|", "|", "+", "^"]);
        let mut terms = Vec::new();
        let downwards = random.one_in(2);
        for k in 0..bytes {
            let place = if downwards { bytes - 1 - k } else { k };
            let mut shift = 8 * place;
            if random.one_in(40) {
                // That is no word.
                shift = 8 * random.below(bytes);
            }
            let byte = from.byte(k);
            terms.push(match shift {
                0 => format!("({wide}){byte}"),
                _ => format!("(({wide}){byte} << {shift})"),
            });
        }
        if random.one_in(3) {
            terms.rotate_left(1);
        }
        let mark = mark("word put together of bytes");
        let mut before = String::new();
        if random.one_in(6) {
            // One byte is read before another one is written.
            let k = random.below(bytes);
            let (byte, place) = (from.byte(k), from.byte(random.below(bytes)));
            let place = place.replacen("from", "to", 1);
            before =
                format!("        unsigned char {name}_early = {byte};\n        {place} ^= 5;\n");
            for term in &mut terms {
                *term = term.replace(&byte, &format!("{name}_early"));
            }
        }
        let value = terms.join(&format!(" {operation} "));
        format!("        {mark}\n{before}        {ty} {name} = ({ty})({value});\n")
    }
}

/// Writes a word, in one of some ways.
fn word_written(random: &mut Random, bytes: usize, to: &Bytes<'_>) -> String {
    if random.one_in(3) {
        let (mark, address) = (mark("word copied to anywhere"), to.address());
        return format!("        {mark}\n        __builtin_memcpy({address}, &word, {bytes});\n");
    }
    let downwards = random.one_in(2);
    let mut all = Vec::new();
    for k in 0..bytes {
        let place = if downwards { bytes - 1 - k } else { k };
        let shift = match random.one_in(40) {
            true => 8 * random.below(bytes),
            false => 8 * place,
        };
        let byte = to.byte(k);
        all.push(match shift {
            0 => format!("        {byte} = (unsigned char)word;\n"),
            _ => format!("        {byte} = (unsigned char)(word >> {shift});\n"),
        });
    }
    if random.one_in(3) {
        all.rotate_left(1);
    }
    let mark = mark("word written by its bytes");
    format!("        {mark}\n{}", all.concat())
}
