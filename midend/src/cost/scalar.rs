//! What the scalar loop costs.

use super::branch_free;
use super::instructions::{DIVISION_BY_CONSTANT, instruction, instruction_on};
use super::machine::{BRANCH, LOAD, LOOP_OVERHEAD, STORE};
use super::predicted::predicted;
use super::throughput::Throughput;
use crate::engine::divide::is_division;
use crate::engine::linearize::{Linear, Step};
use crate::engine::mask::Masks;
use crate::processor::Processor;
use crate::ssa::{
    BinaryOp, Block, ConvertOp, Function, Inst, Op, Terminator, UnaryOp, Value, ValueDef,
};
use frontend::sorted::SortedSet;

/// One iteration of the scalar code of a region in which no branches were placed yet, without the loops
/// inside.
pub fn scalar_iteration(
    f: &Function,
    linear: &Linear,
    blocks: &[Block],
    processor: Processor,
) -> Throughput {
    let folded = folded(f, blocks);
    sum(f, (linear, blocks), |inst| match folded.contains(&inst) {
        true => Throughput::default(),
        false => throughput(f, inst, processor),
    })
}

/// Instructions that become part of others: of addressing modes, if nothing else needs what they compute, and of
/// reads that extend what they read.
fn folded(f: &Function, blocks: &[Block]) -> SortedSet<Inst> {
    let mut needed: SortedSet<Value> = SortedSet::new();
    let mut folded = SortedSet::new();
    for &block in blocks.iter().rev() {
        let terminator = &f.blocks[block].terminator;
        needed.extend(
            terminator
                .edges()
                .flat_map(|edge| edge.args.iter().copied()),
        );
        needed.extend(match terminator {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => {
                Some(*value)
            }
            Terminator::Return(value) => *value,
            Terminator::Jump(_) | Terminator::Unreachable => None,
        });
        for &inst in f.blocks[block].insts.iter().rev() {
            let data = &f.insts[inst];
            let addresses = data.result.is_some_and(|result| !needed.contains(&result));
            let is_read = |&arg: &Value| match f.values[arg].def {
                ValueDef::Result(from) => matches!(f.insts[from].op, Op::Load(_)),
                ValueDef::Param(..) => false,
            };
            match &data.op {
                Op::PtrAdd { .. } => {}
                Op::Convert(ConvertOp::SExt | ConvertOp::ZExt) if data.args.iter().all(is_read) => {
                    folded.insert(inst);
                    needed.extend(&data.args);
                }
                Op::Convert(ConvertOp::SExt | ConvertOp::ZExt)
                | Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl, _)
                    if addresses =>
                {
                    folded.insert(inst);
                }
                _ => needed.extend(&data.args),
            }
        }
    }
    folded
}

/// The prices of all that an iteration does, in quarter cycles, to be compared with [`super::PlanCost::work`].
pub fn scalar_work(f: &Function, linear: &Linear, blocks: &[Block]) -> u32 {
    let price = |inst| Throughput {
        serial: instruction(f, inst),
        ..Throughput::default()
    };
    sum(f, (linear, blocks), price).serial + LOOP_OVERHEAD
}

/// What all instructions of a region need, and its branches.
fn sum(
    f: &Function,
    (linear, blocks): (&Linear, &[Block]),
    of: impl Fn(Inst) -> Throughput,
) -> Throughput {
    let selects = branch_free::selects(f, blocks);
    let mut always = Throughput::default();
    let mut sometimes = Throughput::default();
    for step in &linear.steps {
        let Step::Inst { inst, mask } = step else {
            continue;
        };
        let needs = of(*inst);
        if *mask == Masks::TRUE || selects.always.contains(inst) {
            always = always.and(needs);
        } else {
            sometimes = sometimes.and(needs);
        }
    }
    let inside = |block: Block| blocks.contains(&block) && Some(&block) != blocks.first();
    let branches = blocks.iter().filter(|&&b| match &f.blocks[b].terminator {
        Terminator::Branch {
            then, otherwise, ..
        } => !selects.conditions.contains(&b) && inside(then.block) && inside(otherwise.block),
        Terminator::Switch { .. } => true,
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => false,
    });
    let branches: Vec<Block> = branches.copied().collect();
    let count = branches.len() as u32;
    let unknown = match branches.is_empty() {
        true => 0,
        false => {
            let predicted = predicted(f, blocks);
            branches.iter().filter(|&&b| !predicted(b)).count() as u32
        }
    };
    let branches = Throughput {
        issue: count + selects.values,
        serial: unknown * BRANCH,
        ..Throughput::default()
    };
    sometimes
        .mean(Throughput::default())
        .and(always)
        .and(branches)
}

