//! Neighbouring elements that each lane reads or writes, though lanes lie apart: the rows of a
//! matrix, the members of records in an array, every second element.
//!
//! As many neighbours as [`ROW_BITS`] hold are an *interleave group*. All loads of a group may happen where its
//! first one stands, all stores of one where its last one does: what stands between does not access
//! the same memory, in no lane. So each lane's neighbours can be one vector, a *row*.
//!
//! In an innermost loop a row may hold several lanes, if these lie closer together than a row is long,
//! and loads may have gaps, elements that no lane needs: what lies between two elements that the loop
//! reads can be read. The last lane's gap lies before the first element of the next iteration, so that
//! one must be left to the scalar code. Three elements are no row but three vectors of many lanes.

use super::linearize::{Linear, Step};
use super::mask::Masks;
use super::shape::{Shape, Shapes};
use crate::analysis::address_form::AddressForm;
use crate::analysis::facts::{Check, LoopFacts, MemoryAccess};
use crate::analysis::function_view::FunctionView;
use crate::analysis::private_memory::{PrivateArray, origin};
use crate::ssa::{AliasClass, FieldRef, Inst, Op, Type, Value, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// Bits of a row.
pub const ROW_BITS: u32 = crate::plan::ZIP_BITS;

/// Lines that are followed at a time, and accesses of one: they keep the search linear.
const MOST_LINES: usize = 8;
const MOST_MEMBERS: usize = 64;

/// An interleave group whose elements of a lane, or of a few, are one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterleaveGroup {
    /// They are written.
    pub store: bool,
    /// Type of an element.
    pub elem: Type,
    /// Bytes from lane to lane.
    pub stride: i64,
    /// Lanes of a row; if there are several, a lane's elements fill its stride.
    pub lanes: u32,
    /// The accesses of each of a lane's elements in a row, in the order of addresses: of stores one, of
    /// loads none where there is a gap.
    pub elements: Vec<Vec<Inst>>,
    /// The first of all accesses in the order of the program.
    pub first: Inst,
    /// The last one.
    pub last: Inst,
    /// Members whose offsets say that the elements are neighbours.
    pub fields: SortedSet<FieldRef>,
}

/// The interleave groups of a region.
#[derive(Clone, Debug, Default)]
pub struct InterleaveGroups {
    /// All of them.
    pub groups: Vec<InterleaveGroup>,
    of: SortedMap<Inst, usize>,
}

impl InterleaveGroup {
    /// A lane's elements are three, which fill its stride.
    pub fn is_triple(&self) -> bool {
        self.elements.len() == 3
    }

    /// The elements that are accessed.
    pub fn used(&self) -> impl Iterator<Item = usize> + '_ {
        let all = self.elements.iter().enumerate();
        all.filter(|(_, insts)| !insts.is_empty()).map(|(n, _)| n)
    }

    /// Whether the rows of some lanes reach into what only the next iteration is known to access.
    pub fn reads_on(&self) -> bool {
        let last = match self.stride < 0 {
            true => self.elements.first(),
            false => self.elements.last(),
        };
        last.is_some_and(Vec::is_empty)
    }
}

/// Where interleave groups are looked for.
pub struct Question<'a> {
    /// The function.
    pub view: &'a FunctionView<'a>,
    /// The region.
    pub linear: &'a Linear,
    /// How its values differ from lane to lane.
    pub shapes: &'a Shapes,
    /// Variables that each lane has for itself.
    pub private: &'a SortedMap<Var, PrivateArray>,
    /// What is known of an innermost loop and its accesses; of other regions nothing.
    pub facts: Option<&'a LoopFacts>,
    /// What was written as one type is not read as another.
    pub strict_aliasing: bool,
}

impl InterleaveGroups {
    /// The group that an access is in, by its number.
    pub fn of(&self, inst: Inst) -> Option<usize> {
        self.of.get(&inst).copied()
    }

    /// Finds the interleave groups of a region.
    pub fn find(question: Question<'_>) -> InterleaveGroups {
        let linear = question.linear;
        let accesses = question.facts.map_or(&[][..], |facts| &facts.accesses);
        let mut search = Search {
            accesses: accesses
                .iter()
                .filter(|a| !a.packed)
                .map(|a| (a.inst, a))
                .collect(),
            q: question,
            open: Vec::new(),
            order: SortedMap::new(),
            places: 0,
            origins: SortedMap::new(),
            found: InterleaveGroups::default(),
        };
        search.sequence(&linear.steps);
        for l in &linear.loops {
            search.sequence(&l.steps);
        }
        for branch in &linear.branches {
            search.sequence(&branch.steps);
        }
        search.found
    }
}

