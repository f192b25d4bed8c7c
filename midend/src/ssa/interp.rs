//! Interpreter of SSA: the oracle. Its domain is what planners accept; everything else traps.

use super::eval;
use super::world::World;
use super::{Block, BlockCall, Function, InstData, Op, Symbol, Terminator, Type, Value, Var};
use crate::ops::Fused;
use cranelift_entity::SecondaryMap;
use frontend::sorted::SortedMap;

pub use super::eval::Trap;
pub use super::memory::Memory;

/// Run a function on argument bits; `globals` gives symbols their addresses, `limit` bounds the
/// number of instructions and terminators executed. Variables in memory become new objects.
pub fn run(
    f: &Function,
    args: &[u64],
    memory: &mut Memory,
    globals: &SortedMap<Symbol, u64>,
    limit: u64,
) -> Result<Option<u64>, Trap> {
    let (world, mut left) = (World::default(), limit);
    run_in(&world, f, args, memory, globals, (&mut left, 0))
}

/// As [`run`], with calls that reach a world; `left`: the limit, of which the rest is left, and how many
/// calls are around.
pub fn run_in(
    world: &World,
    f: &Function,
    args: &[u64],
    memory: &mut Memory,
    globals: &SortedMap<Symbol, u64>,
    (left, depth): (&mut u64, u32),
) -> Result<Option<u64>, Trap> {
    let entry = f.entry().ok_or_else(|| malformed("no blocks"))?;
    let params = &f.blocks[entry].params;
    if params.len() != args.len() {
        return Err(malformed("wrong number of arguments"));
    }
    let mut machine = Machine {
        f,
        memory,
        world,
        depth,
        left,
        globals,
        locals: SortedMap::new(),
        values: SecondaryMap::new(),
    };
    for (&param, &arg) in params.iter().zip(args) {
        let ty = machine.ty(param)?;
        machine.values[param] = Slot::Bits(eval::mask(ty, arg));
    }
    machine.run(entry)
}

/// Calls inside each other beyond which a run takes too long.
const DEEPEST: u32 = 40;

/// Calls a function of a world: by its name, or by the address that the first operand is.
///
/// # Errors
/// [`Trap::NotModelled`] if there is no such function; what happens in it.
pub(crate) fn call(
    world: &World,
    name: Option<&str>,
    args: &[u64],
    memory: &mut Memory,
    (left, depth): (&mut u64, u32),
) -> Result<Option<u64>, Trap> {
    let (function, args) = world.function(name, args)?;
    if depth >= DEEPEST {
        return Err(Trap::StepLimit);
    }
    let globals = SortedMap::new();
    run_in(world, function, args, memory, &globals, (left, depth + 1))
}

/// What a value holds. An indeterminate value may be carried around but not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Slot {
    #[default]
    Unset,
    Undef,
    Bits(u64),
}

struct Machine<'a> {
    f: &'a Function,
    memory: &'a mut Memory,
    world: &'a World,
    /// Calls around.
    depth: u32,
    /// Instructions that may still be executed.
    left: &'a mut u64,
    globals: &'a SortedMap<Symbol, u64>,
    locals: SortedMap<Var, u64>,
    values: SecondaryMap<Value, Slot>,
}

