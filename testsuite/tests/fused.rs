//! Products and sums that are rounded once: those that `fma` is called for, and those of one expression, which clang fuses.
//! Vector code does what the original does, bit for bit.

use testsuite::batch::{Batch, CONTRACTING, SECONDS};
use testsuite::features::mark;
use testsuite::generate::products;
use testsuite::kernel::{self, Kernel};
use testsuite::suite::{Build, KernelRun};
use testsuite::toolchain::{self, Missing, Target, exists, has_feature};

const CLANG: &str = "clang-19";

/// Everyday loops that compute with products of floating-point numbers.
const LOOPS: &[&str] = &[
    "horner_eight",
    "damped_spring",
    "long_polynomial",
    "ratio_of_polynomials",
    "orbit_of_twelve",
    "table_then_polynomial",
    "columns_times_vector",
];

/// Loops that call the functions, with conditions, inside of each other and in a row.
const CALLS: [(&str, &str); 4] = [
    (
        "products",
        "/* kernel: int n | in double a[n] | in double b[n] | inout double c[n] */
void products(int n, const double *restrict a, const double *restrict b, double *restrict c)
{
    for (int i = 0; i < n; i++)
        c[i] = __builtin_fma(a[i], b[i], c[i]);
}
",
    ),
    (
        "products_of_some",
        "/* kernel: int n | float k | in float a[n] | in float b[n] | inout float c[n] */
void products_of_some(int n, float k, const float *restrict a, const float *restrict b, float *restrict c)
{
    for (int i = 0; i < n; i++)
        if (a[i] > k)
            c[i] = __builtin_fmaf(a[i], -b[i], c[i]);
}
",
    ),
    (
        "polynomials",
        "/* kernel: int n | in float a[8] | inout float c[n] */
void polynomials(int n, const float *restrict a, float *restrict c)
{
    for (int i = 0; i < n; i++) {
        float s = a[0];
        for (int j = 1; j < 8; j++)
            s = __builtin_fmaf(s, c[i], a[j]);
        c[i] = s;
    }
}
",
    ),
    (
        "four_products",
        "/* kernel: int n | in double a[4] | in double b[4] | inout double r[4] */
void four_products(int n, const double *restrict a, const double *restrict b, double *restrict r)
{
    (void)n;
    r[0] = __builtin_fma(a[0], b[0], r[0]);
    r[1] = __builtin_fma(a[1], b[1], r[1]);
    r[2] = __builtin_fma(a[2], b[2], r[2]);
    r[3] = __builtin_fma(a[3], b[3], r[3]);
}
",
    ),
];

/// Products and sums of one expression, as C allows to write them, and some of several.
const EXPRESSIONS: [(&str, &str); 7] = [
    (
        "of_numbers",
        "/* kernel: int n | in double a[n] | inout double c[n] */
void of_numbers(int n, const double *restrict a, double *restrict c)
{
    const double k = 0.1 * 0.7;
    double m = 0.3;
    for (int i = 0; i < n; i++) {
        const double x = 0.1 * 3.0 - c[i] * c[i];
        const double y = k * k - a[i] * x;
        c[i] = (1 ? k : x) * 1.1 + (m * m - y * y) - (1 ? x * y : k);
    }
}
",
    ),
    (
        "negatives",
        "/* kernel: int n | in double a[n] | in double b[n] | inout double c[n] | inout double d[n] */
void negatives(int n, const double *restrict a, const double *restrict b, double *restrict c, double *restrict d)
{
    for (int i = 0; i < n; i++) {
        const double x = -(a[i] * b[i]) + c[i];
        const double y = d[i] - (-(a[i] * c[i]));
        c[i] = -(x * d[i]) - y;
        d[i] = -x * y - a[i];
    }
}
",
    ),
    (
        "the_same_each_time",
        "/* kernel: int n | float p | float q | in float a[n] | inout float c[n] */
void the_same_each_time(int n, float p, float q, const float *restrict a, float *restrict c)
{
    for (int i = 0; i < n; i++)
        c[i] = p * q + (c[i] - p * a[i]);
}
",
    ),
    (
        "one_after_the_other",
        "/* kernel: int n | double p | double q | in double a[n] | inout double c[n] */
/* clang, fp and contract: of FP_CONTRACT only pragmas tell. */
void one_after_the_other(int n, double p, double q, const double *restrict a, double *restrict c)
{
    for (int i = 0; i < n; i++) {
        const double t = p * q;
        const double u = t + p;
        const double w = q - -t;
        const double x = a[i] * c[i];
        c[i] = a[i] * u + (x - w);
    }
}
",
    ),
    (
        "sum_in_order",
        "/* kernel: int n | in float a[n] | inout float c[n] | inout float s[1] */
void sum_in_order(int n, const float *restrict a, float *restrict c, float *restrict s)
{
    float sum = s[0];
    for (int i = 0; i < n; i++) {
        const float t = a[i] * c[i];
        sum += t;
        c[i] = a[i] * t + c[i];
    }
    s[0] = sum;
}
",
    ),
    (
        "complex_products",
        "/* kernel: int n | in float a[4] | in float b[4] | inout float r[4] */
void complex_products(int n, const float *restrict a, const float *restrict b, float *restrict r)
{
    (void)n;
    r[0] = a[0] * b[0] - a[1] * b[1];
    r[1] = a[0] * b[1] + a[1] * b[0];
    r[2] = a[2] * b[2] - a[3] * b[3];
    r[3] = a[2] * b[3] + a[3] * b[2];
}
",
    ),
    (
        "four_of_both_signs",
        "/* kernel: int n | in double a[4] | in double b[4] | inout double r[4] */
void four_of_both_signs(int n, const double *restrict a, const double *restrict b, double *restrict r)
{
    (void)n;
    r[0] = r[0] + a[0] * b[0];
    r[1] = r[1] - a[1] * b[1];
    r[2] = -(a[2] * b[2]) + r[2];
    r[3] = a[3] * b[3] + r[3];
}
",
    ),
];

