//! Trip counts against the loop itself, executed for all 8-bit starts and bounds.

use super::facts::{Check, Extend, LinearForm, TripCount};
use super::trip_count::is_signed;
use crate::ssa::types::sign_extend;
use crate::ssa::{IntCC, Overflow, Type, Value, Var};

const ORDERS: [IntCC; 10] = [
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

/// How a test loop is built.
#[derive(Clone, Copy, Debug)]
struct Shape {
    step: i64,
    cc: IntCC,
    post: bool,
    at_end: bool,
    overflow: Overflow,
    widen: Option<Extend>,
}

/// What the loop really does from the first test on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Truth {
    Passes(u64),
    Endless,
    Undefined,
}

/// The loop as SSA; `start` and `bound` are its parameters.
fn text(s: &Shape) -> String {
    let nsw = match s.overflow {
        Overflow::Undefined => ".nsw",
        Overflow::Wraps => "",
    };
    let (wide, bound) = match s.widen {
        None => (String::new(), "i8"),
        Some(_) => {
            let op = if s.widen == Some(Extend::Sign) {
                "sext"
            } else {
                "zext"
            };
            let from = if s.post { "v4" } else { "v2" };
            (format!("  v5: i32 = {op} {from}\n"), "i32")
        }
    };
    let tested = match (s.widen, s.post) {
        (Some(_), _) => "v5",
        (None, true) => "v4",
        (None, false) => "v2",
    };
    let cc = format!("{:?}", s.cc).to_lowercase();
    let step = format!("  v3: i8 = const {}\n  v4: i8 = add{nsw} v2, v3\n", s.step);
    let test = format!("{wide}  v6: i1 = icmp {cc} {tested}, v1\n");
    let body = match s.at_end {
        true => format!("block1(v2: i8):\n{step}{test}  branch v6, block1(v4), block2\n"),
        false => format!(
            "block1(v2: i8):\n{step}{test}  branch v6, block3, block2\nblock3:\n  jump block1(v4)\n"
        ),
    };
    format!(
        "function \"f\" {{\n  var0 \"n\": scalar i8 \"char\"\n  \
         site0 for block1 entry [var0: v0] phis [v2: var0] exit []\n\
         block0(v0: i8, v1: {bound}):\n  jump block1(v0)\n{body}block2:\n  return\n}}\n"
    )
}

/// The loop with an access at `v90 + extend(counter + c)`.
fn with_subscript(s: &Shape, c: i64, extend: Extend) -> String {
    let op = match extend {
        Extend::Sign => "sext",
        Extend::Zero => "zext",
    };
    let nsw = match s.overflow {
        Overflow::Undefined => ".nsw",
        Overflow::Wraps => "",
    };
    let access = format!(
        "  v20: i8 = const {c}\n  v21: i8 = add{nsw} v2, v20\n  v22: i64 = {op} v21\n  \
         v23: ptr = ptradd 1 v90, v22\n  v24: i8 = load any v23\n"
    );
    let text = text(s).replace("(v0: i8,", "(v90: ptr, v0: i8,");
    match s.at_end {
        true => text.replace("block1(v2: i8):\n", &format!("block1(v2: i8):\n{access}")),
        false => text.replace("block3:\n", &format!("block3:\n{access}")),
    }
}

fn trip_of(s: &Shape) -> Option<TripCount> {
    super::tests::check_text(&text(s), &crate::options::Options::default())
        .ok()
        .map(|facts| facts.trip)
}

fn holds(cc: IntCC, a: i64, b: i64, bits: u32) -> bool {
    let (sa, sb) = (sign_extend(a, bits), sign_extend(b, bits));
    let mask = (1i64 << bits) - 1;
    let (ua, ub) = (a & mask, b & mask);
    match cc {
        IntCC::Eq => sa == sb,
        IntCC::Ne => sa != sb,
        IntCC::Slt => sa < sb,
        IntCC::Sle => sa <= sb,
        IntCC::Sgt => sa > sb,
        IntCC::Sge => sa >= sb,
        IntCC::Ult => ua < ub,
        IntCC::Ule => ua <= ub,
        IntCC::Ugt => ua > ub,
        IntCC::Uge => ua >= ub,
    }
}

