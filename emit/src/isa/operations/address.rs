//! Addresses, and accesses of fewer bytes than a register has.

use crate::isa::names::scalar_type;
use crate::isa::operand::Arg;
use crate::isa::row::Cx;
use midend::ssa::Type;

/// An address some elements away from an operand.
#[derive(Clone)]
pub(in crate::isa) struct Address {
    /// The operand: a primary expression.
    base: String,
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
    fn text(&self, byte: &str) -> String {
        let (base, by) = (&self.base, self.distance.unsigned_abs());
        let sign = if self.distance < 0 { '-' } else { '+' };
        match self.distance {
            0 => base.clone(),
            _ if self.typed => format!("{base} {sign} {by}"),
            _ => format!("({byte} *){base} {sign} {by}"),
        }
    }

    /// An element a number of elements away, where the operand points to them.
    pub(in crate::isa) fn subscripted(&self) -> String {
        format!("{}[", self.base)
    }

    /// As an argument of a load that takes a pointer to the element, of floating point.
    pub(in crate::isa) fn read(&self, e: Type) -> String {
        match self.typed {
            true => self.text("const char"),
            false => self.read_as(scalar_type(e)),
        }
    }

    /// As an argument of a load that takes a pointer to some other type.
    ///
    /// By way of `void`, because the compiler may warn of an alignment that grows; and not without the type,
    /// which C++ asks for (`-Wc++-compat`).
    pub(in crate::isa) fn read_as(&self, ty: &str) -> String {
        format!("(const {ty} *){}", self.any())
    }

    /// As an argument of a load that takes a pointer to anything.
    pub(in crate::isa) fn any(&self) -> String {
        format!("(const void *)({})", self.text("const char"))
    }

    /// As an argument of a store that takes a pointer to the element, of floating point.
    pub(in crate::isa) fn write(&self, e: Type) -> String {
        match self.typed {
            true => self.text("const char"),
            false => self.write_as(scalar_type(e)),
        }
    }

    /// As an argument of a store that takes a pointer to some other type, as [`Self::read_as`].
    pub(in crate::isa) fn write_as(&self, ty: &str) -> String {
        format!("({ty} *){}", self.write_any())
    }

    /// As an argument of a store that takes a pointer to anything.
    pub(in crate::isa) fn write_any(&self) -> String {
        format!("(void *)({})", self.text("char"))
    }
}

/// A scalar read of the bytes of such a variable; the expression that reads them.
pub(in crate::isa) fn small(cx: &mut Cx, ty: &str, at: &Address) -> String {
    cx.pay(2);
    let t = cx.temporary(ty, None);
    // Compilers ask for `void` to the left of a comma.
    format!(
        "((void)__builtin_memcpy(&{t}, {}, sizeof {t}), {t})",
        at.any()
    )
}

/// A scalar write of the bytes of such a variable.
pub(in crate::isa) fn small_store(cx: &mut Cx, ty: &str, at: &Address, value: String) {
    cx.pay(2);
    let t = cx.temporary(ty, Some(value));
    cx.run(format!(
        "__builtin_memcpy({}, &{t}, sizeof {t})",
        at.write_any()
    ));
}
