//! Many kernels in one C file: quicker than a file for each, and a failure is data.

use crate::apart;
use crate::driver::driver;
use crate::features;
use crate::kernel::Kernel;
use crate::pipelined::{self, Pipelined};
use crate::recipes;
use crate::suite::{Build, KernelRun, count_hits};
use crate::toolchain::{self, Target};
use frontend::sorted::SortedSet;
use midend::plan::Plan;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Floating-point flags are not compared.
const NO_FLAGS: &str = "-DFLAGS=0";

/// What raises the flags that a text says: without optimization gcc still folds comparisons away.
const STRICT: (&str, &[&str]) = ("clang-19", &["-O0", "-ffp-exception-behavior=strict"]);

/// Flags of the originals: what the text says, without any optimization, and a trap where it says
/// nothing.
const ORIGINAL: &[&str] = &[
    "-Werror=return-type",
    "-Werror=uninitialized",
    "-O0",
    "-fsanitize=undefined,float-cast-overflow",
    "-fsanitize-undefined-trap-on-error",
    "-ffp-contract=off",
];

/// What makes clang fuse products with sums of the same expression, and no others, where the processor can.
pub const CONTRACTING: &[&str] = &["-mfma", "-ffp-contract=on"];

/// Flags of all compilations. Kernels have globals of the same name in both versions.
const COMMON: &[&str] = &["-fcommon", "-c"];

/// Seconds after which a driver that hangs as a whole is ended.
const WHOLE_RUN: &str = "3600";

/// What a sanitizer finds ends the program by a signal.
const SANITIZERS: &[(&str, &str)] = &[
    (
        "UBSAN_OPTIONS",
        "abort_on_error=1:handle_segv=0:handle_abort=0",
    ),
    (
        "ASAN_OPTIONS",
        "abort_on_error=1:detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0:\
         handle_sigill=0:handle_abort=0",
    ),
];

/// Processor seconds that one kernel may take, as a rule.
pub const SECONDS: u32 = 20;

/// Plans, each with the name of its variant.
type Plans = Vec<(Option<String>, Plan)>;

/// Kernels in one file, with the originals and the driver compiled.
#[derive(Debug)]
pub struct Batch {
    kernels: Vec<Kernel>,
    directory: PathBuf,
    cc: String,
    objects: [PathBuf; 2],
    /// Names of the features of the kernels.
    features: Vec<String>,
    /// How often it was compared: each time files of their own.
    compared: AtomicUsize,
}

impl Batch {
    /// Compiles the originals with `cc`, each file at once, in a directory of their own.
    ///
    /// # Errors
    /// The directory is not writable, or what the compiler said.
    pub fn new(kernels: &[Kernel], cc: &str, directory: &Path) -> Result<Self, String> {
        Batch::of(kernels, cc, directory, (&[], &[NO_FLAGS]))
    }

    /// The same, where the originals fuse products with sums of the same expression.
    ///
    /// # Errors
    /// As of [`Batch::new`].
    pub fn contracting(kernels: &[Kernel], cc: &str, directory: &Path) -> Result<Self, String> {
        Batch::of(kernels, cc, directory, (CONTRACTING, &[NO_FLAGS]))
    }

    /// The same, where vector code may raise no floating-point flags but those that the originals do, as gcc compiles
    /// them: see [`Batch::flags_are_unknown`].
    ///
    /// # Errors
    /// As of [`Batch::new`].
    pub fn comparing_flags(kernels: &[Kernel], cc: &str, directory: &Path) -> Result<Self, String> {
        Batch::of(kernels, cc, directory, (&[], &[]))
    }

