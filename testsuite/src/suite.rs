//! Building and running a kernel suite for one target: every kernel beside its original.

use crate::driver::driver;
use crate::headers::Headers;
use crate::kernel::Kernel;
use crate::toolchain::{Target, run, vcc};
use frontend::sorted::{SortedMap, SortedSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// How a suite is built.
#[derive(Clone, Copy, Debug)]
pub struct Build<'a> {
    /// Target of vcc.
    pub target: &'static Target,
    /// Compiler of originals and results; `None`: the target's own.
    pub cc: Option<&'a str>,
    /// Flags of vcc beside the target.
    pub vcc_flags: &'a [&'a str],
    /// Flags of both compilations.
    pub cc_flags: &'a [&'a str],
}

impl Build<'_> {
    /// Flags of the compilation that vcc has to know: the language and the machine.
    pub fn shared_flags(&self) -> impl Iterator<Item = &str> {
        let matters = |flag: &&str| {
            let heads = ["-std", "-m", "-ffp-contract=", "-fsanitize=address"];
            heads.iter().any(|head| flag.starts_with(head))
        };
        self.cc_flags.iter().copied().filter(matters)
    }

    /// The flag that programs with AddressSanitizer in them are linked with too.
    fn address_sanitizer(&self) -> Option<&str> {
        let mut flags = self.cc_flags.iter().copied();
        flags.find(|flag| *flag == "-fsanitize=address")
    }
}

/// What running one kernel showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelRun {
    /// Kernel.
    pub name: String,
    /// vcc wrote a vector loop for it.
    pub vectorized: bool,
    /// Iterations of vector loops that ran.
    pub hits: u64,
    /// Features of a random kernel that its original reached.
    pub features: Vec<String>,
    /// Recipes of the vector code that ran, where they are counted.
    pub recipes: SortedSet<&'static str>,
    /// Of its loops that are pipelined in software and ran, all that they have, where they are counted.
    pub pipelined: SortedSet<&'static str>,
}

/// Vectorizes, compiles and runs all kernels.
///
/// # Panics
/// Anything fails, or a kernel's results differ from its original's.
pub fn run_suite(kernels: &[Kernel], build: &Build<'_>, directory: &Path) -> Vec<KernelRun> {
    let runtime = include_str!("../driver/runtime.h");
    let mut objects = Vec::new();
    let mut vectorized = Vec::new();
    let cc = build.cc.unwrap_or(build.target.cc);
    let result_flags = build.target.compile_flags(build.cc_flags);
    let headers = Headers::new(cc, &result_flags, directory, "headers");
    for kernel in kernels {
        let source = directory.join(format!("{}.c", kernel.name));
        std::fs::write(&source, &kernel.text).expect("scratch directory is writable");
        let text = vectorize(&source, kernel, build);
        let (text, lanes) = count_hits(&text, &kernel.name);
        let vec = directory.join(format!("{}_vec.c", kernel.name));
        std::fs::write(&vec, &text).expect("scratch directory is writable");
        objects.push(original(&source, kernel, build));
        let headers = Some((&headers, text.as_str()));
        objects.push(compile(
            &vec,
            &kernel.name,
            "vec",
            build,
            &result_flags,
            headers,
        ));
        vectorized.push(lanes.is_some());
    }
    let main = directory.join("driver.c");
    std::fs::write(&main, driver(kernels, runtime)).expect("scratch directory is writable");
    let program = directory.join("driver");
    run(compiler(build)
        .args(build.target.driver_flags())
        .args(["-O1", "-w", "-o"])
        .arg(&program)
        .arg(&main)
        .args(&objects)
        .args(build.address_sanitizer())
        .arg("-lm"));
    let output = build
        .target
        .run_command(&program)
        .output()
        .expect("the driver starts");
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{}: {}\n{stdout}",
        build.target.name,
        output.status
    );
    let hits = |name: &str| {
        let line = stdout
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|hits| hits.parse().ok())
            .unwrap_or_else(|| panic!("{name} did not run:\n{stdout}"))
    };
    let runs = kernels
        .iter()
        .zip(vectorized)
        .map(|(kernel, vectorized)| KernelRun {
            name: kernel.name.clone(),
            vectorized,
            hits: hits(&kernel.name),
            features: Vec::new(),
            recipes: SortedSet::new(),
            pipelined: SortedSet::new(),
        });
    runs.collect()
}

