//! `double` arithmetic on what is `float` before and after, in `float`.
//!
//! In C, a constant without suffix makes `double` of an expression: `y[i] = x[i] * 0.5`. Sums, differences, products,
//! quotients and square roots of `float` numbers that are rounded to `double` first and to `float` then are what
//! one rounding to `float` gives, since `double` has more than twice as many digits, and two more (Figueroa, *When is
//! Double Rounding Innocuous?*, 1995). Comparisons, and conversions to integers, of `double` numbers that are exactly
//! `float` ones give the same. gcc and clang compute so, too.

use super::copy::new_value;
use super::dead_code::{drop_unused, sweep};
use super::entry::{Right, Transform};
use super::if_convert::rename;
use crate::analysis::dominators::DomTree;
use crate::analysis::loops::{Loop, LoopForest};
use crate::options::Optimization;
use crate::ssa::{
    BinaryOp, Block, ConvertOp, Function, Imm, Inst, InstData, Op, Type, UnaryOp, Value, ValueData,
    ValueDef,
};
use cranelift_entity::SecondaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "float-narrowing",
    right: Right::Values(Optimization::FloatNarrowing, |f, _| narrow_floats(f)),
    what: "Arithmetic in `double` on what is `float` before and after, in `float`",
    literature: "Figueroa, When is Double Rounding Innocuous?, 1995",
};

/// How deep exact operations are looked through.
const DEPTH: u32 = 4;

/// Bits of integers that `float` has exactly.
const EXACT_BITS: u32 = 16;

/// Computes in `float` what need not be computed in `double`.
pub fn narrow_floats(f: &mut Function) {
    let has_any = |op: &Op| matches!(op, Op::Convert(ConvertOp::FTrunc | ConvertOp::FExt));
    if !f.insts.values().any(|data| has_any(&data.op)) {
        return;
    }
    let all: Vec<Inst> = f
        .layout
        .iter()
        .flat_map(|&block| f.blocks[block].insts.iter().copied())
        .collect();
    let mut entries: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
    for (block, data) in f.blocks.iter() {
        for edge in data.terminator.edges() {
            entries[edge.block].push(block);
        }
    }
    entries.values_mut().for_each(Vec::dedup);
    let forest = LoopForest::compute(f, &DomTree::compute(f));
    let mut inside = SecondaryMap::new();
    let blocks = f.blocks.iter();
    for (block, inst) in blocks.flat_map(|(b, data)| data.insts.iter().map(move |&i| (b, i))) {
        inside[inst] = Some(block);
    }
    let mut narrowing = Narrowing {
        f,
        forest,
        inside,
        within: None,
        entries,
        made: SortedMap::new(),
        same: SortedMap::new(),
        behind: SecondaryMap::new(),
        joins: SortedSet::new(),
        before: Vec::new(),
    };
    for inst in all {
        narrowing.inst(inst);
    }
    let Narrowing {
        same,
        behind,
        mut joins,
        before,
        ..
    } = narrowing;
    if before.is_empty() {
        return;
    }
    for block in f.layout.clone() {
        let insts = std::mem::take(&mut f.blocks[block].insts);
        let with_new = insts.into_iter().flat_map(|inst| {
            let new = behind[inst].iter().copied();
            std::iter::once(inst).chain(new).collect::<Vec<Inst>>()
        });
        f.blocks[block].insts = with_new.collect();
    }
    rename(f, &same);
    drop_unused(f, before.clone());
    // What statements name stays.
    let runs = f.runs.iter().flat_map(|run| run.named());
    let named: SortedSet<Value> = runs.map(|(_, value)| value).collect();
    joins.retain(|&join| {
        let mut params = f.blocks[join].params.iter();
        !params.any(|param| named.contains(param))
    });
    if !joins.is_empty() {
        sweep(f, &joins);
        drop_unused(f, before);
    }
}

