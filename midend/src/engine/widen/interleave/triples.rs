//! Three elements of each lane that fill its stride: three vectors of as many lanes as there are, and what
//! takes them apart and puts them together.

use crate::engine::interleave_groups::{InterleaveGroup, ROW_BITS};
use crate::engine::sequence::At;
use crate::engine::widen::Widener;
use crate::plan::{Lanes, POp, PType, PValue};
use crate::target::{RowOp, TargetInfo};
use frontend::sorted::SortedMap;

/// What triples cost; `None`: there are too few lanes for whole vectors, or the target has not what it
/// takes.
pub(super) fn price_of_triple(
    group: &InterleaveGroup,
    vf: u32,
    reg_bits: u32,
    cost: &dyn Fn(RowOp) -> Option<u32>,
) -> Option<u32> {
    let access = match group.store {
        true => cost(RowOp::Store(Lanes::Consecutive))?,
        false => cost(RowOp::Load(Lanes::Consecutive))?,
    };
    let row = |n| match group.store {
        true => RowOp::Zip3(n),
        false => RowOp::Unzip3(n),
    };
    let mut all = 3 * access;
    for element in group.used() {
        all += cost(row(element as u32))?;
    }
    let registers = TargetInfo::registers_of(PType::Vector(group.elem, vf), reg_bits);
    (vf * group.elem.bits() >= ROW_BITS).then_some(all * registers)
}

impl Widener<'_> {
    /// The elements of all lanes, by their number.
    pub(super) fn columns_of_triple(
        &mut self,
        group: &InterleaveGroup,
        addresses: &[PValue],
    ) -> SortedMap<usize, PValue> {
        let ty = PType::Vector(group.elem, self.s.vf);
        let hint = self.b.values[addresses[0]].hint.clone();
        let name = hint.clone().map(|name| format!("{name}_row"));
        let mut vectors = Vec::new();
        for at in self.one_behind_the_other(group, addresses[0], 3) {
            let op = POp::Load(Lanes::Consecutive);
            let p = self.b.inst(At::Body, op, &[at], ty);
            self.b.values[p].hint.clone_from(&name);
            vectors.push(p);
        }
        self.note_read(group, &vectors);
        let mut columns = SortedMap::new();
        for element in group.used() {
            let op = POp::Unzip3(element as u32);
            let p = self.b.inst(At::Body, op, &vectors, ty);
            self.b.values[p].hint.clone_from(&hint);
            columns.insert(element, p);
        }
        columns
    }

    /// Stores the elements of all lanes.
    pub(super) fn store_triple(
        &mut self,
        group: &InterleaveGroup,
        columns: &[PValue],
        addresses: &[PValue],
    ) {
        let ty = PType::Vector(group.elem, self.s.vf);
        let name = self.b.values[addresses[0]].hint.clone();
        let name = name.map(|name| format!("{name}_row"));
        let mut rows = Vec::new();
        for (third, at) in (0..).zip(self.one_behind_the_other(group, addresses[0], 3)) {
            let p = self.b.inst(At::Body, POp::Zip3(third), columns, ty);
            self.b.values[p].hint.clone_from(&name);
            rows.push(p);
            let op = POp::Store(Lanes::Consecutive);
            self.b.effect(At::Body, op, &[at, p]);
        }
        self.b.unrolled(&rows);
    }
}
