//! Random kernels through vcc and beside their originals, on as many targets as asked for.

mod arguments;
mod tally;

use arguments::{Arguments, Sort};
use clap::Parser;
use std::ops::AddAssign;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use tally::Tally;
use tempfile::TempDir;
use testsuite::batch::{Batch, ENDLESS, MISMATCH, SECONDS, mismatched};
use testsuite::features::unmarked;
use testsuite::fuzzing::{
    interpreted, interpreted_exits, interpreted_straight, interpreted_variants,
};
use testsuite::generate::{Random, is_tame};
use testsuite::kernel::Kernel;
use testsuite::reduce::reduce;
use testsuite::suite::{Build, KernelRun};
use testsuite::toolchain::Target;

/// One way to build and run kernels.
struct Setup<'a> {
    name: String,
    target: &'static Target,
    cc: &'a str,
    vcc_flags: Vec<&'a str>,
    cc_flags: Vec<&'a str>,
    /// Floating-point flags are compared.
    compare_flags: bool,
    /// Originals fuse products with sums of the same expression.
    contract: bool,
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
    /// Kernels that do not, like their originals when these are compiled in the same way.
    miscompiled: u64,
    /// Kernels for which vcc wrote a vector loop.
    vectorized: u64,
    /// Kernels whose vector loop ran, where straight lines are pipelined the pipelined one.
    taken: u64,
    /// Kernels that are vectorizable by construction.
    tame: u64,
    /// Tame ones whose vector loop ran.
    tame_taken: u64,
}

impl Counts {
    fn add(&mut self, tame: bool, run: &KernelRun, taken: bool) {
        let (tame, taken) = (u64::from(tame), u64::from(taken));
        self.passed += 1;
        self.vectorized += u64::from(run.vectorized);
        self.taken += taken;
        self.tame += tame;
        self.tame_taken += tame * taken;
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.miscompiled += other.miscompiled;
        self.vectorized += other.vectorized;
        self.taken += other.taken;
        self.tame += other.tame;
        self.tame_taken += other.tame_taken;
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.show {
        print!("{}", unmarked(&arguments.kernel("k", arguments.seed).text));
        return ExitCode::SUCCESS;
    }
    if arguments.interpret {
        println!(
            "{} kernels, {} runs of vector code",
            arguments.count,
            interpret(&arguments)
        );
        return ExitCode::SUCCESS;
    }
    let setups = setups(&arguments);
    let campaign = Campaign {
        arguments: &arguments,
        counts: Mutex::new(vec![Counts::default(); setups.len()]),
        next: Mutex::new(Next {
            seed: arguments.seed,
            setup: 0,
            file: None,
        }),
        setups: &setups,
        tally: Mutex::new(Tally::new(&arguments.features())),
    };
    thread::scope(|scope| {
        for _ in 0..arguments.jobs() {
            scope.spawn(|| campaign.work());
        }
    });
    let counts = lock(&campaign.counts);
    for (setup, c) in setups.iter().zip(counts.iter()) {
        println!(
            "{}: {} passed, {} failed, {} with originals that the compiler gets wrong; {} vectorized, {} took the vector \
             path; {} vectorizable, {} took the vector path",
            setup.name,
            c.passed,
            c.failed,
            c.miscompiled,
            c.vectorized,
            c.taken,
            c.tame,
            c.tame_taken
        );
    }
    let below = lock(&campaign.tally).print(arguments.at_least, arguments.least_of_recipes());
    ExitCode::from(u8::from(below > 0 || counts.iter().any(|c| c.failed > 0)))
}

/// In how many runs the vector code of the seeds' kernels did something, as interpreted.
fn interpret(arguments: &Arguments) -> usize {
    let one = |seed| match arguments.sort(seed) {
        Sort::Divergent => interpreted_variants(seed as u8, seed),
        Sort::Exits => interpreted_exits(seed as u8, seed),
        Sort::Straight => interpreted_straight(seed as u8, seed),
        // Programs, blocks, nests, recurrences and products are not interpreted; loops take their place.
        Sort::Loops
        | Sort::Programs
        | Sort::Blocks
        | Sort::Nests
        | Sort::Recurrences
        | Sort::Products => interpreted(seed as u8, Random::new(seed)),
    };
    let jobs = arguments.jobs();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|job| {
                let seeds = arguments.seeds().skip(job).step_by(jobs);
                scope.spawn(move || seeds.map(one).sum::<usize>())
            })
            .collect();
        let sums = threads.into_iter().map(|thread| thread.join());
        sums.map(|sum| sum.expect("an interpretation ends")).sum()
    })
}

