//! Random kernels through vcc and beside their originals, on as many targets as asked for.

use clap::Parser;
use testsuite::batch::run_batch;
use testsuite::generate::kernel;
use testsuite::kernel::Kernel;
use testsuite::suite::{Build, KernelRun};
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

    /// Kernels in one file
    #[arg(long, default_value_t = 40)]
    batch: u64,

    /// Targets
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "generic,sse2,sse4.1,avx,avx2,avx512"
    )]
    targets: Vec<String>,

    /// Compiler of both versions, instead of the target's own
    #[arg(long)]
    cc: Option<String>,

    /// Flags of both compilations, separated by spaces; -ffp-contract=off is added
    #[arg(long, default_value = "-O1", allow_hyphen_values = true)]
    cc_flags: String,

    /// Flags of vcc, separated by spaces; --ignore-cost is added
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    vcc_flags: String,

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
    let mut cc_flags: Vec<&str> = arguments.cc_flags.split_whitespace().collect();
    cc_flags.push("-ffp-contract=off");
    let mut vcc_flags: Vec<&str> = arguments.vcc_flags.split_whitespace().collect();
    vcc_flags.push("--ignore-cost");
    let (mut passed, mut vectorized, mut failed) = (0, 0, 0);
    let end = arguments.seed + arguments.count;
    let step = usize::try_from(arguments.batch.max(1)).unwrap_or(1);
    for first in (arguments.seed..end).step_by(step) {
        let seeds = first..end.min(first + arguments.batch.max(1));
        let kernels: Vec<Kernel> = seeds
            .clone()
            .map(|seed| kernel(&format!("k{seed}"), seed))
            .collect();
        for name in &arguments.targets {
            let target = Target::named(name).unwrap_or_else(|| panic!("unknown target {name}"));
            if let Some(why) = target.missing() {
                println!("SKIPPED {name}: {why}");
                continue;
            }
            let build = Build {
                target,
                cc: arguments.cc.as_deref(),
                vcc_flags: &vcc_flags,
                cc_flags: &cc_flags,
            };
            for result in narrowed(&kernels, &build) {
                match result {
                    Ok(run) => {
                        passed += 1;
                        vectorized += usize::from(run.vectorized);
                    }
                    Err(why) => {
                        failed += 1;
                        println!("FAILED {name} {why}");
                    }
                }
            }
        }
        println!("seeds {seeds:?}: {passed} passed, {vectorized} vectorized, {failed} failed");
    }
    println!("{passed} passed, {failed} failed");
    std::process::exit(i32::from(failed > 0));
}

/// Runs the kernels as one file; after a failure in halves, down to the kernels that fail.
fn narrowed(kernels: &[Kernel], build: &Build<'_>) -> Vec<Result<KernelRun, String>> {
    let directory = tempfile::tempdir().expect("scratch directory");
    match run_batch(kernels, build, directory.path()) {
        Ok(runs) => runs.into_iter().map(Ok).collect(),
        Err(why) => match kernels {
            [one] => vec![Err(format!("{}: {why}", one.name))],
            _ => {
                let (left, right) = kernels.split_at(kernels.len() / 2);
                let mut results = narrowed(left, build);
                results.extend(narrowed(right, build));
                results
            }
        },
    }
}
