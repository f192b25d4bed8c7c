//! C pointers to what a plan's addresses point to.

use crate::ctree::{Expr, binary, cast};
use midend::ssa::{CType, Pointee, Type};

/// What an address points to, as the C expression's type says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// An arithmetic object of that machine type and spelling.
    Scalar(Type, bool, String),
    /// A record of that spelling.
    Record(String),
    /// A pointer.
    Pointer {
        /// Its own type, where it is known.
        ty: Option<Box<CType>>,
        /// How C spells that, where it is simple.
        spelling: Option<String>,
    },
    /// `char`, counted in bytes.
    Bytes,
    /// Something whose type has no simple spelling, or `void`: casts are needed.
    Other,
}

/// A C pointer expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// The expression.
    pub expr: Expr,
    /// What it points to.
    pub target: Target,
    /// Points to `const`, or may.
    pub is_const: bool,
    /// The expression is an array that is a member: its own subscripts do not lead beyond it.
    pub member: bool,
}

impl Target {
    fn of_pointee(to: &Pointee) -> Target {
        match to {
            Pointee::Scalar(Type::Ptr, _, spelling) => Target::Pointer {
                ty: None,
                spelling: Some(spelling.clone()).filter(|spelling| !spelling.is_empty()),
            },
            Pointee::Scalar(ty, unsigned, spelling) if !spelling.is_empty() => {
                Target::Scalar(*ty, *unsigned, spelling.clone())
            }
            Pointee::Record(spelling) if !spelling.is_empty() => Target::Record(spelling.clone()),
            Pointee::Scalar(..) | Pointee::Record(_) | Pointee::Void | Pointee::Other => {
                Target::Other
            }
        }
    }

    /// Bytes from one to the next, where known.
    fn size(&self) -> Option<i64> {
        match self {
            Target::Scalar(ty, ..) => Some(i64::from(ty.bytes())),
            Target::Pointer { .. } => Some(8),
            Target::Bytes => Some(1),
            Target::Record(_) | Target::Other => None,
        }
    }
}

impl Pointer {
    /// A pointer that is no array of a record.
    pub fn new(expr: Expr, target: Target, is_const: bool) -> Pointer {
        Pointer {
            expr,
            target,
            is_const,
            member: false,
        }
    }

    /// A number as an address; 0: null.
    pub fn number(value: i64) -> Pointer {
        let value = Expr::Literal(format!("{value}L"));
        Pointer::new(cast("const char *", value), Target::Bytes, true)
    }

    /// The value of a variable or member of pointer type. `None`: no plain object pointer.
    pub fn value(expr: Expr, ty: &CType) -> Option<Pointer> {
        match ty {
            CType::Pointer {
                to_volatile: true, ..
            } => None,
            CType::Pointer { to, to_const, .. } => {
                Some(Pointer::new(expr, Target::of_pointee(to), *to_const))
            }
            _ => None,
        }
    }

    /// The address of an object that `lvalue` designates; arrays decay to their first element.
    pub fn address(lvalue: Expr, ty: &CType, is_const: bool) -> Option<Pointer> {
        let pointer = |target, is_const| {
            Pointer::new(
                Expr::Prefix('&', Box::new(lvalue.clone())),
                target,
                is_const,
            )
        };
        match ty {
            // Whether a scalar object is const is not known, so the pointer is taken to be.
            CType::Scalar {
                ty: Some(ty),
                unsigned,
                spelling,
            } if !spelling.is_empty() => Some(pointer(
                Target::Scalar(*ty, *unsigned, spelling.clone()),
                true,
            )),
            CType::Pointer { .. } => {
                let ty = Some(Box::new(ty.clone()));
                let spelling = None;
                Some(pointer(Target::Pointer { ty, spelling }, true))
            }
            CType::Array {
                elem,
                is_const: elem_const,
                ..
            } => Some(Pointer {
                member: matches!(lvalue, Expr::Dot(..) | Expr::Arrow(..)),
                expr: lvalue,
                target: Target::of_pointee(elem),
                is_const: is_const || *elem_const,
            }),
            CType::Record {
                spelling,
                is_const: record_const,
                ..
            } => {
                let target = spelling.clone().map_or(Target::Other, Target::Record);
                Some(pointer(target, is_const || *record_const))
            }
            // ISO C converts it to an integer, but not to a pointer to an object.
            CType::Function => Some(Pointer::new(
                cast("const char *", cast("unsigned long", lvalue)),
                Target::Bytes,
                true,
            )),
            CType::Scalar { .. } | CType::Other => None,
        }
    }

