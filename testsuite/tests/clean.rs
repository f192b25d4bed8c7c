//! What vcc writes draws no warning that the original does not draw.

use std::path::Path;
use std::process::Command;
use testsuite::headers::Headers;
use testsuite::kernel;
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
    // Of pragmas of other compilers.
    "-Wno-unknown-pragmas",
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

/// How much of OpenMP the compiler understands; kernels with pragmas meet one in each combination.
const OPENMP: &[&[&str]] = &[&["-fopenmp-simd"], &["-fopenmp"], &[]];

/// One way to compile, with the headers of intrinsics ready for it.
struct Way {
    combination: (&'static str, &'static str, &'static str),
    headers: Headers,
}

impl Way {
    fn new(
        (standard, level, cc): (&'static str, &'static str, &'static str),
        target: &Target,
        directory: &Path,
    ) -> Option<Way> {
        let cc = if target.cc == "gcc" { cc } else { target.cc };
        if !toolchain::needs(&format!("warnings for {}", target.name), cc) {
            return None;
        }
        let name = format!("{cc}{standard}{level}");
        Some(Way {
            combination: (standard, level, cc),
            headers: Headers::new(cc, &[standard, level], directory, &name),
        })
    }

    /// Compiles with these flags and those for warnings.
    fn compiles(&self, file: &Path, flags: &[&str]) -> Result<(), String> {
        let (standard, level, cc) = self.combination;
        let text = std::fs::read_to_string(file).unwrap();
        let mut command = Command::new(cc);
        command.args([standard, level]).args(WARNINGS).args(flags);
        // They are made ready for no other flags.
        if flags.is_empty() {
            self.headers.add_to(&mut command, &text);
        }
        command.arg("-c").arg(file).args(["-o", "/dev/null"]);
        let output = command.output().unwrap();
        if output.status.success() {
            Ok(())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }
}

/// Every kernel meets one of the combinations for every fourth target; `every_warning` compiles it with
/// all flags that there are.
fn check(name: &str) {
    let at = TARGETS.iter().position(|t| t.name == name).unwrap();
    let target = &TARGETS[at];
    let directory = tempfile::tempdir().unwrap();
    let kernels = kernel::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")).unwrap();
    let mut ways: Vec<Way> = Vec::new();
    for combination in COMBINATIONS {
        let way = Way::new(*combination, target, directory.path());
        ways.extend(way.filter(|way| ways.iter().all(|w| w.combination != way.combination)));
    }
    let mut checked = vec![0; ways.len()];
    let some = kernels.iter().skip(at % 4).step_by(4);
    for (k, kernel) in some.enumerate() {
        let text = kernel
            .with_prototype()
            .unwrap_or_else(|| panic!("{}: no head", kernel.name));
        let source = directory.path().join(format!("{}.c", kernel.name));
        let vec = directory.path().join(format!("{}_vec.c", kernel.name));
        std::fs::write(&source, text).unwrap();
        let mut vcc = Command::new(toolchain::vcc());
        vcc.arg(&source)
            .arg("-o")
            .arg(&vec)
            .args(["--internal-errors=fatal", "--ignore-cost"])
            .arg("-Wdeclaration-after-statement")
            .args(kernel.vcc_flags());
        toolchain::run(vcc.args(["--cc", target.cc, "--target", target.name]));
        // Each kernel is compiled in one way in which the original draws no warning: the one that was
        // tried least so far, and another one for each target.
        let mut order: Vec<usize> = (0..ways.len()).collect();
        order.sort_by_key(|&n| (checked[n], (n + at + k) % ways.len()));
        for n in order {
            let way = &ways[n];
            // Nothing that vcc consumed may disturb a compiler that understands it.
            let flags = match kernel.text.contains("#pragma") {
                true => OPENMP[(k / 2 + n) % OPENMP.len()],
                false => &[],
            };
            if way.compiles(&source, flags).is_err() {
                continue;
            }
            checked[n] += 1;
            if let Err(message) = way.compiles(&vec, flags) {
                let how = way.combination;
                panic!("{} for {name}, {how:?} {flags:?}:\n{message}", kernel.name);
            }
            break;
        }
    }
    let missed = checked.iter().position(|&times| times == 0);
    let missed = missed.map(|n| ways[n].combination);
    assert_eq!(missed, None, "never tried for {name}");
}

#[test]
fn output_for_generic_draws_no_new_warning() {
    check("generic");
}

#[test]
fn output_for_sse2_draws_no_new_warning() {
    check("sse2");
}

#[test]
fn output_for_avx2_draws_no_new_warning() {
    check("avx2");
}

#[test]
fn output_for_avx512_draws_no_new_warning() {
    check("avx512");
}

#[test]
fn output_for_neon_draws_no_new_warning() {
    check("neon");
}
