//! Types of built-in functions, which need no declaration.

use crate::types::{FloatKind, IntKind, QualType, Quals, TypeId, TypeKind, TypeTable};

/// Functions of the C library that compilers know: result, parameters, `.` for a variable list.
/// `v` void, `i` int, `u` unsigned, `l` long, `L` unsigned long, `q` long long,
/// `Q` unsigned long long, `z` size_t, `f` float, `d` double, `e` long double, `b` _Bool,
/// `h` unsigned short, `p` void *, `P` const void *, `s` char *, `S` const char *, `I` int *,
/// `D` double *, `F` float *.
const LIBRARY: [(&str, &str); 60] = [
    ("abort", "v"),
    ("abs", "ii"),
    ("alloca", "pz"),
    ("atan2", "ddd"),
    ("atan2f", "fff"),
    ("calloc", "pzz"),
    ("copysign", "ddd"),
    ("copysignf", "fff"),
    ("exit", "vi"),
    ("fdim", "ddd"),
    ("fdimf", "fff"),
    ("fma", "dddd"),
    ("fmaf", "ffff"),
    ("fmax", "ddd"),
    ("fmaxf", "fff"),
    ("fmin", "ddd"),
    ("fminf", "fff"),
    ("fmod", "ddd"),
    ("fmodf", "fff"),
    ("free", "vp"),
    ("frexp", "ddI"),
    ("frexpf", "ffI"),
    ("hypot", "ddd"),
    ("hypotf", "fff"),
    ("isalnum", "ii"),
    ("isalpha", "ii"),
    ("isdigit", "ii"),
    ("islower", "ii"),
    ("isspace", "ii"),
    ("isupper", "ii"),
    ("labs", "ll"),
    ("ldexp", "ddi"),
    ("ldexpf", "ffi"),
    ("llabs", "qq"),
    ("malloc", "pz"),
    ("memchr", "pPiz"),
    ("memcmp", "iPPz"),
    ("memcpy", "ppPz"),
    ("memmove", "ppPz"),
    ("memset", "ppiz"),
    ("modf", "ddD"),
    ("pow", "ddd"),
    ("powf", "fff"),
    ("printf", "iS."),
    ("putchar", "ii"),
    ("puts", "iS"),
    ("realloc", "ppz"),
    ("snprintf", "iszS."),
    ("sprintf", "isS."),
    ("sscanf", "iSS."),
    ("strcat", "ssS"),
    ("strchr", "sSi"),
    ("strcmp", "iSS"),
    ("strcpy", "ssS"),
    ("strlen", "zS"),
    ("strncmp", "iSSz"),
    ("strncpy", "ssSz"),
    ("strrchr", "sSi"),
    ("strstr", "sSS"),
    ("tolower", "ii"),
];

/// Functions of one floating argument: each has variants for `float` and `long double`.
const MATH: [&str; 30] = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "nearbyint",
    "rint",
    "round",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "trunc",
];

/// Known only with the prefix `__builtin_`.
const PREFIXED: [(&str, &str); 44] = [
    ("assume_aligned", "pPz."),
    ("bswap16", "hh"),
    ("bswap32", "uu"),
    ("bswap64", "LL"),
    ("clrsb", "ii"),
    ("clrsbl", "il"),
    ("clrsbll", "iq"),
    ("clz", "iu"),
    ("clzl", "iL"),
    ("clzll", "iQ"),
    ("ctz", "iu"),
    ("ctzl", "iL"),
    ("ctzll", "iQ"),
    ("ffs", "ii"),
    ("ffsl", "il"),
    ("ffsll", "iq"),
    ("frame_address", "pu"),
    ("huge_val", "d"),
    ("huge_valf", "f"),
    ("inf", "d"),
    ("inff", "f"),
    ("isfinite", "id"),
    ("isfinitef", "if"),
    ("isinf", "id"),
    ("isinff", "if"),
    ("isinf_sign", "id"),
    ("isinf_signf", "if"),
    ("isnan", "id"),
    ("isnanf", "if"),
    ("nan", "dS"),
    ("nanf", "fS"),
    ("parity", "iu"),
    ("parityl", "iL"),
    ("parityll", "iQ"),
    ("popcount", "iu"),
    ("popcountl", "iL"),
    ("popcountll", "iQ"),
    ("prefetch", "vP."),
    ("return_address", "pu"),
    ("signbit", "id"),
    ("signbitf", "if"),
    ("trap", "v"),
    ("unreachable", "v"),
    ("object_size", "zPi"),
];

/// Of these, those that take a number of any floating type: vcc's name for `float` has an `f` behind.
pub(super) const CLASSIFICATIONS: [&str; 5] = [
    "__builtin_isfinite",
    "__builtin_isinf",
    "__builtin_isinf_sign",
    "__builtin_isnan",
    "__builtin_signbit",
];

/// The signature of a built-in function, if vcc knows it.
pub(super) fn signature(name: &str) -> Option<&'static str> {
    let find = |table: &[(&str, &'static str)], name: &str| {
        table.iter().find(|(n, _)| *n == name).map(|(_, s)| *s)
    };
    let plain = name.strip_prefix("__builtin_");
    let own = plain.and_then(|n| find(&PREFIXED, n));
    let name = plain.unwrap_or(name);
    own.or_else(|| find(&LIBRARY, name))
        .or_else(|| math_signature(name))
}

fn math_signature(name: &str) -> Option<&'static str> {
    let known = |n: &str| MATH.contains(&n);
    if known(name) {
        return Some("dd");
    }
    let base = name.strip_suffix('f').filter(|n| known(n));
    if base.is_some() {
        return Some("ff");
    }
    name.strip_suffix('l').filter(|n| known(n)).map(|_| "ee")
}

/// The type a letter of a signature stands for; `None` for the final `.`.
pub(super) fn basic(types: &mut TypeTable, letter: char) -> Option<QualType> {
    let konst = Quals {
        is_const: true,
        ..Quals::NONE
    };
    let mut pointer = |to: TypeId, quals| types.pointer(QualType { ty: to, quals });
    let ty = match letter {
        'v' => TypeTable::VOID,
        'b' => TypeTable::BOOL,
        'i' => TypeTable::INT,
        'u' => TypeTable::UINT,
        'd' => TypeTable::DOUBLE,
        'f' => TypeTable::FLOAT,
        'e' => types.intern(TypeKind::Float(FloatKind::LongDouble)),
        'h' => types.int(IntKind::UShort),
        'l' => types.int(IntKind::Long),
        // `bswap64` takes `uint64_t`.
        'L' => types.int(IntKind::ULong),
        'q' => types.int(IntKind::LongLong),
        'Q' => types.int(IntKind::ULongLong),
        'z' => types.size_type(),
        'p' => pointer(TypeTable::VOID, Quals::NONE),
        'P' => pointer(TypeTable::VOID, konst),
        's' => pointer(TypeTable::CHAR, Quals::NONE),
        'S' => pointer(TypeTable::CHAR, konst),
        'I' => pointer(TypeTable::INT, Quals::NONE),
        'D' => pointer(TypeTable::DOUBLE, Quals::NONE),
        'F' => pointer(TypeTable::FLOAT, Quals::NONE),
        _ => return None,
    };
    Some(ty.into())
}