struct Narrowing<'a> {
    f: &'a mut Function,
    forest: LoopForest,
    /// The blocks that instructions stand in.
    inside: SecondaryMap<Inst, Option<Block>>,
    /// The innermost loop around what is looked at. What is made outside of it has a name, which what would take its place
    /// has not.
    within: Option<Loop>,
    /// Blocks from which control comes to each.
    entries: SecondaryMap<Block, Vec<Block>>,
    /// `double` values as `float` ones.
    made: SortedMap<Value, Value>,
    /// `float` values by what is the same.
    same: SortedMap<Value, Value>,
    /// New instructions, by those that they stand behind.
    behind: SecondaryMap<Inst, Vec<Inst>>,
    /// Blocks with new parameters.
    joins: SortedSet<Block>,
    /// What was used before.
    before: Vec<Value>,
}

impl Narrowing<'_> {
    fn inst(&mut self, inst: Inst) {
        self.within = self.around(self.inside[inst]);
        let data = &self.f.insts[inst];
        match (&data.op, &data.args[..]) {
            (Op::Convert(ConvertOp::FTrunc), &[of]) => self.rounded(inst, of),
            // To wider ones, `double` is the easier way.
            (Op::Convert(ConvertOp::FToSi), &[of])
                if self.is_narrow_result(inst) && self.is_float(of, DEPTH) =>
            {
                self.put(inst, data.op.clone(), &[of]);
            }
            (Op::FCmp(_), &[a, b]) if self.is_float(a, DEPTH) && self.is_float(b, DEPTH) => {
                self.put(inst, data.op.clone(), &[a, b]);
            }
            _ => {}
        }
    }

    fn around(&self, block: Option<Block>) -> Option<Loop> {
        block.and_then(|block| self.forest.innermost(block))
    }

    fn is_narrow_result(&self, inst: Inst) -> bool {
        let result = self.f.insts[inst].result;
        result.is_some_and(|result| self.f.values[result].ty.bits() <= 32)
    }

    /// A `double` value that becomes a `float` one.
    fn rounded(&mut self, inst: Inst, of: Value) {
        let made = self
            .made_by(of)
            .map(|data| (data.op.clone(), data.args.clone()));
        let (op, args) = match made {
            Some((op @ Op::Binary(operation, _), args)) if rounds_once(operation) => (op, args),
            Some((op @ Op::Unary(UnaryOp::FSqrt), args)) => (op, args),
            Some((op @ Op::Convert(ConvertOp::SiToF), args)) => {
                let integer = self.f.values[args[0]].ty;
                if integer.bits() <= 32 {
                    self.put(inst, op, &args);
                }
                return;
            }
            _ => {
                if self.is_float(of, DEPTH) {
                    self.same(inst, of);
                }
                return;
            }
        };
        if args.iter().all(|&arg| self.is_float(arg, DEPTH)) {
            self.put(inst, op, &args);
        }
    }

    /// Has that in the place of what rounds a `float` value.
    fn same(&mut self, inst: Inst, of: Value) {
        let float = self.float(of);
        self.before.push(of);
        self.same
            .insert(self.f.insts[inst].result.unwrap_or(float), float);
    }

    /// Makes an instruction the operation on these values as `float` ones.
    fn put(&mut self, inst: Inst, op: Op, args: &[Value]) {
        let args = args.iter().map(|&arg| self.float(arg)).collect();
        let data = &mut self.f.insts[inst];
        data.op = op;
        let before = std::mem::replace(&mut data.args, args);
        self.before.extend(before);
    }

    fn made_by(&self, value: Value) -> Option<&InstData> {
        match self.f.values[value].def {
            ValueDef::Result(inst) => Some(&self.f.insts[inst]),
            ValueDef::Param(..) => None,
        }
    }

    /// Whether a `double` value is a `float` one that was extended, or can be made as such.
    fn is_float(&self, value: Value, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else {
            return false;
        };
        let all = |args: &[Value]| args.iter().all(|&arg| self.is_float(arg, depth));
        let here = |block| self.around(block) == self.within;
        let data = match self.f.values[value].def {
            ValueDef::Result(inst) => {
                let data = &self.f.insts[inst];
                if !here(self.inside[inst]) && !matches!(data.op, Op::Const(_)) {
                    return false;
                }
                data
            }
            // What is known of the variables of loops stays as it is, and straight-line code names its variables.
            ValueDef::Param(block, _)
                if self.is_header(block) || self.within.is_none() || !here(Some(block)) =>
            {
                return false;
            }
            ValueDef::Param(block, n) => {
                let given = self.given(block, n);
                return !given.is_empty() && all(&given);
            }
        };
        match &data.op {
            Op::Const(Imm::F64(bits)) => as_float(*bits).is_some(),
            Op::Convert(ConvertOp::FExt) => true,
            Op::Convert(ConvertOp::SiToF) => self.is_small(data.args[0]),
            Op::Unary(op) if is_exact(*op) => all(&data.args),
            Op::Select => all(&data.args[1..]),
            _ => false,
        }
    }

    fn is_header(&self, block: Block) -> bool {
        self.f.sites.values().any(|site| site.header == block)
    }

    /// What a parameter of a block is given.
    fn given(&self, block: Block, n: u32) -> Vec<Value> {
        let from = self.entries[block].iter();
        let edges = from.flat_map(|&from| self.f.blocks[from].terminator.edges());
        let to = edges.filter(|edge| edge.block == block);
        to.map(|edge| edge.args[n as usize]).collect()
    }

    /// Whether `float` has all integers that a value may be.
    fn is_small(&self, integer: Value) -> bool {
        let bits = |value: Value| self.f.values[value].ty.bits();
        let extended = self
            .made_by(integer)
            .filter(|data| matches!(data.op, Op::Convert(ConvertOp::SExt | ConvertOp::ZExt)));
        bits(extended.map_or(integer, |data| data.args[0])) <= EXACT_BITS
    }

    /// What [`is_float`] says of as a `float` value: it stands where the other one does. What is no `double` is itself.
    fn float(&mut self, value: Value) -> Value {
        if self.f.values[value].ty != Type::F64 {
            return value;
        }
        if let Some(&made) = self.made.get(&value) {
            return made;
        }
        let at = match self.f.values[value].def {
            ValueDef::Result(inst) => inst,
            ValueDef::Param(block, n) => return self.joined(value, block, n),
        };
        let (op, args) = (self.f.insts[at].op.clone(), self.f.insts[at].args.clone());
        if op == Op::Convert(ConvertOp::FExt) {
            return args[0];
        }
        let op = match op {
            Op::Const(Imm::F64(bits)) => Op::Const(Imm::F32(as_float(bits).unwrap_or_default())),
            op => op,
        };
        let args = args.into_iter().map(|arg| self.float(arg)).collect();
        let span = self.f.insts[at].span;
        let (new, made) = new_value(self.f, op, args, Type::F32, span);
        self.behind[at].push(new);
        self.made.insert(value, made);
        made
    }

    /// The same of a block's parameter: another one.
    fn joined(&mut self, value: Value, block: Block, n: u32) -> Value {
        let given = self.given(block, n);
        let floats: Vec<Value> = given.iter().map(|&of| self.float(of)).collect();
        self.before.extend(given);
        let params = &mut self.f.blocks[block].params;
        let param = self.f.values.push(ValueData {
            ty: Type::F32,
            def: ValueDef::Param(block, params.len() as u32),
            hint: self.f.values[value].hint.clone(),
            within: None,
        });
        params.push(param);
        let mut floats = floats.into_iter();
        for from in self.entries[block].clone() {
            let edges = self.f.blocks[from].terminator.edges_mut();
            for edge in edges.filter(|edge| edge.block == block) {
                edge.args.extend(floats.next());
            }
        }
        self.joins.insert(block);
        self.made.insert(value, param);
        param
    }
}

/// Whether it rounds what it computes, and rounding that again is innocuous.
fn rounds_once(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv
    )
}

/// Whether it makes of a `float` value a `float` one.
fn is_exact(op: UnaryOp) -> bool {
    matches!(op, UnaryOp::FNeg | UnaryOp::FAbs) || UnaryOp::ROUNDING.contains(&op)
}

/// A number as a `float` one, if that is the same.
fn as_float(bits: u64) -> Option<u32> {
    let double = f64::from_bits(bits);
    let float = double as f32;
    (f64::from(float).to_bits() == bits).then(|| float.to_bits())
}
