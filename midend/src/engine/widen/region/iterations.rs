//! Iterations done one after the other, in the plan of a loop that vectors do.

use super::super::super::linearize::{ScalarForm, Step};
use super::super::super::mask::MaskId;
use super::super::Widener;
use super::super::early_exits::Leaving;
use super::scalar_lane::ScalarLane;
use crate::analysis::distribution::Param;
use crate::analysis::facts::EarlyExits;
use crate::engine::sequence::At;
use crate::plan::{Carried, LoopControl, LoopNode, LoopResult, Node, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, RemovedExit, Type, UnaryOp, Value, ValueDef, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// What iterations carry, and what parameters are after the last one.
type HandedOver<'p> = (Vec<Carried>, Vec<(&'p Param, PValue)>);

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
        let carried = self.carry(params, &mut one)?;
        self.steps_in_lane(&mut one, &linear.steps, &[])?;
        let (around, left) = self.hand_over(carried, &mut one)?;
        self.push_iterations((around, end), Vec::new());
        let named = |(param, value): (&Param, PValue)| (param.var, value);
        Ok(left.into_iter().map(named).collect())
    }

    /// The same of a loop that is left early, which these iterations may do; how many were done, and what
    /// parameters that are no counters are then.
    pub fn lead_in(
        &mut self,
        params: &[Param],
        exits: &EarlyExits,
        end: PValue,
    ) -> Result<(PValue, Vec<(Value, PValue)>), Refusal> {
        let linear = self.s.linear;
        self.check_plain()?;
        let scalar_form = ScalarForm {
            loops: Vec::new(),
            joined_under: linear.joined_under.clone(),
        };
        let mut one = self.one_iteration(&scalar_form);
        let carried = self.carry(params, &mut one)?;
        let done = self.test_exits(&mut one, exits, self.counter)?;
        let rest = (0..).zip(&linear.steps).filter(|(n, _)| !done.contains(n));
        let rest: Vec<Step> = rest.map(|(_, step)| step.clone()).collect();
        self.steps_in_lane(&mut one, &rest, &[])?;
        let (around, left) = self.hand_over(carried, &mut one)?;
        let begun = self
            .b
            .value(PType::Scalar(Type::I64), Some("begun".to_string()));
        let results = vec![LoopResult {
            value: begun,
            otherwise: end,
        }];
        self.push_iterations((around, end), results);
        let phis = |(param, value): (&Param, PValue)| (param.phi, value);
        Ok((begun, left.into_iter().map(phis).collect()))
    }

    /// Looks for the iteration of some in which the loop is left, and leaves it then; they stand where this is
    /// called, and do nothing but look.
    pub fn search_one_by_one(
        &mut self,
        exits: &EarlyExits,
        start: PValue,
        end: PValue,
    ) -> Result<PValue, Refusal> {
        let i64 = PType::Scalar(Type::I64);
        let number = self.b.value(i64, Some("k".to_string()));
        let around = self.b.take(At::Body);
        self.test_iteration(exits, number, number)?;
        let body = self.b.replace(At::Body, around);
        let begun = self.b.value(i64, Some("begun".to_string()));
        let control = LoopControl::Counted {
            counter: number,
            start: Some(start),
            end,
            step: 1,
        };
        let node = LoopNode {
            widened: None,
            control,
            often: None,
            stages: None,
            results: vec![LoopResult {
                value: begun,
                otherwise: end,
            }],
            carried: Vec::new(),
            body,
        };
        self.b.push(At::Body, Node::Loop(node));
        Ok(begun)
    }

    /// Looks at the iterations in which the loop may be left for all that vectors know, of those that `leaving`
    /// tells, one after the other; `first` is the number of the first lane. Lanes may lie before or behind the
    /// iterations: then the number of the first iteration is given, and how many there are. The number of the lane
    /// that leaves, and whether there is one, are made by the nodes that are given back.
    pub fn confirm(
        &mut self,
        exits: &EarlyExits,
        leaving: &Leaving,
        (first, iterations): (PValue, Option<(PValue, PValue)>),
    ) -> Result<(Vec<Node>, PValue, PValue), Refusal> {
        let (i64, truth) = (PType::Scalar(Type::I64), PType::Scalar(Type::I1));
        let around = self.b.take(At::Body);
        let group = i64::from(self.s.vf * self.s.uf);
        let group = self.b.int(At::Before, Type::I64, group);
        let none = self.b.binary(At::Body, BinaryOp::Add, first, group);

        let outside = self.b.take(At::Body);
        let (possible, inits) = self.carry_lanes(leaving);
        let lane = self.first_lane_leaving(&possible);
        let number = self.b.binary(At::Body, BinaryOp::Add, first, lane);
        self.b.values[number].hint = Some("possible".to_string());
        match iterations {
            None => self.test_iteration(exits, number, number)?,
            Some((before, trips)) => {
                let iteration = self.b.binary(At::Body, BinaryOp::Sub, number, before);
                let args = [iteration, trips];
                let exists = self.b.inst(At::Body, POp::ICmp(IntCC::Ult), &args, truth);
                let body = self.b.take(At::Body);
                self.test_iteration(exits, iteration, number)?;
                let then = self.b.replace(At::Body, body);
                self.b.push(At::Body, when(exists, then, false));
            }
        }
        let others = self.leaving_behind(&possible, lane)?;
        let carried = inits.iter().zip(&possible.lanes).zip(&others.lanes);
        let carried = carried.map(|((&init, &value), &next)| Carried { value, init, next });
        let carried = carried.collect();
        let body = self.b.replace(At::Body, outside);
        let found = self.b.value(i64, Some("found".to_string()));
        let node = LoopNode {
            widened: None,
            control: LoopControl::While { cond: others.any },
            often: None,
            stages: None,
            carried,
            results: vec![LoopResult {
                value: found,
                otherwise: none,
            }],
            body,
        };
        self.b.push(At::Body, Node::Loop(node));
        let args = [found, none];
        let is_found = self.b.inst(At::Body, POp::ICmp(IntCC::Ne), &args, truth);
        Ok((self.b.replace(At::Body, around), found, is_found))
    }

    /// Tests the exits in an iteration, and leaves the loop around with a number if one is taken.
    fn test_iteration(
        &mut self,
        exits: &EarlyExits,
        iteration: PValue,
        number: PValue,
    ) -> Result<(), Refusal> {
        self.check_plain()?;
        let scalar_form = ScalarForm {
            loops: Vec::new(),
            joined_under: self.s.linear.joined_under.clone(),
        };
        let counter = std::mem::replace(&mut self.counter, iteration);
        let first_lane = std::mem::take(&mut self.region.first_lane);
        let mut one = self.one_iteration(&scalar_form);
        let counted = self.count(&mut one);
        let tested = counted.and_then(|()| self.test_exits(&mut one, exits, number));
        self.counter = counter;
        self.region.first_lane = first_lane;
        tested.map(|_| ())
    }

    /// Tests the exits one after the other, in the order of the program, and does before each only what it
    /// depends on: what is read behind an exit may not be there. The loop around is left with a number. The numbers
    /// of the steps that were done in any case are given back.
    fn test_exits(
        &mut self,
        one: &mut ScalarLane<'_>,
        exits: &EarlyExits,
        number: PValue,
    ) -> Result<SortedSet<usize>, Refusal> {
        let linear = self.s.linear;
        let mut done: SortedSet<usize> = SortedSet::new();
        for exit in &exits.conditions {
            let asked = linear.masks.conjuncts(linear.mask_of_block(exit.block));
            self.test_exit(one, exit, (&asked, &[]), (number, &mut done))?;
        }
        Ok(done)
    }

    /// Tests an exit that an iteration comes to under conditions, some of which it `passed`.
    fn test_exit(
        &mut self,
        one: &mut ScalarLane<'_>,
        exit: &RemovedExit,
        (asked, passed): (&[MaskId], &[MaskId]),
        (number, done): (PValue, &mut SortedSet<usize>),
    ) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let needed = match asked.first() {
            Some(&condition) => self.needed(linear.masks.values(condition)),
            None => self.needed(vec![exit.cond]),
        };
        let mut steps = Vec::new();
        for (n, step) in linear.steps.iter().enumerate() {
            if self.makes(step, &needed) && done.insert(n) {
                steps.push(step.clone());
            }
        }
        self.steps_in_lane(one, &steps, passed)?;
        let Some((&condition, asked)) = asked.split_first() else {
            let mut cond = self.in_lane(one, exit.cond)?;
            if !exit.on {
                let truth = PType::Scalar(Type::I1);
                let not = POp::Unary(UnaryOp::Not);
                cond = self.b.inst(At::Body, not, &[cond], truth);
            }
            self.leave_with(cond, number);
            return Ok(());
        };
        let cond = self.truth_in_lane(one, condition)?;
        let passed = [passed, &[condition]].concat();
        // What is done under the condition is done there only.
        let (values, mut inside) = (one.values.clone(), done.clone());
        let around = self.b.take(At::Body);
        self.test_exit(one, exit, (asked, &passed), (number, &mut inside))?;
        let then = self.b.replace(At::Body, around);
        one.values = values;
        self.b.push(At::Body, when(cond, then, false));
        Ok(())
    }

    /// Leaves the loop around with a number, if a condition holds.
    fn leave_with(&mut self, cond: PValue, number: PValue) {
        let around = self.b.take(At::Body);
        self.b.effect(At::Body, POp::Leave, &[number]);
        let then = self.b.replace(At::Body, around);
        self.b.push(At::Body, when(cond, then, true));
    }

    /// Whether a step makes one of some values.
    fn makes(&self, step: &Step, values: &SortedSet<Value>) -> bool {
        match step {
            Step::Inst { inst, .. } => {
                let result = self.s.f.insts[*inst].result;
                result.is_some_and(|v| values.contains(&v))
            }
            Step::Join { param, .. } => values.contains(param),
            Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => false,
        }
    }

    /// Gives counters their values in an iteration, that of the widener's counter.
    fn count(&mut self, one: &mut ScalarLane<'_>) -> Result<(), Refusal> {
        for (phi, (start, step)) in self.s.inductions.clone() {
            let start = self.scalars.get(&mut self.b, At::Before, start)?;
            let value = self.counted(start, step);
            one.values.insert(phi, value);
        }
        for (phi, stepped) in self.stepped.clone() {
            let value = self.stepped_at(At::Body, stepped, self.counter);
            one.values.insert(phi, value);
        }
        Ok(())
    }

    /// Whether the loop is left in an iteration by an exit that comes before loads of vectors; `None`: there is
    /// no such exit.
    pub fn left_first(
        &mut self,
        exits: &EarlyExits,
        iteration: PValue,
    ) -> Result<Option<PValue>, Refusal> {
        if exits.tested_first.is_empty() {
            return Ok(None);
        }
        let counter = std::mem::replace(&mut self.counter, iteration);
        let first_lane = std::mem::take(&mut self.region.first_lane);
        let left = self.taken_first(exits);
        self.counter = counter;
        self.region.first_lane = first_lane;
        left
    }

    fn taken_first(&mut self, exits: &EarlyExits) -> Result<Option<PValue>, Refusal> {
        let linear = self.s.linear;
        let scalar_form = ScalarForm {
            loops: Vec::new(),
            joined_under: linear.joined_under.clone(),
        };
        let mut one = self.one_iteration(&scalar_form);
        self.count(&mut one)?;
        let needed = self.needed(exits.tested_first.iter().map(|exit| exit.cond).collect());
        let steps = linear.steps.iter().filter(|step| self.makes(step, &needed));
        let steps: Vec<Step> = steps.cloned().collect();
        self.steps_in_lane(&mut one, &steps, &[])?;
        let truth = PType::Scalar(Type::I1);
        let mut left = None;
        for exit in &exits.tested_first {
            let mut cond = self.in_lane(&mut one, exit.cond)?;
            if !exit.on {
                let not = POp::Unary(UnaryOp::Not);
                cond = self.b.inst(At::Body, not, &[cond], truth);
            }
            left = Some(match left {
                Some(left) => self.b.binary(At::Body, BinaryOp::Or, left, cond),
                None => cond,
            });
        }
        Ok(left)
    }

    /// All values of the region that some depend on, and they themselves.
    pub(in crate::engine::widen) fn needed(&self, values: Vec<Value>) -> SortedSet<Value> {
        let (mut open, mut all) = (values, SortedSet::new());
        while let Some(value) = open.pop() {
            if !all.insert(value) {
                continue;
            }
            if let ValueDef::Result(inst) = self.s.f.values[value].def {
                open.extend(&self.s.f.insts[inst].args);
            } else if let Some(sources) = self.s.linear.sources(value) {
                for &(mask, source) in sources {
                    open.push(source);
                    open.extend(self.s.linear.masks.values(mask));
                }
            }
        }
        all
    }

    /// Gives parameters their values in an iteration; of those that are no counters, what they are at first.
    fn carry<'p>(
        &mut self,
        params: &'p [Param],
        one: &mut ScalarLane<'_>,
    ) -> Result<Vec<(&'p Param, PValue, PValue)>, Refusal> {
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
        Ok(carried)
    }

    /// What is carried to the next iteration, and what that is after the last one.
    fn hand_over<'p>(
        &mut self,
        carried: Vec<(&'p Param, PValue, PValue)>,
        one: &mut ScalarLane<'_>,
    ) -> Result<HandedOver<'p>, Refusal> {
        let (mut around, mut left) = (Vec::new(), Vec::new());
        for (param, value, init) in carried {
            let next = self.in_lane(one, param.next)?;
            around.push(Carried { value, init, next });
            left.push((param, value));
        }
        Ok((around, left))
    }

    /// Puts the iterations of the body before what follows.
    fn push_iterations(
        &mut self,
        (carried, end): (Vec<Carried>, PValue),
        results: Vec<LoopResult>,
    ) {
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
            stages: None,
            results,
            carried,
            body,
        };
        self.b.push(At::Before, Node::Loop(node));
    }

    /// Gives a counter of a loop around the vector loop its value in one of its iterations, before the vector loop.
    pub fn count_around(
        &mut self,
        (counter, start): (Value, Value),
        step: i64,
        iteration: PValue,
    ) -> Result<(), Refusal> {
        let start = self.scalars.get(&mut self.b, At::Before, start)?;
        let around = self.b.take(At::Body);
        let inside = std::mem::replace(&mut self.counter, iteration);
        let value = self.counted(start, step);
        self.counter = inside;
        for node in self.b.replace(At::Body, around) {
            self.b.push(At::Before, node);
        }
        self.scalars.make(counter, value);
        Ok(())
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

fn when(cond: PValue, then: Vec<Node>, seldom: bool) -> Node {
    Node::If {
        cond,
        then,
        otherwise: Vec::new(),
        results: Vec::new(),
        seldom,
    }
}
