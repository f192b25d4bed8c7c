//! Extrema with what is kept of where they were found: what lanes have after the loops becomes one value each.

use super::reduction::hint;
use crate::analysis::facts::{CarriedKind, CarriedValue};
use crate::engine::sequence::At;
use crate::engine::widen::{Parts, Widener};
use crate::plan::{POp, PType, PValue, ReduceOp};
use crate::ssa::{BinaryOp, FloatCC, Imm, IntCC, Type, UnaryOp, Value, Var};
use frontend::sorted::SortedMap;

/// A variable of these, and its vectors in each loop, in the order in which these run.
pub(super) struct Kept<'f> {
    pub carried: &'f CarriedValue,
    pub loops: Vec<Parts>,
}

/// An extremum, its position, and what else is kept of it, in one form: as vectors or as scalars.
type Row = Vec<PValue>;

/// How rows are compared, and where that is written.
#[derive(Clone, Copy)]
struct Order {
    at: At,
    /// Which extremum is better.
    extremum: ReduceOp,
    /// Which position counts, of equal extrema.
    position: ReduceOp,
    /// Extrema that are equal are the same.
    exact: bool,
}

/// What one vector loop leaves, one vector for each variable, for one that goes on with as many lanes.
pub(super) fn hand_on(w: &mut Widener<'_>, all: &[Kept<'_>]) -> SortedMap<Value, PValue> {
    let mut left = SortedMap::new();
    for (group, order) in groups(w, At::Before, all) {
        if let Some(row) = joined(w, order, &group, 0) {
            left.extend(group.iter().map(|kept| kept.carried.phi).zip(row));
        }
    }
    left
}

/// What the variables are after all loops.
pub(super) fn close(w: &mut Widener<'_>, all: &[Kept<'_>]) -> Vec<(Var, PValue)> {
    let mut assigns = Vec::new();
    for (group, order) in groups(w, At::After, all) {
        let loops = group.iter().map(|kept| kept.loops.len()).min();
        let mut best: Option<Row> = None;
        for n in 0..loops.unwrap_or(0) {
            if let Some(row) = joined(w, order, &group, n) {
                let scalars = best_lane(w, order, &row);
                best = Some(match best {
                    Some(before) => better(w, order, &before, &scalars),
                    None => scalars,
                });
            }
        }
        for (value, kept) in best.into_iter().flatten().zip(&group) {
            w.b.values[value].hint = hint(w, kept.carried);
            assigns.push((kept.carried.var, value));
        }
    }
    assigns
}

/// Extrema, each with its position behind it, and then what else is kept of it.
fn groups<'k, 'f>(w: &Widener<'_>, at: At, all: &'k [Kept<'f>]) -> Vec<(Vec<&'k Kept<'f>>, Order)> {
    let mut groups = Vec::new();
    for extremum in all {
        let CarriedKind::Extremum { op } = extremum.carried.kind else {
            continue;
        };
        let phi = extremum.carried.phi;
        let (mut group, mut fold) = (vec![extremum], None);
        for other in all {
            match other.carried.kind {
                CarriedKind::Position { of, fold: which } if of == phi => {
                    fold = Some(which);
                    group.insert(1, other);
                }
                CarriedKind::Companion { of } if of == phi => group.push(other),
                _ => {}
            }
        }
        let zeros = w.s.f.values[phi].ty.is_float() && w.s.options.signed_zeros;
        groups.extend(fold.map(|position| {
            let order = Order {
                at,
                extremum: op,
                position,
                exact: !zeros,
            };
            (group, order)
        }));
    }
    groups
}

/// The vectors that a loop leaves as one for each variable; `None`: it has none.
fn joined(w: &mut Widener<'_>, order: Order, group: &[&Kept<'_>], n: usize) -> Option<Row> {
    let vectors = group.iter().map(|kept| kept.loops[n].len()).min()?;
    let mut rows: Vec<Row> = (0..vectors)
        .map(|part| group.iter().map(|kept| kept.loops[n][part]).collect())
        .collect();
    while rows.len() > 1 {
        let half = rows.len().div_ceil(2);
        let upper = rows.split_off(half);
        for (low, high) in rows.iter_mut().zip(upper) {
            *low = better(w, order, low, &high);
            for (&value, kept) in low.iter().zip(group) {
                w.b.values[value].hint = hint(w, kept.carried);
            }
        }
    }
    rows.pop()
}

/// Of two rows the second where it is better, else the first.
fn better(w: &mut Widener<'_>, order: Order, first: &Row, second: &Row) -> Row {
    let (a, b) = ((first[0], first[1]), (second[0], second[1]));
    let wins = beats(w, order.at, order.extremum, b.0, a.0);
    let loses = beats(w, order.at, order.extremum, a.0, b.0);
    // Not by equality, of which compilers warn.
    let ties = not(w, order.at, loses);
    let counts = beats(w, order.at, order.position, b.1, a.1);
    let counts = as_wide(w, order.at, counts, ties);
    let and = POp::Binary(BinaryOp::And);
    let ty = w.b.ty(ties);
    let decides = w.b.inst(order.at, and, &[ties, counts], ty);
    let or = POp::Binary(BinaryOp::Or);
    let takes = w.b.inst(order.at, or, &[wins, decides], ty);
    let pairs = first.iter().zip(second);
    pairs
        .map(|(&a, &b)| {
            let ty = w.b.ty(a);
            let takes = mask_for(w, order.at, takes, ty);
            w.b.inst(order.at, POp::Select, &[takes, b, a], ty)
        })
        .collect()
}

