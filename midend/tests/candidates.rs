//! What is considered for a loop, and what is chosen of it.

use frontend::{Input, parse};
use midend::cost::instruction;
use midend::options::{Optimization, Options};
use midend::pipeline::{FunctionPlans, vectorize_function};
use midend::planner::strategies::STRATEGIES;
use midend::processor::Processor;
use midend::remark::{Candidate, Considered, Outcome, Reason};
use midend::target::{Prices, RowOp, TargetInfo};

/// A target on which lanes read memory one by one.
fn target() -> TargetInfo {
    TargetInfo {
        processor: Processor::Generic,
        variants: None,
        interleaved: Prices::new(|_| None),
        scalar: instruction,
        spanning: Prices::new(|_| None),
        name: "everything",
        reg_bits: vec![128],
        registers: 32,
        general_registers: 14,
        memory_operands: false,
        for_triples: 2,
        factors_are_seen: false,
        costs: Prices::new(|(row, _, bits)| match row {
            _ if bits != 128 => None,
            RowOp::Gather(..) | RowOp::MaskedGather(..) => Some(12),
            _ => Some(2),
        }),
    }
}

/// What is found out about `void f(…) { body }`.
fn planned(body: &str, options: &Options) -> FunctionPlans {
    let c = format!(
        "void f(int n, int s, const int *restrict x, const unsigned char *restrict t, int *restrict d, \
         int *p, int *q)\n{{\n{body}\n}}\n"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{c}");
    let unit = parse(&Input {
        name: "t.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    vectorize_function(&unit, &unit.functions[0], &target(), options)
}

/// What is considered for the only loop of `body`.
fn considered(body: &str, options: &Options) -> Considered {
    let mut plans = planned(body, options);
    assert_eq!(plans.remarks.len(), 1, "{:?}", plans.remarks);
    let considered = plans.remarks.remove(0).considered;
    assert_eq!(considered.candidates[0], Candidate::scalar());
    match plans.plans.first() {
        None => assert_eq!(considered.winner, 0, "{considered}"),
        Some(plan) => {
            let winner = &considered.candidates[considered.winner];
            assert_eq!(winner.parameters, plan.parameters(), "{considered}");
        }
    }
    considered
}

fn any_cost() -> Options {
    Options {
        ignore_cost: true,
        ..Options::default()
    }
}

const COPY: &str = "for (int i = 0; i < n; i++) d[i] = x[i] + 1;";
const LOOK_UP: &str = "for (int i = 0; i < n; i++) d[i] = t[x[i]];";

#[test]
fn all_are_written_down_and_the_cheapest_is_chosen() {
    let fastest = Options {
        slower_percent: 0,
        ..Options::default()
    };
    let all = considered(COPY, &fastest);
    let own = &all.candidates[1..];
    // Two or four lanes, and one, two or four vectors of them.
    assert_eq!(own.len(), 6, "{all}");
    assert!(own.iter().all(|c| c.strategy == Some("innermost")), "{all}");
    let least = own.iter().map(|c| c.percent).min();
    let winner = &all.candidates[all.winner];
    assert_eq!(Some(winner.percent), least, "{all}");
    assert!(winner.percent < 50, "{all}");
    assert_eq!(all.refusals, []);
    let text = all.to_string();
    let chosen = format!(
        "; {}: {}% innermost, 4 lanes x ",
        all.winner, winner.percent
    );
    assert!(text.starts_with("; 0: 100% scalar\n; 1: "), "{text}");
    let marked: Vec<&str> = text
        .lines()
        .filter(|line| line.ends_with(" <- chosen"))
        .collect();
    assert_eq!(marked.len(), 1, "{text}");
    assert!(marked[0].starts_with(&chosen), "{text}");
}

#[test]
fn what_lanes_read_one_by_one_is_a_candidate_of_the_general_strategy() {
    let all = considered(LOOK_UP, &any_cost());
    let winner = &all.candidates[all.winner];
    assert_eq!(winner.strategy, Some("nest"), "{all}");
    // Why the other strategy has none is no remark, but is told here.
    assert_eq!(all.refusals.len(), 1, "{all}");
    assert_eq!(all.refusals[0].reason, Reason::NonAffine);
    assert!(all.to_string().contains("; not: "), "{all}");
}

#[test]
fn what_costs_too_much_is_a_candidate_and_no_plan() {
    let plans = planned(LOOK_UP, &Options::default());
    let all = considered(LOOK_UP, &Options::default());
    assert_eq!(all.winner, 0, "{all}");
    assert_eq!(all.candidates.len(), 2, "{all}");
    assert!(all.candidates[1].percent > 25, "{all}");
    let Outcome::Missed(refusals) = &plans.remarks[0].outcome else {
        panic!("{:?}", plans.remarks);
    };
    let reasons: Vec<Reason> = refusals.iter().map(|refusal| refusal.reason).collect();
    assert_eq!(reasons, [Reason::NotProfitable]);
    let percent = format!("estimated to cost {}% of", all.candidates[1].percent);
    assert!(
        refusals[0].detail.to_string().contains(&percent),
        "{refusals:?}"
    );
}

#[test]
fn what_needs_the_iteration_before_is_a_loop_of_its_own() {
    let mixed =
        "for (int i = 0; i < n; i++) { s = s * 3 + x[i]; d[i] = t[i] * 5 + x[i] * 7 - i; } *p = s;";
    let all = considered(mixed, &any_cost());
    let winner = &all.candidates[all.winner];
    assert_eq!(winner.strategy, Some("distribution"), "{all}");
    // Why it can not be done as one loop is told here.
    let reasons: Vec<Reason> = all.refusals.iter().map(|refusal| refusal.reason).collect();
    assert_eq!(reasons, [Reason::CarriedScalar], "{all}");
    // Nothing is gained where the recurrence takes as long as all of it.
    let slow = "for (int i = 1; i < n; i++) { d[i] = d[i - 1] / 3 + x[i]; p[i] = t[i]; }";
    assert_eq!(considered(slow, &Options::default()).winner, 0);
}

#[test]
fn what_the_iteration_before_computed_is_a_splice_of_vectors() {
    let strategy = |body: &str| {
        let all = considered(body, &any_cost());
        all.candidates[all.winner].strategy
    };
    let text = |body: &str| planned(body, &any_cost()).plans[0].to_string();
    let differences = "for (int i = 0; i < n; i++) { d[i] = x[i] - s; s = x[i]; } *p = s;";
    assert_eq!(strategy(differences), Some("innermost"));
    assert!(text(differences).contains(" = splice "));
    // A splice of what was spliced.
    let twice = "int a = 1, b = 2; for (int i = 0; i < n; i++) { d[i] = b; b = a; a = x[i]; }";
    assert_eq!(strategy(twice), Some("innermost"));
    // What had a counter before is a counter behind the first iteration.
    let last = "for (int i = 0; i < n; i++) { d[i] = x[i] + s; s = i; }";
    assert_eq!(strategy(last), Some("peeling"));
    // Read first, so that arrays that may meet must not: not even in one place.
    let late = "for (int i = 0; i < n; i++) { p[i] = s; s = p[i + n]; }";
    assert!(text(late).contains("do not overlap"));
    let refused = |body: &str| {
        let all = considered(body, &any_cost());
        let of = all.refusals.iter();
        let of: Vec<String> = of.map(|refusal| refusal.detail.to_string()).collect();
        of.join("; ")
    };
    let around = "int a = 1, b = 2; for (int i = 0; i < n; i++) { int c = a + b + x[i]; d[i] = a; a = b; b = c; }";
    assert!(refused(around).contains("`a` gets what needs another variable"));
    let stored = "for (int i = 0; i < n; i++) { p[i + 1] = 5 * i; d[i] = s; s = p[i]; }";
    assert!(
        refused(stored).contains("must be read before"),
        "{}",
        refused(stored)
    );
}

#[test]
fn what_the_next_iteration_overwrites_is_left_out() {
    let options = any_cost();
    let winner = |body: &str| {
        let all = considered(body, &options);
        all.candidates[all.winner].strategy
    };
    for body in [
        "for (int i = 0; i < n; i++) { d[i] = x[i] * 3; d[i + 1] = 0; }",
        "for (int i = n; i > 0; i--) { d[i - 1] = s; d[i] = x[i] * 3; }",
        "for (int i = 0; i < n; i++) { if (x[i] > s) d[i + 1] = x[i]; d[i] = s; }",
        "for (int i = 0; i < n; i++) { p[i] = x[i] * 3; p[i + 1] = q[i]; }",
        "for (int i = 0; i < n; i++) { d[i] = x[i]; d[i + 1] = s; d[i + 2] = x[i] * 3; }",
        // What is left would be a copy, but for the last iteration.
        "for (int i = 0; i < n; i++) { d[i] = x[i]; d[i + 1] = 0; }",
    ] {
        assert_eq!(winner(body), Some("overwritten-stores"), "{body}");
    }
    let plans = |body: &str| planned(body, &options).plans[0].to_string();
    let plan = plans("for (int i = 0; i < n; i++) { p[i] = x[i] * 3; p[i + 1] = q[i]; }");
    assert!(plan.contains("do not overlap"), "{plan}");
    for body in [
        // Read in between, before it is overwritten.
        "for (int i = 0; i < n; i++) { p[i + n] = d[i]; d[i] = x[i]; d[i + 1] = 0; }",
        // Where it would be read lies on no line with it.
        "for (int i = 0; i < n; i++) { p[i] = q[n - i]; p[i + 1] = 0; }",
        "for (int i = 0; i < n; i++) { d[i] = x[i]; d[i + 2] = 0; }",
        "for (int i = 0; i < n; i++) { if (x[i] > s) d[i] = x[i]; d[i + 1] = 0; }",
        "for (int i = 0; i < n; i++) { d[i] = x[i]; d[i + 1] = s; s = x[i] * 3; }",
    ] {
        assert_ne!(winner(body), Some("overwritten-stores"), "{body}");
    }
    let without = Options {
        without: [Optimization::OverwrittenStores].into_iter().collect(),
        ..any_cost()
    };
    let all = considered(
        "for (int i = 0; i < n; i++) { d[i] = x[i] * 3; d[i + 1] = 0; }",
        &without,
    );
    assert_eq!(
        all.candidates[all.winner].strategy,
        Some("reordering"),
        "{all}"
    );
}

#[test]
fn what_moves_by_a_variable_is_a_candidate_under_a_guard() {
    let guards = |body: &str, options: &Options| {
        let plans = planned(body, options);
        let guards = plans.plans.first().map(|plan| plan.guards.join(", "));
        guards.unwrap_or_default()
    };
    let strided = "for (int i = 0; i < n; i++) d[i * s] = x[i * s] + 1;";
    let all = considered(strided, &Options::default());
    let winner = &all.candidates[all.winner];
    assert_eq!(winner.strategy, Some("unit-stride"), "{all}");
    assert_eq!(guards(strided, &Options::default()), "s is 1");
    let walking = "for (int i = 0; i < n; i++) { *d = x[i]; d += s; }";
    assert_eq!(guards(walking, &Options::default()), "s is 1");
    let counting = "for (int i = 0; i < n; i += s) p[i] = x[i];";
    assert_eq!(guards(counting, &Options::default()), "s is 1");
    let read = "for (int i = 0; i < n; i++) d[i * *p] = x[i];";
    assert_eq!(guards(read, &Options::default()), "p is 1");
    // What needs no guard is better.
    let gathered = considered("for (int i = 0; i < n; i++) d[i] = x[i * s];", &any_cost());
    assert_eq!(
        gathered.candidates[gathered.winner].strategy,
        Some("nest"),
        "{gathered}"
    );
    // What steps by a variable is no place; where nothing is read that the guard did not say, there is
    // nothing to read.
    for other in [
        "int v = 0; for (int i = 0; i < n; i++) { d[i] = v; v += s; }",
        "for (int i = 0; i < n; i++) d[i * s] = x[s] + p[i * s];",
        "for (int i = 0; i < n; i++) { s = s & 3; d[i * s] = x[i]; }",
        "for (int i = 0; i < s; i++) d[i * s] = x[i];",
        // A column of a matrix.
        "for (int i = 0; i < n; i++) d[i * s + *p] = x[i];",
    ] {
        assert_eq!(guards(other, &Options::default()), "", "{other}");
    }
    // A loop inside one that is vectorized as a whole is part of that.
    let rows = "for (int j = 0; j < s; j++) { int sum = 0; \
        for (int i = 0; i < n; i++) sum += x[i * s + j] * sum; d[j] = sum; }";
    assert_eq!(planned(rows, &any_cost()).plans.len(), 1);
}

#[test]
fn what_stands_against_every_strategy_is_told_once() {
    let of = |body: &str| -> Vec<Reason> {
        let all = considered(body, &any_cost());
        assert_eq!(all.winner, 0, "{all}");
        all.refusals.iter().map(|refusal| refusal.reason).collect()
    };
    // What may overlap what is written, and is written at any place.
    let may_alias = of("for (int i = 0; i < n; i++) p[i] = p[x[i]];");
    assert_eq!(may_alias, [Reason::MayAlias]);
    let scatter = of("for (int i = 0; i < n; i++) d[x[i]] = i;");
    assert_eq!(scatter, [Reason::NonAffine]);
    // All that is said of a plain body is said by the first.
    let carried = of("for (int i = 1; i < n; i++) d[i] = d[i - 1] + t[x[i]];");
    assert_eq!(carried, [Reason::NonAffine, Reason::MemoryDependence]);
    // What is cut and extended again is no sum: of the start value nothing is cut.
    let cut =
        of("unsigned s = n; for (int i = 0; i < n; i++) s = (unsigned char)(s + x[i]); d[0] = s;");
    assert_eq!(cut, [Reason::CarriedScalar]);
    assert_eq!(of("for (int i = 0; i < n; i++) ;"), [Reason::NotProfitable]);
}

#[test]
fn every_strategy_has_a_name_of_its_own_and_says_what_it_is() {
    for (n, strategy) in STRATEGIES.iter().enumerate() {
        assert!(!strategy.name.contains(char::is_whitespace));
        let others = &STRATEGIES[n + 1..];
        assert!(others.iter().all(|other| other.name != strategy.name));
        assert!(strategy.what.starts_with("lanes are "), "{}", strategy.what);
        assert!(strategy.literature.contains(", 20") || strategy.literature.contains(", 19"));
    }
}

#[test]
fn one_condition_stands_for_distances_that_differ_by_constants() {
    // Of each condition the least distance, less one.
    let least = |body: &str| {
        let plans = planned(body, &any_cost());
        let plan = plans.plans.first().map(|plan| plan.to_string());
        let plan = plan.unwrap_or_default();
        let constant = |name: &str| {
            let is = plan.lines().find_map(|line| {
                let (defined, constant) = line.split_once(": i64 = const ")?;
                (defined.trim() == name).then(|| constant.split(' ').next())?
            });
            is.unwrap_or("no constant").to_string()
        };
        let conditions = plan.lines().filter_map(|line| {
            let (_, operands) = line.split_once("icmp uge ")?;
            let (_, least) = operands.split_once(", ")?;
            Some(constant(least.split(' ').next()?))
        });
        conditions.collect::<Vec<_>>()
    };
    let group = least("for (int i = 0; i < n; i++) p[i] = q[i];");
    let [group] = group.as_slice() else {
        panic!("{group:?}")
    };
    let group: i64 = group.parse().expect("a number");
    let one = |more: i64| vec![(group + more).to_string()];
    let neighbours = "for (int i = 0; i < n; i++) p[i] = q[i] + q[i + 1] + q[i + 2];";
    assert_eq!(least(neighbours), one(8));
    // In whatever order they are read, and read twice.
    let mixed = "for (int i = 0; i < n; i++) p[i] = q[i + 2] * q[i] + q[i + 1] * q[i];";
    assert_eq!(least(mixed), one(8));
    let down = "for (int i = n; i > 0; i--) p[i] = q[i] + q[i + 1] + q[i + 3];";
    assert_eq!(least(down), one(12));
    // Distances between them are as good as any.
    let far = "for (int i = 0; i < n; i++) p[i] = q[i] + q[i + 1] + q[i + 1000];";
    assert_eq!(least(far), [one(4), one(0)].concat());
    // A condition for each direction.
    let both = "for (int i = 0; i < n; i++) { p[i] = q[i + 1]; q[i] = p[i] + 1; }";
    assert_eq!(least(both).len(), 2, "{:?}", least(both));
}
