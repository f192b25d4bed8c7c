//! Interpreter of plans, over the same memory and arithmetic as that of SSA.

mod addresses;
mod calls;
mod groups;
mod lanes;

use super::{GroupOp, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, Plan};
use super::{Rounding, Saturation, shuffles};
use crate::ssa::eval::{self, Trap};
use crate::ssa::memory::Memory;
use crate::ssa::world::World;
use crate::ssa::{BinaryOp, ConvertOp, Overflow, Symbol, Type, Var};
use cranelift_entity::SecondaryMap;
use frontend::sorted::SortedMap;
use groups::group_term;
use lanes::{zip, zip3};

/// Most lanes that are run, so that a short plan cannot ask for all memory.
const MAX_LANES: u32 = 1 << 16;

/// Most bytes of an array, likewise.
const MAX_ARRAY: usize = 1 << 20;

/// What a region finds when it is entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Env {
    /// Bits of C variables that are SSA values.
    pub vars: SortedMap<Var, u64>,
    /// Addresses of C variables in memory.
    pub locals: SortedMap<Var, u64>,
    /// Addresses of symbols.
    pub symbols: SortedMap<Symbol, u64>,
    /// For a vector variant: lanes of the parameters that have a value in each.
    pub params: SortedMap<u32, Vec<u64>>,
    /// For a vector variant with a mask: 1 for lanes that are on.
    pub active: Vec<u64>,
}

/// Run a plan; gives the variables that it assigned. `limit` bounds operations and iterations.
pub fn run(
    plan: &Plan,
    env: &Env,
    memory: &mut Memory,
    limit: u64,
) -> Result<SortedMap<Var, u64>, Trap> {
    let world = World::default();
    let mut machine = Machine::new(plan, env, memory, &world, limit);
    let done = machine.nodes(&plan.body);
    machine.forget_arrays();
    done.map(|()| machine.assigned)
}

/// Run the plan of a vector variant; gives the lanes that it returns. `world`: what calls reach.
pub fn run_variant(
    plan: &Plan,
    env: &Env,
    memory: &mut Memory,
    world: &World,
    limit: u64,
) -> Result<Vec<u64>, Trap> {
    let mut machine = Machine::new(plan, env, memory, world, limit);
    let done = machine.nodes(&plan.body);
    machine.forget_arrays();
    done.map(|()| machine.returned)
}

struct Machine<'a> {
    plan: &'a Plan,
    env: &'a Env,
    memory: &'a mut Memory,
    world: &'a World,
    /// Bits of each lane; scalars have one, values not yet computed none.
    values: SecondaryMap<PValue, Vec<u64>>,
    assigned: SortedMap<Var, u64>,
    returned: Vec<u64>,
    /// The loop around is being left, with these results.
    leaving: Option<Vec<Vec<u64>>>,
    left: u64,
    /// Objects that are gone when the plan ends.
    arrays: Vec<u64>,
}

