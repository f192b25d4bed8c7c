//! That no iteration of a loop depends on another one through memory, loops inside and all, where nobody
//! vouches for it.
//!
//! Vector code does some iterations together: of two accesses, that of a later iteration may come before
//! that of an earlier one. A loop inside accesses what it likes in each iteration; so stores must be at
//! places that step with the iterations of the loop itself, and whatever else is accessed must lie
//! somewhere else, for certain or by a run-time check.

use super::base;
use super::dependence::{self, Context, Lines, Verdict};
use super::facts::{Check, MemoryAccess, Roots, Row, TripCount};
use super::legality::{self, MAX_ACCESSES, MAX_CHECKS};
use super::loop_shape::refusal;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::{Loop, LoopForest};
use super::memory::{self, Accessed};
use super::memory_range::Ranges;
use super::names;
use super::private_memory::{self, PrivateArray};
use super::provenance::Provenance;
use super::rows::{self, Addresses};
use super::ways::reaches;
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{AliasClass, Block, FieldRef, Inst, Op, Type, Value, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// A loop with all that is in it.
pub(super) struct Region<'a> {
    pub view: &'a LoopView<'a>,
    pub forest: &'a LoopForest,
    pub outermost: Loop,
    /// Memory that each iteration has for itself.
    pub private: &'a SortedMap<Var, PrivateArray>,
}

/// What run-time checks need.
#[derive(Default)]
pub(super) struct Memory {
    /// Accesses that step with the iterations.
    pub accesses: Vec<MemoryAccess>,
    /// Conditions, about these.
    pub checks: Vec<Check>,
    /// Pairs of accesses, the first instruction first, of which the checks say that they reach no common byte, in
    /// whatever iterations of the loop and of loops inside.
    pub apart: SortedSet<[Inst; 2]>,
    /// What all accesses are reached from.
    pub roots: Roots,
    /// Members whose offsets must be what vcc computed.
    pub layout: Vec<FieldRef>,
    /// Most iterations that the declared arrays have room for.
    pub room: Option<u64>,
}

/// An access, and what is known of where it is.
struct Place<'a> {
    inst: Inst,
    is_store: bool,
    ty: Type,
    alias: AliasClass,
    address: Value,
    /// Which of the accesses that step with the iterations it is.
    line: Option<(usize, &'a Accessed)>,
    /// Its address, if it is of an array of rows.
    rows: Option<rows::Address>,
}

impl Place<'_> {
    /// Indices into [`super::linear::Forms::conditions`] that its address rests on.
    fn conditions(&self) -> &[usize] {
        match (self.line, &self.rows) {
            (Some((_, line)), _) => &line.conditions,
            (None, Some(rows)) => &rows.conditions,
            (None, None) => &[],
        }
    }

    /// What it is in.
    fn root(&self) -> Option<Value> {
        let line = self.line.and_then(|(_, line)| line.deep.root);
        line.or(self.rows.as_ref().map(|rows| rows.root))
    }
}

/// Proves it, or says what stands against it.
pub(super) fn prove(
    region: &Region<'_>,
    values: &Values,
    trip: &TripCount,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Memory {
    let (view, forms) = (region.view, &values.forms);
    let provenance = Provenance::compute(view, forms);
    let (mut accesses, not_affine) = memory::accesses(view, forms, &SortedSet::new());
    accesses.retain(|a| !is_private(region, a.address));
    let addresses = Addresses::new(view, forms, &values.inductions);
    let places = places(region, &addresses, &accesses, not_affine);
    if places.len() > MAX_ACCESSES {
        let detail = format!("the loop has {} memory accesses", places.len());
        out.push(refusal(Reason::MayAlias, view.site.span, detail));
        return Memory::default();
    }
    let rows = all_rows(&places);
    let prover = Prover::new(
        region,
        &provenance,
        (&accesses, &addresses, &rows),
        trip.constant,
        options,
    );
    let (mut checks, apart) = prover.checks(&places, out);
    let conditions = places.iter().flat_map(Place::conditions).copied();
    checks.extend(legality::no_wrap_checks(view, forms, conditions, trip, out));
    if checks.len() > MAX_CHECKS {
        let detail = format!("{} run-time checks would be needed", checks.len());
        out.push(refusal(Reason::MayAlias, view.site.span, detail));
    }
    Memory {
        checks,
        roots: prover.roots(&places, &apart),
        apart,
        layout: base::layout(view, forms, &accesses),
        room: memory::room(&accesses, &provenance),
        accesses: accesses.into_iter().map(|a| a.access).collect(),
    }
}

/// The lengths of rows of all places.
fn all_rows(places: &[Place<'_>]) -> Vec<Row> {
    let mut all = Vec::new();
    for rows in places.iter().filter_map(|place| place.rows.as_ref()) {
        let row = rows::shortest_row(&rows.bytes, &rows.bytes);
        all.extend(row.filter(|row| !all.contains(row)));
    }
    all
}

/// All accesses in program order but those of private memory: first the ones that step with the iterations.
fn places<'a>(
    region: &Region<'_>,
    addresses: &Addresses<'_>,
    accesses: &'a [Accessed],
    not_affine: Vec<Inst>,
) -> Vec<Place<'a>> {
    let view = region.view;
    // Places in rows are only compared where others are in rows that are not known.
    let has_rows = !not_affine.is_empty();
    let lines = accesses.iter().enumerate().map(|(n, a)| Place {
        inst: a.access.inst,
        is_store: a.access.is_store,
        ty: a.access.ty,
        alias: a.access.alias,
        address: a.address,
        line: Some((n, a)),
        rows: match has_rows {
            true => addresses.of(a.address),
            false => None,
        },
    });
    let others = not_affine.into_iter().filter_map(|inst| {
        let data = &view.f.insts[inst];
        let &address = data.args.first().filter(|&&a| !is_private(region, a))?;
        let (is_store, how, value) = match data.op {
            Op::Load(how) => (false, how, data.result),
            Op::Store(how) => (true, how, data.args.get(1).copied()),
            _ => return None,
        };
        Some(Place {
            inst,
            is_store,
            ty: value.map_or(Type::I8, |value| view.f.values[value].ty),
            alias: how.alias,
            address,
            line: None,
            rows: addresses.of(address),
        })
    });
    lines.chain(others).collect()
}

