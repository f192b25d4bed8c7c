//! What vcc writes draws no warning that the original does not draw.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use testsuite::kernel::{self, Kernel};
use testsuite::toolchain::{self, TARGETS, Target};

const WARNINGS: &[&str] = &[
    "-Wall",
    "-Wextra",
    "-pedantic",
    "-Wcast-align",
    "-Wcast-qual",
    "-Wconversion",
    "-Wmissing-prototypes",
    "-Wdeclaration-after-statement",
    "-Werror",
];

/// Standard, level, compiler; every pair of values occurs.
const COMBINATIONS: &[(&str, &str, &str)] = &[
    ("-std=c89", "-O0", "gcc"),
    ("-std=gnu89", "-O2", "gcc"),
    ("-std=c11", "-O2", "clang-19"),
    ("-std=gnu17", "-O0", "clang-19"),
    ("-std=c89", "-O2", "clang-19"),
    ("-std=gnu17", "-O2", "gcc"),
    ("-std=c11", "-O0", "gcc"),
    ("-std=gnu89", "-O0", "clang-19"),
];

/// A prototype for the kernel, so that the original passes `-Wmissing-prototypes`.
fn with_prototype(kernel: &Kernel) -> Option<String> {
    let start = kernel.text.find(&format!(" {}(", kernel.name))?;
    let line = kernel.text[..start].rfind('\n')? + 1;
    let end = line + kernel.text[line..].find("\n{")?;
    Some(format!(
        "{}{};\n\n{}",
        &kernel.text[..line],
        &kernel.text[line..end],
        &kernel.text[line..]
    ))
}

fn compiles(cc: &str, flags: &[&str], file: &Path) -> Result<(), String> {
    let mut command = Command::new(cc);
    command
        .args(flags)
        .args(WARNINGS)
        .arg("-c")
        .arg(file)
        .args(["-o", "/dev/null"]);
    let output = command.output().unwrap();
    if output.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

fn check(target: &Target) {
    let directory = tempfile::tempdir().unwrap();
    let kernels = kernel::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")).unwrap();
    let mut checked = BTreeSet::new();
    for kernel in &kernels {
        let text = with_prototype(kernel).unwrap_or_else(|| panic!("{}: no head", kernel.name));
        let source = directory.path().join(format!("{}.c", kernel.name));
        let vec = directory.path().join(format!("{}_vec.c", kernel.name));
        std::fs::write(&source, text).unwrap();
        let mut vcc = Command::new(toolchain::vcc());
        vcc.arg(&source)
            .arg("-o")
            .arg(&vec)
            .args(["--internal-errors=fatal", "--ignore-cost"]);
        toolchain::run(vcc.args(["--cc", target.cc, "--target", target.name]));
        for (standard, level, cc) in COMBINATIONS {
            let cc = if target.cc == "gcc" { cc } else { &target.cc };
            if !toolchain::exists(cc) {
                continue;
            }
            let flags = [*standard, *level];
            if compiles(cc, &flags, &source).is_ok() {
                checked.insert((*standard, *level, *cc));
                if let Err(message) = compiles(cc, &flags, &vec) {
                    panic!(
                        "{} for {} with {cc} {flags:?}:\n{message}",
                        kernel.name, target.name
                    );
                }
            }
        }
    }
    let expected = if target.cc == "gcc" && toolchain::exists("clang-19") {
        COMBINATIONS.len()
    } else {
        4
    };
    assert!(
        checked.len() >= expected,
        "only {checked:?} were checked for {}",
        target.name
    );
}

#[test]
fn output_draws_no_new_warning() {
    for target in TARGETS
        .iter()
        .filter(|t| ["generic", "sse2", "avx2", "avx512"].contains(&t.name))
    {
        check(target);
    }
}

#[test]
fn output_for_neon_draws_no_new_warning() {
    let neon = Target::named("neon").unwrap();
    if toolchain::exists(neon.cc) {
        check(neon);
    } else {
        toolchain::skip("warnings for neon", &format!("{} is missing", neon.cc));
    }
}
