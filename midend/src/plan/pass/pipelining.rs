//! Software pipelining: iterations of a vector loop begin before those before them have ended, as a modulo schedule
//! of its body has it ([`crate::schedule`]).
//!
//! Loops whose bodies are straight lines are pipelined. The loop as it was stays beside it, for when it does fewer
//! iterations than the schedule has stages; together, prologue, kernel and epilogue do exactly its iterations, so that
//! nothing is read or written that it would not have read or written.

mod accesses;
mod addresses;
mod body;
mod dependences;
mod expand;
mod lifetimes;
mod registers;
mod separations;
mod shown;
#[cfg(test)]
mod tests;

use super::code::{Code, Pass, When};
use crate::options::{Pipeline, ScheduleForm};
use crate::plan::{Apart, LoopControl, LoopNode, Node, PInst, PType, PValue, PValueData};
use crate::processor::Processor;
use crate::schedule::check::check;
use crate::schedule::{Scheduled, schedule};
use addresses::{Addresses, Definitions};
use body::{Body, Unfit};
use cranelift_entity::{EntitySet, PrimaryMap};
use dependences::Context;
use expand::Expansion;
use lifetimes::Lifetimes;
use separations::Separation;
use shown::{shown, title};
use std::mem::take;

/// The row.
pub(super) const PIPELINING: Pass = Pass {
    name: "software-pipelining",
    what: "Iterations of vector loops overlap, by a modulo schedule, where that is asked for",
    when: When::Chosen,
    optimization: None,
    run,
};

/// Stages at most. Each of them is one more copy of parts of the body, and one more iteration that a loop has to do.
const MOST_STAGES: u32 = 4;

/// Operations of a kernel that does several steps before it goes back, at most.
const MOST_CODE: usize = 160;

/// What a loop must gain by the model to be pipelined where nobody asks for it: so many times as fast, as a fraction.
/// Compilers order what they are given anew, so that some of it is lost.
const LEAST_GAIN: [u64; 2] = [4, 3];

fn run(code: &mut Code<'_>) {
    let Some(pipelining) = code.pipelining.take() else {
        return;
    };
    let mut body = take(code.body);
    let mut pipeliner = Pipeliner {
        definitions: Definitions::of(&body),
        used: EntitySet::new(),
        code,
        when: pipelining.when,
        processor: pipelining.processor,
        apart: pipelining.apart,
        log: pipelining.log,
        outcomes: pipelining.outcomes,
    };
    pipeliner.find_uses(&body);
    pipeliner.nodes(&mut body);
    *code.body = body;
}