    fn of(
        kernels: &[Kernel],
        cc: &str,
        directory: &Path,
        (original_flags, driver_flags): (&[&str], &[&str]),
    ) -> Result<Self, String> {
        let all: Vec<&str> = kernels.iter().map(|kernel| kernel.text.as_str()).collect();
        let all = all.concat();
        write(&directory.join("all.c"), &features::unmarked(&all))?;
        let (source, mut names) = (directory.join("counted.c"), Vec::new());
        let joined = |kernel: &Kernel| apart::joined(&kernel.text, &kernel.name);
        let originals: String = kernels.iter().map(joined).collect();
        write(&source, &features::counting(&originals, &mut names))?;
        let main = directory.join("driver.c");
        write(&main, &driver(kernels, include_str!("../driver/runtime.h")))?;
        let batch = Batch {
            kernels: kernels.to_vec(),
            directory: directory.to_path_buf(),
            cc: cc.to_string(),
            objects: [directory.join("ref.o"), directory.join("driver.o")],
            features: names,
            compared: AtomicUsize::new(0),
        };
        let original_flags = [ORIGINAL, original_flags].concat();
        batch.compile(&source, &batch.objects[0], &original_flags, "ref")?;
        let driver_flags = [&["-w", "-O1"], driver_flags].concat();
        batch.compile(&main, &batch.objects[1], &driver_flags, "")?;
        Ok(batch)
    }

    fn compile(&self, file: &Path, to: &Path, flags: &[&str], suffix: &str) -> Result<(), String> {
        let mut compile = Command::new(&self.cc);
        compile.args(COMMON).args(flags).arg("-o").arg(to).arg(file);
        if !suffix.is_empty() {
            let names = self.kernels.iter().map(|kernel| &kernel.name);
            compile.args(names.map(|name| format!("-D{name}={name}_{suffix}")));
            let apart = self
                .kernels
                .iter()
                .filter(|k| apart::is_in(&k.text, &k.name));
            let names = apart.map(|kernel| apart::defined(&kernel.name));
            compile.args(names.map(|name| format!("-D{name}={name}_{suffix}")));
        }
        succeed(&mut compile).map(drop)
    }

    /// Vectorizes the file: its new text, and what vcc says.
    ///
    /// # Errors
    /// What failed.
    pub fn vectorize(&self, build: &Build<'_>) -> Result<(String, String), String> {
        succeed(self.vcc(build).args(["-o", "-"]))
    }

    fn vcc(&self, build: &Build<'_>) -> Command {
        let mut vcc = Command::new(toolchain::vcc());
        vcc.arg(self.directory.join("all.c"))
            .arg("--internal-errors=fatal");
        vcc.args(["--target", build.target.name, "--cc", &self.cc])
            .args(build.vcc_flags)
            .args(build.shared_flags());
        vcc
    }

