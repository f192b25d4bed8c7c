//! The last active lane of a loop does the rest of it in scalar code.
//!
//! The loop of vectors ends as soon as not more than one lane goes on. The effects of the lane that
//! does are in the order in which it would have had them among vectors, for no other lane is there.

use super::super::super::linearize::{ScalarForm, Sources, Step};
use super::super::super::mask::Masks;
use super::super::Widener;
use super::super::uses::Uses;
use super::scalar_lane::ScalarLane;
use crate::cost;
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::engine::widen::state::{Ending, ExitValue, LiveOuts};
use crate::plan::{Carried, IfResult, LoopNode, Node, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Type, Value};
use frontend::sorted::SortedSet;

/// What comes out of a loop: values, and lanes by exit.
pub(super) struct Outs {
    pub values: Vec<PValue>,
    /// Exit, lanes that took it, and what that is if none comes to the loop.
    pub exits: Vec<(u32, PValue, PValue)>,
}

impl Widener<'_> {
    /// The steps behind a loop in which the last active lane does the rest of it in scalar code; none where
    /// that is of no use.
    pub(super) fn finish_last_lane(
        &mut self,
        number: usize,
        ending: Option<Ending>,
        node: &mut LoopNode,
        (wanted, kept): (&LiveOuts, &[ExitValue]),
        outs: &mut Outs,
    ) -> Vec<Node> {
        let linear = self.s.linear;
        let (Some(scalar_form), Some(ending)) = (&linear.scalar_form, ending) else {
            return Vec::new();
        };
        if !self.s.scalar_last_lane
            || self.region.piece.is_some()
            || !self.may_finish_as_scalar(scalar_form, number)
        {
            return Vec::new();
        }
        let scope = self.enter_scope();
        let mut changed = node.clone();
        ask_for_several(&mut changed.body, &ending.asked);
        let ways = (&*node, &mut changed);
        let made = self.rest(scalar_form, number, (&ending, ways), (wanted, kept), outs);
        let nodes = self.leave_scope(scope);
        match made {
            Ok(Some(left)) => {
                *node = changed;
                *outs = left;
                nodes
            }
            // What cannot be done for one lane is done for all.
            Ok(None) | Err(_) => Vec::new(),
        }
    }

    /// Whether all that a loop does can be done for one lane.
    fn may_finish_as_scalar(&self, scalar_form: &ScalarForm, number: usize) -> bool {
        let mut open = vec![number];
        while let Some(number) = open.pop() {
            for step in &scalar_form.loops[number].steps {
                match step {
                    Step::Inst { inst, .. } => {
                        let ordered = self.s.ordered.contains_key(inst);
                        if ordered || !self.is_for_one_lane(*inst) {
                            return false;
                        }
                    }
                    Step::Loop(inner) => open.push(*inner),
                    Step::Join { .. } => {}
                    Step::Exit(_) | Step::Branch(_) => return false,
                }
            }
        }
        true
    }

    /// The rest of a loop for its last lane, and what then comes out; nothing if it is as well done by
    /// vectors. `whole` is the loop for all lanes, `node` the one that leaves the rest.
    fn rest(
        &mut self,
        scalar_form: &ScalarForm,
        number: usize,
        (ending, (whole, node)): (&Ending, (&LoopNode, &mut LoopNode)),
        (wanted, kept): (&LiveOuts, &[ExitValue]),
        outs: &Outs,
    ) -> Result<Option<Outs>, Refusal> {
        let truth = PType::Scalar(Type::I1);
        let mut alone = self.b.inst(At::Body, POp::Any, &[ending.active], truth);
        if let Some(next) = ending.if_all {
            let value = self.b.value(truth, Some("goes_on".to_string()));
            let init = self.zero_of(truth);
            node.carried.push(Carried { value, init, next });
            let op = POp::Binary(BinaryOp::And);
            alone = self.b.inst(At::Body, op, &[alone, value], truth);
        }
        self.b.values[alone].hint = Some("alone".to_string());
        let scope = self.enter_scope();
        let made = self.last_lane(scalar_form, number, (ending, node), (wanted, kept), outs);
        let then = self.leave_scope(scope);
        let left = made?;
        let (before, values) = (self.b.before(), &self.b.values);
        let (target, bits) = (self.s.target, self.s.reg_bits);
        match cost::is_sooner_as_scalar(&before, [whole, node], &then, values, (target, bits)) {
            Ok(sooner) if sooner || self.s.options.ignore_cost => {}
            _ => return Ok(None),
        }
        let mut results = Vec::new();
        let mut result = |w: &mut Self, then: PValue, otherwise: PValue| {
            let data = w.b.values[otherwise].clone();
            let value = w.b.value(data.ty, data.hint);
            results.push(IfResult {
                value,
                then,
                otherwise,
            });
            value
        };
        let pairs = left.values.iter().zip(&outs.values);
        let values = pairs.map(|(&then, &otherwise)| result(self, then, otherwise));
        let values = values.collect();
        let pairs = left.exits.iter().zip(&outs.exits);
        let exits = pairs.map(|(then, otherwise)| {
            let lanes = result(self, then.1, otherwise.1);
            (otherwise.0, lanes, otherwise.2)
        });
        let exits = exits.collect();
        self.b.push(
            At::Body,
            Node::If {
                cond: alone,
                then,
                otherwise: Vec::new(),
                results,
                seldom: false,
            },
        );
        Ok(Some(Outs { values, exits }))
    }

    /// The scalar loop, and what comes out with what the last lane leaves.
    fn last_lane(
        &mut self,
        scalar_form: &ScalarForm,
        number: usize,
        (ending, node): (&Ending, &LoopNode),
        (wanted, kept): (&LiveOuts, &[ExitValue]),
        outs: &Outs,
    ) -> Result<Outs, Refusal> {
        let i64 = PType::Scalar(Type::I64);
        let lane = self.b.inst(At::Body, POp::FirstOn, &[ending.active], i64);
        self.b.values[lane].hint = Some("lane".to_string());
        let mut one = ScalarLane {
            scalar_form,
            number: lane,
            on: ending.active,
            values: Default::default(),
            exits: Default::default(),
        };
        let l = &scalar_form.loops[number];
        let mut inits = Vec::new();
        for ((param, ..), carried) in l.params.iter().zip(&node.carried) {
            let own = self.s.f.values[*param].ty;
            let p = carried.value;
            inits.push(match (self.b.ty(p), self.s.shapes.of(*param)) {
                (PType::Scalar(_), Shape::Linear(step)) => self.stepped(p, step, lane),
                (PType::Scalar(_), _) => p,
                (PType::Mask { .. }, _) => self.is_on(&one, p),
                (PType::Vector(..), _) => self.lane_of(&one, p, own),
            });
        }
        for value in self.used_in(scalar_form, number) {
            let p = self.brought(&one, value)?;
            one.values.insert(value, p);
        }
        let mut asked: Vec<Sources> = Vec::new();
        for k in kept {
            let exit_phi = wanted
                .exit_phis
                .iter()
                .find(|exit_phi| exit_phi.param == k.value);
            asked.push(match exit_phi {
                Some(exit_phi) => {
                    let ways = exit_phi.ways().iter();
                    let exit = |&(exit, value): &(u32, Value)| (l.exits[exit as usize], value);
                    ways.map(exit).collect()
                }
                None => vec![(Masks::TRUE, k.value)],
            });
        }
        let exits: Vec<u32> = outs.exits.iter().map(|out| out.0).collect();
        let (node, rest) = self.loop_in_lane(&mut one, number, &inits, (&asked, &exits))?;
        self.b.push(At::Body, Node::Loop(node));
        let mut values = Vec::new();
        for (own, &out) in rest.outs.into_iter().zip(&outs.values) {
            let all = self.in_all_lanes(own, self.b.ty(out));
            values.push(self.blend_exit_value(ending.active, all, out));
        }
        let mut exits = Vec::new();
        for &(exit, lanes, init) in &outs.exits {
            let mask = self.b.ty(lanes);
            let left = *rest.exits.get(&exit).ok_or_else(|| self.lost())?;
            let all = self.in_all_lanes(left, mask);
            let op = POp::Binary(BinaryOp::And);
            let on = self.b.inst(At::Body, op, &[ending.active, all], mask);
            // Of lanes that left where the loop ended for all there is none.
            let all = match lanes == ending.active {
                true => on,
                false => {
                    let op = POp::Binary(BinaryOp::Or);
                    self.b.inst(At::Body, op, &[lanes, on], mask)
                }
            };
            exits.push((exit, all, init));
        }
        Ok(Outs { values, exits })
    }

    /// Values of around a loop that it uses.
    fn used_in(&self, scalar_form: &ScalarForm, number: usize) -> SortedSet<Value> {
        let mut used = SortedSet::new();
        let mut open = vec![number];
        while let Some(number) = open.pop() {
            let l = &scalar_form.loops[number];
            // Without the steps in which it is a loop for many lanes.
            let mut uses = Uses {
                linear: self.s.linear,
                f: self.s.f,
                except_in: None,
                except: &SortedSet::new(),
                found: &mut used,
                exits: &mut SortedSet::new(),
            };
            let (inner, own): (Vec<&Step>, Vec<&Step>) = l
                .steps
                .iter()
                .partition(|step| matches!(step, Step::Loop(_)));
            own.into_iter()
                .for_each(|step| uses.steps(std::slice::from_ref(step)));
            uses.ends(l);
            for step in inner {
                if let Step::Loop(inner) = step {
                    uses.entry(&scalar_form.loops[*inner]);
                    open.push(*inner);
                }
            }
        }
        let inside = &scalar_form.loops[number].defines;
        used.retain(|value| !inside.contains(value) && !self.s.shapes.is_uniform(*value));
        used
    }
}

/// Has a loop go on only while several lanes do.
fn ask_for_several(nodes: &mut [Node], asked: &[PValue]) {
    for node in nodes {
        match node {
            Node::Inst(inst) => {
                if inst.result.is_some_and(|result| asked.contains(&result)) {
                    inst.op = POp::Several;
                }
            }
            Node::If {
                then, otherwise, ..
            } => {
                ask_for_several(then, asked);
                ask_for_several(otherwise, asked);
            }
            Node::Loop(l) => ask_for_several(&mut l.body, asked),
        }
    }
}
