//! C functions, lowered and interpreted, against the same functions compiled.

use frontend::sorted::SortedMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use frontend::{Input, Unit, parse};
use midend::lower::{lower, lower_variant};
use midend::options::Options;
use midend::ssa::interp::{Memory, run};
use midend::ssa::{Function, verify};

/// Preprocesses and parses a C file.
fn unit(path: &Path) -> Unit {
    let original = std::fs::read(path).expect("the source can be read");
    let output = Command::new("cc")
        .args(["-E", "-dD"])
        .arg(path)
        .output()
        .expect("cc runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    parse(&Input {
        name: "t.c",
        original: &original,
        preprocessed: &output.stdout,
    })
}

fn lowered(unit: &Unit, name: &str, options: &Options) -> Function {
    let def = unit
        .functions
        .iter()
        .find(|def| def.name == name)
        .expect("the function is there");
    let function = lower(unit, def, options).expect("the function can be lowered");
    assert_eq!(verify::verify(&function), Ok(()), "{function}");
    function
}

/// The function with everything in it taken apart, as for all lanes at once; `None`: it cannot be.
fn as_variant(unit: &Unit, name: &str, options: &Options) -> Option<Function> {
    let def = unit.functions.iter().find(|def| def.name == name)?;
    let function = lower_variant(unit, def, options).ok()?;
    assert_eq!(verify::verify(&function), Ok(()), "{function}");
    Some(function)
}

const ARGUMENTS: &[(i64, i64)] = &[
    (0, 0),
    (1, 2),
    (3, -1),
    (-5, 7),
    (2, 0),
    (100, 33),
    (-1, -2000),
    (4, 5),
];

fn ints(case: usize) -> Vec<i32> {
    (0..16)
        .map(|i| (i * 37 + case as i32 * 11) % 101 - 30 * (i % 2))
        .collect()
}

fn doubles(case: usize) -> Vec<f64> {
    (0..8)
        .map(|i| f64::from((i * 29 + case as i32 * 7) % 23) / 4.0 - 1.5)
        .collect()
}

/// A program that prints what each function gives for each case.
fn driver(source: &Path, names: &[&str]) -> String {
    let mut text = format!(
        "#include \"{}\"\n#include <stdio.h>\n#include <string.h>\n",
        source.display()
    );
    text.push_str("int main(void) {\n");
    for name in names {
        for (case, (a, b)) in ARGUMENTS.iter().enumerate() {
            let p: Vec<String> = ints(case).iter().map(i32::to_string).collect();
            let q: Vec<String> = doubles(case)
                .iter()
                .map(|number| format!("{number:?}"))
                .collect();
            let _ = writeln!(
                text,
                "{{ int p[16] = {{{}}}; double q[8] = {{{}}}; long r = {name}({a}L, {b}L, p, q);\n\
                 unsigned long w[8]; memcpy(w, q, sizeof w); printf(\"{name} {case} %ld\", r);\n\
                 for (int i = 0; i < 16; i++) printf(\" %d\", p[i]);\n\
                 for (int i = 0; i < 8; i++) printf(\" %lx\", w[i]); printf(\"\\n\"); }}",
                p.join(", "),
                q.join(", "),
            );
        }
    }
    text.push_str("return 0; }\n");
    text
}

/// The same line from the interpreter.
fn interpreted(function: &Function, name: &str, case: usize) -> String {
    let (a, b) = ARGUMENTS[case];
    let mut memory = Memory::new();
    let p = memory.add(ints(case).iter().flat_map(|n| n.to_le_bytes()).collect());
    let q = memory.add(doubles(case).iter().flat_map(|n| n.to_le_bytes()).collect());
    let args = [a as u64, b as u64, p, q];
    let result = run(function, &args, &mut memory, &SortedMap::new(), 100_000);
    let result = match result {
        Ok(Some(bits)) => bits as i64,
        other => panic!("{name} {case}: {other:?}\n{function}"),
    };
    let mut line = format!("{name} {case} {result}");
    for bytes in memory.object(p).expect("p").chunks(4) {
        let _ = write!(
            line,
            " {}",
            i32::from_le_bytes(bytes.try_into().expect("four bytes"))
        );
    }
    for bytes in memory.object(q).expect("q").chunks(8) {
        let _ = write!(
            line,
            " {:x}",
            u64::from_le_bytes(bytes.try_into().expect("eight bytes"))
        );
    }
    line
}