    /// Spelling of what it points to, without qualifiers.
    pub fn element(&self) -> Option<String> {
        match &self.target {
            Target::Scalar(_, _, spelling) | Target::Record(spelling) => Some(spelling.clone()),
            Target::Bytes => Some("char".to_owned()),
            Target::Pointer { .. } | Target::Other => None,
        }
    }

    /// The type as it is declared; `None` where it has no spelling.
    pub fn spelling(&self) -> Option<String> {
        match &self.target {
            Target::Pointer { spelling, .. } => {
                let qualifier = if self.is_const { "const " } else { "" };
                Some(format!("{}{qualifier}*", spelling.as_deref()?))
            }
            Target::Scalar(..) | Target::Record(_) | Target::Bytes | Target::Other => {
                Some(pointer_to(&self.element()?, self.is_const))
            }
        }
    }

    /// A pointer of a type that can be declared: itself, or one to bytes.
    pub fn declarable(self) -> Pointer {
        if self.spelling().is_some() {
            self
        } else {
            self.bytes()
        }
    }

    /// The same address as a pointer to bytes.
    pub fn bytes(self) -> Pointer {
        if self.target == Target::Bytes {
            return self;
        }
        let expr = cast(&pointer_to("char", self.is_const), self.expr);
        Pointer::new(expr, Target::Bytes, self.is_const)
    }

    /// `steps` elements of `scale` bytes further on. `steps` is an integer expression of any
    /// type; a negative scale is written as a subtraction.
    pub fn offset(self, steps: Expr, scale: i64) -> Pointer {
        let unit = match self.target.size() {
            Some(size) if scale % size == 0 => size,
            _ => return self.bytes().offset(steps, scale),
        };
        let factor = scale / unit;
        let amount = match factor.unsigned_abs() {
            1 => steps,
            n => binary("*", steps, Expr::Literal(n.to_string())),
        };
        let op = if factor < 0 { "-" } else { "+" };
        Pointer {
            expr: binary(op, self.expr, amount),
            member: false,
            ..self
        }
    }

    /// A constant number of bytes further on.
    pub fn offset_bytes(self, bytes: i64) -> Pointer {
        if bytes == 0 {
            return self;
        }
        let unit = match self.target.size() {
            Some(size) if bytes % size == 0 => size,
            _ => return self.bytes().offset_bytes(bytes),
        };
        let count = (bytes / unit).unsigned_abs().to_string();
        let op = if bytes < 0 { "-" } else { "+" };
        Pointer {
            expr: binary(op, self.expr, Expr::Literal(count)),
            member: false,
            ..self
        }
    }

    /// The member of the record it points to, as an lvalue.
    pub fn member(self, record: &str, member: &str) -> Expr {
        if self.target == Target::Record(record.to_owned()) {
            return match self.expr {
                Expr::Prefix('&', object) => Expr::Dot(object, member.to_owned()),
                pointer => Expr::Arrow(Box::new(pointer), member.to_owned()),
            };
        }
        let read_only = self.is_const;
        let pointer = self.as_pointer_to(record, read_only);
        Expr::Arrow(Box::new(pointer), member.to_owned())
    }

