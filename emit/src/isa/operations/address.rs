//! Addresses, and accesses of fewer bytes than a register has.

use crate::isa::names::scalar_type;
use crate::isa::operand::Arg;
use crate::isa::row::Cx;
use midend::ssa::Type;

/// An address some elements away from an operand.
#[derive(Clone)]
pub(in crate::isa) struct Address {
    /// A pointer expression.
    pub(in crate::isa) text: String,
    /// It points to the element type (of either signedness).
    pub(in crate::isa) typed: bool,
}

/// The expression, in parentheses unless it is a name or in them already.
fn grouped(text: &str) -> String {
    let name = text
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '@');
    let mut depth = 0;
    let closes_early = text.char_indices().any(|(at, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0 && at + 1 < text.len()
    });
    if name || (text.starts_with('(') && !closes_early) {
        return text.to_owned();
    }
    format!("({text})")
}

pub(in crate::isa) fn address(from: &Arg, e: Type, elements: i64) -> Option<Address> {
    let base = grouped(from.text.first()?);
    let typed = from.pointee == Some(e);
    if elements == 0 {
        return Some(Address { text: base, typed });
    }
    let (sign, distance) = if elements < 0 {
        ('-', elements.unsigned_abs())
    } else {
        ('+', elements as u64)
    };
    let text = if typed {
        format!("{base} {sign} {distance}")
    } else {
        format!(
            "(const char *){base} {sign} {}",
            distance * u64::from(e.bytes())
        )
    };
    Some(Address { text, typed })
}

impl Address {
    /// As an argument of a load that takes a pointer to the element, of floating point.
    pub(in crate::isa) fn read(&self, e: Type) -> String {
        match self.typed {
            true => self.text.clone(),
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
        format!("(const void *)({})", self.text)
    }

    /// As an argument of a store that takes a pointer to the element, of floating point.
    pub(in crate::isa) fn write(&self, e: Type) -> String {
        match self.typed {
            true => self.text.clone(),
            false => self.write_as(scalar_type(e)),
        }
    }

    /// As an argument of a store that takes a pointer to some other type, as [`Self::read_as`].
    pub(in crate::isa) fn write_as(&self, ty: &str) -> String {
        format!("({ty} *){}", self.write_any())
    }

    /// As an argument of a store that takes a pointer to anything.
    pub(in crate::isa) fn write_any(&self) -> String {
        format!(
            "(void *)({})",
            self.text.replacen("(const char *)", "(char *)", 1)
        )
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

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn sums_are_put_in_parentheses() {
        assert_eq!(grouped("x"), "x");
        assert_eq!(grouped("(x + k)"), "(x + k)");
        assert_eq!(grouped("x + k"), "(x + k)");
        assert_eq!(grouped("(x) + (k)"), "((x) + (k))");
    }
}
