//! Random kernels through vcc and beside their originals, on as many targets as asked for.

use clap::Parser;
use std::collections::BTreeMap;
use std::process::ExitCode;
use testsuite::batch::{Batch, MISMATCH};
use testsuite::fuzzing::{interpreted, interpreted_variants};
use testsuite::generate::{Random, divergent, is_tame, kernel};
use testsuite::kernel::Kernel;
use testsuite::reduce::reduce;
use testsuite::suite::{Build, KernelRun};
use testsuite::toolchain::Target;

/// Differential test with random loops.
///
/// Originals are compiled with -O0. Options that may be given several times are combined, each with
/// each.
#[derive(Parser)]
struct Arguments {
    /// How many kernels
    #[arg(long, default_value_t = 200)]
    count: u64,

    /// First seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Kernels in one file
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    batch: u64,

    /// Targets
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "generic,sse2,sse4.1,avx,avx2,avx512"
    )]
    targets: Vec<String>,

    /// Compilers, instead of the target's own
    #[arg(long, value_delimiter = ',')]
    cc: Vec<String>,

    /// Flags of the compilation of the vector code, separated by spaces; -ffp-contract=off is added;
    /// may be given several times
    #[arg(long, default_value = "-O1", allow_hyphen_values = true)]
    cc_flags: Vec<String>,

    /// Flags of vcc, separated by spaces; may be given several times
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    vcc_flags: Vec<String>,

    /// Leave loops alone that are faster as they are; else --ignore-cost is added
    #[arg(long)]
    mind_cost: bool,

    /// Stop at the first failure, and do not make it smaller
    #[arg(long)]
    stop: bool,

    /// Functions with control flow that differs from lane to lane, instead of loops; interpreted, as
    /// vector variants
    #[arg(long)]
    divergent: bool,

    /// Interpret plans beside the loops instead of compiling anything
    #[arg(long)]
    interpret: bool,

    /// Print the kernel of the seed and stop
    #[arg(long)]
    show: bool,
}

impl Arguments {
    fn kernel(&self, name: &str, seed: u64) -> Kernel {
        match self.divergent {
            true => divergent::kernel(name, seed),
            false => kernel(name, seed),
        }
    }

    fn kernels(&self, seeds: &[u64]) -> Vec<Kernel> {
        let one = |seed: &u64| self.kernel(&format!("k{seed}"), *seed);
        seeds.iter().map(one).collect()
    }
}

/// One way to build and run kernels.
struct Setup<'a> {
    name: String,
    target: &'static Target,
    cc: &'a str,
    vcc_flags: Vec<&'a str>,
    cc_flags: Vec<&'a str>,
}

impl Setup<'_> {
    fn build(&self) -> Build<'_> {
        Build {
            target: self.target,
            cc: Some(self.cc),
            vcc_flags: &self.vcc_flags,
            cc_flags: &self.cc_flags,
        }
    }
}

/// What was counted for one setup.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// Kernels that agree with their originals.
    passed: u64,
    failed: u64,
    /// Kernels for which vcc wrote a vector loop.
    vectorized: u64,
    /// Kernels whose vector loop ran.
    taken: u64,
    /// Kernels that are vectorizable by construction.
    tame: u64,
    /// Tame ones whose vector loop ran.
    tame_taken: u64,
}

