//! How rows are turned into one vector for each element, and what that costs; see [`super`].

use crate::engine::interleave_groups::{InterleaveGroup, ROW_BITS};
use crate::plan::{Half, Lanes, PType};
use crate::ssa::Type;
use crate::target::{RowOp, TargetInfo};

/// How the rows of an interleave group are turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Transposition {
    pub(super) elem: Type,
    /// Lanes.
    pub(super) vf: u32,
    /// Elements of a row, of all its lanes.
    pub(super) width: u32,
    /// Lanes of a row.
    pub(super) lanes: u32,
    /// Lanes whose rows are turned together.
    pub(super) together: u32,
    /// Rows side by side in one vector.
    pub(super) abreast: u32,
    /// Elements side by side in one vector, where there are fewer lanes than elements.
    pub(super) parts: u32,
}

impl Transposition {
    pub(super) fn new(group: &InterleaveGroup, vf: u32, reg_bits: u32) -> Transposition {
        let width = ROW_BITS / group.elem.bits();
        let together = vf.min(reg_bits / group.elem.bits());
        Transposition {
            elem: group.elem,
            vf,
            width,
            lanes: group.lanes,
            together,
            abreast: (together / width).max(1),
            parts: (width / together).max(1),
        }
    }

    /// Whether rows can be turned: where they hold several lanes, there are lanes for a whole vector.
    pub(super) fn has_rows(self) -> bool {
        self.lanes == 1 || self.parts == 1
    }

    /// Elements of a lane.
    pub(super) fn elements(self) -> u32 {
        self.width / self.lanes
    }

    /// Rows of a group.
    pub(super) fn rows(self) -> u32 {
        self.together / self.lanes
    }

    /// Vectors that are turned together.
    pub(super) fn vectors(self) -> u32 {
        self.rows() / self.abreast
    }

    /// Of the vectors that a load is turned into, those in which there are elements that are accessed.
    pub(super) fn wanted(self, group: &InterleaveGroup, turn: Turn) -> Vec<bool> {
        let (count, parts) = match turn {
            Turn::On(_) => (self.vectors(), self.parts),
            Turn::Back(_) => (self.elements(), 1),
        };
        let mut wanted = vec![false; count as usize];
        for element in group.used() {
            if let Some(one) = wanted.get_mut(element / parts as usize) {
                *one = true;
            }
        }
        wanted
    }

    /// How loads are turned, until the bits of an element's number are where those of a vector's are, and
    /// what all of it costs; `None`: the target has not what it takes.
    pub(super) fn load(
        self,
        group: &InterleaveGroup,
        reg_bits: u32,
        cost: &dyn Fn(RowOp) -> Option<u32>,
    ) -> Option<(Turn, u32)> {
        let load = cost(RowOp::Load(Lanes::Consecutive))?;
        let turning = |turn: Turn| {
            let levels = turn.needed(self.wanted(group, turn));
            let steps = levels[1..].iter().flatten().filter(|needed| **needed);
            Some(cost(turn.row())? * steps.count() as u32)
        };
        let rows = || {
            let turn = Turn::On(self.vectors().ilog2() + self.lanes.ilog2());
            let joins = cost(RowOp::Concat)? * self.vectors() * (self.abreast - 1);
            let splits = cost(RowOp::Split(Half::High))? * self.vectors() * (self.parts - 1);
            let one = load * self.rows() + joins + splits + turning(turn)?;
            Some((turn, one * (self.vf / self.together)))
        };
        let vectors = || {
            let turn = Turn::Back(self.elements().ilog2());
            let bits = self.vf * self.elem.bits();
            let registers = TargetInfo::registers_of(PType::Vector(self.elem, self.vf), reg_bits);
            let loads = load * self.elements();
            let reverses = match self.is_reversed(group) {
                true => cost(RowOp::Reverse)? * group.used().count() as u32,
                false => 0,
            };
            let all = loads + turning(turn)? + reverses;
            (bits >= ROW_BITS).then_some((turn, all * registers))
        };
        let rows = (self.has_rows() && !self.is_reversed(group))
            .then(rows)
            .flatten();
        let vectors = self.is_dense(group).then(vectors).flatten();
        rows.into_iter()
            .chain(vectors)
            .min_by_key(|&(_, price)| price)
    }

