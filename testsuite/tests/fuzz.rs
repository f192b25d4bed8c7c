//! A short run of the random kernels; the program `fuzz` runs as many as one likes.

use frontend::sorted::SortedSet;
use testsuite::batch::{Batch, ENDLESS, RANDOM, SECONDS, mismatched, run_batch, run_random};
use testsuite::features::mark;
use testsuite::fuzzing::{interpreted, interpreted_variants};
use testsuite::generate::{self, Random, divergent, exits, is_tame, kernel, programs, straight};
use testsuite::kernel::Kernel;
use testsuite::recipes::RECIPES;
use testsuite::suite::Build;
use testsuite::toolchain::{self, Target};

/// Forty kernels from the seed `first` on.
fn random_kernels_equal_their_originals(name: &str, first: u64) {
    let Some(runs) = run_random(name, kernel, first..first + 40, RANDOM) else {
        return;
    };
    let tame = runs.iter().zip(first..).filter(|(_, seed)| is_tame(*seed));
    let taken: Vec<bool> = tame.map(|(run, _)| run.hits > 0).collect();
    let count = taken.iter().filter(|taken| **taken).count();
    assert!(
        taken.len() >= 10 && count * 10 >= taken.len() * 8,
        "{name}: only {count} of {} vectorizable loops took the vector path",
        taken.len()
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

/// Kernels of which all loops take the vector path.
fn all_equal_their_originals(
    kernels: &[Kernel],
    target: &'static Target,
    vcc_flags: &'static [&'static str],
) {
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags,
        cc_flags: &["-O1", "-ffp-contract=off"],
    };
    let runs = run_batch(kernels, &build, directory.path());
    let runs = runs.unwrap_or_else(|why| panic!("{}: {why}", target.name));
    assert!(runs.iter().all(|run| run.hits > 0), "{}", target.name);
}

/// A compiler that optimizes gets one of these wrong, whoever wrote the loop.
#[test]
fn an_original_that_the_compiler_gets_wrong_is_no_fault_of_vcc() {
    let build = Build {
        target: Target::named("generic").unwrap(),
        cc: None,
        vcc_flags: &[],
        cc_flags: &["-O1", "-ffp-contract=off"],
    };
    let differs = |value: &str| {
        let text = format!(
            "/* kernel: int n | inout i32 a[n] */\n#ifdef __OPTIMIZE__\n#define VALUE {value}\n#else\n#define VALUE 1\n\
             #endif\nvoid k(int n, int *a)\n{{\n    for (int i = 0; i < n; i++)\n        a[i] = VALUE;\n}}\n"
        );
        let kernels = [Kernel::parse("k", text).unwrap()];
        let directory = tempfile::tempdir().unwrap();
        let batch = Batch::new(&kernels, build.target.cc, directory.path()).unwrap();
        let wrong = batch.compare(&kernels[0].text.replace("a[i] =", "a[i] = 3 +"), &build, 3);
        assert!(wrong.is_err_and(|why| mismatched(&why).contains("k")));
        let why = batch.original_differs(&build, 3);
        why.map(|why| {
            mismatched(&why)
                .into_iter()
                .map(str::to_string)
                .collect::<Vec<_>>()
        })
    };
    assert_eq!(differs("1"), None);
    assert_eq!(differs("2"), Some(vec!["k".to_string()]));
}

/// gcc 12 ends with internal errors if it sees through certain operations; see `is_trap` in the
/// emitter.
#[test]
fn gcc_sees_through_nothing_that_it_fails_on() {
    let target = Target::named("avx512").unwrap();
    if let Err(why) = target.way() {
        toolchain::skip("random kernels for avx512", &why);
        return;
    }
    let loops = [kernel("k3029", 3029)];
    let known = [
        ("walking_pointer", include_str!("known/walking_pointer.c")),
        ("short_as_double", include_str!("known/short_as_double.c")),
        ("absolute_value", include_str!("known/absolute_value.c")),
        ("byte_as_double", include_str!("known/byte_as_double.c")),
    ];
    let known = known.map(|(name, text)| Kernel::parse(name, text.to_string()).unwrap());
    let functions = [80_002_522, 80_002_704, 80_004_062];
    let functions = functions.map(|seed| divergent::kernel(&format!("k{seed}"), seed));
    let all = [&loops[..], &functions, &known].concat();
    all_equal_their_originals(&all, target, &["--ignore-cost"]);
    // Sums that begin with zero are known in iterations that overlap.
    let text = include_str!("known/masked_bytes.c").to_string();
    let sums = [Kernel::parse("masked_bytes", text).unwrap()];
    all_equal_their_originals(&sums, target, &["--ignore-cost", "--pipeline=always"]);
}

