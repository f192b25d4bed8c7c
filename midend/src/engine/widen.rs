//! Widening: values of a region as vectors of a plan.
//!
//! Values are made when something asks for them: loads and stores at their place in the sequence,
//! everything else before its first use. A value may exist in several lane widths.

mod addresses;
mod blends;
mod bounds;
mod division;
mod dots;
pub mod early_exits;
mod exit_branches;
mod exits;
mod first_lane;
mod first_order;
mod first_order_variables;
mod gathers;
mod given;
mod idioms;
mod induction;
mod interleave;
mod live;
mod masks;
pub mod memory;
mod no_numbers;
mod operands;
mod ordered;
mod packing;
mod pointers;
mod positions;
mod possible_exits;
mod private_memory;
mod region;
mod regrouping;
mod same_divisor;
mod saturate;
mod select_chains;
mod setting;
mod state;
mod stepped;
mod stepped_variables;
mod superword_branches;
mod uses;
mod variants;

pub use setting::{Given, Ordered, Parts, Setting};
pub(super) use uses::used_outside_of;

use super::linearize::Step;
use super::mask::{Mask, MaskId};
use super::scalars::Scalars;
use super::sequence::{At, Builder};
use super::shape::Shape;
use crate::analysis::facts::LinearForm;
use crate::plan::{Carried, Fused, POp, PType, PValue, ReduceOp};
use crate::remark::{Reason, Refusal};
use crate::ssa::types::sign_extend;
use crate::ssa::{ConvertOp, Imm, Inst, InstData, Op, Type, UnaryOp};
use crate::ssa::{Value, ValueDef, Var};
use crate::target::RowOp;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The widener's state.
#[derive(Debug)]
pub struct Widener<'a> {
    /// What it works on.
    pub s: Setting<'a>,
    /// The plan under construction.
    pub b: Builder,
    /// Scalars from outside.
    pub scalars: Scalars<'a>,
    /// Number of the first iteration that the body does, `I64`.
    pub counter: PValue,
    /// Values carried around the loop, as far as the widener makes them.
    pub carried: Vec<Carried>,
    /// State of the ordered accumulations.
    pub accumulators: SortedMap<Value, PValue>,
    /// Iteration that the loop begins with, `I64`; `None`: the first one.
    first: Option<PValue>,
    /// Integer inductions as the loop before this one leaves them, if it has the same lanes.
    left: SortedMap<(Value, u32), PValue>,
    /// The same of this loop.
    inductions: SortedMap<(Value, u32), PValue>,
    /// Variables that move on by steps which are no constants.
    stepped: SortedMap<Value, stepped_variables::Stepped>,
    /// Variables that have what the iteration before computed.
    first_order: first_order_variables::FirstOrder,
    /// Places that move on in some iterations.
    positions: positions::Positions,
    vectors: SortedMap<(Value, u32), Parts>,
    /// Parameters whose vectors are made when they are asked for.
    given: SortedMap<Value, Given>,
    truths: SortedMap<(Value, u32), Parts>,
    masks: SortedMap<(MaskId, u32), Parts>,
    harmless: SortedMap<(MaskId, PValue, u64), Parts>,
    loaded: Vec<(LinearForm, Type, Value)>,
    addresses: Vec<(LinearForm, Parts)>,
    /// Loads that read what an earlier one read.
    same: SortedMap<Value, Value>,
    /// First conversion of each kind of each value.
    converted: SortedMap<(ConvertOp, Type, Value), Value>,
    live: SortedSet<Value>,
    /// Where it is in a body with loops.
    region: state::RegionState,
    /// Splats of scalars that are there before the body.
    splats: SortedMap<(PValue, PType), PValue>,
    /// The arrays of variables that each lane has for itself.
    private_arrays: SortedMap<Var, PValue>,
    /// Interleave groups that were come to, and whether they are accessed by rows.
    interleaved: SortedMap<usize, bool>,
    /// Loads that read blocks which may reach beyond what the program reads.
    read_ahead: SortedSet<Inst>,
    /// Comparisons that must not see what is no number.
    signaling: SortedSet<Inst>,
    /// All of them, if each decides over an exit by itself, and whether it is left where it holds.
    decides_alone: SortedMap<Inst, bool>,
    /// Values that others see than these.
    seen_otherwise: SortedSet<Value>,
    /// Lanes in which they would have, and for which elements.
    no_numbers: Vec<(u32, Parts)>,
    /// Where these blocks are told from, by addresses of iteration 0.
    blocks: Vec<(LinearForm, PValue)>,
    /// Number of the element that the one at hand begins with.
    block_number: PValue,
    /// Vectors that were read of such groups, one behind the other, before they were taken apart.
    as_read: SortedMap<usize, Vec<Parts>>,
}

