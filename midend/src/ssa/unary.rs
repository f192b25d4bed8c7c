//! Operations with one operand: a table of what each is called, which types it is defined on, and which
//! functions of C are exactly that.

use super::types::Type;

/// Declares [`UnaryOp`] with a row for each operation.
macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident $word:literal on $on:ident is $function:expr;)*) => {
        /// Operations with one operand of the result's type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum UnaryOp {
            $($(#[$doc])* $name,)*
        }

        impl UnaryOp {
            /// All of them.
            pub const ALL: &[UnaryOp] = &[$(UnaryOp::$name),*];

            fn row(self) -> Row {
                use Function::*;
                match self {
                    $(UnaryOp::$name => Row { word: $word, on: On::$on, function: $function },)*
                }
            }
        }
    };
}

operations! {
    /// Sign flip.
    FNeg "fneg" on Floats is Nothing;
    /// Sign clear.
    FAbs "fabs" on Floats is Mathematical("fabs");
    /// Square root, correctly rounded; sets no errno, as C's function may.
    FSqrt "fsqrt" on Floats is Nothing;
    /// To the next integer below.
    FFloor "ffloor" on Floats is Mathematical("floor");
    /// To the next integer above.
    FCeil "fceil" on Floats is Mathematical("ceil");
    /// To the next integer towards zero.
    FChop "fchop" on Floats is Mathematical("trunc");
    /// To an integer in the rounding mode at hand, raising inexact (C's `rint`).
    FRint "frint" on Floats is Mathematical("rint");
    /// The same without (C's `nearbyint`).
    FNearby "fnearby" on Floats is Mathematical("nearbyint");
    /// Integer absolute value; MIN stays MIN, where C's functions are undefined.
    IAbs "iabs" on Integers is Nothing;
    /// The bytes of an integer in reverse order.
    BSwap "bswap" on ManyBytes is OfBits("bswap");
    /// The number of bits that are 1.
    PopCount "popcount" on Integers is Nothing;
    /// The number of bits that are 0 above the highest one that is 1; all of them if none is.
    LeadingZeros "clz" on Words is Nothing;
    /// The number of bits that are 0 below the lowest one that is 1; all of them if none is.
    TrailingZeros "ctz" on Words is Nothing;
    /// Complement of a truth value or mask.
    Not "not" on Truths is Nothing;
}

/// What is known of an operation.
struct Row {
    word: &'static str,
    on: On,
    function: Function,
}

/// The types that an operation is defined on.
enum On {
    Floats,
    Integers,
    /// Integers of more than one byte.
    ManyBytes,
    /// Integers of 32 and of 64 bits.
    Words,
    Truths,
}

/// The functions that are an operation, one for each type.
#[derive(Clone, Copy)]
enum Function {
    Nothing,
    /// Functions of `<math.h>`, and built into compilers: that of `float` with an `f` behind.
    Mathematical(&'static str),
    /// Functions that are only built into compilers, with the number of bits behind.
    OfBits(&'static str),
}

impl UnaryOp {
    /// Those that round floating numbers to integers.
    pub const ROUNDING: [UnaryOp; 5] = [
        UnaryOp::FFloor,
        UnaryOp::FCeil,
        UnaryOp::FChop,
        UnaryOp::FRint,
        UnaryOp::FNearby,
    ];

    /// Its word in the text forms.
    pub fn word(self) -> &'static str {
        self.row().word
    }

    /// The operation of a word.
    pub fn of_word(word: &str) -> Option<UnaryOp> {
        UnaryOp::ALL.iter().copied().find(|op| op.word() == word)
    }

    /// Whether it is defined on a scalar type, and on vectors of such elements.
    pub fn is_on(self, ty: Type) -> bool {
        match self.row().on {
            On::Floats => ty.is_float(),
            On::Integers => ty.is_int() && ty != Type::I1,
            On::Words => matches!(ty, Type::I32 | Type::I64),
            On::ManyBytes => ty.is_int() && ty.bits() > 8,
            On::Truths => ty == Type::I1,
        }
    }

    /// The compilers' built-in function, without `__builtin_`, that does it on a type and nothing else.
    pub fn builtin(self, ty: Type) -> Option<String> {
        let name = match (self.row().function, ty) {
            (Function::Nothing, _) => return None,
            (Function::Mathematical(name), Type::F32) => format!("{name}f"),
            (Function::Mathematical(name), _) => name.to_owned(),
            (Function::OfBits(name), _) => format!("{name}{}", ty.bits()),
        };
        self.is_on(ty).then_some(name)
    }

    /// The operation that a function of C is, and its type, by the function's name; whether the name
    /// means that function is not asked.
    pub fn of_function(name: &str) -> Option<(UnaryOp, Type)> {
        let plain = name.strip_prefix("__builtin_");
        let library = |op: UnaryOp| matches!(op.row().function, Function::Mathematical(_));
        let all = UnaryOp::ALL.iter().copied();
        let all = all.filter(|&op| plain.is_some() || library(op));
        let mut typed = all.flat_map(|op| Type::ALL.map(|ty| (op, ty)));
        typed.find(|(op, ty)| op.builtin(*ty).as_deref() == Some(plain.unwrap_or(name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_functions_name_one_operation() {
        for &op in UnaryOp::ALL {
            assert_eq!(UnaryOp::of_word(op.word()), Some(op));
            for ty in Type::ALL {
                if let Some(function) = op.builtin(ty) {
                    let function = format!("__builtin_{function}");
                    assert_eq!(UnaryOp::of_function(&function), Some((op, ty)));
                }
            }
        }
        assert_eq!(
            UnaryOp::of_function("ceilf"),
            Some((UnaryOp::FCeil, Type::F32))
        );
        assert_eq!(UnaryOp::of_function("ceill"), None);
        let swap = Some((UnaryOp::BSwap, Type::I16));
        assert_eq!(UnaryOp::of_function("__builtin_bswap16"), swap);
        assert_eq!(UnaryOp::of_function("__builtin_bswap8"), None);
        // A function of the program's own.
        assert_eq!(UnaryOp::of_function("bswap16"), None);
    }
}
