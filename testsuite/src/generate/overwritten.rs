//! Loops that store where the next iteration stores again, so that only what the last one stores is seen, unless something
//! reads it in between.

use super::arrays::Array;
use super::{Generator, Place, Random};
use crate::features::mark;

/// The head of a loop, and what the next iteration adds to its counter.
const LOOPS: &[(&str, &str)] = &[
    ("for (int i = 0; i < n; i++)", "+ 1"),
    ("for (int i = 0; i < n; i++)", "+ 1"),
    ("for (long i = 0; i < n; i++)", "+ 1"),
    ("for (unsigned i = 0; i < (unsigned)n; i++)", "+ 1"),
    ("for (int i = 0; i < n; i += 2)", "+ 2"),
    ("for (int i = n - 1; i > 0; i--)", "- 1"),
    ("for (long i = n; i > 0; i--)", "- 1"),
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn overwrite_next(&mut self, after: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..13 {
            random = random.aside();
        }
        let apart = |array: &&Array| array.place != Place::Walking;
        let all: Vec<&Array> = self.arrays.iter().filter(apart).collect();
        let written: Vec<&Array> = all.iter().copied().filter(|array| array.written).collect();
        if self.tame || written.is_empty() || !random.one_in(4) {
            return;
        }
        let (head, next) = random.pick(LOOPS);
        let to = random.pick(&written);
        // Mostly, what is stored is made of something else.
        let other = |array: &&Array| array.base(&self.kernel) != to.base(&self.kernel);
        let others: Vec<&Array> = all.iter().copied().filter(other).collect();
        let read = match others.is_empty() || random.one_in(6) {
            true => &all,
            false => &others,
        };
        let base = to.base(&self.kernel);
        let mut statements = Vec::new();
        for place in ["[i]", &format!("[i {next}]")] {
            let value = self.made_of(&mut random, to, read, &[]);
            statements.push(format!("{base}{place} = {value};"));
        }
        if random.one_in(5) {
            // Nothing else needs what the iteration before left in it.
            let from = random.pick(read);
            statements[1] = format!("{base}[i {next}] = ({})kept;", to.element.1);
            statements.push(format!("kept = {} > 3;", self.near(&mut random, from)));
        }
        if random.one_in(3) {
            let decides = random.pick(&all);
            let condition = self.near(&mut random, decides);
            statements[1] = format!("if ({condition} > 3) {}", statements[1]);
        }
        if random.one_in(3) {
            statements.push(self.beside(&mut random, (to, next), (&all, &written)));
        }
        for n in (1..statements.len()).rev() {
            statements.swap(n, random.below(n + 1));
        }
        let body: String = statements
            .iter()
            .map(|statement| format!("        {statement}\n"))
            .collect();
        let mark = mark("store that the next iteration overwrites");
        after.push_str(&format!(
            "    {{\n    unsigned long sum = 0, kept = 7;\n    {head} {{\n        {mark}\n{body}    }}\n    h = h * 31 + sum + kept;\n    }}\n"
        ));
    }

    /// What else an iteration does: it may read in between, or store there as well.
    fn beside(
        &self,
        random: &mut Random,
        (to, next): (&Array, &str),
        (all, written): (&[&Array], &[&Array]),
    ) -> String {
        let base = to.base(&self.kernel);
        match random.below(5) {
            0 => format!("sum += {base}[i] > 2;"),
            1 => format!("sum += {base}[i {next}] > 2;"),
            2 => format!("{base}[i {next}] = 0;"),
            _ => {
                let beside = random.pick(written);
                let value = self.made_of(random, beside, all, &[]);
                format!("{}[i] = {value};", beside.base(&self.kernel))
            }
        }
    }
}
