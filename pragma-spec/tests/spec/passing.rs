//! Where variants find their arguments, against the variants that gcc makes.

use crate::calling::{Function, made, program};
use crate::gcc_names::gcc;
use pragma_spec::abi::{Isa, passing};
use std::process::Command;

/// The name of each is its number.
const FUNCTIONS: &[Function] = &[
    ("", "double", &[("double", "x")], "x * 3"),
    (
        "",
        "float",
        &[("float", "x"), ("int", "i")],
        "x > 2 ? x * i : i - 1",
    ),
    (
        "uniform(p) linear(i)",
        "double",
        &[("const double *", "p"), ("int", "i")],
        "p[i] + i",
    ),
    ("", "float", &[("double", "x")], "x - 1"),
    ("", "double", &[("float", "x"), ("long", "n")], "x + n"),
    ("", "char", &[("int", "x"), ("char", "c")], "x + 2 * c"),
    ("", "long", &[("char", "c"), ("float", "x")], "c - (long)x"),
    ("", "short", &[("short", "x"), ("double", "y")], "x + y"),
    (
        "linear(p:2) uniform(k)",
        "int",
        &[("const int *", "p"), ("int", "k"), ("int", "x")],
        "*p * k + x",
    ),
    (
        "linear(i:s) uniform(s)",
        "float",
        &[("int", "i"), ("int", "s"), ("float", "x")],
        "x * i + s",
    ),
    (
        "simdlen(8)",
        "double",
        &[("double", "x"), ("int", "y")],
        "x + y",
    ),
    (
        "simdlen(32)",
        "float",
        &[("float", "x"), ("char", "y")],
        "x + y",
    ),
    (
        "simdlen(64)",
        "int",
        &[("int", "x"), ("double", "y")],
        "x + y",
    ),
    ("simdlen(2)", "float", &[("float", "x")], "x * x"),
    ("simdlen(4)", "short", &[("short", "x")], "x * 5"),
    (
        "linear(p)",
        "void",
        &[("float *", "p"), ("double", "x")],
        "*p = x",
    ),
    (
        "linear(p) uniform(x)",
        "void",
        &[("float *", "p"), ("float", "x")],
        "*p = x",
    ),
    ("", "float", &[("float", "x"), ("float", "y")], "x / y"),
];

#[test]
fn variants_of_gcc_are_called_as_they_expect() {
    let (callee, caller) = program(FUNCTIONS, &Isa::X86);
    let folder = std::env::temp_dir().join(format!("vcc-passing-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("callee.c"), callee).unwrap();
    std::fs::write(folder.join("caller.c"), caller).unwrap();
    let outcome = gcc().then(|| {
        let built = Command::new("gcc")
            .args([
                "-fopenmp-simd",
                "-w",
                "-O1",
                "-o",
                "program",
                "callee.c",
                "caller.c",
            ])
            .current_dir(&folder)
            .status();
        assert!(built.unwrap().success());
        Command::new(folder.join("program")).output().unwrap()
    });
    let _ = std::fs::remove_dir_all(&folder);
    match outcome {
        None => eprintln!("skipped: no gcc for x86-64"),
        Some(output) => assert_eq!(String::from_utf8_lossy(&output.stdout), ""),
    }
}

#[test]
fn other_instruction_sets_have_their_own_rules() {
    let made = made(0, &FUNCTIONS[0]);
    let passing = passing(Isa::AdvSimd, 2, false, &made.spec, &made.signature);
    assert_eq!(passing, Ok(None));
}
