//! Trees of blocks node by node, under a machine with the prices of published examples: what a vector costs more
//! than the scalar code.

use frontend::{Input, parse};
use midend::options::{FpMode, Options};
use midend::pipeline::vectorize_function;
use midend::plan::ReduceOp;
use midend::planner::blocks::Figures;
use midend::processor::Processor;
use midend::ssa::{BinaryOp, Function, Inst, Op};
use midend::target::{Prices, RowOp, TargetInfo};

/// Everything costs 1, but what computes with floating-point numbers 2, a vector product of integers 6, as with
/// SSE2, and folding four lanes by halves 3.
fn target() -> TargetInfo {
    use BinaryOp::{FAdd, FMul, FSub, Mul};
    TargetInfo {
        processor: Processor::Generic,
        name: "published",
        reg_bits: vec![128],
        variants: None,
        registers: 16,
        general_registers: 14,
        memory_operands: false,
        for_triples: 2,
        factors_are_seen: false,
        costs: Prices::new(|(row, ..)| {
            Some(match row {
                RowOp::Binary(Mul) => 6,
                RowOp::Binary(FAdd | FSub | FMul) => 2,
                RowOp::Reduce(ReduceOp::FAdd) => 3,
                _ => 1,
            })
        }),
        interleaved: Prices::new(|_| None),
        scalar,
        spanning: Prices::new(|_| None),
    }
}

fn scalar(f: &Function, inst: Inst) -> u32 {
    match f.insts[inst].op {
        Op::Binary(BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul, _) => 2,
        _ => 1,
    }
}

fn figures(text: &str, fp: FpMode) -> Figures {
    let unit = parse(&Input {
        name: "t.c",
        original: text.as_bytes(),
        preprocessed: format!("# 1 \"t.c\"\n{text}").as_bytes(),
    });
    let options = Options {
        fp,
        ignore_cost: true,
        keep_trees: true,
        ..Options::default()
    };
    let plans = vectorize_function(&unit, &unit.functions[0], &target(), &options);
    plans.trees.into_iter().next().expect("a tree")
}

fn nodes(figures: &Figures) -> Vec<(&str, i64)> {
    let nodes = figures.nodes.iter();
    nodes.map(|n| (n.what.as_str(), n.difference())).collect()
}

#[test]
fn four_stores_of_products_of_sums_and_differences() {
    let mut text = "int a[4], b[4], c[4], d[4], e[4];\nvoid f(void) {\n".to_owned();
    for k in 0..4 {
        text.push_str(&format!(
            "a[{k}] = (b[{k}] + c[{k}]) * (d[{k}] - e[{k}]);\n"
        ));
    }
    let figures = figures(&(text + "}\n"), FpMode::Strict);
    let load = ("load consecutive", -3);
    assert_eq!(
        nodes(&figures),
        [
            ("store", -3),
            ("mul", 2),
            ("add", -3),
            load,
            load,
            ("sub", -3),
            load,
            load
        ]
    );
    assert_eq!(figures.difference(), -19);
}

#[test]
fn a_sum_of_four_products() {
    let text = "float f(const float *A, int n) {
    float sum = 0;
    for (int i = 0; i < n; i++) {
        sum += 7 * A[4 * i] + 7 * A[4 * i + 1] + 7 * A[4 * i + 2] + 7 * A[4 * i + 3];
    }
    return sum;
}
";
    let figures = figures(text, FpMode::Fast);
    assert_eq!(
        nodes(&figures),
        [
            ("fold", -3),
            ("fmul", -6),
            ("constant", 0),
            ("load consecutive", -3)
        ]
    );
    assert_eq!(figures.difference(), -12);
}
