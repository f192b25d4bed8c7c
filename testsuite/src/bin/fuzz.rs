//! Random kernels through vcc and beside their originals, on as many targets as asked for.

use clap::Parser;
use testsuite::generate::kernel;
use testsuite::suite::{Build, run_suite};
use testsuite::toolchain::Target;

/// Differential test with random loops.
#[derive(Parser)]
struct Arguments {
    /// How many kernels
    #[arg(long, default_value_t = 200)]
    count: u64,

    /// First seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Targets
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "generic,sse2,sse4.1,avx,avx2,avx512"
    )]
    targets: Vec<String>,

    /// Print the kernel of the seed and stop
    #[arg(long)]
    show: bool,
}

fn main() {
    let arguments = Arguments::parse();
    if arguments.show {
        print!("{}", kernel("k", arguments.seed).text);
        return;
    }
    let (mut run, mut vectorized) = (0, 0);
    for first in (0..arguments.count).step_by(50) {
        let seeds = arguments.seed + first..arguments.seed + arguments.count.min(first + 50);
        let kernels: Vec<_> = seeds
            .clone()
            .map(|seed| kernel(&format!("k{seed}"), seed))
            .collect();
        for name in &arguments.targets {
            let target = Target::named(name).unwrap_or_else(|| panic!("unknown target {name}"));
            if let Some(why) = target.missing() {
                println!("SKIPPED {name}: {why}");
                continue;
            }
            let directory = tempfile::tempdir().expect("scratch directory");
            let build = Build {
                target,
                cc: None,
                vcc_flags: &["--ignore-cost"],
                cc_flags: &["-O1", "-ffp-contract=off"],
            };
            let runs = run_suite(&kernels, &build, directory.path());
            run += runs.len();
            vectorized += runs.iter().filter(|run| run.vectorized).count();
        }
        println!("seeds {seeds:?}: {run} runs, {vectorized} vectorized");
    }
    println!("{run} passed, 0 failed");
}