    /// How stores are turned: by the bits of an element's number.
    pub(super) fn store(self) -> Turn {
        Turn::On(self.elements().ilog2())
    }

    /// What stores cost.
    pub(super) fn price_of_store(
        self,
        group: &InterleaveGroup,
        cost: &dyn Fn(RowOp) -> Option<u32>,
    ) -> Option<u32> {
        if !self.has_rows() {
            return None;
        }
        let joins = cost(RowOp::Concat)? * self.vectors() * (self.parts - 1);
        let turns = cost(RowOp::Zip(Half::Low))? * self.vectors() * self.store().bits();
        let store = cost(RowOp::Store(Lanes::Consecutive))?;
        let access = match self.exchanges(group) {
            0 => {
                let splits = self.vectors() * (self.abreast - 1);
                store * self.rows() + cost(RowOp::Split(Half::High))? * splits
            }
            times => (store + times * cost(RowOp::ZipBlocks(Half::Low))?) * self.vectors(),
        };
        let reverses = match self.is_reversed(group) {
            true => cost(RowOp::Reverse)? * self.elements(),
            false => 0,
        };
        Some((access + joins + turns + reverses) * (self.vf / self.together))
    }

    /// The rows of all lanes lie one behind the other.
    pub(super) fn is_dense(self, group: &InterleaveGroup) -> bool {
        let step = group.stride * i64::from(self.lanes);
        step == i64::from(ROW_BITS / 8) || self.is_reversed(group)
    }

    /// The lanes of each row are in reverse order, and so all of them are done.
    pub(super) fn is_reversed(self, group: &InterleaveGroup) -> bool {
        self.lanes > 1 && group.stride < 0
    }

    /// How often rows that lie one behind the other have to change places to be side by side in a vector.
    pub(super) fn exchanges(self, group: &InterleaveGroup) -> u32 {
        match self.is_dense(group) {
            true => self.abreast.ilog2().min(self.vectors().ilog2()),
            false => 0,
        }
    }
}

/// A way to turn the bits of addresses, and by how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// With [`POp::Zip`].
    On(u32),
    /// With [`POp::Unzip`].
    Back(u32),
}

impl Turn {
    pub(super) fn bits(self) -> u32 {
        match self {
            Turn::On(bits) | Turn::Back(bits) => bits,
        }
    }

    pub(super) fn row(self) -> RowOp {
        match self {
            Turn::On(_) => RowOp::Zip(Half::Low),
            Turn::Back(_) => RowOp::Unzip(Half::Low),
        }
    }

    /// What one of so many vectors is made of when turned by one bit: which two, and which half of them.
    pub(super) fn sources(self, count: usize, number: usize) -> (usize, usize, Half) {
        let half = count / 2;
        let side = |upper: bool| if upper { Half::High } else { Half::Low };
        match self {
            Turn::On(_) => (
                number / 2,
                number / 2 + half,
                side(!number.is_multiple_of(2)),
            ),
            Turn::Back(_) => {
                let pair = number % half * 2;
                (pair, pair + 1, side(number >= half))
            }
        }
    }

    /// Which vectors are needed before turning by the first bit, and after turning by each, so that
    /// those are there in the end that are wanted.
    pub(super) fn needed(self, wanted: Vec<bool>) -> Vec<Vec<bool>> {
        let mut levels = vec![wanted];
        for _ in 0..self.bits() {
            let after = &levels[levels.len() - 1];
            let mut before = vec![false; after.len()];
            for number in (0..after.len()).filter(|&number| after[number]) {
                let (a, b, _) = self.sources(after.len(), number);
                before[a] = true;
                before[b] = true;
            }
            levels.push(before);
        }
        levels.reverse();
        levels
    }
}
