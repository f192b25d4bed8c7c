//! Variables that have in each iteration what the one before computed, and what uses them, with numbers of
//! their own.

use super::statements::wide;
use super::{Carried, Generator, Random, SCALARS, is_float};
use crate::features::mark;
use std::mem::{replace, take};

/// What they get is computed where the body begins, before all stores.
const EARLY: usize = 1;

impl Carried {
    /// Variables for a loop; most have none.
    pub(super) fn handed_on(random: &mut Random, tame: bool, resumable: bool) -> Vec<Carried> {
        let count = match random.below(16) {
            0 | 1 => 1,
            2 => 2,
            3 if !tame => 3,
            _ => 0,
        };
        let wanted = |ty: &&str| *ty != "_Bool" && !(resumable && is_float(ty));
        let variable = |k| Carried {
            name: format!("h{k}"),
            c_type: random.pick_where(SCALARS, wanted),
            way: if tame { EARLY } else { random.below(7) },
        };
        (0..count).map(variable).collect()
    }
}

impl Generator {
    /// Uses them, where the body begins.
    pub(super) fn use_handed_on(&mut self, body: &mut String) {
        if self.handed_on.is_empty() {
            return;
        }
        let own = self.random.aside();
        let others = replace(&mut self.random, own);
        let known = take(&mut self.locals);
        body.push_str(&format!(
            "        {}\n",
            mark("value of the iteration before")
        ));
        for k in 0..self.handed_on.len() {
            let (_, ty) = self.handed(k);
            if matches!(self.handed_on[k].way, EARLY | 2) {
                let value = self.value(wide(ty), 1);
                body.push_str(&format!("        {ty} e{k} = ({ty})({value});\n"));
            }
        }
        for k in 0..self.handed_on.len() {
            let (name, ty) = self.handed(k);
            self.locals = vec![(name.clone(), ty)];
            match self.random.below(4) {
                0 if !self.reductions.is_empty() => self.reduction(body),
                1 if !self.tame => self.store(body),
                _ => self.store_difference(body, &name, ty),
            }
            self.locals.clear();
        }
        self.locals = known;
        self.random = others;
    }

    /// Sets them, where it ends.
    pub(super) fn hand_on(&mut self, body: &mut String) {
        let own = self.random.aside().aside();
        let others = replace(&mut self.random, own);
        let known = take(&mut self.locals);
        for k in (0..self.handed_on.len()).rev() {
            let (name, ty) = self.handed(k);
            let before = k.checked_sub(1).map(|k| self.handed(k));
            let before = before.filter(|(_, of)| is_float(ty) || !is_float(of));
            let value = self.value(wide(ty), 1);
            let text = match (self.handed_on[k].way, before) {
                (EARLY | 2, _) => format!("{name} = e{k};"),
                (3 | 4, Some((before, _))) => format!("{name} = ({ty}){before};"),
                (5, _) => {
                    let (condition, other) = (self.condition(), self.value(wide(ty), 1));
                    format!(
                        "if ({condition}) {name} = ({ty})({value}); else {name} = ({ty})({other});"
                    )
                }
                _ => format!("{name} = ({ty})({value});"),
            };
            body.push_str(&format!("        {text}\n"));
        }
        self.locals = known;
        self.random = others;
    }

    /// The name and type of one of them.
    fn handed(&self, k: usize) -> (String, &'static str) {
        (self.handed_on[k].name.clone(), self.handed_on[k].c_type)
    }

    /// An element gets the difference of something and a variable.
    fn store_difference(&mut self, body: &mut String, name: &str, of: &'static str) {
        let k = self.written_array();
        let ty = self.arrays[k].element.1;
        let to = self.element(k, true);
        let value = self.guarded(|g| g.value(wide(ty), 1));
        let value = match (is_float(of), is_float(ty)) {
            // As an integer it may be out of range.
            (true, false) => format!("{name} < 3.0f ? ({ty})1 : ({ty})({value})"),
            // The other way round, gcc 12 takes `0.0f - (float)k` for `-(float)k`, also if that is zero.
            (_, true) => format!("({ty}){name} - ({value})"),
            (false, false) => format!("(unsigned long)({value}) - (unsigned long){name}"),
        };
        body.push_str(&format!("        {to} = ({ty})({value});\n"));
    }
}