fn compiler(build: &Build<'_>) -> Command {
    Command::new(build.cc.unwrap_or(build.target.cc))
}

fn vectorize(source: &Path, kernel: &Kernel, build: &Build<'_>) -> String {
    let mut command = Command::new(vcc());
    command.arg(source).args([
        "-o",
        "-",
        "--internal-errors=fatal",
        "--target",
        build.target.name,
    ]);
    command
        .args(["--cc", build.cc.unwrap_or(build.target.cc)])
        .args(build.vcc_flags)
        .args(kernel.vcc_flags());
    command.args(build.shared_flags());
    String::from_utf8(run(&mut command).stdout).expect("kernels are ASCII")
}

/// Objects of originals by what they are compiled from and how.
static ORIGINALS: Mutex<SortedMap<String, Vec<u8>>> = Mutex::new(SortedMap::new());

/// The original's object. Suites of several targets have most of them in common, so each is compiled once.
fn original(source: &Path, kernel: &Kernel, build: &Build<'_>) -> PathBuf {
    let cc = build.cc.unwrap_or(build.target.cc);
    let key = format!("{cc} {:?} {}\n{}", build.cc_flags, kernel.name, kernel.text);
    let known = || ORIGINALS.lock().expect("no holder panics");
    let bytes = known().get(&key).cloned();
    if let Some(bytes) = bytes {
        let object = source.with_file_name(format!("{}_ref.o", kernel.name));
        std::fs::write(&object, bytes).expect("scratch directory is writable");
        return object;
    }
    let mut flags = build.cc_flags.to_vec();
    if !cc.contains("clang") {
        // gcc moves stores behind loops that overwrite them, what they store with them, and raises fewer flags than
        // the program says.
        flags.push("-fno-tree-sink");
    }
    let object = compile(source, &kernel.name, "ref", build, &flags, None);
    let bytes = std::fs::read(&object).expect("the compiler wrote it");
    known().insert(key, bytes);
    object
}

fn compile(
    source: &Path,
    kernel: &str,
    suffix: &str,
    build: &Build<'_>,
    flags: &[&str],
    headers: Option<(&Headers, &str)>,
) -> PathBuf {
    let object = source.with_file_name(format!("{kernel}_{suffix}.o"));
    let mut command = compiler(build);
    command
        .args(flags)
        .arg(format!("-D{kernel}={kernel}_{suffix}"));
    if let Some((headers, text)) = headers {
        headers.add_to(&mut command, text);
    }
    run(command.args(["-w", "-c", "-o"]).arg(&object).arg(source));
    object
}

/// Runs of blocks, which have no trip count, differ in where the arrays are.
const BLOCK: u64 = 4;

/// Knows of the lines of a text, one after the other, which begin vector loops, or scalar loops whose iterations
/// overlap. These stand between vcc's comment and that of the remainder, or in a function of its own.
#[derive(Default)]
pub(crate) struct VectorLoops {
    inside: bool,
    overlaps: bool,
    /// The next loop does one iteration at a time.
    single: bool,
}

/// What the comment above a loop ends with in which lanes are values of one iteration.
pub(crate) const BESIDE: &str = " side by side, one at a time */";

/// Iterations after which loops that do one at a time come to an end.
const SINGLE: u64 = 16;

