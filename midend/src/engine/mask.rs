//! Masks: which lanes execute a block, as boolean expressions over branch conditions.

use crate::ssa::Value;
use frontend::sorted::SortedMap;

/// One of several values, by the mask that is on.
pub type Sources = Vec<(MaskId, Value)>;

/// Index of an expression in [`Masks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MaskId(u32);

/// A boolean expression; equal expressions have equal ids.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mask {
    /// All lanes.
    True,
    /// Lanes in which an `I1` value is `on`.
    Cond(Value, bool),
    /// Lanes in which an integer is one from the first to the second constant, both included.
    Within(Value, i64, i64),
    /// Both.
    And(MaskId, MaskId),
    /// At least one.
    Or(MaskId, MaskId),
    /// Lanes in which it is off.
    Not(MaskId),
    /// Lanes that left the loop (an index) through that exit.
    Exit(u32, u32),
}

/// Interned mask expressions.
#[derive(Clone, Debug)]
pub struct Masks {
    all: Vec<Mask>,
    ids: SortedMap<Mask, MaskId>,
}

impl Masks {
    /// All lanes.
    pub const TRUE: MaskId = MaskId(0);

    /// Only [`Mask::True`].
    pub fn new() -> Masks {
        Masks {
            all: vec![Mask::True],
            ids: SortedMap::from([(Mask::True, Masks::TRUE)]),
        }
    }

    /// The expression.
    pub fn get(&self, id: MaskId) -> &Mask {
        &self.all[id.0 as usize]
    }

    /// Whether all lanes agree on a mask, if they do on the values of which `same` holds. Where lanes
    /// left a loop is for each to know.
    pub fn agree(&self, id: MaskId, same: &dyn Fn(Value) -> bool) -> bool {
        match *self.get(id) {
            Mask::True => true,
            Mask::Cond(value, _) | Mask::Within(value, ..) => same(value),
            Mask::And(a, b) | Mask::Or(a, b) => self.agree(a, same) && self.agree(b, same),
            Mask::Not(a) => self.agree(a, same),
            Mask::Exit(..) => false,
        }
    }

    fn intern(&mut self, mask: Mask) -> MaskId {
        let next = MaskId(self.all.len() as u32);
        *self.ids.entry(mask.clone()).or_insert_with(|| {
            self.all.push(mask);
            next
        })
    }

    /// Lanes in which the condition is `on`.
    pub fn cond(&mut self, value: Value, on: bool) -> MaskId {
        self.intern(Mask::Cond(value, on))
    }

    /// Lanes in which `value` is `constant`.
    pub fn equals(&mut self, value: Value, constant: i64) -> MaskId {
        self.intern(Mask::Within(value, constant, constant))
    }

    /// Where lanes in which `value` is `constant` are spoken of: that mask.
    pub fn number(&self, value: Value, constant: i64) -> Option<MaskId> {
        let mask = Mask::Within(value, constant, constant);
        self.ids.get(&mask).copied()
    }

    /// Lanes that left a loop through an exit.
    pub fn exit(&mut self, number: u32, exit: u32) -> MaskId {
        self.intern(Mask::Exit(number, exit))
    }

    /// Complement.
    pub fn not(&mut self, a: MaskId) -> MaskId {
        match *self.get(a) {
            Mask::Cond(value, on) => self.cond(value, !on),
            Mask::Not(inner) => inner,
            Mask::True | Mask::Within(..) | Mask::And(..) | Mask::Or(..) | Mask::Exit(..) => {
                self.intern(Mask::Not(a))
            }
        }
    }

    /// What must all hold, outer conditions first; nothing for all lanes.
    pub fn conjuncts(&self, id: MaskId) -> Vec<MaskId> {
        let (mut found, mut open) = (Vec::new(), vec![id]);
        while let Some(mask) = open.pop() {
            match *self.get(mask) {
                Mask::True => {}
                Mask::And(a, b) => open.extend([b, a]),
                _ => found.push(mask),
            }
        }
        found
    }

    /// The values that a mask is made of.
    pub fn values(&self, id: MaskId) -> Vec<Value> {
        match *self.get(id) {
            Mask::True | Mask::Exit(..) => Vec::new(),
            Mask::Cond(value, _) | Mask::Within(value, ..) => vec![value],
            Mask::And(a, b) | Mask::Or(a, b) => [self.values(a), self.values(b)].concat(),
            Mask::Not(a) => self.values(a),
        }
    }

    /// Whether a mask tells by which exit lanes left a loop.
    pub fn tells_exits(&self, id: MaskId) -> bool {
        match *self.get(id) {
            Mask::True | Mask::Cond(..) | Mask::Within(..) => false,
            Mask::And(a, b) | Mask::Or(a, b) => self.tells_exits(a) || self.tells_exits(b),
            Mask::Not(a) => self.tells_exits(a),
            Mask::Exit(..) => true,
        }
    }

    /// One of which must hold.
    pub fn disjuncts(&self, id: MaskId) -> Vec<MaskId> {
        let (mut found, mut open) = (Vec::new(), vec![id]);
        while let Some(mask) = open.pop() {
            match *self.get(mask) {
                Mask::Or(a, b) => open.extend([b, a]),
                _ => found.push(mask),
            }
        }
        found
    }

    /// Whether no lane of a mask is one in which all of `passed` holds, as far as single conditions
    /// tell.
    pub fn excludes(&self, id: MaskId, passed: &[MaskId]) -> bool {
        let all = self.conjuncts(id);
        let refuted = |p: &MaskId| all.iter().any(|&mask| self.complements(mask, *p));
        passed.iter().any(refuted)
    }

