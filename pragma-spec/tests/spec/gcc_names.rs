//! Names of variants against those that gcc emits.

use crate::calling::class;
use pragma_spec::abi::{Isa, VariantName, names};
use pragma_spec::{Meaning, Param, Signature, parse_line, resolve};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

/// Clauses of `omp declare simd`, result, parameters (type and name), body.
type Function = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
);

/// The name of each is its number.
const FUNCTIONS: &[Function] = &[
    ("", "double", &[("double", "x")], "return x;"),
    (
        "",
        "float",
        &[("float", "x"), ("int", "i")],
        "return x + i;",
    ),
    (
        "uniform(p) linear(i)",
        "double",
        &[("const double *", "p"), ("int", "i")],
        "return p[i];",
    ),
    ("inbranch", "float", &[("float", "x")], "return x;"),
    ("notinbranch", "char", &[("char", "x")], "return x;"),
    ("notinbranch", "short", &[("short", "x")], "return x;"),
    ("notinbranch", "long", &[("long", "x")], "return x;"),
    ("notinbranch", "int", &[("int", "x")], "return x;"),
    ("notinbranch", "float", &[("double", "x")], "return x;"),
    ("notinbranch", "double", &[("float", "x")], "return x;"),
    (
        "notinbranch",
        "void",
        &[("float *", "p"), ("double", "x")],
        "*p = x;",
    ),
    (
        "linear(p)",
        "void",
        &[("float *", "p"), ("double", "x")],
        "*p = x;",
    ),
    (
        "linear(p:4)",
        "void",
        &[("float *", "p"), ("int", "i")],
        "*p = i;",
    ),
    (
        "linear(p:-1) uniform(i)",
        "void",
        &[("float *", "p"), ("int", "i")],
        "*p = i;",
    ),
    ("linear(i:-3)", "int", &[("int", "i")], "return i;"),
    (
        "linear(val(i):2) uniform(k)",
        "int",
        &[("int", "i"), ("int", "k")],
        "return i + k;",
    ),
    (
        "linear(p:s) uniform(s)",
        "int",
        &[("int", "x"), ("int *", "p"), ("int", "s")],
        "return *p + x + s;",
    ),
    (
        "linear(i:s) uniform(s) notinbranch",
        "int",
        &[("int", "s"), ("int", "i")],
        "return i + s;",
    ),
    (
        "aligned(p:32) uniform(p) linear(i)",
        "float",
        &[("float *", "p"), ("int", "i")],
        "return p[i];",
    ),
    (
        "aligned(p) uniform(p) linear(i)",
        "float",
        &[("float *", "p"), ("int", "i")],
        "return p[i];",
    ),
    (
        "aligned(p:16) linear(p:2)",
        "float",
        &[("float *", "p")],
        "return *p;",
    ),
    ("aligned(p:64)", "float", &[("float *", "p")], "return *p;"),
    (
        "simdlen(8) notinbranch",
        "double",
        &[("double", "x")],
        "return x;",
    ),
    (
        "simdlen(4)",
        "float",
        &[("float", "x"), ("float", "y")],
        "return x * y;",
    ),
    (
        "simdlen(32) inbranch",
        "char",
        &[("char", "x"), ("int", "y")],
        "return x + y;",
    ),
    ("", "float", &[], "return 1;"),
    ("uniform(x)", "void", &[("int", "x")], "(void)x;"),
    (
        "uniform(x) linear(p)",
        "void",
        &[("int", "x"), ("double *", "p")],
        "*p = x;",
    ),
    (
        "",
        "float *",
        &[("float *", "p"), ("char", "c")],
        "return p + c;",
    ),
    (
        "",
        "unsigned char",
        &[("unsigned char", "a"), ("_Bool", "b")],
        "return a + b;",
    ),
    (
        "linear(p)",
        "void",
        &[("void *", "p"), ("int", "i")],
        "*(char *)p = i;",
    ),
    ("linear(p:3)", "char", &[("short **", "p")], "return **p;"),
];

fn program() -> String {
    let mut text = String::new();
    for (number, (clauses, ret, params, body)) in FUNCTIONS.iter().enumerate() {
        let list: Vec<String> = params
            .iter()
            .map(|(ty, name)| format!("{ty} {name}"))
            .collect();
        let list = if list.is_empty() {
            "void".to_string()
        } else {
            list.join(", ")
        };
        text +=
            &format!("#pragma omp declare simd {clauses}\n{ret} f{number}({list}) {{ {body} }}\n");
    }
    text
}

/// Whether there is a gcc for x86-64 here.
pub(crate) fn gcc() -> bool {
    let machine = Command::new("gcc").arg("-dumpmachine").output();
    machine.is_ok_and(|machine| machine.stdout.starts_with(b"x86_64"))
}

/// The labels `_ZGV…` in gcc's assembly; `None` if there is no gcc for x86-64 here.
fn labels_of_gcc(program: &str) -> Option<BTreeSet<String>> {
    if !gcc() {
        return None;
    }
    let mut gcc = Command::new("gcc")
        .args([
            "-fopenmp-simd",
            "-w",
            "-O1",
            "-S",
            "-o",
            "-",
            "-x",
            "c",
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    gcc.stdin.take()?.write_all(program.as_bytes()).ok()?;
    let output = gcc.wait_with_output().ok()?;
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let labels = text.lines().filter_map(|line| line.strip_suffix(':'));
    Some(
        labels
            .filter(|l| l.starts_with("_ZGV"))
            .map(str::to_string)
            .collect(),
    )
}

#[test]
fn the_names_are_those_of_gcc() {
    let Some(emitted) = labels_of_gcc(&program()) else {
        eprintln!("skipped: no gcc for x86-64");
        return;
    };
    let mut ours = BTreeSet::new();
    for (number, (clauses, ret, params, _)) in FUNCTIONS.iter().enumerate() {
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
        let found = names(&format!("f{number}"), &spec, &signature, &Isa::X86).unwrap();
        ours.extend(found.iter().map(ToString::to_string));
    }
    let differ: Vec<&String> = ours.symmetric_difference(&emitted).collect();
    assert!(differ.is_empty(), "{differ:?}");
    for name in &emitted {
        let parsed: VariantName = name.parse().unwrap();
        assert_eq!(parsed.to_string(), *name);
    }
}
