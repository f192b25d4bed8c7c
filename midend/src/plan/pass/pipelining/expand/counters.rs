//! What is computed of the counter alone, in each stage that needs it.

use super::{Expansion, Iteration};
use crate::plan::{Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::{BinaryOp, Imm, Type};

impl Expansion<'_> {
    /// The counter in an iteration.
    pub(super) fn counter_of(&mut self, iteration: Iteration) -> PValue {
        let key = (iteration, self.body.counter);
        if let Some(&known) = self.instances.get(&key) {
            return known;
        }
        let step = self.body.step;
        let counter = match (iteration, self.body.start) {
            (Iteration::First(0), Some(start)) => start,
            (Iteration::First(number), start) => {
                let ahead = self.number(u64::from(number) * step);
                match start {
                    Some(start) => self.binary(BinaryOp::Add, start, ahead),
                    None => ahead,
                }
            }
            (Iteration::Step { copy, stage }, _) => match self.stages() - 1 - stage + copy {
                0 => self.counter,
                ahead => {
                    let ahead = self.number(u64::from(ahead) * step);
                    self.binary(BinaryOp::Add, self.counter, ahead)
                }
            },
            (Iteration::Last(back), _) => {
                let back = self.number((u64::from(back) + 1) * step);
                self.binary(BinaryOp::Sub, self.body.end, back)
            }
        };
        self.instances.insert(key, counter);
        counter
    }

    /// What is computed of the counter alone, in an iteration.
    pub(super) fn computed(&mut self, value: PValue, iteration: Iteration) -> PValue {
        if let Some(&known) = self.instances.get(&(iteration, value)) {
            return known;
        }
        let Some(inst) = self.body.computes(value) else {
            return value;
        };
        let mut inst = inst.clone();
        for arg in &mut inst.args {
            *arg = self.operand(*arg, iteration);
        }
        self.instance(inst, iteration);
        self.instances[&(iteration, value)]
    }

    pub(super) fn scalar(&mut self, ty: Type, op: POp, args: &[PValue]) -> PValue {
        let value = self.values.push(PValueData::new(PType::Scalar(ty), None));
        self.out.push(Node::Inst(PInst {
            result: Some(value),
            op,
            args: args.to_vec(),
            span: self.span,
        }));
        value
    }

    pub(super) fn number(&mut self, number: u64) -> PValue {
        self.scalar(Type::I64, POp::Const(Imm::Int(number as i64)), &[])
    }

    pub(super) fn binary(&mut self, op: BinaryOp, a: PValue, b: PValue) -> PValue {
        self.scalar(Type::I64, POp::Binary(op), &[a, b])
    }
}
