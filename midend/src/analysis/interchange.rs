//! Loops that may change places: a loop (the rows) in each of whose iterations one loop inside (the columns) runs as
//! often, and nothing else is done.
//!
//! That no iteration for one column depends on one for another is for the client to prove, of the loops that have
//! changed places: in whatever order columns are done then, each of them sees its rows in their order.

use super::facts::{LoopFacts, TripCount};
use super::function_view::FunctionView;
use super::loop_shape;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::{LoopData, LoopForest};
use crate::options::Options;
use crate::ssa::{BinaryOp, Block, Function, Imm, Inst, Op, Site, Terminator, Value, ValueDef};
use frontend::sorted::SortedSet;
use frontend::tree::LoopKind;
use std::iter::once;

/// Two loops that may change places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interchange {
    /// The loop around.
    pub rows: Counted,
    /// The loop inside, a `for` that stands in the text of the loop around.
    pub columns: Counted,
    /// Blocks between the two headers.
    pub before: Vec<Block>,
    /// Blocks between the end of the loop inside and the header of the loop around, in which nothing but counting is
    /// done.
    pub after: Vec<Block>,
    /// What those blocks and both headers compute of what does not change in the loop around: it may be computed
    /// before both.
    pub same: Vec<Inst>,
    /// The trip count of the loop around.
    pub trip: TripCount,
    /// How often the loop inside runs, if that is a constant.
    pub width: Option<u64>,
    /// All blocks of the loop around.
    pub blocks: Vec<Block>,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The loop.
    pub site: Site,
    /// Where it decides whether to go on.
    pub header: Block,
    /// Where an iteration ends.
    pub latch: Block,
    /// What counts its iterations: the only header parameter that is read.
    pub phi: Value,
    /// Value on entry, which is the same whenever the loop is come to.
    pub start: Value,
    /// The addition that makes the next iteration's value.
    pub step: Inst,
    /// By how much it steps.
    pub by: i64,
}

impl Interchange {
    /// What a planner needs of the loop around for a scalar loop over its iterations.
    pub fn of_rows(&self) -> LoopFacts {
        let Counted {
            site,
            header,
            latch,
            ..
        } = self.rows;
        let places = [header, header, latch];
        LoopFacts::counting(
            site,
            places,
            self.blocks.clone(),
            self.trip.clone(),
            Vec::new(),
        )
    }
}

/// Checks the loop at a site; `None`: it is no such loop.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<Interchange> {
    let f = function.f;
    let data = &forest.loops[forest.with_header(f.sites[site].header)?];
    let [child] = data.children[..] else {
        return None;
    };
    let child = &forest.loops[child];
    let mut sites = f.sites.iter();
    let (inner, _) = sites.find(|(_, info)| info.header == child.header)?;
    if !child.children.is_empty() || !is_plain(f, site) || !is_plain(f, inner) {
        return None;
    }
    let (around, inside) = (f.sites[site].span, f.sites[inner].span);
    let within = around.start < inside.start && inside.end <= around.end;
    if !within || f.sites[inner].kind != LoopKind::For {
        return None;
    }
    let view = framed(function, data, site, options)?;
    let inner_view = framed(function, child, inner, options)?;
    let values = Values::without_checks(&view, options);
    let inner_values = Values::without_checks(&inner_view, options);
    let before = straight_to(f, data.header, child.header, data)?;
    let after = straight_to(f, child.header, data.header, child)?;
    let between = before.iter().chain(&after);
    let own: SortedSet<Block> = between.clone().copied().collect();
    let all = [data.header, child.header];
    let alone = own.len() + 1 == data.blocks.len() - child.blocks.len();
    let handed: usize = between.map(|&b| f.blocks[b].params.len()).sum();
    let insts = all.iter().chain(&after).flat_map(|&b| &f.blocks[b].insts);
    let computes = insts.copied().all(|inst| !f.insts[inst].op.is_access());
    let mut early = before.iter().flat_map(|&b| &f.blocks[b].insts);
    let early = early.all(|&inst| computes_or_reads(&f.insts[inst].op));
    if !alone || handed > 0 || !computes || !early {
        return None;
    }
    let columns = counted(&inner_view, &inner_values, inner, None)?;
    let rows = counted(&view, &values, site, Some(columns.phi))?;
    let same = same(&view, &before, [&rows, &columns]);
    let found = Interchange {
        trip: values.trip.ok()?,
        width: inner_values.trip.ok()?.constant,
        rows,
        columns,
        before,
        after,
        same,
        blocks: data.blocks.clone(),
    };
    is_rectangular(&view, &found).then_some(found)
}

/// Whether nothing is known of a loop beside what its blocks say.
fn is_plain(f: &Function, site: Site) -> bool {
    let info = &f.sites[site];
    !info.is_left_early()
        && info.calls.in_place.is_empty()
        && info.pragma.is_none()
        && f.claims.is_empty()
}

/// A loop that is left only where it is come to.
fn framed<'a>(
    function: &'a FunctionView<'a>,
    data: &LoopData,
    site: Site,
    options: &Options,
) -> Option<LoopView<'a>> {
    let f = function.f;
    let info = &f.sites[site];
    let mut refused = loop_shape::effects(f, data, options);
    loop_shape::body_refusals(f, Some(info), &data.blocks, options, &mut refused);
    let (latch, exiting) = loop_shape::frame(f, data, info, &mut refused)?;
    let first = exiting == data.header && latch != data.header;
    let simple = refused.is_empty() && first && data.exits.len() == 1;
    simple.then(|| LoopView::new(function, info, data.blocks.clone(), latch, exiting))
}