    /// The plans of each kernel's functions.
    fn plans(&self, build: &Build<'_>) -> Result<Vec<Plans>, String> {
        let (dump, _) = succeed(self.vcc(build).arg("--dump=plan"))?;
        let mut plans = recipes::plans(&dump);
        plans.sort_by_key(|(_, plan)| plan.region.span().start);
        let own = |kernel: &Kernel, plan: &Plan| {
            let rest = plan.function.strip_prefix(&kernel.name);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let each = self.kernels.iter().map(|kernel| {
            let own = plans.iter().filter(|(_, plan)| own(kernel, plan));
            own.cloned().collect()
        });
        Ok(each.collect())
    }

    /// Vectorizes the file, compiles the result, and runs it beside the originals, each kernel for at
    /// most so many `seconds`.
    ///
    /// # Errors
    /// As of [`Batch::compare`].
    pub fn run(&self, build: &Build<'_>, seconds: u32) -> Result<Vec<KernelRun>, String> {
        let plans = self.plans(build)?;
        self.compare_counting(&self.vectorize(build)?.0, &plans, build, seconds)
    }

    /// Compiles what vcc made of the file, and runs it beside the originals, each kernel for at most so
    /// many `seconds` of the processor.
    ///
    /// # Errors
    /// What failed, or which results differ from the originals' (lines that begin with
    /// [`MISMATCH`]).
    pub fn compare(
        &self,
        text: &str,
        build: &Build<'_>,
        seconds: u32,
    ) -> Result<Vec<KernelRun>, String> {
        let none = vec![Plans::new(); self.kernels.len()];
        self.compare_counting(text, &none, build, seconds)
    }

    /// How the originals differ from themselves when they are compiled as what vcc makes of them: then it is the
    /// compiler that gets them wrong.
    pub fn original_differs(&self, build: &Build<'_>, seconds: u32) -> Option<String> {
        let texts = self.kernels.iter();
        let text: String = texts
            .map(|kernel| features::unmarked(&kernel.text))
            .collect();
        let why = self.compare(&text, build, seconds).err()?;
        (!mismatched(&why).is_empty()).then_some(why)
    }

    /// Whether the originals raise fewer flags than their text says, because the compiler has folded operations.
    pub fn flags_are_unknown(&self, target: &'static Target, seconds: u32) -> Option<String> {
        let strict = Batch {
            kernels: self.kernels.clone(),
            directory: self.directory.join("strict"),
            cc: STRICT.0.to_string(),
            objects: self.objects.clone(),
            features: self.features.clone(),
            compared: AtomicUsize::new(0),
        };
        std::fs::create_dir_all(&strict.directory).ok()?;
        let build = Build {
            target,
            cc: Some(STRICT.0),
            vcc_flags: &[],
            cc_flags: STRICT.1,
        };
        strict.original_differs(&build, seconds)
    }

    fn compare_counting(
        &self,
        text: &str,
        plans: &[Plans],
        build: &Build<'_>,
        seconds: u32,
    ) -> Result<Vec<KernelRun>, String> {
        let counted = self.count(text, plans)?;
        let nth = self.compared.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}{nth}", build.target.name);
        let vec = self.directory.join(format!("{name}.c"));
        write(&vec, &counted.text)?;
        let object = vec.with_extension("o");
        let flags = [&["-w"], build.cc_flags].concat();
        let portable = build.target.compile_flags(&flags);
        self.compile(&vec, &object, &portable, "vec")?;
        if portable != flags {
            // What runs is not what users compile.
            self.compile(&vec, Path::new("/dev/null"), &flags, "vec")?;
        }
        let program = self.directory.join(name);
        let mut link = Command::new(&self.cc);
        link.arg("-o").arg(&program).arg(&object);
        let sanitizers = build
            .cc_flags
            .iter()
            .filter(|f| f.starts_with("-fsanitize"));
        link.args(sanitizers);
        for (called, defined) in &counted.symbols {
            link.arg(format!("-Wl,--defsym={called}={defined}"));
        }
        succeed(link.args(&self.objects).arg("-lm"))?;
        let mut command = build.target.run_command(&program);
        command.args([WHOLE_RUN, &seconds.to_string()]);
        let (output, _) = succeed(command.envs(SANITIZERS.iter().copied()))?;
        let kernels = self.kernels.iter().zip(plans);
        let vector = counted.lanes.iter().zip(&counted.pipelined);
        let runs = kernels
            .zip(vector)
            .map(|((kernel, plans), (lanes, pipelined))| {
                let line = output
                    .lines()
                    .find_map(|line| line.strip_prefix(&kernel.name)?.strip_prefix(' '));
                let hits = line.and_then(|hits| hits.parse().ok());
                Ok(KernelRun {
                    name: kernel.name.clone(),
                    vectorized: lanes.is_some(),
                    hits: hits.ok_or_else(|| format!("{} did not run", kernel.name))?,
                    features: told(&output, "FEATURES", &kernel.name)
                        .filter_map(|n| self.features.get(n).cloned())
                        .collect(),
                    recipes: told(&output, "PLANS", &kernel.name)
                        .filter_map(|n| plans.get(n))
                        .flat_map(|(_, plan)| recipes::recipes(plan))
                        .collect(),
                    pipelined: told(&output, "PIPELINED", &kernel.name)
                        .filter_map(|n| pipelined.get(n))
                        .flat_map(|pipelined| pipelined.features.iter().copied())
                        .collect(),
                })
            });
        runs.collect()
    }

    /// The text with counters of what vector loops do.
    fn count(&self, text: &str, plans: &[Plans]) -> Result<Counted, String> {
        // Each part begins with the comment that says how to call the kernel.
        let (head, parts) = text.split_once("/* kernel:").ok_or("no kernel")?;
        let mut found = Counted {
            text: head.to_string(),
            lanes: Vec::new(),
            pipelined: Vec::new(),
            symbols: Vec::new(),
        };
        let kernels = self.kernels.iter().zip(plans);
        for ((kernel, plans), part) in kernels.zip(parts.split("/* kernel:")) {
            let part = recipes::counting(&format!("/* kernel:{part}"), plans);
            let part = match apart::symbols(&part, &kernel.name) {
                Some(symbols) => {
                    found.symbols.extend(symbols);
                    part
                }
                // There is no vector code for some variant: as it was.
                None => apart::joined(&features::unmarked(&kernel.text), &kernel.name),
            };
            let (part, pipelined) = match kernel.sampled && !plans.is_empty() {
                true => pipelined::counting(&part, plans.iter().map(|(_, plan)| plan))?,
                false => (part, Vec::new()),
            };
            let (part, most) = count_hits(&part, &kernel.name);
            found.text.push_str(&part);
            if kernel.sampled {
                let reach = pipelined::reach(&kernel.name, &pipelined, most);
                found.text.push_str(&reach);
            }
            found.lanes.push(most);
            found.pipelined.push(pipelined);
        }
        Ok(found)
    }
}

