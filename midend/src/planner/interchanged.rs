//! The frame of loops that have changed places: vectors go over columns, and lanes over rows.
//!
//! Of many rows, a scalar loop of the plan goes over strips, and vectors go over all columns of a strip. What columns
//! keep in registers is read and written once for each strip; and of a large matrix, no more rows are read side by side
//! than memory is fast for.
//!
//! The original loops go over the columns that are left, all rows of them, when the vector code has done all rows of
//! the others. So no column may depend on another one, whether vectors do it or not.

use super::guards::{Group, guard};
use super::loop_around::{Around, put_around};
use super::program::{Program, Stage};
use super::skeleton::{self, Ends, Opened, finish};
use super::trips::{Groups, trips};
use crate::analysis::facts::{CarriedKind, CarriedValue, LoopFacts, TripCount};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, IntCC, Type, Value};
use frontend::sorted::SortedMap;

/// Rows of a strip.
pub(super) const ROWS: u64 = 16;

/// The rows.
pub(super) struct Rows {
    /// The loop over rows, as it is before the loops change places.
    pub facts: LoopFacts,
    /// Where the rows begin, and by how much the counter steps.
    pub start: Value,
    pub step: i64,
    /// With which row the loop over the rows of a strip begins, and what it compares its counter with; nothing if all
    /// rows are one strip.
    pub bounds: Option<[Value; 2]>,
    /// What a column takes as scalar code that reads and writes memory in each row.
    pub scalar: u64,
}

/// Whether there are as many rows as columns.
fn is_square(scalars: &Scalars<'_>, columns: &TripCount, rows: &TripCount) -> bool {
    let alike = TripCount {
        counter: rows.counter,
        var: rows.var,
        start: rows.start,
        overflow: rows.overflow,
        ..columns.clone()
    };
    let starts = [columns.start, rows.start].map(|start| scalars.constant(start));
    alike == *rows && (columns.start == rows.start || starts[0].is_some() && starts[0] == starts[1])
}

/// Writes a vector loop over columns, or two.
pub(super) fn write<'a>(
    wide: Stage<'a>,
    narrow: Option<Stage<'a>>,
    mut scalars: Scalars<'a>,
    facts: &LoopFacts,
    rows: &Rows,
) -> Result<Program, Refusal> {
    let span = wide.setting.span;
    let counts = |c: &CarriedValue| matches!(c.kind, CarriedKind::Induction { .. });
    if !facts.carried.iter().all(counts) {
        let detail = "columns hand on more than what counts them";
        return Err(Refusal::new(Reason::CarriedScalar, span, detail));
    }
    let groups = Groups::of(&wide, narrow.as_ref(), false);
    let mut b = Builder::default();
    b.span = span;
    let mut counted = trips(&mut b, &mut scalars, facts, groups, span)?;
    let columns = trips(&mut b, &mut scalars, facts, EACH, span)?;
    let all_rows = trips(&mut b, &mut scalars, &rows.facts, EACH, span)?;
    counted.enough = match (counted.enough, all_rows.enough) {
        // Of enough columns there is one.
        (Some(a), Some(_)) if is_square(&scalars, &facts.trip, &rows.facts.trip) => Some(a),
        (Some(a), Some(c)) => Some(b.binary(At::Setup, BinaryOp::And, a, c)),
        (a, c) => a.or(c),
    };
    let mut inside = scalars.clone();
    let group = Group::of(groups.wide);
    let checks = guard(&mut b, &mut scalars, facts, columns.end, group)?;
    let outside = scalars;
    let strips = rows.bounds.map(|bounds| {
        bounds.iter().for_each(|&bound| inside.unalias(bound));
        Strips {
            bounds,
            row: b.value(PType::Scalar(Type::I64), Some("row".to_string())),
            rows: all_rows.end,
            end: whole_strips(&mut b, all_rows.end),
        }
    });
    let mut w = Widener::new(wide.setting, b, inside);
    if let Some(strips) = &strips {
        strips.begin(&mut w, rows)?;
    }
    skeleton::run(&mut w, facts, wide.grouped, &SortedMap::new())?;
    let mut reached = skeleton::push_loop(&mut w, None, counted.wide, facts);
    if let Some(narrow) = narrow {
        w = w.resume(narrow.setting, counted.wide);
        w.begin_lanes(counted.end);
        skeleton::run(&mut w, facts, narrow.grouped, &SortedMap::new())?;
        reached = skeleton::push_loop(&mut w, Some(reached), counted.end, facts);
    }
    if let Some(strips) = strips {
        let around = Around {
            counter: strips.row,
            end: strips.end,
            step: ROWS,
            carried: Vec::new(),
        };
        put_around(&mut w, around);
    }
    w.scalars = outside;
    let ends = Ends {
        opened: Opened::default(),
        apart: SortedMap::new(),
        before: SortedMap::new(),
        reached,
    };
    finish(w, facts, ends, (counted, checks), Vec::new())
}

/// All iterations, one by one.
const EACH: Groups = Groups {
    wide: 1,
    narrow: None,
    least: 1,
    last: false,
};

/// The loop over strips.
struct Strips {
    bounds: [Value; 2],
    /// The first row of a strip, from 0.
    row: PValue,
    /// How many rows there are.
    rows: PValue,
    /// As many rows as whole strips have.
    end: PValue,
}

/// So many rows or a few more, which are whole strips.
fn whole_strips(b: &mut Builder, rows: PValue) -> PValue {
    let more = b.int(At::Check, Type::I64, ROWS as i64 - 1);
    let more = b.binary(At::Check, BinaryOp::Add, rows, more);
    let whole = b.int(At::Check, Type::I64, -(ROWS as i64));
    let end = b.binary(At::Check, BinaryOp::And, more, whole);
    b.values[end].hint = Some("strips_end".to_string());
    end
}

impl Strips {
    /// Says which rows are those of a strip.
    fn begin(&self, w: &mut Widener<'_>, rows: &Rows) -> Result<(), Refusal> {
        let b = &mut w.b;
        let length = b.int(At::Before, Type::I64, ROWS as i64);
        let next = b.binary(At::Before, BinaryOp::Add, self.row, length);
        let more = b.icmp(At::Before, IntCC::Ult, next, self.rows);
        let args = [more, next, self.rows];
        let end = b.inst(At::Before, POp::Select, &args, PType::Scalar(Type::I64));
        b.values[end].hint = Some("row_end".to_string());
        let last = match rows.facts.trip.cc {
            IntCC::Slt | IntCC::Sgt | IntCC::Ult | IntCC::Ugt => end,
            IntCC::Sle | IntCC::Sge | IntCC::Ule | IntCC::Uge => {
                let back = b.int(At::Before, Type::I64, -1);
                b.binary(At::Before, BinaryOp::Add, end, back)
            }
            IntCC::Eq | IntCC::Ne => {
                let detail = "the test of the loop over rows is no order";
                return Err(Refusal::new(Reason::TripCount, w.s.span, detail));
            }
        };
        let at = [(self.row, "first"), (last, "last")];
        for (bound, (iteration, name)) in self.bounds.into_iter().zip(at) {
            w.count_around((bound, rows.start), rows.step, iteration)?;
            if let Some(made) = w.scalars.made(bound).filter(|made| *made != self.row) {
                w.b.values[made].hint = Some(name.to_string());
            }
        }
        Ok(())
    }
}