    /// A mask relative to lanes in which all of `passed` holds; `None`: it does not ask for all of
    /// that.
    pub fn without(&mut self, id: MaskId, passed: &[MaskId]) -> Option<MaskId> {
        let all = self.conjuncts(id);
        if !passed.iter().all(|p| all.contains(p)) {
            return None;
        }
        Some(self.all_of(all.into_iter().filter(|mask| !passed.contains(mask))))
    }

    fn complements(&self, a: MaskId, b: MaskId) -> bool {
        match (self.get(a), self.get(b)) {
            (Mask::Cond(v, x), Mask::Cond(w, y)) => v == w && x != y,
            (Mask::Not(x), _) => *x == b,
            (_, Mask::Not(y)) => *y == a,
            _ => false,
        }
    }

    /// Both.
    pub fn and(&mut self, a: MaskId, b: MaskId) -> MaskId {
        if a == Masks::TRUE || a == b {
            return b;
        }
        if b == Masks::TRUE {
            return a;
        }
        self.intern(Mask::And(a, b))
    }

    /// All of them, outer conditions first.
    pub fn all_of(&mut self, masks: impl IntoIterator<Item = MaskId>) -> MaskId {
        masks
            .into_iter()
            .fold(Masks::TRUE, |all, one| self.and(all, one))
    }

    /// At least one. `x&c | x&!c` is `x`, and numbers next to each other are one range.
    pub fn or(&mut self, a: MaskId, b: MaskId) -> MaskId {
        if a == Masks::TRUE || b == Masks::TRUE || self.complements(a, b) {
            return Masks::TRUE;
        }
        if a == b {
            return a;
        }
        if let (Mask::And(x, c), Mask::And(y, d)) = (self.get(a).clone(), self.get(b).clone())
            && x == y
        {
            let rest = self.or(c, d);
            return self.and(x, rest);
        }
        if let Some(range) = self.range(a, b) {
            return range;
        }
        if let Mask::Or(x, y) = *self.get(a) {
            if let Some(range) = self.range(y, b) {
                return self.or(x, range);
            }
            if let Some(range) = self.range(x, b) {
                return self.or(range, y);
            }
        }
        self.intern(Mask::Or(a, b))
    }

    /// Both as one range of an integer, if they are next to each other or overlap.
    fn range(&mut self, a: MaskId, b: MaskId) -> Option<MaskId> {
        let (&Mask::Within(v, from, to), &Mask::Within(w, first, last)) =
            (self.get(a), self.get(b))
        else {
            return None;
        };
        let touch = from <= last.saturating_add(1) && first <= to.saturating_add(1);
        (v == w && touch).then(|| self.intern(Mask::Within(v, from.min(first), to.max(last))))
    }
}

impl Default for Masks {
    fn default() -> Masks {
        Masks::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complements_join_to_their_common_part() {
        let mut m = Masks::new();
        let (x, c) = (Value::from_u32(1), Value::from_u32(2));
        let (x, c, d) = (m.cond(x, true), m.cond(c, true), m.cond(c, false));
        assert_eq!(m.or(c, d), Masks::TRUE);
        assert_eq!(m.not(c), d);
        let (xc, xd) = (m.and(x, c), m.and(x, d));
        assert_eq!(m.or(xc, xd), x);
        assert_eq!(m.and(Masks::TRUE, xc), xc);
        let or = m.or(x, c);
        let not = m.not(or);
        assert_eq!(m.not(not), or);
        assert_eq!(m.or(not, or), Masks::TRUE);
    }

    #[test]
    fn numbers_next_to_each_other_are_a_range() {
        let mut m = Masks::new();
        let (x, y) = (Value::from_u32(1), Value::from_u32(2));
        let numbers = [3, 5, 4, 6, 9].map(|c| m.equals(x, c));
        let any = numbers
            .into_iter()
            .fold(m.equals(x, 0), |any, c| m.or(any, c));
        let parts: Vec<&Mask> = m.disjuncts(any).into_iter().map(|p| m.get(p)).collect();
        let within = |lo, hi| Mask::Within(x, lo, hi);
        assert_eq!(parts, [&within(0, 0), &within(3, 6), &within(9, 9)]);
        let (most, least) = (m.equals(x, i64::MAX), m.equals(x, i64::MIN));
        let (seven, other) = (m.equals(x, 7), m.equals(y, 8));
        for (a, b) in [(most, least), (seven, other)] {
            let either = m.or(a, b);
            assert_eq!(*m.get(either), Mask::Or(a, b));
        }
    }

    #[test]
    fn what_all_have_passed_is_left_out() {
        let mut m = Masks::new();
        let conds: Vec<MaskId> = (1..4).map(|v| m.cond(Value::from_u32(v), true)).collect();
        let (a, b, c) = (conds[0], conds[1], conds[2]);
        let ab = m.and(a, b);
        let abc = m.and(ab, c);
        assert_eq!(m.conjuncts(abc), [a, b, c]);
        let bc = m.and(b, c);
        assert_eq!(m.without(abc, &[a]), Some(bc));
        assert_eq!(m.without(abc, &[a, b, c]), Some(Masks::TRUE));
        assert_eq!(m.without(bc, &[a]), None);
        let not_b = m.not(b);
        let other = m.and(a, not_b);
        let either = m.or(other, c);
        assert_eq!(m.disjuncts(either), [other, c]);
        assert!(m.excludes(other, &[c, b]) && !m.excludes(either, &[b]));
    }
}
