//! Rows: neighbours that each lane accesses as one vector, and what turns the rows of all lanes into
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

use super::super::neighbours::{Chunk, ROW_BITS};
use super::super::shape::Shape;
use super::Widener;
use crate::engine::sequence::At;
use crate::plan::{Half, Lanes, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{Inst, Type, Value};
use crate::target::{RowOp, Scale, TargetInfo};
use std::collections::BTreeMap;

/// How the rows of a chunk are turned.
#[derive(Clone, Copy, Debug)]
struct Way {
    elem: Type,
    /// Lanes.
    vf: u32,
    /// Elements of a row, of all its lanes.
    width: u32,
    /// Lanes of a row.
    lanes: u32,
    /// Lanes whose rows are turned together.
    group: u32,
    /// Rows side by side in one vector.
    abreast: u32,
    /// Elements side by side in one vector, where there are fewer lanes than elements.
    parts: u32,
}

impl Way {
    fn new(chunk: &Chunk, vf: u32, reg_bits: u32) -> Way {
        let width = ROW_BITS / chunk.elem.bits();
        let group = vf.min(reg_bits / chunk.elem.bits());
        Way {
            elem: chunk.elem,
            vf,
            width,
            lanes: chunk.lanes,
            group,
            abreast: (group / width).max(1),
            parts: (width / group).max(1),
        }
    }

    /// Whether rows can be turned: where they hold several lanes, there are lanes for a whole vector.
    fn has_rows(self) -> bool {
        self.lanes == 1 || self.parts == 1
    }

    /// Elements of a lane.
    fn elements(self) -> u32 {
        self.width / self.lanes
    }

    /// Rows of a group.
    fn rows(self) -> u32 {
        self.group / self.lanes
    }

    /// Vectors that are turned together.
    fn vectors(self) -> u32 {
        self.rows() / self.abreast
    }

    /// Of the vectors that a load is turned into, those in which there are elements that are accessed.
    fn wanted(self, chunk: &Chunk, turn: Turn) -> Vec<bool> {
        let (count, parts) = match turn {
            Turn::On(_) => (self.vectors(), self.parts),
            Turn::Back(_) => (self.elements(), 1),
        };
        let mut wanted = vec![false; count as usize];
        for element in chunk.used() {
            if let Some(one) = wanted.get_mut(element / parts as usize) {
                *one = true;
            }
        }
        wanted
    }

    /// How loads are turned, until the bits of an element's number are where those of a vector's are, and
    /// what all of it costs; `None`: the target has not what it takes.
    fn load(
        self,
        chunk: &Chunk,
        reg_bits: u32,
        cost: &dyn Fn(RowOp) -> Option<u32>,
    ) -> Option<(Turn, u32)> {
        let load = cost(RowOp::Load(Lanes::Consecutive))?;
        let turning = |turn: Turn| {
            let levels = turn.needed(self.wanted(chunk, turn));
            let steps = levels[1..].iter().flatten().filter(|needed| **needed);
            Some(cost(turn.row())? * steps.count() as u32)
        };
        let rows = || {
            let turn = Turn::On(self.vectors().ilog2() + self.lanes.ilog2());
            let joins = cost(RowOp::Concat)? * self.vectors() * (self.abreast - 1);
            let splits = cost(RowOp::Split(Half::High))? * self.vectors() * (self.parts - 1);
            let one = load * self.rows() + joins + splits + turning(turn)?;
            Some((turn, one * (self.vf / self.group)))
        };
        let vectors = || {
            let turn = Turn::Back(self.elements().ilog2());
            let bits = self.vf * self.elem.bits();
            let registers = TargetInfo::registers_of(PType::Vector(self.elem, self.vf), reg_bits);
            let loads = load * self.elements();
            let reverses = match self.is_reversed(chunk) {
                true => cost(RowOp::Reverse)? * chunk.used().count() as u32,
                false => 0,
            };
            let all = loads + turning(turn)? + reverses;
            (bits >= ROW_BITS).then_some((turn, all * registers))
        };
        let rows = (self.has_rows() && !self.is_reversed(chunk))
            .then(rows)
            .flatten();
        let vectors = self.is_dense(chunk).then(vectors).flatten();
        rows.into_iter()
            .chain(vectors)
            .min_by_key(|&(_, price)| price)
    }

    /// How stores are turned: by the bits of an element's number.
    fn store(self) -> Turn {
        Turn::On(self.elements().ilog2())
    }

    /// What stores cost.
    fn price_of_store(self, chunk: &Chunk, cost: &dyn Fn(RowOp) -> Option<u32>) -> Option<u32> {
        if !self.has_rows() {
            return None;
        }
        let joins = cost(RowOp::Concat)? * self.vectors() * (self.parts - 1);
        let turns = cost(RowOp::Zip(Half::Low))? * self.vectors() * self.store().bits();
        let store = cost(RowOp::Store(Lanes::Consecutive))?;
        let access = match self.exchanges(chunk) {
            0 => {
                let splits = self.vectors() * (self.abreast - 1);
                store * self.rows() + cost(RowOp::Split(Half::High))? * splits
            }
            times => (store + times * cost(RowOp::ZipBlocks(Half::Low))?) * self.vectors(),
        };
        let reverses = match self.is_reversed(chunk) {
            true => cost(RowOp::Reverse)? * self.elements(),
            false => 0,
        };
        Some((access + joins + turns + reverses) * (self.vf / self.group))
    }

    /// The rows of all lanes lie one behind the other.
    fn is_dense(self, chunk: &Chunk) -> bool {
        let step = chunk.stride * i64::from(self.lanes);
        step == i64::from(ROW_BITS / 8) || self.is_reversed(chunk)
    }

    /// The lanes of each row are in reverse order, and so all of them are done.
    fn is_reversed(self, chunk: &Chunk) -> bool {
        self.lanes > 1 && chunk.stride < 0
    }

    /// How often rows that lie one behind the other have to change places to be side by side in a vector.
    fn exchanges(self, chunk: &Chunk) -> u32 {
        match self.is_dense(chunk) {
            true => self.abreast.ilog2().min(self.vectors().ilog2()),
            false => 0,
        }
    }
}

/// A way to turn the bits of addresses, and by how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// With [`POp::Zip`].
    On(u32),
    /// With [`POp::Unzip`].
    Back(u32),
}

