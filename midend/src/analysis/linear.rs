//! Linear forms of the loop's integers and addresses.

use super::facts::{Extend, LinearForm, Term};
use super::hazards::raises_flags;
use super::induction::Induction;
use super::loop_view::{LoopView, mask_unsigned};
use crate::ssa::{BinaryOp, Block, ConvertOp, Imm, Inst, InstData, Op, Overflow, Type, Value};
use frontend::hashed::HashedMap;
use frontend::sorted::{SortedMap, SortedSet};
use std::mem::{Discriminant, discriminant};

/// A counter of a loop inside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InnerCounter {
    /// The parameter of that loop's header.
    pub param: Value,
    /// How it changes.
    pub induction: Induction,
    /// What stands for the number of the iteration: the same for all counters of a loop.
    pub number: Value,
}

/// Counters by the headers of their loops.
pub(crate) type InnerCounters = SortedMap<Block, Vec<InnerCounter>>;

/// A form with more parts than this is not followed: keeps the analysis linear.
const MAX_TERMS: usize = 8;
/// A form that rests on more conditions than this is not followed.
const MAX_CONDITIONS: usize = 4;
/// How far definitions before the loop are followed.
const MAX_DEPTH: u32 = 24;

/// That a form lies in the range of a narrow type in each iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RangeCondition {
    /// The form.
    pub form: LinearForm,
    /// The type.
    pub ty: Type,
    /// Signed range.
    pub signed: bool,
}

/// A value's form and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The form. For narrow integers it is equal to the value modulo the value's width; if
    /// `exact`, it is the value's signed reading itself.
    pub form: LinearForm,
    /// See `form`; for 64 bits always true.
    pub exact: bool,
    /// Indices into [`Forms::conditions`] that must hold.
    pub conditions: Vec<usize>,
}

/// Invariant values that are computed each in another way, by what is alike in them.
type Numbers = HashedMap<(Discriminant<Op>, Option<Imm>, Type, Vec<Value>), Vec<(Op, Value)>>;

/// Linear forms of all values of one loop.
#[derive(Debug, Default)]
pub(crate) struct Forms {
    /// Forms by value; a value of the loop without one is not affine.
    pub known: SortedMap<Value, Known>,
    /// Values of the loop that do not change.
    pub invariant: SortedSet<Value>,
    /// Conditions that some forms rest on.
    pub conditions: Vec<RangeCondition>,
    /// One representative for values that are surely equal.
    canonical: SortedMap<Value, Value>,
}

impl Forms {
    /// Find the forms. `assumed` are loads taken for invariant if their address is.
    pub fn compute(
        view: &LoopView<'_>,
        inductions: &SortedMap<Value, Induction>,
        assumed: &SortedSet<Inst>,
    ) -> Forms {
        Forms::with_inner(view, inductions, assumed, &InnerCounters::new())
    }

    /// The same with the numbers of iterations of loops inside for invariants.
    pub fn with_inner(
        view: &LoopView<'_>,
        inductions: &SortedMap<Value, Induction>,
        assumed: &SortedSet<Inst>,
        inner: &InnerCounters,
    ) -> Forms {
        let mut forms = Forms::default();
        let mut numbers = Numbers::default();
        for (&phi, induction) in inductions {
            if let Some(known) = forms.induction(view, phi, induction) {
                forms.known.insert(phi, known);
            }
        }
        for &block in &view.blocks {
            forms.enter(view, inner.get(&block));
            for &i in &view.f.blocks[block].insts {
                forms.add(view, (block, i), assumed.contains(&i), &mut numbers);
            }
        }
        forms
    }