impl<'a> Machine<'a> {
    fn new(
        plan: &'a Plan,
        env: &'a Env,
        memory: &'a mut Memory,
        world: &'a World,
        limit: u64,
    ) -> Machine<'a> {
        Machine {
            plan,
            env,
            memory,
            world,
            values: SecondaryMap::new(),
            assigned: SortedMap::new(),
            returned: Vec::new(),
            leaving: None,
            left: limit,
            arrays: Vec::new(),
        }
    }

    /// Ends the plan's own objects.
    fn forget_arrays(&mut self) {
        for base in std::mem::take(&mut self.arrays) {
            self.memory.remove(base);
        }
    }

    fn step(&mut self) -> Result<(), Trap> {
        self.left = self.left.checked_sub(1).ok_or(Trap::StepLimit)?;
        Ok(())
    }

    fn nodes(&mut self, nodes: &[Node]) -> Result<(), Trap> {
        for node in nodes {
            self.step()?;
            match node {
                Node::Inst(inst) => self.inst(inst)?,
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    let taken = self.scalar(*cond)? != 0;
                    self.nodes(if taken { then } else { otherwise })?;
                    if self.leaving.is_some() {
                        return Ok(());
                    }
                    for r in results {
                        let from = if taken { r.then } else { r.otherwise };
                        self.values[r.value] = self.lanes(from)?.to_vec();
                    }
                }
                Node::Loop(data) => self.loop_node(data)?,
            }
        }
        Ok(())
    }

    fn loop_node(&mut self, data: &LoopNode) -> Result<(), Trap> {
        self.carry(data, true)?;
        match &data.control {
            &LoopControl::Counted {
                counter,
                start,
                end,
                step,
            } => {
                let start = start.map_or(Ok(0), |start| self.scalar(start))?;
                let end = self.scalar(end)?;
                let masked = data.widened.is_some_and(|widened| widened.masked);
                let whole = start <= end && start.checked_rem(step) == Some(0);
                let whole = whole && (masked || end.checked_rem(step) == Some(0));
                if step == 0 || !whole && data.results.is_empty() {
                    return Err(malformed("a loop does not end at its end"));
                }
                let mut k = start;
                while k < end {
                    self.values[counter] = vec![k];
                    if self.is_left_in_iteration(data)? {
                        return Ok(());
                    }
                    self.carry(data, false)?;
                    k = k.checked_add(step).ok_or(Trap::Overflow)?;
                }
            }
            &LoopControl::While { cond } => loop {
                if self.is_left_in_iteration(data)? {
                    return Ok(());
                }
                let again = self.scalar(cond)? != 0;
                self.carry(data, false)?;
                if !again {
                    break;
                }
            },
            LoopControl::Copies { copy, count, each } => {
                for k in 0..*count {
                    self.step()?;
                    self.values[*copy] = vec![u64::from(k)];
                    let one = |of: &[PValue]| {
                        let value = of.get(k as usize).copied();
                        value.ok_or_else(|| malformed("a copy has no value"))
                    };
                    for each in each {
                        self.values[each.value] = self.lanes(one(&each.before)?)?.to_vec();
                    }
                    self.nodes(&data.body)?;
                    for each in each {
                        self.values[one(&each.after)?] = self.lanes(each.next)?.to_vec();
                    }
                    self.carry(data, false)?;
                }
            }
        }
        for result in &data.results {
            self.values[result.value] = self.lanes(result.otherwise)?.to_vec();
        }
        Ok(())
    }

    /// Does an iteration of a loop; whether it is left there, and then has its results.
    fn is_left_in_iteration(&mut self, data: &LoopNode) -> Result<bool, Trap> {
        self.step()?;
        self.nodes(&data.body)?;
        let left = self.leaving.take();
        let given = data.results.iter().zip(left.iter().flatten());
        given.for_each(|(result, lanes)| self.values[result.value] = lanes.clone());
        Ok(left.is_some())
    }

    /// Set all carried values at once.
    fn carry(&mut self, data: &LoopNode, entry: bool) -> Result<(), Trap> {
        let mut new = Vec::with_capacity(data.carried.len());
        for c in &data.carried {
            let from = if entry { c.init } else { c.next };
            new.push(self.lanes(from)?.to_vec());
        }
        for (c, lanes) in data.carried.iter().zip(new) {
            self.values[c.value] = lanes;
        }
        Ok(())
    }

    fn lanes(&self, value: PValue) -> Result<&[u64], Trap> {
        match self.values[value].as_slice() {
            [] => Err(malformed("a value is used before it is defined")),
            lanes => Ok(lanes),
        }
    }

    fn scalar(&self, value: PValue) -> Result<u64, Trap> {
        match self.lanes(value)? {
            [bits] => Ok(*bits),
            _ => Err(malformed("a vector where a scalar is expected")),
        }
    }

    /// Element type and number of lanes; masks have elements `I1`.
    fn shape(&self, value: PValue) -> Result<(Type, usize), Trap> {
        let (ty, lanes) = match self.plan.values.get(value).map(|data| data.ty) {
            Some(PType::Scalar(ty)) => (ty, 1),
            Some(PType::Vector(ty, lanes)) => (ty, lanes),
            Some(PType::Mask { lanes, .. }) => (Type::I1, lanes),
            None => return Err(malformed("no such value")),
        };
        match lanes <= MAX_LANES {
            true => Ok((ty, lanes as usize)),
            false => Err(malformed("too many lanes")),
        }
    }

    fn inst(&mut self, inst: &PInst) -> Result<(), Trap> {
        let arg = |n: usize| {
            let arg = inst.args.get(n).copied();
            arg.ok_or_else(|| malformed("operand missing"))
        };
        match inst.op {
            POp::Assign(var) => {
                let bits = self.scalar(arg(0)?)?;
                self.assigned.insert(var, bits);
            }
            POp::Return => self.returned = self.lanes(arg(0)?)?.to_vec(),
            POp::Leave => {
                let results = inst.args.iter();
                let results = results.map(|&arg| self.lanes(arg).map(<[u64]>::to_vec));
                self.leaving = Some(results.collect::<Result<_, Trap>>()?);
            }
            POp::Store(how) => {
                let (ty, count) = self.shape(arg(1)?)?;
                let addresses = self.addresses(inst, how, ty, count, 2)?;
                self.store_lanes(arg(1)?, addresses)?;
            }
            POp::Scatter { scale } => {
                let (_, count) = self.shape(arg(2)?)?;
                let addresses = self.indexed(inst, scale, count, 3)?;
                self.store_lanes(arg(2)?, addresses)?;
            }
            POp::CompressStore => self.store_lanes(arg(1)?, self.compressed(inst)?)?,
            POp::Array(ty, len, first) => {
                let result = inst.result.ok_or_else(|| malformed("no result"))?;
                let bytes = u64::from(ty.bytes()) * u64::from(len);
                let bytes = usize::try_from(bytes).ok().filter(|&n| n <= MAX_ARRAY);
                let bytes = bytes.ok_or_else(|| malformed("too large an array"))?;
                let base = self.memory.add(vec![first.byte(); bytes]);
                self.arrays.push(base);
                self.values[result] = vec![base];
            }
            POp::Variant { callee, .. } | POp::CallEach { callee, .. } => {
                let lanes = self.calls(inst, callee)?;
                if let Some(result) = inst.result {
                    self.values[result] = lanes;
                }
            }
            _ => {
                let result = inst.result.ok_or_else(|| malformed("no result"))?;
                let lanes = self.compute(inst, result)?;
                if lanes.len() != self.shape(result)?.1 {
                    return Err(malformed("wrong number of lanes"));
                }
                self.values[result] = lanes;
            }
        }
        Ok(())
    }

    fn compute(&self, inst: &PInst, result: PValue) -> Result<Vec<u64>, Trap> {
        let (ty, count) = self.shape(result)?;
        let arg = |n: usize| {
            let arg = inst.args.get(n).copied();
            arg.ok_or_else(|| malformed("operand missing"))
        };
        let lane = |n: usize| self.lanes(arg(n)?);
        let one = |bits: u64| Ok(vec![bits]);
        match inst.op {
            POp::LiveIn(var) => one(known(self.env.vars.get(&var), var)?),
            POp::LocalAddr(var) => one(known(self.env.locals.get(&var), var)?),
            POp::GlobalAddr(symbol) => {
                let named = || self.world.address(&self.plan.symbols.get(symbol)?.name);
                let address = self.env.symbols.get(&symbol).copied().or_else(named);
                one(known(address.as_ref(), symbol)?)
            }
            POp::Param(n) => match self.env.params.get(&n) {
                Some(lanes) => Ok(lanes.clone()),
                None => Err(Trap::NoValue(format!("parameter {n}"))),
            },
            POp::Active => Ok(self.env.active.clone()),
            POp::Const(imm) => one(eval::imm(ty, imm)),
            POp::PtrAdd { scale } => {
                let offset = (self.scalar(arg(1)?)? as i64).checked_mul(scale);
                let address = self
                    .scalar(arg(0)?)?
                    .checked_add_signed(offset.ok_or(Trap::Overflow)?);
                one(address.ok_or(Trap::Overflow)?)
            }
            POp::Field(field) => {
                let info = self.plan.fields.get(field);
                let offset = info.ok_or_else(|| malformed("no such field"))?.offset;
                let address = self.scalar(arg(0)?)?.checked_add(offset);
                one(address.ok_or(Trap::Overflow)?)
            }
            POp::Binary(op) => zip(lane(0)?, lane(1)?, |a, b| {
                eval::binary(op, Overflow::Wraps, ty, a, b)
            }),
            POp::Unary(op) => lane(0)?.iter().map(|&a| eval::unary(op, ty, a)).collect(),
            POp::ICmp(cc) => {
                let (ty, _) = self.shape(arg(0)?)?;
                zip(lane(0)?, lane(1)?, |a, b| {
                    Ok(eval::icmp(cc, ty, a, b).into())
                })
            }
            POp::FCmp(cc) => {
                let (ty, _) = self.shape(arg(0)?)?;
                zip(lane(0)?, lane(1)?, |a, b| {
                    Ok(eval::fcmp(cc, ty, a, b).into())
                })
            }
            POp::UnorderedFCmp(cc) => {
                let (ty, _) = self.shape(arg(0)?)?;
                zip(lane(0)?, lane(1)?, |a, b| {
                    Ok((!eval::fcmp(cc.inverted(), ty, a, b)).into())
                })
            }
            POp::Select => zip3(
                [lane(0)?, lane(1)?, lane(2)?],
                |[m, a, b]| {
                    if m != 0 { a } else { b }
                },
            ),
            POp::Convert(op) => {
                let (from, _) = self.shape(arg(0)?)?;
                let convert = |&a: &u64| eval::convert(op, from, ty, a);
                lane(0)?.iter().map(convert).collect()
            }
            POp::ShiftBy(op) => {
                let by = self.scalar(arg(1)?)? % u64::from(ty.bits());
                let shift = |&a: &u64| eval::binary(op, Overflow::Wraps, ty, a, by);
                lane(0)?.iter().map(shift).collect()
            }
            POp::Fused(fused) => zip3([lane(0)?, lane(1)?, lane(2)?], |of| {
                eval::fused(fused, ty, of)
            }),
            POp::Average(rounding) => zip(lane(0)?, lane(1)?, |a, b| {
                let up = u128::from(rounding == Rounding::Up);
                Ok(((u128::from(a) + u128::from(b) + up) / 2) as u64)
            }),
            POp::Saturate(to) => {
                let (from, _) = self.shape(arg(0)?)?;
                let half = 1i128 << (ty.bits() - 1);
                let (least, most) = match to {
                    Saturation::Signed => (-half, half - 1),
                    Saturation::Unsigned => (0, 2 * half - 1),
                };
                let signed = |a: u64| eval::convert(ConvertOp::SExt, from, Type::I64, a);
                let clamp = |&a: &u64| {
                    let value = if from == Type::I64 { a } else { signed(a)? };
                    let clamped = i128::from(value as i64).clamp(least, most);
                    Ok(eval::mask(ty, clamped as u64))
                };
                lane(0)?.iter().map(clamp).collect()
            }
            POp::Splat => Ok(vec![self.scalar(arg(0)?)?; count]),
            POp::Build => inst.args.iter().map(|&lane| self.scalar(lane)).collect(),
            POp::Iota => Ok((0..count as u64).map(|k| eval::mask(ty, k)).collect()),
            POp::ReadBlock(how) => self.read_block(inst, how, ty, count),
            POp::Hide => one(self.scalar(arg(0)?)?),
            POp::Load(how) => self.read(ty, self.addresses(inst, how, ty, count, 1)?),
            POp::Gather { scale } => self.read(ty, self.indexed(inst, scale, count, 2)?),
            POp::SumGroups(op) => {
                let (from, lanes) = self.shape(arg(0)?)?;
                if count == 0 || lanes % count != 0 {
                    return Err(malformed("lanes that make no groups"));
                }
                let second = lane(op.operands() - 1)?;
                let terms = zip(lane(0)?, second, |a, b| group_term(op, from, ty, a, b))?;
                let add = |a: u64, &b: &u64| eval::binary(BinaryOp::Add, Overflow::Wraps, ty, a, b);
                let groups = terms.chunks(lanes / count);
                groups.map(|group| group.iter().try_fold(0, add)).collect()
            }
            POp::Dot => {
                let (from, _) = self.shape(arg(0)?)?;
                let product = |x, p| group_term(GroupOp::Product, from, ty, x, p);
                let (first, second) = (
                    zip(lane(0)?, lane(2)?, product)?,
                    zip(lane(1)?, lane(3)?, product)?,
                );
                zip(&first, &second, |a, b| {
                    eval::binary(BinaryOp::Add, Overflow::Wraps, ty, a, b)
                })
            }
            POp::Reduce(op) => {
                let lanes = lane(0)?;
                let fold = |a, &b| eval::binary(op.binary(), Overflow::Wraps, ty, a, b);
                one(lanes[1..].iter().try_fold(lanes[0], fold)?)
            }
            POp::ReduceOrdered(op) => {
                let fold = |a, &b| eval::binary(op.binary(), Overflow::Wraps, ty, a, b);
                one(lane(1)?.iter().try_fold(self.scalar(arg(0)?)?, fold)?)
            }
            POp::Extract(n) => {
                let bits = lane(0)?.get(n as usize).copied();
                one(bits.ok_or_else(|| malformed("no such lane"))?)
            }
            POp::Reverse
            | POp::Permute(_)
            | POp::Zip(_)
            | POp::Unzip(_)
            | POp::ZipBlocks(_)
            | POp::Unzip3(_)
            | POp::Zip3(_)
            | POp::Concat
            | POp::Split(_)
            | POp::Splice
            | POp::MaskResize => {
                let all: Result<Vec<&[u64]>, Trap> = (0..inst.args.len()).map(lane).collect();
                let lanes = shuffles::moved(&inst.op, ty, &all?);
                lanes.ok_or_else(|| malformed("operands of different lanes"))
            }
            POp::Any => one(lane(0)?.iter().any(|&m| m != 0).into()),
            POp::All => one(lane(0)?.iter().all(|&m| m != 0).into()),
            POp::Several => one((lane(0)?.iter().filter(|&&m| m != 0).count() > 1).into()),
            POp::CountOn => one(lane(0)?.iter().filter(|&&m| m != 0).count() as u64),
            POp::FirstOn => {
                let masks = inst.args.iter().map(|&arg| self.lanes(arg));
                let masks: Vec<&[u64]> = masks.collect::<Result<_, Trap>>()?;
                let first = masks.concat().iter().position(|&m| m != 0);
                one(first.ok_or_else(|| malformed("no lane is on"))? as u64)
            }
            POp::ExtractAt => {
                let at = usize::try_from(self.scalar(arg(1)?)?).ok();
                let bits = at.and_then(|at| lane(0).ok()?.get(at).copied());
                one(bits.ok_or_else(|| malformed("no such lane"))?)
            }
            POp::Variant { .. } | POp::CallEach { .. } => Err(malformed("a call is no operation")),
            POp::Assign(_)
            | POp::Return
            | POp::Leave
            | POp::Store(_)
            | POp::Scatter { .. }
            | POp::CompressStore
            | POp::Array(..) => Err(malformed("an effect has no result")),
        }
    }
}

