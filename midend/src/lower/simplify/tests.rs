use super::*;
use crate::ssa::build::FunctionBuilder;

const FLOAT_CCS: [FloatCC; 6] = [
    FloatCC::Eq,
    FloatCC::Ne,
    FloatCC::Lt,
    FloatCC::Le,
    FloatCC::Gt,
    FloatCC::Ge,
];

const INT_CCS: [IntCC; 10] = [
    IntCC::Eq,
    IntCC::Ne,
    IntCC::Slt,
    IntCC::Sle,
    IntCC::Sgt,
    IntCC::Sge,
    IntCC::Ult,
    IntCC::Ule,
    IntCC::Ugt,
    IntCC::Uge,
];

fn float_compare(cc: FloatCC, x: f64, y: f64) -> bool {
    match cc {
        FloatCC::Eq => x == y,
        FloatCC::Ne => x != y,
        FloatCC::Lt => x < y,
        FloatCC::Le => x <= y,
        FloatCC::Gt => x > y,
        FloatCC::Ge => x >= y,
    }
}

fn float_operation(op: BinaryOp, p: f64, q: f64) -> f64 {
    let first = match op {
        BinaryOp::FMin => p < q,
        BinaryOp::FMax => p > q,
        other => panic!("{other:?} is neither"),
    };
    if first { p } else { q }
}

/// The pattern of every comparison, with and without a complement, with the arms in both orders.
fn float_cases() -> Vec<(FloatCC, bool, bool, Function, [Value; 5])> {
    let mut cases = Vec::new();
    for cc in FLOAT_CCS {
        for complement in [false, true] {
            for swap in [false, true] {
                let mut builder = FunctionBuilder::default();
                let x = builder.param(Type::F64);
                let y = builder.param(Type::F64);
                let mut cond = builder.op(Op::FCmp(cc), &[x, y], Type::I1);
                if complement {
                    cond = builder.op(Op::Unary(UnaryOp::Not), &[cond], Type::I1);
                }
                let (a, b) = if swap { (y, x) } else { (x, y) };
                cases.push((cc, complement, swap, builder.func, [cond, x, y, a, b]));
            }
        }
    }
    cases
}

#[test]
fn float_patterns_are_exact_on_all_special_values() {
    let numbers = [
        f64::NAN,
        f64::NEG_INFINITY,
        -1.0,
        -0.0,
        0.0,
        1.0,
        f64::INFINITY,
    ];
    for signed_zeros in [true, false] {
        let mut found = 0;
        for (cc, complement, swap, function, [cond, x, _, a, b]) in float_cases() {
            let Some(pattern) = select_pattern(&function, cond, a, b, signed_zeros) else {
                continue;
            };
            let SelectPattern::Binary(op, p, _) = pattern else {
                panic!("{pattern:?}")
            };
            found += 1;
            for nx in numbers {
                for ny in numbers {
                    let (na, nb) = if swap { (ny, nx) } else { (nx, ny) };
                    let expected = if float_compare(cc, nx, ny) != complement {
                        na
                    } else {
                        nb
                    };
                    let (np, nq) = if p == x { (nx, ny) } else { (ny, nx) };
                    let got = float_operation(op, np, nq);
                    let equal = expected.to_bits() == got.to_bits()
                        || expected.is_nan() && got.is_nan()
                        || !signed_zeros && expected == 0.0 && got == 0.0;
                    assert!(
                        equal,
                        "{cc:?} {complement} {swap}: {nx} {ny}: {expected} is not {got}"
                    );
                }
            }
        }
        // Two comparisons, both orders, with and without complement; twice that if ties are equal.
        assert_eq!(found, if signed_zeros { 8 } else { 16 });
    }
}

#[test]
fn a_tie_with_a_constant_that_is_not_zero_is_no_obstacle() {
    for (number, expected) in [(1.0_f64, true), (0.0, false), (-0.0, false)] {
        let mut builder = FunctionBuilder::default();
        let x = builder.param(Type::F64);
        let bound = builder.op(Op::Const(Imm::F64(number.to_bits())), &[], Type::F64);
        let again = builder.op(Op::Const(Imm::F64(number.to_bits())), &[], Type::F64);
        let cond = builder.op(Op::FCmp(FloatCC::Le), &[x, bound], Type::I1);
        let pattern = select_pattern(&builder.func, cond, x, again, true);
        let minimum = SelectPattern::Binary(BinaryOp::FMin, x, bound);
        assert_eq!(pattern, expected.then_some(minimum));
    }
}

