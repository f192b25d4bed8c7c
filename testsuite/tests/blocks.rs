//! Statements in a row beside the originals: random ones, and those of which people write many.

use testsuite::batch::{RANDOM, run_random};
use testsuite::generate::blocks;
use testsuite::kernel::{self, Kernel};
use testsuite::suite::{Build, run_suite};
use testsuite::toolchain::{self, Target};

/// Everyday blocks that stay scalar, for now: their lanes do different things, or pay for what is moved.
const SCALAR: &[&str] = &[
    "block_add_words",
    "block_blend_pixel",
    "block_chacha_columns",
    "block_complex_product",
    "block_convert_colour",
    "block_cross_product",
    "block_dct_eight",
    "block_dot_ints",
    "block_hadamard_four",
    "block_index_differences",
    "block_rotate_point",
    "block_scale_vector",
    "block_sum_of_squares",
    "block_two_recurrences",
];

/// Sixty random kernels from the seed `first` on.
fn random(name: &str, first: u64) {
    let Some(runs) = run_random(name, blocks::kernel, first..first + 60, RANDOM) else {
        return;
    };
    let taken = runs.iter().filter(|run| run.hits > 0).count();
    assert!(
        taken >= 25,
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
fn random_avx512() {
    random("avx512", 3001);
}

#[test]
fn random_neon() {
    random("neon", 4001);
}

#[test]
fn everyday_blocks_are_packed_where_it_is_said_to_pay() {
    let folders = kernel::everyday().unwrap();
    let folder = folders.iter().find(|(name, _)| name == "blocks").unwrap();
    let read = |path: &std::path::PathBuf| Kernel::read(path).unwrap();
    let kernels: Vec<Kernel> = folder.1.iter().map(read).collect();
    let target = Target::named("avx2").unwrap();
    if let Err(why) = target.way() {
        toolchain::skip("everyday blocks", &why);
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags: &[],
        cc_flags: &["-O2", "-ffp-contract=off"],
    };
    let runs = run_suite(&kernels, &build, directory.path());
    let scalar = kernels.iter().zip(&runs).filter(|(_, run)| run.hits == 0);
    let scalar: Vec<&str> = scalar.map(|(kernel, _)| kernel.name.as_str()).collect();
    assert_eq!(scalar, SCALAR);
}
