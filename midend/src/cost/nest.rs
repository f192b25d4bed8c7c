//! How long a loop takes that has loops inside.

use super::machine::{BRANCH, INNER_TRIPS, LEAVING, LOOP_OVERHEAD, SELDOM};
use super::pressure::{pressure, splats};
use super::price::{Missing, PlanCost, Pricer};
use crate::plan::{Carried, LaneOrder, LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::{BinaryOp, UnaryOp};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// How many more iterations the last of twice as many lanes needs, in percent of those of one lane: there
/// is no telling, but what lanes do together is mostly alike.
const SPREAD_PERCENT: u64 = 20;

/// Price of a register too many, in quarter cycles: it is stored, and its uses read memory.
const SPILL: u64 = 1;

/// How many times as long an iteration of vectors takes as one of a lane that is better left alone.
const FASTER: u64 = 5;

/// How many times what it takes to go over to one lane that is to gain.
const SWITCHES: u64 = 2;

/// What a chain takes for its latencies: the operations it waits for are not always first in turn.
const CHAIN_PERCENT: u64 = 150;

/// Carried values whose chains are followed; more are rarely the slowest.
const CHAINS: usize = 16;

/// Time that the loops of a program take, once round the outermost, in quarter cycles. A loop takes as
/// long as all its operations together, or as the longest chain of them from one iteration to the
/// next, if that is longer: a few vectors wait for their own results, more fill the time.
///
/// # Errors
/// Names an operation the target does not have.
pub fn nest_time(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
) -> Result<u64, Missing> {
    time(nodes, values, (target, reg_bits), (100, 100))
}

/// The same if loops that `lanes` leave one by one run as often as the last of them needs, beside scalar
/// code that runs each as often as it needs itself ([`super::scalar_nest`]).
///
/// # Errors
/// As [`nest_time`].
pub fn nest_time_of_lanes(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
    lanes: u32,
) -> Result<u64, Missing> {
    let spread = 100 + SPREAD_PERCENT * u64::from(lanes.max(1).ilog2());
    let scattered = target.processor.out_of_order().scattered;
    time(
        nodes,
        values,
        (target, reg_bits),
        (spread, scattered.into()),
    )
}

/// The same where some lane is always off where it is asked whether all are on.
///
/// # Errors
/// As [`nest_time`].
pub fn nest_time_with_some_off(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
) -> Result<u64, Missing> {
    let mut timer = Timer {
        scattered: target.processor.out_of_order().scattered.into(),
        some_off: true,
        ..Timer::new(values, target, reg_bits)
    };
    timer.sequence(nodes, false)
}

fn time(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    (target, reg_bits): (&TargetInfo, u32),
    (spread, scattered): (u64, u64),
) -> Result<u64, Missing> {
    let timer = Timer::new(values, target, reg_bits);
    let mut timer = Timer {
        spread,
        scattered,
        ..timer
    };
    timer.sequence(nodes, false)
}

/// Whether the last lane in a loop is much sooner done by `rest`, steps with a loop for this lane alone,
/// than by vectors. The loops of vectors: the one for all lanes, and the one that asks whether several
/// are left; `before`: all that comes before.
///
/// # Errors
/// Names an operation the target does not have.
pub fn is_sooner_as_scalar(
    before: &[&[Node]],
    [vectors, asking]: [&LoopNode; 2],
    rest: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    (target, reg_bits): (&TargetInfo, u32),
) -> Result<bool, Missing> {
    let mut timer = Timer::new(values, target, reg_bits);
    for nodes in before {
        timer.sequence(nodes, false)?;
    }
    let all = timer.alone(vectors)?;
    let asking = timer.alone(asking)?.saturating_sub(all);
    let (mut one, mut switching) = (0, LEAVING);
    for node in rest {
        match node {
            Node::Loop(l) => one += timer.alone(l)?,
            node => switching += timer.sequence(std::slice::from_ref(node), true)?,
        }
    }
    // Whatever lanes are left, each iteration asks.
    let gain = INNER_TRIPS * all.saturating_sub(one + asking);
    Ok(all >= FASTER * one && gain >= SWITCHES * switching)
}

/// Branches that lanes take for themselves.
fn branches(nodes: &[Node]) -> u32 {
    let of = |node: &Node| match node {
        Node::Inst(_) => 0,
        Node::If {
            then,
            otherwise,
            seldom,
            ..
        } => u32::from(!seldom) + branches(then) + branches(otherwise),
        Node::Loop(l) => branches(&l.body),
    };
    nodes.iter().map(of).fold(0, u32::saturating_add)
}

struct Timer<'a> {
    pricer: Pricer<'a>,
    /// Iterations of loops that lanes leave one by one, in percent of those of others.
    spread: u64,
    /// How many times its price an access costs of whose lanes each has a place of its own, in percent.
    scattered: u64,
    /// Values seen whose lanes are all the same.
    splats: SortedSet<PValue>,
    /// Questions whether all lanes are on, and of how many registers.
    asked: SortedMap<PValue, u32>,
    /// Some lane is always off.
    some_off: bool,
}