fn int_compare(cc: IntCC, x: i8, y: i8) -> bool {
    let (ux, uy) = (x as u8, y as u8);
    match cc {
        IntCC::Eq => x == y,
        IntCC::Ne => x != y,
        IntCC::Slt => x < y,
        IntCC::Sle => x <= y,
        IntCC::Sgt => x > y,
        IntCC::Sge => x >= y,
        IntCC::Ult => ux < uy,
        IntCC::Ule => ux <= uy,
        IntCC::Ugt => ux > uy,
        IntCC::Uge => ux >= uy,
    }
}

#[test]
fn integer_patterns_are_exact_on_all_bytes() {
    let mut found = 0;
    for cc in INT_CCS {
        for swap in [false, true] {
            let mut builder = FunctionBuilder::default();
            let x = builder.param(Type::I8);
            let y = builder.param(Type::I8);
            let cond = builder.op(Op::ICmp(cc), &[x, y], Type::I1);
            let (a, b) = if swap { (y, x) } else { (x, y) };
            let Some(pattern) = select_pattern(&builder.func, cond, a, b, true) else {
                continue;
            };
            let SelectPattern::Binary(op, ..) = pattern else {
                panic!("{pattern:?}")
            };
            found += 1;
            for (nx, ny) in (0..=u16::MAX).map(|bits| ((bits >> 8) as i8, bits as i8)) {
                let (na, nb) = if swap { (ny, nx) } else { (nx, ny) };
                let expected = if int_compare(cc, nx, ny) { na } else { nb };
                let got = match op {
                    BinaryOp::SMin => nx.min(ny),
                    BinaryOp::SMax => nx.max(ny),
                    BinaryOp::UMin => (nx as u8).min(ny as u8) as i8,
                    BinaryOp::UMax => (nx as u8).max(ny as u8) as i8,
                    other => panic!("{other:?}"),
                };
                assert_eq!(got, expected, "{cc:?} {swap} {nx} {ny}");
            }
        }
    }
    assert_eq!(found, 16);
}

#[test]
fn absolute_values_are_exact_on_all_bytes() {
    let mut found = 0;
    for cc in INT_CCS {
        for bound in -2_i64..=2 {
            for (swap_operands, swap_arms) in
                [(false, false), (false, true), (true, false), (true, true)]
            {
                let mut builder = FunctionBuilder::default();
                let x = builder.param(Type::I8);
                let limit = builder.op(Op::Const(Imm::Int(bound)), &[], Type::I8);
                let zero = builder.op(Op::Const(Imm::Int(0)), &[], Type::I8);
                let sub = Op::Binary(BinaryOp::Sub, crate::ssa::Overflow::Wraps);
                let negative = builder.op(sub, &[zero, x], Type::I8);
                let operands = if swap_operands {
                    [limit, x]
                } else {
                    [x, limit]
                };
                let cond = builder.op(Op::ICmp(cc), &operands, Type::I1);
                let (a, b) = if swap_arms {
                    (x, negative)
                } else {
                    (negative, x)
                };
                let Some(pattern) = select_pattern(&builder.func, cond, a, b, true) else {
                    continue;
                };
                assert_eq!(pattern, SelectPattern::Unary(UnaryOp::IAbs, x));
                found += 1;
                for number in i8::MIN..=i8::MAX {
                    let limit = bound as i8;
                    let truth = if swap_operands {
                        int_compare(cc, limit, number)
                    } else {
                        int_compare(cc, number, limit)
                    };
                    let negated = if truth != swap_arms {
                        number.wrapping_neg()
                    } else {
                        number
                    };
                    assert_eq!(negated, number.wrapping_abs(), "{cc:?} {bound} {number}");
                }
            }
        }
    }
    assert_eq!(found, 16);
}

#[test]
fn the_pass_rewrites_the_select_in_place() {
    let mut builder = FunctionBuilder::default();
    let x = builder.param(Type::I32);
    let y = builder.param(Type::I32);
    let cond = builder.op(Op::ICmp(IntCC::Sgt), &[x, y], Type::I1);
    let select = builder.op(Op::Select, &[cond, y, x], Type::I32);
    simplify(&mut builder.func, true);
    assert_eq!(args_of(&builder.func, select), [x, y]);
    let wraps = crate::ssa::Overflow::Wraps;
    assert_eq!(
        op_of(&builder.func, select),
        Some(&Op::Binary(BinaryOp::SMin, wraps))
    );
}
