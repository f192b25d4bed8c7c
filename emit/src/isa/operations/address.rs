//! Addresses, and accesses of fewer bytes than a register has.

use crate::ctree::{Expr, binary, cast};
use crate::isa::names::scalar_type;
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use midend::ssa::Type;

/// An address some elements away from an operand.
#[derive(Clone)]
pub(in crate::isa) struct Address {
    /// The operand: a primary expression.
    base: Expr,
    /// It points to the element type (of either signedness).
    pub(in crate::isa) typed: bool,
    /// What is added to it: elements if it points to them, else bytes.
    distance: i64,
}

pub(in crate::isa) fn address(from: &Arg, e: Type, elements: i64) -> Option<Address> {
    let typed = from.pointee == Some(e);
    let size = if typed { 1 } else { e.bytes() };
    Some(Address {
        base: from.text.first()?.clone(),
        typed,
        distance: elements * i64::from(size),
    })
}

impl Address {
    /// The expression; bytes are counted by way of a pointer to this type.
    fn expr(&self, byte: &str) -> Expr {
        let base = self.base.clone();
        let base = match self.typed || self.distance == 0 {
            true => base,
            false => cast(&format!("{byte} *"), base),
        };
        let by = Expr::Literal(self.distance.unsigned_abs().to_string());
        match self.distance {
            0 => base,
            ..0 => binary("-", base, by),
            _ => binary("+", base, by),
        }
    }

    /// An element a number of elements away, where the operand points to them.
    pub(in crate::isa) fn element(&self, number: Expr) -> Expr {
        Expr::Index(Box::new(self.base.clone()), Box::new(number))
    }

    /// The address a number of elements further on, which is known at run time.
    pub(in crate::isa) fn moved(&self, e: Type, number: &Expr) -> Address {
        let text = match self.typed {
            true => "($0 + $1)".to_owned(),
            false => format!("((char *)$0 + $1 * {})", e.bytes()),
        };
        Address {
            base: plain(&text, &[&self.base, number]),
            ..self.clone()
        }
    }

    /// As an argument of a load that takes a pointer to the element, of floating point.
    pub(in crate::isa) fn read(&self, e: Type) -> Expr {
        match self.typed {
            true => self.expr("const char"),
            false => self.read_as(scalar_type(e)),
        }
    }

    /// As an argument of a load that takes a pointer to some other type.
    ///
    /// By way of `void`, because the compiler may warn of an alignment that grows; and not without the type,
    /// which C++ asks for (`-Wc++-compat`).
    pub(in crate::isa) fn read_as(&self, ty: &str) -> Expr {
        cast(&format!("const {ty} *"), self.any())
    }

    /// As an argument of a load that takes a pointer to anything.
    pub(in crate::isa) fn any(&self) -> Expr {
        plain("(const void *)($0)", &[&self.expr("const char")])
    }

    /// As an argument of a store that takes a pointer to the element, of floating point.
    pub(in crate::isa) fn write(&self, e: Type) -> Expr {
        match self.typed {
            true => self.expr("const char"),
            false => self.write_as(scalar_type(e)),
        }
    }

    /// As an argument of a store that takes a pointer to some other type, as [`Self::read_as`].
    pub(in crate::isa) fn write_as(&self, ty: &str) -> Expr {
        cast(&format!("{ty} *"), self.write_any())
    }

    /// As an argument of a store that takes a pointer to anything.
    pub(in crate::isa) fn write_any(&self) -> Expr {
        plain("(void *)($0)", &[&self.expr("char")])
    }
}

/// A scalar read of the bytes of such a variable; the expression that reads them.
pub(in crate::isa) fn small(cx: &mut Cx, ty: &str, at: &Address) -> Expr {
    cx.pay(2);
    let t = cx.temporary(ty, None);
    // Compilers ask for `void` to the left of a comma.
    let text = "((void)__builtin_memcpy(&$0, $1, sizeof $0), $0)";
    plain(text, &[&t, &at.any()])
}

/// A scalar write of the bytes of such a variable.
pub(in crate::isa) fn small_store(cx: &mut Cx, ty: &str, at: &Address, value: Expr) {
    cx.pay(2);
    let t = cx.temporary(ty, Some(value));
    let text = "__builtin_memcpy($0, &$1, sizeof $1)";
    cx.run(plain(text, &[&at.write_any(), &t]));
}
