//! Operands of plan operations, as expressions with types.

use super::layout::{Layout, layout};
use super::machine::Machine;
use crate::ctree::Expr;
use midend::plan::PType;
use midend::ssa::Type;

/// An operand with its layout.
#[derive(Clone)]
pub(super) struct Arg {
    pub(super) ty: PType,
    pub(super) layout: Option<Layout>,
    pub(super) text: Vec<Expr>,
    pub(super) constant: Option<i64>,
    pub(super) pointee: Option<Type>,
}

impl Arg {
    /// `None` if the expressions do not fit the layout.
    pub(super) fn new(m: Machine, from: &Operand, reg_bits: u32) -> Option<Arg> {
        let layout = match from.ty {
            PType::Scalar(_) => None,
            _ => Some(layout(m, from.ty, reg_bits)?),
        };
        let count = layout.as_ref().map_or(1, |l| l.count as usize);
        (from.text.len() == count).then(|| Arg {
            ty: from.ty,
            layout,
            text: from.text.clone(),
            constant: from.constant,
            pointee: from.pointee,
        })
    }

    /// Element and layout of a vector operand.
    pub(super) fn vector(&self) -> Option<(Type, &Layout)> {
        match (self.ty, &self.layout) {
            (PType::Vector(e, _), Some(l)) => Some((e, l)),
            _ => None,
        }
    }

    /// Element width and layout of a mask operand.
    pub(super) fn mask(&self) -> Option<(u32, &Layout)> {
        match (self.ty, &self.layout) {
            (PType::Mask { bits, .. }, Some(l)) => Some((bits, l)),
            _ => None,
        }
    }
}

/// An operand of a plan operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its type.
    pub ty: PType,
    /// One for each register, or one for a scalar. Names or literals where `ty` is a vector or mask.
    pub text: Vec<Expr>,
    /// The integer that all lanes are known to be; 0 also for a floating zero without a sign. Those of a shift's constant count, or of two
    /// constant factors of [`midend::plan::POp::Dot`], are not used, so that no vector of them need be declared.
    pub constant: Option<i64>,
    /// For addresses: the C type pointed to, `const` left out, if the expression is a pointer to an
    /// arithmetic type of exactly that machine type (`float *` → `F32`, `unsigned *` → `I32`).
    pub pointee: Option<Type>,
}

impl Operand {
    /// An operand with nothing known of its value.
    pub fn new(ty: PType, text: Vec<Expr>) -> Operand {
        Operand {
            ty,
            text,
            constant: None,
            pointee: None,
        }
    }
}
