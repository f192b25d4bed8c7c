//! Which statements of runs instructions belong to, and what these use.

use super::{Block, Function, Inst, Terminator, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The statement that an instruction belongs to: the number of its run, and its own.
pub struct Statements(Vec<(Span, usize, usize)>);

impl Statements {
    /// Those of a function.
    pub fn of(f: &Function) -> Statements {
        let mut all = Vec::new();
        for (r, run) in f.runs.iter().enumerate() {
            let spans = run.statements.iter().enumerate();
            all.extend(spans.map(|(s, statement)| (statement.span, r, s)));
        }
        all.sort_by_key(|(span, ..)| span.start);
        Statements(all)
    }

    /// Where a span is.
    pub fn around(&self, span: Span) -> Option<(usize, usize)> {
        let next = self.0.partition_point(|(s, ..)| s.start <= span.start);
        let &(around, r, s) = self.0.get(next.checked_sub(1)?)?;
        (span.end <= around.end).then_some((r, s))
    }
}

/// Notes which statements use what runs assign, beside those whose text reads it, and which end blocks: to be done
/// before anything is left out.
pub fn note_uses(f: &mut Function) {
    let statements = Statements::of(f);
    let mut assigned: SortedMap<Value, SortedSet<usize>> = SortedMap::new();
    for (r, run) in f.runs.iter().enumerate() {
        for (_, value) in run.statements.iter().flat_map(|s| &s.assigned) {
            assigned.entry(*value).or_default().insert(r);
        }
    }
    let mut uses: SortedSet<(usize, Option<usize>, Value)> = SortedSet::new();
    for (r, run) in f.runs.iter_mut().enumerate() {
        let known = std::mem::take(&mut run.uses).into_iter();
        uses.extend(known.map(|(value, statement)| (r, statement, value)));
    }
    let mut note = |value: Value, at: Option<(usize, usize)>| {
        for &r in assigned.get(&value).into_iter().flatten() {
            let statement = at.filter(|(own, _)| *own == r).map(|(_, s)| s);
            uses.insert((r, statement, value));
        }
    };
    let mut branches: Vec<(usize, Block, Span)> = Vec::new();
    for (block, data) in f.blocks.iter() {
        let at = |inst: Inst| statements.around(f.insts[inst].span);
        for &inst in &data.insts {
            f.insts[inst]
                .args
                .iter()
                .for_each(|&arg| note(arg, at(inst)));
        }
        let decides = data.terminator.value().copied();
        let by = decides.and_then(|value| match f.values[value].def {
            ValueDef::Result(inst) => at(inst),
            ValueDef::Param(..) => None,
        });
        if let (Terminator::Branch { .. }, Some((r, s))) = (&data.terminator, by) {
            branches.push((r, block, f.runs[r].statements[s].span));
        }
        // Values are handed on by whatever statement comes to where they meet.
        let handed = data.terminator.edges().flat_map(|edge| &edge.args);
        handed.chain(&decides).for_each(|&value| note(value, None));
    }
    for (r, statement, value) in uses {
        f.runs[r].uses.push((value, statement));
    }
    for (r, block, span) in branches {
        f.runs[r].branches.push((block, span));
    }
}
