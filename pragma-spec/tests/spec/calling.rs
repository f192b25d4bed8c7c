//! Calls of variants by prototypes written after [`passing`]: every lane gets other values, and must
//! do what the function does.

use pragma_spec::abi::{
    Element, Isa, NameLanes, Passed, Passing, VariantName, names, passing, passing_of,
};
use pragma_spec::{
    Meaning, Param, ParamKind, Signature, TypeClass, VariantSpec, parse_line, resolve,
};
use std::fmt::Write as _;

/// Clauses of `omp declare simd`, result, parameters, what is returned (or the body, in
/// braces). Pointers are uniform or
/// linear, and point into an array of their own.
pub type Function = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
);

/// A function, and what its directive asks for.
pub struct Made {
    function: Function,
    number: usize,
    /// Its variants.
    pub spec: VariantSpec,
    /// Its types.
    pub signature: Signature,
}

/// Reads the directive of a function.
pub fn made(number: usize, function: &Function) -> Made {
    let (clauses, ret, params, _) = function;
    let directive = parse_line(&format!("#pragma omp declare simd {clauses}"));
    let Meaning::Variants(clauses) = directive.meaning else {
        panic!("{clauses}: {:?}", directive.problems);
    };
    let param = |(ty, name): &(&str, &str)| Param {
        name: name.to_string(),
        class: class(ty),
    };
    let signature = Signature {
        ret: class(ret),
        params: params.iter().map(param).collect(),
    };
    let spec = resolve(&clauses, &signature).unwrap();
    Made {
        function: *function,
        number,
        spec,
        signature,
    }
}

fn element(ty: &str) -> Option<Element> {
    let (bytes, is_float) = match class(ty) {
        TypeClass::Integer { bytes } => (bytes, false),
        TypeClass::Float { bytes } => (bytes, true),
        TypeClass::Pointer { .. } => (8, false),
        _ => return None,
    };
    Some(Element { bytes, is_float })
}

fn vector_type(element: Element, lanes: u32) -> String {
    let name = match (element.bytes, element.is_float) {
        (4, true) => "float",
        (8, true) => "double",
        (1, false) => "char",
        (2, false) => "short",
        (4, false) => "int",
        (8, false) => "long",
        other => panic!("{other:?}"),
    };
    let bytes = element.bytes * lanes;
    format!("__attribute__((vector_size({bytes}))) {name}")
}

/// A function that calls the variant and returns how many lanes are wrong.
fn test_of(made: &Made, name: &VariantName, lanes: u32, passing: &Passing) -> String {
    let (clauses, ret, params, _) = made.function;
    let target = match name.isa {
        Isa::Sse => "sse2",
        Isa::Avx => "avx",
        Isa::Avx2 => "avx2",
        _ => "avx512f,avx512bw,avx512dq",
    };
    let mut before = String::new();
    let mut declared = Vec::new();
    let mut arguments = Vec::new();
    let mut scalar = Vec::new();
    let kinds = passing.params.iter().zip(&made.spec.params).zip(params);
    for ((passed, spec), (ty, p)) in kinds {
        match passed {
            Passed::Scalar => {
                declared.push(ty.to_string());
                let step = match (spec.kind, ty.ends_with('*')) {
                    (ParamKind::Uniform, _) => "0",
                    // The step is a parameter; it gets 3.
                    (_, false) if made.signature.params.iter().any(|p| p.name == "s") => "3",
                    (_, true) if clauses.contains(":2") => "2",
                    _ => "1",
                };
                let first = if ty.ends_with('*') {
                    let element = ty.trim_end_matches('*').trim_start_matches("const ");
                    let _ = writeln!(before, "static {element} at_{p}[256];");
                    let _ = writeln!(
                        before,
                        "for (int k = 0; k < 256; k++) at_{p}[k] = k % 11 - 4;"
                    );
                    format!("at_{p}")
                } else {
                    "3".to_string()
                };
                arguments.push(first.clone());
                scalar.push(format!("{first} + k * {step}"));
            }
            Passed::Vectors {
                element,
                lanes: each,
                count,
            } => {
                let vector = vector_type(*element, *each);
                let _ = writeln!(before, "{ty} s_{p}[{lanes}]; {vector} {p}[{count}];");
                let _ = writeln!(
                    before,
                    "for (int k = 0; k < {lanes}; k++) s_{p}[k] = (k * 7 + {}) % 13 + 1;",
                    arguments.len()
                );
                let _ = writeln!(before, "memcpy({p}, s_{p}, sizeof s_{p});");
                declared.extend((0..*count).map(|_| vector.clone()));
                arguments.extend((0..*count).map(|n| format!("{p}[{n}]")));
                scalar.push(format!("s_{p}[k]"));
            }
            Passed::Bits { .. } => panic!("a parameter in bits"),
        }
    }
    match passing.mask {
        None | Some(Passed::Scalar) => {}
        Some(Passed::Vectors {
            element,
            lanes: each,
            count,
        }) => {
            let vector = vector_type(element, each);
            let _ = writeln!(before, "{vector} m[{count}]; memset(m, 0, sizeof m);");
            let bytes = element.bytes;
            let _ = writeln!(
                before,
                "for (int k = 0; k < {lanes}; k++) if (ACTIVE(k)) memset((char *)m + k * {bytes}, -1, {bytes});"
            );
            declared.extend((0..count).map(|_| vector.clone()));
            arguments.extend((0..count).map(|n| format!("m[{n}]")));
        }
        Some(Passed::Bits {
            bytes,
            lanes: each,
            count,
        }) => {
            let integer = if bytes == 8 {
                "unsigned long"
            } else {
                "unsigned"
            };
            let _ = writeln!(before, "{integer} m[{count}]; memset(m, 0, sizeof m);");
            let _ = writeln!(
                before,
                "for (int k = 0; k < {lanes}; k++) if (ACTIVE(k)) m[k / {each}] |= 1ul << k % {each};"
            );
            declared.extend((0..count).map(|_| integer.to_string()));
            arguments.extend((0..count).map(|n| format!("m[{n}]")));
        }
    }
    let active = if name.masked { "ACTIVE(k)" } else { "1" };
    let call = format!("{name}({})", arguments.join(", "));
    let function = format!("f{}({})", made.number, scalar.join(", "));
    let (result, after) = match passing.result {
        None => {
            // What the function stored, and what stands where it did not.
            let after = format!(
                "{call}; memcpy(got, at_p, sizeof got);\n\
                 for (int k = 0; k < 256; k++) at_p[k] = k % 11 - 4;\n\
                 for (int k = 0; k < {lanes}; k++) if ({active}) {function};\n\
                 return memcmp(got, at_p, sizeof got) != 0;"
            );
            before += "float got[256];\n";
            ("void".to_string(), after)
        }
        Some(Passed::Vectors {
            element,
            lanes: each,
            count,
        }) => {
            let vector = vector_type(element, each);
            let result = match count {
                1 => vector,
                _ => format!("struct {{ {vector} v[{count}]; }}"),
            };
            let after = format!(
                "__typeof__({call}) r = {call}; {ret} got[{lanes}]; memcpy(got, &r, sizeof got);\n\
                 int wrong = 0;\n\
                 for (int k = 0; k < {lanes}; k++) wrong += {active} && got[k] != {function};\n\
                 return wrong;"
            );
            (result, after)
        }
        other => panic!("{other:?}"),
    };
    let declared = declared.join(", ");
    format!(
        "{result} {name}({declared});\n\
         __attribute__((target(\"{target}\"))) static int t_{name}(void)\n{{\n{before}{after}\n}}\n"
    )
}

