//! How much two values look like neighbouring lanes of one vector.

use super::around::Around;
use crate::ssa::{Op, Value, ValueDef};

/// A number that is the larger the better the values go side by side: neighbours in memory before equal
/// operations on such, and these before equal values. Porpodas, Rocha and Góes, *Look-Ahead SLP*, CGO 2018.
pub(super) fn likeness(around: &Around<'_>, a: Value, b: Value) -> u32 {
    at_depth(around, a, b, 0)
}

fn at_depth(around: &Around<'_>, a: Value, b: Value, depth: u32) -> u32 {
    let f = around.view.f;
    if a == b {
        return 2;
    }
    let (ValueDef::Result(ia), ValueDef::Result(ib)) = (f.values[a].def, f.values[b].def) else {
        return 0;
    };
    let (da, db) = (&f.insts[ia], &f.insts[ib]);
    match (&da.op, &db.op) {
        (Op::Const(_), Op::Const(_)) => 2,
        (Op::Load(_), Op::Load(_)) => {
            let places = around.accessed(ia).zip(around.accessed(ib));
            places.map_or(0, |(a, b)| match (a.base == b.base, b.offset - a.offset) {
                (true, step) if step == a.bytes => 8,
                (true, step) if step == -a.bytes => 6,
                (true, _) => 2,
                (false, _) => 1,
            })
        }
        (x, y) if same_operation(x, y) => {
            if depth == around.options.slp.look_ahead {
                return 1;
            }
            let pair = |n: usize, m: usize| {
                let (x, y) = (da.args.get(n), db.args.get(m));
                x.zip(y)
                    .map_or(0, |(&x, &y)| at_depth(around, x, y, depth + 1))
            };
            1 + (pair(0, 0) + pair(1, 1)).max(pair(0, 1) + pair(1, 0)) + pair(2, 2)
        }
        _ => 0,
    }
}

/// Whether two instructions do the same; what signed overflow means does not matter, since vectors wrap.
pub(super) fn same_operation(a: &Op, b: &Op) -> bool {
    match (a, b) {
        (Op::Load(a), Op::Load(b)) => !a.volatile && !b.volatile,
        (Op::Binary(a, _), Op::Binary(b, _)) => a == b,
        (Op::Unary(a), Op::Unary(b)) => a == b,
        (Op::Convert(a), Op::Convert(b)) => a == b,
        (Op::ICmp(a), Op::ICmp(b)) => a == b,
        (Op::FCmp(a), Op::FCmp(b)) => a == b,
        (Op::Select, Op::Select) | (Op::Fma, Op::Fma) => true,
        _ => false,
    }
}
