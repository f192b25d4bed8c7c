//! How long the scalar code of a loop takes that has loops inside.

use super::instructions::{instruction, instruction_on};
use super::machine::{BRANCH, INNER_TRIPS, LEAVING, LOOP_OVERHEAD};
use crate::analysis::function_view::FunctionView;
use crate::analysis::known_trips::{Counter, known_trips};
use crate::analysis::loops::{Loop, LoopData, LoopForest};
use crate::processor::Processor;
use crate::ssa::{
    BinaryOp, Block, BlockCall, Function, Inst, Op, Terminator, UnaryOp, Value, ValueDef,
};
use frontend::sorted::SortedMap;

/// Values that are followed for the longest chain of one carried value.
const MOST_FOLLOWED: usize = 200;

/// What is done in each iteration is done so many times.
const ALWAYS: u64 = 1 << 12;

/// Price of what a loop computes that compilers do without a loop, in quarter cycles.
const CLOSED: u64 = 8;

/// Work that processors look ahead over, in quarter cycles: the instructions that are under way at once.
const LOOK_AHEAD: u64 = 256;

/// Iterations of a loop that compilers write out.
const WRITTEN_OUT: u64 = 16;

/// Carried values whose chains are followed.
const CHAINS: usize = 16;

/// Time of one iteration of a loop with all that is in it, in quarter cycles: as [`super::nest_time`], a
/// loop inside takes as long as its operations together, or as the longest chain of them from one
/// iteration to the next. `varies`: whether a condition differs from iteration to iteration of the loop.
pub fn scalar_nest(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    outermost: Loop,
    varies: &dyn Fn(Value) -> bool,
    processor: Processor,
) -> u64 {
    let timer = Timer {
        f: view.f,
        view,
        forest,
        varies,
        processor,
    };
    timer.one(outermost, false)
}

struct Timer<'a> {
    f: &'a Function,
    view: &'a FunctionView<'a>,
    forest: &'a LoopForest,
    varies: &'a dyn Fn(Value) -> bool,
    processor: Processor,
}

