//! What stands between the braces of the loop: statements, and the exits among them.

use super::frame::{Access, Shape, words_in};
use super::{Cause, Maker};

impl Maker {
    /// Everything between the braces of the loop.
    pub fn body(&mut self) -> String {
        let in_body: Vec<usize> = (0..self.exits.len())
            .filter(|k| !self.exits[*k].in_head)
            .collect();
        // Statements come first, as exits give back what these leave.
        let mut groups = Vec::new();
        for k in 0..=in_body.len() {
            let last = k == in_body.len() && self.lives.is_empty();
            let count = match self.random.pick(&[0, 0, 1, 1, 2]) {
                _ if self.searches && !last => 0,
                // Something must be seen of what the loop does.
                0 if last && !self.stores() => 1,
                count => count,
            };
            let group: String = (0..count).map(|_| self.statement()).collect();
            if count > 0 {
                self.features.push(match k == 0 && !in_body.is_empty() {
                    true => "exits: statement before a test",
                    false => "exits: statement behind a test",
                });
            }
            groups.push(group);
        }
        let tested_behind =
            self.exits.last().is_some_and(|exit| exit.in_head) && self.frame.shape == Shape::Do;
        if !tested_behind
            && !self.searches
            && !self.in_static
            && self.half.is_none()
            && self.random.one_in(6)
        {
            let last = self.store_in_place();
            groups.extend(Some(last));
        }
        let unseen = self.named > 0 && !self.random.one_in(4);
        if self.is_void() && (!self.stores() || unseen) {
            self.ret = Some(("u64", "unsigned long"));
        }
        let bound = self.frame.bound_reached().map(|reached| {
            let leave = self.leave(9);
            format!("        if ({reached}){leave}")
        });
        let middle = match self.frame.shape {
            Shape::Middle => Some(self.random.below(groups.len())),
            _ => None,
        };
        self.until_exits = vec![String::new(); self.exits.len()];
        let mut text = String::new();
        if middle.is_none() {
            text.extend(bound.clone());
        }
        text += &self.copied();
        for (k, group) in groups.iter().enumerate() {
            text += group;
            if middle == Some(k) {
                text.extend(bound.clone());
                self.until_bound = Some(text.clone());
            }
            if let Some(&exit) = in_body.get(k) {
                let last = k + 1 == in_body.len();
                text += &self.tested(exit, last);
                self.until_exits[exit] = text.clone();
            }
        }
        text
    }

    /// Finds the arrays that are not read in the iteration in which data end a loop without a bound, by the exit
    /// `last` of those that depend on data, or in which a bound in the middle does.
    pub fn shorten(&mut self, last: Option<usize>, header: Option<&str>) {
        let until = match (last, &self.until_bound) {
            (None, Some(text)) => text.clone(),
            (None, None) => return,
            (Some(last), _) => {
                let exits = self.exits.iter().zip(&self.until_exits);
                let mut by_data = exits.filter(|(exit, _)| exit.effective().is_some());
                let Some((exit, text)) = by_data.nth(last) else {
                    return;
                };
                match exit.in_head && self.frame.shape == Shape::Do {
                    // All is done before it.
                    true => return,
                    false => format!("{} {text}", header.unwrap_or_default()),
                }
            }
        };
        let names = self.arrays().into_iter().map(|(name, ..)| name);
        let is_read = |name: &str| words_in(&until).any(|w| w == name || w == format!("p{name}"));
        self.short = names.filter(|name| !is_read(name)).collect();
        if !self.short.is_empty() {
            self.features.push("exits: array ends before the exit");
        }
    }

    /// Whether the loop leaves something in arrays.
    fn stores(&self) -> bool {
        self.extras.iter().any(|extra| extra.written) || self.written.contains(&true)
    }

    /// Copies of elements.
    fn copied(&mut self) -> String {
        if !self.copies {
            return String::new();
        }
        let mut text = String::new();
        for column in &self.tests.columns {
            let (name, c_type) = (&column.value, column.ty.c());
            if self.frame.access == Access::WalkFirst {
                self.before += &format!("    {c_type} {name} = 0;\n");
                text += &format!("        {name} = *p{}++;\n", column.name);
            } else {
                text += &format!("        {c_type} {name} = {};\n", column.place);
            }
            text += &format!("        (void){name};\n");
        }
        self.features.push("exits: local copy of an element");
        text
    }

    /// An exit in the body.
    fn tested(&mut self, exit: usize, last: bool) -> String {
        let Some((half, _)) = self.half.clone() else {
            return self.tested_always(exit, last);
        };
        let inside = self.tested_always(exit, false);
        format!(
            "        if (i < {half}) {{\n{}        }}\n",
            deeper(&inside)
        )
    }

    /// The same, whatever the number of the iteration.
    fn tested_always(&mut self, exit: usize, last: bool) -> String {
        let leave = self.leave(exit);
        match self.exits[exit].cause.clone() {
            Cause::Counter(limit) => {
                self.features.push("exits: test of the counter");
                format!("        if ({}){leave}", self.limit_reached(&limit))
            }
            Cause::Data(test, None) => {
                self.features.extend(&test.features);
                format!("        if ({}){leave}", test.text)
            }
            Cause::Data(test, Some(condition)) => {
                self.features
                    .extend(test.features.iter().chain(&condition.features));
                if last && self.frame.may_continue() && self.random.one_in(2) {
                    self.features.push("exits: test behind continue");
                    return format!(
                        "        if ({})\n            continue;\n        if ({}){leave}",
                        condition.not, test.text
                    );
                }
                self.features.push("exits: test under a condition");
                let more = match self.random.one_in(3) {
                    true => {
                        // Variables of the iteration may stand behind it.
                        let others = self.scope.places.split_off(self.known);
                        let text = self.statement();
                        self.scope.places.truncate(self.known);
                        self.scope.places.extend(others);
                        text
                    }
                    false => String::new(),
                };
                let inside = format!("        if ({}){leave}{more}", test.text);
                format!(
                    "        if ({}) {{\n{}        }}\n",
                    condition.text,
                    deeper(&inside)
                )
            }
        }
    }

    /// What the head of the loop tests beside its bound.
    pub fn header(&mut self) -> Option<String> {
        let exit = self.exits.iter().find(|exit| exit.in_head)?.clone();
        self.features.push(match self.frame.shape {
            Shape::Do => "exits: test at the end",
            _ => "exits: test in the head",
        });
        Some(match &exit.cause {
            Cause::Counter(limit) => {
                self.features.push("exits: test of the counter");
                format!("!({})", self.limit_reached(limit))
            }
            Cause::Data(test, _) => {
                self.features.extend(&test.features);
                test.not_among_others()
            }
        })
    }
}

/// Lines, further to the right.
fn deeper(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.map(|line| format!("    {line}")).collect()
}