fn known(bits: Option<&u64>, what: impl std::fmt::Display) -> Result<u64, Trap> {
    bits.copied().ok_or_else(|| Trap::NoValue(what.to_string()))
}

fn malformed(what: &str) -> Trap {
    Trap::Malformed(what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;
    use cranelift_entity::EntityRef;

    fn run_body(body: &str, bytes: Vec<u8>) -> (Result<SortedMap<Var, u64>, Trap>, Vec<u8>) {
        let text = format!(
            "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {{\n var0 \"p\": other\n var1 \"r\": other\n{body}\n}}"
        );
        let plan = parse(&text).unwrap();
        assert_eq!(verify(&plan), Ok(()));
        let mut memory = Memory::new();
        let base = memory.add(bytes);
        let env = Env {
            vars: [(Var::new(0), base)].into(),
            ..Env::default()
        };
        let result = run(&plan, &env, &mut memory, 1000);
        (result, memory.object(base).unwrap().to_vec())
    }

    fn result(body: &str, bytes: Vec<u8>) -> Result<u64, Trap> {
        run_body(body, bytes).0.map(|vars| vars[&Var::new(1)])
    }

    #[test]
    fn masked_lanes_are_not_accessed() {
        let body = "p0: ptr = livein var0\np1: i8x4 = iota\np2: i8 = const 2\np3: i8x4 = splat p2\np4: mask8x4 = icmp ult p1, p3\np5: i8x4 = load consecutive p0, p4\np6: i8x4 = add p5, p3\nstore consecutive p0, p6, p4\np7: i8 = reduce add p5\nassign var1 p7";
        let (vars, bytes) = run_body(body, vec![10, 20]);
        assert_eq!(vars, Ok([(Var::new(1), 30)].into()));
        assert_eq!(bytes, [12, 22]);
        let open = body.replace("p0, p4", "p0");
        assert!(matches!(
            result(&open, vec![1, 2]),
            Err(Trap::OutOfRange { .. })
        ));
    }

    #[test]
    fn lanes_lie_anywhere() {
        let body = "p0: ptr = livein var0\np1: i64 = const 4\np2: ptr = ptradd 1 p0, p1\np3: i8x4 = load consecutive p0\np4: i32x4 = sext p3\np5: i16x4 = gather 2 p2, p4";
        let gathered = |lane: u32, bytes: Vec<u8>| {
            let body = format!("{body}\np6: i16 = extract {lane} p5\nassign var1 p6");
            result(&body, bytes)
        };
        let bytes = vec![0xff, 1, 0, 0xfe, 0x10, 0x20, 0x30, 0x40];
        let lanes = [0, 1, 2, 3].map(|lane| gathered(lane, bytes.clone()));
        assert_eq!(lanes, [Ok(0xfe00), Ok(0x4030), Ok(0x2010), Ok(0x01ff)]);
        for index in [2, 0xfd] {
            let bytes = vec![0, 0, 0, index, 1, 2, 3, 4];
            assert!(matches!(gathered(0, bytes), Err(Trap::OutOfRange { .. })));
        }
    }

    #[test]
    fn lanes_that_are_off_are_not_touched_anywhere() {
        // Lanes whose index is not below 9 are off.
        let body = "p0: ptr = livein var0\np1: i8x4 = load consecutive p0\np2: i64x4 = sext p1\np3: i8 = const 9\np4: i8x4 = splat p3\np5: mask8x4 = icmp ult p1, p4\np6: i8x4 = gather 1 p0, p2, p5\np7: i8x4 = iota\np8: i8x4 = add p6, p7\nscatter 1 p0, p2, p8, p5";
        let (vars, bytes) = run_body(body, vec![4, 100, 4, 5, 30, 60, 70]);
        assert_eq!(vars, Ok(SortedMap::new()));
        // Of lanes 0 and 2, which write one byte, the later one stays.
        assert_eq!(bytes, [4, 100, 4, 5, 32, 63, 70]);
        let (open, _) = run_body(&body.replace("p8, p5", "p8"), vec![4, 100, 4, 5, 30, 60]);
        assert!(matches!(open, Err(Trap::OutOfRange { .. })));
        let (far, _) = run_body(
            &body.replace("scatter 1", "scatter 4611686018427387904"),
            vec![4; 6],
        );
        assert_eq!(far, Err(Trap::Overflow));
    }

    #[test]
    fn arrays_begin_as_zeros_and_end_with_the_plan() {
        let body = "p0: ptr = array i8 8\np1: i64 = const 4\np2: ptr = ptradd 1 p0, p1\np3: i8x4 = iota\nstore consecutive p2, p3\np4: i8x4 = load consecutive p0\np5: i8x4 = load consecutive p2\np6: i8x4 = add p4, p5\np7: i8 = reduce add p6\nassign var1 p7";
        let (vars, bytes) = run_body(body, vec![9]);
        assert_eq!((vars, bytes), (Ok([(Var::new(1), 6)].into()), vec![9]));
        let outside = body.replace("array i8 8", "array i8 7");
        assert!(matches!(
            result(&outside, vec![]),
            Err(Trap::OutOfRange { .. })
        ));
        let large = body.replace("array i8 8", "array i64 4000000000");
        assert_eq!(result(&large, vec![]), Err(malformed("too large an array")));
        let text = format!(
            "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {{\n var0 \"p\": other\n var1 \"r\": other\n{body}\n}}"
        );
        let plan = parse(&text).unwrap();
        let mut memory = Memory::new();
        run(&plan, &Env::default(), &mut memory, 99).unwrap();
        assert_eq!(memory.objects().count(), 0);
        assert_eq!(parse(&plan.to_string()).unwrap(), plan);
    }

    #[test]
    fn a_loop_that_is_left_has_what_it_had_before_the_iteration() {
        let body = "p0: i64 = const 8\np1: i64 = const 5\nfor p2: i64 below p0 step 2 carry [p3: i64 = p0 then p4] {\np5: i1 = icmp ugt p2, p1\nif p5 seldom {\nleave p2\n}\np4: i64 = add p3, p2\n} gives [p6: i64 or p0]\np7: i64 = shl p6, p1\np8: i64 = add p7, p3\nassign var1 p8";
        assert_eq!(result(body, vec![]), Ok((6 << 5) + 8 + 2 + 4));
        let stays = body.replace("const 5", "const 9");
        assert_eq!(result(&stays, vec![]), Ok((8 << 9) + 8 + 2 + 4 + 6));
    }

    #[test]
    fn blocks_may_reach_out_of_an_object() {
        let body = "p0: ptr = livein var0\np1: ptr = hide p0\np2: i8x4 = readblock consecutive p1\np3: i8 = extract 1 p2\nassign var1 p3";
        let (vars, _) = run_body(body, vec![1, 2]);
        assert_eq!(vars, Ok([(Var::new(1), 2)].into()));
    }

    #[test]
    fn absurd_plans_trap() {
        let text = "plan \"f\" function vf 4000000000 reg 128 cost 1 percent 1 {\np0: i8x4000000000 = iota\n}";
        let plan = parse(text).unwrap();
        let result = run(&plan, &Env::default(), &mut Memory::new(), 9);
        assert_eq!(result, Err(malformed("too many lanes")));
    }

    #[test]
    fn lanes_run_backwards() {
        let body = "p0: ptr = livein var0\np1: i64 = const 3\np2: ptr = ptradd 1 p0, p1\np3: i8x4 = load reversed p2\np4: i8x4 = reverse p3\nstore reversed p2, p4\np5: i8 = extract 0 p3\nassign var1 p5";
        let (vars, bytes) = run_body(body, vec![1, 2, 3, 4]);
        assert_eq!(vars, Ok([(Var::new(1), 4)].into()));
        assert_eq!(bytes, [4, 3, 2, 1]);
    }

    #[test]
    fn loops_carry_values_and_ifs_choose() {
        let body = "p0: i64 = const 8\np1: i64 = const 0\np2: i64 = const 1\nfor p3: i64 below p0 step 4 carry [p4: i64 = p1 then p5, p6: i64 = p2 then p4] {\np5: i64 = add p4, p3\n}\ndo carry [p7: i64 = p4 then p8] {\np8: i64 = add p7, p2\np9: i1 = icmp ult p8, p0\n} while p9\np10: i1 = icmp eq p7, p0\nif p10 {\np11: i64 = add p7, p6\n} gives [p12: i64 = p11 or p1]\nassign var1 p12";
        assert_eq!(result(body, vec![]), Ok(8));
        let open = body.replace("step 4", "step 3");
        let trap = malformed("a loop does not end at its end");
        assert_eq!(result(&open, vec![]), Err(trap.clone()));
        let later = |start: u32| {
            let text = format!("p13: i64 = const {start}\n{body}");
            result(&text.replace("i64 below", "i64 from p13 below"), vec![])
        };
        assert_eq!((later(0), later(4), later(8)), (Ok(8), Ok(8), Ok(9)));
        assert_eq!(later(12), Err(trap.clone()));
        assert_eq!(later(2), Err(trap));
        let endless = body.replace("ult p8, p0", "eq p0, p0");
        assert_eq!(result(&endless, vec![]), Err(Trap::StepLimit));
    }

    #[test]
    fn masks_and_ordered_folds() {
        let body = "p0: f32 = const f32 1.5\np1: f32x4 = splat p0\np2: f32 = reduce.ordered fadd p0, p1\np3: mask32x4 = fcmp ge p1, p1\np4: mask64x4 = maskresize p3\np5: i1 = all p4\np6: i32x4 = zext p3\np7: i32 = reduce add p6\np8: f32 = sitof p7\np9: f32 = select p5, p2, p8\np10: f32 = fadd p9, p8\nassign var1 p10";
        assert_eq!(result(body, vec![]), Ok(u64::from(11.5f32.to_bits())));
    }

    #[test]
    fn averages_do_not_overflow_and_lanes_saturate() {
        let averaged = |what: &str, lane: u32| {
            let body = format!(
                "p0: ptr = livein var0\np1: i8x4 = load consecutive p0\np2: i8x4 = reverse p1\np3: i8x4 = average {what} p1, p2\np4: i8 = extract {lane} p3\nassign var1 p4"
            );
            result(&body, vec![255, 3, 4, 254])
        };
        assert_eq!((averaged("up", 0), averaged("down", 0)), (Ok(255), Ok(254)));
        assert_eq!((averaged("up", 1), averaged("down", 1)), (Ok(4), Ok(3)));
        let saturated = |to: &str, lane: u32| {
            let body = format!(
                "p0: ptr = livein var0\np1: i16x4 = load consecutive p0\np2: i8x4 = saturate {to} p1\np3: i8 = extract {lane} p2\nassign var1 p3"
            );
            result(&body, vec![255, 255, 200, 0, 44, 1, 0, 128])
        };
        let all = |to: &str| [0, 1, 2, 3].map(|lane| saturated(to, lane).unwrap_or(999));
        assert_eq!(all("signed"), [255, 127, 127, 128]);
        assert_eq!(all("unsigned"), [0, 200, 255, 0]);
    }

    #[test]
    fn products_are_summed_in_wider_lanes() {
        let body = "p0: ptr = livein var0\np1: i8x4 = load consecutive p0\np2: i8x4 = reverse p1\np3: i16x4 = dot p1, p2, p1, p1\np4: i16 = extract 0 p3\np5: i16 = extract 1 p3\np6: i16 = sub p4, p5\nassign var1 p6";
        // -128 * -128 * 2 does not fit 16 bits; 5 * 5 + -7 * 5 is negative.
        let bytes = vec![128, 5, 249, 128];
        assert_eq!(result(body, bytes), Ok(0x8000 + 10));
    }

    #[test]
    fn groups_are_summed_in_wider_lanes() {
        let sum = |op: &str, args: &str, to: &str| {
            let body = format!(
                "p0: ptr = livein var0\np1: i8x4 = load consecutive p0\np2: i8x4 = reverse p1\np3: i{to} = sumgroups {op} {args}\np4: i{} = extract 1 p3\nassign var1 p4",
                to.split('x').next().unwrap_or_default()
            );
            result(&body, vec![3, 250, 128, 128])
        };
        assert_eq!(sum("unsigned", "p1", "16x2"), Ok(256));
        assert_eq!(sum("signed", "p1", "16x2"), Ok(0xff00));
        assert_eq!(sum("distance", "p1, p2", "16x2"), Ok(122 + 125));
        let product = -128 * -6 + -128 * 3;
        assert_eq!(sum("product", "p1, p2", "16x2"), Ok(product as u64));
    }
}
