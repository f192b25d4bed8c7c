//! The ways out of a loop, and what is done behind it.

use super::{Bound, Maker};
use crate::features::mark;

impl Maker {
    /// The statements that leave the loop by the exit of that number, in braces, if they need them.
    pub fn leave(&mut self, number: usize) -> String {
        let mut text = String::new();
        if self.random.one_in(5) && !self.lives.is_empty() && !self.is_void() {
            let name = self.flag("extra");
            text += &format!("            {name} += {}u;\n", 3 + number);
            self.features.push("exits: statement on the way out");
        }
        let (feature, last) = match self.random.below(8) {
            0 if !self.is_void() => {
                let name = self.flag("found");
                text += &format!("            {name} = {}u;\n", number + 1);
                ("exits: exit by a flag", "break;".to_string())
            }
            1..=3 => ("exits: exit by return", self.give_back(number)),
            4 | 5 if self.labels.count > 0 => {
                let label = self.random.below(self.labels.count);
                self.jumps[label] = true;
                ("exits: exit by goto", format!("goto out{label};"))
            }
            _ => ("exits: exit by break", "break;".to_string()),
        };
        if text.is_empty() && self.random.one_in(2) {
            self.features.push(feature);
            return format!("\n            {last}\n");
        }
        let first = text.trim_start();
        let space = if first.is_empty() { "" } else { "            " };
        format!(
            " {{\n            {}{first}{space}{last}\n        }}\n",
            mark(feature)
        )
    }

    /// A number that is set on the way out.
    fn flag(&mut self, name: &str) -> String {
        if !self.flags.iter().any(|flag| flag == name) {
            self.flags.push(name.to_string());
            self.declare("unsigned", name);
            self.lives.push(format!("(unsigned long){name}"));
        }
        name.to_string()
    }

    pub fn is_void(&self) -> bool {
        self.ret.is_none()
    }

    /// `return`, with something that tells the exits apart, and some of what the loop leaves.
    fn give_back(&mut self, number: usize) -> String {
        let Some((_, c_type)) = self.ret else {
            return "return;".to_string();
        };
        let counter = self.frame.counter.map(|(name, _)| name);
        // Without a bound there may be no other way out on which the rest is seen.
        let all = self.frame.bound == Bound::None;
        match (self.random.below(4), counter) {
            (0, Some(name)) if !all => return format!("return ({c_type}){name};"),
            (1, _) if !all => return format!("return {};", number + 2),
            _ => {}
        }
        let mut terms = vec![format!("{}ul", number + 2)];
        terms.extend(counter.map(|name| format!("(unsigned long){name} * 3")));
        for live in self.lives.clone() {
            if all || self.random.one_in(2) {
                terms.push(format!("{live} * {}", 3 + 2 * terms.len()));
            }
        }
        format!("return ({c_type})({});", terms.join(" + "))
    }

    /// All of what the loop leaves, as statements.
    fn hash(&self) -> String {
        if self.is_void() {
            return String::new();
        }
        let lives = self.lives.iter();
        lives
            .map(|live| format!("    h = h * 31 + {live};\n"))
            .collect()
    }

    /// What stands behind the loop.
    pub fn after(&mut self) -> String {
        let last = match self.ret {
            Some((_, c_type)) => format!("    return ({c_type})h;\n"),
            None => "    return;\n".to_string(),
        };
        let used: Vec<usize> = (0..2).filter(|label| self.jumps[*label]).collect();
        let number = |k: usize| match self.ret {
            Some(_) => format!("    h = {};\n", 11 + 6 * k),
            None => "    ;\n".to_string(),
        };
        let hash = self.hash();
        if used.len() == 1 {
            self.features.push("exits: one label");
        } else if used.len() == 2 {
            self.features.push("exits: two labels");
        }
        if self.labels.return_there || used.is_empty() {
            let mut text = format!("{hash}{last}");
            for label in used {
                text += &format!("out{label}:\n{}{hash}{last}", number(label));
            }
            return text;
        }
        let mut text = number(3);
        for label in used {
            text += &format!("    goto done;\nout{label}:\n{}", number(label));
        }
        format!("{text}done:\n{hash}{last}")
    }
}
