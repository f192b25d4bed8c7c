//! Sums of products of narrow values: found as linear combinations, so that two products at a time
//! are made and added in lanes twice as wide, without widening their factors first.
//!
//! invariant: everything here is modulo 2^32, so that sums may be taken in any order; only the
//! factors are exact, which their ranges prove.

use super::narrow::Widths;
use super::shape::Shapes;
use crate::ssa::{BinaryOp, Block, Function, Op, Terminator, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// Width of the factors; sums are twice as wide.
pub const FACTOR_BITS: u32 = 16;
/// Sums inside of products that are looked into.
const DEEPEST: u32 = 4;

/// A factor of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// Known now.
    Constant(i64),
    /// Fits [`FACTOR_BITS`] as a signed integer.
    Value(Value),
}

/// A value as a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Combination {
    /// Added; the first factor fits [`FACTOR_BITS`] as a signed integer.
    pub products: Vec<(Value, Factor)>,
    /// Added as they are, or subtracted (`true`).
    pub rest: Vec<(Value, bool)>,
    /// Added.
    pub constant: i32,
}

/// How often the values of a loop's blocks are used in them.
pub fn use_counts(f: &Function, blocks: &[Block]) -> SortedMap<Value, u32> {
    let mut counts = SortedMap::new();
    let mut count = |value: Value| *counts.entry(value).or_insert(0) += 1;
    for &block in blocks {
        let data = &f.blocks[block];
        for &inst in &data.insts {
            f.insts[inst].args.iter().copied().for_each(&mut count);
        }
        match &data.terminator {
            Terminator::Branch { cond, .. } => count(*cond),
            Terminator::Switch { value, .. } => count(*value),
            Terminator::Return(value) => value.iter().copied().for_each(&mut count),
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
        for edge in data.terminator.edges() {
            edge.args.iter().copied().for_each(&mut count);
        }
    }
    counts
}

/// What the search looks at.
pub struct Search<'a> {
    /// The function.
    pub f: &'a Function,
    /// Lane widths.
    pub widths: &'a Widths,
    /// Shapes.
    pub shapes: &'a Shapes,
    /// See [`use_counts`].
    pub uses: &'a SortedMap<Value, u32>,
}

impl Search<'_> {
    /// The sums and products of 32 bits among these blocks' values that have products.
    pub fn run(&self, blocks: &[Block]) -> SortedMap<Value, Combination> {
        let mut found = SortedMap::new();
        let mut parts = SortedSet::new();
        // A sum comes before its parts.
        for &block in blocks.iter().rev() {
            for &inst in self.f.blocks[block].insts.iter().rev() {
                let Some(value) = self.f.insts[inst].result else {
                    continue;
                };
                let op = self.binary(value).map(|binary| binary.0);
                let sums = matches!(op, Some(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul))
                    && !self.shapes.is_uniform(value);
                let wide = self.widths.natural(self.f, value) == 2 * FACTOR_BITS;
                if !sums || !wide || parts.contains(&value) {
                    continue;
                }
                let combination = self.combination(value, 1, 0, &mut parts);
                if !combination.products.is_empty() {
                    found.insert(value, combination);
                }
            }
        }
        found
    }

    /// Operands of an addition or subtraction (`true`) of at least 32 bits.
    fn sum(&self, value: Value) -> Option<(Value, Value, bool)> {
        let (op, a, b) = self.binary(value)?;
        match op {
            BinaryOp::Add => Some((a, b, false)),
            BinaryOp::Sub => Some((a, b, true)),
            _ => None,
        }
    }

    fn binary(&self, value: Value) -> Option<(BinaryOp, Value, Value)> {
        let ValueDef::Result(inst) = self.f.values[value].def else {
            return None;
        };
        let data = &self.f.insts[inst];
        let wide = matches!(self.f.values[value].ty, Type::I32 | Type::I64);
        match (&data.op, &data.args[..]) {
            (Op::Binary(op, _), &[a, b]) if wide => Some((*op, a, b)),
            _ => None,
        }
    }

    fn small(&self, value: Value) -> bool {
        self.widths.range(self.f, value).fits_signed(FACTOR_BITS)
    }

    fn once(&self, value: Value) -> bool {
        self.uses.get(&value) == Some(&1)
    }

    /// A product by a constant.
    fn scaled(&self, value: Value) -> Option<(Value, i64)> {
        let (op, a, b) = self.binary(value)?;
        match (op, self.f.constant(a), self.f.constant(b)) {
            (BinaryOp::Mul, None, Some(k)) => Some((a, k)),
            (BinaryOp::Mul, Some(k), None) => Some((b, k)),
            (BinaryOp::Shl, None, Some(count)) if (0..15).contains(&count) => Some((a, 1 << count)),
            _ => None,
        }
    }

    /// `weight` times the sum at `root`.
    fn combination(
        &self,
        root: Value,
        weight: i64,
        depth: u32,
        parts: &mut SortedSet<Value>,
    ) -> Combination {
        let mut all = Combination::default();
        let mut open = vec![(root, weight)];
        while let Some((value, weight)) = open.pop() {
            if let Some(c) = self.f.constant(value) {
                all.constant = all.constant.wrapping_add(c.wrapping_mul(weight) as i32);
                continue;
            }
            let own = value == root || (self.once(value) && !self.shapes.is_uniform(value));
            if own && self.scale(value, weight, depth, parts, &mut all) {
                continue;
            }
            let lane = self.widths.natural(self.f, value) <= FACTOR_BITS;
            let small = self.small(value) && value != root;
            match self.sum(value) {
                Some((a, b, minus)) if own && !(small && lane) => {
                    parts.insert(value);
                    open.push((b, if minus { -weight } else { weight }));
                    open.push((a, weight));
                }
                _ if small && fits(weight) && !self.shapes.is_uniform(value) => {
                    all.products.push((value, Factor::Constant(weight)));
                }
                _ if own && weight == 1 && self.product(value, &mut all) => {}
                _ => all.rest.push((value, weight < 0)),
            }
        }
        all
    }

    /// Adds `weight` times a product by a constant, if that is what the value is.
    fn scale(
        &self,
        value: Value,
        weight: i64,
        depth: u32,
        parts: &mut SortedSet<Value>,
        all: &mut Combination,
    ) -> bool {
        let Some((inner, k)) = self.scaled(value) else {
            return false;
        };
        let Some(weight) = weight.checked_mul(k).filter(|&w| fits(w)) else {
            return false;
        };
        if self.shapes.is_uniform(inner) {
            return false;
        }
        if self.small(inner) {
            all.products.push((inner, Factor::Constant(weight)));
            return true;
        }
        if depth == DEEPEST || !self.once(inner) || self.sum(inner).is_none() {
            return false;
        }
        let sum = self.combination(inner, weight, depth + 1, parts);
        if !sum.rest.is_empty() {
            return false;
        }
        all.products.extend(sum.products);
        all.constant = all.constant.wrapping_add(sum.constant);
        true
    }

    /// Adds a product of two values that vary.
    fn product(&self, value: Value, all: &mut Combination) -> bool {
        match self.binary(value) {
            Some((BinaryOp::Mul, a, b)) if self.small(a) && self.small(b) => {
                all.products.push((a, Factor::Value(b)));
                true
            }
            _ => false,
        }
    }
}

fn fits(weight: i64) -> bool {
    i16::try_from(weight).is_ok()
}
