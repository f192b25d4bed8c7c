//! Steps behind a branch ([`Step::Branch`]): done if any lane comes to them, for these lanes alone; some
//! of them are written a second time, without masks, for when all lanes come.

use super::super::linearize::{BranchJoin, Step, SuperwordBranch};
use super::super::mask::Masks;
use super::Widener;
use super::uses::used_outside_of;
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::plan::{IfResult, Node, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{Type, Value};
use frontend::sorted::SortedSet;

/// For which lanes steps are done.
#[derive(Clone, Copy)]
enum Lanes {
    /// Those that are there.
    Here,
    /// All.
    All,
    /// Those that a mask says.
    On(PValue),
}

/// What such steps leave.
#[derive(Clone, Copy)]
struct Left {
    value: Value,
    /// A scalar.
    scalar: bool,
    /// What it is where lanes came.
    came: PValue,
    /// What it is if none did.
    without: PValue,
}

impl Widener<'_> {
    /// Widens such steps.
    pub(super) fn superword_branch(&mut self, number: usize) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let branch = &linear.branches[number];
        // Where all lanes agree, those that are here come together or not at all.
        let on = match self.agrees(branch.mask) {
            true => None,
            false => Some(self.lanes_on(branch.mask, self.mask_bits())?[0]),
        };
        // What block parameters behind are in lanes that do not come.
        let mut without = Vec::new();
        for join in branch.joins.iter() {
            let ty = self.s.f.values[join.param].ty;
            without.push(match &join.rest[..] {
                [] => None,
                rest => Some(self.of_sources(&rest.to_vec(), ty)?[0]),
            });
        }
        let mut left = Vec::new();
        let node = match on {
            None => {
                let cond = self.agreed(branch.mask)?;
                let then = self.steps_of(number, Lanes::Here, &without, &mut left)?;
                branch_node(cond, then, Vec::new(), self.results_of(&mut left))
            }
            Some(on) if branch.doubled => {
                let cond = self.asked(POp::All, on);
                let before = self.region.exited_loops();
                let then = self.steps_of(number, Lanes::All, &without, &mut left)?;
                self.region.forget_since(before);
                let scope = self.enter_scope();
                let mut some = Vec::new();
                let node = self.if_any(number, on, &without, &mut some)?;
                self.b.push(At::Body, node);
                let otherwise = self.leave_scope(scope);
                for (all, some) in left.iter_mut().zip(some) {
                    all.without = some.came;
                }
                branch_node(cond, then, otherwise, self.results_of(&mut left))
            }
            Some(on) => self.if_any(number, on, &without, &mut left)?,
        };
        self.b.push(At::Body, node);
        for of in left {
            self.hold(of.value, of.came, of.scalar);
            // It is not made again: its operands are not there.
            self.region.exited.insert(of.value);
        }
        Ok(())
    }

    /// The steps behind the question whether any lane is on.
    fn if_any(
        &mut self,
        number: usize,
        on: PValue,
        without: &[Option<PValue>],
        left: &mut Vec<Left>,
    ) -> Result<Node, Refusal> {
        let cond = self.asked(POp::Any, on);
        let then = self.steps_of(number, Lanes::On(on), without, left)?;
        Ok(branch_node(cond, then, Vec::new(), self.results_of(left)))
    }

    fn asked(&mut self, op: POp, on: PValue) -> PValue {
        let name = match op {
            POp::All => "all",
            _ => "any",
        };
        let truth = PType::Scalar(Type::I1);
        let asked = self.b.inst(At::Body, op, &[on], truth);
        self.b.values[asked].hint = Some(name.to_string());
        asked
    }

    /// The steps in a sequence of their own.
    fn steps_of(
        &mut self,
        number: usize,
        lanes: Lanes,
        without: &[Option<PValue>],
        left: &mut Vec<Left>,
    ) -> Result<Vec<Node>, Refusal> {
        let linear = self.s.linear;
        let branch = &linear.branches[number];
        let scope = self.enter_scope();
        match lanes {
            Lanes::Here => {}
            Lanes::All => self.set_active(None),
            Lanes::On(on) => {
                self.set_active(Some((self.mask_bits(), on)));
                self.region.some_off |= branch.doubled;
                // Lanes leave a loop before such steps or behind them: here, some lane is on.
                self.region.divergent_loop = None;
            }
        }
        let params = branch.joins.iter().map(|join| join.param);
        self.region.partial.extend(params);
        self.region_steps(&branch.steps)?;
        for (join, &without) in branch.joins.iter().zip(without) {
            let part = self.now(join.param, false)?;
            let came = match (lanes, without) {
                (Lanes::On(on), Some(without)) if !self.is_rest(branch, join) => {
                    self.blend_exit_value(on, part, without)
                }
                _ => part,
            };
            let without = without.unwrap_or_else(|| self.zero_of(self.b.ty(came)));
            left.push(Left {
                value: join.param,
                scalar: false,
                came,
                without,
            });
        }
        for (value, scalar) in self.wanted_behind(number) {
            let came = self.now(value, scalar)?;
            let without = self.zero_of(self.b.ty(came));
            left.push(Left {
                value,
                scalar,
                came,
                without,
            });
        }
        Ok(self.leave_scope(scope))
    }

    /// Whether a parameter is, of itself, in lanes that do not come what it is to be there.
    fn is_rest(&self, branch: &SuperwordBranch, join: &BranchJoin) -> bool {
        let made = branch.steps.iter().find_map(|step| match step {
            Step::Join { param, sources } if *param == join.param => Some(sources),
            _ => None,
        });
        let Some([(_, value)]) = made.map(Vec::as_slice) else {
            return false;
        };
        let off = |value| self.off(Masks::TRUE, value).map(f64::to_bits);
        let known = off(*value);
        let mut rest = join.rest.iter().map(|source| source.1);
        known.is_some() && rest.all(|v| self.s.f.is_constant(v) && off(v) == known)
    }

    /// What a branch gives for what steps leave.
    fn results_of(&mut self, left: &mut [Left]) -> Vec<IfResult> {
        let mut results = Vec::new();
        for of in left {
            let (then, otherwise) = (of.came, of.without);
            let hint = self.s.f.values[of.value].hint.clone();
            let hint = hint.or_else(|| self.b.values[then].hint.clone());
            let value = self.b.value(self.b.ty(then), hint);
            results.push(IfResult {
                value,
                then,
                otherwise,
            });
            of.came = value;
        }
        results
    }

    /// Values of such steps that are used behind them, and whether as a scalar. What lanes agree on or
    /// step by is computed again where it is needed, but for what loops leave.
    fn wanted_behind(&self, number: usize) -> Vec<(Value, bool)> {
        let linear = self.s.linear;
        let branch = &linear.branches[number];
        let nothing = SortedSet::new();
        let (mut used, _) = used_outside_of(linear, self.s.f, Step::Branch(number), &nothing);
        used.extend(self.s.results.iter().copied());
        used.retain(|v| branch.defines.contains(v));
        let of_loops = |v: &Value| {
            let loops = linear.loops_in(&branch.steps);
            loops
                .into_iter()
                .any(|l| linear.loops[l].defines.contains(v))
        };
        let kind = |v: Value| match self.shape(v) {
            Shape::Varying => Some((v, false)),
            Shape::ActiveUniform | Shape::Linear(_) if of_loops(&v) => Some((v, true)),
            Shape::Uniform | Shape::ActiveUniform | Shape::Linear(_) => None,
        };
        used.into_iter().filter_map(kind).collect()
    }
}

fn branch_node(
    cond: PValue,
    then: Vec<Node>,
    otherwise: Vec<Node>,
    results: Vec<IfResult>,
) -> Node {
    Node::If {
        cond,
        then,
        otherwise,
        results,
        seldom: false,
    }
}