/// gcc 12 takes an exclusive or of `double`s with the sign bit for one of integers, and `x == -x` for
/// a question to the sign bit alone.
#[test]
fn gcc_compares_a_value_with_its_negative() {
    let text = "/* kernel: int n | in u16 a[n] | in double b[n] | inout u16 d[n] | inout float e[n] */\n\
        void negative(int n, const unsigned short *a, const double *b, unsigned short *d, float *e)\n\
        {\n    int i;\n    for (i = 0; i < n; i++)\n        d[i] = (double)a[i] == -(double)a[i];\n    \
        for (i = 0; i < n; i++)\n        d[i] += b[i] != -b[i] ? 7 : 5;\n    \
        for (i = 0; i < n; i++)\n        e[i] = e[i] == -e[i] ? 3.0f : e[i];\n}\n";
    let kernels = [Kernel::parse("negative", text.to_string()).unwrap()];
    for target in ["sse2", "avx2", "generic"] {
        all_equal_their_originals(&kernels, Target::named(target).unwrap(), &["--ignore-cost"]);
    }
}

/// Where gcc 12 knows that all indices of a gather are one number, and has no register left, it makes them
/// in the register of the gather's mask.
#[test]
fn gcc_does_not_know_the_indices_of_a_gather() {
    let target = Target::named("avx2").unwrap();
    if let Err(why) = target.way() {
        toolchain::skip("indices of gathers for avx2", &why);
        return;
    }
    let text = "/* kernel: int n | in u8 x[n] | in float y[n] | in i32 t[16] | \
        out i32 d[n] restrict | out float r[12*n] restrict */\n\
        #pragma simd declare(uniform(t), linear(r:12))\n\
        static int one_number(unsigned x, float y, const int *t, float *r)\n\
        {\n    unsigned same = x;\n    int a = t[(x != same ? same : 12u) & 15];\n    \
        int b = t[(x != same ? same : 5u) & 15];\n    int c = t[(x != same ? same : 7u) & 15];\n    \
        r[0] = y;\n    r[1] = 1;\n    r[2] = y * y;\n    r[3] = y;\n    r[4] = 1;\n    \
        r[5] = y * y;\n    r[6] = y * -3.0f;\n    r[7] = 113;\n    r[8] = (float)a;\n    \
        r[9] = y * 9.5f;\n    r[10] = 10.25f;\n    r[11] = y * 11.5f;\n    return a ^ b ^ c;\n}\n\
        void known(int n, const unsigned char *x, const float *y, const int *t, int *restrict d, \
        float *restrict r)\n{\n    int i;\n#pragma simd vec-function\n    for (i = 0; i < n; i++)\n        \
        d[i] = one_number(x[i], y[i], t, r + 12 * i);\n}\n";
    let kernels = [Kernel::parse("known", text.to_string()).unwrap()];
    all_equal_their_originals(&kernels, target, &["--ignore-cost"]);
}

#[test]
fn neon() {
    random_kernels_equal_their_originals("neon", 4001);
}

#[test]
fn plans_of_random_kernels_do_what_the_loops_do() {
    let runs: usize = (0..300)
        .map(|seed| interpreted((seed % 128) as u8, Random::new(seed)))
        .sum();
    assert!(runs > 400, "vector code did something in only {runs} runs");
}

#[test]
fn variants_of_random_functions_do_what_the_functions_do() {
    let runs: usize = (0..200)
        .map(|seed| interpreted_variants((seed % 6) as u8, seed))
        .sum();
    assert!(runs > 600, "only {runs} runs");
}

/// Twenty functions whose lanes take different ways, from the seed `first` on.
fn lanes_take_their_own_ways(name: &str, first: u64) {
    let flags: [&[&str]; 2] = [
        &["-fno-math-errno"],
        &["-O1", "-ffp-contract=off", "-fno-math-errno"],
    ];
    let Some(runs) = run_random(name, divergent::kernel, first..first + 20, flags) else {
        return;
    };
    let taken = runs.iter().filter(|run| run.hits > 0).count();
    assert!(taken >= 12, "{name}: only {taken} took the vector path");
}

#[test]
fn divergent_avx2() {
    lanes_take_their_own_ways("avx2", 1);
}

#[test]
fn divergent_generic() {
    lanes_take_their_own_ways("generic", 1001);
}

#[test]
fn divergent_neon() {
    lanes_take_their_own_ways("neon", 2001);
}