    /// The form of an instruction's result. `assumed`: see [`Forms::compute`].
    fn add(
        &mut self,
        view: &LoopView<'_>,
        (block, i): (Block, Inst),
        assumed: bool,
        numbers: &mut Numbers,
    ) {
        let inst = &view.f.insts[i];
        let Some(result) = inst.result else { return };
        let fixed = inst.args.iter().all(|&a| self.is_invariant(view, a));
        // What is the same in all iterations may be told before the first one, which may not come to it.
        let unnoticed = !raises_flags(&inst.op) || view.surely(block);
        if fixed && (is_pure(view, inst) && unnoticed || assumed) {
            self.invariant.insert(result);
            self.number(view, inst, result, numbers);
        }
        let known = self.follow(view, inst, result);
        // An invariant that may wrap is better taken as it is.
        let opaque = |k: &Known| !k.exact || !k.conditions.is_empty();
        if let Some(known) = known.filter(|k| !(fixed && opaque(k))) {
            self.known.insert(result, known);
        }
    }

    /// Counters of a loop inside, which begins with this block: definitions come before their uses.
    fn enter(&mut self, view: &LoopView<'_>, counters: Option<&Vec<InnerCounter>>) {
        for counter in counters.into_iter().flatten() {
            let Induction {
                start,
                step,
                overflow,
            } = counter.induction;
            let rounds = LinearForm {
                terms: vec![Term {
                    value: counter.number,
                    extend: Extend::Sign,
                    coefficient: step,
                }],
                ..LinearForm::default()
            };
            if let Some(mut known) = self.of(view, start)
                && add_form(&mut known.form, &rounds, 1).is_some()
            {
                if view.f.values[counter.param].ty.bits() < 64 {
                    known.exact &= overflow == Overflow::Undefined;
                }
                self.known.insert(counter.param, known);
            }
        }
    }

    /// Whether a value is the same in all iterations.
    pub fn is_invariant(&self, view: &LoopView<'_>, v: Value) -> bool {
        let v = view.resolve(v);
        !view.defines(v) || self.invariant.contains(&v)
    }

    /// The form of any value; `None`: not affine.
    pub fn of(&self, view: &LoopView<'_>, v: Value) -> Option<Known> {
        let v = view.resolve(v);
        match self.known.get(&v) {
            Some(known) => Some(known.clone()),
            None if self.is_invariant(view, v) => self.leaf(view, v),
            None => None,
        }
    }

    /// The representative of a value.
    pub fn canonical(&self, view: &LoopView<'_>, v: Value) -> Value {
        let address = view.function.address(v);
        self.canonical.get(&address).copied().unwrap_or(address)
    }

    /// Notes by which value an invariant one is represented: the first that is computed alike.
    fn number(
        &mut self,
        view: &LoopView<'_>,
        inst: &InstData,
        result: Value,
        numbers: &mut Numbers,
    ) {
        let args: Vec<Value> = inst.args.iter().map(|&a| self.canonical(view, a)).collect();
        let constant = match inst.op {
            Op::Const(imm) => Some(imm),
            _ => None,
        };
        let ty = view.f.values[result].ty;
        let key = (discriminant(&inst.op), constant, ty, args);
        let alike = numbers.entry(key).or_default();
        let same = |first: &&(Op, Value)| first.0 == inst.op;
        match alike.iter().find(same) {
            Some(&(_, first)) => {
                self.canonical.insert(result, first);
            }
            None => alike.push((inst.op.clone(), result)),
        }
    }

    fn leaf(&self, view: &LoopView<'_>, v: Value) -> Option<Known> {
        let ty = view.f.values[v].ty;
        let form = match view.constant(v) {
            Some(constant) if ty != Type::Ptr => LinearForm {
                constant,
                ..LinearForm::default()
            },
            _ if ty == Type::Ptr => LinearForm {
                root: Some(self.canonical(view, v)),
                ..LinearForm::default()
            },
            _ if ty.is_int() => LinearForm {
                terms: vec![Term {
                    value: self.canonical(view, v),
                    // `I1` is 0 or 1.
                    extend: match ty {
                        Type::I1 => Extend::Zero,
                        _ => Extend::Sign,
                    },
                    coefficient: 1,
                }],
                ..LinearForm::default()
            },
            _ => return None,
        };
        Some(Known {
            form,
            exact: ty != Type::I1,
            conditions: Vec::new(),
        })
    }