/// For each counter value, what happens when it is the next to be tested.
fn truths(s: &Shape, bound: i64) -> Vec<Truth> {
    let bits = if s.widen.is_some() { 32 } else { 8 };
    let widened = |x: u8| match s.widen {
        Some(Extend::Zero) => i64::from(x),
        Some(Extend::Sign) | None => i64::from(x as i8),
    };
    let mut known: Vec<Option<Truth>> = vec![None; 256];
    for first in 0..=255u8 {
        let (mut x, mut path) = (first, Vec::new());
        let mut end = loop {
            if let Some(truth) = known[usize::from(x)] {
                break truth;
            }
            if path.contains(&x) {
                break Truth::Endless;
            }
            if !holds(s.cc, widened(x), bound, bits) {
                known[usize::from(x)] = Some(Truth::Passes(0));
                continue;
            }
            path.push(x);
            let next = i64::from(x as i8) + s.step;
            if s.overflow == Overflow::Undefined && sign_extend(next, 8) != next {
                break Truth::Undefined;
            }
            x = next as u8;
        };
        while let Some(x) = path.pop() {
            if let Truth::Passes(passes) = &mut end {
                *passes += 1;
            }
            known[usize::from(x)] = Some(end);
        }
    }
    known
        .into_iter()
        .map(|t| t.unwrap_or(Truth::Endless))
        .collect()
}

/// Compare formula and truth for all starts and the given bounds; how many counts were known.
fn compare(s: &Shape, trip: &TripCount, bounds: impl Iterator<Item = i64>) -> u64 {
    let mut known = 0;
    for bound in bounds {
        let truths = truths(s, bound);
        for start in -128..128i64 {
            let stepped = start + s.step;
            let first = if s.post { stepped } else { start };
            if s.post && s.overflow == Overflow::Undefined && sign_extend(stepped, 8) != stepped {
                continue;
            }
            let truth = truths[usize::from(first as u8)];
            let passes = trip.passes(start, bound);
            if let Truth::Passes(most) = truth {
                assert!(passes <= most, "{s:?} {start} {bound}: {passes} > {most}");
            }
            let end = u64::from(s.at_end);
            match (trip.evaluate(start, bound), truth) {
                (Some(count), Truth::Passes(exact)) => {
                    assert_eq!(count, exact + end, "{s:?} {start} {bound}");
                    known += 1;
                }
                (Some(_), Truth::Undefined) | (None, _) => {}
                (Some(count), Truth::Endless) => {
                    panic!("{s:?} {start} {bound}: {count} for an endless loop")
                }
            }
        }
    }
    known
}

fn shapes(widen: Option<Extend>) -> impl Iterator<Item = Shape> {
    let steps = [-3, -2, -1, 1, 2, 3];
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    let overflows = [Overflow::Undefined, Overflow::Wraps];
    steps.into_iter().flat_map(move |step| {
        ORDERS.into_iter().flat_map(move |cc| {
            flags.into_iter().flat_map(move |(post, at_end)| {
                overflows.into_iter().map(move |overflow| Shape {
                    step,
                    cc,
                    post,
                    at_end,
                    overflow,
                    widen,
                })
            })
        })
    })
}

#[test]
fn formulas_agree_with_execution_of_8_bit_loops() {
    for s in shapes(None) {
        let away = match s.cc {
            IntCC::Eq => true,
            IntCC::Ne => false,
            IntCC::Slt | IntCC::Sle | IntCC::Ult | IntCC::Ule => s.step < 0,
            IntCC::Sgt | IntCC::Sge | IntCC::Ugt | IntCC::Uge => s.step > 0,
        };
        let Some(trip) = trip_of(&s) else {
            assert!(away, "{s:?}");
            continue;
        };
        assert!(!away, "{s:?}");
        // The end of the loop adds 1 and nothing else: one in eight bounds will do.
        let sparse = if s.at_end { 8 } else { 1 };
        let known = compare(&s, &trip, (-128..128).step_by(sparse));
        // Half of all pairs end at once; `!=` with a large step hits few bounds.
        let least = if s.cc == IntCC::Ne && s.step.abs() > 1 {
            10_000
        } else {
            30_000
        };
        assert!(known * sparse as u64 > least, "{s:?}: only {known}");
    }
}

