//! Values that the compiler is not to see through, by empty `asm` statements.

use super::writer::{Form, Writer};
use crate::ctree::{Block, Expr, Stmt, name};
use midend::plan::{PInst, POp, PType, PValue, ReduceOp};
use midend::ssa::{BinaryOp, ConvertOp};

impl Writer<'_> {
    /// A product that must be hidden from the compiler, so its variable is not `const`.
    pub(super) fn is_fused(&self, inst: &PInst) -> bool {
        self.context.keep_apart
            && matches!(
                inst.op,
                POp::Binary(BinaryOp::FMul)
                    | POp::Reduce(ReduceOp::FMul)
                    | POp::ReduceOrdered(ReduceOp::FMul)
            )
    }

    /// A constant by which gcc, were it to know it, would multiply with several shifts and sums in
    /// place of one multiplication.
    fn is_factor(&self, inst: &PInst) -> bool {
        let factor = inst.result.is_some_and(|r| self.uses.is_short_factor(r));
        self.context.machine.is_x86() && inst.op == POp::Splat && factor
    }

    /// What makes gcc 12 end with an internal error, were it to see through it: a short load extended,
    /// on which a mask is put, since it makes one operation of all three; and a constant compared
    /// with something, if it has to fetch it where it makes an integer of the resulting mask.
    fn is_trap(&self, inst: &PInst) -> bool {
        let Some(result) = inst.result else {
            return false;
        };
        if !self.context.machine.bit_masks() || !matches!(self.ty(result), Ok(PType::Vector(..))) {
            return false;
        }
        let short = |&arg: &PValue| self.uses.is_short_load(arg);
        match inst.op {
            POp::Const(_) | POp::Splat => false,
            POp::Convert(ConvertOp::ZExt | ConvertOp::SExt) if inst.args.iter().all(short) => {
                self.uses.is_selected(result)
            }
            _ => self.uses.is_folded_comparand(result),
        }
    }

    /// A mask that iterations that overlap hand on, where the compiler is not to make bits of it.
    fn is_shrunk(&self, inst: &PInst) -> bool {
        let machine = self.context.machine;
        let is_handed_on = inst.result.is_some_and(|r| self.uses.is_mask_handed_on(r));
        is_handed_on && machine.shrinks_masks && !machine.bit_masks() && !machine.vector_ext()
    }

    pub(super) fn is_hidden(&self, inst: &PInst) -> bool {
        let gathered = inst.result.is_some_and(|r| self.uses.is_gathered(r));
        self.is_fused(inst)
            || self.is_factor(inst)
            || self.is_trap(inst)
            || gathered
            || self.is_shrunk(inst)
    }

    /// Hides values from the compiler: products, so that no sum takes them in, factors, indices, and
    /// what it fails on.
    pub(super) fn hide(&self, block: &mut Block, inst: &PInst, names: &[String]) {
        if self.is_hidden(inst) {
            self.hide_all(block, names.iter().map(|n| name(n)));
        }
    }

    /// Hides a value that no operation makes, if it is compared and may be a constant, or if it is the
    /// indices of a gather: where gcc 12 knows that these are all one number, and has no register left
    /// to keep them in, it makes them in that of the gather's mask.
    pub(super) fn hide_joined(&self, block: &mut Block, value: PValue) {
        let vector = matches!(self.ty(value), Ok(PType::Vector(..)));
        let compared = self.context.machine.bit_masks() && self.uses.is_folded_comparand(value);
        if let (true, Some(Form::Registers(registers))) = (
            vector && (compared || self.uses.is_gathered(value)),
            &self.forms[value],
        ) {
            self.hide_all(block, registers.iter().cloned());
        }
    }

    /// Has the compiler know nothing of variables.
    fn hide_all(&self, block: &mut Block, registers: impl Iterator<Item = Expr>) {
        let mut hidden: Vec<Expr> = Vec::new();
        for register in registers {
            if !hidden.contains(&register) {
                hidden.push(register);
            }
        }
        let constraint = self.context.machine.vector_constraint();
        let hidden = hidden.into_iter();
        block
            .stmts
            .extend(hidden.map(|e| Stmt::Hide(e, constraint)));
    }
}
