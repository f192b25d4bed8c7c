//! `switch`.

use super::state::{Lowering, Target};
use frontend::sorted::SortedSet;

use frontend::span::Span;
use frontend::tree::{Expr, Stmt};

use super::fold;
use super::walk::{self, CaseLabel};
use crate::ssa::{BinaryOp, Block, IntCC, Overflow, Type, Value};

/// Case ranges of more values than this become a comparison.
const MAX_CASES_OF_RANGE: i128 = 16;

impl Lowering<'_> {
    /// Lowers a switch.
    pub(super) fn switch(&mut self, value: &Expr, body: &Stmt, span: Span) {
        let end = self.graph.block();
        let lowered = self
            .expr(value)
            .filter(|&value| self.graph.ty(value).is_int());
        let Some(lowered) = lowered else {
            return self.fail(value.span, "the value of a switch is no integer");
        };
        if self.graph.int_constant(lowered).is_some() {
            self.gains();
        }
        let labels = walk::cases(body);
        let blocks: Vec<Block> = labels.iter().map(|_| self.graph.block()).collect();
        self.dispatch(lowered, &labels, &blocks, end, span);
        self.targets.push(Target {
            break_to: end,
            continue_to: None,
        });
        self.cases.push(blocks.into_iter().rev().collect());
        self.graph.enter_dead();
        self.stmt(body);
        self.cases.pop();
        self.targets.pop();
        self.graph.jump(end);
        self.graph.enter(end);
    }

    /// Jumps to the case of the value.
    fn dispatch(
        &mut self,
        value: Value,
        labels: &[CaseLabel],
        blocks: &[Block],
        end: Block,
        span: Span,
    ) {
        let ty = self.graph.ty(value);
        let mut default = end;
        let mut cases = Vec::new();
        let mut seen = SortedSet::new();
        let mut ranges = Vec::new();
        for (label, &block) in labels.iter().zip(blocks) {
            match *label {
                CaseLabel::Default => default = block,
                CaseLabel::Values(lo, hi) if hi.saturating_sub(lo) < MAX_CASES_OF_RANGE => {
                    for at in lo..=hi {
                        let at = fold::normalize(at as i64, ty);
                        if seen.insert(at) {
                            cases.push((at, block));
                        }
                    }
                }
                CaseLabel::Values(lo, hi) => ranges.push((lo as i64, hi as i64, block)),
            }
        }
        let otherwise = if ranges.is_empty() {
            default
        } else {
            self.graph.block()
        };
        self.graph.switch(value, &cases, otherwise);
        if !ranges.is_empty() {
            self.graph.enter(otherwise);
            self.dispatch_ranges(value, ty, &ranges, span);
            self.graph.jump(default);
        }
    }

    fn dispatch_ranges(
        &mut self,
        value: Value,
        ty: Type,
        ranges: &[(i64, i64, Block)],
        span: Span,
    ) {
        for &(lo, hi, block) in ranges {
            // Modulo the width, the distance from `lo` is at most that of `hi` just inside.
            let first = self.graph.int(ty, lo, span);
            let distance = self.graph.int(ty, hi.wrapping_sub(lo), span);
            let offset = self
                .graph
                .binary(BinaryOp::Sub, Overflow::Wraps, value, first, span);
            let inside = self.graph.icmp(IntCC::Ule, offset, distance, span);
            let next = self.graph.block();
            self.graph.branch(inside, block, next);
            self.graph.enter(next);
        }
    }
}
