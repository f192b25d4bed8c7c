//! Kernels beside their originals, on every target this machine can run: all of them for AVX2, a share for
//! each other way to build.
//!
//! Strict mode: results are equal bit for bit, for every trip count from 0 past three vector
//! iterations, with arrays against unreadable pages, misaligned, and laid over each other.

use std::path::Path;
use testsuite::kernel::{self, Kernel};
use testsuite::suite::{Build, KernelRun, run_suite};
use testsuite::toolchain::{self, Target};

/// Kernels that stay scalar everywhere, for now or for ever.
const SCALAR: &[&str] = &[
    "argmin_behind",
    "atomic_in_function",
    "block_may_alias",
    "bound_that_raises_a_flag",
    "columns_do_while",
    "decided_by_own",
    "exit_and_condition",
    "exit_at_pointer",
    "exit_checked_gather",
    "exit_every_second",
    "exit_half",
    "exit_if_inside",
    "exit_last_seen",
    "exit_lower_bounded",
    "exit_masked_find",
    "exit_member_of_records",
    "exit_sum_reaches",
    "exit_upper_case",
    "exit_values_at_exit",
    "key_stays",
    "omp_ordered_histogram",
    "overlap_chain",
    "overlap_hash",
    "overlap_last",
    "overlap_records",
    "overlap_scatter",
    "pack_bounded",
    "prefix_sum",
    "promote_overwritten",
    "table_may_alias",
    "words_read_again",
];

/// The kernels; with `VCC_TEST_ONLY` set, those whose names begin with it.
fn all() -> Vec<Kernel> {
    let mut all = kernel::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")).unwrap();
    if let Ok(only) = std::env::var("VCC_TEST_ONLY") {
        all.retain(|kernel| kernel.name.starts_with(&only));
    }
    all
}

/// One of so many shares of the kernels: ways to build that have most in common take turns. With
/// `VCC_TEST_ALL` set each takes all.
fn share(first: usize, of: usize) -> Vec<Kernel> {
    turn(all(), first, of)
}

fn turn(kernels: Vec<Kernel>, first: usize, of: usize) -> Vec<Kernel> {
    if std::env::var_os("VCC_TEST_ALL").is_some() {
        return kernels;
    }
    kernels.into_iter().skip(first).step_by(of).collect()
}

fn run_some(
    kernels: &[Kernel],
    target: &str,
    cc: Option<&str>,
    vcc_flags: &[&str],
    cc_flags: &[&str],
) -> Vec<KernelRun> {
    let target = Target::named(target).unwrap();
    let what = format!("kernels for {}", target.name);
    if let Err(why) = target.way() {
        toolchain::skip(&what, &why);
        return Vec::new();
    }
    if cc.is_some_and(|cc| !toolchain::needs(&what, cc)) {
        return Vec::new();
    }
    let mut cc_flags = cc_flags.to_vec();
    if cc.is_none_or(|cc| !cc.contains("clang")) {
        // For gcc, whose conversion of branches forgets that `<` raises an exception for a NaN.
        cc_flags.push("-fno-if-conversion");
    }
    let directory = tempfile::tempdir().unwrap();
    let runs = run_suite(
        kernels,
        &Build {
            target,
            cc,
            vcc_flags,
            cc_flags: &cc_flags,
        },
        directory.path(),
    );
    for run in &runs {
        assert_eq!(run.vectorized, run.hits > 0, "{}: {run:?}", target.name);
    }
    runs
}

fn vectorized(runs: &[KernelRun]) -> usize {
    runs.iter().filter(|run| run.vectorized).count()
}

const STRICT: &[&str] = &["-O2", "-ffp-contract=off"];

/// Whatever it costs, but that each vector goes its own way; elsewhere lanes are regrouped where they can
/// be.
const APART: &[&str] = &["--ignore-cost", "--without=regrouping"];

#[test]
fn generic() {
    let runs = run_some(&share(1, 2), "generic", None, &["--ignore-cost"], STRICT);
    assert!(runs.is_empty() || vectorized(&runs) >= 30, "{runs:?}");
}

#[test]
fn sse2() {
    run_some(&share(0, 2), "sse2", None, &["--ignore-cost"], STRICT);
}

#[test]
fn ssse3() {
    run_some(&share(0, 4), "ssse3", None, &["--ignore-cost"], STRICT);
}

#[test]
fn sse4_1() {
    run_some(&share(1, 4), "sse4.1", None, APART, STRICT);
}

#[test]
fn avx() {
    run_some(&share(2, 4), "avx", None, APART, STRICT);
}

#[test]
fn avx2() {
    let runs = run_some(&all(), "avx2", None, &["--ignore-cost"], STRICT);
    for run in runs {
        let scalar = SCALAR.contains(&run.name.as_str());
        assert_ne!(run.vectorized, scalar, "{}", run.name);
    }
}

