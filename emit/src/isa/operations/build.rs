//! Vectors of scalars.

use crate::ctree::{Expr, call, number};
use crate::isa::layout::layout;
use crate::isa::names::register_type;
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Terms;
use crate::isa::words::{generic, x86};
use midend::plan::PType;
use midend::ssa::Type;

/// See [`midend::plan::POp::Build`]. Lanes of a register that do not count are zeros, as loads have them there.
pub(in crate::isa) fn build(cx: &mut Cx, lanes: &[Arg], to: PType) -> Option<Vec<Expr>> {
    let PType::Vector(e, _) = to else { return None };
    let l = layout(cx.m, to, cx.reg_bits)?;
    let texts: Option<Vec<&Expr>> = lanes.iter().map(|lane| lane.text.first()).collect();
    let texts = texts?;
    let registers = texts.chunks(l.lanes_per_reg as usize).map(|lanes| {
        let zeros = (lanes.len() as u32..l.bits / e.bits()).map(|_| number(0));
        let lanes: Vec<Expr> = lanes.iter().map(|&x| x.clone()).chain(zeros).collect();
        // Each lane but the first is put beside the others.
        cx.pay(4 * (l.lanes_per_reg - 1));
        match cx.m.terms() {
            Terms::X86 => set(e, l.bits, lanes),
            Terms::Neon => generic::compound(&register_type(cx.m, e, 128), unsigned(e, lanes)),
            Terms::Operators => {
                generic::compound(&register_type(cx.m, e, l.bits), unsigned(e, lanes))
            }
        }
    });
    Some(registers.collect())
}

/// Lanes as unsigned integers: variables of the program and numbers may have a sign, and compilers warn of what
/// changes it.
fn unsigned(e: Type, lanes: Vec<Expr>) -> Vec<Expr> {
    let ty = match e {
        Type::I32 => "unsigned int",
        Type::I64 => "unsigned long",
        _ => return lanes,
    };
    let cast = |lane: Expr| match &lane {
        Expr::Name(_) | Expr::Prefix(..) => Expr::Cast(ty.to_owned(), Box::new(lane)),
        Expr::Cast(to, _) if !to.starts_with("unsigned") => {
            Expr::Cast(ty.to_owned(), Box::new(lane))
        }
        // These have forms with a sign.
        Expr::Binary(">>" | "/" | "%", ..) => Expr::Cast(ty.to_owned(), Box::new(lane)),
        _ => lane,
    };
    lanes.into_iter().map(cast).collect()
}

/// A register of lanes on x86. Not for all elements is there a function that takes the first lane first.
fn set(e: Type, w: u32, lanes: Vec<Expr>) -> Expr {
    let signed = match e {
        Type::I8 => Some("char"),
        Type::I16 => Some("short"),
        Type::I32 => Some("int"),
        Type::I64 => Some("long"),
        _ => None,
    };
    let lanes = lanes.into_iter().map(|lane| match (&lane, signed) {
        (_, None) => lane,
        // A number without a suffix is an `int`.
        (Expr::Literal(text), _) if text.bytes().all(|b| b.is_ascii_digit()) => lane,
        (_, Some(ty)) => plain(&format!("({ty})($0)"), &[&lane]),
    });
    let mut lanes: Vec<Expr> = lanes.collect();
    let (name, reversed) = match (e, w) {
        (Type::F32, _) => ("setr_ps", false),
        (Type::F64, _) => ("setr_pd", false),
        (Type::I64, 128) => ("set_epi64x", true),
        (Type::I64, 256) => ("setr_epi64x", false),
        (Type::I64, _) => ("setr_epi64", false),
        (Type::I32, _) => ("setr_epi32", false),
        (Type::I16, 512) => ("set_epi16", true),
        (Type::I16, _) => ("setr_epi16", false),
        (_, 512) => ("set_epi8", true),
        (_, _) => ("setr_epi8", false),
    };
    if reversed {
        lanes.reverse();
    }
    call(format!("{}_{name}", x86::mm(w)), lanes)
}
