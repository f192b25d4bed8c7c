//! Memory that each iteration of a loop that is vectorized whole has for itself: variables of its
//! body, and of the functions that are lowered in it. In a vector variant: all variables in memory.
//!
//! In vector code each of them becomes one array: element `i` of all lanes, side by side, then
//! element `i + 1`. So what all lanes read or write at one index is one vector.

use super::loop_shape::refusal;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Block, Function, InstData, Op, Type, Value, ValueDef, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// A variable as an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrivateArray {
    /// Its elements; accesses may be of any type of their width.
    pub elem: Type,
    /// How many one iteration has.
    pub len: u32,
    /// Something reads it.
    pub read: bool,
}

/// The variable that an address was computed from, and the instructions on the way to it, last first;
/// `None`: no variable's.
pub fn origin(f: &Function, address: Value) -> Option<(Var, Vec<&InstData>)> {
    let mut way = Vec::new();
    let mut at = address;
    loop {
        let ValueDef::Result(inst) = f.values[at].def else {
            return None;
        };
        let data = &f.insts[inst];
        match data.op {
            Op::LocalAddr(var) => return Some((var, way)),
            Op::PtrAdd { .. } | Op::Field(_) => {
                way.push(data);
                at = *data.args.first()?;
            }
            _ => return None,
        }
    }
}

/// The variables among `own`, and of functions lowered in place, that are in memory there, and
/// what stands against some of them.
pub(super) fn private_memory(
    f: &Function,
    blocks: &[Block],
    private: &SortedSet<Var>,
) -> (SortedMap<Var, PrivateArray>, Vec<Refusal>) {
    let mut found = SortedMap::new();
    for data in insts(f, blocks) {
        if let Op::LocalAddr(var) = data.op
            && (private.contains(&var) || f.vars[var].inner)
        {
            found.entry(var).or_insert(data.span);
        }
    }
    let (mut arrays, mut odd) = (SortedMap::new(), Vec::new());
    for (var, span) in found {
        match array(f, blocks, var) {
            Ok(array) => {
                arrays.insert(var, array);
            }
            Err(why) => {
                let name = &f.vars[var].name;
                let detail = format!("each iteration has a `{name}` of its own, {why}");
                odd.push(refusal(Reason::Opaque, span, detail));
            }
        }
    }
    (arrays, odd)
}

fn insts<'a>(f: &'a Function, blocks: &'a [Block]) -> impl Iterator<Item = &'a InstData> {
    let insts = blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    insts.map(|&inst| &f.insts[inst])
}

/// A variable as an array, or why it cannot be one.
fn array(f: &Function, blocks: &[Block], var: Var) -> Result<PrivateArray, &'static str> {
    let info = &f.vars[var];
    if !info.private {
        return Err("whose address is not only used to access it");
    }
    let (mut types, mut read) = (SortedSet::new(), false);
    let mut steps = 0;
    for data in insts(f, blocks) {
        let ty = match (&data.op, data.result, &data.args[..]) {
            (Op::Load(_), Some(result), _) => f.values[result].ty,
            (Op::Store(_), _, &[_, value]) => f.values[value].ty,
            _ => continue,
        };
        let Some((_, way)) = data
            .args
            .first()
            .and_then(|&a| origin(f, a))
            .filter(|o| o.0 == var)
        else {
            continue;
        };
        types.insert(ty);
        read |= matches!(data.op, Op::Load(_));
        for step in way {
            steps |= match step.op {
                Op::PtrAdd { scale } => scale,
                Op::Field(field) => f.fields[field].offset as i64,
                _ => 0,
            };
        }
    }
    let mut sorted = types.iter();
    let Some(&first) = sorted.next() else {
        return Ok(PrivateArray {
            elem: Type::I8,
            len: 1,
            read,
        });
    };
    if types.contains(&Type::Ptr) || types.contains(&Type::I1) {
        return Err("which holds pointers or truth values");
    }
    if sorted.clone().any(|ty| ty.bytes() != first.bytes()) {
        return Err("which holds values of several sizes");
    }
    let size = i64::from(first.bytes());
    let bytes = info.c_type.bytes().and_then(|n| i64::try_from(n).ok());
    let bytes = bytes.ok_or("whose size is not known")?;
    if (steps | bytes) % size != 0 {
        return Err("which is not accessed in whole elements");
    }
    let elem = match types.len() {
        1 => first,
        _ => Type::int_of_bits(first.bits()).unwrap_or(first),
    };
    let len = u32::try_from(bytes / size).map_err(|_| "which is very large")?;
    Ok(PrivateArray { elem, len, read })
}
