//! Every priced row of every ISA, compiled and run beside the scalar C that says what it means.

mod program;
mod reference;

use emit::isa::{Isa, Machine, Style};
use program::{Program, cases, program};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const STRICT: &[&str] = &[
    "-std=c89",
    "-Wall",
    "-Wextra",
    "-pedantic",
    "-Wconversion",
    "-Wcast-align",
    "-Wcast-qual",
    "-Wmissing-prototypes",
    "-Wdeclaration-after-statement",
    "-Werror",
    "-ffp-contract=off",
];

fn flags(isa: Isa) -> &'static [&'static str] {
    match isa {
        Isa::Generic | Isa::Neon => &[],
        Isa::Sse2 => &["-msse2"],
        Isa::Sse41 => &["-msse4.1"],
        Isa::Avx => &["-mavx"],
        Isa::Avx2 => &["-mavx2"],
        Isa::Avx512 => &["-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl"],
    }
}

#[cfg(target_arch = "x86_64")]
fn native(isa: Isa) -> bool {
    match isa {
        Isa::Generic | Isa::Sse2 => true,
        Isa::Sse41 => is_x86_feature_detected!("sse4.1"),
        Isa::Avx => is_x86_feature_detected!("avx"),
        Isa::Avx2 => is_x86_feature_detected!("avx2"),
        Isa::Avx512 => is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl"),
        Isa::Neon => false,
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn native(isa: Isa) -> bool {
    isa == Isa::Generic || (isa == Isa::Neon && cfg!(target_arch = "aarch64"))
}

fn exists(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|o| o.status.success())
}

/// Compiler and emulator for an ISA, if this machine has them.
fn tools(isa: Isa) -> Option<(&'static str, Option<&'static str>)> {
    if native(isa) {
        return exists("gcc").then_some(("gcc", None));
    }
    let (cc, emulator) = ("aarch64-linux-gnu-gcc", "qemu-aarch64");
    (isa == Isa::Neon && exists(cc) && exists(emulator)).then_some((cc, Some(emulator)))
}

fn ran(what: &str, command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|e| panic!("{what}: {e}"));
    if !output.status.success() {
        let out = String::from_utf8_lossy(&output.stdout);
        let err = String::from_utf8_lossy(&output.stderr);
        let cut = |s: &str| s.lines().take(60).collect::<Vec<_>>().join("\n");
        panic!(
            "{what} failed ({}):\n{}\n{}",
            output.status,
            cut(&out),
            cut(&err)
        );
    }
    output
}

fn compile(cc: &str, extra: &[&str], from: &Path, to: &Path) {
    let what = format!("{cc} {} {}", extra.join(" "), from.display());
    ran(
        &what,
        Command::new(cc)
            .args(extra)
            .arg("-c")
            .arg(from)
            .arg("-o")
            .arg(to),
    );
}

fn check(isa: Isa, style: Style) {
    let m = Machine::new(isa, style);
    let Some((cc, emulator)) = tools(isa) else {
        println!("skipped: 1 ({m:?} cannot run here)");
        return;
    };
    let Program {
        rows,
        checks,
        cases: count,
    } = program(m, &cases(m));
    let dir =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("rows-{}-{style:?}", isa.name()));
    std::fs::create_dir_all(&dir).expect("directory");
    let (rows_c, checks_c) = (dir.join("rows.c"), dir.join("checks.c"));
    std::fs::write(&rows_c, rows).expect("rows.c");
    std::fs::write(&checks_c, checks).expect("checks.c");
    let checks_o = dir.join("checks.o");
    let rounds = if emulator.is_some() {
        "-DROUNDS=60"
    } else {
        "-DROUNDS=200"
    };
    compile(
        cc,
        &[
            "-w",
            "-O0",
            "-fno-strict-aliasing",
            "-fno-tree-vectorize",
            "-ffp-contract=off",
            rounds,
        ],
        &checks_c,
        &checks_o,
    );

    // Immediates are only looked at when code is made, and vector extensions have none.
    let levels: &[&str] = if m.vector_ext() {
        &["-O2"]
    } else {
        &["-O0", "-O2"]
    };
    for &level in levels {
        let (object, program) = (
            dir.join(format!("rows{level}.o")),
            dir.join(format!("rows{level}")),
        );
        compile(
            cc,
            &[STRICT, flags(isa), &[level]].concat(),
            &rows_c,
            &object,
        );
        ran(
            "link",
            Command::new(cc)
                .args([&checks_o, &object])
                .args(["-static", "-lm", "-o"])
                .arg(&program),
        );
        let mut run = match emulator {
            Some(emulator) => Command::new(emulator),
            None => Command::new(&program),
        };
        if emulator.is_some() {
            run.arg(&program);
        }
        ran(&format!("{m:?} {level}"), &mut run);
    }
    let clang = "clang-19";
    if !exists(clang) {
        println!("skipped: 1 ({clang} is not here, {m:?})");
        return;
    }
    let target: &[&str] = if isa == Isa::Neon {
        &["--target=aarch64-linux-gnu"]
    } else {
        &[]
    };
    compile(
        clang,
        &[STRICT, flags(isa), target, &["-O0", "-fsyntax-only"]].concat(),
        &rows_c,
        &dir.join("none"),
    );
    println!("{m:?}: {count} cases");
}

#[test]
fn generic() {
    check(Isa::Generic, Style::VectorExt);
}

#[test]
fn sse2() {
    check(Isa::Sse2, Style::Intrinsics);
}

#[test]
fn sse41() {
    check(Isa::Sse41, Style::Intrinsics);
}

#[test]
fn avx() {
    check(Isa::Avx, Style::Intrinsics);
}

#[test]
fn avx2() {
    check(Isa::Avx2, Style::Intrinsics);
}

#[test]
fn avx2_vector_extensions() {
    check(Isa::Avx2, Style::VectorExt);
}

#[test]
fn avx512() {
    check(Isa::Avx512, Style::Intrinsics);
}

#[test]
fn avx512_vector_extensions() {
    check(Isa::Avx512, Style::VectorExt);
}

#[test]
fn neon() {
    check(Isa::Neon, Style::Intrinsics);
}

#[test]
fn neon_vector_extensions() {
    check(Isa::Neon, Style::VectorExt);
}