/// What vcc wrote, with counters.
struct Counted {
    text: String,
    /// Of each kernel's vector loops.
    lanes: Vec<Option<u64>>,
    /// Of each kernel, which of its vector loops are pipelined in software.
    pipelined: Vec<Vec<Pipelined>>,
    /// Symbols that stand for others.
    symbols: Vec<(String, String)>,
}

/// The numbers that the driver tells of a kernel.
fn told<'a>(output: &'a str, what: &str, kernel: &str) -> impl Iterator<Item = usize> + 'a {
    let head = format!("{what} {kernel} ");
    let line = output.lines().find_map(|line| line.strip_prefix(&head));
    let numbers = line.unwrap_or_default().split_whitespace();
    numbers.filter_map(|number| number.parse().ok())
}

/// What lines about different results begin with.
pub const MISMATCH: &str = "MISMATCH ";

/// How such a line ends where vector code or an original takes too long.
pub const ENDLESS: &str = "does not end";

/// Kernels of which a failure says that their results differ; it need not name all.
pub fn mismatched(why: &str) -> SortedSet<&str> {
    let lines = why.lines().filter_map(|line| line.strip_prefix(MISMATCH));
    lines.filter_map(|line| line.split(' ').next()).collect()
}

/// Vectorizes, compiles and runs all kernels as one file.
///
/// # Errors
/// What failed, or which results differ from the originals'.
pub fn run_batch(
    kernels: &[Kernel],
    build: &Build<'_>,
    directory: &Path,
) -> Result<Vec<KernelRun>, String> {
    let cc = build.cc.unwrap_or(build.target.cc);
    Batch::new(kernels, cc, directory)?.run(build, SECONDS)
}

/// Flags of vcc and of the compiler under which random kernels are vectorized whatever it costs.
pub const RANDOM: [&[&str]; 2] = [&["--ignore-cost"], &["-O1", "-ffp-contract=off"]];

/// The same of a random kernel for each seed; nothing if the target cannot be run here, which is noted.
///
/// # Panics
/// What [`run_batch`] fails for.
pub fn run_random(
    target: &str,
    kernel: fn(&str, u64) -> Kernel,
    seeds: Range<u64>,
    [vcc_flags, cc_flags]: [&[&str]; 2],
) -> Option<Vec<KernelRun>> {
    let target = Target::named(target).expect("a target");
    if let Err(why) = target.way() {
        toolchain::skip(&format!("random kernels for {}", target.name), &why);
        return None;
    }
    let kernels = seeds.map(|seed| kernel(&format!("k{seed}"), seed));
    let kernels: Vec<Kernel> = kernels.collect();
    let directory = tempfile::tempdir().expect("a scratch directory");
    let build = Build {
        target,
        cc: None,
        vcc_flags,
        cc_flags,
    };
    let runs = run_batch(&kernels, &build, directory.path());
    Some(runs.unwrap_or_else(|why| panic!("{}: {why}", target.name)))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// Standard output and errors of a command that succeeds.
fn succeed(command: &mut Command) -> Result<(String, String), String> {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        return Ok((stdout, stderr));
    }
    let shown = |text: &str| text.lines().take(12).collect::<Vec<_>>().join("\n");
    let mismatches = stdout.lines().filter(|line| line.starts_with(MISMATCH));
    let mismatches: Vec<&str> = mismatches.take(12).collect();
    Err(format!(
        "{}\n{}\n{}",
        output.status,
        if mismatches.is_empty() {
            shown(&stdout)
        } else {
            mismatches.join("\n")
        },
        shown(&stderr)
    ))
}
