//! Steps behind a branch ([`Step::Skip`]): done if any lane comes to them, for these lanes alone.

use super::super::linearize::Step;
use super::Widener;
use super::uses::used_outside_of;
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::plan::{IfResult, Node, POp, PType};
use crate::remark::Refusal;
use crate::ssa::{Type, Value};
use std::collections::BTreeSet;

impl Widener<'_> {
    /// Widens such steps.
    pub(super) fn skip_here(&mut self, number: usize) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let skip = &linear.skips[number];
        let bits = self.mask_bits();
        let truth = PType::Scalar(Type::I1);
        // Where all lanes agree, those that are here come together or not at all.
        let (cond, on) = match self.agrees(skip.mask) {
            true => (self.agreed(skip.mask)?, None),
            false => {
                let on = self.lanes_on(skip.mask, bits)?[0];
                let any = self.b.inst(At::Body, POp::Any, &[on], truth);
                self.b.values[any].hint = Some("any".to_string());
                (any, Some(on))
            }
        };
        // What block parameters behind are in lanes that do not come.
        let mut without = Vec::new();
        for join in skip.joins.iter() {
            let ty = self.s.f.values[join.param].ty;
            without.push(match &join.rest[..] {
                [] => None,
                rest => Some(self.of_sources(&rest.to_vec(), ty)?[0]),
            });
        }
        let around = self.enter();
        if let Some(on) = on {
            self.set_active(Some((bits, on)));
        }
        let params = skip.joins.iter().map(|join| join.param);
        self.region.partial.extend(params);
        self.region_steps(&skip.steps)?;
        let mut left = Vec::new();
        for (join, without) in skip.joins.iter().zip(without) {
            let part = self.now(join.param, false)?;
            let all = match (on, without) {
                (Some(on), Some(without)) => self.kept_by(on, part, without),
                _ => part,
            };
            left.push((join.param, all, without, false));
        }
        for (value, scalar) in self.wanted_behind(number) {
            left.push((value, self.now(value, scalar)?, None, scalar));
        }
        let then = self.leave(around);
        let mut results = Vec::new();
        let mut held = Vec::new();
        for (value, then, otherwise, scalar) in left {
            let hint = self.s.f.values[value].hint.clone();
            let hint = hint.or_else(|| self.b.values[then].hint.clone());
            let ty = self.b.ty(then);
            let otherwise = otherwise.unwrap_or_else(|| self.zero_of(ty));
            let result = IfResult {
                value: self.b.value(ty, hint),
                then,
                otherwise,
            };
            results.push(result);
            held.push((value, result.value, scalar));
        }
        self.b.push(
            At::Body,
            Node::If {
                cond,
                then,
                otherwise: Vec::new(),
                results,
                seldom: false,
            },
        );
        for (value, p, scalar) in held {
            self.hold(value, p, scalar);
            // It is not made again: its operands are not there.
            self.region.gone.insert(value);
        }
        Ok(())
    }

    /// Values of such steps that are used behind them, and whether as a scalar. What lanes agree on or
    /// step by is computed again where it is needed, but for what loops leave.
    fn wanted_behind(&self, number: usize) -> Vec<(Value, bool)> {
        let linear = self.s.linear;
        let skip = &linear.skips[number];
        let nothing = BTreeSet::new();
        let (mut used, _) = used_outside_of(linear, self.s.f, Step::Skip(number), &nothing);
        used.extend(self.s.results.iter().copied());
        used.retain(|v| skip.defines.contains(v));
        let of_loops = |v: &Value| {
            let loops = linear.loops_in(&skip.steps);
            loops
                .into_iter()
                .any(|l| linear.loops[l].defines.contains(v))
        };
        let kind = |v: Value| match self.shape(v) {
            Shape::Varying => Some((v, false)),
            Shape::Same | Shape::Linear(_) if of_loops(&v) => Some((v, true)),
            Shape::Uniform | Shape::Same | Shape::Linear(_) => None,
        };
        used.into_iter().filter_map(kind).collect()
    }
}
