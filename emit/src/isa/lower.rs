//! From one operation of a plan to C text over register lists.

use super::Machine;
use super::regs::{self, Arg};
use super::row::{Cx, Expansion};
use midend::plan::{POp, PType};
use midend::ssa::{BinaryOp, Type};

/// An operand of a plan operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its type.
    pub ty: PType,
    /// C expressions: one for each register, or one for a scalar. Identifiers or literals where
    /// `ty` is a vector or mask; any primary or parenthesised expression for scalars.
    pub text: Vec<String>,
    /// The integer that all lanes are known to be; 0 also for a floating zero without a sign. The text of a shift's constant count, or of two
    /// constant factors of [`POp::Dot`], is not used, so that no vector of them need be declared.
    pub constant: Option<i64>,
    /// For addresses: the C type pointed to, `const` left out, if the expression is a pointer to an
    /// arithmetic type of exactly that machine type (`float *` → `F32`, `unsigned *` → `I32`).
    pub pointee: Option<Type>,
}

impl Operand {
    /// An operand with nothing known of its value.
    pub fn new(ty: PType, text: Vec<String>) -> Operand {
        Operand {
            ty,
            text,
            constant: None,
            pointee: None,
        }
    }
}

/// The C text of an operation whose operands or result are vectors or masks; `None` if the ISA has
/// no row for it, or if it is scalar altogether. `result` is `None` for stores.
pub fn lower(
    m: Machine,
    reg_bits: u32,
    op: &POp,
    args: &[Operand],
    result: Option<PType>,
) -> Option<Expansion> {
    let mut cx = Cx::new(m);
    let args: Option<Vec<Arg>> = args.iter().map(|a| Arg::new(m, a, reg_bits)).collect();
    let results = regs::lower(&mut cx, reg_bits, op, &args?, result)?;
    Some(cx.finish(results))
}

/// A shift of all lanes by one constant count; the same as [`lower`] with a constant operand.
pub fn expand_shift_const(
    m: Machine,
    reg_bits: u32,
    op: BinaryOp,
    value: &Operand,
    count: u32,
) -> Option<Expansion> {
    let mut counts = value.clone();
    counts.constant = Some(i64::from(count));
    lower(
        m,
        reg_bits,
        &POp::Binary(op),
        &[value.clone(), counts],
        Some(value.ty),
    )
}