    fn induction(&self, view: &LoopView<'_>, phi: Value, ind: &Induction) -> Option<Known> {
        let mut known = self.leaf(view, ind.start)?;
        known.form.iteration = ind.step;
        if view.f.values[phi].ty.bits() < 64 {
            known.exact = ind.overflow == Overflow::Undefined;
        }
        Some(known)
    }

    fn follow(&mut self, view: &LoopView<'_>, inst: &InstData, result: Value) -> Option<Known> {
        let ty = view.f.values[result].ty;
        if let Op::Const(Imm::Int(_)) = inst.op
            && ty != Type::Ptr
        {
            return self.leaf(view, result);
        }
        let args: Option<Vec<Known>> = inst.args.iter().map(|&a| self.of(view, a)).collect();
        let args = args?;
        match (&inst.op, args.as_slice()) {
            (Op::PtrAdd { scale }, [p, i]) => combine(p, &times(i, *scale)?, true),
            (Op::Field(field), [p]) => {
                let mut known = p.clone();
                let offset = i64::try_from(view.f.fields[*field].offset).ok()?;
                known.form.constant = known.form.constant.checked_add(offset)?;
                Some(known)
            }
            (Op::Binary(op, overflow), [a, b]) if ty.is_int() && ty != Type::I1 => {
                let exact = ty == Type::I64 || *overflow == Overflow::Undefined;
                arithmetic(*op, a, b, exact, ty.bits())
            }
            (Op::Convert(op), [a]) => {
                let from = view.f.values[*inst.args.first()?].ty;
                self.convert(view, *op, a, (from, ty))
            }
            _ => None,
        }
        .filter(|k| k.form.terms.len() <= MAX_TERMS && k.conditions.len() <= MAX_CONDITIONS)
    }

    fn convert(
        &mut self,
        view: &LoopView<'_>,
        op: ConvertOp,
        a: &Known,
        (from, to): (Type, Type),
    ) -> Option<Known> {
        match op {
            ConvertOp::Trunc => Some(Known {
                exact: false,
                ..a.clone()
            }),
            ConvertOp::SExt if a.exact => Some(a.clone()),
            ConvertOp::SExt => Some(self.in_range(a.form.clone(), a, from, true)),
            ConvertOp::ZExt => Some(self.zero_extend(view, a, from)),
            ConvertOp::PtrToInt
            | ConvertOp::IntToPtr
            | ConvertOp::Bitcast
            | ConvertOp::FToSi
            | ConvertOp::FToUi
            | ConvertOp::SiToF
            | ConvertOp::UiToF
            | ConvertOp::FExt
            | ConvertOp::FTrunc => None,
        }
        .filter(|_| to.is_int())
    }

    /// The unsigned reading of a narrow value: one term alone is simply widened, anything else must
    /// be proven or checked not to wrap.
    fn zero_extend(&mut self, view: &LoopView<'_>, a: &Known, from: Type) -> Known {
        let mut form = a.form.clone();
        for term in &mut form.terms {
            // Both readings are the same modulo the width of `from`.
            if view.f.values[term.value].ty.bits() >= from.bits() {
                term.extend = Extend::Zero;
            }
        }
        merge_terms(&mut form);
        let alone = a.exact && form.iteration == 0 && form.constant == 0;
        let simple = match form.terms.as_slice() {
            [] if form.iteration == 0 => {
                form.constant = mask_unsigned(form.constant, from.bits());
                true
            }
            [t] => {
                let bits = view.f.values[t.value].ty.bits();
                alone && t.coefficient == 1 && t.extend == Extend::Zero && bits <= from.bits()
            }
            _ => false,
        };
        match simple || from == Type::I1 {
            true => Known {
                form,
                exact: true,
                conditions: a.conditions.clone(),
            },
            false => self.in_range(form, a, from, false),
        }
    }

