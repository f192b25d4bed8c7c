//! Names of variants against the tables of the ABI's specifications.

use pragma_spec::abi::{Isa, Unsupported, names};
use pragma_spec::{Meaning, Param, Signature, TypeClass, VariantSpec, parse_vec_function, resolve};

const DOUBLE: TypeClass = TypeClass::Float { bytes: 8 };
const FLOAT: TypeClass = TypeClass::Float { bytes: 4 };
const INT: TypeClass = TypeClass::Integer { bytes: 4 };
const CHAR: TypeClass = TypeClass::Integer { bytes: 1 };

fn pointer_to(bytes: u64) -> TypeClass {
    TypeClass::Pointer {
        pointee_bytes: Some(bytes),
    }
}

/// A function with the parameters `a`, `b`, …
fn signature(ret: TypeClass, params: &[TypeClass]) -> Signature {
    let params = params.iter().zip('a'..).map(|(class, name)| Param {
        name: name.to_string(),
        class: *class,
    });
    Signature {
        ret,
        params: params.collect(),
    }
}

fn spec(clauses: &str, signature: &Signature) -> VariantSpec {
    match parse_vec_function(clauses).meaning {
        Meaning::Variants(clauses) => resolve(&clauses, signature).unwrap(),
        other => panic!("{other:?}"),
    }
}

/// The names of `f`, without `_ZGV` and `_f`.
fn short(clauses: &str, signature: &Signature, isas: &[Isa]) -> Vec<String> {
    let found = names("f", &spec(clauses, signature), signature, isas).unwrap();
    let text = found.iter().map(ToString::to_string);
    text.map(|name| {
        let inner = name.strip_prefix("_ZGV").and_then(|n| n.strip_suffix("_f"));
        inner.unwrap().to_string()
    })
    .collect()
}

#[test]
fn advanced_simd_counts_the_narrowest_value() {
    let h = signature(DOUBLE, &[pointer_to(8), INT]);
    let cases = [
        (signature(DOUBLE, &[DOUBLE]), "nomask", vec!["nN2v"]),
        (
            signature(FLOAT, &[FLOAT, INT]),
            "",
            vec!["nM2vv", "nN2vv", "nM4vv", "nN4vv"],
        ),
        (h, "uniform(a), linear(b), nomask", vec!["nN2ul", "nN4ul"]),
        (signature(CHAR, &[INT]), "nomask", vec!["nN8v", "nN16v"]),
        (
            signature(TypeClass::Void, &[pointer_to(2)]),
            "linear(a), mask",
            vec!["nM4l2", "nM8l2"],
        ),
        (
            signature(TypeClass::Void, &[]),
            "nomask",
            vec!["nN2", "nN4"],
        ),
        (
            signature(FLOAT, &[FLOAT]),
            "nomask, vectorlength(8)",
            vec!["nN8v"],
        ),
    ];
    for (signature, clauses, expected) in cases {
        assert_eq!(
            short(clauses, &signature, &[Isa::AdvSimd]),
            expected,
            "{signature:?}"
        );
    }
}

#[test]
fn sve_always_has_a_mask() {
    let g = signature(FLOAT, &[FLOAT, INT]);
    assert_eq!(short("", &g, &[Isa::Sve]), ["sMxvv"]);
    assert_eq!(short("nomask, vectorlength(8)", &g, &[Isa::Sve]), ["sM8vv"]);
}

#[test]
fn several_lengths_are_several_variants() {
    let g = signature(FLOAT, &[FLOAT]);
    assert_eq!(
        short("nomask, vectorlength(8, 4)", &g, &[Isa::Avx2]),
        ["dN4v", "dN8v"]
    );
}

#[test]
fn what_the_abi_does_not_know() {
    let unknown = |ret, params: &[TypeClass], clauses: &str| {
        let signature = signature(ret, params);
        names("f", &spec(clauses, &signature), &signature, &Isa::X86).unwrap_err()
    };
    let expected = |param, what| Unsupported { param, what };
    assert_eq!(
        unknown(INT, &[TypeClass::Record, INT], "uniform(b)"),
        expected(Some(0), "a structure or union")
    );
    assert_eq!(
        unknown(TypeClass::Other, &[INT], ""),
        expected(None, "of a type without vectors")
    );
    let incomplete = TypeClass::Pointer {
        pointee_bytes: None,
    };
    assert_eq!(
        unknown(INT, &[INT, incomplete], "linear(b)"),
        expected(Some(1), "a pointer to a type of unknown size")
    );
}
