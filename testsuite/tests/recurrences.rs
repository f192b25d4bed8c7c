//! Loops that carry several values which are computed alike, beside the originals.

use testsuite::batch::{RANDOM, run_random};
use testsuite::features::mark;
use testsuite::generate::recurrences;
use testsuite::kernel::Kernel;
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

/// Products that are stored in few bits, and with all of them in another order.
const TWO_WIDTHS: &str = "/* kernel: int n | int x | int y | in i16 a[4] | out i16 q[4] restrict | out i32 r[4] restrict */
void NAME(int n, int x, int y, const short *a, short *restrict q, int *restrict r)
{
    const unsigned p = (unsigned)a[0] * (unsigned)x, s = (unsigned)a[1] * (unsigned)y;
    const unsigned t = (unsigned)a[2] * (unsigned)x, u = (unsigned)a[3] * (unsigned)y;
    (void)n;
    q[0] = (short)p;
    q[1] = (short)s;
    q[2] = (short)t;
    q[3] = (short)u;
    r[0] = (int)s;
    r[1] = (int)p;
    r[2] = (int)u;
    r[3] = (int)t;
}
";

#[test]
fn lanes_are_moved_with_all_their_bits() {
    let kernel = |name: &str, _: u64| {
        let text = TWO_WIDTHS.replace("NAME", name);
        Kernel::parse(name, text).expect("a kernel")
    };
    for name in ["sse2", "avx2", "neon"] {
        let runs = run_random(name, kernel, 0..1, RANDOM).into_iter().flatten();
        for run in runs {
            assert!(run.hits > 0, "{name}: no vector code ran");
        }
    }
}