#[test]
fn lowered_functions_compute_what_compiled_ones_do() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lower/differential.c");
    let unit = unit(&source);
    let names: Vec<&str> = unit.functions.iter().map(|def| def.name.as_str()).collect();
    assert_eq!(names.len(), 61, "{names:?}");

    let directory = tempfile::tempdir().expect("a directory for the program");
    let (main, program) = (
        directory.path().join("main.c"),
        directory.path().join("main"),
    );
    std::fs::write(&main, driver(&source, &names)).expect("the driver can be written");
    let compiled = Command::new("cc")
        .args(["-O0", "-w", "-ffp-contract=off", "-o"])
        .args([&program, &main])
        .arg("-lm")
        .status()
        .expect("cc runs");
    assert!(compiled.success());
    let output = Command::new(&program).output().expect("the program runs");
    let expected = String::from_utf8(output.stdout).expect("text");

    for options in [
        Options::default(),
        Options {
            trapping_math: false,
            ..Options::default()
        },
    ] {
        let mut lines = expected.lines();
        let mut variants = 0;
        for name in &names {
            let function = lowered(&unit, name, &options);
            let variant = as_variant(&unit, name, &options);
            variants += usize::from(variant.is_some());
            for case in 0..ARGUMENTS.len() {
                let line = lines.next();
                for function in [Some(&function), variant.as_ref()].into_iter().flatten() {
                    let found = interpreted(function, name, case);
                    assert_eq!(Some(found.as_str()), line, "{function}");
                }
            }
        }
        assert_eq!(lines.next(), None);
        assert_eq!(variants, 60);
    }
}

/// The text form without positions, which depend on what the compiler predefines.
fn without_positions(text: &str) -> String {
    let strip = |line: &str| match line.rsplit_once(" @") {
        Some((rest, _)) => rest.to_owned(),
        None => line.to_owned(),
    };
    text.lines().map(|line| strip(line) + "\n").collect()
}

#[test]
fn text_of_lowered_functions_is_golden() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lower");
    let unit = unit(&directory.join("golden.c"));
    let mut mint = goldenfile::Mint::new(&directory);
    let mut golden = mint
        .new_goldenfile("golden.ssa")
        .expect("the golden file can be made");
    for def in &unit.functions {
        let function = lowered(&unit, &def.name, &Options::default());
        writeln!(golden, "{}", without_positions(&function.to_string()))
            .expect("it can be written");
    }
}

#[test]
fn deep_nesting_is_refused_and_long_chains_are_not() {
    let mut text = String::from("int chain(int a) { switch (a) {\n");
    (0..250).for_each(|case| text.push_str(&format!("case {case}:\n")));
    text.push_str("return 1; }\n");
    (0..250).for_each(|case| text.push_str(&format!("if (a == {case}) a++; else\n")));
    text.push_str("a--; return a; }\n");
    let (open, sum, close) = ("if (a) {".repeat(140), "a + ".repeat(200), "}".repeat(140));
    text.push_str(&format!(
        "int deep(int a) {{ {open} return {sum} a; {close} return 0; }}\n"
    ));
    let unit = parse(&Input {
        name: "t.c",
        original: text.as_bytes(),
        preprocessed: text.as_bytes(),
    });
    assert_eq!(unit.functions.len(), 2);
    assert_eq!(lowered(&unit, "chain", &Options::default()).sites.len(), 0);
    let refusal =
        lower(&unit, &unit.functions[1], &Options::default()).expect_err("it is too deep");
    assert_eq!(refusal.detail, "the code is nested too deeply".into());
}

#[test]
fn other_targets_are_refused() {
    let text = b"int f(void) { return 1; }";
    let mut unit = parse(&Input {
        name: "t.c",
        original: text,
        preprocessed: text,
    });
    unit.model.flt_eval_method = 2;
    let refusal = lower(&unit, &unit.functions[0], &Options::default()).expect_err("x87");
    assert_eq!(refusal.reason, midend::remark::Reason::UnsupportedTarget);
}
