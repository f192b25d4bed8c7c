//! Arrays of rows: places of which it is not known in which row they are, but where in a row. Of a loop over
//! columns no two iterations meet, whatever loops inside do with rows, as long as all columns lie in one row:
//! delinearization as in Grosser, Ramanujam, Pouchet, Sadayappan and Pop, *Optimistic Delinearization of
//! Parametrically Sized Arrays*, ICS 2015.
//!
//! The address of `a[i * m + j]` in a loop over `j` is the sum of a multiple of `4 * m`, which says in which row it
//! is, and of a place in the row that steps with `j`. Rows are integers of any kind, so loops inside need not be
//! understood.

use super::dependence::{Lines, gcd};
use super::facts::{Check, Extend, MAX_ROW, Row};
use super::induction::Induction;
use super::linear::Forms;
use super::loop_view::{LoopView, mask_unsigned};
use super::polynomial::{Factor, Polynomial};
use crate::ssa::{BinaryOp, ConvertOp, InstData, Op, Overflow, Type, Value, Var};
use frontend::sorted::SortedMap;

/// How far definitions are followed.
const MAX_DEPTH: u32 = 24;

/// An address: what it is in, and how many bytes from its beginning.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub root: Value,
    pub bytes: Polynomial,
    /// Indices into [`Forms::conditions`] that must hold.
    pub conditions: Vec<usize>,
    /// What it was computed from may have wrapped in 64 bits, so that the sum is only equal to it modulo 2^64.
    pub wraps: bool,
}

/// The address of an access, and its size in bytes.
type Extent<'a> = (&'a Polynomial, i64);

/// A value as a sum.
#[derive(Clone)]
struct Sum {
    root: Option<Value>,
    bytes: Polynomial,
    /// It is the signed reading of the value, not just equal to it modulo its width.
    exact: bool,
    /// As in [`Address`].
    conditions: Vec<usize>,
    wraps: bool,
}

impl Sum {
    fn exactly(bytes: Polynomial) -> Sum {
        Sum {
            root: None,
            bytes,
            exact: true,
            conditions: Vec::new(),
            wraps: false,
        }
    }
}

/// Finds what addresses of a loop are.
pub(super) struct Addresses<'a> {
    pub view: &'a LoopView<'a>,
    forms: &'a Forms,
    inductions: &'a SortedMap<Value, Induction>,
}