/// The functions with their directives, named `f0`, `f1`, …, and a program that calls all their
/// variants for these instruction sets that the machine can run, and prints the names of those that
/// are wrong.
pub fn program(functions: &[Function], isas: &[Isa]) -> (String, String) {
    let (mut callee, mut caller) = (String::new(), String::new());
    caller += "#include <string.h>\n#include <stdio.h>\n#define ACTIVE(k) ((k) % 3 != 1)\n";
    let mut calls = String::new();
    for (number, function) in functions.iter().enumerate() {
        let made = made(number, function);
        let (clauses, ret, params, body) = function;
        let params: Vec<String> = params.iter().map(|(t, n)| format!("{t} {n}")).collect();
        let head = format!("{ret} f{number}({})", params.join(", "));
        let body = match *ret {
            _ if body.starts_with('{') => body.to_string(),
            "void" => format!("{{ {body}; }}"),
            _ => format!("{{ return {body}; }}"),
        };
        let _ = writeln!(callee, "#pragma omp declare simd {clauses}\n{head} {body}");
        let _ = writeln!(caller, "{head};");
        let found = names(&format!("f{number}"), &made.spec, &made.signature, isas);
        for name in found.unwrap() {
            let NameLanes::Fixed(lanes) = name.lanes else {
                panic!("{name}");
            };
            let passing = passing(name.isa, lanes, name.masked, &made.spec, &made.signature);
            let passing = passing.unwrap().unwrap();
            let params: Vec<Element> = function.2.iter().flat_map(|p| element(p.0)).collect();
            let of_name = passing_of(&name, element(ret), &params);
            assert_eq!(of_name.as_ref(), Some(&passing));
            caller += &test_of(&made, &name, lanes, &passing);
            let needs = match name.isa {
                Isa::Sse => "sse2",
                Isa::Avx => "avx",
                Isa::Avx2 => "avx2",
                _ => "avx512bw",
            };
            let _ = writeln!(
                calls,
                "if (__builtin_cpu_supports(\"{needs}\") && t_{name}()) {{ puts(\"{name}\"); bad = 1; }}"
            );
        }
    }
    let _ = writeln!(
        caller,
        "int main(void) {{ int bad = 0;\n{calls}return bad; }}"
    );
    (callee, caller)
}

/// The class of a type by its spelling.
pub fn class(ty: &str) -> TypeClass {
    if let Some(pointee) = ty.strip_suffix('*') {
        let pointee_bytes = match class(pointee.trim().trim_start_matches("const ")) {
            TypeClass::Integer { bytes } | TypeClass::Float { bytes } => u64::from(bytes),
            TypeClass::Void => 1,
            _ => 8,
        };
        return TypeClass::Pointer {
            pointee_bytes: Some(pointee_bytes),
        };
    }
    match ty.trim_start_matches("unsigned ") {
        "void" => TypeClass::Void,
        "float" => TypeClass::Float { bytes: 4 },
        "double" => TypeClass::Float { bytes: 8 },
        "char" | "unsigned char" | "_Bool" => TypeClass::Integer { bytes: 1 },
        "short" => TypeClass::Integer { bytes: 2 },
        "int" | "unsigned" => TypeClass::Integer { bytes: 4 },
        "long" => TypeClass::Integer { bytes: 8 },
        _ => panic!("{ty}"),
    }
}
