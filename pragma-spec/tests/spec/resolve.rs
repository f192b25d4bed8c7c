//! Names against parameters and variables.

use crate::show;
use pragma_spec::variant::{Alignment, LinearStep, ParamKind, VariantSpec};
use pragma_spec::{
    Meaning, Param, Signature, TypeClass, VariantClauses, parse_line, parse_vec_function, resolve,
    resolve_loop,
};

const INT: TypeClass = TypeClass::Integer { bytes: 4 };
const FLOAT: TypeClass = TypeClass::Float { bytes: 4 };
const POINTER: TypeClass = TypeClass::Pointer {
    pointee_bytes: Some(4),
};

/// `int f(const float *p, int i, int n, float x, struct s r, long double e, int)`
fn signature() -> Signature {
    let params = [
        ("p", POINTER),
        ("i", INT),
        ("n", INT),
        ("x", FLOAT),
        ("r", TypeClass::Record),
        ("e", TypeClass::Other),
        ("", INT),
    ];
    let param = |(name, class): (&str, TypeClass)| Param {
        name: name.to_string(),
        class,
    };
    Signature {
        ret: INT,
        params: params.map(param).to_vec(),
    }
}

fn clauses(text: &str) -> VariantClauses {
    match parse_vec_function(text).meaning {
        Meaning::Variants(clauses) => clauses,
        other => panic!("{other:?}"),
    }
}

fn spec(spec: &VariantSpec) -> String {
    let params = spec.params.iter().map(|param| {
        let kind = match param.kind {
            ParamKind::Vector => "vector".to_string(),
            ParamKind::Uniform => "uniform".to_string(),
            ParamKind::Linear {
                step: LinearStep::Constant(step),
                ..
            } => format!("linear {step}"),
            ParamKind::Linear {
                step: LinearStep::Param(position),
                ..
            } => format!("linear by {position}"),
        };
        match param.alignment {
            None => kind,
            Some(Alignment::Vector) => format!("{kind} aligned"),
            Some(Alignment::Bytes(bytes)) => format!("{kind} aligned {bytes}"),
        }
    });
    params.collect::<Vec<_>>().join(", ")
}

fn shown(text: &str) -> String {
    match resolve(&clauses(text), &signature()) {
        Ok(found) => spec(&found),
        Err(problems) => {
            let lines: Vec<String> = problems.iter().map(|p| show::problem(text, p)).collect();
            lines.join("\n")
        }
    }
}

