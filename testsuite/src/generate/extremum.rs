//! Extrema with what is kept of where they are found, with numbers of their own.

use super::statements::wide;
use super::{Carried, Generator, Random, is_float};
use crate::features::mark;
use std::mem::{replace, take};

/// Types of extrema, of positions, and of what else is kept.
const EXTREMA: &[&str] = &[
    "int",
    "int",
    "unsigned",
    "long",
    "float",
    "float",
    "double",
    "unsigned char",
];
const POSITIONS: &[&str] = &["int", "int", "long", "unsigned long", "unsigned"];
const KEPT: &[&str] = &["int", "float", "double", "unsigned long", "short"];

impl Carried {
    /// An extremum, its position, and what else is kept; most loops have none.
    pub(super) fn found(random: &mut Random, resumable: bool) -> Vec<Carried> {
        if random.below(10) != 0 {
            return Vec::new();
        }
        let may_be = |ty: &&str| !(resumable && is_float(ty));
        let more = random.below(6);
        let mut all = vec![Carried {
            name: "best".to_string(),
            c_type: random.pick_where(EXTREMA, may_be),
            way: random.below(24),
        }];
        let types = [POSITIONS, KEPT, KEPT];
        let names = ["at", "kept", "kept2"];
        for (name, types) in names
            .into_iter()
            .zip(types)
            .take(1 + more.saturating_sub(3))
        {
            all.push(Carried {
                name: name.to_string(),
                c_type: random.pick_where(types, may_be),
                way: random.below(12),
            });
        }
        all
    }

    /// What one of these begins with.
    pub(super) fn found_first(&self) -> &'static str {
        match (self.name.as_str(), self.way % 4) {
            ("at", 0) => "-1",
            ("at", 1) => "0",
            ("best", 0) => "100",
            ("best", 1) => "-100",
            ("best", 2) if is_float(self.c_type) => "-0.0f",
            _ => "s",
        }
    }
}

impl Generator {
    /// Looks for one.
    pub(super) fn find_extremum(&mut self, body: &mut String) {
        if self.found.is_empty() || self.tame && wide(self.found[0].c_type) != self.found[0].c_type
        {
            return;
        }
        let own = self.random.aside().aside().aside();
        let others = replace(&mut self.random, own);
        let known = take(&mut self.locals);
        let (ty, way) = (self.found[0].c_type, self.found[0].way);
        let value = self.value(wide(ty), 1);
        let value = match (is_float(ty), self.random.below(4)) {
            // Equal ones, zeros of both signs among them.
            (true, 0) => "(float)((i * 5) & 7) * (i & 8 ? -1.0f : 1.0f)".to_string(),
            (true, 1) => "(i & 4 ? -0.0f : i & 1 ? 0.0f : 1.0f)".to_string(),
            (false, 0 | 1) => format!("({value} & 7)"),
            _ => value,
        };
        let condition = match way % if self.tame { 2 } else { 6 } {
            0 => "now < best",
            1 => "now > best",
            2 => "now <= best",
            3 => "now >= best",
            4 => "best > now",
            _ => "!(best <= now)",
        };
        let condition = match (way / 6, self.tame) {
            (0, false) => format!("({}) && {condition}", self.condition()),
            _ => condition.to_string(),
        };
        let mut sets = vec!["best = now;".to_string()];
        for k in 1..self.found.len() {
            let (name, ty) = (self.found[k].name.clone(), self.found[k].c_type);
            let value = match (name.as_str(), self.found[k].way / 4) {
                ("at", 0 | 1) => "i".to_string(),
                ("at", _) => "i + 1".to_string(),
                _ => self.guarded(|g| g.value(wide(ty), 1)),
            };
            let value = format!("{name} = ({ty})({value});");
            let place = self.random.below(sets.len() + 1);
            sets.insert(place, value);
        }
        body.push_str(&format!(
            "        {}\n        {{ {ty} now = ({ty})({value}); if ({condition}) {{ {} }} }}\n",
            mark("extremum and its position"),
            sets.join(" ")
        ));
        self.locals = known;
        self.random = others;
    }
}
