//! Interleave groups by rows: neighbours that each lane accesses as one vector, and what turns the rows of all lanes into
//! one vector for each element, and back.
//!
//! That is the transposition of a matrix of bits of addresses. [`POp::Zip`] of the vectors of a list's
//! first half with those of its second takes the uppermost bit of a vector's number to the lowest of
//! a lane's number within its [`ZIP_BITS`](crate::plan::ZIP_BITS), and the uppermost bit there to the lowest of the number:
//! it turns both together by one bit. Where registers are wider, rows are first put side by side. Where a
//! row holds several lanes, the lower bits of their numbers stand above those of the elements in it.
//!
//! Rows one behind the other are also vectors of many lanes, which [`POp::Unzip`] of neighbours in the
//! list turns back by one bit.

mod isomorphic;
mod transpose;
mod triples;

use super::super::interleave_groups::InterleaveGroup;
use super::super::shape::Shape;
use super::{Parts, Widener};
use crate::engine::sequence::At;
use crate::plan::{Half, Lanes, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{Inst, Type, Value};
use crate::target::{RowOp, Scale};
use frontend::sorted::SortedMap;
use transpose::{Transposition, Turn};
use triples::price_of_triple;

impl<'a> Widener<'a> {
    /// Widens a load with its interleave group; `false`: it is done by itself.
    pub(super) fn interleaved_load(&mut self, inst: Inst) -> Result<bool, Refusal> {
        let Some((group, begins)) = self.taken(inst) else {
            return Ok(false);
        };
        if begins {
            self.load_rows(group)?;
        }
        Ok(true)
    }

    /// Widens a store with its interleave group; `false`: it is done by itself.
    pub(super) fn interleaved_store(&mut self, inst: Inst) -> Result<bool, Refusal> {
        let Some((group, _)) = self.taken(inst) else {
            return Ok(false);
        };
        if inst == group.last {
            self.store_rows(group)?;
        }
        Ok(true)
    }

    /// The interleave group of an access, if it is done by rows, and whether this is where that was decided: at its
    /// first access, or, in an innermost loop, the first that is of use.
    fn taken(&mut self, inst: Inst) -> Option<(&'a InterleaveGroup, bool)> {
        let interleave_groups = self.s.interleave_groups?;
        let number = interleave_groups.of(inst)?;
        let group = interleave_groups.groups.get(number)?;
        let begins = match self.s.linear.nested {
            true => inst == group.first,
            false => !self.interleaved.contains_key(&number),
        };
        if begins {
            let pays = self.pays(group);
            self.interleaved.insert(number, pays);
        }
        let taken = self.interleaved.get(&number).copied().unwrap_or(false);
        taken.then_some((group, begins))
    }

    /// Whether rows are cheaper than the elements one by one.
    fn pays(&self, group: &InterleaveGroup) -> bool {
        let along = || {
            let address = self.some_address(group).map(|(address, _)| address);
            address.is_some_and(|a| self.shape(a) == Shape::Linear(group.stride))
        };
        if self.s.linear.nested && !(self.region.all_on() && along()) {
            return false;
        }
        if !self.s.vf.is_power_of_two() || self.s.vf < 2 {
            return false;
        }
        let (elem, reg_bits) = (group.elem, self.s.reg_bits);
        let size = i64::from(elem.bytes());
        let cost = |row| self.s.target.cost(row, elem, reg_bits);
        if group.is_triple() {
            return price_of_triple(group, self.s.vf, reg_bits, &cost).is_some();
        }
        let registers = |bits: u32| (bits * self.s.vf).div_ceil(reg_bits).max(1);
        let one = if group.stride == size {
            let row = match group.store {
                true => RowOp::Store(Lanes::Consecutive),
                false => RowOp::Load(Lanes::Consecutive),
            };
            cost(row).map(|cost| cost * registers(elem.bits()))
        } else {
            let row = match group.store {
                true => RowOp::Scatter(Type::I32, Scale::Native),
                false => RowOp::Gather(Type::I32, Scale::Native),
            };
            let wide = elem.bits().max(Type::I32.bits()) * self.s.vf;
            cost(row).map(|cost| (cost * wide).div_ceil(reg_bits))
        };
        let way = Transposition::new(group, self.s.vf, reg_bits);
        if elem.is_float() && !group.store && way.parts > 1 {
            // The rest of the register would hold other elements, on which arithmetic may trap.
            return false;
        }
        // In an innermost loop there is no other way.
        let one = one.filter(|_| self.s.linear.nested);
        let rows = match group.store {
            true => way.price_of_store(group, &cost),
            false => way.load(group, reg_bits, &cost).map(|(_, price)| price),
        };
        match (rows, one) {
            (Some(rows), Some(one)) => rows < one * group.used().count() as u32,
            (rows, _) => rows.is_some(),
        }
    }

    /// The address of the first element that is accessed, and its number.
    fn some_address(&self, group: &InterleaveGroup) -> Option<(Value, usize)> {
        let element = group.used().next()?;
        let inst = *group.elements[element].first()?;
        let address = *self.s.f.insts[inst].args.first()?;
        Some((address, element))
    }

    /// Addresses of the rows of all lanes, for each part.
    fn row_addresses(&mut self, group: &InterleaveGroup) -> Result<Vec<Vec<PValue>>, Refusal> {
        let Some((address, element)) = self.some_address(group) else {
            return Err(self.lost());
        };
        self.b.layout.extend(&group.fields);
        let first_lanes = match self.s.linear.nested {
            true => vec![self.first_lane(address)?],
            false => self.addresses_of(group.elements[element][0])?,
        };
        let size = i64::from(group.elem.bytes());
        let scale = if group.stride % size == 0 { size } else { 1 };
        let mut before = element as i64 * (size / scale);
        let mut step = i64::from(group.lanes).wrapping_mul(group.stride / scale);
        if Transposition::new(group, self.s.vf, self.s.reg_bits).is_reversed(group) {
            // The last lane comes first.
            before -= i64::from(self.s.vf - 1) * (group.stride / scale);
            step = -step;
        }
        let mut parts = Vec::new();
        for first in first_lanes {
            let mut all = Vec::new();
            for row in 0..i64::from(self.s.vf / group.lanes) {
                all.push(match row.wrapping_mul(step) - before {
                    0 => first,
                    index => {
                        let index = self.b.int(At::Before, Type::I64, index);
                        self.b.element(At::Body, first, index, scale)
                    }
                });
            }
            parts.push(all);
        }
        Ok(parts)
    }

    fn load_rows(&mut self, group: &InterleaveGroup) -> Result<(), Refusal> {
        let way = Transposition::new(group, self.s.vf, self.s.reg_bits);
        let mut columns: SortedMap<usize, Vec<PValue>> = SortedMap::new();
        for addresses in self.row_addresses(group)? {
            let found = match group.is_triple() {
                true => self.columns_of_triple(group, &addresses),
                false => self.columns(group, way, &addresses)?,
            };
            for (element, column) in found {
                columns.entry(element).or_default().push(column);
            }
        }
        for (element, parts) in columns {
            for &inst in &group.elements[element] {
                if let Some(result) = self.s.f.insts[inst].result {
                    let key = (result, way.elem.bits());
                    self.vectors.insert(key, parts.clone());
                }
            }
        }
        Ok(())
    }

    /// The elements of all lanes whose rows are there, by their number.
    fn columns(
        &mut self,
        group: &InterleaveGroup,
        way: Transposition,
        addresses: &[PValue],
    ) -> Result<SortedMap<usize, PValue>, Refusal> {
        let cost = |row| self.s.target.cost(row, way.elem, self.s.reg_bits);
        let Some((turn, _)) = way.load(group, self.s.reg_bits, &cost) else {
            return Err(self.lost());
        };
        let hint = self.b.values[addresses[0]].hint.clone();
        let name = hint.clone().map(|name| format!("{name}_row"));
        let (lanes, apart) = match turn {
            Turn::On(_) => (way.width, 1),
            Turn::Back(_) => (way.vf, (addresses.len() as u32 / way.elements()).max(1)),
        };
        let ty = PType::Vector(way.elem, lanes);
        let rows = self.load_each(addresses, apart, ty, name.as_ref());
        let columns = match turn {
            Turn::On(_) => {
                if self.may_stay(group, way) {
                    let apart = addresses.len() as u32 / way.elements();
                    let ty = PType::Vector(way.elem, way.vf);
                    let vectors = self.load_each(addresses, apart, ty, name.as_ref());
                    self.note_read(group, &vectors);
                }
                self.columns_of_rows(group, way, turn, &rows)
            }
            Turn::Back(_) => {
                if !way.is_reversed(group) {
                    self.note_read(group, &rows);
                }
                let turned = self.turn(rows, turn, way.wanted(group, turn));
                turned.into_iter().collect()
            }
        };
        let mut whole = SortedMap::new();
        for element in group.used() {
            if let Some(&Some(mut p)) = columns.get(element) {
                if way.is_reversed(group) {
                    p = self.reverse(p);
                }
                self.b.values[p].hint.clone_from(&hint);
                whole.insert(element, p);
            }
        }
        Ok(whole)
    }

    /// Vectors from every so-manieth address.
    fn load_each(
        &mut self,
        addresses: &[PValue],
        apart: u32,
        ty: PType,
        name: Option<&String>,
    ) -> Vec<PValue> {
        let addresses = addresses.iter().step_by(apart.max(1) as usize);
        let mut vectors = Vec::new();
        for &at in addresses {
            let op = POp::Load(Lanes::Consecutive);
            let p = self.b.inst(At::Body, op, &[at], ty);
            self.b.values[p].hint = name.cloned();
            vectors.push(p);
        }
        vectors
    }

    /// Rows turned in groups.
    fn columns_of_rows(
        &mut self,
        group: &InterleaveGroup,
        way: Transposition,
        turn: Turn,
        rows: &[PValue],
    ) -> Vec<Option<PValue>> {
        let mut columns: SortedMap<usize, Vec<PValue>> = SortedMap::new();
        for rows in rows.chunks(way.rows() as usize) {
            let count = way.vectors() as usize;
            let side_by_side = |k: usize| rows.iter().skip(k).step_by(count).copied().collect();
            let side_by_side: Vec<Vec<PValue>> = (0..count).map(side_by_side).collect();
            let mut vectors = Vec::new();
            for rows in side_by_side {
                vectors.push(self.concat(rows));
            }
            let turned = self.turn(vectors, turn, way.wanted(group, turn));
            for (number, vector) in turned.into_iter().enumerate() {
                let parts = vector.map(|vector| self.split(vector, way.parts));
                for (part, column) in parts.into_iter().flatten().enumerate() {
                    let element = number * way.parts as usize + part;
                    columns.entry(element).or_default().push(column);
                }
            }
        }
        let all = 0..way.elements() as usize;
        let column = |element| columns.remove(&element);
        let columns: Vec<Option<Vec<PValue>>> = all.map(column).collect();
        let mut whole = Vec::new();
        for (element, column) in columns.into_iter().enumerate() {
            let column = column.filter(|_| !group.elements[element].is_empty());
            whole.push(column.map(|column| self.concat(column)));
        }
        whole
    }

    /// Remembers the vectors of one part as they were read.
    pub(super) fn note_read(&mut self, group: &InterleaveGroup, vectors: &[PValue]) {
        self.b.unrolled(vectors);
        let number = self.s.interleave_groups.and_then(|all| all.of(group.first));
        let Some(number) = number else { return };
        let all = self.as_read.entry(number).or_default();
        all.resize(vectors.len(), Vec::new());
        for (parts, &vector) in all.iter_mut().zip(vectors) {
            parts.push(vector);
        }
    }

    /// Stores vectors that lie one behind the other, for each part.
    fn store_as_they_lie(
        &mut self,
        group: &InterleaveGroup,
        vectors: &[Parts],
    ) -> Result<(), Refusal> {
        for (u, addresses) in self.row_addresses(group)?.into_iter().enumerate() {
            let addresses = self.one_behind_the_other(group, addresses[0], vectors.len());
            for (at, parts) in addresses.into_iter().zip(vectors) {
                let op = POp::Store(Lanes::Consecutive);
                self.b.effect(At::Body, op, &[at, parts[u]]);
            }
        }
        Ok(())
    }

    /// Addresses of so many vectors of all lanes that lie one behind the other.
    pub(super) fn one_behind_the_other(
        &mut self,
        group: &InterleaveGroup,
        first: PValue,
        count: usize,
    ) -> Vec<PValue> {
        let size = i64::from(group.elem.bytes());
        let mut all = vec![first];
        for n in 1..count as i64 {
            let index = n * i64::from(self.s.vf);
            let index = self.b.int(At::Before, Type::I64, index);
            all.push(self.b.element(At::Body, first, index, size));
        }
        all
    }

    fn store_rows(&mut self, group: &InterleaveGroup) -> Result<(), Refusal> {
        let way = Transposition::new(group, self.s.vf, self.s.reg_bits);
        let dense = way.is_dense(group) && !way.is_reversed(group) || group.is_triple();
        if dense
            && !self.s.linear.nested
            && let Some(vectors) = self.isomorphic(group)?
        {
            self.store_as_they_lie(group, &vectors)?;
            self.loaded.clear();
            return Ok(());
        }
        let mut values = Vec::new();
        for &inst in group.elements.iter().flatten() {
            let value = self.s.f.insts[inst].args[1];
            values.push(self.vector(value, way.elem.bits())?);
        }
        let parts = self.row_addresses(group)?;
        for (u, addresses) in parts.into_iter().enumerate() {
            let mut columns: Vec<PValue> = values.iter().map(|parts| parts[u]).collect();
            if group.is_triple() {
                self.store_triple(group, &columns, &addresses);
                continue;
            }
            if way.is_reversed(group) {
                columns = columns.into_iter().map(|p| self.reverse(p)).collect();
            }
            self.store_columns(group, way, columns, &addresses);
        }
        // What was read may have changed.
        self.loaded.clear();
        Ok(())
    }

    /// Stores the elements of all lanes whose rows are there.
    fn store_columns(
        &mut self,
        group: &InterleaveGroup,
        way: Transposition,
        columns: Vec<PValue>,
        addresses: &[PValue],
    ) {
        let mut groups: Vec<Vec<PValue>> = vec![Vec::new(); (way.vf / way.together) as usize];
        for column in columns {
            let parts = self.split(column, way.vf / way.together);
            for (group, part) in groups.iter_mut().zip(parts) {
                group.push(part);
            }
        }
        let name = self.b.values[addresses[0]].hint.clone();
        let name = name.map(|name| format!("{name}_row"));
        for (columns, addresses) in groups
            .into_iter()
            .zip(addresses.chunks(way.rows() as usize))
        {
            let mut vectors = Vec::new();
            for columns in columns.chunks(way.parts as usize) {
                vectors.push(self.concat(columns.to_vec()));
            }
            let all = vec![true; vectors.len()];
            let turned = self.turn(vectors, way.store(), all);
            let count = turned.len();
            let rows = |first: usize| (first..addresses.len()).step_by(count).collect();
            let turned = turned.into_iter().flatten().enumerate();
            let turned = turned.map(|(k, value)| Abreast {
                value,
                rows: rows(k),
            });
            let exchanges = way.exchanges(group);
            for abreast in self.exchange(turned.collect(), exchanges) {
                let parts = if exchanges > 0 { 1 } else { way.abreast };
                let stored = self.split(abreast.value, parts);
                for (value, row) in stored.into_iter().zip(abreast.rows) {
                    self.b.values[value].hint.clone_from(&name);
                    let op = POp::Store(Lanes::Consecutive);
                    self.b.effect(At::Body, op, &[addresses[row], value]);
                }
            }
        }
    }

    /// Puts rows side by side that lie one behind the other: so many lower bits of their numbers come to
    /// the lowest of a row's place in its vector.
    fn exchange(&mut self, mut all: Vec<Abreast>, bits: u32) -> Vec<Abreast> {
        for bit in (0..bits).rev() {
            let mut next = Vec::new();
            while !all.is_empty() {
                let a = all.remove(0);
                let partner = a.rows[0] + (1 << bit);
                let Some(b) = all.iter().position(|b| b.rows[0] == partner) else {
                    next.push(a);
                    continue;
                };
                let b = all.remove(b);
                let half = a.rows.len() / 2;
                for (side, from) in [(Half::Low, 0), (Half::High, half)] {
                    let ty = self.b.ty(a.value);
                    let op = POp::ZipBlocks(side);
                    let places = from..from + half;
                    next.push(Abreast {
                        value: self.b.inst(At::Body, op, &[a.value, b.value], ty),
                        rows: places.flat_map(|n| [a.rows[n], b.rows[n]]).collect(),
                    });
                }
            }
            all = next;
        }
        all
    }

    /// A vector with its lanes in reverse order.
    fn reverse(&mut self, vector: PValue) -> PValue {
        let ty = self.b.ty(vector);
        self.b.inst(At::Body, POp::Reverse, &[vector], ty)
    }

    /// Vectors one after the other as one.
    fn concat(&mut self, mut list: Vec<PValue>) -> PValue {
        while list.len() > 1 {
            let mut next = Vec::new();
            for pair in list.chunks(2) {
                let PType::Vector(elem, lanes) = self.b.ty(pair[0]) else {
                    break;
                };
                let ty = PType::Vector(elem, 2 * lanes);
                next.push(self.b.inst(At::Body, POp::Concat, pair, ty));
            }
            list = next;
        }
        list[0]
    }

    /// A vector in so many parts.
    fn split(&mut self, vector: PValue, parts: u32) -> Vec<PValue> {
        let mut list = vec![vector];
        while (list.len() as u32) < parts {
            let mut next = Vec::new();
            for p in list {
                let PType::Vector(elem, lanes) = self.b.ty(p) else {
                    return Vec::new();
                };
                let ty = PType::Vector(elem, lanes / 2);
                next.push(self.b.inst(At::Body, POp::Split(Half::Low), &[p], ty));
                next.push(self.b.inst(At::Body, POp::Split(Half::High), &[p], ty));
            }
            list = next;
        }
        list
    }

    /// Turns the bits of addresses, as far as vectors are wanted of what that makes.
    fn turn(&mut self, vectors: Vec<PValue>, turn: Turn, wanted: Vec<bool>) -> Vec<Option<PValue>> {
        let mut vectors: Vec<Option<PValue>> = vectors.into_iter().map(Some).collect();
        for needed in turn.needed(wanted).into_iter().skip(1) {
            let mut next = Vec::new();
            for (number, needed) in needed.into_iter().enumerate() {
                let (a, b, half) = turn.sources(vectors.len(), number);
                let op = match turn {
                    Turn::On(_) => POp::Zip(half),
                    Turn::Back(_) => POp::Unzip(half),
                };
                next.push(match (vectors[a], vectors[b]) {
                    (Some(a), Some(b)) if needed => {
                        let ty = self.b.ty(a);
                        Some(self.b.inst(At::Body, op, &[a, b], ty))
                    }
                    _ => None,
                });
            }
            vectors = next;
        }
        vectors
    }
}

/// Rows side by side in a vector, by their numbers.
struct Abreast {
    value: PValue,
    rows: Vec<usize>,
}