/// What is wrong in the middle of a file is found, and named.
#[test]
fn a_wrong_function_among_others_is_named() {
    let target = Target::named("avx2").unwrap();
    if let Err(why) = target.way() {
        toolchain::skip("random functions for avx2", &why);
        return;
    }
    let mut kernels: Vec<_> = (3001..3007)
        .map(|seed| divergent::kernel(&format!("k{seed}"), seed))
        .collect();
    let text = "/* kernel: int n | in i32 a[n] | out i32 d[n] restrict */\n\
        void wrong(int n, const int *a, int *restrict d)\n{\n    int i;\n    \
        for (i = 0; i < n; i++)\n        d[i] = a[i] ^ 1234567;\n}\n";
    kernels.insert(3, Kernel::parse("wrong", text.to_string()).unwrap());
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags: &[],
        cc_flags: &["-O1", "-ffp-contract=off"],
    };
    let batch = Batch::new(&kernels, target.cc, directory.path()).unwrap();
    let (text, _) = batch.vectorize(&build).unwrap();
    let (right, wrong) = ("_mm256_set1_epi32(1234567)", "_mm256_set1_epi32(1234566)");
    assert!(text.contains(right), "{text}");
    let why = batch.compare(&text.replace(right, wrong), &build, SECONDS);
    let why = why.unwrap_err();
    assert_eq!(mismatched(&why), SortedSet::from(["wrong"]), "{why}");
    assert!(batch.compare(&text, &build, SECONDS).is_ok());
}

/// Programs of several loops each, from the seed `first` on.
fn programs_equal_their_originals(name: &str, first: u64) {
    let target = Target::named(name).unwrap();
    if let Err(why) = target.way() {
        toolchain::skip(&format!("random programs for {name}"), &why);
        return;
    }
    let kernels: Vec<_> = (first..first + 12)
        .map(|seed| programs::kernel(&format!("k{seed}"), seed))
        .collect();
    all_equal_their_originals(&kernels, target, &["--ignore-cost"]);
}

#[test]
fn programs_avx2() {
    programs_equal_their_originals("avx2", 1);
}

#[test]
fn programs_sse2() {
    programs_equal_their_originals("sse2", 1001);
}

#[test]
fn programs_neon() {
    programs_equal_their_originals("neon", 2001);
}

/// Loops with several exits, with each of them at each iteration, from the seed `first` on.
fn exits_are_taken_as_in_the_originals(name: &str, first: u64) {
    let Some(runs) = run_random(name, exits::kernel, first..first + 20, RANDOM) else {
        return;
    };
    for run in runs {
        let exit = |feature: &String| feature.starts_with("exits: exit by");
        assert!(
            run.features.iter().any(|f| f.starts_with("exits: ")),
            "{run:?}"
        );
        assert!(run.features.iter().any(exit) || run.features.iter().any(|f| f == "exits: one"));
    }
}

#[test]
fn exits_avx2() {
    exits_are_taken_as_in_the_originals("avx2", 1);
}

#[test]
fn exits_sse2() {
    exits_are_taken_as_in_the_originals("sse2", 1001);
}

#[test]
fn exits_neon() {
    exits_are_taken_as_in_the_originals("neon", 2001);
}

/// Vector code raises no floating-point flags but those that the originals do.
#[test]
fn exits_raise_no_flags_of_what_is_never_reached() {
    let target = Target::named("avx2").unwrap();
    if let Err(why) = target.way() {
        toolchain::skip("floating-point flags of random loops with exits", &why);
        return;
    }
    let feature = mark("exits: flags of what is invariant");
    let made = (1..).map(|seed| exits::kernel(&format!("k{seed}"), seed));
    let kernels: Vec<_> = made
        .filter(|kernel| kernel.text.contains(&feature))
        .take(30)
        .collect();
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags: &["--ignore-cost"],
        cc_flags: &["-O1", "-ffp-contract=off"],
    };
    let batch = Batch::comparing_flags(&kernels, target.cc, directory.path()).unwrap();
    let runs = batch.run(&build, SECONDS).unwrap();
    assert!(runs.iter().filter(|run| run.hits > 0).count() > 6);
}

/// Functions and programs whose vector code is built with a sanitizer.
fn sanitizers_have_nothing_to_say(flag: &str) {
    let target = Target::named("sse2").unwrap();
    let functions = (1..7).map(|seed| divergent::kernel(&format!("k{seed}"), seed));
    let programs = (11..17).map(|seed| programs::kernel(&format!("k{seed}"), seed));
    let kernels: Vec<_> = functions.chain(programs).collect();
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags: &["--ignore-cost"],
        cc_flags: &[
            "-O1",
            "-ffp-contract=off",
            flag,
            "-fno-sanitize-recover=all",
        ],
    };
    let runs = run_batch(&kernels, &build, directory.path());
    let runs = runs.unwrap_or_else(|why| panic!("{flag}: {why}"));
    assert_eq!(runs.len(), 12);
}

#[test]
fn vector_code_has_no_undefined_behaviour() {
    sanitizers_have_nothing_to_say("-fsanitize=undefined");
}