struct Pipeliner<'a, 'c> {
    code: &'a mut Code<'c>,
    definitions: Definitions,
    /// Values that are used outside of the loop that defines or carries them; perhaps others.
    used: EntitySet<PValue>,
    /// Which loops to write.
    when: Pipeline,
    processor: Processor,
    apart: &'a Apart,
    log: Option<(&'a mut Vec<String>, ScheduleForm)>,
    outcomes: &'a mut Vec<Result<(), &'static str>>,
}

impl Pipeliner<'_, '_> {
    /// Finds what is used outside of vector loops: of values that these carry, what is used after them.
    fn find_uses(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => self.used.extend(inst.args.iter().copied()),
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    self.used.insert(*cond);
                    for result in results {
                        self.used.extend([result.then, result.otherwise]);
                    }
                    self.find_uses(then);
                    self.find_uses(otherwise);
                }
                Node::Loop(l) => self.find_uses_by(l),
            }
        }
    }

    fn find_uses_by(&mut self, l: &LoopNode) {
        match &l.control {
            LoopControl::Counted { start, end, .. } => {
                self.used.extend(start.iter().chain([end]).copied());
            }
            LoopControl::While { cond } => {
                self.used.insert(*cond);
            }
            LoopControl::Copies { each, .. } => {
                for each in each {
                    self.used.insert(each.next);
                    self.used.extend(each.before.iter().copied());
                }
            }
        }
        self.used.extend(l.carried.iter().map(|c| c.init));
        self.used.extend(l.results.iter().map(|r| r.otherwise));
        // Straight lines alone are pipelined; what is in them is used in them.
        if !is_straight(l) {
            self.used.extend(l.carried.iter().map(|c| c.next));
            self.find_uses(&l.body);
        } else {
            let own = |value: &PValue| l.carried.iter().any(|c| c.value == *value);
            let insts = l.body.iter().filter_map(|node| match node {
                Node::Inst(inst) => Some(inst),
                Node::If { .. } | Node::Loop(_) => None,
            });
            let args = insts.flat_map(|inst: &PInst| inst.args.iter().copied());
            let nexts = l.carried.iter().map(|c| c.next);
            self.used
                .extend(args.chain(nexts).filter(|value| !own(value)));
        }
    }

    fn nodes(&mut self, nodes: &mut Vec<Node>) {
        for mut node in take(nodes) {
            match &mut node {
                Node::Inst(_) => {}
                Node::If {
                    then, otherwise, ..
                } => {
                    self.nodes(then);
                    self.nodes(otherwise);
                }
                Node::Loop(l) if l.widened.is_some() => {
                    if let Some(pipelined) = self.vector_loop(l) {
                        nodes.extend(pipelined);
                        continue;
                    }
                }
                Node::Loop(l) => self.nodes(&mut l.body),
            }
            nodes.push(node);
        }
    }

    /// A vector loop, pipelined; notes what was found.
    fn vector_loop(&mut self, l: &LoopNode) -> Option<Vec<Node>> {
        let mut log = String::new();
        let found = self.pipelined(l, &mut log);
        self.outcomes
            .push(found.as_ref().map(drop).map_err(|unfit| unfit.what()));
        match &mut self.log {
            Some((all, ScheduleForm::Tables)) => {
                let outcome = match &found {
                    Ok(_) => "pipelined".to_owned(),
                    Err(unfit) => format!("not pipelined: {}", unfit.what()),
                };
                all.push(format!("{}\n{log}{outcome}\n", title(l)));
            }
            Some((all, ScheduleForm::Picture)) if !log.is_empty() => all.push(log),
            Some((_, ScheduleForm::Picture)) | None => {}
        }
        found.ok()
    }

    fn pipelined(&mut self, l: &LoopNode, log: &mut String) -> Result<Vec<Node>, Unfit> {
        let body = Body::of(l, self.code.values)?;
        let (scheduled, separations) = self.scheduled(l, &body, log)?;
        if scheduled.schedule.stages() < 2 {
            return Err(match scheduled.crowded {
                Some(_) => Unfit::Registers,
                None => Unfit::OneStage,
            });
        }
        if check(&scheduled.graph, &scheduled.schedule).is_err() {
            return Err(Unfit::Faulty);
        }
        let used = |value| self.used.contains(value);
        let lifetimes = Lifetimes {
            body: &body,
            schedule: &scheduled.schedule,
        };
        let is_mask = |value: PValue| matches!(self.code.values[value].ty, PType::Mask { .. });
        let carried = lifetimes.longest(&used);
        if carried
            .iter()
            .any(|(&value, &age)| age > 0 && is_mask(value))
        {
            return Err(Unfit::Masks);
        }
        match (self.when, self.processor.in_order()) {
            (Pipeline::Always, _) => {}
            (Pipeline::Auto, Some(_)) => {
                if !gains(&scheduled) {
                    return Err(Unfit::NoGain);
                }
            }
            (Pipeline::Auto, None) | (Pipeline::Never, _) => return Err(Unfit::NotAsked),
        }
        let copies = match self.processor.in_order() {
            Some(_) => copies(&body, lifetimes.copies(&used)),
            // Others give what is moved another register.
            None => 1,
        };
        let expansion = Expansion::new(&body, &scheduled.schedule, self.code.values);
        Ok(expansion.write(l, (copies, &separations), used))
    }

    fn scheduled(
        &self,
        l: &LoopNode,
        body: &Body<'_>,
        log: &mut String,
    ) -> Result<(Scheduled, Vec<Separation>), Unfit> {
        let values: &PrimaryMap<PValue, PValueData> = self.code.values;
        let addresses = Addresses::new(l, body, &self.definitions, values).with(self.apart);
        let context = Context {
            values,
            target: self.code.target,
            reg_bits: self.code.reg_bits,
            processor: self.processor,
        };
        let kept = |value| self.used.contains(value);
        let (graph, separations) = dependences::graph(&context, body, &addresses, &kept)?;
        let scheduled = schedule(graph, Some(MOST_STAGES)).ok_or(Unfit::Faulty)?;
        if let Some((_, form)) = self.log {
            log.push_str(&shown((l, body), &scheduled, self.processor, form));
        }
        Ok((scheduled, separations))
    }
}

/// Whether a processor that does instructions in their order is so much faster with iterations that overlap that it is
/// worth their code.
fn gains(scheduled: &Scheduled) -> bool {
    let (with, without) = (scheduled.schedule.ii, scheduled.sequential());
    u64::from(with) * LEAST_GAIN[0] <= u64::from(without) * LEAST_GAIN[1]
}

/// How many steps the kernel does before it goes back, so that nothing is moved: a power of two; 1 where that would be
/// too much code.
fn copies(body: &Body<'_>, needed: u32) -> u32 {
    let copies = needed.next_power_of_two();
    let fits = copies as usize * body.nodes.len() <= MOST_CODE;
    match fits && body.step.is_power_of_two() {
        true => copies,
        false => 1,
    }
}

/// Whether there are nothing but operations in a loop.
fn is_straight(l: &LoopNode) -> bool {
    let is_inst = |node: &Node| matches!(node, Node::Inst(_));
    l.body.iter().all(is_inst)
}