#[test]
fn parameters() {
    let cases = [
        ("", "vector, vector, vector, vector, vector, vector, vector"),
        (
            "uniform(p, r, e)",
            "uniform, vector, vector, vector, uniform, uniform, vector",
        ),
        (
            "uniform(n), linear(p:n, i:-2)",
            "linear by 2, linear -2, uniform, vector, vector, vector, vector",
        ),
        (
            "alignment(p), linear(p)",
            "linear 1 aligned, vector, vector, vector, vector, vector, vector",
        ),
        (
            "uniform(p), alignment(p:64)",
            "uniform aligned 64, vector, vector, vector, vector, vector, vector",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_parameters() {
    let cases = [
        (
            "uniform(q)",
            "no-such-parameter @ q: the function has no parameter `q`; the parameters are p, i, n, x, r, e",
        ),
        (
            "uniform(nn)",
            "no-such-parameter @ nn: the function has no parameter `nn`; did you mean `n`?",
        ),
        (
            "linear(x)",
            "linear-type @ x: `x` is neither an integer nor a pointer (a floating number); only integers and pointers are linear; leave it out, or write `uniform`",
        ),
        (
            "linear(r)",
            "linear-type @ r: `r` is neither an integer nor a pointer (a structure or union); only integers and pointers are linear; leave it out, or write `uniform`",
        ),
        (
            "linear(e)",
            "linear-type @ e: `e` is neither an integer nor a pointer (of a type without vectors); only integers and pointers are linear; leave it out, or write `uniform`",
        ),
        (
            "linear(p:n)",
            "linear-step @ n: the step `n` is not uniform; add `uniform(n)`, or write a constant",
        ),
        (
            "linear(p:k)",
            "no-such-parameter @ k: the function has no parameter `k`; the parameters are p, i, n, x, r, e",
        ),
        (
            "uniform(x), linear(p:x)",
            "linear-step @ x: the step `x` is no integer; a step is a constant or an integer parameter",
        ),
        (
            "alignment(i:16)",
            "aligned-type @ i: `i` is no pointer (an integer); an alignment is promised of what a pointer points to; leave it out",
        ),
        (
            "alignment(r)",
            "aligned-type @ r: `r` is no pointer (a structure or union); an alignment is promised of what a pointer points to; leave it out",
        ),
        (
            "uniform(a), linear(b), alignment(c)",
            "no-such-parameter @ a: the function has no parameter `a`; the parameters are p, i, n, x, r, e\nno-such-parameter @ b: the function has no parameter `b`; the parameters are p, i, n, x, r, e\nno-such-parameter @ c: the function has no parameter `c`; the parameters are p, i, n, x, r, e",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn parameters_without_names() {
    let unnamed = |count: usize| Signature {
        ret: TypeClass::Void,
        params: vec![
            Param {
                name: String::new(),
                class: INT
            };
            count
        ],
    };
    let help = |count| {
        resolve(&clauses("uniform(a)"), &unnamed(count)).unwrap_err()[0]
            .help
            .clone()
    };
    assert_eq!(help(0), "the function has no parameters");
    assert_eq!(help(1), "give the parameters names in this declaration");
}

#[test]
fn masks_and_lanes_stay_as_they_are() {
    let clauses = clauses("nomask, vectorlength(8)");
    let found = resolve(&clauses, &signature()).unwrap();
    assert_eq!((found.masks, &found.lanes), (clauses.masks, &clauses.lanes));
    assert_eq!(found.isa, None);
}

fn in_loop(line: &str) -> String {
    let Meaning::Loop(spec) = parse_line(line).meaning else {
        return "no loop".to_string();
    };
    let mut class = |name: &str| match name {
        "a" => Some(TypeClass::Array),
        "p" => Some(POINTER),
        "i" => Some(INT),
        "x" => Some(FLOAT),
        "r" => Some(TypeClass::Record),
        _ => None,
    };
    let problems = resolve_loop(&spec, &mut class);
    let lines: Vec<String> = problems.iter().map(|p| show::problem(line, p)).collect();
    lines.join("\n")
}

#[test]
fn variables_around_a_loop() {
    let cases = [
        (
            "#pragma omp simd linear(p:i) reduction(+:x) reduction(&:i) aligned(a, p)",
            "",
        ),
        (
            "#pragma omp simd reduction(mine:r) reduction(+: a, p[0:4])",
            "",
        ),
        (
            "#pragma simd private(t)",
            "no-such-variable @ t: there is no variable `t` here; name a variable that is declared before the loop",
        ),
        (
            "#pragma simd linear(x)",
            "linear-type @ x: `x` is neither an integer nor a pointer (a floating number); only integers and pointers are linear; leave it out, or write `uniform`",
        ),
        (
            "#pragma simd linear(p:x)",
            "linear-step @ x: the step `x` is no integer; a step is a constant or an integer that does not change in the loop",
        ),
        (
            "#pragma simd linear(p:k)",
            "no-such-variable @ k: there is no variable `k` here; name a variable that is declared before the loop",
        ),
        (
            "#pragma simd reduction(&:x)",
            "reduction-type @ x: this reduction does not exist for `x` (a floating number); `& | ^` are for integers, the other operators for integers and floating numbers",
        ),
        (
            "#pragma simd reduction(max:r)",
            "reduction-type @ r: this reduction does not exist for `r` (a structure or union); `& | ^` are for integers, the other operators for integers and floating numbers",
        ),
        (
            "#pragma omp simd aligned(i:16)",
            "aligned-type @ i: `i` is no pointer (an integer); an alignment is promised of what a pointer points to; leave it out",
        ),
        (
            "#pragma omp simd nontemporal(z)",
            "no-such-variable @ z: there is no variable `z` here; name a variable that is declared before the loop",
        ),
    ];
    show::check(&cases, in_loop);
}
