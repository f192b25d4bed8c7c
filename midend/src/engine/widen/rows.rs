//! Rows: neighbours that each lane accesses as one vector, and what turns the rows of all lanes into
//! one vector for each element, and back.
//!
//! That is the transposition of a matrix of bits of addresses. [`POp::Zip`] of the vectors of a list's
//! first half with those of its second takes the uppermost bit of a vector's number to the lowest of
//! a lane's number within its [`ZIP_BITS`](crate::plan::ZIP_BITS), and the uppermost bit there to the lowest of the number:
//! it turns both together by one bit. Where registers are wider, rows are first put side by side.

use super::super::neighbours::{Chunk, ROW_BITS};
use super::super::shape::Shape;
use super::Widener;
use crate::engine::sequence::At;
use crate::plan::{Half, Lanes, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{Inst, Type, Value};
use crate::target::{RowOp, Scale};

/// How the rows of a chunk are turned.
#[derive(Clone, Copy, Debug)]
struct Way {
    elem: Type,
    /// Lanes.
    vf: u32,
    /// Elements of a row.
    width: u32,
    /// Lanes whose rows are turned together.
    group: u32,
    /// Rows side by side in one vector.
    abreast: u32,
    /// Elements side by side in one vector, where there are fewer lanes than elements.
    parts: u32,
}

impl Way {
    fn new(elem: Type, vf: u32, reg_bits: u32) -> Way {
        let width = ROW_BITS / elem.bits();
        let group = vf.min(reg_bits / elem.bits());
        Way {
            elem,
            vf,
            width,
            group,
            abreast: (group / width).max(1),
            parts: (width / group).max(1),
        }
    }

    /// Vectors that are turned together.
    fn vectors(self) -> u32 {
        self.group / self.abreast
    }

    /// What all of it costs; `None`: the target has not what it takes.
    fn price(self, store: bool, cost: impl Fn(RowOp) -> Option<u32>) -> Option<u32> {
        let zips = |bits: u32| self.vectors() * bits;
        let one = if store {
            let access = cost(RowOp::Store(Lanes::Consecutive))? * self.group;
            let joins = cost(RowOp::Concat)? * self.vectors() * (self.parts - 1);
            let splits = cost(RowOp::Split(Half::High))? * self.vectors() * (self.abreast - 1);
            access + joins + splits + cost(RowOp::Zip(Half::Low))? * zips(self.width.ilog2())
        } else {
            let access = cost(RowOp::Load(Lanes::Consecutive))? * self.group;
            let joins = cost(RowOp::Concat)? * self.vectors() * (self.abreast - 1);
            let splits = cost(RowOp::Split(Half::High))? * self.vectors() * (self.parts - 1);
            access + joins + splits + cost(RowOp::Zip(Half::Low))? * zips(self.vectors().ilog2())
        };
        Some(one * (self.vf / self.group))
    }
}

impl<'a> Widener<'a> {
    /// Widens a load with its neighbours; `false`: it is done by itself.
    pub(super) fn row_load(&mut self, inst: Inst) -> Result<bool, Refusal> {
        let Some(chunk) = self.taken(inst) else {
            return Ok(false);
        };
        if inst == chunk.first {
            self.load_rows(chunk)?;
        }
        Ok(true)
    }

    /// Widens a store with its neighbours; `false`: it is done by itself.
    pub(super) fn row_store(&mut self, inst: Inst) -> Result<bool, Refusal> {
        let Some(chunk) = self.taken(inst) else {
            return Ok(false);
        };
        if inst == chunk.last {
            self.store_rows(chunk)?;
        }
        Ok(true)
    }

    /// The chunk of an access, if it is done by rows: that is decided where it begins.
    fn taken(&mut self, inst: Inst) -> Option<&'a Chunk> {
        let neighbours = self.s.neighbours?;
        let number = neighbours.of(inst)?;
        let chunk = neighbours.chunks.get(number)?;
        if inst == chunk.first {
            match self.pays(chunk) {
                true => self.rows.insert(number),
                false => self.rows.remove(&number),
            };
        }
        self.rows.contains(&number).then_some(chunk)
    }

    /// Whether rows are cheaper than the elements one by one.
    fn pays(&self, chunk: &Chunk) -> bool {
        let Some(&address) = self.address_of(chunk) else {
            return false;
        };
        let along = self.shape(address) == Shape::Linear(chunk.stride);
        if !self.region.all_on() || !along || !self.s.vf.is_power_of_two() || self.s.vf < 2 {
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
        let way = Way::new(elem, self.s.vf, reg_bits);
        if elem.is_float() && !chunk.store && way.parts > 1 {
            // The rest of the register would hold other elements, on which arithmetic may trap.
            return false;
        }
        match (way.price(chunk.store, cost), one) {
            (Some(rows), Some(one)) => rows < one * way.width,
            (rows, _) => rows.is_some(),
        }
    }

    /// The address of the first element.
    fn address_of(&self, chunk: &Chunk) -> Option<&Value> {
        let inst = *chunk.elements.first()?.first()?;
        self.s.f.insts[inst].args.first()
    }

    /// Addresses of the rows of all lanes.
    fn row_addresses(&mut self, chunk: &Chunk) -> Result<Vec<PValue>, Refusal> {
        let Some(&address) = self.address_of(chunk) else {
            return Err(self.lost());
        };
        self.b.layout.extend(&chunk.fields);
        let first = self.first(address)?;
        let size = i64::from(chunk.elem.bytes());
        let scale = if chunk.stride % size == 0 { size } else { 1 };
        let mut all = vec![first];
        for lane in 1..i64::from(self.s.vf) {
            let index = lane.wrapping_mul(chunk.stride / scale);
            let index = self.b.int(At::Before, Type::I64, index);
            all.push(self.b.element(At::Body, first, index, scale));
        }
        Ok(all)
    }

    fn load_rows(&mut self, chunk: &Chunk) -> Result<(), Refusal> {
        let way = Way::new(chunk.elem, self.s.vf, self.s.reg_bits);
        let addresses = self.row_addresses(chunk)?;
        let row = PType::Vector(way.elem, way.width);
        let hint = self.b.values[addresses[0]].hint.clone();
        let name = hint.clone().map(|name| format!("{name}_row"));
        let mut columns: Vec<Vec<PValue>> = vec![Vec::new(); way.width as usize];
        for addresses in addresses.chunks(way.group as usize) {
            let mut rows = Vec::new();
            for &at in addresses {
                let op = POp::Load(Lanes::Consecutive);
                let p = self.b.inst(At::Body, op, &[at], row);
                self.b.values[p].hint.clone_from(&name);
                rows.push(p);
            }
            let count = way.vectors() as usize;
            let side_by_side = |k: usize| rows.iter().skip(k).step_by(count).copied().collect();
            let side_by_side: Vec<Vec<PValue>> = (0..count).map(side_by_side).collect();
            let mut vectors = Vec::new();
            for rows in side_by_side {
                vectors.push(self.concat(rows));
            }
            let turned = self.turn(vectors, way.vectors().ilog2());
            let parts = turned.into_iter().flat_map(|p| self.split(p, way.parts));
            let parts: Vec<PValue> = parts.collect();
            for (column, part) in columns.iter_mut().zip(parts) {
                column.push(part);
            }
        }
        for (column, insts) in columns.into_iter().zip(&chunk.elements) {
            let p = self.concat(column);
            self.b.values[p].hint.clone_from(&hint);
            for &inst in insts {
                if let Some(result) = self.s.f.insts[inst].result {
                    self.vectors.insert((result, way.elem.bits()), vec![p]);
                }
            }
        }
        Ok(())
    }

    fn store_rows(&mut self, chunk: &Chunk) -> Result<(), Refusal> {
        let way = Way::new(chunk.elem, self.s.vf, self.s.reg_bits);
        let mut groups: Vec<Vec<PValue>> = vec![Vec::new(); (way.vf / way.group) as usize];
        for &inst in chunk.elements.iter().flatten() {
            let value = self.s.f.insts[inst].args[1];
            let column = self.vector(value, way.elem.bits())?[0];
            let parts = self.split(column, way.vf / way.group);
            for (group, part) in groups.iter_mut().zip(parts) {
                group.push(part);
            }
        }
        let addresses = self.row_addresses(chunk)?;
        let name = self.b.values[addresses[0]].hint.clone();
        let name = name.map(|name| format!("{name}_row"));
        for (columns, addresses) in groups.into_iter().zip(addresses.chunks(way.group as usize)) {
            let mut vectors = Vec::new();
            for columns in columns.chunks(way.parts as usize) {
                vectors.push(self.concat(columns.to_vec()));
            }
            let turned = self.turn(vectors, way.width.ilog2());
            let count = turned.len();
            for (k, vector) in turned.into_iter().enumerate() {
                let rows = self.split(vector, way.abreast);
                for (row, &at) in rows
                    .into_iter()
                    .zip(addresses.iter().skip(k).step_by(count))
                {
                    self.b.values[row].hint.clone_from(&name);
                    let op = POp::Store(Lanes::Consecutive);
                    self.b.effect(At::Body, op, &[at, row]);
                }
            }
        }
        Ok(())
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

    /// Turns the bits of addresses, so many of them.
    fn turn(&mut self, mut vectors: Vec<PValue>, bits: u32) -> Vec<PValue> {
        for _ in 0..bits {
            let (low, high) = vectors.split_at(vectors.len() / 2);
            let mut next = Vec::new();
            for (&a, &b) in low.iter().zip(high) {
                let ty = self.b.ty(a);
                for half in [Half::Low, Half::High] {
                    next.push(self.b.inst(At::Body, POp::Zip(half), &[a, b], ty));
                }
            }
            vectors = next;
        }
        vectors
    }
}