/// All combinations of the options that can run here.
fn setups(arguments: &Arguments) -> Vec<Setup<'_>> {
    let mut setups = Vec::new();
    for name in &arguments.targets {
        let target = Target::named(name).unwrap_or_else(|| panic!("unknown target {name}"));
        if let Err(why) = target.way() {
            println!("SKIPPED {name}: {why}");
            continue;
        }
        let compilers: Vec<&str> = match arguments.cc.is_empty() {
            true if arguments.contract => vec!["clang-19"],
            true => vec![target.cc],
            false => arguments.cc.iter().map(String::as_str).collect(),
        };
        for cc in compilers {
            for cc_flags in &arguments.cc_flags {
                for vcc_flags in &arguments.vcc_flags {
                    let [vcc, flags] = arguments.flags(vcc_flags, cc_flags);
                    setups.push(Setup {
                        name: format!("{name} {cc} {} {}", flags.join(" "), vcc.join(" ")),
                        target,
                        cc,
                        vcc_flags: vcc,
                        cc_flags: flags,
                        compare_flags: arguments.compare_flags,
                        contract: arguments.contract,
                    });
                }
            }
        }
    }
    setups
}

/// Kernels that share a file, for all setups; the originals are compiled once for a compiler.
struct File {
    seeds: Vec<u64>,
    kernels: Vec<Kernel>,
    directory: TempDir,
    /// For each setup, at the first that has its compiler.
    originals: Vec<OnceLock<Result<Batch, String>>>,
    /// Setups to run.
    left: AtomicUsize,
}

impl File {
    fn new(seeds: Vec<u64>, arguments: &Arguments, setups: &[Setup<'_>]) -> File {
        File {
            kernels: arguments.kernels(&seeds),
            seeds,
            directory: tempfile::tempdir().expect("scratch directory"),
            originals: setups.iter().map(|_| OnceLock::new()).collect(),
            left: AtomicUsize::new(setups.len()),
        }
    }

    /// The file with the originals as compiled by the setup's compiler.
    fn batch(&self, setup: &Setup<'_>, setups: &[Setup<'_>]) -> Result<&Batch, String> {
        let first = setups.iter().position(|other| other.cc == setup.cc);
        let first = first.unwrap_or_default();
        let batch = self.originals[first].get_or_init(|| {
            let directory = self.directory.path().join(first.to_string());
            std::fs::create_dir(&directory).map_err(|e| e.to_string())?;
            new_batch(&self.kernels, setup, &directory)
        });
        batch.as_ref().map_err(String::clone)
    }
}

/// What is to be run next.
struct Next {
    /// The first seed that is in no file yet.
    seed: u64,
    setup: usize,
    /// The file of which the setups from `setup` on have not been taken.
    file: Option<Arc<File>>,
}

/// All seeds in all setups; a thread takes one setup of one file at a time.
struct Campaign<'a> {
    arguments: &'a Arguments,
    setups: &'a [Setup<'a>],
    next: Mutex<Next>,
    counts: Mutex<Vec<Counts>>,
    tally: Mutex<Tally>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Campaign<'_> {
    fn work(&self) {
        while let Some((file, k)) = self.take() {
            let counts = self.run(&file, &self.setups[k]);
            let mut all = lock(&self.counts);
            all[k] += counts;
            if file.left.fetch_sub(1, Ordering::Relaxed) == 1 {
                let failed: u64 = all.iter().map(|c| c.failed).sum();
                let last = file.seeds.last().copied().unwrap_or_default();
                println!("seeds up to {last}: {failed} failed");
            }
        }
    }

    fn take(&self) -> Option<(Arc<File>, usize)> {
        if self.arguments.stop && lock(&self.counts).iter().any(|c| c.failed > 0) {
            return None;
        }
        let mut next = lock(&self.next);
        let file = match &next.file {
            Some(file) if next.setup < self.setups.len() => Arc::clone(file),
            _ => {
                let end = self.arguments.seeds().end;
                let wanted = (next.seed..end).filter(|&seed| self.arguments.is_wanted(seed));
                let seeds: Vec<u64> = wanted.take(self.arguments.batch as usize).collect();
                let to = seeds.last().map_or(end, |last| last + 1);
                if seeds.is_empty() || self.setups.is_empty() {
                    return None;
                }
                let file = Arc::new(File::new(seeds, self.arguments, self.setups));
                *next = Next {
                    seed: to,
                    setup: 0,
                    file: Some(Arc::clone(&file)),
                };
                file
            }
        };
        next.setup += 1;
        Some((file, next.setup - 1))
    }

    fn run(&self, file: &File, setup: &Setup<'_>) -> Counts {
        let mut counts = Counts::default();
        let batch = file.batch(setup, self.setups);
        match batch.and_then(|batch| batch.run(&setup.build(), SECONDS)) {
            Ok(runs) => self.count(&file.seeds, &runs, &mut counts),
            Err(why) => self.narrow(&file.seeds, &why, setup, &mut counts),
        }
        counts
    }

    fn count(&self, seeds: &[u64], runs: &[KernelRun], counts: &mut Counts) {
        let mut tally = lock(&self.tally);
        for (seed, run) in seeds.iter().zip(runs) {
            let loops = self.arguments.sort(*seed) == Sort::Loops;
            let taken = run.vectorized
                && run.hits > 0
                && (!self.arguments.straight || !run.pipelined.is_empty());
            counts.add(loops && is_tame(*seed), run, taken);
            tally.add(run, taken);
        }
    }

    /// After a failure, runs those kernels alone of which it tells that they differ, and the others, else
    /// the halves, down to the kernels that fail; those become small.
    fn narrow(&self, seeds: &[u64], why: &str, setup: &Setup<'_>, counts: &mut Counts) {
        let arguments = self.arguments;
        if let [seed] = seeds {
            let kernel = arguments.kernel(&format!("k{seed}"), *seed);
            if let Some(why) = compiler_is_wrong(&kernel, why, setup, SECONDS) {
                counts.miscompiled += 1;
                println!(
                    "COMPILER {}: seed {seed}: the compiler gets the original wrong: {why}",
                    setup.name
                );
                return;
            }
            counts.failed += 1;
            let mut text = String::new();
            if !arguments.stop {
                let what = kind(why);
                let mut tries = 0;
                let small = reduce(&kernel, |kernel| {
                    tries += 1;
                    tries <= MOST_TRIES && fails(kernel, &what, setup)
                });
                text = unmarked(&small.text);
            }
            println!("FAILED {}: seed {seed}: {why}\n{text}", setup.name);
            return;
        }
        if arguments.stop && counts.failed > 0 {
            return;
        }
        let named = mismatched(why);
        let (mut first, mut second): (Vec<u64>, Vec<u64>) = seeds
            .iter()
            .partition(|seed| named.contains(&format!("k{seed}").as_str()));
        if first.is_empty() || second.is_empty() {
            first = seeds.to_vec();
            second = first.split_off(seeds.len() / 2);
        }
        for part in [first, second] {
            match try_run(&arguments.kernels(&part), setup, SECONDS) {
                Ok(runs) => self.count(&part, &runs, counts),
                Err(why) => self.narrow(&part, &why, setup, counts),
            }
        }
    }
}

