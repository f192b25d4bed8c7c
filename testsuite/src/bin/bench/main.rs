//! Times kernels as compiled by gcc, by clang and by vcc with gcc, in one run, and prints ratios.

mod calibration;
mod functions;
mod loops;
mod timing;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use std::path::PathBuf;
use testsuite::toolchain::Target;

/// Compares vcc with gcc's and clang's own vectorizers, kernel by kernel.
#[derive(Parser)]
pub struct Arguments {
    /// Kernels (files of testsuite/kernels without `.c`), or folders of testsuite/everyday [default: some
    /// loops, or all functions]
    kernels: Vec<String>,

    /// All kernels of testsuite/kernels
    #[arg(long, conflicts_with_all = ["kernels", "functions"])]
    all: bool,

    /// All loops of testsuite/everyday, with a mean for each folder
    #[arg(long, conflicts_with_all = ["kernels", "functions", "all"])]
    everyday: bool,

    /// Optimization level of all compilers
    #[arg(
        long,
        value_name = "LEVEL",
        default_value = "3",
        conflicts_with = "functions"
    )]
    optimize: String,

    /// Time whole functions instead of loops, on the data of testsuite/bench
    #[arg(long)]
    functions: bool,

    /// Time several ways to write each loop, and compare them with their estimates; with KERNELS, each of
    /// them is printed
    #[arg(long, conflicts_with_all = ["functions", "before"])]
    calibrate: bool,

    /// Target of vcc; its ISA flags go to all compilers
    #[arg(long, default_value = "avx2")]
    target: String,

    /// Trip counts, with a table for each [default: 8192, 4096 for loops that end early, or what
    /// testsuite/bench says]
    #[arg(long, value_delimiter = ',')]
    n: Vec<u64>,

    /// Add -ffast-math for all; with --functions there are columns for it anyway
    #[arg(long, conflicts_with = "functions")]
    fast: bool,

    /// Another flag for all compilers, like `-fno-math-errno`; may be given several times
    #[arg(long, value_name = "FLAG", allow_hyphen_values = true)]
    flag: Vec<String>,

    /// Add a column for each optimization that vcc can leave out (--without)
    #[arg(long, requires = "functions")]
    switches: bool,

    /// How often each function is timed
    #[arg(long, default_value_t = 31, requires = "functions")]
    rounds: u32,

    /// Another vcc to compare with, in the same run
    #[arg(long, value_name = "VCC")]
    before: Option<PathBuf>,

    /// Clang to compare with
    #[arg(long, default_value = "clang-19")]
    clang: String,
}

fn main() {
    let arguments = Arguments::parse();
    let target = Target::named(&arguments.target)
        .unwrap_or_else(|| refuse(format!("there is no target `{}`", arguments.target)));
    if let Some(why) = target.missing() {
        println!("cannot run {}: {why}", target.name);
        return;
    }
    let counts: Vec<Option<u64>> = match arguments.n.is_empty() {
        true => vec![None],
        false => arguments.n.iter().copied().map(Some).collect(),
    };
    for n in &counts {
        if let (Some(n), true) = (n, counts.len() > 1) {
            println!("n = {n}");
        }
        match (arguments.functions, arguments.calibrate) {
            (true, _) => functions::run(&arguments, target, *n),
            (false, true) => calibration::run(&arguments, target, *n),
            (false, false) => loops::run(&arguments, target, *n),
        }
    }
}

/// Ends, and says why an argument is of no use.
fn refuse(why: String) -> ! {
    let error = Arguments::command().error(ErrorKind::InvalidValue, why);
    error.exit()
}