impl<'a> Addresses<'a> {
    pub fn new(
        view: &'a LoopView<'a>,
        forms: &'a Forms,
        inductions: &'a SortedMap<Value, Induction>,
    ) -> Addresses<'a> {
        Addresses {
            view,
            forms,
            inductions,
        }
    }

    /// The address, if its root is the same in all iterations.
    pub fn of(&self, address: Value) -> Option<Address> {
        let sum = self.sum(address, MAX_DEPTH)?;
        Some(Address {
            root: sum.root?,
            bytes: sum.bytes,
            conditions: sum.conditions,
            wraps: sum.wraps,
        })
    }

    /// An integer as its signed or unsigned reading.
    pub fn reading(&self, v: Value, extend: Extend) -> Option<Polynomial> {
        let ty = self.view.f.values[v].ty;
        let sum = match (ty, extend) {
            (Type::I64, _) | (_, Extend::Sign) => self.sum(v, MAX_DEPTH)?,
            (_, Extend::Zero) => match self.view.constant(v) {
                Some(constant) => {
                    return Some(Polynomial::constant(mask_unsigned(constant, ty.bits())));
                }
                None if self.forms.is_invariant(self.view, v) => {
                    let value = self.forms.canonical(self.view, v);
                    return Some(Polynomial::product(
                        vec![Factor::Invariant(value, extend)],
                        1,
                    ));
                }
                None => return None,
            },
        };
        (sum.exact && sum.root.is_none()).then_some(sum.bytes)
    }

    fn sum(&self, v: Value, depth: u32) -> Option<Sum> {
        let view = self.view;
        let v = view.resolve(v);
        let ty = view.f.values[v].ty;
        let depth = depth.checked_sub(1)?;
        if ty != Type::Ptr
            && let Some(constant) = view.constant(v)
        {
            return Some(Sum::exactly(Polynomial::constant(constant)));
        }
        let found = match (self.inductions.get(&v), view.inst(v)) {
            (None, Some(_)) if ty.is_int() && self.is_variable(v) => None,
            (Some(induction), _) => self.counter(induction, ty, depth),
            (None, Some(inst)) => self.result(inst, ty, depth),
            (None, None) => None,
        };
        found.or_else(|| self.opaque(v))
    }

    /// Whether a variable holds the value where the loop begins: what it was computed from may not be known there.
    fn is_variable(&self, v: Value) -> bool {
        let view = self.view;
        let named = |var: Var| view.f.vars.get(var).is_some_and(|var| !var.name.is_empty());
        let mut entry = view.site.entry.iter();
        !view.defines(v) && entry.any(|&(var, value)| value == v && named(var))
    }

    fn counter(&self, induction: &Induction, ty: Type, depth: u32) -> Option<Sum> {
        let start = self.sum(induction.start, depth)?;
        let steps = Polynomial::product(vec![Factor::Iteration], induction.step);
        Some(Sum {
            bytes: start.bytes.plus(&steps, 1)?,
            exact: start.exact && (ty.bits() >= 64 || induction.overflow == Overflow::Undefined),
            ..start
        })
    }

    fn result(&self, inst: &InstData, ty: Type, depth: u32) -> Option<Sum> {
        let arg = |n: usize| self.sum(*inst.args.get(n)?, depth);
        match &inst.op {
            Op::PtrAdd { scale } => {
                let (base, index) = (arg(0)?, arg(1)?);
                Some(Sum {
                    bytes: base.bytes.plus(&index.bytes, *scale)?,
                    conditions: [base.conditions, index.conditions].concat(),
                    wraps: base.wraps || index.wraps,
                    ..base
                })
            }
            Op::Field(field) => {
                let base = arg(0)?;
                let offset = i64::try_from(self.view.f.fields[*field].offset).ok()?;
                Some(Sum {
                    bytes: base.bytes.plus(&Polynomial::constant(offset), 1)?,
                    ..base
                })
            }
            Op::Binary(op, overflow) if ty.is_int() && ty != Type::I1 => {
                let (mut a, mut b) = (arg(0)?, arg(1)?);
                if *op == BinaryOp::Mul {
                    a = self.as_factor(a, *inst.args.first()?)?;
                    b = self.as_factor(b, *inst.args.get(1)?)?;
                }
                let bytes = match op {
                    BinaryOp::Add => a.bytes.plus(&b.bytes, 1)?,
                    BinaryOp::Sub => a.bytes.plus(&b.bytes, -1)?,
                    BinaryOp::Mul => a.bytes.times(&b.bytes)?,
                    BinaryOp::Shl => {
                        let by = b.bytes.as_constant();
                        let by =
                            by.filter(|&by| (0..i64::from(ty.bits().min(63))).contains(&by))?;
                        a.bytes.times(&Polynomial::constant(1 << by))?
                    }
                    _ => return None,
                };
                let undefined = *overflow == Overflow::Undefined;
                let wraps = ty == Type::I64 && !undefined && bytes.as_constant().is_none();
                Some(Sum {
                    root: None,
                    exact: (ty == Type::I64 || undefined) && a.exact && b.exact,
                    conditions: [a.conditions, b.conditions].concat(),
                    wraps: wraps || a.wraps || b.wraps,
                    bytes,
                })
            }
            Op::Convert(ConvertOp::SExt) => arg(0).filter(|sum| sum.exact),
            Op::Convert(ConvertOp::ZExt) => self.zero_extended(inst),
            Op::Convert(ConvertOp::Trunc) => Some(Sum {
                exact: false,
                ..arg(0)?
            }),
            _ => None,
        }
    }

    /// What a product is made of: a sum that is the same in all iterations is one length, as of rows with a margin.
    fn as_factor(&self, sum: Sum, v: Value) -> Option<Sum> {
        let is_sum = sum.bytes.products().nth(1).is_some();
        match is_sum && self.forms.is_invariant(self.view, v) {
            true => self.opaque(self.view.resolve(v)),
            false => Some(sum),
        }
    }

    /// An integer without a sign that steps with the iterations, as long as it does not wrap.
    fn zero_extended(&self, inst: &InstData) -> Option<Sum> {
        let known = self.forms.known.get(&inst.result?)?;
        let form = &known.form;
        if form.iteration == 0 || form.root.is_some() {
            return None;
        }
        let steps = Polynomial::product(vec![Factor::Iteration], form.iteration);
        let mut bytes = Polynomial::constant(form.constant).plus(&steps, 1)?;
        for term in &form.terms {
            let factor = vec![Factor::Invariant(term.value, term.extend)];
            bytes = bytes.plus(&Polynomial::product(factor, term.coefficient), 1)?;
        }
        Some(Sum {
            exact: known.exact,
            conditions: known.conditions.clone(),
            ..Sum::exactly(bytes)
        })
    }

    /// A value that is not followed.
    fn opaque(&self, v: Value) -> Option<Sum> {
        let (view, forms) = (self.view, self.forms);
        let mut of = view.inst(v).and_then(|inst| match (&inst.op, &*inst.args) {
            (Op::Convert(ConvertOp::SExt), &[a]) => Some((a, Extend::Sign)),
            (Op::Convert(ConvertOp::ZExt), &[a]) => Some((a, Extend::Zero)),
            _ => None,
        });
        of = of.filter(|&(a, _)| view.f.values[a].ty != Type::I1 && !self.is_variable(v));
        let (value, extend) = of.unwrap_or((v, Extend::Sign));
        let ty = view.f.values[value].ty;
        let invariant = forms.is_invariant(view, value);
        let factor = match (ty, invariant) {
            (Type::Ptr, true) => {
                return Some(Sum {
                    root: Some(forms.canonical(view, value)),
                    ..Sum::exactly(Polynomial::default())
                });
            }
            (Type::I8 | Type::I16 | Type::I32 | Type::I64, true) => {
                Factor::Invariant(forms.canonical(view, value), extend)
            }
            (Type::I8 | Type::I16 | Type::I32 | Type::I64, false) => {
                Factor::Varying(view.resolve(value), extend)
            }
            _ => return None,
        };
        Some(Sum::exactly(Polynomial::product(vec![factor], 1)))
    }
}

