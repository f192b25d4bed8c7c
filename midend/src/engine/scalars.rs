//! Scalar values of a plan: what the vector code needs from outside the region, by the C variable
//! that holds it or by computing it again from such variables.

use super::sequence::{At, Builder};
use crate::plan::lanewise::lanewise;
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Function, Imm, Inst, Op, Type, Value, ValueDef, Var};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// How deep an expression may be that is computed again.
const DEPTH: u32 = 48;

/// Uniform values of a region as scalars of the plan.
#[derive(Clone, Debug)]
pub struct Scalars<'a> {
    f: &'a Function,
    names: SortedMap<Value, Var>,
    loads: SortedSet<Inst>,
    early_loads: SortedSet<Inst>,
    aliases: SortedMap<Value, Value>,
    memo: SortedMap<Value, (At, PValue)>,
    /// Values that code before the loop makes, in [`At::Before`].
    made: SortedMap<Value, PValue>,
    span: Span,
}

impl<'a> Scalars<'a> {
    /// `names`: the variables and their values where the plan begins. `loads`: those that may be
    /// done before the region once it is known to run; `early_loads`: those that may be done
    /// anyway.
    pub fn new(
        f: &'a Function,
        names: &[(Var, Value)],
        loads: SortedSet<Inst>,
        early_loads: SortedSet<Inst>,
        span: Span,
    ) -> Scalars<'a> {
        let mut by_value = SortedMap::new();
        for &(var, value) in names {
            let info = &f.vars[var];
            // A constant says more than the name of some variable that happens to hold it.
            if !info.name.is_empty()
                && !info.in_memory
                && !f.is_constant(value)
                && !is_undef(f, value)
            {
                by_value.entry(value).or_insert(var);
            }
        }
        Scalars {
            f,
            names: by_value,
            loads,
            early_loads,
            aliases: SortedMap::new(),
            memo: SortedMap::new(),
            made: SortedMap::new(),
            span,
        }
    }

    /// Makes `value` stand for the same as `other`.
    pub fn alias(&mut self, value: Value, other: Value) {
        self.aliases.insert(value, other);
    }

    /// Makes it stand for itself again.
    pub fn unalias(&mut self, value: Value) {
        self.aliases.remove(&value);
    }

    /// Says what a value is that code before the loop has made.
    pub fn make(&mut self, value: Value, made: PValue) {
        self.made.insert(value, made);
    }

    /// The value, if code before the loop has made it.
    pub fn made(&self, value: Value) -> Option<PValue> {
        self.made.get(&value).copied()
    }

    /// The integer constant that a value is.
    pub fn constant(&self, value: Value) -> Option<i64> {
        self.f.constant(value)
    }

    /// Bits of a value.
    pub fn width(&self, value: Value) -> u32 {
        self.f.values[value].ty.bits()
    }

    /// The scalar, if it exists already.
    pub fn known(&self, value: Value) -> Option<PValue> {
        let value = self.aliases.get(&value).copied().unwrap_or(value);
        self.memo.get(&value).map(|m| m.1)
    }

    fn refuse(&self, detail: &str) -> Refusal {
        Refusal::new(Reason::NoName, self.span, detail)
    }

    /// The scalar, computed in `at` or earlier.
    pub fn get(&mut self, b: &mut Builder, at: At, value: Value) -> Result<PValue, Refusal> {
        let at = if at == At::Body { At::Before } else { at };
        self.get_at_depth(b, at, value, 0)
    }

    fn get_at_depth(
        &mut self,
        b: &mut Builder,
        at: At,
        value: Value,
        depth: u32,
    ) -> Result<PValue, Refusal> {
        let value = self.aliases.get(&value).copied().unwrap_or(value);
        if let Some(&(before, p)) = self.memo.get(&value)
            && before <= at
        {
            return Ok(p);
        }
        if let Some(made) = self.made(value).filter(|_| at >= At::Before) {
            return Ok(made);
        }
        let ty = PType::Scalar(self.f.values[value].ty);
        let p = if let Some(&var) = self.names.get(&value) {
            let p = b.inst(at, POp::LiveIn(var), &[], ty);
            b.values[p].hint = Some(self.f.vars[var].name.clone());
            p
        } else {
            if depth > DEPTH {
                return Err(self.refuse("an expression is too deep to be computed again"));
            }
            self.recompute(b, at, value, ty, depth)?
        };
        self.memo.insert(value, (at, p));
        Ok(p)
    }

    fn recompute(
        &mut self,
        b: &mut Builder,
        at: At,
        value: Value,
        ty: PType,
        depth: u32,
    ) -> Result<PValue, Refusal> {
        let ValueDef::Result(inst) = self.f.values[value].def else {
            return Err(self.refuse("a value has no variable that holds it at the loop"));
        };
        let data = &self.f.insts[inst];
        let mut hint = None;
        let op = match &data.op {
            Op::Const(imm) => {
                let PType::Scalar(ty) = ty else {
                    return Err(self.refuse("a constant is no scalar"));
                };
                return Ok(b.constant(at, ty, *imm));
            }
            Op::Undef => return Ok(zero(b, at, self.f.values[value].ty)),
            Op::GlobalAddr(symbol) => {
                hint = Some(self.f.symbols[*symbol].name.clone());
                POp::GlobalAddr(*symbol)
            }
            Op::LocalAddr(var) => {
                hint = Some(self.f.vars[*var].name.clone());
                POp::LocalAddr(*var)
            }
            Op::Field(field) => {
                hint = Some(self.f.fields[*field].name.clone());
                POp::Field(*field)
            }
            Op::PtrAdd { scale } => POp::PtrAdd { scale: *scale },
            Op::Load(access) => {
                let allowed = if at == At::Setup {
                    &self.early_loads
                } else {
                    &self.loads
                };
                if access.volatile || !allowed.contains(&inst) {
                    return Err(self.refuse("a value read from memory has no name at the loop"));
                }
                POp::Load(crate::plan::Lanes::One)
            }
            Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => {
                return Err(self.refuse("the result of a call has no name at the loop"));
            }
            computed => {
                lanewise(computed).ok_or_else(|| self.refuse("a value cannot be computed"))?
            }
        };
        let mut args = Vec::with_capacity(data.args.len());
        for &arg in &data.args {
            args.push(self.get_at_depth(b, at, arg, depth + 1)?);
        }
        if hint.is_none() && matches!(data.op, Op::Load(_) | Op::PtrAdd { .. }) {
            hint = args.first().and_then(|&a| b.values[a].hint.clone());
        }
        let p = b.inst(at, op, &args, ty);
        b.values[p].hint = hint;
        Ok(p)
    }
}

/// Whether a value is that of a variable which has none yet, and must not be read.
fn is_undef(f: &Function, value: Value) -> bool {
    match f.values[value].def {
        ValueDef::Result(inst) => f.insts[inst].op == Op::Undef,
        ValueDef::Param(..) => false,
    }
}

/// Zero of a type.
pub fn zero(b: &mut Builder, at: At, ty: Type) -> PValue {
    let imm = match ty {
        Type::F32 => Imm::F32(0),
        Type::F64 => Imm::F64(0),
        Type::I1 | Type::I8 | Type::I16 | Type::I32 | Type::I64 | Type::Ptr => Imm::Int(0),
    };
    b.constant(at, ty, imm)
}