/// The row of the lane that counts.
fn best_lane(w: &mut Widener<'_>, order: Order, row: &Row) -> Row {
    let scalar = |w: &Widener<'_>, value: PValue| match w.b.ty(value) {
        PType::Vector(elem, _) => PType::Scalar(elem),
        other => other,
    };
    let (extrema, positions) = (row[0], row[1]);
    let (elem, index) = (scalar(w, extrema), scalar(w, positions));
    let fold = POp::Reduce(order.extremum);
    let best = w.b.inst(order.at, fold, &[extrema], elem);
    let ty = w.b.ty(extrema);
    let all = w.b.inst(order.at, POp::Splat, &[best], ty);
    let worse = beats(w, order.at, order.extremum, all, extrema);
    let ty = w.b.ty(positions);
    let PType::Scalar(index_type) = index else {
        return row.clone();
    };
    let never =
        w.b.constant(At::Before, index_type, last(order.position, index_type));
    let never = w.b.inst(order.at, POp::Splat, &[never], ty);
    let off = mask_for(w, order.at, worse, ty);
    let of_best =
        w.b.inst(order.at, POp::Select, &[off, never, positions], ty);
    let fold = POp::Reduce(order.position);
    let position = w.b.inst(order.at, fold, &[of_best], index);
    if order.exact && row.len() == 2 {
        return vec![best, position];
    }
    // Zeros of different signs are equal, so that the lane counts and not the number.
    let wanted = w.b.inst(order.at, POp::Splat, &[position], ty);
    let PType::Vector(_, lanes) = ty else {
        return row.clone();
    };
    let bits = index_type.bits();
    let mask = PType::Mask { bits, lanes };
    let here =
        w.b.inst(order.at, POp::ICmp(IntCC::Eq), &[of_best, wanted], mask);
    let on = not(w, order.at, off);
    let and = POp::Binary(BinaryOp::And);
    let here = w.b.inst(order.at, and, &[here, on], mask);
    let lane =
        w.b.inst(order.at, POp::FirstOn, &[here], PType::Scalar(Type::I64));
    let mut scalars = Row::new();
    for (n, &value) in row.iter().enumerate() {
        scalars.push(match n {
            0 if order.exact => best,
            1 => position,
            _ => {
                let ty = scalar(w, value);
                w.b.inst(order.at, POp::ExtractAt, &[value, lane], ty)
            }
        });
    }
    scalars
}

/// Whether a value is better than another one: as masks of vectors, or of scalars.
fn beats(w: &mut Widener<'_>, at: At, op: ReduceOp, a: PValue, b: PValue) -> PValue {
    let compare = match op {
        ReduceOp::SMin => POp::ICmp(IntCC::Slt),
        ReduceOp::SMax => POp::ICmp(IntCC::Sgt),
        ReduceOp::UMin => POp::ICmp(IntCC::Ult),
        ReduceOp::UMax => POp::ICmp(IntCC::Ugt),
        ReduceOp::FMin => POp::FCmp(FloatCC::Lt),
        ReduceOp::FMax
        | ReduceOp::Add
        | ReduceOp::Mul
        | ReduceOp::And
        | ReduceOp::Or
        | ReduceOp::Xor
        | ReduceOp::FAdd
        | ReduceOp::FMul => POp::FCmp(FloatCC::Gt),
    };
    let ty = match w.b.ty(a) {
        PType::Vector(elem, lanes) => PType::Mask {
            bits: elem.bits(),
            lanes,
        },
        PType::Scalar(_) | PType::Mask { .. } => PType::Scalar(Type::I1),
    };
    w.b.inst(at, compare, &[a, b], ty)
}

fn not(w: &mut Widener<'_>, at: At, truth: PValue) -> PValue {
    let ty = w.b.ty(truth);
    w.b.inst(at, POp::Unary(UnaryOp::Not), &[truth], ty)
}

/// A mask for elements as wide as those that another one is for.
fn as_wide(w: &mut Widener<'_>, at: At, mask: PValue, other: PValue) -> PValue {
    match (w.b.ty(mask), w.b.ty(other)) {
        (own, wanted @ PType::Mask { .. }) if own != wanted => {
            w.b.inst(at, POp::MaskResize, &[mask], wanted)
        }
        _ => mask,
    }
}

/// A mask for choosing among vectors of a type.
fn mask_for(w: &mut Widener<'_>, at: At, mask: PValue, ty: PType) -> PValue {
    match (w.b.ty(mask), ty) {
        (PType::Mask { bits, .. }, PType::Vector(elem, lanes)) if bits != elem.bits() => {
            let wanted = PType::Mask {
                bits: elem.bits(),
                lanes,
            };
            w.b.inst(at, POp::MaskResize, &[mask], wanted)
        }
        _ => mask,
    }
}

/// A position that counts against no other.
fn last(fold: ReduceOp, ty: Type) -> Imm {
    let signed_most = i64::MAX >> (64 - ty.bits());
    Imm::Int(match fold {
        ReduceOp::SMin => signed_most,
        ReduceOp::SMax => !signed_most,
        ReduceOp::UMin => -1,
        _ => 0,
    })
}