/// Kernels as vectors, beside the originals; none where there is no such compiler or processor.
fn run(target: &str, cc: &str, kernels: &[Kernel]) -> Vec<KernelRun> {
    let target = Target::named(target).expect("a target");
    let missing = match (exists(cc), has_feature("fma")) {
        (false, _) => Some(Missing::Tool(cc.to_owned())),
        (true, false) => Some(Missing::Hardware("fma")),
        (true, true) => target.missing(),
    };
    if let Some(why) = missing {
        toolchain::skip(&format!("fused products on {}", target.name), &why);
        return Vec::new();
    }
    let directory = tempfile::tempdir().expect("a scratch directory");
    let contract = match cc {
        CLANG => CONTRACTING,
        _ => &["-mfma", "-ffp-contract=off"],
    };
    let batch = match cc {
        CLANG => Batch::contracting(kernels, cc, directory.path()),
        _ => Batch::new(kernels, cc, directory.path()),
    };
    let build = Build {
        target,
        cc: Some(cc),
        vcc_flags: &["--ignore-cost"],
        cc_flags: &[&["-O2"], target.isa_flags, contract].concat(),
    };
    let run = batch.expect("originals").run(&build, SECONDS);
    run.unwrap_or_else(|why| panic!("{}: {why}", target.name))
}

/// All of them have vectors with fused products.
fn all_fuse(target: &str, cc: &str, kernels: &[Kernel]) {
    for run in run(target, cc, kernels) {
        assert!(
            run.recipes.contains("fused product and sum"),
            "{} for {target} by {cc}: {} iterations with {:?}",
            run.name,
            run.hits,
            run.recipes
        );
    }
}

#[test]
fn products_and_sums_of_one_expression() {
    let everyday = kernel::everyday().expect("kernels can be read");
    let kernel = |name: &&str| {
        let mut paths = everyday.iter().flat_map(|(_, paths)| paths);
        let named = paths.find(|path| path.file_stem() == Some(name.as_ref()));
        Kernel::read(named.expect("a kernel")).expect("it can be read")
    };
    let kernels: Vec<Kernel> = LOOPS.iter().map(kernel).collect();
    for target in ["avx2", "avx512"] {
        all_fuse(target, CLANG, &kernels);
    }
}

fn kernels_of(texts: &[(&str, &str)]) -> Vec<Kernel> {
    let kernel = |&(name, text): &(&str, &str)| Kernel::parse(name, text.to_owned());
    let all = texts.iter().map(kernel).collect::<Result<_, _>>();
    all.expect("kernels")
}

#[test]
fn expressions_of_all_kinds() {
    for target in ["avx2", "avx512"] {
        all_fuse(target, CLANG, &kernels_of(&EXPRESSIONS));
    }
}

#[test]
fn calls_of_fma() {
    let kernels = kernels_of(&CALLS);
    for (target, cc) in [
        ("avx2", "gcc"),
        ("avx512", "gcc"),
        ("avx2", CLANG),
        ("avx512", CLANG),
    ] {
        all_fuse(target, cc, &kernels);
    }
}

#[test]
fn random_products() {
    let kernels = (1..61).map(|seed| products::kernel(&format!("k{seed}"), seed));
    let runs = run("avx2", CLANG, &kernels.collect::<Vec<Kernel>>());
    let fused = |run: &KernelRun| run.recipes.contains("fused product and sum");
    assert!(runs.is_empty() || runs.iter().filter(|run| fused(run)).count() >= 15);
}

#[test]
fn random_kernels_have_all_features() {
    let texts: Vec<String> = (0..300)
        .map(|seed| products::kernel("k", seed).text)
        .collect();
    for name in products::FEATURES {
        let mark = mark(name);
        assert!(texts.iter().any(|text| text.contains(&mark)), "{name}");
    }
}
