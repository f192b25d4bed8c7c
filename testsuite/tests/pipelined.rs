//! Kernels whose vector loops are pipelined in software, beside their originals.

use std::path::Path;
use std::process::Command;
use testsuite::kernel::Kernel;
use testsuite::suite::{Build, run_suite};
use testsuite::toolchain::{self, Target};

/// Reductions in lanes, in order and of minima, what iterations before computed, arrays in place, backwards and with
/// members, and other widths.
const KERNELS: &[&str] = &[
    "average_pairs",
    "checksum_xor",
    "clamp_forms",
    "complex_product",
    "copy_reversed",
    "daxpy_restrict",
    "delta_in_place",
    "dot_i16",
    "first_differences",
    "fixed_point",
    "histogram_rows",
    "iota_i32",
    "max_f32",
    "mixed_widths",
    "record_fields",
    "reverse_loop",
    "sum_u8",
    "wrap_around",
];

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")
}

/// Runs the kernels as one vector per iteration, and as many as vcc chooses.
fn run(name: &str) {
    let target = Target::named(name).unwrap();
    if let Err(why) = target.way() {
        toolchain::skip(&format!("pipelined kernels for {name}"), &why);
        return;
    }
    let path = |kernel: &&str| folder().join(format!("{kernel}.c"));
    let kernels: Vec<Kernel> = KERNELS
        .iter()
        .map(|kernel| Kernel::read(&path(kernel)).unwrap())
        .collect();
    let flags = [
        &["--pipeline=always", "--ignore-cost"][..],
        &["--pipeline=always", "--ignore-cost", "--force-uf=1"],
    ];
    for vcc_flags in flags {
        let directory = tempfile::tempdir().unwrap();
        let build = Build {
            target,
            cc: None,
            vcc_flags,
            cc_flags: &["-O2", "-ffp-contract=off"],
        };
        for run in run_suite(&kernels, &build, directory.path()) {
            assert!(run.vectorized && run.hits > 0, "{name}: {run:?}");
        }
    }
}

#[test]
fn generic() {
    run("generic");
}

#[test]
fn avx2() {
    run("avx2");
}

/// What is said of the loops of a kernel.
fn said(kernel: &str, flags: &[&str]) -> String {
    let mut command = Command::new(toolchain::vcc());
    command
        .args(["--target=avx2", "--dump=schedule"])
        .args(flags);
    let output = toolchain::run(command.arg(folder().join(format!("{kernel}.c"))));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn these_kernels_are_pipelined_where_that_is_asked_for() {
    for kernel in KERNELS {
        let text = said(kernel, &["--pipeline=always"]);
        assert!(
            text.lines().any(|line| line == "pipelined"),
            "{kernel}: {text}"
        );
    }
    for flags in [&[][..], &["--pipeline=auto"], &["--pipeline=never"]] {
        let text = said("sum_u8", flags);
        let why = "not pipelined: it is not asked for";
        assert!(text.lines().any(|line| line == why), "{text}");
        assert!(text.lines().all(|line| line != "pipelined"), "{text}");
    }
}