#[test]
fn vector_code_accesses_nothing_outside_of_arrays() {
    sanitizers_have_nothing_to_say("-fsanitize=address");
}

/// A loop whose code is given, beside its original.
fn compare_changed(change: impl Fn(&str) -> String, seconds: u32, flags: &[&str]) -> String {
    let target = Target::named("sse2").unwrap();
    let text = "/* kernel: int n | in i32 a[n] | out i32 d[n] restrict */\n\
        void wrong(int n, const int *a, int *restrict d)\n{\n    int i;\n    \
        for (i = 0; i < n; i++)\n        d[i] = a[i] ^ 1234567;\n}\n";
    let kernels = [Kernel::parse("wrong", text.to_string()).unwrap()];
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target,
        cc: None,
        vcc_flags: &[],
        cc_flags: &[&["-O1", "-ffp-contract=off"], flags].concat(),
    };
    let batch = Batch::new(&kernels, target.cc, directory.path()).unwrap();
    let (text, _) = batch.vectorize(&build).unwrap();
    assert_eq!(batch.compare(&text, &build, seconds).map(|_| ()), Ok(()));
    let changed = change(&text);
    assert_ne!(changed, text);
    batch.compare(&changed, &build, seconds).unwrap_err()
}

#[test]
fn what_does_not_end_is_named() {
    let why = compare_changed(|text| text.replace("; k += ", "; k += 0 * "), 1, &[]);
    assert_eq!(mismatched(&why), SortedSet::from(["wrong"]), "{why}");
    assert!(why.lines().any(|line| line.ends_with(ENDLESS)), "{why}");
}

#[test]
fn what_a_sanitizer_reports_is_a_failure() {
    let beyond = |text: &str| {
        text.replace(
            "    int i;\n",
            "    int i;\n    if (n > 4)\n        *(volatile int *)(d - 8) = 1;\n",
        )
    };
    let flags = ["-fsanitize=address", "-fno-sanitize-recover=all"];
    let why = compare_changed(beyond, SECONDS, &flags);
    assert_eq!(mismatched(&why), SortedSet::from(["wrong"]), "{why}");
    assert!(why.contains("AddressSanitizer"), "{why}");
    let shift = |text: &str| {
        text.replace(
            "    int i;\n",
            "    int i;\n    if (1 << (n + 32))\n        d[0] = 1;\n",
        )
    };
    let flags = ["-fsanitize=undefined", "-fno-sanitize-recover=all"];
    let why = compare_changed(shift, SECONDS, &flags);
    assert!(why.contains("runtime error: shift"), "{why}");
}

/// The marks in the texts of a generator.
fn marks(texts: impl Iterator<Item = String>) -> SortedSet<String> {
    let marks = texts.flat_map(|text| {
        let parts = text
            .split("/*@")
            .skip(1)
            .map(|part| part.split_once("*/").unwrap().0.to_string());
        parts.collect::<Vec<_>>()
    });
    marks.collect()
}

#[test]
fn every_feature_is_made_and_no_other() {
    let set = |names: &[&str]| {
        names
            .iter()
            .map(|name| name.to_string())
            .collect::<SortedSet<_>>()
    };
    let made = marks((0..1500).map(|seed| divergent::kernel("k", seed).text));
    assert_eq!(made, set(&divergent::features()));
    let made = marks((0..600).map(|seed| programs::kernel("k", seed).text));
    assert_eq!(made, set(programs::FEATURES));
    let made = marks((0..1000).map(|seed| exits::kernel("k", seed).text));
    assert_eq!(made, set(exits::FEATURES));
    let made = marks((0..500).map(|seed| straight::kernel("k", seed).text));
    assert_eq!(made, set(straight::FEATURES));
    let made = marks((0..1500).map(|seed| kernel("k", seed).text));
    assert_eq!(made, set(generate::FEATURES));
}

#[test]
fn what_ran_is_counted() {
    let kernels = [3, 5, 8].map(|seed| programs::kernel(&format!("k{seed}"), seed));
    let directory = tempfile::tempdir().unwrap();
    let build = Build {
        target: Target::named("sse2").unwrap(),
        cc: None,
        vcc_flags: &["--ignore-cost"],
        cc_flags: &["-O1", "-ffp-contract=off"],
    };
    for run in run_batch(&kernels, &build, directory.path()).unwrap() {
        assert!(!run.features.is_empty(), "{run:?}");
        assert!(
            run.features
                .iter()
                .all(|name| programs::FEATURES.contains(&name.as_str())),
            "{run:?}"
        );
        assert!(run.recipes.contains("vector loop"), "{run:?}");
        assert!(
            run.recipes.iter().all(|name| RECIPES.contains(name)),
            "{run:?}"
        );
    }
}