/// Kernels that are tried to make a failing one small.
const MOST_TRIES: u32 = 500;

/// What kind of failure it is: different results, or the first error of a message, without numbers and
/// the place.
fn kind(why: &str) -> String {
    if why.lines().any(|line| line.contains(" original ")) {
        return "original".to_string();
    }
    let ends = why.lines().any(|line| line.ends_with(ENDLESS));
    match why.lines().any(|line| line.starts_with(MISMATCH)) {
        _ if ends => ENDLESS.to_string(),
        true => MISMATCH.to_string(),
        false => {
            let mut errors = why.lines().filter_map(|line| line.split_once("error: "));
            let error = errors.next().map_or(why, |(_, error)| error);
            error.chars().filter(|c| !c.is_ascii_digit()).collect()
        }
    }
}

/// Whether a smaller kernel fails in that way, and not because of the compiler alone.
fn fails(kernel: &Kernel, what: &str, setup: &Setup<'_>) -> bool {
    let ran = try_run(std::slice::from_ref(kernel), setup, 3);
    ran.is_err_and(|why| kind(&why) == what && compiler_is_wrong(kernel, &why, setup, 3).is_none())
}

/// After a failure, how the original differs from itself if it is compiled as what vcc makes of it.
fn compiler_is_wrong(
    kernel: &Kernel,
    why: &str,
    setup: &Setup<'_>,
    seconds: u32,
) -> Option<String> {
    mismatched(why).first()?;
    let directory = tempfile::tempdir().expect("scratch directory");
    let batch = new_batch(std::slice::from_ref(kernel), setup, directory.path()).ok()?;
    let differs = batch.original_differs(&setup.build(), seconds);
    let mut mismatches = why.lines().filter(|line| line.starts_with(MISMATCH));
    let only_flags = mismatches.all(|line| line.contains(" flags "));
    differs.or_else(|| {
        let unknown = || batch.flags_are_unknown(setup.target, seconds);
        only_flags.then(unknown).flatten()
    })
}

fn new_batch(kernels: &[Kernel], setup: &Setup<'_>, directory: &Path) -> Result<Batch, String> {
    match (setup.contract, setup.compare_flags) {
        (true, _) => Batch::contracting(kernels, setup.cc, directory),
        (false, true) => Batch::comparing_flags(kernels, setup.cc, directory),
        (false, false) => Batch::new(kernels, setup.cc, directory),
    }
}

fn try_run(kernels: &[Kernel], setup: &Setup<'_>, seconds: u32) -> Result<Vec<KernelRun>, String> {
    let directory = tempfile::tempdir().expect("scratch directory");
    new_batch(kernels, setup, directory.path())?.run(&setup.build(), seconds)
}