    fn in_range(&mut self, form: LinearForm, a: &Known, ty: Type, signed: bool) -> Known {
        let condition = RangeCondition {
            form: form.clone(),
            ty,
            signed,
        };
        let index = match self.conditions.iter().rposition(|c| *c == condition) {
            Some(index) => index,
            None => {
                self.conditions.push(condition);
                self.conditions.len() - 1
            }
        };
        let mut conditions = a.conditions.clone();
        if !conditions.contains(&index) {
            conditions.push(index);
        }
        Known {
            form,
            exact: true,
            conditions,
        }
    }

    /// The form with definitions before the loop followed, for comparing addresses.
    pub fn deep(&self, view: &LoopView<'_>, form: &LinearForm) -> LinearForm {
        let mut deep = LinearForm {
            iteration: form.iteration,
            constant: form.constant,
            ..LinearForm::default()
        };
        let root = form.root.map(|r| self.resolve(view, r, MAX_DEPTH));
        if let Some(root) = root
            && add_form(&mut deep, &root, 1).is_none()
        {
            return form.clone();
        }
        for term in &form.terms {
            let part = match view.f.values[term.value].ty {
                Type::I64 => self.resolve(view, term.value, MAX_DEPTH),
                _ => LinearForm {
                    terms: vec![Term {
                        coefficient: 1,
                        ..*term
                    }],
                    ..LinearForm::default()
                },
            };
            if add_form(&mut deep, &part, term.coefficient).is_none() {
                return form.clone();
            }
        }
        match deep.terms.len() <= 2 * MAX_TERMS {
            true => deep,
            false => form.clone(),
        }
    }

    fn resolve(&self, view: &LoopView<'_>, v: Value, depth: u32) -> LinearForm {
        let leaf = || match self.leaf(view, v) {
            Some(known) => known.form,
            None => LinearForm::default(),
        };
        let Some(depth) = depth.checked_sub(1) else {
            return leaf();
        };
        self.resolve_inst(view, v, depth).unwrap_or_else(leaf)
    }

    fn resolve_inst(&self, view: &LoopView<'_>, v: Value, depth: u32) -> Option<LinearForm> {
        let inst = view.inst(v)?;
        let arg = |n: usize| inst.args.get(n).copied();
        let mut form = LinearForm::default();
        match &inst.op {
            Op::PtrAdd { scale } => {
                add_form(&mut form, &self.resolve(view, arg(0)?, depth), 1)?;
                add_form(&mut form, &self.resolve(view, arg(1)?, depth), *scale)?;
            }
            Op::Field(field) => {
                add_form(&mut form, &self.resolve(view, arg(0)?, depth), 1)?;
                let offset = i64::try_from(view.f.fields[*field].offset).ok()?;
                form.constant = form.constant.checked_add(offset)?;
            }
            Op::Binary(BinaryOp::Add, _) if view.f.values[v].ty == Type::I64 => {
                add_form(&mut form, &self.resolve(view, arg(0)?, depth), 1)?;
                add_form(&mut form, &self.resolve(view, arg(1)?, depth), 1)?;
            }
            Op::Binary(BinaryOp::Sub, _) if view.f.values[v].ty == Type::I64 => {
                add_form(&mut form, &self.resolve(view, arg(0)?, depth), 1)?;
                add_form(&mut form, &self.resolve(view, arg(1)?, depth), -1)?;
            }
            Op::Binary(BinaryOp::Mul, _) if view.f.values[v].ty == Type::I64 => {
                let factor = view.constant(arg(1)?)?;
                add_form(&mut form, &self.resolve(view, arg(0)?, depth), factor)?;
            }
            Op::Convert(op @ (ConvertOp::SExt | ConvertOp::ZExt)) => {
                form = match view.constant(v) {
                    Some(constant) => LinearForm {
                        constant,
                        ..LinearForm::default()
                    },
                    None => LinearForm {
                        terms: vec![Term {
                            value: self.canonical(view, arg(0)?),
                            extend: match op {
                                ConvertOp::SExt => Extend::Sign,
                                _ => Extend::Zero,
                            },
                            coefficient: 1,
                        }],
                        ..LinearForm::default()
                    },
                };
            }
            _ => return None,
        }
        (form.terms.len() <= 2 * MAX_TERMS).then_some(form)
    }
}