/// A load or store.
struct Accessed {
    inst: Inst,
    store: bool,
    elem: Type,
    alias: AliasClass,
    form: AddressForm,
    /// Bytes from lane to lane, if all lanes do it and they are known.
    stride: Option<i64>,
}

impl Accessed {
    fn range(&self) -> (i64, i64) {
        let start = self.form.bytes;
        (start, start.saturating_add(self.elem.bytes().into()))
    }
}

fn overlap(a: (i64, i64), b: (i64, i64)) -> bool {
    a.0 < b.1 && b.0 < a.1
}

/// Accesses along one line, all loads or all stores.
struct Line {
    first: Accessed,
    /// With their bytes.
    members: Vec<(i64, Inst)>,
    fields: SortedSet<FieldRef>,
    /// Other accesses along the line that members pass, or may pass, if they are done together.
    passed: Vec<(i64, i64)>,
    /// Likewise accesses along other lines, from which run-time checks keep members apart.
    beyond: Vec<Inst>,
}

impl Line {
    fn ranges(&self) -> impl Iterator<Item = (i64, i64)> + '_ {
        let size = i64::from(self.first.elem.bytes());
        let members = self.members.iter();
        members.map(move |&(at, _)| (at, at.saturating_add(size)))
    }

    /// Whether an access can be one more.
    fn takes(&self, next: &Accessed) -> bool {
        let first = &self.first;
        let alike = first.store == next.store
            && first.elem == next.elem
            && first.alias == next.alias
            && first.stride == next.stride
            && first.form.is_along(&next.form);
        let range = next.range();
        // Stores would be done once, a load would be done before what stands before it.
        let met = match next.store {
            true => self.ranges().any(|known| overlap(known, range)),
            false => self.passed.iter().any(|&passed| overlap(passed, range)),
        };
        alike && !met && self.members.len() < MOST_MEMBERS
    }
}

struct Search<'a> {
    q: Question<'a>,
    accesses: SortedMap<Inst, &'a MemoryAccess>,
    open: Vec<Line>,
    /// Places of the accesses in the order of the program.
    order: SortedMap<Inst, usize>,
    places: usize,
    /// What pointers are made of.
    origins: SortedMap<Value, Option<SortedSet<Value>>>,
    found: InterleaveGroups,
}

