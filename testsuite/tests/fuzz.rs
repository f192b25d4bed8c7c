//! A short run of the random kernels; the program `fuzz` runs as many as one likes.

use testsuite::batch::run_batch;
use testsuite::generate::kernel;
use testsuite::suite::Build;
use testsuite::toolchain::{self, Target};

#[test]
fn random_kernels_equal_their_originals() {
    for (name, first) in [
        ("avx2", 1),
        ("generic", 1001),
        ("sse2", 2001),
        ("avx512", 3001),
        ("neon", 4001),
    ] {
        let target = Target::named(name).unwrap();
        if let Some(why) = target.missing() {
            toolchain::skip(&format!("random kernels for {name}"), &why);
            continue;
        }
        let kernels: Vec<_> = (first..first + 60)
            .map(|seed| kernel(&format!("k{seed}"), seed))
            .collect();
        let directory = tempfile::tempdir().unwrap();
        let cc_flags = &["-O1", "-ffp-contract=off"];
        let build = Build {
            target,
            cc: None,
            vcc_flags: &["--ignore-cost"],
            cc_flags,
        };
        let runs = run_batch(&kernels, &build, directory.path())
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        let vectorized = runs.iter().filter(|run| run.vectorized).count();
        assert!(
            vectorized >= 10,
            "{name}: only {vectorized} of {} were vectorized",
            runs.len()
        );
    }
}
