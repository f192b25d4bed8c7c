//! A short run of the random kernels; the program `fuzz` runs as many as one likes.

use testsuite::batch::run_batch;
use testsuite::generate::kernel;
use testsuite::suite::Build;
use testsuite::toolchain::{self, Target};

/// Forty kernels from the seed `first` on.
fn random_kernels_equal_their_originals(name: &str, first: u64) {
    let target = Target::named(name).unwrap();
    if let Some(why) = target.missing() {
        toolchain::skip(&format!("random kernels for {name}"), &why);
        return;
    }
    let kernels: Vec<_> = (first..first + 40)
        .map(|seed| kernel(&format!("k{seed}"), seed))
        .collect();
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags: &["--ignore-cost"],
        cc_flags: &["-O1", "-ffp-contract=off"],
    };
    let runs =
        run_batch(&kernels, &build, directory.path()).unwrap_or_else(|why| panic!("{name}: {why}"));
    let vectorized = runs.iter().filter(|run| run.vectorized).count();
    assert!(
        vectorized >= 10,
        "{name}: only {vectorized} of {} were vectorized",
        runs.len()
    );
}

#[test]
fn avx2() {
    random_kernels_equal_their_originals("avx2", 1);
}

#[test]
fn generic() {
    random_kernels_equal_their_originals("generic", 1001);
}

#[test]
fn sse2() {
    random_kernels_equal_their_originals("sse2", 2001);
}

#[test]
fn avx512() {
    random_kernels_equal_their_originals("avx512", 3001);
}

#[test]
fn neon() {
    random_kernels_equal_their_originals("neon", 4001);
}