impl<'a> Widener<'a> {
    /// Ready to widen.
    pub fn new(s: Setting<'a>, mut b: Builder, scalars: Scalars<'a>) -> Widener<'a> {
        let counter = b.value(PType::Scalar(Type::I64), Some("k".to_string()));
        let live = live::values(&s);
        Widener {
            s,
            b,
            scalars,
            counter,
            carried: Vec::new(),
            accumulators: SortedMap::new(),
            first: None,
            left: SortedMap::new(),
            inductions: SortedMap::new(),
            stepped: SortedMap::new(),
            first_order: first_order_variables::FirstOrder::default(),
            positions: positions::Positions::default(),
            vectors: SortedMap::new(),
            given: SortedMap::new(),
            truths: SortedMap::new(),
            masks: SortedMap::new(),
            harmless: SortedMap::new(),
            loaded: Vec::new(),
            addresses: Vec::new(),
            same: SortedMap::new(),
            converted: SortedMap::new(),
            live,
            region: state::RegionState::default(),
            splats: SortedMap::new(),
            private_arrays: SortedMap::new(),
            interleaved: SortedMap::new(),
            read_ahead: SortedSet::new(),
            signaling: SortedSet::new(),
            decides_alone: SortedMap::new(),
            seen_otherwise: SortedSet::new(),
            no_numbers: Vec::new(),
            blocks: Vec::new(),
            block_number: counter,
            as_read: SortedMap::new(),
        }
    }

    /// Ready to widen the region once more, for a loop that comes after this one and begins with
    /// iteration `first`.
    pub fn resume(self, s: Setting<'a>, first: PValue) -> Widener<'a> {
        let left = match s.vf == self.s.vf {
            true => self.inductions,
            false => SortedMap::new(),
        };
        Widener {
            first: Some(first),
            left,
            first_order: self.first_order.resume(),
            positions: self.positions.resume(),
            ..Widener::new(s, self.b, self.scalars)
        }
    }

    /// Widens for an iteration that is no loop's: the one with this number, which is there before the body.
    pub fn begin_at(&mut self, first: PValue) {
        self.counter = first;
        self.first = Some(first);
    }

    /// Sets the vectors of a value that the client makes.
    pub fn set(&mut self, value: Value, parts: Parts) {
        let bits = self.s.f.values[value].ty.bits();
        self.vectors.insert((value, bits), parts);
    }

    /// A refusal at an instruction.
    fn refuse(&self, reason: Reason, span: Span, detail: &str) -> Refusal {
        Refusal::new(reason, span, detail)
    }

    /// Whether the target has an operation at the chosen register width.
    fn has(&self, row: RowOp, elem: Type) -> bool {
        self.s.target.cost(row, elem, self.s.reg_bits).is_some()
    }

    /// Widens the whole sequence.
    pub fn run(&mut self) -> Result<(), Refusal> {
        let linear = self.s.linear;
        if linear.nested {
            return self.region();
        }
        for step in &linear.steps {
            let Step::Inst { inst, mask } = step else {
                continue;
            };
            let data = &self.s.f.insts[*inst];
            self.b.span = data.span;
            if let Some(ordered) = self.s.ordered.get(inst).copied() {
                self.accumulate(&ordered, *mask)?;
                continue;
            }
            match (&data.op, data.result) {
                (Op::Store(_), _) => self.store(*inst, *mask)?,
                (Op::Load(_), _) if self.first_order.is_loaded(*inst) => {}
                (Op::Load(_), Some(result))
                    if self.live.contains(&result) && !self.s.shapes.is_uniform(result) =>
                {
                    match self.s.accesses.contains_key(inst) {
                        true => self.load(*inst, result, *mask)?,
                        false => self.indirect_load(*inst, result, *mask)?,
                    }
                }
                (Op::Convert(op), Some(result)) => {
                    // The same conversion of the same value is the same value.
                    let arg = data.args[0];
                    let arg = self.same.get(&arg).copied().unwrap_or(arg);
                    let key = (*op, self.s.f.values[result].ty, arg);
                    match self.converted.get(&key) {
                        Some(&first) => {
                            self.same.insert(result, first);
                        }
                        None => {
                            self.converted.insert(key, result);
                        }
                    }
                }
                (Op::FCmp(_), _) => self.compares(*inst),
                (Op::Call(_) | Op::Opaque(_), _) => {
                    return Err(self.refuse(
                        Reason::Opaque,
                        data.span,
                        "an operation that is not modelled",
                    ));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// One operation for each part.
    fn map(&mut self, op: POp, args: &[&Parts], ty: PType) -> Parts {
        let parts = (0..self.s.uf as usize).map(|u| {
            let args: Vec<PValue> = args.iter().map(|a| a[u]).collect();
            self.b.inst(At::Body, op, &args, ty)
        });
        let parts: Parts = parts.collect();
        self.b.unrolled(&parts);
        parts
    }

    /// A scalar in all lanes of all parts.
    fn splat(&mut self, scalar: PValue, ty: PType) -> Parts {
        if let Some(&p) = self.splats.get(&(scalar, ty)) {
            return vec![p; self.s.uf as usize];
        }
        let hint = self.b.values[scalar].hint.clone();
        let p = self.b.inst(At::Before, POp::Splat, &[scalar], ty);
        self.b.values[p].hint = hint;
        self.splats.insert((scalar, ty), p);
        vec![p; self.s.uf as usize]
    }

    /// Element type of a value's vectors of `bits` bits.
    fn element(&self, value: Value, bits: u32) -> Option<Type> {
        match self.s.f.values[value].ty {
            ty @ (Type::F32 | Type::F64) => (ty.bits() == bits).then_some(ty),
            Type::I1 => None,
            Type::I8 | Type::I16 | Type::I32 | Type::I64 | Type::Ptr => Type::int_of_bits(bits),
        }
    }

    /// The vectors of a value in lanes of `bits` bits: its low bits, or, for wider lanes, its value.
    pub fn vector(&mut self, value: Value, bits: u32) -> Result<Parts, Refusal> {
        if let Some(parts) = self.vectors.get(&(value, bits)) {
            return Ok(parts.clone());
        }
        let Some(elem) = self.element(value, bits) else {
            return Err(self.refuse(
                Reason::UnsupportedType,
                self.b.span,
                "a truth value or pointer is used as data",
            ));
        };
        let ty = PType::Vector(elem, self.s.vf);
        let parts = if self.s.shapes.is_uniform(value) {
            self.uniform(value, elem, ty)?
        } else {
            let nested = self.s.linear.nested;
            match (self.shape(value), self.s.f.values[value].def) {
                (Shape::ActiveUniform, _) => self.same_in_all(value, bits, ty)?,
                (Shape::Linear(step), _) if nested && self.s.f.values[value].ty == Type::Ptr => {
                    self.stepping_pointer(value, step, ty)?
                }
                (_, ValueDef::Param(..)) => self.parameter(value, bits, ty)?,
                (_, ValueDef::Result(inst)) => self.result(inst, value, bits, ty)?,
            }
        };
        let inside = self.s.linear.nested && !self.s.shapes.is_uniform(value);
        if let (true, [part]) = (inside, &parts[..]) {
            self.name(*part, value);
        }
        self.vectors.insert((value, bits), parts.clone());
        Ok(parts)
    }

    fn uniform(&mut self, value: Value, elem: Type, ty: PType) -> Result<Parts, Refusal> {
        let scalar = self.uniform_scalar(value, elem)?;
        Ok(self.splat(scalar, ty))
    }

    /// What all lanes have of a value, as one of them has it.
    fn uniform_scalar(&mut self, value: Value, elem: Type) -> Result<PValue, Refusal> {
        let own = self.s.f.values[value].ty;
        Ok(match self.s.f.constant(value) {
            Some(c) if !own.is_float() => self.b.int(At::Before, elem, sign_extend(c, elem.bits())),
            _ => {
                let scalar = self.scalars.get(&mut self.b, At::Before, value)?;
                let to = PType::Scalar(elem);
                let convert =
                    |b: &mut Builder, op| b.inst(At::Before, POp::Convert(op), &[scalar], to);
                match own {
                    Type::Ptr if elem == Type::I64 => convert(&mut self.b, ConvertOp::PtrToInt),
                    _ if own == elem => scalar,
                    _ if own.is_int() && elem.bits() < own.bits() => {
                        convert(&mut self.b, ConvertOp::Trunc)
                    }
                    _ => {
                        let op = self.s.widths.extension(self.s.f, value);
                        convert(&mut self.b, op)
                    }
                }
            }
        })
    }

    fn parameter(&mut self, value: Value, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        if self.is_foreign(value) {
            return self.kept(value, bits, ty);
        }
        if let Some(parts) = self.given(value, bits, ty)? {
            return Ok(parts);
        }
        if let Some(&(start, step)) = self.s.inductions.get(&value) {
            // Where blocks are read, iterations are numbered from the first element of the first block on.
            let in_blocks = self.block_number != self.counter && self.s.f.values[value].ty.is_int();
            if self.s.linear.nested || in_blocks {
                return self.induction_here(value, step, bits, ty);
            }
            return self.induction(value, start, step, bits);
        }
        if let Some(&stepped) = self.stepped.get(&value)
            && bits <= self.s.f.values[value].ty.bits()
        {
            return Ok(self.of_stepped(value, stepped, ty));
        }
        if let Some(variable) = self.first_order.of(value)
            && bits <= self.s.f.values[value].ty.bits()
        {
            return self.handed_on(value, variable, bits, ty);
        }
        let Some(sources) = self.s.linear.sources(value) else {
            return match (self.s.linear.nested, self.shape(value)) {
                (true, Shape::Linear(step)) => self.induction_here(value, step, bits, ty),
                _ => self.resize(value, bits, ty),
            };
        };
        let natural = self.s.widths.natural(self.s.f, value);
        if natural != bits {
            return self.resize(value, bits, ty);
        }
        self.joined(sources, bits, ty)
    }

    /// The value of the source whose mask is on.
    fn joined(
        &mut self,
        sources: &[(MaskId, Value)],
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let Some((base, others)) = self.with_default(sources, bits) else {
            let zero = super::scalars::zero(&mut self.b, At::Before, elem_of(ty));
            return Ok(self.splat(zero, ty));
        };
        let mut acc = self.lazily(base);
        for (mask, source) in others.into_iter().rev() {
            acc = self.choose(mask, source, acc, bits, ty)?;
        }
        self.force(acc, bits)
    }

    fn lazily(&self, value: Value) -> Chosen {
        Chosen::Value(value)
    }

    fn force(&mut self, chosen: Chosen, bits: u32) -> Result<Parts, Refusal> {
        match chosen {
            Chosen::Value(value) => self.vector(value, bits),
            Chosen::Parts(parts) => Ok(parts),
        }
    }

    /// `mask ? source : otherwise`, as a minimum, maximum or absolute value if it is one.
    fn choose(
        &mut self,
        mask: MaskId,
        source: Value,
        otherwise: Chosen,
        bits: u32,
        ty: PType,
    ) -> Result<Chosen, Refusal> {
        if let Chosen::Value(value) = otherwise {
            if value == source {
                return Ok(otherwise);
            }
            if let Mask::Cond(cond, on) = *self.s.linear.masks.get(mask) {
                let (a, b) = if on { (source, value) } else { (value, source) };
                if let Some(parts) = self.idiom(cond, a, b, bits, ty)? {
                    return Ok(Chosen::Parts(parts));
                }
            }
        }
        let parts = self.blend(mask, source, otherwise, bits, ty)?;
        Ok(Chosen::Parts(parts))
    }

    fn blend(
        &mut self,
        mask: MaskId,
        source: Value,
        otherwise: Chosen,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let a = self.vector(source, bits)?;
        let b = self.force(otherwise, bits)?;
        // Exchanging the operands is cheaper than a complement.
        Ok(match *self.s.linear.masks.get(mask) {
            Mask::Cond(cond, false) => {
                let on = self.truth(cond, bits)?;
                self.map(POp::Select, &[&on, &b, &a], ty)
            }
            Mask::Not(inner) => {
                let on = self.mask(inner, bits)?;
                self.map(POp::Select, &[&on, &b, &a], ty)
            }
            Mask::True
            | Mask::Cond(..)
            | Mask::Within(..)
            | Mask::And(..)
            | Mask::Or(..)
            | Mask::Exit(..) => {
                let on = self.mask(mask, bits)?;
                self.map(POp::Select, &[&on, &a, &b], ty)
            }
        })
    }

    fn result(&mut self, inst: Inst, value: Value, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        let data = &self.s.f.insts[inst];
        if self.is_gone(value) {
            return self.kept(value, bits, ty);
        }
        match (&data.op, &data.args[..]) {
            (Op::Convert(ConvertOp::Trunc), &[a]) if bits <= self.s.f.values[value].ty.bits() => {
                return self.vector(a, bits);
            }
            (Op::Convert(op @ (ConvertOp::ZExt | ConvertOp::SExt)), &[a]) => {
                return self.extend(*op, a, bits, ty);
            }
            _ => {}
        }
        if bits != self.s.widths.natural(self.s.f, value) {
            return self.resize(value, bits, ty);
        }
        let span = self.b.span;
        self.b.span = data.span;
        let parts = self.compute(inst, data, value, bits, ty);
        self.b.span = span;
        parts
    }

    /// From the natural width to another.
    fn resize(&mut self, value: Value, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        let natural = self.s.widths.natural(self.s.f, value);
        self.resize_from(natural, value, bits, ty)
    }

    fn resize_from(
        &mut self,
        natural: u32,
        value: Value,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        if bits < natural
            && let Some(parts) = self.saturated(value, bits, ty)?
        {
            return Ok(parts);
        }
        let op = match bits.cmp(&natural) {
            std::cmp::Ordering::Less => ConvertOp::Trunc,
            std::cmp::Ordering::Greater => self.s.widths.extension(self.s.f, value),
            std::cmp::Ordering::Equal => {
                return Err(self.refuse(
                    Reason::CarriedScalar,
                    self.b.span,
                    "a value carried between iterations is used as data",
                ));
            }
        };
        let from = self.vector(value, natural)?;
        Ok(self.map(POp::Convert(op), &[&from], ty))
    }

    fn extend(&mut self, op: ConvertOp, a: Value, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        let from = self.s.f.values[a].ty;
        if from == Type::I1 {
            if op == ConvertOp::SExt {
                return Err(self.refuse(
                    Reason::UnsupportedType,
                    self.b.span,
                    "the sign of a truth value",
                ));
            }
            let truth = self.truth(a, bits)?;
            return Ok(self.map(POp::Convert(ConvertOp::ZExt), &[&truth], ty));
        }
        if bits <= from.bits() {
            return self.vector(a, bits);
        }
        let a = self.vector(a, from.bits())?;
        Ok(self.map(POp::Convert(op), &[&a], ty))
    }

    fn compute(
        &mut self,
        inst: Inst,
        data: &InstData,
        value: Value,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let args = &data.args;
        if let Some(combination) = self.s.dots.get(&value) {
            return self.combination(combination, ty);
        }
        match &data.op {
            Op::Binary(..) if self.s.widths.divisions.contains_key(&value) => {
                self.divide(inst, self.s.widths.divisions[&value], bits, ty)
            }
            Op::Binary(..) if self.s.widths.averages.contains_key(&value) => {
                self.average(self.s.widths.averages[&value], bits, ty)
            }
            Op::Binary(..) if self.s.widths.products.contains_key(&value) => {
                self.product(self.s.widths.products[&value], bits, ty)
            }
            Op::Binary(op, _) => {
                let op = self.s.widths.ops.get(&value).copied().unwrap_or(*op);
                if let Some(parts) = self.by_same_divisor(inst, op, bits, ty)? {
                    return Ok(parts);
                }
                let a = self.operand(inst, 0, bits)?;
                if let Some(parts) = self.shifted_by(op, &a, args[1], ty)? {
                    return Ok(parts);
                }
                if let Some(parts) = self.doubled(op, &a, args[1], bits, ty) {
                    return Ok(parts);
                }
                let b = self.operand(inst, 1, bits)?;
                if bits == 32 && self.s.widths.floats.contains(&value) {
                    return Ok(self.divide_floats(op, &a, &b, ty));
                }
                Ok(self.map(POp::Binary(op), &[&a, &b], ty))
            }
            Op::Unary(UnaryOp::IAbs) if self.s.widths.distances.contains_key(&value) => {
                self.distance(self.s.widths.distances[&value], bits, ty)
            }
            Op::Unary(op) if *op != UnaryOp::Not => {
                let a = self.operand(inst, 0, bits)?;
                Ok(self.map(POp::Unary(*op), &[&a], ty))
            }
            Op::Fma => {
                let all = [0, 1, 2].map(|n| self.operand(inst, n, bits));
                let [x, y, z] = all;
                Ok(self.map(POp::Fused(Fused::MulAdd), &[&x?, &y?, &z?], ty))
            }
            Op::Select => {
                if let Some(parts) = self.idiom(args[0], args[1], args[2], bits, ty)? {
                    return Ok(parts);
                }
                let on = self.truth(args[0], bits)?;
                let a = self.vector(args[1], bits)?;
                let b = self.vector(args[2], bits)?;
                Ok(self.map(POp::Select, &[&on, &a, &b], ty))
            }
            Op::Convert(op) => self.convert(inst, *op, value, args[0], ty),
            Op::PtrAdd { .. } | Op::Field(_) => self.moved_pointer(data, ty),
            Op::LaneCall(callee) => self.lane_call(inst, *callee),
            op => Err(self.refuse(Reason::NoVectorForm, data.span, scalar_only(op))),
        }
    }

    fn convert(
        &mut self,
        inst: Inst,
        op: ConvertOp,
        value: Value,
        a: Value,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let from = self.s.f.values[a].ty;
        let (bits, op) = match op {
            ConvertOp::PtrToInt | ConvertOp::IntToPtr => return self.vector(a, 64),
            ConvertOp::SiToF | ConvertOp::UiToF if from != Type::I1 => {
                let chosen = self.s.widths.to_float.get(&value);
                chosen.copied().unwrap_or((from.bits(), op))
            }
            _ if from == Type::I1 => {
                return Err(self.refuse(
                    Reason::UnsupportedType,
                    self.b.span,
                    "a conversion from a truth value",
                ));
            }
            _ => (from.bits(), op),
        };
        let a = self.operand(inst, 0, bits)?;
        Ok(self.map(POp::Convert(op), &[&a], ty))
    }
}

/// A value that need not exist as a vector yet.
enum Chosen {
    Value(Value),
    Parts(Parts),
}

/// Element type of a vector type.
fn elem_of(ty: PType) -> Type {
    match ty {
        PType::Scalar(ty) | PType::Vector(ty, _) => ty,
        PType::Mask { .. } => Type::I1,
    }
}

/// `x op neutral` is `x`, bit for bit.
pub fn neutral(op: ReduceOp, ty: Type) -> Imm {
    let float = |f32_value: f32, f64_value: f64| match ty {
        Type::F32 => Imm::F32(f32_value.to_bits()),
        _ => Imm::F64(f64_value.to_bits()),
    };
    match op {
        // -0.0 + x is x for every x; 0.0 + -0.0 is not -0.0.
        ReduceOp::FAdd => float(-0.0, -0.0),
        ReduceOp::FMul => float(1.0, 1.0),
        ReduceOp::Mul => Imm::Int(1),
        ReduceOp::And => Imm::Int(-1),
        _ => Imm::Int(0),
    }
}

/// What an operation without a vector form is, for the user.
fn scalar_only(op: &Op) -> &'static str {
    match op {
        Op::GlobalAddr(_) | Op::LocalAddr(_) | Op::PtrAdd { .. } | Op::Field(_) => {
            "an address is computed in each iteration as a value; vectors hold numbers, not pointers"
        }
        _ => "an operation without a vector form",
    }
}
