//! Where the instructions of a run of statements are.

use crate::ssa::statements::Statements;
use crate::ssa::{Block, Function, Inst, Op, StatementRun, Value, Var};
use frontend::sorted::SortedMap;

/// A run of statements and its instructions.
#[derive(Debug)]
pub(super) struct Located {
    /// The run, or a part of one.
    pub run: StatementRun,
    /// Its first statement in the function.
    pub first: Statement,
    /// The block that it is in.
    pub block: Block,
    /// Instructions of the block from the first to the last one of the run, in order, each with the number of
    /// its statement; `None`: it belongs to none, since it stands for a constant or an address that others
    /// need as well.
    pub insts: Vec<(Inst, Option<usize>)>,
}

impl Located {
    /// Of some statements one that assigns a variable, whose value is nowhere but something behind reads it.
    pub fn loses(&self, [from, to]: [usize; 2]) -> Option<usize> {
        let first = self.first.1;
        let inside =
            |at: &Option<usize>| at.is_some_and(|s| (first + from..=first + to).contains(&s));
        let all = &self.run.statements;
        (from..=to).find(|&n| {
            let again = |var: Var| {
                let later = all[n + 1..=to].iter();
                let names = |(known, _): &(Var, Value)| *known == var;
                later.clone().any(|s| s.assigned.iter().any(names))
                    || later
                        .clone()
                        .any(|s| s.lost.iter().any(|(known, _)| *known == var))
            };
            let lost = all[n].lost.iter();
            lost.clone()
                .any(|(var, by)| !again(*var) && !by.iter().all(inside))
        })
    }
}

/// A statement: the number of its run, and its own there.
pub(super) type Statement = (usize, usize);

/// All runs of a function, and parts of runs, whose statements are in one block each.
pub(super) fn locate(f: &Function) -> Vec<Located> {
    let statements = Statements::of(f);
    let of = |inst: Inst| statements.around(f.insts[inst].span);
    let mut places: SortedMap<Statement, Place> = SortedMap::new();
    for (block, data) in f.blocks.iter() {
        for (at, &inst) in data.insts.iter().enumerate() {
            if is_anywhere(&f.insts[inst].op) {
                continue;
            }
            let Some(statement) = of(inst) else { continue };
            let place = Place::In(block, at, at);
            let all = places.entry(statement).or_insert(place);
            *all = all.and(place);
        }
    }
    let parts = f.runs.iter().enumerate().flat_map(|(r, run)| {
        let place = |s: usize| places.get(&(r, s)).copied().unwrap_or(Place::Anywhere);
        parts(run, &place).into_iter().map(move |part| (r, part))
    });
    let located = parts.filter_map(|(r, (first, place, run))| {
        let Place::In(block, from, to) = place else {
            return None;
        };
        let statement = |inst: Inst| {
            let (own, s) = of(inst)?;
            let s = s.checked_sub(first).filter(|s| *s < run.statements.len())?;
            (own == r).then_some(s)
        };
        let insts = f.blocks[block].insts[from..=to].iter();
        let insts = insts.map(|&inst| (inst, statement(inst))).collect();
        let first = (r, first);
        Some(Located {
            run,
            first,
            block,
            insts,
        })
    });
    located.collect()
}

/// Where instructions are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// There are none.
    Anywhere,
    /// In a block, from one position to another.
    In(Block, usize, usize),
    /// In several.
    Torn,
}

impl Place {
    fn and(self, other: Place) -> Place {
        match (self, other) {
            (Place::Anywhere, place) | (place, Place::Anywhere) => place,
            (Place::In(a, first, last), Place::In(b, from, to)) if a == b => {
                Place::In(a, first.min(from), last.max(to))
            }
            (Place::In(..) | Place::Torn, Place::In(..) | Place::Torn) => Place::Torn,
        }
    }
}

/// The parts of a run that are in one block each: the number of the first statement, the place, and the run.
fn parts(run: &StatementRun, place: &impl Fn(usize) -> Place) -> Vec<(usize, Place, StatementRun)> {
    let mut parts: Vec<(usize, Place, StatementRun)> = Vec::new();
    let mut names = run.entry.clone();
    let mut open = false;
    for (s, statement) in run.statements.iter().enumerate() {
        let own = place(s);
        let last = parts.last_mut().filter(|_| open);
        match last.map(|last| (last.1.and(own), last)) {
            _ if own == Place::Torn => open = false,
            Some((both, last)) if both != Place::Torn => {
                last.1 = both;
                last.2.statements.push(statement.clone());
            }
            _ => {
                let statements = vec![statement.clone()];
                let entry = names.clone();
                let part = StatementRun {
                    entry,
                    statements,
                    ..StatementRun::default()
                };
                parts.push((s, own, part));
                open = true;
            }
        }
        StatementRun::go_past(&mut names, std::slice::from_ref(statement));
    }
    parts
}

/// Whether it is done once for many statements.
fn is_anywhere(op: &Op) -> bool {
    matches!(
        op,
        Op::Const(_) | Op::Undef | Op::GlobalAddr(_) | Op::LocalAddr(_)
    )
}
