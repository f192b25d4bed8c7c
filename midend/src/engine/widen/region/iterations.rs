//! Iterations done one after the other, in the plan of a loop that vectors do.

use super::super::super::linearize::{ScalarForm, Step};
use super::super::Widener;
use super::scalar_lane::ScalarLane;
use crate::analysis::distribution::Param;
use crate::engine::sequence::At;
use crate::plan::{Carried, LoopControl, LoopNode, Node, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{ConvertOp, Type, Value, Var};
use frontend::sorted::SortedMap;

impl Widener<'_> {
    /// Writes the region once, before what follows, and says what values of it are that this needs.
    pub fn first_iteration(&mut self, wanted: &[Value]) -> Result<(), Refusal> {
        let linear = self.s.linear;
        self.check_plain()?;
        let scalar_form = ScalarForm {
            loops: Vec::new(),
            joined_under: linear.joined_under.clone(),
        };
        let mut one = self.one_iteration(&scalar_form);
        self.steps_in_lane(&mut one, &linear.steps, &[])?;
        for &value in wanted {
            let made = self.in_lane(&mut one, value)?;
            self.scalars.make(value, made);
        }
        for node in self.b.take(At::Body) {
            self.b.push(At::Before, node);
        }
        Ok(())
    }

    fn one_iteration<'p>(&self, scalar_form: &'p ScalarForm) -> ScalarLane<'p> {
        ScalarLane {
            scalar_form,
            number: self.counter,
            on: self.counter,
            values: SortedMap::new(),
            exits: SortedMap::new(),
        }
    }

    /// Refuses what can not be written for one iteration.
    fn check_plain(&self) -> Result<(), Refusal> {
        let is_plain = |step: &Step| match step {
            Step::Inst { inst, .. } => self.is_for_one_lane(*inst),
            Step::Join { .. } => true,
            Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => false,
        };
        match self.s.linear.steps.iter().all(is_plain) {
            true => Ok(()),
            false => {
                let detail = "a part that stays scalar calls functions";
                Err(self.refuse(Reason::Call, self.s.span, detail))
            }
        }
    }

    /// Writes the region as a loop of `end` iterations before what follows; what parameters that are no
    /// counters are after it.
    pub fn iterations(
        &mut self,
        params: &[Param],
        end: PValue,
    ) -> Result<Vec<(Var, PValue)>, Refusal> {
        let linear = self.s.linear;
        self.check_plain()?;
        let scalar_form = ScalarForm {
            loops: Vec::new(),
            joined_under: linear.joined_under.clone(),
        };
        let mut one = self.one_iteration(&scalar_form);
        let mut carried = Vec::new();
        for param in params {
            let init = self.scalars.get(&mut self.b, At::Before, param.start)?;
            let value = match param.step {
                Some(step) => self.counted(init, step),
                None => {
                    let name =
                        Some(self.s.f.vars[param.var].name.clone()).filter(|n| !n.is_empty());
                    let value = self.b.value(self.b.ty(init), name);
                    carried.push((param, value, init));
                    value
                }
            };
            one.values.insert(param.phi, value);
        }
        self.steps_in_lane(&mut one, &linear.steps, &[])?;
        let (mut around, mut left) = (Vec::new(), Vec::new());
        for (param, value, init) in carried {
            let next = self.in_lane(&mut one, param.next)?;
            around.push(Carried { value, init, next });
            left.push((param.var, value));
        }
        let body = self.b.take(At::Body);
        let control = LoopControl::Counted {
            counter: self.counter,
            start: None,
            end,
            step: 1,
        };
        let node = LoopNode {
            widened: None,
            control,
            often: None,
            results: Vec::new(),
            carried: around,
            body,
        };
        self.b.push(At::Before, Node::Loop(node));
        Ok(left)
    }

    /// A counter that begins with `init`, by the number of the iteration.
    fn counted(&mut self, init: PValue, step: i64) -> PValue {
        let ty = self.b.ty(init);
        if self.b.known_int(init) != Some(0) || step != 1 {
            return self.stepped(init, step, self.counter);
        }
        match ty {
            PType::Scalar(Type::I64) => self.counter,
            _ => {
                let op = POp::Convert(ConvertOp::Trunc);
                self.b.inst(At::Body, op, &[self.counter], ty)
            }
        }
    }
}
