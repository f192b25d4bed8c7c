//! Every priced row of every ISA, compiled and run beside the scalar C that says what it means.

mod program;
mod reference;

use emit::isa::{Isa, Machine, Style};
use program::{Program, cases, program};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use testsuite::toolchain::{Target, Way, has_simde, needs, skip};

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

/// Of the scalar C: what it says, and nothing else.
const REFERENCE: &[&str] = &[
    "-w",
    "-O0",
    "-fno-strict-aliasing",
    "-fno-tree-vectorize",
    "-ffp-contract=off",
];

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
    let target = Target::named(isa.name()).expect("each ISA is a target");
    let way = match target.way() {
        Ok(way) => way,
        Err(why) => return skip(&format!("rows of {m:?}"), &why),
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
    let rounds = match way {
        Way::Native => "-DROUNDS=200",
        Way::Emulator | Way::Simde => "-DROUNDS=60",
    };
    compile(
        target.cc,
        &[REFERENCE, &[rounds]].concat(),
        &checks_c,
        &checks_o,
    );
    // Immediates are only looked at when code is made, and vector extensions have none.
    let levels: &[&str] = match (m.vector_ext(), way) {
        (true, _) => &["-O2"],
        // What runs is compiled once more.
        (false, Way::Simde) => &["-O0"],
        (false, Way::Native | Way::Emulator) => &["-O0", "-O2"],
    };
    for &level in levels {
        let object = dir.join(format!("rows{level}.o"));
        let program = dir.join(format!("rows{level}"));
        let strict = [STRICT, target.isa_flags, &[level]].concat();
        compile(target.cc, &strict, &rows_c, &object);
        if way == Way::Simde {
            let portable = [&["-w", "-ffp-contract=off", level], target.isa_flags].concat();
            compile(
                target.cc,
                &target.compile_flags(&portable),
                &rows_c,
                &object,
            );
        }
        ran(
            "link",
            Command::new(target.cc)
                .args([&checks_o, &object])
                .args(["-static", "-lm", "-o"])
                .arg(&program),
        );
        ran(&format!("{m:?} {level}"), &mut target.run_command(&program));
    }
    if isa == Isa::Avx512 && !m.vector_ext() && way == Way::Native && has_simde() {
        // What other machines compile.
        let flags = target.simde_flags(&["-w", "-fsyntax-only"]);
        compile(target.cc, &flags, &rows_c, &dir.join("none"));
    }
    let clang = "clang-19";
    if !needs(&format!("syntax of rows of {m:?}"), clang) {
        return;
    }
    let other: &[&str] = match isa {
        Isa::Neon => &["--target=aarch64-linux-gnu"],
        _ => target.isa_flags,
    };
    compile(
        clang,
        &[STRICT, other, &["-O0", "-fsyntax-only"]].concat(),
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
fn ssse3() {
    check(Isa::Ssse3, Style::Intrinsics);
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