/// Operations whose result depends on nothing but their operands and that never trap.
fn is_pure(view: &LoopView<'_>, inst: &InstData) -> bool {
    match &inst.op {
        Op::Const(_)
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::PtrAdd { .. }
        | Op::Field(_)
        | Op::Unary(_)
        | Op::Fma
        | Op::ICmp(_)
        | Op::FCmp(_)
        | Op::Select
        | Op::Convert(_) => true,
        Op::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, _) => {
            let divisor = inst.args.get(1).and_then(|&v| view.constant(v));
            divisor.is_some_and(|d| d != 0 && d != -1)
        }
        Op::Binary(..) => true,
        Op::Undef | Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => {
            false
        }
    }
}

fn arithmetic(op: BinaryOp, a: &Known, b: &Known, exact: bool, bits: u32) -> Option<Known> {
    let mut known = match op {
        BinaryOp::Add => combine(a, b, true),
        BinaryOp::Sub => combine(a, &times(b, -1)?, true),
        BinaryOp::Mul => match (plain(a), plain(b)) {
            (_, Some(c)) => times(a, c),
            (Some(c), _) => times(b, c),
            (None, None) => None,
        },
        BinaryOp::Shl => match plain(b)? {
            c @ 0..=62 if (c as u32) < bits => times(a, 1i64 << c),
            _ => None,
        },
        _ => None,
    }?;
    known.exact &= exact;
    Some(known)
}

/// The value of a form that is a constant.
fn plain(a: &Known) -> Option<i64> {
    let f = &a.form;
    (a.exact && f.root.is_none() && f.iteration == 0 && f.terms.is_empty()).then_some(f.constant)
}

fn times(a: &Known, factor: i64) -> Option<Known> {
    let mut form = LinearForm::default();
    add_form(&mut form, &a.form, factor)?;
    Some(Known { form, ..a.clone() })
}

fn combine(a: &Known, b: &Known, exact: bool) -> Option<Known> {
    let mut form = a.form.clone();
    add_form(&mut form, &b.form, 1)?;
    let mut conditions = a.conditions.clone();
    conditions.extend(b.conditions.iter().copied());
    conditions.sort_unstable();
    conditions.dedup();
    Some(Known {
        form,
        exact: exact && a.exact && b.exact,
        conditions,
    })
}

/// Add `factor * b` to `a`; nothing if a coefficient does not fit or two roots would meet.
pub(crate) fn add_form(a: &mut LinearForm, b: &LinearForm, factor: i64) -> Option<()> {
    match (a.root, b.root) {
        (_, None) => {}
        (None, root) if factor == 1 => a.root = root,
        _ => return None,
    }
    a.iteration = a.iteration.checked_add(b.iteration.checked_mul(factor)?)?;
    a.constant = a.constant.checked_add(b.constant.checked_mul(factor)?)?;
    for term in &b.terms {
        a.terms.push(Term {
            coefficient: term.coefficient.checked_mul(factor)?,
            ..*term
        });
    }
    merge_terms(a);
    Some(())
}

/// Sort, add up equal terms, drop those that vanish. Coefficients count modulo 2^64.
fn merge_terms(form: &mut LinearForm) {
    form.terms.sort_unstable();
    let mut merged: Vec<Term> = Vec::with_capacity(form.terms.len());
    for term in form.terms.drain(..) {
        match merged.last_mut() {
            Some(last) if last.value == term.value && last.extend == term.extend => {
                last.coefficient = last.coefficient.wrapping_add(term.coefficient);
            }
            _ => merged.push(term),
        }
    }
    merged.retain(|t| t.coefficient != 0);
    form.terms = merged;
}