impl Search<'_> {
    fn sequence(&mut self, steps: &[Step]) {
        self.steps(steps, true);
        self.close_all();
    }

    /// `always`: all lanes of the sequence come to the steps.
    fn steps(&mut self, steps: &[Step], always: bool) {
        let f = self.q.view.f;
        for step in steps {
            match step {
                Step::Join { .. } => {}
                Step::Loop(_) | Step::Exit(_) => self.close_all(),
                Step::Branch(number) => self.steps(&self.q.linear.branches[*number].steps, false),
                Step::Inst { inst, mask } => match &f.insts[*inst].op {
                    Op::Load(_) | Op::Store(_) => {
                        self.access(*inst, always && *mask == Masks::TRUE);
                    }
                    Op::Call(_) | Op::Opaque(_) => self.close_all(),
                    Op::LaneCall(callee) if f.callees[*callee].idle.is_none() => self.close_all(),
                    _ => {}
                },
            }
        }
    }

    fn accessed(&self, inst: Inst, always: bool) -> Option<Accessed> {
        let f = self.q.view.f;
        let data = &f.insts[inst];
        let (&address, store) = (data.args.first()?, matches!(data.op, Op::Store(_)));
        let value = match store {
            true => *data.args.get(1)?,
            false => data.result?,
        };
        let (Op::Load(how) | Op::Store(how)) = data.op else {
            return None;
        };
        if how.volatile {
            return None;
        }
        let elem = f.values[value].ty;
        let known = self.accesses.get(&inst);
        let form = match known {
            Some(known) => AddressForm {
                fields: AddressForm::of(self.q.view, address).fields,
                ..AddressForm::known(&known.address)
            },
            None => AddressForm::of(self.q.view, address),
        };
        let stride = match (self.q.shapes.of(address), known) {
            // Elements next to each other are a vector as they are.
            (_, Some(known)) => Some(known.address.iteration)
                .filter(|stride| stride.unsigned_abs() >= 2 * u64::from(elem.bytes())),
            (Shape::Linear(stride), None) => Some(stride),
            (Shape::Uniform | Shape::ActiveUniform | Shape::Varying, None) => None,
        };
        Some(Accessed {
            inst,
            store,
            elem,
            alias: how.alias,
            stride: stride.filter(|_| always && form.is_moderate()),
            form,
        })
    }

    fn access(&mut self, inst: Inst, always: bool) {
        let f = self.q.view.f;
        let address = f.insts[inst].args.first();
        let own = address.and_then(|&a| origin(f, a));
        if own.is_some_and(|(var, _)| self.q.private.contains_key(&var)) {
            return;
        }
        let Some(next) = self.accessed(inst, always) else {
            return self.close_all();
        };
        self.places += 1;
        self.order.insert(inst, self.places);
        let mut taken = false;
        for mut line in std::mem::take(&mut self.open) {
            let apart = |&beyond: &Inst| self.are_checked(inst, beyond);
            if !taken && line.takes(&next) && line.beyond.iter().all(apart) {
                line.members.push((next.form.bytes, inst));
                line.fields.extend(&next.form.fields);
                taken = true;
            } else if !self.passes(&mut line, &next) {
                self.close(line);
                continue;
            }
            self.open.push(line);
        }
        if taken || next.stride.is_none() || matches!(next.elem, Type::I1 | Type::Ptr) {
            return;
        }
        if self.open.len() == MOST_LINES {
            let oldest = self.open.remove(0);
            self.close(oldest);
        }
        let mut line = Line {
            members: vec![(next.form.bytes, inst)],
            fields: next.form.fields.clone(),
            first: next,
            passed: Vec::new(),
            beyond: Vec::new(),
        };
        if !line.first.store {
            self.note_pending(&mut line);
        }
        self.open.push(line);
    }

    /// Stores of open lines may yet be done behind the loads of a line that begins, though they stand
    /// before it: loads that join it pass them, too.
    fn note_pending(&mut self, line: &mut Line) {
        let open = std::mem::take(&mut self.open);
        for stores in open.iter().filter(|other| other.first.store) {
            if stores.first.form.is_along(&line.first.form) {
                line.passed.extend(stores.ranges());
            } else if !self.are_apart(&stores.first, &line.first) {
                line.beyond
                    .extend(stores.members.iter().map(|&(_, member)| member));
            }
        }
        self.open = open;
    }

    /// Whether the members of a line may be done before or after an access that stands among them.
    fn passes(&mut self, line: &mut Line, next: &Accessed) -> bool {
        let first = &line.first;
        if !first.store && !next.store {
            return true;
        }
        if first.form.is_along(&next.form) {
            // Loads go up, stores go down: past what comes after them.
            let range = next.range();
            let meets = first.store && line.ranges().any(|known| overlap(known, range));
            line.passed.push(range);
            return !meets && line.passed.len() <= MOST_MEMBERS;
        }
        if self.are_apart(first, next) {
            return true;
        }
        let mut members = line.members.iter();
        let checked = members.all(|&(_, member)| self.are_checked(member, next.inst));
        line.beyond.extend(checked.then_some(next.inst));
        checked && line.beyond.len() <= MOST_MEMBERS
    }

    /// Whether accesses along two lines surely never meet.
    fn are_apart(&mut self, first: &Accessed, next: &Accessed) -> bool {
        // What was written as one type is not read as another, but may be written as another.
        let known = |class| class != AliasClass::Any;
        let types = first.alias != next.alias && known(first.alias) && known(next.alias);
        let both_write = first.store && next.store;
        if self.q.strict_aliasing && types && !both_write {
            return true;
        }
        let (Some(a), Some(b)) = (first.form.root, next.form.root) else {
            return false;
        };
        self.distinct(a, b)
    }

    /// Whether a run-time check keeps two accesses apart.
    fn are_checked(&self, first: Inst, second: Inst) -> bool {
        let (Some(facts), Some(first), Some(second)) = (
            self.q.facts,
            self.accesses.get(&first),
            self.accesses.get(&second),
        ) else {
            return false;
        };
        // Of several accesses to the same bytes one is checked.
        let same = |n: usize, access: &MemoryAccess| {
            let checked = facts.accesses.get(n);
            checked.is_some_and(|checked| {
                checked.address == access.address && checked.ty.bytes() == access.ty.bytes()
            })
        };
        facts.checks.iter().any(|check| match *check {
            Check::Disjoint { a, b } => {
                same(a, first) && same(b, second) || same(b, first) && same(a, second)
            }
            Check::Distance { .. }
            | Check::NoWrap { .. }
            | Check::One { .. }
            | Check::Is { .. }
            | Check::Columns { .. }
            | Check::Apart { .. }
            | Check::AtMost { .. } => false,
        })
    }

    /// Whether what is reached from one pointer is surely never reached from the other.
    fn distinct(&mut self, a: Value, b: Value) -> bool {
        let view = self.q.view;
        let mut origins = |v| {
            let known = self.origins.entry(v);
            known
                .or_insert_with(|| view.origins(v, |v| view.address(v)))
                .clone()
        };
        let (Some(x), Some(y)) = (origins(a), origins(b)) else {
            return false;
        };
        let none = SortedSet::new();
        x.iter()
            .all(|&p| y.iter().all(|&q| view.distinct(p, q, &none)))
    }

    fn close_all(&mut self) {
        for line in std::mem::take(&mut self.open) {
            self.close(line);
        }
    }

    /// Makes interleave groups of a line.
    fn close(&mut self, line: Line) {
        let Line {
            first,
            members,
            fields,
            passed,
            beyond: _,
        } = line;
        let size = i64::from(first.elem.bytes());
        let mut elements: SortedMap<i64, Vec<Inst>> = SortedMap::new();
        for &(at, inst) in &members {
            elements.entry(at).or_default().push(inst);
        }
        let Some(stride) = first.stride else {
            return;
        };
        if first.store || !passed.is_empty() {
            // No lane may come to the bytes of another one.
            let own = elements.keys().map(|&at| (at, at.saturating_add(size)));
            let (least, most) = own
                .chain(passed)
                .fold((i64::MAX, i64::MIN), |(least, most), (start, end)| {
                    (least.min(start), most.max(end))
                });
            if i128::from(most) - i128::from(least) > i128::from(stride).abs() {
                return;
            }
        }
        let lanes = self.lanes_of_row(stride, size);
        let triple = self.q.facts.is_some() && stride == 3 * size;
        let width = match triple {
            true => 3,
            false => i64::from(ROW_BITS / first.elem.bits() / lanes),
        };
        let volatile = |field: &FieldRef| self.q.view.f.fields[*field].beside_volatile;
        let gaps = self.q.facts.is_some() && !first.store && !fields.iter().any(volatile);
        let downwards = gaps && stride < 0;
        // What fills the stride ends where the next lane begins, which is accessed. A longer row has to
        // end before the next lane's first element does.
        let may_end_in_gap =
            lanes > 1 || width * size <= stride.saturating_abs().saturating_add(size);
        while let Some((&at, _)) = match downwards {
            true => elements.last_key_value(),
            false => elements.first_key_value(),
        } {
            let start = match downwards {
                true => at.saturating_sub((width - 1) * size),
                false => at,
            };
            let places = (0..width).map(|n| start.saturating_add(n * size));
            let found = places.map(|at| elements.get(&at).cloned().unwrap_or_default());
            let group = InterleaveGroup {
                store: first.store,
                elem: first.elem,
                stride,
                lanes,
                elements: found.collect(),
                first: members[0].1,
                last: members[0].1,
                fields: fields.clone(),
            };
            let full = group.elements.iter().all(|insts| !insts.is_empty());
            if full || gaps && (may_end_in_gap || !group.reads_on()) {
                let place = |at: i64| at.saturating_sub(start);
                elements.retain(|&at, _| {
                    place(at) % size != 0 || !(0..width * size).contains(&place(at))
                });
                self.add(group);
            } else {
                elements.remove(&at);
            }
        }
    }

    /// Lanes of a row.
    fn lanes_of_row(&self, stride: i64, size: i64) -> u32 {
        let (row, stride) = (u64::from(ROW_BITS / 8), stride.unsigned_abs());
        let least = 2 * size.unsigned_abs();
        let several =
            self.q.facts.is_some() && (least..row).contains(&stride) && stride.is_power_of_two();
        match several {
            true => u32::try_from(row / stride).unwrap_or(1),
            false => 1,
        }
    }

    fn add(&mut self, group: InterleaveGroup) {
        let number = self.found.groups.len();
        let all = || group.elements.iter().flatten().copied();
        let place = |inst: &Inst| self.order.get(inst);
        let (Some(first), Some(last)) = (all().min_by_key(place), all().max_by_key(place)) else {
            return;
        };
        self.found.of.extend(all().map(|inst| (inst, number)));
        self.found.groups.push(InterleaveGroup {
            first,
            last,
            ..group
        });
    }
}
