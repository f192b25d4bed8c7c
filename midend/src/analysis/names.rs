//! How values and addresses are shown to the user: as the C he wrote, as far as SSA tells.

use super::loop_view::LoopView;
use crate::ssa::{BinaryOp, CType, ConvertOp, Imm, Op, Value, ValueDef, Var};
use cranelift_entity::EntityRef;

/// Nested expressions beyond this are not shown.
const MAX_DEPTH: u32 = 12;

/// A variable's name.
pub(crate) fn variable(view: &LoopView<'_>, var: Var) -> String {
    match view.f.vars.get(var) {
        Some(info) if !info.name.is_empty() => info.name.clone(),
        _ => "a value".to_string(),
    }
}

/// A value as C, without quotes; `None` if there is no short way to say it.
pub(crate) fn value(view: &LoopView<'_>, v: Value) -> Option<String> {
    expr(view, v, MAX_DEPTH)
}

/// The object at an address (`y[i - 1]`), quoted, or a description.
pub(crate) fn place(view: &LoopView<'_>, address: Value) -> String {
    match lvalue_of(view, address) {
        Some(text) => format!("`{text}`"),
        None => "a memory access".to_string(),
    }
}

/// The object at an address, without quotes, if there is a short way to say it.
pub(crate) fn lvalue_of(view: &LoopView<'_>, address: Value) -> Option<String> {
    lvalue(view, address, MAX_DEPTH)
}

fn named(view: &LoopView<'_>, v: Value) -> Option<String> {
    let of = |var: Var| {
        let info = view.f.vars.get(var)?;
        (!info.name.is_empty()).then(|| info.name.clone())
    };
    let phi = view.site.phis.iter().find(|(p, _)| *p == v);
    if let Some((_, var)) = phi {
        return of(*var);
    }
    if let ValueDef::Param(block, n) = view.f.values[v].def
        && block.index() == 0
    {
        let info = view.f.vars.values().find(|i| i.param == Some(n))?;
        return (!info.name.is_empty()).then(|| info.name.clone());
    }
    let entry = view.site.entry.iter().find(|(_, e)| *e == v);
    let constant = view.inst(v).is_some_and(|i| matches!(i.op, Op::Const(_)));
    entry.filter(|_| !constant).and_then(|(var, _)| of(*var))
}

fn expr(view: &LoopView<'_>, v: Value, depth: u32) -> Option<String> {
    if let Some(name) = named(view, v) {
        return Some(name);
    }
    let depth = depth.checked_sub(1)?;
    let inst = view.inst(v)?;
    let arg = |n: usize| inst.args.get(n).copied();
    match &inst.op {
        Op::Const(Imm::Int(c)) => Some(c.to_string()),
        Op::GlobalAddr(_) | Op::LocalAddr(_) => {
            let object = object(view, v)?;
            match object.1 {
                true => Some(object.0),
                false => Some(format!("&{}", object.0)),
            }
        }
        Op::Load(_) => lvalue(view, arg(0)?, depth),
        // A member that is an array stands for its first element.
        Op::Field(field) => {
            let text = lvalue(view, v, depth)?;
            match view.f.fields.get(*field)?.c_type {
                CType::Array { .. } => Some(text),
                _ => Some(format!("&{text}")),
            }
        }
        Op::Convert(ConvertOp::SExt | ConvertOp::ZExt | ConvertOp::Trunc) => {
            expr(view, arg(0)?, depth)
        }
        Op::Binary(op, _) => {
            let sign = match op {
                BinaryOp::Add => "+",
                BinaryOp::Sub => "-",
                BinaryOp::Mul => "*",
                _ => return None,
            };
            let left = operand(view, arg(0)?, *op, depth)?;
            let constant = view.constant(arg(1)?);
            match constant {
                Some(c) if c < 0 && *op == BinaryOp::Add => {
                    Some(format!("{left} - {}", c.unsigned_abs()))
                }
                _ => Some(format!(
                    "{left} {sign} {}",
                    operand(view, arg(1)?, *op, depth)?
                )),
            }
        }
        Op::PtrAdd { .. } => {
            let (base, index) = (expr(view, arg(0)?, depth)?, arg(1)?);
            match view.constant(index) {
                Some(0) => Some(base),
                Some(c) if c < 0 => Some(format!("{base} - {}", c.unsigned_abs())),
                _ => Some(format!("{base} + {}", expr(view, index, depth)?)),
            }
        }
        _ => None,
    }
}

