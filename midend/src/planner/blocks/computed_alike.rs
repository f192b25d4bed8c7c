//! Values that a loop carries and computes alike.

use super::around::Around;
use super::operands::commutes;
use crate::analysis::one_by_one::HandedOn;
use crate::ssa::{Function, Op, Type, Value, ValueDef};
use crate::transform::places::Base;

/// How deep operations are compared to find values that are computed alike.
const DEPTH: u32 = 6;

/// Values of one type that a loop carries and computes alike, in the order of memory or of the text: at least two.
pub(super) fn groups<'a>(around: &Around<'_>, all: &'a [HandedOn]) -> Vec<Vec<&'a HandedOn>> {
    let f = around.view.f;
    let mut groups: Vec<(String, Vec<&HandedOn>)> = Vec::new();
    for one in all.iter().filter(|one| !one.counts) {
        let ty = f.values[one.phi].ty;
        if matches!(ty, Type::I1 | Type::Ptr) {
            continue;
        }
        let mut shape = format!("{ty}");
        describe(f, all, one, one.next, DEPTH, &mut shape);
        match groups.iter_mut().find(|(known, _)| *known == shape) {
            Some((_, group)) => group.push(one),
            None => groups.push((shape, vec![one])),
        }
    }
    let groups = groups.into_iter().map(|(_, group)| group);
    let mut groups: Vec<Vec<&HandedOn>> = groups.filter(|group| group.len() > 1).collect();
    for group in &mut groups {
        let place = |one: &&HandedOn| {
            first_read(around, one.next).or_else(|| first_read(around, one.start))
        };
        group.sort_by_key(place);
    }
    groups
}

/// Writes down how a value is computed, so that values that are computed alike are described alike.
fn describe(
    f: &Function,
    all: &[HandedOn],
    own: &HandedOn,
    value: Value,
    depth: u32,
    out: &mut String,
) {
    let inst = match f.values[value].def {
        ValueDef::Param(..) if value == own.phi => return out.push('='),
        ValueDef::Param(..) if all.iter().any(|one| one.phi == value) => return out.push('?'),
        ValueDef::Param(..) => return out.push('.'),
        ValueDef::Result(inst) => inst,
    };
    let data = &f.insts[inst];
    match &data.op {
        Op::Const(_) => out.push('.'),
        Op::Load(_) => out.push('@'),
        _ if depth == 0 => out.push('.'),
        op => {
            let name = match op {
                Op::Binary(op, _) => format!("{op:?}"),
                op => format!("{op:?}"),
            };
            let mut args: Vec<String> = Vec::new();
            for &arg in &data.args {
                let mut text = String::new();
                describe(f, all, own, arg, depth - 1, &mut text);
                args.push(text);
            }
            if matches!(op, Op::Binary(op, _) if commutes(*op)) {
                args.sort();
            }
            out.push_str(&name);
            out.push('(');
            for arg in args {
                out.push_str(&arg);
                out.push(',');
            }
            out.push(')');
        }
    }
}

/// Where a value is read first, of what it is computed of.
fn first_read(around: &Around<'_>, value: Value) -> Option<(Base, i128)> {
    let f = around.view.f;
    let mut open = vec![(value, 0)];
    while let Some((value, depth)) = open.pop() {
        let ValueDef::Result(inst) = f.values[value].def else {
            continue;
        };
        let data = &f.insts[inst];
        match &data.op {
            Op::Load(_) => {
                let read = around.accessed(inst).map(|a| (a.base, a.offset));
                if read.is_some() {
                    return read;
                }
            }
            _ if depth == DEPTH => {}
            _ => open.extend(data.args.iter().rev().map(|&arg| (arg, depth + 1))),
        }
    }
    None
}
