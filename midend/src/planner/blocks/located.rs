//! Where the instructions of a run of statements are.

use crate::ssa::{Block, Function, Inst, Op, StatementRun};

/// A run of statements and its instructions.
#[derive(Debug)]
pub(super) struct Located<'a> {
    /// The run.
    pub run: &'a StatementRun,
    /// Instructions of the block from the first to the last one of the run, in order, each with the number of
    /// its statement; `None`: it belongs to none, since it stands for a constant or an address that others
    /// need as well.
    pub insts: Vec<(Inst, Option<usize>)>,
}

/// All runs of a function whose statements are still in one block each, as they were lowered.
pub(super) fn locate(f: &Function) -> Vec<Located<'_>> {
    let mut statements = Vec::new();
    for (r, run) in f.runs.iter().enumerate() {
        let spans = run.statements.iter().enumerate();
        statements.extend(spans.map(|(s, statement)| (statement.span, r, s)));
    }
    statements.sort_by_key(|(span, ..)| span.start);
    let of = |inst: Inst| {
        let span = f.insts[inst].span;
        let next = statements.partition_point(|(s, ..)| s.start <= span.start);
        let &(around, r, s) = statements.get(next.checked_sub(1)?)?;
        (span.end <= around.end).then_some((r, s))
    };
    let mut places: Vec<Option<(Block, usize, usize)>> = vec![None; f.runs.len()];
    let mut torn = vec![false; f.runs.len()];
    for (block, data) in f.blocks.iter() {
        for (at, &inst) in data.insts.iter().enumerate() {
            if is_anywhere(&f.insts[inst].op) {
                continue;
            }
            let Some((r, _)) = of(inst) else { continue };
            match &mut places[r] {
                place @ None => *place = Some((block, at, at)),
                Some((other, _, last)) if *other == block => *last = at,
                Some(_) => torn[r] = true,
            }
        }
    }
    let runs = f.runs.iter().zip(places).zip(torn).enumerate();
    let runs = runs.filter(|(_, (_, torn))| !torn);
    let located = runs.filter_map(|(r, ((run, place), _))| {
        let (block, first, last) = place?;
        let insts = f.blocks[block].insts[first..=last].iter();
        let statement = |inst: Inst| of(inst).filter(|&(run, _)| run == r).map(|(_, s)| s);
        Some(Located {
            run,
            insts: insts.map(|&inst| (inst, statement(inst))).collect(),
        })
    });
    located.collect()
}

/// Whether it is done once for many statements.
fn is_anywhere(op: &Op) -> bool {
    matches!(
        op,
        Op::Const(_) | Op::Undef | Op::GlobalAddr(_) | Op::LocalAddr(_)
    )
}
