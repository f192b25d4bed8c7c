//! Kernels whose vector loops are pipelined in software, beside their originals.

use std::path::Path;
use std::process::Command;
use testsuite::batch::run_random;
use testsuite::fuzzing::interpreted_straight;
use testsuite::generate::straight;
use testsuite::kernel::Kernel;
use testsuite::pipelined::{FEATURES, SEVERAL_STEPS};
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

/// Loops that stay scalar: states, what the iteration before stored, tables, and variables that are needed behind them.
const SCALAR: &[&str] = &[
    "overlap_chain",
    "overlap_hash",
    "overlap_last",
    "overlap_records",
    "overlap_scatter",
];

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")
}

/// Runs the kernels as one vector per iteration, and as many as vcc chooses.
fn run(name: &str) {
    run_with(name, &["--pipeline=always"]);
}

fn run_with(name: &str, how: &[&str]) {
    let target = Target::named(name).unwrap();
    if let Err(why) = target.way() {
        toolchain::skip(&format!("pipelined kernels for {name}"), &why);
        return;
    }
    let path = |kernel: &&str| folder().join(format!("{kernel}.c"));
    let read = |names: &[&str]| -> Vec<Kernel> {
        let each = names.iter().map(|kernel| Kernel::read(&path(kernel)));
        each.map(Result::unwrap).collect()
    };
    let ways: [(&[&str], &[&str]); 3] = [
        (KERNELS, &["--ignore-cost"]),
        (KERNELS, &["--ignore-cost", "--force-uf=1"]),
        (SCALAR, &[]),
    ];
    // Unless it is asked for, no scalar loop is pipelined that gains little.
    let asked = how.contains(&"--pipeline=always");
    for (kernels, more) in ways.into_iter().filter(|(of, _)| asked || *of == KERNELS) {
        let kernels = read(kernels);
        let vcc_flags = [how, more].concat();
        let directory = tempfile::tempdir().unwrap();
        let build = Build {
            target,
            cc: None,
            vcc_flags: &vcc_flags,
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

#[test]
fn avx512() {
    run("avx512");
}

#[test]
fn in_order() {
    run_with("neon", &["--tune=cortex-a53"]);
    run_with("neon", &["--pipeline=always", "--tune=cortex-a53"]);
    run_with("neon", &["--pipeline=always", "--tune=cortex-a55"]);
}

/// Kernels that do several steps before they go back are right for other targets, too.
#[test]
fn in_order_elsewhere() {
    run_with("sse2", &["--pipeline=always", "--tune=cortex-a53"]);
}

/// Forty random loops from the seed `first` on, of which more than `least` are to be pipelined and to run so.
fn random(name: &str, first: u64, (flags, least): (&[&str], usize)) {
    let always = ["--pipeline=always", "--ignore-cost", "-fno-math-errno"];
    let given: [&[&str]; 2] = [
        &[&always, flags].concat(),
        &["-O1", "-ffp-contract=off", "-fno-math-errno"],
    ];
    let Some(runs) = run_random(name, straight::kernel, first..first + 40, given) else {
        return;
    };
    let found = runs.iter().flat_map(|run| &run.pipelined);
    assert!(found.clone().all(|feature| FEATURES.contains(feature)));
    assert_eq!(
        found.clone().any(|&f| f == SEVERAL_STEPS),
        !flags.is_empty()
    );
    let taken = runs.iter().filter(|run| !run.pipelined.is_empty()).count();
    assert!(taken > least, "{name}: {taken} were pipelined");
}

#[test]
fn random_generic() {
    random("generic", 1, (&[], 10));
}

#[test]
fn random_avx2() {
    random("avx2", 1001, (&[], 10));
}

#[test]
fn random_in_order() {
    random("neon", 2001, (&["--tune=cortex-a53"], 10));
}

#[test]
fn plans_of_random_loops_do_what_the_loops_do() {
    let runs: usize = (0..200)
        .map(|seed| interpreted_straight(seed as u8, seed))
        .sum();
    assert!(runs > 500, "vector code did something in only {runs} runs");
}

/// What is said of the loops of a kernel.
fn said(kernel: &str, flags: &[&str]) -> String {
    said_for("avx2", kernel, flags)
}

fn said_for(target: &str, kernel: &str, flags: &[&str]) -> String {
    let mut command = Command::new(toolchain::vcc());
    let cc = Target::named(target).unwrap().cc;
    command
        .args([&format!("--target={target}"), &format!("--cc={cc}")])
        .arg("--dump=schedule")
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
    let too_little = "it would gain too little";
    for (flags, why) in [
        (&[][..], too_little),
        (&["--pipeline=auto"], too_little),
        (&["--pipeline=never"], "it is not asked for"),
    ] {
        let text = said("sum_u8", flags);
        let why = format!("not pipelined: {why}");
        assert!(text.lines().any(|line| line == why), "{text}");
        assert!(text.lines().all(|line| line != "pipelined"), "{text}");
    }
}

#[test]
fn loops_are_pipelined_for_processors_that_work_in_order() {
    if !toolchain::needs("schedules for neon", Target::named("neon").unwrap().cc) {
        return;
    }
    let outcome = |kernel: &str, flags: &[&str]| {
        let text = said_for("neon", kernel, flags);
        let mut lines = text.lines().rev().map(str::to_owned);
        lines.find(|line| line.contains("pipelined")).unwrap()
    };
    for flags in [&["--tune=cortex-a53"], &["-mcpu=cortex-a55+crypto"]] {
        assert_eq!(outcome("dot", flags), "pipelined");
    }
    let flags = ["-mcpu=cortex-a53", "--tune=generic"];
    let too_little = "not pipelined: it would gain too little";
    assert_eq!(outcome("daxpy_restrict", &flags), too_little);
    let flags = ["--tune=cortex-a53", "--pipeline=never"];
    let not_asked = "not pipelined: it is not asked for";
    assert_eq!(outcome("daxpy_restrict", &flags), not_asked);
}

/// clang would hand on one bit of each lane.
#[test]
fn masks_are_hidden_from_clang_alone() {
    if !toolchain::needs("masks handed on by clang", "clang-19") {
        return;
    }
    let hidden = |cc: &str| {
        let mut command = Command::new(toolchain::vcc());
        let flags = [
            "--target=avx2",
            "--pipeline=always",
            "--ignore-cost",
            "--force-uf=1",
        ];
        command
            .args(flags)
            .arg(format!("--cc={cc}"))
            .args(["-o", "-"]);
        let output = toolchain::run(command.arg(folder().join("count_equal.c")));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(" iterations overlap */"), "{text}");
        let mut lines = text.lines().map(str::trim);
        lines.any(|line| line.starts_with("__asm__(\"\" : \"+v\"(mask"))
    };
    assert_eq!(["gcc", "clang-19"].map(hidden), [false, true]);
}

#[test]
fn kernels_are_drawn() {
    let mut command = Command::new(toolchain::vcc());
    let path = folder().join("daxpy_restrict.c");
    command
        .args(["--target=avx2", "--dump=schedule-svg"])
        .arg(path);
    let output = toolchain::run(&mut command);
    let text = String::from_utf8(output.stdout).unwrap();
    let first = text.lines().next().unwrap();
    assert_eq!(first, "<!-- daxpy_restrict, line 4 -->");
    let count = |what: &str| text.matches(what).count();
    assert!(
        count("<svg ") >= 1 && count("<svg ") == count("</svg>"),
        "{text}"
    );
    assert!(text.contains("stage 1: iteration i - 1</text>"), "{text}");
    assert!(!text.contains("pipelined"), "{text}");
}

/// How many loops have which intervals.
#[derive(Clone, Copy, Debug, Default)]
struct Intervals {
    /// Loops that there are enough registers for.
    all: u32,
    /// Those at the least interval.
    least: u32,
    /// Those at most 2 above it.
    near: u32,
    /// Loops that lack registers for some interval.
    crowded: u32,
}

impl Intervals {
    /// Those of one more loop, if it is scheduled.
    fn count(&mut self, table: &str) {
        let number = |start: &str| {
            let mut lines = table.lines().filter_map(|line| line.strip_prefix(start));
            let digits = lines.next()?.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse::<u32>().ok()
        };
        let (Some(mii), Some(ii)) = (number("MII "), number("II ")) else {
            return;
        };
        if table.contains(" registers are needed, of ") {
            self.crowded += 1;
            return;
        }
        self.all += 1;
        self.least += u32::from(ii == mii);
        self.near += u32::from(ii <= mii + 2);
    }

    /// Those of the suite's loops.
    fn of(target: &str, flags: &[&str]) -> Intervals {
        let folders = [
            "kernels",
            "everyday/plain",
            "everyday/conditional",
            "everyday/strided",
        ];
        let mut intervals = Intervals::default();
        for folder in folders {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            let files = std::fs::read_dir(folder).unwrap();
            let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
            paths.retain(|path| path.extension().is_some_and(|end| end == "c"));
            paths.sort();
            let cc = Target::named(target).unwrap().cc;
            let mut command = Command::new(toolchain::vcc());
            command
                .args([&format!("--target={target}"), &format!("--cc={cc}")])
                .args(["--dump=schedule", "-O2"])
                .args(flags);
            let output = toolchain::run(command.args(paths));
            let text = String::from_utf8(output.stdout).unwrap();
            for table in text.split("vector loop of ").skip(1) {
                intervals.count(table);
            }
        }
        intervals
    }
}

/// Of the suite's loops with enough registers, 98 in 100 reach the least interval, and nearly all of the others come
/// close.
#[test]
fn intervals_are_close_to_the_least_ones() {
    for (target, flags) in [("avx2", &[][..]), ("neon", &["--tune=cortex-a53"])] {
        if !toolchain::needs(
            &format!("schedules for {target}"),
            Target::named(target).unwrap().cc,
        ) {
            continue;
        }
        let intervals = Intervals::of(target, flags);
        println!("{target}: {intervals:?}");
        let Intervals {
            all,
            least,
            near,
            crowded,
        } = intervals;
        assert!(all > 200, "{intervals:?}");
        assert!(least * 100 >= all * 98, "{intervals:?}");
        assert!(near * 100 >= all * 99, "{intervals:?}");
        assert!(crowded * 5 <= all, "{intervals:?}");
    }
}