impl Machine<'_> {
    fn run(&mut self, entry: Block) -> Result<Option<u64>, Trap> {
        let mut block = entry;
        loop {
            let f = self.f;
            let data = f
                .blocks
                .get(block)
                .ok_or_else(|| malformed("no such block"))?;
            for &inst in &data.insts {
                *self.left = self.left.checked_sub(1).ok_or(Trap::StepLimit)?;
                let inst = f.insts.get(inst).ok_or_else(|| malformed("no such inst"))?;
                let slot = self.inst(inst)?;
                if let Some(result) = inst.result {
                    self.values[result] = slot;
                }
            }
            *self.left = self.left.checked_sub(1).ok_or(Trap::StepLimit)?;
            let to = match &data.terminator {
                Terminator::Jump(to) => to,
                Terminator::Branch {
                    cond,
                    then,
                    otherwise,
                } => match self.bits(*cond)? {
                    0 => otherwise,
                    _ => then,
                },
                Terminator::Switch {
                    value,
                    cases,
                    default,
                } => {
                    let n = eval::signed(self.ty(*value)?, self.bits(*value)?);
                    let case = cases.iter().find(|(case, _)| *case == n);
                    case.map_or(default, |(_, to)| to)
                }
                Terminator::Return(value) => return value.map(|v| self.bits(v)).transpose(),
                Terminator::Unreachable => return Err(Trap::Unreachable),
            };
            self.enter(to)?;
            block = to.block;
        }
    }

    /// Assign all parameters at once.
    fn enter(&mut self, to: &BlockCall) -> Result<(), Trap> {
        let target = self.f.blocks.get(to.block);
        let params = &target.ok_or_else(|| malformed("no such block"))?.params;
        if params.len() != to.args.len() {
            return Err(malformed("wrong number of block arguments"));
        }
        let slots: Vec<Slot> = to
            .args
            .iter()
            .map(|&arg| self.slot(arg))
            .collect::<Result<_, _>>()?;
        for (&param, slot) in params.iter().zip(slots) {
            self.values[param] = slot;
        }
        Ok(())
    }

    fn ty(&self, value: Value) -> Result<Type, Trap> {
        let data = self.f.values.get(value);
        Ok(data.ok_or_else(|| malformed("no such value"))?.ty)
    }

    fn slot(&self, value: Value) -> Result<Slot, Trap> {
        match self.values[value] {
            Slot::Unset => Err(malformed(&format!("{value} is used before it is defined"))),
            slot => Ok(slot),
        }
    }

    fn bits(&self, value: Value) -> Result<u64, Trap> {
        match self.slot(value)? {
            Slot::Bits(bits) => Ok(bits),
            Slot::Undef | Slot::Unset => Err(Trap::Undefined),
        }
    }

    fn inst(&mut self, inst: &InstData) -> Result<Slot, Trap> {
        let arg = |n: usize| {
            let arg = inst.args.get(n).copied();
            arg.ok_or_else(|| malformed("operand missing"))
        };
        let ty = match inst.result {
            Some(result) => self.ty(result)?,
            None => Type::I64,
        };
        let bits = match &inst.op {
            Op::Const(imm) => eval::imm(ty, *imm),
            Op::Undef => return Ok(Slot::Undef),
            Op::GlobalAddr(symbol) => {
                let named = || self.world.address(&self.f.symbols.get(*symbol)?.name);
                let address = self.globals.get(symbol).copied().or_else(named);
                address.ok_or_else(|| Trap::NoValue(symbol.to_string()))?
            }
            Op::LocalAddr(var) => self.local(*var)?,
            Op::PtrAdd { scale } => {
                let offset = (self.bits(arg(1)?)? as i64)
                    .checked_mul(*scale)
                    .ok_or(Trap::Overflow)?;
                let base = self.bits(arg(0)?)?;
                base.checked_add_signed(offset).ok_or(Trap::Overflow)?
            }
            Op::Field(field) => {
                let info = self.f.fields.get(*field);
                let offset = info.ok_or_else(|| malformed("no such field"))?.offset;
                let base = self.bits(arg(0)?)?;
                base.checked_add(offset).ok_or(Trap::Overflow)?
            }
            Op::Load(access) | Op::Store(access) if access.volatile => {
                return Err(Trap::NotModelled("volatile access".to_string()));
            }
            Op::Load(_) => self.memory.load(ty, self.bits(arg(0)?)?)?,
            Op::Store(_) => {
                let (address, value) = (self.bits(arg(0)?)?, arg(1)?);
                let (ty, bits) = (self.ty(value)?, self.bits(value)?);
                self.memory.store(ty, address, bits)?;
                0
            }
            Op::Binary(op, overflow) => {
                let (a, b) = (self.bits(arg(0)?)?, self.bits(arg(1)?)?);
                eval::binary(*op, *overflow, ty, a, b)?
            }
            Op::Fma => {
                let bits = |n: usize| self.bits(arg(n)?);
                eval::fused(Fused::MulAdd, ty, [bits(0)?, bits(1)?, bits(2)?])
            }
            Op::Unary(op) => eval::unary(*op, ty, self.bits(arg(0)?)?)?,
            Op::ICmp(cc) => {
                let (a, b) = (arg(0)?, arg(1)?);
                eval::icmp(*cc, self.ty(a)?, self.bits(a)?, self.bits(b)?).into()
            }
            Op::FCmp(cc) => {
                let (a, b) = (arg(0)?, arg(1)?);
                eval::fcmp(*cc, self.ty(a)?, self.bits(a)?, self.bits(b)?).into()
            }
            Op::Select => {
                let taken = if self.bits(arg(0)?)? != 0 { 1 } else { 2 };
                return self.slot(arg(taken)?);
            }
            Op::Convert(op) => {
                let from = arg(0)?;
                eval::convert(*op, self.ty(from)?, ty, self.bits(from)?)?
            }
            Op::Call(_) | Op::LaneCall(_) => {
                let args: Vec<u64> = inst
                    .args
                    .iter()
                    .map(|&arg| self.bits(arg))
                    .collect::<Result<_, _>>()?;
                let name = match &inst.op {
                    Op::Call(Some(symbol)) => self.f.symbols.get(*symbol).map(|s| s.name.as_str()),
                    Op::LaneCall(callee) => self.f.callees.get(*callee).and_then(|c| c.named()),
                    _ => None,
                };
                let left = (&mut *self.left, self.depth);
                match call(self.world, name, &args, self.memory, left)? {
                    Some(bits) => eval::mask(ty, bits),
                    None if inst.result.is_some() => return Ok(Slot::Undef),
                    None => 0,
                }
            }
            Op::Opaque(why) => return Err(Trap::NotModelled(why.clone())),
        };
        Ok(Slot::Bits(bits))
    }

    fn local(&mut self, var: Var) -> Result<u64, Trap> {
        if let Some(&address) = self.locals.get(&var) {
            return Ok(address);
        }
        let no_size = || Trap::NoValue(format!("{var}, whose size is not known"));
        let info = self.f.vars.get(var).ok_or_else(no_size)?;
        let size = info.c_type.bytes().ok_or_else(no_size)?;
        // An object that cannot be made is no object.
        let size = usize::try_from(size).ok().filter(|&s| s <= 1 << 24);
        let address = self.memory.add(vec![0; size.ok_or_else(no_size)?]);
        self.locals.insert(var, address);
        Ok(address)
    }
}