/// Code for AVX2 in a build whose own flags give AVX-512.
#[test]
fn avx2_under_avx512_flags() {
    let mut flags = vec!["-O2", "-ffp-contract=off"];
    flags.extend(Target::named("avx512").unwrap().isa_flags);
    if let Some(why) = Target::named("avx512").unwrap().missing() {
        toolchain::skip("avx2 under avx512 flags", &why);
        return;
    }
    run_some(&share(0, 4), "avx2", None, &["--ignore-cost"], &flags);
}

/// `avx512_without_flags` runs the others where they pay.
#[test]
fn avx512() {
    run_some(&share(0, 2), "avx512", None, &["--ignore-cost"], STRICT);
}

#[test]
fn neon() {
    run_some(&share(1, 2), "neon", None, &["--ignore-cost"], STRICT);
}

/// What people write every day, as it is chosen where it pays.
#[test]
fn everyday_loops() {
    let folders = kernel::everyday().unwrap();
    let paths = folders.iter().flat_map(|(_, paths)| paths);
    let kernels: Vec<Kernel> = paths.map(|path| Kernel::read(path).unwrap()).collect();
    run_some(&kernels, "avx2", None, &[], STRICT);
    // The older ones take turns.
    for (first, target) in ["sse2", "ssse3"].into_iter().enumerate() {
        run_some(&turn(kernels.clone(), first, 8), target, None, &[], STRICT);
    }
}

/// No flag at all: the target attribute alone gives the ISA, and nothing may be contracted.
fn without_flags(kernels: &[Kernel], target: &str) {
    run_some(kernels, target, None, &[], &["-O2"]);
}

#[test]
fn sse2_without_flags() {
    without_flags(&share(1, 6), "sse2");
}

#[test]
fn ssse3_without_flags() {
    without_flags(&share(2, 6), "ssse3");
}

#[test]
fn sse4_1_without_flags() {
    without_flags(&share(3, 6), "sse4.1");
}

#[test]
fn avx_without_flags() {
    without_flags(&share(4, 6), "avx");
}

#[test]
fn avx2_without_flags() {
    without_flags(&share(0, 4), "avx2");
}

#[test]
fn avx512_without_flags() {
    without_flags(&share(1, 2), "avx512");
}

#[test]
fn avx2_with_clang() {
    run_some(&share(1, 4), "avx2", Some("clang-19"), &[], STRICT);
}

/// Searches in several arrays read what is on one page of each, and nothing of another page.
#[test]
fn avx2_reads_pages() {
    let mut early = all();
    early.retain(|kernel| kernel.name.starts_with("exit_"));
    run_some(&early, "avx2", None, &["--read-ahead=page"], STRICT);
}

#[test]
fn generic_with_clang() {
    run_some(&share(0, 4), "generic", Some("clang-19"), &[], STRICT);
}

#[test]
fn vector_extensions_for_an_isa() {
    let flags = ["--emit=vector-ext", "--ignore-cost"];
    run_some(&share(2, 6), "avx2", None, &flags, STRICT);
}

/// Kernels that overflow, or shift what is negative, themselves.
const UNDEFINED: &[&str] = &[
    "cilk_simd",
    "filter_symmetric",
    "omp_condition",
    "rows_of_shorts",
    "step_two_counter",
    "sum_of_calls",
    "tree_lookup",
    "two_exits",
    "two_roots",
];

/// Every fourth kernel of those that do nothing undefined.
fn defined(first: usize) -> Vec<Kernel> {
    let mut kernels = all();
    kernels.retain(|kernel| !UNDEFINED.contains(&kernel.name.as_str()));
    turn(kernels, first, 4)
}

/// Traps where anything undefined happens that the compiler can tell.
const SANITIZED: &[&str] = &[
    "-O1",
    "-ffp-contract=off",
    "-fsanitize=undefined,float-cast-overflow",
    "-fsanitize-undefined-trap-on-error",
];

/// The same with checks that only clang has.
const SANITIZED_BY_CLANG: &[&str] = &[
    "-O1",
    "-ffp-contract=off",
    "-fsanitize=undefined,float-cast-overflow,local-bounds",
    "-fsanitize-trap=all",
];

#[test]
fn generic_does_nothing_undefined() {
    run_some(&defined(0), "generic", None, &["--ignore-cost"], SANITIZED);
}

#[test]
fn avx2_does_nothing_undefined() {
    run_some(&defined(1), "avx2", None, &["--ignore-cost"], SANITIZED);
}

#[test]
fn sse2_does_nothing_undefined_with_clang() {
    let (cc, flags) = (Some("clang-19"), &["--ignore-cost"]);
    run_some(&defined(2), "sse2", cc, flags, SANITIZED_BY_CLANG);
}

/// Stops at accesses outside of what the arrays and the program's own variables hold.
const ADDRESSES: &[&str] = &["-O1", "-ffp-contract=off", "-fsanitize=address"];

#[test]
fn avx2_accesses_nothing_outside_of_arrays() {
    let flags = &["--ignore-cost", "-fsanitize=address"];
    run_some(&share(3, 4), "avx2", None, flags, ADDRESSES);
}
