//! Software pipelining: iterations of a loop begin before those before them have ended, as a modulo schedule of its
//! body has it ([`crate::schedule`]).
//!
//! Vector loops and scalar ones whose bodies are straight lines are pipelined. The loop as it was stays beside it, for when it does fewer
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
use crate::cost::Throughput;
use crate::cost::machine::LOOP_INSTRUCTIONS;
use crate::options::{Pipeline, ScheduleForm};
use crate::plan::{Apart, LoopControl, LoopNode, Node, Overlap, PInst, PValue, PValueData};
use crate::processor::Processor;
use crate::schedule::check::check;
use crate::schedule::{Graph, Scheduled, mii, schedule};
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
    what: "Iterations of a loop overlap, by a modulo schedule, where that gains or is asked for",
    when: When::Chosen,
    optimization: None,
    run,
};

/// Stages at most. Each of them is one more iteration that a loop has to do.
const MOST_STAGES: usize = 16;

/// Operations of prologue, kernel and epilogue at most, for more than two stages: each stage is one more body of them.
const MOST_OPERATIONS: usize = 1024;

/// Operations of a kernel that does several steps before it goes back, at most.
const MOST_CODE: usize = 160;

/// What a loop must gain by the model to be pipelined where nobody asks for it, on processors that find instructions of
/// later iterations by themselves: so many times as fast, as a fraction. Compilers order what they are given anew, so
/// that some of it is lost.
const LEAST_GAIN: [u64; 2] = [4, 3];

fn run(code: &mut Code<'_>) {
    let Some(pipelining) = code.pipelining.take() else {
        return;
    };
    let mut body = take(code.body);
    let mut pipeliner = Pipeliner {
        definitions: Definitions::of(&body),
        used: EntitySet::new(),
        before: None,
        code,
        when: pipelining.when,
        processor: pipelining.processor,
        apart: pipelining.apart,
        scalar_apart: pipelining.scalar_apart,
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
    /// The end and the step of the vector loop before, if any.
    before: Option<(PValue, u64)>,
    /// Which loops to write.
    when: Pipeline,
    processor: Processor,
    apart: &'a Apart,
    scalar_apart: &'a Apart,
    log: Option<(&'a mut Vec<String>, ScheduleForm)>,
    outcomes: &'a mut Vec<Result<Overlap, &'static str>>,
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
                Node::Loop(l) if l.widened.is_some() || is_counted(l) => {
                    if let Some(pipelined) = self.counted_loop(l) {
                        nodes.extend(pipelined);
                        continue;
                    }
                }
                Node::Loop(l) => self.nodes(&mut l.body),
            }
            nodes.push(node);
        }
    }

    /// A loop, pipelined; notes what was found.
    fn counted_loop(&mut self, l: &LoopNode) -> Option<Vec<Node>> {
        let mut log = String::new();
        let found = self.pipelined(l, &mut log);
        let (found, outcome) = match found {
            Ok((nodes, overlap)) => (Ok(nodes), Ok(overlap)),
            Err(unfit) => (Err(unfit), Err(unfit.what())),
        };
        self.outcomes.push(outcome);
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

    fn pipelined(&mut self, l: &LoopNode, log: &mut String) -> Result<(Vec<Node>, Overlap), Unfit> {
        let body = Body::of(l, self.code.values)?;
        let before = self.before.replace((body.end, body.step));
        let goes_on = before.is_some_and(|(end, step)| body.start == Some(end) && body.step < step);
        if self.when == Pipeline::Auto && goes_on {
            return Err(Unfit::Rest);
        }
        let (graph, separations) = self.graph(l, &body)?;
        if self.log.is_none() && !self.may_gain(&graph) {
            return Err(Unfit::NoGain);
        }
        let scheduled = Self::scheduled(graph)?;
        if let Some((_, form)) = self.log {
            log.push_str(&shown((l, &body), &scheduled, self.processor, form));
        }
        if scheduled.schedule.stages() < 2 {
            return Err(match scheduled.crowded {
                Some(_) => Unfit::Registers,
                None => Unfit::OneStage,
            });
        }
        if check(&scheduled.graph, &scheduled.schedule).is_err() {
            return Err(Unfit::Faulty);
        }
        let overlap = Overlap {
            interval: scheduled.schedule.ii,
            without: self.without(&scheduled),
        };
        match self.when {
            Pipeline::Always => {}
            Pipeline::Auto if gains(overlap, self.least_gain()) => {}
            Pipeline::Auto => return Err(Unfit::NoGain),
            Pipeline::Never => return Err(Unfit::NotAsked),
        }
        let used = |value| self.used.contains(value);
        let lifetimes = Lifetimes {
            body: &body,
            schedule: &scheduled.schedule,
        };
        let copies = match self.processor.in_order() {
            Some(_) => copies(&body, lifetimes.copies(&used)),
            // Others give what is moved another register.
            None => 1,
        };
        let expansion = Expansion::new(&body, &scheduled.schedule, self.code.values);
        let nodes = expansion.write(l, (copies, &separations), used);
        Ok((nodes, overlap))
    }

    fn graph(&self, l: &LoopNode, body: &Body<'_>) -> Result<(Graph, Vec<Separation>), Unfit> {
        let values: &PrimaryMap<PValue, PValueData> = self.code.values;
        let apart = match l.widened {
            Some(_) => self.apart,
            None => self.scalar_apart,
        };
        let addresses = Addresses::new(l, body, &self.definitions, values).with(apart);
        let context = Context {
            values,
            target: self.code.target,
            reg_bits: self.code.reg_bits,
            processor: self.processor,
        };
        let kept = |value| self.used.contains(value);
        dependences::graph(&context, body, &addresses, &kept)
    }

    /// The schedule at the least interval of as many stages as there may be.
    fn scheduled(graph: Graph) -> Result<Scheduled, Unfit> {
        let stages = (MOST_OPERATIONS / graph.len().max(1)).clamp(2, MOST_STAGES);
        schedule(graph, u32::try_from(stages).ok()).ok_or(Unfit::Faulty)
    }

    /// Cycles from one iteration to the next in the loop as it is.
    fn without(&self, scheduled: &Scheduled) -> u32 {
        match self.processor.in_order() {
            Some(_) => scheduled.sequential(),
            None => scheduled
                .mii
                .max(in_window(&scheduled.graph, self.processor)),
        }
    }

    /// Whether a loop may be pipelined at all, found out at little cost: most bodies are so short that a processor
    /// finds what it needs.
    fn may_gain(&self, graph: &Graph) -> bool {
        let by_itself = self.when == Pipeline::Auto && self.processor.in_order().is_none();
        let overlap = Overlap {
            interval: resources(graph),
            without: in_window(graph, self.processor),
        };
        !by_itself || gains(overlap, self.least_gain())
    }

    /// What a loop must gain where nobody asks for it to be pipelined.
    fn least_gain(&self) -> [u64; 2] {
        match self.processor.in_order() {
            Some(cpu) => cpu.least_gain,
            None => LEAST_GAIN,
        }
    }
}