/// The blocks on the only way from one header to another, neither of them included: from that of the loop around into
/// it, or from that of the loop inside out of it. `of`: the loop of the first header.
fn straight_to(f: &Function, from: Block, to: Block, of: &LoopData) -> Option<Vec<Block>> {
    let leads_in = of.blocks.contains(&to);
    let on = |block: Block| of.blocks.contains(&block) == leads_in;
    let mut edges = f.blocks[from].terminator.edges();
    let mut next = edges.find(|edge| on(edge.block))?.block;
    let mut way = Vec::new();
    while next != to {
        let Terminator::Jump(edge) = &f.blocks[next].terminator else {
            return None;
        };
        if way.contains(&next) {
            return None;
        }
        way.push(next);
        next = edge.block;
    }
    Some(way)
}

fn computes_or_reads(op: &Op) -> bool {
    !op.is_access() || matches!(op, Op::Load(how) if !how.volatile)
}

/// The counter of a loop, if its header hands on nothing else but `counted`, which is where the loop inside left its
/// own counter.
fn counted(
    view: &LoopView<'_>,
    values: &Values,
    site: Site,
    counted: Option<Value>,
) -> Option<Counted> {
    let f = view.f;
    let mut found = None;
    for (n, &phi) in f.blocks[view.header].params.iter().enumerate() {
        let next = view.next(n)?;
        if values.uses.of(phi).is_empty() && Some(next) == counted {
            continue;
        }
        let of = counter(view, values, (site, phi), (view.start(n)?, next))?;
        if found.replace(of).is_some() {
            return None;
        }
    }
    found
}

/// A header parameter that steps by a constant.
fn counter(
    view: &LoopView<'_>,
    values: &Values,
    (site, phi): (Site, Value),
    (start, next): (Value, Value),
) -> Option<Counted> {
    let f = view.f;
    let by = values.inductions.get(&phi)?.step;
    let ValueDef::Result(step) = f.values[next].def else {
        return None;
    };
    let data = &f.insts[step];
    let adds = matches!(
        data.op,
        Op::Binary(BinaryOp::Add | BinaryOp::Sub, _) | Op::PtrAdd { .. }
    );
    let constant = |&v: &Value| {
        let inst = view.inst(v);
        inst.is_some_and(|inst| matches!(inst.op, Op::Const(Imm::Int(_))))
    };
    let simple = adds && data.args.first() == Some(&phi) && data.args.get(1).is_some_and(constant);
    (simple && by != 0).then_some(Counted {
        site,
        header: view.header,
        latch: view.latch,
        phi,
        start,
        step,
        by,
    })
}

/// What is computed of what does not change, in the headers and between them.
fn same(view: &LoopView<'_>, before: &[Block], [rows, columns]: [&Counted; 2]) -> Vec<Inst> {
    let f = view.f;
    let mut known: SortedSet<Value> = SortedSet::new();
    let mut same = Vec::new();
    let blocks = once(&rows.header)
        .chain(before)
        .chain(once(&columns.header));
    for &inst in blocks.flat_map(|&b| &f.blocks[b].insts) {
        let data = &f.insts[inst];
        let divides = matches!(
            data.op,
            Op::Binary(
                BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
                _
            )
        );
        let before = |value: &Value| !view.defines(*value) || known.contains(value);
        if !data.op.is_access() && !divides && data.args.iter().all(before) {
            known.extend(data.result);
            same.push(inst);
        }
    }
    same
}

/// Whether the test of each loop reads nothing of the loops but its own counter, and nothing behind them reads anything of
/// them but their counters.
fn is_rectangular(view: &LoopView<'_>, of: &Interchange) -> bool {
    let f = view.f;
    let same: SortedSet<Inst> = of.same.iter().copied().collect();
    let fixed = |value: Value| match f.values[value].def {
        ValueDef::Result(inst) => !view.defines(value) || same.contains(&inst),
        ValueDef::Param(..) => !view.defines(value),
    };
    let own = |counted: &Counted| {
        let insts = &f.blocks[counted.header].insts;
        let here = |value: Value| match f.values[value].def {
            ValueDef::Result(inst) => insts.contains(&inst),
            ValueDef::Param(..) => value == counted.phi,
        };
        let mut args = insts.iter().flat_map(|&inst| &f.insts[inst].args);
        args.all(|&arg| here(arg) || fixed(arg))
    };
    let params = &f.blocks[of.rows.header].params;
    let moved = |value: Value| view.defines(value) && !params.contains(&value) && !fixed(value);
    let mut left = f.blocks.iter().filter(|(b, _)| !view.contains(*b));
    let asked = left.any(|(_, data)| {
        let args = data.insts.iter().flat_map(|&inst| &f.insts[inst].args);
        let handed = data.terminator.edges().flat_map(|edge| &edge.args);
        let mut all = args.chain(handed).chain(data.terminator.value());
        all.any(|&value| moved(value))
    });
    let header = f.blocks[of.rows.header].terminator.edges();
    let mut leaving = header.filter(|edge| !view.contains(edge.block));
    let hands = leaving.any(|edge| edge.args.iter().any(|&arg| moved(arg)));
    own(&of.rows) && own(&of.columns) && fixed(of.columns.start) && !asked && !hands
}