impl VectorLoops {
    /// By how much the loop steps that the next line begins, or how many iterations stand there without one.
    pub fn step(&mut self, line: &str) -> Option<u64> {
        self.inside |= line.contains("/* vcc: line ");
        self.inside &= !line.contains("/* remaining iterations */");
        self.inside |= line.starts_with("static ") && line.contains("_vec");
        self.inside &= line != "}\n";
        self.overlaps |= line.ends_with(" iterations overlap */\n");
        self.single |= line.contains(BESIDE);
        let all = line.trim().strip_prefix("/* iterations ");
        let all = all.and_then(|all| all.strip_suffix(" */")?.split_once(" to "));
        if let Some((first, last)) = all.filter(|_| self.inside) {
            let step = last.parse::<u64>().ok()? - first.parse::<u64>().ok()? + 1;
            return Some(step);
        }
        let head = line.trim().strip_prefix("for (")?;
        let overlaps = std::mem::take(&mut self.overlaps);
        let step = head.split_once(" += ");
        let step = step.and_then(|step| step.1.strip_suffix(") {")?.parse().ok());
        let single = std::mem::take(&mut self.single).then_some(SINGLE);
        step.or(overlaps.then_some(1))
            .or(single)
            .filter(|_| self.inside)
    }
}

/// Adds a counter to every vector loop, to the last vector behind it, and to every block, says up to which trip count to run, and finds the largest
/// number of iterations that one of them does at once.
pub(crate) fn count_hits(text: &str, kernel: &str) -> (String, Option<u64>) {
    let mut result = format!("unsigned long {kernel}_hits;\n");
    let (mut largest, mut least) = (None, 0);
    let mut vector = VectorLoops::default();
    let count = format!("extern unsigned long {kernel}_hits; {kernel}_hits++;");
    for line in text.split_inclusive('\n') {
        if line.contains("/* vcc: block at ") {
            largest = largest.max(Some(BLOCK));
            result.push_str(&format!("{{ {count} }}\n"));
        }
        result.push_str(line);
        if line.contains("/* the last ones, ") {
            result.push_str(&format!("{{ {count} }}\n"));
        }
        let step = vector.step(line);
        if vector.inside && largest.is_none() && line.trim().starts_with("if (") {
            least = guarded(line).fold(least, u64::max);
        }
        if step.is_some() {
            largest = largest.max(step);
            result.push_str(&format!("{count}\n"));
        }
    }
    let group = largest.unwrap_or(16);
    let trips = (3 * group + 1).max(least.min(MOST_GUARDED) + group);
    result.push_str(&format!("long {kernel}_trips = {trips};\n"));
    (result, largest)
}

/// Trip counts that a guard asks for are run up to that many.
const MOST_GUARDED: u64 = 512;

/// The constants that a guard asks values to reach.
fn guarded(line: &str) -> impl Iterator<Item = u64> + '_ {
    line.split(" >= ").skip(1).filter_map(|rest| {
        let digits = rest.find(|c: char| !c.is_ascii_digit());
        rest[..digits.unwrap_or(rest.len())].parse().ok()
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn trip_counts_come_to_what_guards_ask_for() {
        let text = "/* vcc: line 1: */\nif (n >= 96 && m - 1 >= 63 && x >= y) {\n\
                    for (k = 0; k < e; k += 8) {\nif (t >= 400) {\n";
        let (counted, _) = super::count_hits(text, "f");
        assert!(counted.contains("long f_trips = 104;"), "{counted}");
    }

    #[test]
    fn only_vector_loops_are_counted() {
        let text = "/* vcc: line 1: */\nfor (k = 0; k < e; k += 8) {\n}\n\
                    /* remaining iterations */\nfor (; i < n; i += 2) {\n";
        let (counted, largest) = super::count_hits(text, "f");
        assert_eq!(largest, Some(8));
        assert_eq!(counted.matches("f_hits++").count(), 1);
        let once =
            "/* vcc: line 1: */\n/* iterations 16 to 23 */\nx();\n/* remaining iterations */\n";
        let (counted, largest) = super::count_hits(once, "f");
        assert_eq!(largest, Some(8));
        assert_eq!(counted.matches("f_hits++").count(), 1);
        let outlined = "static int f_vec0(int n)\n{\nfor (k = 0; k < e; k += 64) {\n}\n}\n\
                        int f(void)\n{\nfor (; i < n; i += 2) {\n";
        let (counted, largest) = super::count_hits(outlined, "f");
        assert_eq!(largest, Some(64));
        assert_eq!(counted.matches("f_hits++").count(), 1);
    }
}
