//! The end of a loop that lanes leave at different times, and in different places.

use super::super::linearize::{InnerLoop, Sources, Step};
use super::super::mask::{Mask, MaskId};
use super::uses::used_outside_of;
use super::{Parts, Widener};
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::engine::widen::state::{Body, Ending, ExitPhi, ExitValue, LiveOuts};
use crate::plan::{Carried, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Type, Value};
use frontend::sorted::SortedSet;

impl Widener<'_> {
    /// What is needed after a loop.
    pub(super) fn wanted_outside(&self, number: usize, divergent: bool) -> LiveOuts {
        let l = &self.s.linear.loops[number];
        let exit_phis = match divergent && l.exits.len() > 1 {
            true => self.exit_phis(number),
            false => Vec::new(),
        };
        let mut except = SortedSet::new();
        for exit_phi in &exit_phis {
            except.extend(exit_phi.ways.iter().map(|way| (exit_phi.param, way.1)));
        }
        let step = Step::Loop(number);
        let (mut values, exits) = used_outside_of(self.s.linear, self.s.f, step, &except);
        values.extend(self.s.results.iter().copied());
        values.extend(self.s.ordered.values().map(|o| o.operand));
        values.retain(|&v| l.defines.contains(&v) && self.s.shapes.of(v) != Shape::Uniform);
        let own = exits.into_iter().filter(|exit| exit.0 == number as u32);
        LiveOuts {
            values: values.into_iter().collect(),
            exit_phis,
            exits: own.map(|exit| exit.1).collect(),
        }
    }

    /// Block parameters behind a loop of which several sources come out of it by different exits.
    fn exit_phis(&self, number: usize) -> Vec<ExitPhi> {
        let linear = self.s.linear;
        let l = &linear.loops[number];
        let is_here = |steps: &&[Step]| steps.contains(&Step::Loop(number));
        let loops = linear.loops.iter().map(|l| &l.steps[..]);
        let branches = linear.branches.iter().map(|branch| &branch.steps[..]);
        let around = [&linear.steps[..]].into_iter().chain(loops).chain(branches);
        let mut exit_phis = Vec::new();
        for step in around.filter(is_here).flatten() {
            let Step::Join { param, sources } = step else {
                continue;
            };
            if self.s.f.values[*param].ty == Type::I1 {
                continue;
            }
            let (mut ways, mut rest) = (Vec::new(), Vec::new());
            for &(mask, value) in sources {
                let there = l.defines.contains(&value) || self.s.shapes.is_uniform(value);
                match self.exit_of(mask, number, l).filter(|_| there) {
                    Some(exit) => ways.push((exit, value)),
                    None => rest.push((mask, value)),
                }
            }
            if ways.len() > 1 {
                exit_phis.push(ExitPhi {
                    param: *param,
                    ways,
                    rest,
                });
            }
        }
        exit_phis
    }

    /// The exit of a loop that a mask stands for.
    fn exit_of(&self, mask: MaskId, number: usize, l: &InnerLoop) -> Option<u32> {
        match *self.s.linear.masks.get(mask) {
            Mask::Exit(n, exit) if n as usize == number => Some(exit),
            // Who left was there.
            Mask::And(entered, exit) if entered == l.mask => self.exit_of(exit, number, l),
            _ => None,
        }
    }

    /// The end of a loop that lanes leave at different times, each with what it has then.
    pub(super) fn end_divergent(
        &mut self,
        l: &InnerLoop,
        (active, begin): (PValue, PValue),
        mut carried: Vec<Carried>,
        wanted: &LiveOuts,
    ) -> Result<Body, Refusal> {
        let bits = self.mask_bits();
        let mask = self.mask_type(bits);
        let end = self.end(l.again);
        let mut going = self.active(bits).unwrap_or_default();
        for (n, &part) in end.varying.iter().enumerate() {
            going = match n {
                0 => self.lanes_on(part, bits)?,
                _ => {
                    let on = self.mask(part, bits)?;
                    self.map(POp::Binary(BinaryOp::And), &[&going, &on], mask)
                }
            };
        }
        carried.push(Carried {
            value: active,
            init: begin,
            next: going[0],
        });
        let mut kept = Vec::new();
        for &value in &wanted.values {
            // What is the same for all who do an iteration differs by when they left.
            let now = self.now(value, false)?;
            self.keep(value, now, &mut carried, &mut kept);
        }
        for exit_phi in &wanted.exit_phis {
            let now = self.merged(l, exit_phi)?;
            self.keep(exit_phi.param, now, &mut carried, &mut kept);
        }
        let mut exits = Vec::new();
        for (n, &exit) in (0_u32..).zip(&l.exits) {
            if l.exits.len() < 2 || !wanted.exits.contains(&n) {
                continue;
            }
            let init = self.zero_of(mask);
            if self.is_other_end(exit, &end) {
                // Lanes that are still on when the loop ends for all leave here.
                exits.push((n, active, init));
                continue;
            }
            let leaving = self.lanes_on(exit, bits)?[0];
            let out = self.b.value(mask, Some("left".to_string()));
            let op = POp::Binary(BinaryOp::Or);
            let next = self.b.inst(At::Body, op, &[out, leaving], mask);
            carried.push(Carried {
                value: out,
                init,
                next,
            });
            exits.push((n, out, init));
        }
        let truth = PType::Scalar(Type::I1);
        let any = self.b.inst(At::Body, POp::Any, &[going[0]], truth);
        let if_all = match end.uniform {
            Some(all) => Some(self.agreed(all)?),
            None => None,
        };
        let mut again = any;
        if let Some(on) = if_all {
            let op = POp::Binary(BinaryOp::And);
            again = self.b.inst(At::Body, op, &[again, on], truth);
        }
        Ok(Body {
            carried,
            kept,
            exits,
            again,
            ending: Some(Ending {
                active,
                if_all,
                asked: vec![any],
            }),
        })
    }

    /// Keeps a value for lanes that leave: those that are off keep what they left with, those that
    /// go on get it again.
    fn keep(
        &mut self,
        value: Value,
        now: PValue,
        carried: &mut Vec<Carried>,
        kept: &mut Vec<ExitValue>,
    ) {
        let ty = self.b.ty(now);
        let (out, init) = self.out_of_loop(now);
        let on = self.active(ty.lane_bits()).unwrap_or_default();
        let next = self.b.inst(At::Body, POp::Select, &[on[0], now, out], ty);
        carried.push(Carried {
            value: out,
            init,
            next,
        });
        kept.push(ExitValue {
            value,
            out,
            init,
            scalar: false,
            last: None,
        });
    }

    /// The value that a lane that leaves now leaves with.
    fn merged(&mut self, l: &InnerLoop, exit_phi: &ExitPhi) -> Result<PValue, Refusal> {
        let bits = self.s.f.values[exit_phi.param].ty.bits();
        // The mask of the last one does not matter; best one that is made for all lanes at once.
        let exit = |&(exit, value): &(u32, Value)| (l.exits[exit as usize], value);
        let mut ways: Vec<(MaskId, Value)> = exit_phi.ways.iter().map(exit).collect();
        ways.sort_by_key(|&(exit, _)| self.end(exit).uniform.is_some());
        let mut all: Option<Parts> = None;
        for (exit, value) in ways.into_iter().rev() {
            let own = self.vector(value, bits)?;
            all = Some(match all {
                None => own,
                Some(other) if other == own => own,
                Some(other) => {
                    let ty = self.b.ty(own[0]);
                    let on = self.mask(exit, bits)?;
                    self.map(POp::Select, &[&on, &own, &other], ty)
                }
            });
        }
        let all = all.ok_or_else(|| self.lost())?;
        self.name(all[0], exit_phi.param);
        Ok(all[0])
    }

    /// A block parameter whose sources out of a loop were merged as lanes left it.
    pub(super) fn merge_rest(&mut self, param: Value, rest: &Sources) -> Result<(), Refusal> {
        let bits = self.s.f.values[param].ty.bits();
        let mut all = self.vector(param, bits)?;
        let ty = self.b.ty(all[0]);
        for &(mask, value) in rest {
            let on = self.mask(mask, bits)?;
            let own = self.vector(value, bits)?;
            all = self.map(POp::Select, &[&on, &own, &all], ty);
        }
        self.vectors.insert((param, bits), all);
        Ok(())
    }

    /// Takes the condition to go on apart.
    fn end(&self, again: MaskId) -> End {
        let mut end = End::default();
        let mut open = vec![again];
        while let Some(mask) = open.pop() {
            match *self.s.linear.masks.get(mask) {
                Mask::True => {}
                Mask::And(a, b) => open.extend([b, a]),
                _ if end.uniform.is_none() && self.agrees(mask) => end.uniform = Some(mask),
                _ => end.varying.push(mask),
            }
        }
        end
    }

    /// Whether lanes leave by this exit when, and only when, the loop ends for all of them.
    fn is_other_end(&self, exit: MaskId, end: &End) -> bool {
        let other = self.end(exit);
        let masks = &self.s.linear.masks;
        let complements = |a: MaskId, b: MaskId| match (masks.get(a), masks.get(b)) {
            (Mask::Cond(v, on), Mask::Cond(w, off)) => v == w && on != off,
            (Mask::Not(not), _) => *not == b,
            (_, Mask::Not(not)) => *not == a,
            _ => false,
        };
        match (end.uniform, other.uniform) {
            (Some(a), Some(b)) => complements(a, b) && end.varying == other.varying,
            _ => false,
        }
    }
}

/// A condition as what differs from lane to lane and what all lanes agree on; all of it must hold.
#[derive(Default)]
struct End {
    varying: Vec<MaskId>,
    uniform: Option<MaskId>,
}