impl super::CType {
    /// Size in bytes, if it is known.
    pub fn bytes(&self) -> Option<u64> {
        match self {
            super::CType::Scalar { ty, .. } => ty.map(|ty| u64::from(ty.bytes())),
            super::CType::Pointer { .. } => Some(8),
            super::CType::Array { bytes, .. } | super::CType::Record { bytes, .. } => *bytes,
            super::CType::Function | super::CType::Other => None,
        }
    }
}

fn malformed(what: &str) -> Trap {
    Trap::Malformed(what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::parse::parse;

    /// Sum of `n` ints, doubling each in place.
    const SUM: &str = r#"function "sum" {
block0(v0: ptr, v1: i32):
  v2: i32 = const 0
  jump block1(v2, v2)
block1(v3: i32, v4: i32):
  v5: i1 = icmp slt v3, v1
  branch v5, block2, block3
block2:
  v6: i64 = sext v3
  v7: ptr = ptradd 4 v0, v6
  v8: i32 = load int v7
  v9: i32 = add.nsw v8, v8
  store int v7, v9
  v10: i32 = add.nsw v4, v8
  v11: i32 = const 1
  v12: i32 = add.nsw v3, v11
  jump block1(v12, v10)
block3:
  return v4
}"#;

    fn sum(words: &[i32], n: u64, limit: u64) -> (Result<Option<u64>, Trap>, Vec<u8>) {
        let f = parse(SUM).unwrap();
        let mut memory = Memory::new();
        let base = memory.add(words.iter().flat_map(|w| w.to_le_bytes()).collect());
        let result = run(&f, &[base, n], &mut memory, &SortedMap::new(), limit);
        (result, memory.object(base).unwrap().to_vec())
    }

    #[test]
    fn a_loop_runs() {
        let (result, bytes) = sum(&[1, -2, 30], 3, 1000);
        assert_eq!(result, Ok(Some(29)));
        assert_eq!(bytes, [2, 0, 0, 0, 0xfc, 0xff, 0xff, 0xff, 60, 0, 0, 0]);
    }

    #[test]
    fn undefined_behaviour_traps() {
        assert!(matches!(
            sum(&[1], 2, 1000).0,
            Err(Trap::OutOfRange { size: 4, .. })
        ));
        assert_eq!(sum(&[i32::MAX], 1, 1000).0, Err(Trap::Overflow));
        assert_eq!(sum(&[1, 2, 3], 3, 10).0, Err(Trap::StepLimit));
    }

    fn run_body(body: &str) -> Result<Option<u64>, Trap> {
        let text = format!(
            "function \"f\" {{\n var0 \"a\": array 8 scalar i32 \"int\", memory\n sym0 \"g\": other\nblock0:\n{body}\n}}"
        );
        run(
            &parse(&text).unwrap(),
            &[],
            &mut Memory::new(),
            &SortedMap::new(),
            100,
        )
    }

    #[test]
    fn what_is_not_modelled_traps() {
        let not = |s: &str| Err(Trap::NotModelled(s.to_string()));
        assert_eq!(run_body("call sym0\n return"), not("call"));
        assert_eq!(run_body("opaque \"asm\"\n return"), not("asm"));
        assert_eq!(run_body("unreachable"), Err(Trap::Unreachable));
        assert_eq!(run_body("v0: i8 = undef\n return v0"), Err(Trap::Undefined));
        assert_eq!(
            run_body("v0: ptr = global sym0\n return v0"),
            Err(Trap::NoValue("sym0".to_string()))
        );
        assert_eq!(
            run_body("v0: ptr = local var0\n v1: i32 = load volatile int v0\n return"),
            not("volatile access")
        );
    }

    #[test]
    fn a_variable_in_memory_is_one_object() {
        let body = "v0: ptr = local var0\n v1: i32 = const 7\n v2: i64 = const 1\n v3: ptr = ptradd 4 v0, v2\n store int v3, v1\n v4: ptr = local var0\n v5: ptr = ptradd 4 v4, v2\n v6: i32 = load int v5\n switch v6 [7: block1], block2\nblock1:\n return v6\nblock2:\n return";
        assert_eq!(run_body(body), Ok(Some(7)));
    }

    #[test]
    fn malformed_functions_trap() {
        let f =
            parse("function \"f\" {\nblock0(v0: i8):\n v1: i8 = add v0\n return v1\n}").unwrap();
        let result = run(&f, &[1], &mut Memory::new(), &SortedMap::new(), 9);
        assert_eq!(result, Err(malformed("operand missing")));
        let result = run(&f, &[], &mut Memory::new(), &SortedMap::new(), 9);
        assert_eq!(result, Err(malformed("wrong number of arguments")));
    }
}