    /// The expression, for subscripts that may lead anywhere in the object around it.
    pub fn subscripted(self) -> Expr {
        match self.member {
            true => {
                let first = Expr::Index(Box::new(self.expr), Box::new(Expr::Literal("0".into())));
                Expr::Prefix('&', Box::new(first))
            }
            false => self.expr,
        }
    }

    /// The object it points to.
    pub fn deref(self) -> Expr {
        match self.expr {
            Expr::Prefix('&', object) => *object,
            Expr::Binary("+", base, index) => Expr::Index(base, index),
            other => Expr::Prefix('*', Box::new(other)),
        }
    }

    /// Cast, if need be, to a pointer to `to`. A cast never drops `const` from a type: where a
    /// pointer to something writable is asked for and this one is not, it goes through an integer.
    pub fn as_pointer_to(self, to: &str, read_only: bool) -> Expr {
        let same = match &self.target {
            Target::Scalar(_, _, spelling) | Target::Record(spelling) => spelling == to,
            Target::Bytes => to == "char",
            Target::Pointer { .. } | Target::Other => false,
        };
        if same && (read_only || !self.is_const) {
            return self.expr;
        }
        if self.is_const && !read_only {
            return cast(&pointer_to(to, false), cast("unsigned long", self.expr));
        }
        let void = pointer_to("void", self.is_const);
        cast(&pointer_to(to, read_only), cast(&void, self.expr))
    }
}

fn pointer_to(to: &str, is_const: bool) -> String {
    format!("{}{to} *", if is_const { "const " } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctree::name;

    fn float_pointer(to_const: bool) -> Pointer {
        let ty = CType::Pointer {
            to: Pointee::Scalar(Type::F32, false, "float".into()),
            to_const,
            to_volatile: false,
            restrict: false,
        };
        Pointer::value(name("x"), &ty).expect("an object pointer")
    }

    #[test]
    fn arithmetic_in_elements_or_bytes() {
        assert_eq!(
            float_pointer(false).offset(name("k"), 4).expr.print(),
            "x + k"
        );
        assert_eq!(
            float_pointer(false).offset(name("k"), -4).expr.print(),
            "x - k"
        );
        assert_eq!(
            float_pointer(false).offset(name("k"), 8).deref().print(),
            "x[k * 2]"
        );
        assert_eq!(
            float_pointer(true).offset(name("k"), 6).expr.print(),
            "(const char *)x + k * 6"
        );
        assert_eq!(float_pointer(true).offset_bytes(-8).expr.print(), "x - 2");
    }

    #[test]
    fn casts_keep_const() {
        assert_eq!(
            float_pointer(true).as_pointer_to("float", true).print(),
            "x"
        );
        assert_eq!(
            float_pointer(true).as_pointer_to("__m256i", true).print(),
            "(const __m256i *)(const void *)x"
        );
        assert_eq!(
            float_pointer(false).as_pointer_to("__m256i", false).print(),
            "(__m256i *)(void *)x"
        );
        assert_eq!(
            float_pointer(true).as_pointer_to("float", false).print(),
            "(float *)(unsigned long)x"
        );
    }

    #[test]
    fn members_and_arrays() {
        let record = CType::Record {
            spelling: Some("struct s".into()),
            bytes: Some(16),
            is_const: false,
        };
        let s = Pointer::address(name("s"), &record, false).expect("an address");
        let data = CType::Pointer {
            to: Pointee::Scalar(Type::F32, false, "float".into()),
            to_const: false,
            to_volatile: false,
            restrict: false,
        };
        let member = Pointer::address(s.member("struct s", "data"), &data, false).expect("address");
        assert_eq!(member.deref().print(), "s.data");
        let array = CType::Array {
            elem: Pointee::Scalar(Type::I32, true, "unsigned int".into()),
            bytes: Some(40),
            is_const: true,
        };
        let tab = Pointer::address(name("tab"), &array, false).expect("an address");
        assert_eq!(tab.spelling().as_deref(), Some("const unsigned int *"));
    }
}