/// What one instruction needs.
fn throughput(f: &Function, inst: Inst, processor: Processor) -> Throughput {
    let data = &f.insts[inst];
    let price = instruction_on(processor, f, inst);
    let none = Throughput::default();
    let alone = Throughput { issue: 1, ..none };
    let simple = Throughput {
        issue: price,
        ..none
    };
    let vector = Throughput {
        issue: price.div_ceil(2),
        vector: price,
        ..none
    };
    match &data.op {
        Op::Load(_) => Throughput {
            loads: LOAD,
            ..alone
        },
        Op::Store(_) => Throughput {
            stores: STORE,
            ..alone
        },
        Op::Binary(op, _) if is_division(*op) && price == DIVISION_BY_CONSTANT => Throughput {
            multiplier: 4,
            ..simple
        },
        Op::Binary(op, _) => match op {
            BinaryOp::Mul
            | BinaryOp::SMulHigh
            | BinaryOp::UMulHigh
            | BinaryOp::SMulLow
            | BinaryOp::UMulLow => Throughput {
                multiplier: price,
                ..alone
            },
            BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem | BinaryOp::FDiv => {
                Throughput {
                    divider: price,
                    ..alone
                }
            }
            BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FMin
            | BinaryOp::FMax
            | BinaryOp::FCopySign => vector,
            BinaryOp::SAddSat
            | BinaryOp::UAddSat
            | BinaryOp::SSubSat
            | BinaryOp::USubSat
            | BinaryOp::SMin
            | BinaryOp::SMax
            | BinaryOp::UMin
            | BinaryOp::UMax
            | BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shl
            | BinaryOp::LShr
            | BinaryOp::AShr => simple,
        },
        Op::Unary(UnaryOp::FSqrt) => Throughput {
            divider: price,
            ..alone
        },
        Op::Unary(op) if UnaryOp::ROUNDING.contains(op) => vector,
        Op::FCmp(_) | Op::Fma => vector,
        Op::Convert(op) => match op {
            ConvertOp::Trunc
            | ConvertOp::PtrToInt
            | ConvertOp::IntToPtr
            | ConvertOp::ZExt
            | ConvertOp::SExt => simple,
            ConvertOp::SiToF
            | ConvertOp::UiToF
            | ConvertOp::FToSi
            | ConvertOp::FToUi
            | ConvertOp::FExt
            | ConvertOp::FTrunc
            | ConvertOp::Bitcast => vector,
        },
        Op::LaneCall(_) | Op::Call(_) | Op::Opaque(_) => Throughput {
            serial: price,
            ..alone
        },
        Op::Const(_)
        | Op::Undef
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::Field(_)
        | Op::PtrAdd { .. }
        | Op::Unary(_)
        | Op::ICmp(_)
        | Op::Select => simple,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::linearize::linearize;
    use crate::ssa::parse::parse;

    #[test]
    fn indices_and_extensions_of_what_is_read_are_parts_of_other_instructions() {
        let text = "function \"scale\" {
block0(v0: i32, v1: ptr, v2: ptr):
  v4: i32 = const 0 @0..0
  jump block1(v4)
block1(v5: i32):
  v6: i1 = icmp slt v5, v0 @0..0
  branch v6, block2, block3
block2:
  v7: i64 = sext v5 @0..0
  v8: ptr = ptradd 2 v1, v7 @0..0
  v9: i16 = load short v8 @0..0
  v10: i32 = sext v9 @0..0
  v11: i32 = mul.nsw v10, v10 @0..0
  v12: i16 = trunc v11 @0..0
  v13: ptr = ptradd 2 v2, v7 @0..0
  store short v13, v12 @0..0
  v14: i32 = const 1 @0..0
  v15: i32 = add.nsw v5, v14 @0..0
  jump block1(v15)
block3:
  return
}
";
        let f = parse(text).expect("it is SSA");
        let blocks: Vec<Block> = f.blocks.keys().skip(1).take(2).collect();
        let linear = linearize(&f, &blocks).expect("it has an order");
        let needs = scalar_iteration(&f, &linear, &blocks, Processor::Generic);
        // A comparison with its branch, a read, a product, a write, and the counter.
        assert_eq!(needs.issue, 5);
        assert_eq!((needs.loads, needs.stores, needs.multiplier), (2, 4, 4));
        assert_eq!(needs.time(), 5);
    }
}