#[test]
fn formulas_agree_with_execution_of_loops_whose_counter_is_promoted() {
    let mut accepted = 0;
    for widen in [Extend::Sign, Extend::Zero] {
        for s in shapes(Some(widen)) {
            if let Some(trip) = trip_of(&s) {
                accepted += 1;
                compare(&s, &trip, (-400..400).step_by(29));
                let edges = [
                    -129, -128, -127, -1, 0, 1, 126, 127, 128, 129, 254, 255, 256, 257,
                ];
                compare(&s, &trip, edges.into_iter());
                compare(
                    &s,
                    &trip,
                    [i64::from(i32::MIN), i64::from(i32::MAX)].into_iter(),
                );
            }
        }
    }
    // Signed tests of promoted counters are the common case and must all be there.
    assert!(accepted >= 6 * 2 * 4 * 2, "{accepted}");
}

#[test]
fn the_largest_counts_do_not_overflow() {
    let trip = TripCount {
        counter: Value::from_u32(0),
        var: Var::from_u32(0),
        ty: Type::I64,
        counter_ty: Type::I64,
        widen: None,
        start: Value::from_u32(1),
        bound: Value::from_u32(2),
        step: 1,
        offset: 0,
        cc: IntCC::Ule,
        not_equal: false,
        tested_at_end: false,
        overflow: Overflow::Wraps,
        constant: None,
    };
    assert!(!is_signed(trip.cc));
    assert_eq!((trip.passes(0, -1), trip.evaluate(0, -1)), (0, None));
    assert_eq!((trip.passes(1, -1), trip.evaluate(1, -1)), (u64::MAX, None));
    assert_eq!(trip.evaluate(1, -2), Some(u64::MAX - 1));
}

/// The form's value in iteration `k`, for 8-bit terms.
fn value_of(form: &LinearForm, start: i64, bound: i64, k: i64) -> i64 {
    let term = |t: &super::facts::Term| {
        let v = if t.value == Value::from_u32(0) {
            start
        } else {
            bound
        };
        match t.extend {
            Extend::Sign => t.coefficient * i64::from(v as i8),
            Extend::Zero => t.coefficient * i64::from(v as u8),
        }
    };
    form.constant + form.iteration * k + form.terms.iter().map(term).sum::<i64>()
}

/// Compare the address's form with the subscript the loop computes, wherever the checks hold.
fn compare_subscripts(s: &Shape, c: i64, extend: Extend) -> bool {
    let text = with_subscript(s, c, extend);
    let Ok(facts) = super::tests::check_text(&text, &crate::options::Options::default()) else {
        return false;
    };
    let form = &facts.accesses[0].address;
    for bound in (-128..128).step_by(51).chain([-1, 0, 1, 127]) {
        for start in (-128..128).step_by(51).chain([-1, 0, 1, 127]) {
            let passes = facts.trip.passes(start, bound).min(300) as i64;
            let fits = |k: i64| {
                facts.checks.iter().all(|check| match check {
                    Check::NoWrap { form, ty, signed } => {
                        let v = value_of(form, start, bound, k);
                        assert_eq!(*ty, Type::I8);
                        if *signed {
                            v == sign_extend(v, 8)
                        } else {
                            v == v & 255
                        }
                    }
                    Check::Disjoint { .. }
                    | Check::Distance { .. }
                    | Check::One { .. }
                    | Check::Is { .. }
                    | Check::Columns { .. }
                    | Check::Apart { .. }
                    | Check::AtMost { .. } => true,
                })
            };
            if passes == 0 || !(fits(0) && fits(passes - 1)) {
                continue;
            }
            for k in 0..passes {
                let exact = start + k * s.step;
                let undefined =
                    |x: i64| s.overflow == Overflow::Undefined && sign_extend(x, 8) != x;
                if undefined(exact) || undefined(exact + c) {
                    break;
                }
                let real = match extend {
                    Extend::Sign => sign_extend(exact + c, 8),
                    Extend::Zero => (exact + c) & 255,
                };
                let claimed = value_of(form, start, bound, k);
                assert_eq!(
                    claimed, real,
                    "{s:?} + {c} {extend:?}: {start} {bound} {k}\n{facts}"
                );
            }
        }
    }
    facts.checks.is_empty()
}

#[test]
fn subscripts_are_what_their_forms_say_where_the_checks_hold() {
    let mut unchecked = 0;
    for s in shapes(None).chain(shapes(Some(Extend::Zero))) {
        for c in [-2, -1, 0, 1, 2] {
            for extend in [Extend::Sign, Extend::Zero] {
                unchecked += u32::from(compare_subscripts(&s, c, extend));
            }
        }
    }
    assert!(unchecked > 300, "{unchecked}");
}
