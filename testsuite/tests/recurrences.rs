//! Loops that carry several values which are computed alike, beside the originals.

use testsuite::batch::{RANDOM, run_random};
use testsuite::features::mark;
use testsuite::generate::recurrences;
use testsuite::suite::KernelRun;

/// Forty random kernels from the seed `first` on.
fn random(name: &str, first: u64) {
    let Some(runs) = run_random(name, recurrences::kernel, first..first + 40, RANDOM) else {
        return;
    };
    let beside = |run: &KernelRun| run.recipes.contains("values side by side over a loop");
    let taken = runs.iter().filter(|run| beside(run)).count();
    assert!(
        taken >= 10,
        "{name}: vector code ran in {taken} kernels only"
    );
}

#[test]
fn random_generic() {
    random("generic", 1);
}

#[test]
fn random_sse2() {
    random("sse2", 1001);
}

#[test]
fn random_avx2() {
    random("avx2", 2001);
}

#[test]
fn random_neon() {
    random("neon", 3001);
}

#[test]
fn random_kernels_have_all_features() {
    let texts: Vec<String> = (0..500)
        .map(|seed| recurrences::kernel("k", seed).text)
        .collect();
    for name in recurrences::FEATURES {
        let mark = mark(name);
        assert!(texts.iter().any(|text| text.contains(&mark)), "{name}");
    }
}