/// Whether iterations take so many cycles less that it is worth their code: the least gain is a fraction.
fn gains(Overlap { interval, without }: Overlap, least: [u64; 2]) -> bool {
    u64::from(interval) * least[0] <= u64::from(without) * least[1]
}

/// Cycles from one iteration to the next that come of how far a processor looks ahead: in the time of the longest way
/// through an iteration it does as many instructions as it looks at.
fn in_window(graph: &Graph, processor: Processor) -> u32 {
    let issued = (0..graph.len()).map(|node| graph.uses(node, Throughput::ISSUE));
    let instructions = LOOP_INSTRUCTIONS + issued.sum::<u32>();
    let cycles = u64::from(graph.longest_way().unwrap_or(0)) * u64::from(instructions);
    let window = u64::from(processor.out_of_order().window);
    u32::try_from(cycles.div_ceil(window)).unwrap_or(u32::MAX)
}

/// Cycles that resources ask for.
fn resources(graph: &Graph) -> u32 {
    let cycles = mii::of_resources(graph)
        .into_iter()
        .map(|ratio| ratio.ceil());
    cycles.max().unwrap_or(1)
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

/// Whether a loop does iterations one by one, as many as are counted before it.
fn is_counted(l: &LoopNode) -> bool {
    let masked = l.widened.is_some_and(|widened| widened.masked);
    matches!(l.control, LoopControl::Counted { .. }) && l.results.is_empty() && !masked
}

/// Whether there are nothing but operations in a loop.
fn is_straight(l: &LoopNode) -> bool {
    let is_inst = |node: &Node| matches!(node, Node::Inst(_));
    l.body.iter().all(is_inst)
}