/// That two accesses of one object never meet in different iterations, as far as their rows are numbered by numbers
/// that do not wrap.
pub(super) struct Columns {
    pub row: Row,
    /// What must be so at run time.
    pub check: Option<Check>,
}

/// `rows`: of which length rows may be beside what the two say; `trips`: the number of iterations, if it is known.
pub(super) fn never_meet(
    a: Extent<'_>,
    b: Extent<'_>,
    rows: &[Row],
    trips: Option<u64>,
) -> Option<Columns> {
    let own = shortest_row(a.0, b.0);
    let mut rows = own.iter().chain(rows);
    rows.find_map(|row| {
        let check = in_columns(a, b, row, trips)?;
        let row = row.clone();
        Some(Columns { row, check })
    })
}

/// What numbers the rows of an address are made of: products, and by how many rows each is multiplied.
pub(super) fn row_numbers(bytes: &Polynomial, row: &Row) -> Vec<(Vec<Factor>, u64)> {
    let products = bytes.products().filter_map(|(factors, coefficient)| {
        let of = i64::try_from(row.bytes).ok()?;
        let numbers = match (row.lengths.is_empty(), factors) {
            (true, [] | [Factor::Iteration]) => coefficient - nearest(coefficient, of),
            _ if is_multiple(factors, coefficient, row) => coefficient,
            _ => 0,
        };
        let mut left = factors.to_vec();
        for &(value, extend) in &row.lengths {
            let at = left
                .iter()
                .position(|f| *f == Factor::Invariant(value, extend))?;
            left.remove(at);
        }
        let count = numbers.unsigned_abs() / row.bytes;
        (count != 0).then_some((left, count))
    });
    products.collect()
}

