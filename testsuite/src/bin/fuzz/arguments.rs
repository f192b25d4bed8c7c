//! The options of the command.

use clap::{Parser, ValueEnum};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::thread;
use testsuite::batch::CONTRACTING;
use testsuite::features::mark;
use testsuite::generate::{
    FEATURES, blocks, divergent, exits, kernel, nests, products, programs, recurrences, straight,
};
use testsuite::kernel::Kernel;
use testsuite::pipelined;
use testsuite::toolchain::Target;

/// Differential test with random loops.
///
/// Originals are compiled with -O0. Options that may be given several times are combined, each with
/// each.
#[derive(Parser)]
pub struct Arguments {
    /// How many kernels
    #[arg(long, default_value_t = 200)]
    pub count: u64,

    /// First seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Kernels in one file
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pub batch: u64,

    /// How many ways to build and files to run at once, or threads of interpreters; by default as many
    /// as there are processors
    #[arg(long)]
    pub jobs: Option<NonZeroUsize>,

    /// Targets
    #[arg(long, value_delimiter = ',', default_values = Target::x86())]
    pub targets: Vec<String>,

    /// Compilers, instead of the target's own
    #[arg(long, value_delimiter = ',')]
    pub cc: Vec<String>,

    /// Flags of the compilation of the vector code, separated by spaces; -ffp-contract=off is added, or what
    /// --contract says; may be given several times
    #[arg(long, default_value = "-O1", allow_hyphen_values = true)]
    pub cc_flags: Vec<String>,

    /// Flags of vcc, separated by spaces; may be given several times
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    pub vcc_flags: Vec<String>,

    /// Leave loops alone that are faster as they are; else --ignore-cost is added
    #[arg(long)]
    pub mind_cost: bool,

    /// Stop at the first failure, and do not make it smaller
    #[arg(long)]
    pub stop: bool,

    /// Functions with control flow that differs from lane to lane, instead of loops; interpreted, as
    /// vector variants
    #[arg(long)]
    pub divergent: bool,

    /// Programs of several loops, from which to which results go, instead of loops
    #[arg(long, conflicts_with = "divergent")]
    pub programs: bool,

    /// Loops with several exits, with each exit at each iteration, instead of loops
    #[arg(long, conflicts_with_all = ["divergent", "programs"])]
    pub exits: bool,

    /// Statements in a row that store side by side, instead of loops
    #[arg(long, conflicts_with_all = ["divergent", "programs", "exits"])]
    pub blocks: bool,

    /// Loops over rows and columns, instead of loops
    #[arg(long, conflicts_with_all = ["divergent", "programs", "exits", "blocks"])]
    pub nests: bool,

    /// Loops whose bodies are straight lines, pipelined in software, instead of loops; --pipeline=always is added where
    /// the flags of vcc say nothing of it, and -fno-math-errno
    #[arg(long, conflicts_with_all = ["divergent", "programs", "exits", "blocks", "nests"])]
    pub straight: bool,

    /// Loops that carry several values which are computed alike, instead of loops
    #[arg(long, conflicts_with_all = ["divergent", "programs", "exits", "blocks", "nests", "straight"])]
    pub recurrences: bool,

    /// Sums of floating-point products in expressions of all forms, instead of loops
    #[arg(long, conflicts_with_all = ["divergent", "programs", "exits", "blocks", "nests", "straight", "recurrences"])]
    pub products: bool,

    /// Loops, functions, programs, loops with several exits, statements in a row, loops over rows and columns,
    /// straight lines, loops that carry values which are computed alike and sums of products in turn
    #[arg(long, conflicts_with_all = ["divergent", "programs", "exits", "blocks", "nests", "straight", "recurrences", "products"])]
    pub all: bool,

    /// Compare the floating-point flags that gcc's code raises
    #[arg(long = "flags")]
    pub compare_flags: bool,

    /// Originals and vector code fuse products with sums of the same expression, as clang does; for x86 with such
    /// instructions, by clang-19 where no other compiler is named
    #[arg(long, conflicts_with_all = ["compare_flags", "sanitize"])]
    pub contract: bool,

    /// Build what vcc writes with a sanitizer; what it reports is a failure
    #[arg(long)]
    pub sanitize: Option<Sanitizer>,

    /// Only kernels with this feature, by its name in the list of features at the end; --count is then of
    /// seeds that are looked at
    #[arg(long, value_name = "FEATURE")]
    pub with: Option<String>,

    /// Fail if a feature of the kernels or a recipe of the engine was executed in fewer runs
    #[arg(long, default_value_t = 0)]
    pub at_least: u64,

    /// Interpret plans beside the loops instead of compiling anything
    #[arg(long)]
    pub interpret: bool,

    /// Print the kernel of the seed and stop
    #[arg(long)]
    pub show: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Sanitizer {
    /// Undefined behaviour
    Undefined,
    /// Accesses outside of arrays
    Address,
}

impl Sanitizer {
    pub fn flags(self) -> [&'static str; 2] {
        let which = match self {
            Sanitizer::Undefined => "-fsanitize=undefined",
            Sanitizer::Address => "-fsanitize=address",
        };
        [which, "-fno-sanitize-recover=all"]
    }
}

/// What kernels are random.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Loops,
    Divergent,
    Programs,
    Exits,
    Blocks,
    Nests,
    Straight,
    Recurrences,
    Products,
}

