//! Mathematical functions of the C library, and the libraries that have vector variants of them.

use crate::ssa::{CalleeInfo, Type, VariantInfo};
use frontend::pragma_spec::abi::{Isa, NameLanes, NameParam, NameParamKind, VariantName};

/// A library of vector variants of the functions of `<math.h>`, which may be a little less exact
/// and know nothing of `errno`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub enum VecLib {
    /// None is to be used.
    #[default]
    None,
    /// That of glibc, under the names of the Vector Function ABI: up to 4 ulp.
    Libmvec,
    /// SLEEF, under its own names: up to 1 ulp (1.5 for `erfc`).
    Sleef,
}

impl VecLib {
    /// As given to `--veclib`.
    pub fn name(self) -> &'static str {
        match self {
            VecLib::None => "none",
            VecLib::Libmvec => "libmvec",
            VecLib::Sleef => "sleef",
        }
    }
}

/// What there is to know of a function, without the `f` of its variant for `float`.
struct Function {
    name: &'static str,
    params: usize,
    /// It may set `errno`: C allows it to, and some C library does.
    errno: bool,
    /// SLEEF's accuracy in tenths of an ulp; `None`: the libraries have no variant of it.
    sleef: Option<&'static str>,
}

const fn has(name: &'static str, params: usize, errno: bool, sleef: &'static str) -> Function {
    Function {
        name,
        params,
        errno,
        sleef: Some(sleef),
    }
}

const fn lacks(name: &'static str) -> Function {
    Function {
        name,
        params: 0,
        errno: true,
        sleef: None,
    }
}

/// Functions of which there are variants, or which may set `errno`.
const FUNCTIONS: &[Function] = &[
    has("acos", 1, true, "u10"),
    has("acosh", 1, true, "u10"),
    has("asin", 1, true, "u10"),
    has("asinh", 1, false, "u10"),
    has("atan", 1, false, "u10"),
    has("atan2", 2, true, "u10"),
    has("atanh", 1, true, "u10"),
    has("cbrt", 1, false, "u10"),
    has("cos", 1, true, "u10"),
    has("cosh", 1, true, "u10"),
    has("erf", 1, false, "u10"),
    has("erfc", 1, true, "u15"),
    has("exp", 1, true, "u10"),
    has("exp10", 1, true, "u10"),
    has("exp2", 1, true, "u10"),
    has("expm1", 1, true, "u10"),
    lacks("fdim"),
    lacks("fmod"),
    has("hypot", 2, true, "u05"),
    lacks("ldexp"),
    lacks("lgamma"),
    has("log", 1, true, "u10"),
    has("log10", 1, true, "u10"),
    has("log1p", 1, true, "u10"),
    has("log2", 1, true, "u10"),
    lacks("logb"),
    lacks("nextafter"),
    has("pow", 2, true, "u10"),
    lacks("remainder"),
    lacks("scalbn"),
    has("sin", 1, true, "u10"),
    has("sinh", 1, true, "u10"),
    lacks("sqrt"),
    has("tan", 1, true, "u10"),
    has("tanh", 1, false, "u10"),
    lacks("tgamma"),
];

/// The function of a name, and the type it works on; `long double` has none.
fn find(name: &str) -> Option<(&'static Function, Option<Type>)> {
    let by_name = |name: &str| FUNCTIONS.iter().find(|f| f.name == name);
    let plain = by_name(name).map(|f| (f, Some(Type::F64)));
    let single = || Some((by_name(name.strip_suffix('f')?)?, Some(Type::F32)));
    let long = || Some((by_name(name.strip_suffix('l')?)?, None));
    plain.or_else(single).or_else(long)
}

/// Whether a function of `<math.h>` may set `errno`.
pub fn sets_errno(name: &str) -> bool {
    find(name).is_some_and(|(function, _)| function.errno)
}

/// Whether the libraries have variants of a function.
pub fn has_variants(name: &str) -> bool {
    find(name).is_some_and(|(function, ty)| function.sleef.is_some() && ty.is_some())
}

/// A function as loops call it, without variants: it does nothing but compute.
pub(crate) fn callee(name: &str) -> Option<CalleeInfo> {
    let (function, ty) = find(name)?;
    let ty = ty.filter(|_| function.sleef.is_some())?;
    let spelling = if ty == Type::F32 { "float" } else { "double" };
    Some(CalleeInfo {
        name: name.to_string(),
        params: vec![(ty, spelling.to_string()); function.params],
        ret: Some(ty),
        // All are defined at one, and exact or inexact there, but for one that has a pole.
        idle: Some(i64::from(function.name != "atanh")),
        variants: Vec::new(),
    })
}

/// The variants that a library has of a function.
pub(crate) fn variants(library: VecLib, name: &str) -> Vec<VariantInfo> {
    let Some((function, Some(ty))) = find(name) else {
        return Vec::new();
    };
    let Some(accuracy) = function.sleef.filter(|_| library != VecLib::None) else {
        return Vec::new();
    };
    let param = NameParam {
        kind: NameParamKind::Vector,
        alignment: None,
    };
    let of = |isa: Isa| {
        let bits = match isa {
            Isa::Sse => 128,
            Isa::Avx512 => 512,
            Isa::Avx | Isa::Avx2 | Isa::AdvSimd | Isa::Sve => 256,
        };
        let lanes = bits / ty.bits();
        let own = || {
            let letter = if ty == Type::F32 { 'f' } else { 'd' };
            let isa = match isa {
                Isa::Sse => "sse2",
                Isa::Avx => "avx",
                Isa::Avx512 => "avx512f",
                Isa::Avx2 | Isa::AdvSimd | Isa::Sve => "avx2",
            };
            format!("Sleef_{}{letter}{lanes}_{accuracy}{isa}", function.name)
        };
        VariantInfo {
            name: VariantName {
                isa,
                masked: false,
                lanes: NameLanes::Fixed(lanes),
                params: vec![param; function.params],
                function: name.to_string(),
            },
            symbol: (library == VecLib::Sleef).then(own),
        }
    };
    Isa::X86.into_iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(library: VecLib, name: &str) -> Vec<String> {
        let all = variants(library, name);
        all.iter().map(VariantInfo::symbol).collect()
    }

    #[test]
    fn symbols_of_the_libraries() {
        let libmvec = ["bN2vv", "cN4vv", "dN4vv", "eN8vv"].map(|part| format!("_ZGV{part}_pow"));
        assert_eq!(symbols(VecLib::Libmvec, "pow"), libmvec);
        assert_eq!(
            symbols(VecLib::Sleef, "erfcf"),
            [
                "Sleef_erfcf4_u15sse2",
                "Sleef_erfcf8_u15avx",
                "Sleef_erfcf8_u15avx2",
                "Sleef_erfcf16_u15avx512f"
            ]
        );
        assert!(symbols(VecLib::None, "sin").is_empty());
        assert!(symbols(VecLib::Libmvec, "sinl").is_empty());
        assert!(symbols(VecLib::Libmvec, "fmod").is_empty());
    }

    #[test]
    fn who_may_set_errno() {
        assert!(sets_errno("expf") && sets_errno("sqrtl") && sets_errno("lgamma"));
        assert!(!sets_errno("tanhf") && !sets_errno("fabs") && !sets_errno("f"));
        assert!(has_variants("tanhf") && !has_variants("sqrt") && !has_variants("tanhl"));
    }
}