impl<'a> Timer<'a> {
    fn new(
        values: &'a PrimaryMap<PValue, PValueData>,
        target: &'a TargetInfo,
        reg_bits: u32,
    ) -> Timer<'a> {
        Timer {
            pricer: Pricer {
                values,
                target,
                reg_bits,
                order: LaneOrder::Natural,
                lanes: 1,
                constants: SortedMap::new(),
                total: PlanCost::default(),
            },
            spread: 100,
            scattered: 100,
            splats: SortedSet::new(),
            asked: SortedMap::new(),
            some_off: false,
        }
    }

    fn sequence(&mut self, nodes: &[Node], looped: bool) -> Result<u64, Missing> {
        let mut time = 0;
        self.splats.extend(splats(nodes));
        for node in nodes {
            time += match node {
                // What runs once is the same for all.
                Node::Inst(inst) => {
                    self.note_question(inst);
                    let price = u64::from(self.pricer.inst(inst)?) * u64::from(looped);
                    match inst.op {
                        POp::Gather { .. } | POp::Scatter { .. } => price * self.scattered / 100,
                        _ => price,
                    }
                }
                Node::If {
                    cond,
                    then,
                    otherwise,
                    seldom,
                    ..
                } => {
                    let part = if *seldom { u64::from(SELDOM) } else { 1 };
                    let then = self.sequence(then, looped)? / part;
                    let otherwise = self.sequence(otherwise, looped)?;
                    match otherwise {
                        0 => then,
                        _ if self.some_off && self.asked.contains_key(cond) => otherwise,
                        // Each of two ways is taken half the times, or for each of several registers.
                        _ => {
                            let ways = 1 << self.asked.get(cond).copied().unwrap_or(1).min(8);
                            (then + (ways - 1) * otherwise) / ways
                        }
                    }
                }
                Node::Loop(node) if looped => match is_divergent(node, self.pricer.values) {
                    _ if node.often.is_some() => {
                        u64::from(node.often.unwrap_or(1)) * self.one(node)?
                    }
                    true => INNER_TRIPS * self.one(node)? * self.spread / 100 + LEAVING,
                    false => INNER_TRIPS * self.one(node)?,
                },
                Node::Loop(node) => self.one(node)?,
            };
        }
        Ok(time)
    }

    fn note_question(&mut self, inst: &PInst) {
        if let (POp::All, Some(result), [of]) = (&inst.op, inst.result, &inst.args[..])
            && let PType::Mask { bits, lanes } = self.pricer.values[*of].ty
        {
            let registers = (bits * lanes).div_ceil(self.pricer.reg_bits);
            self.asked.insert(result, registers);
        }
    }

    /// One iteration, if all else waits for it.
    fn alone(&mut self, node: &LoopNode) -> Result<u64, Missing> {
        let time = self.one(node)?;
        let chain = longest(node.carried.iter(), &node.body, self.pricer.values);
        let branches = branches(&node.body) * BRANCH;
        Ok(time.max(u64::from(chain)) + u64::from(branches))
    }

    /// One iteration.
    fn one(&mut self, node: &LoopNode) -> Result<u64, Missing> {
        let work = self.sequence(&node.body, true)? + u64::from(LOOP_OVERHEAD);
        let (values, target) = (self.pricer.values, self.pricer.target);
        let needed = pressure(node, values, self.pricer.reg_bits, &self.splats);
        let spilled = u64::from(needed.saturating_sub(target.registers)) * SPILL;
        let chain = u64::from(chain(node, values)) * CHAIN_PERCENT / 100;
        Ok((work + spilled).max(chain))
    }
}

