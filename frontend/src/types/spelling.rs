//! How C source names a type.

use super::{FloatKind, IntKind, QualType, Quals, TypeKind, TypeTable};

impl TypeTable {
    /// The type as a C type name (`const float *`), if it can be named. An enumeration is named
    /// by its integer type, which is compatible with it.
    pub fn spelling(&self, ty: QualType) -> Option<String> {
        let (base, declarator) = self.split(ty, String::new())?;
        Some(if declarator.is_empty() {
            base
        } else {
            format!("{base} {declarator}")
        })
    }

    /// A pointer to the type as a C type name.
    pub fn spelling_of_pointer(&self, to: QualType) -> Option<String> {
        let (base, declarator) = self.pointed(to, "*".to_owned())?;
        Some(format!("{base} {declarator}"))
    }

    /// The same of a pointer to `to`; `star` is what stands for it.
    fn pointed(&self, to: QualType, star: String) -> Option<(String, String)> {
        let wraps = matches!(
            self.kind(to.ty),
            TypeKind::Array(..) | TypeKind::VariableArray(..) | TypeKind::Function { .. }
        );
        self.split(to, if wraps { format!("({star})") } else { star })
    }

    /// Specifiers and abstract declarator, built from the inside out around `inner`.
    fn split(&self, ty: QualType, inner: String) -> Option<(String, String)> {
        match self.kind(ty.ty) {
            TypeKind::Pointer(to) => {
                let mut text = format!("*{}", quals_text(ty.quals));
                if !inner.is_empty() {
                    if text.len() > 1 {
                        text.push(' ');
                    }
                    text.push_str(&inner);
                }
                self.pointed(*to, text)
            }
            TypeKind::Array(element, count) => {
                let count = count.map_or(String::new(), |n| n.to_string());
                self.split(*element, format!("{inner}[{count}]"))
            }
            TypeKind::VariableArray(..) | TypeKind::Opaque(..) => None,
            TypeKind::Function {
                ret,
                params,
                variadic,
                unprototyped,
            } => {
                let list = self.parameter_list(params, *variadic, *unprototyped)?;
                self.split(*ret, format!("{inner}({list})"))
            }
            TypeKind::Record(id) => {
                self.with_quals(self.record(*id).spelling.as_deref()?, ty, inner)
            }
            TypeKind::Enum(kind) | TypeKind::Int(kind) => {
                self.with_quals(int_text(*kind), ty, inner)
            }
            TypeKind::Float(kind) => self.with_quals(float_text(*kind), ty, inner),
            TypeKind::Void => self.with_quals("void", ty, inner),
            TypeKind::Bool => self.with_quals("_Bool", ty, inner),
        }
    }

    fn with_quals(&self, name: &str, ty: QualType, inner: String) -> Option<(String, String)> {
        let quals = quals_text(ty.quals);
        let base = if quals.is_empty() {
            name.to_string()
        } else {
            format!("{quals} {name}")
        };
        Some((base, inner))
    }

    fn parameter_list(
        &self,
        params: &[QualType],
        variadic: bool,
        unprototyped: bool,
    ) -> Option<String> {
        if unprototyped {
            return Some(String::new());
        }
        let mut list = Vec::with_capacity(params.len() + 1);
        for param in params {
            list.push(self.spelling(*param)?);
        }
        if variadic {
            list.push("...".to_string());
        }
        Some(if list.is_empty() {
            "void".to_string()
        } else {
            list.join(", ")
        })
    }
}

fn quals_text(quals: Quals) -> String {
    let mut words = Vec::new();
    if quals.is_const {
        words.push("const");
    }
    if quals.is_volatile {
        words.push("volatile");
    }
    if quals.is_restrict {
        words.push("__restrict");
    }
    if quals.is_atomic {
        words.push("_Atomic");
    }
    words.join(" ")
}

/// An integer type's name.
pub(crate) fn int_text(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Char => "char",
        IntKind::SChar => "signed char",
        IntKind::UChar => "unsigned char",
        IntKind::Short => "short",
        IntKind::UShort => "unsigned short",
        IntKind::Int => "int",
        IntKind::UInt => "unsigned int",
        IntKind::Long => "long",
        IntKind::ULong => "unsigned long",
        IntKind::LongLong => "long long",
        IntKind::ULongLong => "unsigned long long",
    }
}

/// A floating type's name.
pub(crate) fn float_text(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Float => "float",
        FloatKind::Double => "double",
        FloatKind::LongDouble => "long double",
    }
}
