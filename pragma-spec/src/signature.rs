//! What matters of a function's type.

/// What matters of a type here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeClass {
    /// `void`
    Void,
    /// `_Bool`
    Bool,
    /// Another integer type, or an enumeration.
    Integer {
        /// Its size.
        bytes: u32,
    },
    /// `float` or `double`.
    Float {
        /// Its size.
        bytes: u32,
    },
    /// A pointer.
    Pointer {
        /// Size of what it points to (1 for `void`), if it is known.
        pointee_bytes: Option<u64>,
    },
    /// An array (of a variable; parameters are pointers).
    Array,
    /// A structure or union.
    Record,
    /// `long double` and the like.
    Other,
    /// Not known: it fits everywhere but in a vector.
    Unknown,
}

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in this declaration; empty if it has none.
    pub name: String,
    /// Its type.
    pub class: TypeClass,
}

/// What a function takes and returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// What it returns.
    pub ret: TypeClass,
    /// Its parameters in order.
    pub params: Vec<Param>,
}

/// A type class for the user.
pub(crate) fn class_name(class: TypeClass) -> &'static str {
    match class {
        TypeClass::Void => "void",
        TypeClass::Bool => "`_Bool`",
        TypeClass::Integer { .. } => "an integer",
        TypeClass::Float { .. } => "a floating number",
        TypeClass::Pointer { .. } => "a pointer",
        TypeClass::Array => "an array",
        TypeClass::Record => "a structure or union",
        TypeClass::Other | TypeClass::Unknown => "of a type without vectors",
    }
}