/// What is accessed, for the user: at least by the pointer that leads there.
fn place(view: &LoopView<'_>, provenance: &Provenance<'_>, address: Value) -> String {
    let mut origins = provenance.origins(address).unwrap_or_default().into_iter();
    let pointer = match (origins.next(), origins.next()) {
        (Some(only), None) => names::value(view, only),
        _ => None,
    };
    match (names::lvalue_of(view, address), pointer) {
        (None, Some(pointer)) => format!("what `{pointer}` leads to"),
        _ => names::place(view, address),
    }
}

/// Whether an address is in memory that the iteration has for itself.
pub(super) fn is_private(region: &Region<'_>, address: Value) -> bool {
    let origin = private_memory::origin(region.view.f, address);
    origin.is_some_and(|(var, _)| region.private.contains_key(&var))
}

struct Prover<'a> {
    /// Blocks and positions of instructions, in the order of the program.
    places: SortedMap<Inst, (Block, usize)>,
    region: &'a Region<'a>,
    cx: Context<'a>,
    accesses: &'a [Accessed],
    ranges: Ranges<'a>,
    /// How long rows are, of all accesses in rows that differ from iteration to iteration of loops inside.
    rows: &'a [Row],
}

impl<'a> Prover<'a> {
    fn new(
        region: &'a Region<'a>,
        provenance: &'a Provenance<'a>,
        (accesses, addresses, rows): (&'a [Accessed], &'a Addresses<'a>, &'a [Row]),
        trips: Option<u64>,
        options: &Options,
    ) -> Prover<'a> {
        let places = region.view.insts().enumerate();
        Prover {
            places: places
                .map(|(n, (block, inst, _))| (inst, (block, n)))
                .collect(),
            region,
            cx: Context {
                provenance,
                strict_aliasing: options.strict_aliasing,
                trips,
            },
            accesses,
            ranges: Ranges::new(region.forest, addresses),
            rows,
        }
    }

    /// Whether one access comes before another in each iteration that does both, and so in vector code
    /// in all lanes: no loop inside does both again and again.
    fn in_order(&self, a: Inst, b: Inst) -> bool {
        let (Some(&(from, first)), Some(&(to, second))) =
            (self.places.get(&a), self.places.get(&b))
        else {
            return false;
        };
        let Region { view, forest, .. } = self.region;
        let both = |&inner: &Loop| forest.contains(inner, from) && forest.contains(inner, to);
        let again = forest.loops[self.region.outermost]
            .children
            .iter()
            .any(both);
        first < second && !again && reaches(view, from, to)
    }

    /// Compares all pairs. Second: those that the checks keep apart.
    fn checks(
        &self,
        places: &[Place<'_>],
        out: &mut Vec<Refusal>,
    ) -> (Vec<Check>, SortedSet<[Inst; 2]>) {
        let (mut checks, mut apart) = (Vec::new(), SortedSet::new());
        // Stores that may write anything, and loads that are told of.
        let mut told = SortedSet::new();
        for place in places.iter().filter(|p| p.is_store && p.line.is_none()) {
            match self.in_columns(place, place) {
                Some(more) => {
                    for check in more {
                        self.add_check(&mut checks, check);
                    }
                }
                None => {
                    told.insert(place.inst);
                    out.push(self.written_anywhere(place));
                }
            }
        }
        let mut met = Vec::new();
        for (n, a) in places.iter().enumerate() {
            if let Some((_, line)) = a.line.filter(|_| a.is_store)
                && line.deep.iteration.unsigned_abs() < line.size().unsigned_abs()
            {
                out.push(legality::conflict(self.region.view, line, line));
            }
            for b in &places[n + 1..] {
                if !a.is_store && !b.is_store || told.contains(&a.inst) || told.contains(&b.inst) {
                    continue;
                }
                match self.compare(a, b) {
                    Comparison::Free => {}
                    Comparison::Checks(more) => {
                        for check in more {
                            if matches!(check, Check::Apart { .. } | Check::Disjoint { .. }) {
                                apart.insert([a.inst.min(b.inst), a.inst.max(b.inst)]);
                            }
                            self.add_check(&mut checks, check);
                        }
                    }
                    Comparison::Conflict(x, y) => {
                        out.push(legality::conflict(self.region.view, x, y));
                    }
                    Comparison::MayMeet => {
                        let (other, store) = if a.is_store { (b, a) } else { (a, b) };
                        met.push(self.may_meet(other, store));
                        told.insert(other.inst);
                    }
                }
            }
        }
        out.extend(met);
        (checks, apart)
    }

    /// Adds a check, unless another one asks the same.
    fn add_check(&self, checks: &mut Vec<Check>, check: Check) {
        match check {
            Check::Disjoint { a, b } => {
                let (x, y) = (&self.accesses[a], &self.accesses[b]);
                let verdict = Verdict::CheckDisjoint;
                let same = |c: &Check| legality::same_check(self.accesses, c, verdict, x, y);
                if !checks.iter().any(same) {
                    checks.push(check);
                }
            }
            Check::Columns {
                ref row,
                step,
                span,
            } => {
                let alike = checks.iter_mut().find_map(|known| match known {
                    Check::Columns {
                        row: other,
                        step: by,
                        span,
                    } if other == row && *by == step => Some(span),
                    _ => None,
                });
                match alike {
                    Some(known) => *known = span.max(*known),
                    None => checks.push(check),
                }
            }
            Check::Apart { a, b } => {
                let alike = checks.iter_mut().find_map(|known| match known {
                    Check::Apart { a: x, b: y } => match x.joins(&a) && y.joins(&b) {
                        true => Some((x, y)),
                        false => (x.joins(&b) && y.joins(&a)).then_some((y, x)),
                    },
                    _ => None,
                });
                match alike {
                    Some((x, y)) => {
                        x.join(&a);
                        y.join(&b);
                    }
                    None => checks.push(Check::Apart { a, b }),
                }
            }
            Check::AtMost { .. }
            | Check::Distance { .. }
            | Check::NoWrap { .. }
            | Check::One { .. }
            | Check::Is { .. } => {
                if !checks.contains(&check) {
                    checks.push(check);
                }
            }
        }
    }

    /// What all accesses are reached from; `checked`: pairs of accesses that checks keep apart.
    fn roots(&self, places: &[Place<'_>], checked: &SortedSet<[Inst; 2]>) -> Roots {
        let origin = |place: &Place<'_>| {
            let origins = self.cx.provenance.origins(place.address)?;
            let one = origins.iter().next().copied();
            one.filter(|_| origins.len() == 1)
        };
        let root = |place: &Place<'_>| Some((origin(place)?, place.is_store));
        let Some(roots) = places.iter().map(root).collect::<Option<Vec<_>>>() else {
            return Roots::default();
        };
        Roots::of(&roots, |n, m| {
            let (a, b) = (&places[n], &places[m]);
            let insts = [a.inst.min(b.inst), a.inst.max(b.inst)];
            self.distinct(a, b) || checked.contains(&insts)
        })
    }

    /// What two accesses mean, of which one writes: in whatever order the lanes do them.
    fn compare<'p>(&self, a: &Place<'p>, b: &Place<'p>) -> Comparison<'p> {
        if self.differ_in_type(a, b) || self.distinct(a, b) {
            return Comparison::Free;
        }
        let lines = a.line.zip(b.line);
        let same = lines.filter(|((_, x), (_, y))| dependence::same_base(&x.deep, &y.deep));
        if let Some(((_, x), (_, y))) = same {
            let free = Lines::of(x, y).least_distance(self.cx.trips, false) == Some(None);
            return match self.in_columns(a, b).filter(|_| !free) {
                _ if free => Comparison::Free,
                Some(checks) => Comparison::Checks(checks),
                None => Comparison::Conflict(x, y),
            };
        }
        match (self.in_columns(a, b), lines) {
            (Some(checks), _) => Comparison::Checks(checks),
            (None, Some(((a, _), (b, _)))) => Comparison::Checks(vec![Check::Disjoint { a, b }]),
            (None, None) => match self.apart(a, b) {
                Some(checks) => Comparison::Checks(checks),
                None => Comparison::MayMeet,
            },
        }
    }

    /// What must be checked for two accesses to be of one array of rows, in columns of which each iteration has its
    /// own; `None`: they may not be.
    fn in_columns(&self, a: &Place<'_>, b: &Place<'_>) -> Option<Vec<Check>> {
        let (x, y) = a.rows.as_ref().zip(b.rows.as_ref())?;
        if x.root != y.root {
            return None;
        }
        let columns = rows::never_meet(
            (&x.bytes, i64::from(a.ty.bytes())),
            (&y.bytes, i64::from(b.ty.bytes())),
            self.rows,
            self.cx.trips,
        )?;
        let mut checks: Vec<Check> = columns.check.into_iter().collect();
        for (place, address) in [(a, x), (b, y)] {
            let &(block, _) = self.places.get(&place.inst)?;
            checks.extend(self.ranges.few_rows(address, &columns.row, block)?);
        }
        Some(checks)
    }

    /// What must be checked so that two accesses reach different parts of memory.
    fn apart(&self, a: &Place<'_>, b: &Place<'_>) -> Option<Vec<Check>> {
        let reach = |place: &Place<'_>| {
            let rows = place.rows.as_ref()?;
            let &(block, _) = self.places.get(&place.inst)?;
            let size = i64::from(place.ty.bytes());
            self.ranges.reach(rows, size, block)
        };
        let (a, b) = (reach(a)?, reach(b)?);
        if a.range.root == b.range.root {
            return None;
        }
        let mut checks = a.conditions;
        checks.extend(b.conditions);
        checks.push(Check::Apart {
            a: a.range,
            b: b.range,
        });
        Some(checks)
    }

    /// Whether types tell two accesses apart: what was written as another type is not read (C11 6.5p6), and what is
    /// read is not written before; memory with a declared type has no other.
    fn differ_in_type(&self, a: &Place<'_>, b: &Place<'_>) -> bool {
        let any = |p: &Place<'_>| p.alias == AliasClass::Any;
        let differ = self.cx.strict_aliasing && a.alias != b.alias && !any(a) && !any(b);
        let reads =
            |p: &Place<'_>, before: &Place<'_>| !p.is_store && self.in_order(p.inst, before.inst);
        let provenance = self.cx.provenance;
        let declared = |p: &Place<'_>| {
            provenance.declared(p.address) || p.root().is_some_and(|root| provenance.declared(root))
        };
        differ && (reads(a, b) || reads(b, a) || declared(a) || declared(b))
    }

    /// Whether two accesses are surely not of one object.
    fn distinct(&self, a: &Place<'_>, b: &Place<'_>) -> bool {
        let object = |p: &Place<'_>| p.root().unwrap_or(p.address);
        let (x, y) = (object(a), object(b));
        x != y && self.cx.provenance.distinct(x, y)
    }

    fn written_anywhere(&self, store: &Place<'_>) -> Refusal {
        let view = self.region.view;
        let place = place(view, self.cx.provenance, store.address);
        let detail = format!(
            "{place} is written, which does not move by a constant from iteration to \
             iteration: two iterations may write one place"
        );
        let hint = "`#pragma simd vec-function` says that none do";
        refusal(Reason::NonAffine, view.f.insts[store.inst].span, detail).hint(hint)
    }

    fn may_meet(&self, other: &Place<'_>, store: &Place<'_>) -> Refusal {
        let view = self.region.view;
        let shown = place(view, self.cx.provenance, other.address);
        let written = names::place(view, store.address);
        let detail = match other.is_store {
            true => format!("{shown} may be what {written} writes in another iteration"),
            false => format!(
                "{shown} may be what {written} wrote in an earlier iteration, or will be overwritten \
                 by it"
            ),
        };
        let hint = "`restrict` says of a pointer that nothing else leads there, and \
                    `#pragma simd vec-function` that no iteration depends on another one";
        refusal(Reason::MayAlias, view.f.insts[other.inst].span, detail).hint(hint)
    }
}

/// What two accesses mean for each other.
enum Comparison<'a> {
    /// They never meet in different iterations.
    Free,
    /// They never do where run-time checks hold.
    Checks(Vec<Check>),
    /// They do.
    Conflict(&'a Accessed, &'a Accessed),
    /// That is not known.
    MayMeet,
}