impl Timer<'_> {
    /// One iteration. The counter and the branch back of a loop inside are instructions like any other.
    fn one(&self, l: Loop, inside: bool) -> u64 {
        let data = &self.forest.loops[l];
        let overhead = if inside { 0 } else { LOOP_OVERHEAD };
        let mut work = u64::from(overhead) * ALWAYS;
        // How often each block is come to: a loop inside counts as its header.
        let mut often = SortedMap::from([(data.header, ALWAYS)]);
        for &block in &data.blocks {
            let times = often.get(&block).copied().unwrap_or(0);
            let inner = self.forest.innermost(block);
            if inner == Some(l) {
                work += times * self.block(l, block);
                self.split(
                    l,
                    times,
                    self.f.blocks[block].terminator.edges(),
                    &mut often,
                );
            } else if let Some(child) = data
                .children
                .iter()
                .copied()
                .find(|&child| self.forest.loops[child].header == block)
            {
                let time = match self.is_closed(child) {
                    true => CLOSED,
                    false => self.inner(child) + self.leaving(child),
                };
                work += times * time;
                let exits = &self.forest.loops[child].exits;
                let share = times / (exits.len() as u64).max(1);
                for (_, to) in exits {
                    *often.entry(*to).or_default() += share;
                }
            }
        }
        work / ALWAYS
    }

    /// A loop inside. Of one that is known to be short, iterations of the loop around overlap, so that its chain is
    /// waited for only as far as it is longer than what is looked ahead.
    fn inner(&self, l: Loop) -> u64 {
        let (work, chain) = (self.one(l, true), self.chain(l));
        let Some(trips) = self.trips(l) else {
            return INNER_TRIPS * work.max(chain);
        };
        let shown = (trips * work).min(LOOK_AHEAD);
        trips * work.max(chain * shown / LOOK_AHEAD)
    }

    /// Whether compilers find what a loop computes without running it: values that step by something that
    /// does not change, and numbers of bits, counted by clearing one after the other.
    fn is_closed(&self, l: Loop) -> bool {
        let data = &self.forest.loops[l];
        let mut insts = data.blocks.iter().flat_map(|&b| &self.f.blocks[b].insts);
        // A bound that is read again and again stays what it is where nothing is written.
        let differs = |inst: &Inst| match &self.f.insts[*inst] {
            data if matches!(data.op, Op::Load(access) if !access.volatile) => {
                !self.is_fixed(l, data.args[0])
            }
            data => data.op.is_access(),
        };
        if !data.children.is_empty() || insts.any(differs) {
            return false;
        }
        let params = self.f.blocks[data.header].params.iter();
        let mut steps = params.enumerate().flat_map(|(n, &phi)| {
            let nexts = self.nexts(data, n);
            nexts.map(move |next| self.is_step(l, phi, next))
        });
        steps.all(|step| step)
    }

    fn is_step(&self, l: Loop, phi: Value, next: Value) -> bool {
        if next == phi {
            return true;
        }
        let fixed = |v: Value| self.is_fixed(l, v);
        let Some(data) = self.view.inst(next) else {
            return false;
        };
        match (&data.op, &data.args[..]) {
            (Op::Binary(BinaryOp::Add, _), &[a, b]) => a == phi && fixed(b) || b == phi && fixed(a),
            (Op::Binary(BinaryOp::Sub, _) | Op::PtrAdd { .. }, &[a, b]) => a == phi && fixed(b),
            // `x & (x - 1)`
            (Op::Binary(BinaryOp::And, _), &[a, b]) => {
                let other = if a == phi { b } else { a };
                (a == phi || b == phi) && other != phi && self.is_step(l, phi, other)
            }
            _ => false,
        }
    }

    /// Whether a value is made before a loop, or is an address or a constant made of such values.
    fn is_fixed(&self, l: Loop, v: Value) -> bool {
        let block = self.view.def_block(v);
        let before = block.is_none_or(|block| !self.forest.contains(l, block));
        before
            || self.is_constant(v)
            || self.view.inst(v).is_some_and(|data| {
                let address = matches!(
                    data.op,
                    Op::PtrAdd { .. } | Op::Field(_) | Op::Convert(_) | Op::GlobalAddr(_)
                );
                address && data.args.iter().all(|&arg| self.is_fixed(l, arg))
            })
    }

    fn is_constant(&self, v: Value) -> bool {
        self.view
            .inst(v)
            .is_some_and(|data| matches!(data.op, Op::Const(_)))
    }

    /// How often a loop inside runs, if that is known: it has one end, in its first block or its last.
    fn trips(&self, l: Loop) -> Option<u64> {
        let data = &self.forest.loops[l];
        let (&[latch], [(exiting, _)]) = (&data.latches[..], &data.exits[..]) else {
            return None;
        };
        let first = *exiting == data.header && *exiting != latch;
        if !first && *exiting != latch {
            return None;
        }
        let (cond, on) = match &self.f.blocks[*exiting].terminator {
            Terminator::Branch { cond, then, .. } => (*cond, self.forest.contains(l, then.block)),
            _ => return None,
        };
        let params = &self.f.blocks[data.header].params;
        let entries = self.view.calls_to(data.header).iter();
        let mut entries = entries.filter(|(from, _)| *from != latch);
        let (Some((_, entry)), None) = (entries.next(), entries.next()) else {
            return None;
        };
        let counters = params.iter().enumerate().filter_map(|(n, &param)| {
            let next = self.nexts(data, n).next()?;
            let start = *entry.args.get(n)?;
            Some(Counter { param, start, next })
        });
        let mut known = counters.filter_map(|counter| known_trips(self.f, counter, cond, on));
        // Where the test comes first, that is how often it is made.
        known
            .next()
            .map(|times| u64::from(times) - u64::from(first))
    }

    /// What a header's parameter becomes at the ends of iterations.
    fn nexts<'s>(&'s self, data: &'s LoopData, n: usize) -> impl Iterator<Item = Value> + 's {
        let calls = self.view.calls_to(data.header).iter();
        let back = calls.filter(|(from, _)| data.latches.contains(from));
        back.filter_map(move |(_, call)| call.args.get(n).copied())
    }

    /// Each way is taken as often as any other; none leaves the loop, which it does but once.
    fn split<'e>(
        &self,
        l: Loop,
        times: u64,
        edges: impl Iterator<Item = &'e BlockCall>,
        often: &mut SortedMap<Block, u64>,
    ) {
        let inside: Vec<Block> = edges
            .map(|edge| edge.block)
            .filter(|&to| self.forest.contains(l, to))
            .collect();
        let share = times / (inside.len() as u64).max(1);
        for to in inside {
            *often.entry(to).or_default() += share;
        }
    }

    fn block(&self, l: Loop, block: Block) -> u64 {
        let data = &self.f.blocks[block];
        let written_out = self.is_written_out(l);
        let insts =
            data.insts
                .iter()
                .map(|&inst| match written_out && self.is_known_there(l, inst) {
                    true => 0,
                    false => u64::from(instruction_on(self.processor, self.f, inst)),
                });
        let stays = |to: Block| to != self.forest.loops[l].header && self.forest.contains(l, to);
        let branch = match &data.terminator {
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => match stays(then.block) && stays(otherwise.block) && (self.varies)(*cond) {
                true => BRANCH,
                false => 1,
            },
            Terminator::Switch { value, .. } if (self.varies)(*value) => BRANCH,
            Terminator::Switch { .. } => 1,
            Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => 0,
        };
        insts.sum::<u64>() + u64::from(branch)
    }

    /// Whether compilers write a loop inside out, as often as it runs.
    fn is_written_out(&self, l: Loop) -> bool {
        let data = &self.forest.loops[l];
        data.parent.is_some()
            && data.children.is_empty()
            && self.trips(l).is_some_and(|trips| trips <= WRITTEN_OUT)
    }

    /// Whether an instruction of such a loop is computed before it, or is known of each iteration: made of what the
    /// loop is given and of its counter, for a number, an address or a test.
    fn is_known_there(&self, l: Loop, inst: Inst) -> bool {
        let mut open: Vec<Inst> = vec![inst];
        let mut steps = 0;
        while let Some(inst) = open.pop() {
            let data = &self.f.insts[inst];
            let whole = match &data.op {
                Op::Const(_) | Op::Convert(_) | Op::PtrAdd { .. } | Op::Field(_) => true,
                Op::ICmp(_) | Op::Binary(..) => {
                    data.args.iter().all(|&arg| self.f.values[arg].ty.is_int())
                }
                _ => false,
            };
            steps += 1;
            if !whole || steps > MOST_FOLLOWED {
                return false;
            }
            for &arg in &data.args {
                let Some(block) = self
                    .view
                    .def_block(arg)
                    .filter(|&b| self.forest.contains(l, b))
                else {
                    continue;
                };
                match self.f.values[arg].def {
                    ValueDef::Result(inst) => open.push(inst),
                    // A counter; what else the loop carries is not known.
                    ValueDef::Param(..) if block != self.forest.loops[l].header => return false,
                    ValueDef::Param(_, n) => {
                        let mut nexts = self.nexts(&self.forest.loops[l], n as usize);
                        if !nexts.all(|next| self.is_step(l, arg, next)) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }

    /// The last iteration of a loop is predicted wrongly if it is another one each time.
    fn leaving(&self, l: Loop) -> u64 {
        let mut exits = self.forest.loops[l].exits.iter();
        let varies = exits.any(|(from, _)| match &self.f.blocks[*from].terminator {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => {
                (self.varies)(*value)
            }
            Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => false,
        });
        LEAVING / 2 * u64::from(varies)
    }

    /// The longest chain of operations from a value of one iteration to the same of the next.
    fn chain(&self, l: Loop) -> u64 {
        let data = &self.forest.loops[l];
        let params = &self.f.blocks[data.header].params;
        let chains = params.iter().enumerate().take(CHAINS).map(|(n, &phi)| {
            let mut known = SortedMap::from([(phi, Some(0))]);
            let nexts = self.nexts(data, n);
            let ends = nexts.filter_map(|next| self.end(l, next, &mut known));
            ends.max().unwrap_or(0)
        });
        chains.max().unwrap_or(0)
    }

    /// When a value is there that depends on what is known; `None`: it does not.
    fn end(&self, l: Loop, value: Value, known: &mut SortedMap<Value, Option<u64>>) -> Option<u64> {
        // Values to be found out, each looked at again when those are known that it needs.
        let mut work = vec![(value, false)];
        while let Some((v, again)) = work.pop() {
            if known.contains_key(&v) && !again {
                continue;
            }
            let (needs, time) = self.needs(l, v);
            if !again && known.len() < MOST_FOLLOWED {
                // Until then; what goes round a loop inside is no part of the chain.
                known.insert(v, None);
                work.push((v, true));
                work.extend(needs.into_iter().map(|need| (need, false)));
                continue;
            }
            let ends = needs
                .iter()
                .filter_map(|need| known.get(need).copied().flatten());
            let end = ends.max().map(|end| end + time);
            known.insert(v, end);
        }
        known.get(&value).copied().flatten()
    }

    /// What a value is computed from in the loop, and how long that takes.
    fn needs(&self, l: Loop, v: Value) -> (Vec<Value>, u64) {
        match self.f.values[v].def {
            ValueDef::Result(inst) => (self.f.insts[inst].args.clone(), latency(self.f, inst)),
            ValueDef::Param(block, n) => {
                let header = self.forest.loops[l].header;
                if block == header || !self.forest.contains(l, block) {
                    return (Vec::new(), 0);
                }
                let calls = self.view.calls_to(block).iter();
                let calls = calls.filter(|(from, _)| self.forest.contains(l, *from));
                let args = calls.filter_map(|(_, call)| call.args.get(n as usize).copied());
                (args.collect(), 0)
            }
        }
    }
}

/// Quarter cycles until the result of an instruction is there.
fn latency(f: &Function, inst: Inst) -> u64 {
    let data = &f.insts[inst];
    let floats = data.result.is_some_and(|r| f.values[r].ty.is_float());
    match &data.op {
        Op::Binary(BinaryOp::FDiv, _) | Op::Unary(UnaryOp::FSqrt) => 48,
        Op::Binary(op, _) if floats => match op {
            BinaryOp::FMin | BinaryOp::FMax | BinaryOp::FCopySign => 4,
            _ => 16,
        },
        Op::Binary(BinaryOp::Mul, _) => 12,
        // Twice what it takes if others are under way; by a constant, a product and more.
        Op::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, _) => {
            (2 * u64::from(instruction(f, inst))).max(20)
        }
        Op::Load(_) | Op::LaneCall(_) | Op::Fma => 16,
        Op::Convert(_) if floats => 16,
        Op::Const(_) | Op::Convert(_) | Op::Field(_) => 0,
        _ => 4,
    }
}
