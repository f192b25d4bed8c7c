//! Parts of memory that stores elsewhere do not change: variables whose addresses are only used to access them, their
//! members, and what is of one type (C11 6.5p6: what was written as another type is not read, and so a read finds what
//! the last write of its type left).

use crate::analysis::private_memory::origin;
use crate::ssa::{Access, AliasClass, Function, InstData, Op, Value, Var};
use frontend::sorted::SortedMap;

/// A variable of more members is one part.
const MOST_MEMBERS: usize = 64;

/// A part of memory: a store to one changes no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    /// What pointers may lead to, as far as it is of a type.
    Shared(AliasClass),
    /// A variable.
    Variable(Var),
    /// What of a variable begins at an offset.
    Member(Var, i64),
}

/// The parts of the memory of a function.
#[derive(Debug, Default)]
pub(super) struct Parts {
    /// The members of variables that are accessed by members alone, none of which lies in another one, with their bytes.
    members: SortedMap<Var, SortedMap<i64, u32>>,
}

impl Parts {
    /// Those of a function.
    pub fn of(f: &Function) -> Parts {
        let mut members: SortedMap<Var, Option<SortedMap<i64, u32>>> = SortedMap::new();
        let insts = f.blocks.values().flat_map(|block| &block.insts);
        for data in insts.map(|&inst| &f.insts[inst]) {
            let value = match data.op {
                Op::Load(_) => data.result,
                Op::Store(_) => data.args.get(1).copied(),
                _ => continue,
            };
            let (Some(&address), Some(value)) = (data.args.first(), value) else {
                continue;
            };
            let Some((var, way)) = private_origin(f, address) else {
                continue;
            };
            let all = members.entry(var).or_insert_with(|| Some(SortedMap::new()));
            let bytes = f.values[value].ty.bytes();
            let alike = |all: &mut SortedMap<i64, u32>| {
                offset(f, &way).is_some_and(|at| *all.entry(at).or_insert(bytes) == bytes)
            };
            if !all.as_mut().is_some_and(alike) {
                *all = None;
            }
        }
        let apart = |all: &SortedMap<i64, u32>| {
            let (mut ends, mut begins) = (all.iter(), all.keys().skip(1));
            all.len() <= MOST_MEMBERS
                && begins.all(|&next| {
                    let end = ends.next().map(|(at, &bytes)| at + i64::from(bytes));
                    end.is_some_and(|end| end <= next)
                })
        };
        let members = members.into_iter();
        Parts {
            members: members
                .filter_map(|(var, all)| Some((var, all.filter(apart)?)))
                .collect(),
        }
    }

    /// That which an access is to.
    pub fn part(&self, f: &Function, address: Value, access: Access) -> Part {
        match private_origin(f, address) {
            None => Part::Shared(access.alias),
            Some((var, way)) => match offset(f, &way).filter(|_| self.members.contains_key(&var)) {
                Some(at) => Part::Member(var, at),
                None => Part::Variable(var),
            },
        }
    }
}

/// The variable that an address is in, if no pointer from elsewhere points to it, and the way there.
fn private_origin(f: &Function, address: Value) -> Option<(Var, Vec<&InstData>)> {
    origin(f, address).filter(|&(var, _)| f.vars[var].private)
}

/// Bytes from the beginning of a variable, if they are constant.
fn offset(f: &Function, way: &[&InstData]) -> Option<i64> {
    let mut steps = way.iter();
    steps.try_fold(0_i64, |at, step| match step.op {
        Op::Field(field) => at.checked_add(i64::try_from(f.fields[field].offset).ok()?),
        Op::PtrAdd { scale } => at.checked_add(f.constant(step.args[1])?.checked_mul(scale)?),
        _ => None,
    })
}