impl Turn {
    fn bits(self) -> u32 {
        match self {
            Turn::On(bits) | Turn::Back(bits) => bits,
        }
    }

    fn row(self) -> RowOp {
        match self {
            Turn::On(_) => RowOp::Zip(Half::Low),
            Turn::Back(_) => RowOp::Unzip(Half::Low),
        }
    }

    /// What one of so many vectors is made of when turned by one bit: which two, and which half of them.
    fn sources(self, count: usize, number: usize) -> (usize, usize, Half) {
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
    fn needed(self, wanted: Vec<bool>) -> Vec<Vec<bool>> {
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

impl<'a> Widener<'a> {
    /// Widens a load with its neighbours; `false`: it is done by itself.
    pub(super) fn row_load(&mut self, inst: Inst) -> Result<bool, Refusal> {
        let Some((chunk, begins)) = self.taken(inst) else {
            return Ok(false);
        };
        if begins {
            self.load_rows(chunk)?;
        }
        Ok(true)
    }

    /// Widens a store with its neighbours; `false`: it is done by itself.
    pub(super) fn row_store(&mut self, inst: Inst) -> Result<bool, Refusal> {
        let Some((chunk, _)) = self.taken(inst) else {
            return Ok(false);
        };
        if inst == chunk.last {
            self.store_rows(chunk)?;
        }
        Ok(true)
    }

    /// The chunk of an access, if it is done by rows, and whether this is where that was decided: at its
    /// first access, or, in an innermost loop, the first that is of use.
    fn taken(&mut self, inst: Inst) -> Option<(&'a Chunk, bool)> {
        let neighbours = self.s.neighbours?;
        let number = neighbours.of(inst)?;
        let chunk = neighbours.chunks.get(number)?;
        let begins = match self.s.linear.nested {
            true => inst == chunk.first,
            false => !self.rows.contains_key(&number),
        };
        if begins {
            let pays = self.pays(chunk);
            self.rows.insert(number, pays);
        }
        let taken = self.rows.get(&number).copied().unwrap_or(false);
        taken.then_some((chunk, begins))
    }

    /// Whether rows are cheaper than the elements one by one.
    fn pays(&self, chunk: &Chunk) -> bool {
        let along = || {
            let address = self.some_address(chunk).map(|(address, _)| address);
            address.is_some_and(|a| self.shape(a) == Shape::Linear(chunk.stride))
        };
        if self.s.linear.nested && !(self.region.all_on() && along()) {
            return false;
        }
        if !self.s.vf.is_power_of_two() || self.s.vf < 2 {
            return false;
        }
        let (elem, reg_bits) = (chunk.elem, self.s.reg_bits);
        let size = i64::from(elem.bytes());
        let cost = |row| self.s.target.cost(row, elem, reg_bits);
        let registers = |bits: u32| (bits * self.s.vf).div_ceil(reg_bits).max(1);
        let one = if chunk.stride == size {
            let row = match chunk.store {
                true => RowOp::Store(Lanes::Consecutive),
                false => RowOp::Load(Lanes::Consecutive),
            };
            cost(row).map(|cost| cost * registers(elem.bits()))
        } else {
            let row = match chunk.store {
                true => RowOp::Scatter(Type::I32, Scale::Native),
                false => RowOp::Gather(Type::I32, Scale::Native),
            };
            let wide = elem.bits().max(Type::I32.bits()) * self.s.vf;
            cost(row).map(|cost| (cost * wide).div_ceil(reg_bits))
        };
        let way = Way::new(chunk, self.s.vf, reg_bits);
        if elem.is_float() && !chunk.store && way.parts > 1 {
            // The rest of the register would hold other elements, on which arithmetic may trap.
            return false;
        }
        // In an innermost loop there is no other way.
        let one = one.filter(|_| self.s.linear.nested);
        let rows = match chunk.store {
            true => way.price_of_store(chunk, &cost),
            false => way.load(chunk, reg_bits, &cost).map(|(_, price)| price),
        };
        match (rows, one) {
            (Some(rows), Some(one)) => rows < one * chunk.used().count() as u32,
            (rows, _) => rows.is_some(),
        }
    }

    /// The address of the first element that is accessed, and its number.
    fn some_address(&self, chunk: &Chunk) -> Option<(Value, usize)> {
        let element = chunk.used().next()?;
        let inst = *chunk.elements[element].first()?;
        let address = *self.s.f.insts[inst].args.first()?;
        Some((address, element))
    }

    /// Addresses of the rows of all lanes, for each part.
    fn row_addresses(&mut self, chunk: &Chunk) -> Result<Vec<Vec<PValue>>, Refusal> {
        let Some((address, element)) = self.some_address(chunk) else {
            return Err(self.lost());
        };
        self.b.layout.extend(&chunk.fields);
        let firsts = match self.s.linear.nested {
            true => vec![self.first(address)?],
            false => self.addresses_of(chunk.elements[element][0])?,
        };
        let size = i64::from(chunk.elem.bytes());
        let scale = if chunk.stride % size == 0 { size } else { 1 };
        let before = element as i64 * (size / scale);
        let mut step = i64::from(chunk.lanes).wrapping_mul(chunk.stride / scale);
        let mut before = before;
        if Way::new(chunk, self.s.vf, self.s.reg_bits).is_reversed(chunk) {
            // The last lane comes first.
            before -= i64::from(self.s.vf - 1) * (chunk.stride / scale);
            step = -step;
        }
        let mut parts = Vec::new();
        for first in firsts {
            let mut all = Vec::new();
            for row in 0..i64::from(self.s.vf / chunk.lanes) {
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

    fn load_rows(&mut self, chunk: &Chunk) -> Result<(), Refusal> {
        let way = Way::new(chunk, self.s.vf, self.s.reg_bits);
        let mut columns: BTreeMap<usize, Vec<PValue>> = BTreeMap::new();
        for addresses in self.row_addresses(chunk)? {
            for (element, column) in self.columns(chunk, way, &addresses)? {
                columns.entry(element).or_default().push(column);
            }
        }
        for (element, parts) in columns {
            for &inst in &chunk.elements[element] {
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
        chunk: &Chunk,
        way: Way,
        addresses: &[PValue],
    ) -> Result<BTreeMap<usize, PValue>, Refusal> {
        let cost = |row| self.s.target.cost(row, way.elem, self.s.reg_bits);
        let Some((turn, _)) = way.load(chunk, self.s.reg_bits, &cost) else {
            return Err(self.lost());
        };
        let hint = self.b.values[addresses[0]].hint.clone();
        let name = hint.clone().map(|name| format!("{name}_row"));
        let (lanes, apart) = match turn {
            Turn::On(_) => (way.width, 1),
            Turn::Back(_) => (way.vf, (addresses.len() as u32 / way.elements()).max(1)),
        };
        let mut rows = Vec::new();
        for &at in addresses.iter().step_by(apart as usize) {
            let op = POp::Load(Lanes::Consecutive);
            let p = self
                .b
                .inst(At::Body, op, &[at], PType::Vector(way.elem, lanes));
            self.b.values[p].hint.clone_from(&name);
            rows.push(p);
        }
        let columns = match turn {
            Turn::On(_) => self.columns_of_rows(chunk, way, turn, &rows),
            Turn::Back(_) => {
                let turned = self.turn(rows, turn, way.wanted(chunk, turn));
                turned.into_iter().collect()
            }
        };
        let mut whole = BTreeMap::new();
        for element in chunk.used() {
            if let Some(&Some(mut p)) = columns.get(element) {
                if way.is_reversed(chunk) {
                    p = self.reverse(p);
                }
                self.b.values[p].hint.clone_from(&hint);
                whole.insert(element, p);
            }
        }
        Ok(whole)
    }

    /// Rows turned in groups.
    fn columns_of_rows(
        &mut self,
        chunk: &Chunk,
        way: Way,
        turn: Turn,
        rows: &[PValue],
    ) -> Vec<Option<PValue>> {
        let mut columns: BTreeMap<usize, Vec<PValue>> = BTreeMap::new();
        for rows in rows.chunks(way.rows() as usize) {
            let count = way.vectors() as usize;
            let side_by_side = |k: usize| rows.iter().skip(k).step_by(count).copied().collect();
            let side_by_side: Vec<Vec<PValue>> = (0..count).map(side_by_side).collect();
            let mut vectors = Vec::new();
            for rows in side_by_side {
                vectors.push(self.concat(rows));
            }
            let turned = self.turn(vectors, turn, way.wanted(chunk, turn));
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
            let column = column.filter(|_| !chunk.elements[element].is_empty());
            whole.push(column.map(|column| self.concat(column)));
        }
        whole
    }

    fn store_rows(&mut self, chunk: &Chunk) -> Result<(), Refusal> {
        let way = Way::new(chunk, self.s.vf, self.s.reg_bits);
        let mut values = Vec::new();
        for &inst in chunk.elements.iter().flatten() {
            let value = self.s.f.insts[inst].args[1];
            values.push(self.vector(value, way.elem.bits())?);
        }
        let parts = self.row_addresses(chunk)?;
        for (u, addresses) in parts.into_iter().enumerate() {
            let mut columns: Vec<PValue> = values.iter().map(|parts| parts[u]).collect();
            if way.is_reversed(chunk) {
                columns = columns.into_iter().map(|p| self.reverse(p)).collect();
            }
            self.store_columns(chunk, way, columns, &addresses);
        }
        // What was read may have changed.
        self.loaded.clear();
        Ok(())
    }

    /// Stores the elements of all lanes whose rows are there.
    fn store_columns(
        &mut self,
        chunk: &Chunk,
        way: Way,
        columns: Vec<PValue>,
        addresses: &[PValue],
    ) {
        let mut groups: Vec<Vec<PValue>> = vec![Vec::new(); (way.vf / way.group) as usize];
        for column in columns {
            let parts = self.split(column, way.vf / way.group);
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
            let exchanges = way.exchanges(chunk);
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