/// All of them, in the order in which they take turns.
const SORTS: [Sort; 9] = [
    Sort::Loops,
    Sort::Divergent,
    Sort::Programs,
    Sort::Exits,
    Sort::Blocks,
    Sort::Nests,
    Sort::Straight,
    Sort::Recurrences,
    Sort::Products,
];

impl Arguments {
    pub fn sort(&self, seed: u64) -> Sort {
        let one = [
            (self.divergent, Sort::Divergent),
            (self.programs, Sort::Programs),
            (self.exits, Sort::Exits),
            (self.blocks, Sort::Blocks),
            (self.nests, Sort::Nests),
            (self.straight, Sort::Straight),
            (self.recurrences, Sort::Recurrences),
            (self.products, Sort::Products),
        ];
        match one.iter().find(|(asked, _)| *asked) {
            Some((_, sort)) => *sort,
            None if self.all => SORTS[(seed % SORTS.len() as u64) as usize],
            None => Sort::Loops,
        }
    }

    /// All features of the kernels.
    pub fn features(&self) -> Vec<&'static str> {
        let sorts = (0..SORTS.len() as u64).map(|seed| self.sort(seed));
        let names = sorts.flat_map(|sort| match sort {
            Sort::Loops => FEATURES.to_vec(),
            Sort::Divergent => divergent::features(),
            Sort::Programs => programs::FEATURES.to_vec(),
            Sort::Exits => exits::FEATURES.to_vec(),
            Sort::Blocks => blocks::FEATURES.to_vec(),
            Sort::Nests => nests::FEATURES.to_vec(),
            Sort::Straight => straight::FEATURES.to_vec(),
            Sort::Recurrences => recurrences::FEATURES.to_vec(),
            Sort::Products => products::FEATURES.to_vec(),
        });
        let in_order = self.vcc_flags.iter().any(|flags| flags.contains("--tune"));
        let pipelined = pipelined::FEATURES.iter().copied();
        let pipelined = pipelined.filter(|name| in_order || *name != pipelined::SEVERAL_STEPS);
        names.chain(pipelined.filter(|_| self.straight)).collect()
    }

    /// In how many runs recipes have to be executed: those of other sorts are not in straight lines.
    pub fn least_of_recipes(&self) -> u64 {
        if self.straight { 0 } else { self.at_least }
    }

    /// The flags of vcc and those of the compilers that some of the options given stand for.
    pub fn flags<'a>(&self, vcc: &'a str, cc: &'a str) -> [Vec<&'a str>; 2] {
        let [mut vcc, mut cc] = [vcc, cc].map(|flags| flags.split_whitespace().collect::<Vec<_>>());
        if self.straight {
            let said = vcc.iter().any(|flag| flag.starts_with("--pipeline"));
            vcc.extend((!said).then_some("--pipeline=always"));
            vcc.push("-fno-math-errno");
            cc.push("-fno-math-errno");
        }
        vcc.extend((!self.mind_cost).then_some("--ignore-cost"));
        match self.contract {
            true => cc.extend(CONTRACTING),
            false => cc.push("-ffp-contract=off"),
        }
        cc.extend(self.sanitize.iter().flat_map(|s| s.flags()));
        [vcc, cc]
    }

    pub fn jobs(&self) -> usize {
        let jobs = self.jobs.or_else(|| thread::available_parallelism().ok());
        jobs.map_or(1, NonZeroUsize::get)
    }

    pub fn seeds(&self) -> Range<u64> {
        self.seed..self.seed + self.count
    }

    pub fn kernel(&self, name: &str, seed: u64) -> Kernel {
        match self.sort(seed) {
            Sort::Loops => kernel(name, seed),
            Sort::Divergent => divergent::kernel(name, seed),
            Sort::Programs => programs::kernel(name, seed),
            Sort::Exits => exits::kernel(name, seed),
            Sort::Blocks => blocks::kernel(name, seed),
            Sort::Nests => nests::kernel(name, seed),
            Sort::Straight => straight::kernel(name, seed),
            Sort::Recurrences => recurrences::kernel(name, seed),
            Sort::Products => products::kernel(name, seed),
        }
    }

    /// Whether the kernel of a seed has the feature that is asked for.
    pub fn is_wanted(&self, seed: u64) -> bool {
        let with = self.with.as_ref();
        with.is_none_or(|name| self.kernel("k", seed).text.contains(&mark(name)))
    }

    pub fn kernels(&self, seeds: &[u64]) -> Vec<Kernel> {
        let one = |seed: &u64| self.kernel(&format!("k{seed}"), *seed);
        seeds.iter().map(one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testsuite::features::MOST;

    #[test]
    fn features_of_all_kinds_fit_into_one_program() {
        let all = Arguments::parse_from(["fuzz", "--all"]);
        let count = all.features().len();
        assert!((200..=MOST).contains(&count), "{count}");
    }
}