/// Whether lanes leave a loop at different times: it carries which of them are still in it.
fn is_divergent(node: &LoopNode, values: &PrimaryMap<PValue, PValueData>) -> bool {
    let mut types = node.carried.iter().map(|carried| values[carried.value].ty);
    types.any(|ty| matches!(ty, PType::Mask { .. }))
}

/// The longest chain of operations from a vector of one iteration to the same of the next.
fn chain(node: &LoopNode, values: &PrimaryMap<PValue, PValueData>) -> u32 {
    let vectors = node.carried.iter().filter(|carried| {
        // Counters and addresses run ahead.
        !matches!(values[carried.value].ty, PType::Scalar(_))
    });
    longest(vectors, &node.body, values)
}

/// The longest chain of operations from one of some carried values to its next.
fn longest<'a>(
    carried: impl Iterator<Item = &'a Carried>,
    body: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
) -> u32 {
    let chains = carried.take(CHAINS).map(|carried| {
        let mut ends = SortedMap::from([(carried.value, 0)]);
        follow(body, &mut ends, values);
        ends.get(&carried.next).copied().unwrap_or(0)
    });
    chains.max().unwrap_or(0)
}

/// When each value is there that depends on those that are.
fn follow(
    nodes: &[Node],
    ends: &mut SortedMap<PValue, u32>,
    values: &PrimaryMap<PValue, PValueData>,
) {
    for node in nodes {
        match node {
            Node::Inst(inst) => {
                let ready = inst.args.iter().filter_map(|arg| ends.get(arg)).max();
                if let (Some(ready), Some(result)) = (ready, inst.result) {
                    let floats = match values[result].ty {
                        PType::Vector(elem, _) | PType::Scalar(elem) => elem.is_float(),
                        PType::Mask { .. } => false,
                    };
                    let end = ready + latency(&inst.op, floats);
                    ends.insert(result, end);
                }
            }
            Node::If {
                then,
                otherwise,
                results,
                seldom,
                ..
            } => {
                follow(then, ends, values);
                follow(otherwise, ends, values);
                for result in results {
                    // What is mostly passed over is waited for by none.
                    let then = ends.get(&result.then).filter(|_| !seldom);
                    let end = then.max(ends.get(&result.otherwise)).copied();
                    ends.extend(end.map(|end| (result.value, end)));
                }
            }
            // Its own iterations hide what goes into it.
            Node::Loop(_) => {}
        }
    }
}

/// Quarter cycles until the result of a vector operation is there.
fn latency(op: &POp, floats: bool) -> u32 {
    match op {
        POp::Binary(BinaryOp::FDiv) | POp::Unary(UnaryOp::FSqrt) => 48,
        POp::Binary(op) if floats => match op {
            BinaryOp::FMin | BinaryOp::FMax | BinaryOp::FCopySign => 4,
            _ => 12,
        },
        POp::Binary(BinaryOp::Mul) => 14,
        POp::Convert(_) | POp::Gather { .. } | POp::Load(_) if floats => 16,
        POp::Unary(op) if UnaryOp::ROUNDING.contains(op) => 14,
        POp::Gather { .. } | POp::Load(_) | POp::Variant { .. } | POp::CallEach { .. } => 16,
        POp::Fused(_) => 16,
        POp::FCmp(_) | POp::UnorderedFCmp(_) => 12,
        _ => 4,
    }
}