fn in_columns(
    a: Extent<'_>,
    b: Extent<'_>,
    row: &Row,
    trips: Option<u64>,
) -> Option<Option<Check>> {
    let (a, b) = (column(a, b.0, row)?, column(b, a.0, row)?);
    if a.step != b.step || a.step == 0 {
        return None;
    }
    let lines = Lines {
        a0: a.offset.into(),
        sa: a.step.into(),
        za: a.size.into(),
        b0: b.offset.into(),
        sb: b.step.into(),
        zb: b.size.into(),
    };
    if lines.least_distance(trips, false) != Some(None) {
        return None;
    }
    let end = |column: &Column| column.offset.checked_add(column.size);
    let span = end(&a)?.max(end(&b)?) - a.offset.min(b.offset);
    let (step, span) = (a.step.unsigned_abs(), u64::try_from(span).ok()?);
    let all_in_row = |trips: u64| {
        let last = u128::from(trips.saturating_sub(1));
        last * u128::from(step) + u128::from(span) <= row.bytes.into()
    };
    match trips {
        Some(trips) if row.lengths.is_empty() => all_in_row(trips).then_some(None),
        // A row that has no room for two iterations.
        None if row.lengths.is_empty() && !all_in_row(2) => None,
        _ => Some(Some(Check::Columns {
            row: row.clone(),
            step,
            span,
        })),
    }
}

/// The shortest row of which both addresses are made: what divides all products in which they may differ from
/// execution to execution.
pub(super) fn shortest_row(a: &Polynomial, b: &Polynomial) -> Option<Row> {
    let differs = |factors: &[Factor]| {
        let moves = factors.iter().any(|f| matches!(f, Factor::Varying(..)));
        let parts = factors.len() > 1 && factors.contains(&Factor::Iteration);
        let other = factors.iter().any(|f| *f != Factor::Iteration)
            && a.coefficient(factors) != b.coefficient(factors);
        moves || parts || other
    };
    let mut products = a.products().chain(b.products());
    let mut products = products.by_ref().filter(|(factors, _)| differs(factors));
    let (first, coefficient) = products.next()?;
    let mut row = Row {
        lengths: first.iter().filter_map(length).collect(),
        bytes: coefficient.unsigned_abs(),
    };
    for (factors, coefficient) in products {
        let mut others: Vec<(Value, Extend)> = factors.iter().filter_map(length).collect();
        row.lengths.retain(|length| {
            let at = others.iter().position(|other| other == length);
            at.map(|at| others.swap_remove(at)).is_some()
        });
        let common = gcd(row.bytes.into(), coefficient.unsigned_abs().into());
        row.bytes = u64::try_from(common).ok()?;
    }
    (row.bytes != 0 && row.bytes <= MAX_ROW).then_some(row)
}

/// What of a product may be the length of a row.
fn length(factor: &Factor) -> Option<(Value, Extend)> {
    match *factor {
        Factor::Invariant(value, extend) => Some((value, extend)),
        Factor::Iteration | Factor::Varying(..) => None,
    }
}

/// Where in a row an access is, but for what is the same for both accesses.
struct Column {
    offset: i64,
    step: i64,
    size: i64,
}

/// `None`: part of the address is neither a multiple of a row, nor the same for the `other` access.
fn column((address, size): Extent<'_>, other: &Polynomial, row: &Row) -> Option<Column> {
    let bytes = i64::try_from(row.bytes).ok()?;
    let mut column = Column {
        offset: 0,
        step: 0,
        size,
    };
    for (factors, coefficient) in address.products() {
        let within = match row.lengths.is_empty() {
            true => nearest(coefficient, bytes),
            false => coefficient,
        };
        match factors {
            [] => column.offset = within,
            [Factor::Iteration] => column.step = within,
            _ if is_multiple(factors, coefficient, row) => {}
            _ => {
                let fixed = |f: &Factor| matches!(f, Factor::Invariant(..));
                let same = other.coefficient(factors) == coefficient;
                if !(same && factors.iter().all(fixed)) {
                    return None;
                }
            }
        }
    }
    Some(column)
}

fn is_multiple(factors: &[Factor], coefficient: i64, row: &Row) -> bool {
    let mut left: Vec<(Value, Extend)> = factors.iter().filter_map(length).collect();
    let all = row.lengths.iter().all(|length| {
        let at = left.iter().position(|other| other == length);
        at.map(|at| left.swap_remove(at)).is_some()
    });
    all && coefficient.unsigned_abs().is_multiple_of(row.bytes)
}

/// What is left of a number if the nearest multiple is taken away.
fn nearest(number: i64, of: i64) -> i64 {
    let rest = number.rem_euclid(of);
    match rest > of / 2 {
        true => rest - of,
        false => rest,
    }
}