/// An operand, in parentheses where a product of sums needs them.
fn operand(view: &LoopView<'_>, v: Value, op: BinaryOp, depth: u32) -> Option<String> {
    let text = expr(view, v, depth)?;
    match op == BinaryOp::Mul && text.contains(' ') {
        true => Some(format!("({text})")),
        false => Some(text),
    }
}

/// The name of an object and whether it is an array.
fn object(view: &LoopView<'_>, v: Value) -> Option<(String, bool)> {
    let (name, c_type) = match view.inst(v)?.op {
        Op::GlobalAddr(s) => {
            let info = view.f.symbols.get(s)?;
            (&info.name, &info.c_type)
        }
        Op::LocalAddr(var) => {
            let info = view.f.vars.get(var)?;
            (&info.name, &info.c_type)
        }
        _ => return None,
    };
    Some((name.clone(), matches!(c_type, CType::Array { .. })))
}

fn lvalue(view: &LoopView<'_>, address: Value, depth: u32) -> Option<String> {
    let depth = depth.checked_sub(1)?;
    if named(view, address).is_none()
        && let Some(inst) = view.inst(address)
    {
        let arg = |n: usize| inst.args.get(n).copied();
        match &inst.op {
            Op::PtrAdd { scale } => {
                return element(view, (arg(0)?, arg(1)?), *scale, depth);
            }
            Op::Field(field) => {
                let name = &view.f.fields.get(*field)?.name;
                return Some(match record(view, arg(0)?, depth)? {
                    (base, true) => format!("{base}->{name}"),
                    (base, false) => format!("{base}.{name}"),
                });
            }
            Op::GlobalAddr(_) | Op::LocalAddr(_) => {
                let (name, is_array) = object(view, address)?;
                return Some(if is_array { format!("{name}[0]") } else { name });
            }
            _ => {}
        }
    }
    Some(format!("*{}", expr(view, address, depth)?))
}

/// An element of an array; what was added to its beginning before is added up: `p[3]`, not
/// `(p + 1)[2]`.
fn element(
    view: &LoopView<'_>,
    (mut base, index): (Value, Value),
    scale: i64,
    depth: u32,
) -> Option<String> {
    let mut offset = 0_i64;
    while named(view, base).is_none()
        && let Some(inst) = view.inst(base)
        && matches!(inst.op, Op::PtrAdd { scale: s } if s == scale)
        && let Some(more) = inst.args.get(1).and_then(|&v| view.constant(v))
    {
        base = *inst.args.first()?;
        offset = offset.checked_add(more)?;
    }
    let index = match view.constant(index) {
        Some(constant) => constant.checked_add(offset)?.to_string(),
        None if offset == 0 => expr(view, index, depth)?,
        None => format!("{} + {offset}", expr(view, index, depth)?).replace("+ -", "- "),
    };
    // An element of a row, which is an element itself.
    let row = view.inst(base).filter(|_| named(view, base).is_none());
    if let Some((Op::PtrAdd { scale: longer }, &[array, row])) =
        row.map(|inst| (&inst.op, &inst.args[..]))
        && *longer > scale
    {
        let row = element(view, (array, row), *longer, depth.checked_sub(1)?)?;
        return Some(format!("{row}[{index}]"));
    }
    let base = expr(view, base, depth)?;
    Some(format!("{}[{index}]", postfixed(base)))
}

/// An expression before what binds more tightly than a prefix or an operator.
fn postfixed(text: String) -> String {
    match text.contains(' ') || text.starts_with(['&', '*']) {
        true => format!("({text})"),
        false => text,
    }
}

/// A record at an address, and whether it is shown as a pointer to it.
fn record(view: &LoopView<'_>, address: Value, depth: u32) -> Option<(String, bool)> {
    let inst = view.inst(address);
    match inst.map(|i| &i.op) {
        Some(Op::GlobalAddr(_) | Op::LocalAddr(_) | Op::PtrAdd { .. } | Op::Field(_))
            if named(view, address).is_none() =>
        {
            Some((lvalue(view, address, depth)?, false))
        }
        _ => Some((postfixed(expr(view, address, depth)?), true)),
    }
}