impl Counts {
    fn add(&mut self, seed: u64, run: &KernelRun) {
        let tame = u64::from(is_tame(seed));
        let taken = u64::from(run.vectorized && run.hits > 0);
        self.passed += 1;
        self.vectorized += u64::from(run.vectorized);
        self.taken += taken;
        self.tame += tame;
        self.tame_taken += tame * taken;
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.show {
        print!("{}", arguments.kernel("k", arguments.seed).text);
        return ExitCode::SUCCESS;
    }
    if arguments.interpret {
        let end = arguments.seed + arguments.count;
        let one = |seed| match arguments.divergent {
            true => interpreted_variants(seed as u8, seed),
            false => interpreted(seed as u8, Random::new(seed)),
        };
        let runs = (arguments.seed..end).map(one);
        println!(
            "{} kernels, {} runs of vector code",
            arguments.count,
            runs.sum::<usize>()
        );
        return ExitCode::SUCCESS;
    }
    let setups = setups(&arguments);
    let mut counts = vec![Counts::default(); setups.len()];
    let end = arguments.seed + arguments.count;
    let mut first = arguments.seed;
    while first < end {
        let next = end.min(first + arguments.batch);
        let seeds: Vec<u64> = (first..next).collect();
        first = next;
        run_seeds(&seeds, &setups, &mut counts, &arguments);
        let failed: u64 = counts.iter().map(|c| c.failed).sum();
        println!("seeds up to {}: {failed} failed", next - 1);
        if failed > 0 && arguments.stop {
            break;
        }
    }
    for (setup, c) in setups.iter().zip(&counts) {
        println!(
            "{}: {} passed, {} failed; {} vectorized, {} took the vector path; {} vectorizable, {} took the vector path",
            setup.name, c.passed, c.failed, c.vectorized, c.taken, c.tame, c.tame_taken
        );
    }
    ExitCode::from(u8::from(counts.iter().any(|c| c.failed > 0)))
}

/// All combinations of the options that can run here.
fn setups(arguments: &Arguments) -> Vec<Setup<'_>> {
    let mut setups = Vec::new();
    for name in &arguments.targets {
        let target = Target::named(name).unwrap_or_else(|| panic!("unknown target {name}"));
        if let Some(why) = target.missing() {
            println!("SKIPPED {name}: {why}");
            continue;
        }
        let compilers: Vec<&str> = match arguments.cc.is_empty() {
            true => vec![target.cc],
            false => arguments.cc.iter().map(String::as_str).collect(),
        };
        for cc in compilers {
            for cc_flags in &arguments.cc_flags {
                for vcc_flags in &arguments.vcc_flags {
                    let mut vcc: Vec<&str> = vcc_flags.split_whitespace().collect();
                    vcc.extend((!arguments.mind_cost).then_some("--ignore-cost"));
                    let mut flags: Vec<&str> = cc_flags.split_whitespace().collect();
                    flags.push("-ffp-contract=off");
                    setups.push(Setup {
                        name: format!("{name} {cc} {} {}", flags.join(" "), vcc.join(" ")),
                        target,
                        cc,
                        vcc_flags: vcc,
                        cc_flags: flags,
                    });
                }
            }
        }
    }
    setups
}

/// Runs the kernels of the seeds in all setups; the originals are compiled once for a compiler.
fn run_seeds(seeds: &[u64], setups: &[Setup<'_>], counts: &mut [Counts], arguments: &Arguments) {
    let kernels = arguments.kernels(seeds);
    let mut compilers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (k, setup) in setups.iter().enumerate() {
        compilers.entry(setup.cc).or_default().push(k);
    }
    for (cc, users) in compilers {
        let directory = tempfile::tempdir().expect("scratch directory");
        let batch = Batch::new(&kernels, cc, directory.path());
        for k in users {
            let run = batch.as_ref().map_err(String::clone);
            match run.and_then(|batch| batch.run(&setups[k].build(), 600)) {
                Ok(runs) => seeds
                    .iter()
                    .zip(&runs)
                    .for_each(|(seed, run)| counts[k].add(*seed, run)),
                Err(why) => narrow(seeds, &why, &setups[k], &mut counts[k], arguments),
            }
        }
    }
}

/// After a failure, runs the halves, down to the kernels that fail; those become small.
fn narrow(seeds: &[u64], why: &str, setup: &Setup<'_>, counts: &mut Counts, arguments: &Arguments) {
    if let [seed] = seeds {
        counts.failed += 1;
        println!("FAILED {}: seed {seed}: {why}", setup.name);
        if !arguments.stop {
            let what = first_line(why);
            let small = reduce(&arguments.kernel(&format!("k{seed}"), *seed), |kernel| {
                try_run(std::slice::from_ref(kernel), setup, 20)
                    .is_err_and(|other| first_line(&other) == what)
            });
            println!("{}", small.text);
        }
        return;
    }
    if arguments.stop && counts.failed > 0 {
        return;
    }
    let (left, right) = seeds.split_at(seeds.len() / 2);
    for half in [left, right] {
        match try_run(&arguments.kernels(half), setup, 600) {
            Ok(runs) => half
                .iter()
                .zip(&runs)
                .for_each(|(seed, run)| counts.add(*seed, run)),
            Err(why) => narrow(half, &why, setup, counts, arguments),
        }
    }
}

/// What kind of failure it is, without numbers: different results, or the first line of a message.
fn first_line(why: &str) -> String {
    match why.lines().any(|line| line.starts_with(MISMATCH)) {
        true => MISMATCH.to_string(),
        false => why.chars().filter(|c| !c.is_ascii_digit()).collect(),
    }
}

fn try_run(kernels: &[Kernel], setup: &Setup<'_>, seconds: u32) -> Result<Vec<KernelRun>, String> {
    let directory = tempfile::tempdir().expect("scratch directory");
    Batch::new(kernels, setup.cc, directory.path())?.run(&setup.build(), seconds)
}
