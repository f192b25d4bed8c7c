//! What is asked where a pipelined loop begins.

use super::Expansion;
use crate::plan::pass::pipelining::accesses::Root;
use crate::plan::pass::pipelining::separations::Separation;
use crate::plan::{POp, PValue};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Type};
use frontend::sorted::SortedMap;

impl Expansion<'_> {
    /// Whether two places are so far from each other that no iterations which overlap meet there.
    pub(super) fn is_separate(&mut self, asked: &Separation) -> PValue {
        let behind = i128::from(self.stages()) * asked.step;
        let (low, high) = (asked.low - behind, asked.high + behind);
        let mut terms: SortedMap<PValue, i64> = asked.to.1.clone();
        for (&term, &factor) in &asked.from.1 {
            let sum = terms.entry(term).or_insert(0);
            *sum = sum.wrapping_sub(factor);
        }
        let [from, to] = [&asked.from, &asked.to].map(|(root, _)| *root);
        let mut away = match (from, to) {
            (Some(from), Some(to)) if from != to => {
                let (from, to) = (self.address(from), self.address(to));
                self.binary(BinaryOp::Sub, to, from)
            }
            _ => self.number(0),
        };
        for (&term, &factor) in terms.iter().filter(|(_, factor)| **factor != 0) {
            let factor = self.number(factor as u64);
            let part = self.binary(BinaryOp::Mul, term, factor);
            away = self.binary(BinaryOp::Add, away, part);
        }
        // `low < away < high`, all modulo 2^64.
        let first = self.number((low + 1) as u64);
        let behind = self.binary(BinaryOp::Sub, away, first);
        let span = self.number((high - low - 1) as u64);
        self.scalar(Type::I1, POp::ICmp(IntCC::Uge), &[behind, span])
    }

    fn address(&mut self, root: Root) -> PValue {
        let pointer = match root {
            Root::Symbol(symbol) => self.scalar(Type::Ptr, POp::GlobalAddr(symbol), &[]),
            Root::Local(var) => self.scalar(Type::Ptr, POp::LocalAddr(var), &[]),
            Root::Variable(var) => self.scalar(Type::Ptr, POp::LiveIn(var), &[]),
            Root::Array(value) | Root::Value(value) => value,
        };
        self.scalar(Type::I64, POp::Convert(ConvertOp::PtrToInt), &[pointer])
    }
}
