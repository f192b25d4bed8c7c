//! The compilers and emulators that tests and benchmarks use.

use frontend::sorted::SortedSet;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A target of vcc and how to compile and run its code here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// For `--target`.
    pub name: &'static str,
    /// Compiler that vcc preprocesses with and that compiles the result.
    pub cc: &'static str,
    /// Flags that give the ISA.
    pub isa_flags: &'static [&'static str],
    /// CPU feature needed to run natively, as `/proc/cpuinfo` names it.
    pub feature: Option<&'static str>,
    /// Emulator, with its arguments.
    pub emulator: &'static [&'static str],
}

const CROSS: &str = "aarch64-linux-gnu-gcc";

/// All targets.
pub const TARGETS: &[Target] = &[
    x86("generic", &[], None),
    x86("sse2", &["-msse2"], None),
    x86("ssse3", &["-mssse3"], Some("ssse3")),
    x86("sse4.1", &["-msse4.1"], Some("sse4_1")),
    x86("avx", &["-mavx"], Some("avx")),
    x86("avx2", &["-mavx2"], Some("avx2")),
    x86(
        "avx512",
        &["-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl"],
        Some("avx512bw"),
    ),
    Target {
        name: "neon",
        cc: CROSS,
        isa_flags: &[],
        feature: None,
        emulator: &["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
    },
];

const fn x86(
    name: &'static str,
    isa_flags: &'static [&'static str],
    feature: Option<&'static str>,
) -> Target {
    Target {
        name,
        cc: "gcc",
        isa_flags,
        feature,
        emulator: &[],
    }
}

/// How programs for a target run on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As they are.
    Native,
    /// By the target's emulator.
    Emulator,
    /// Compiled for any x86-64, with SIMDe's portable C in the place of the intrinsics.
    Simde,
}

/// Why programs for a target do not run on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Something that can be installed.
    Tool(String),
    /// A feature of the processor, as `/proc/cpuinfo` names it.
    Hardware(&'static str),
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missing::Tool(tool) => write!(f, "{tool} is not installed"),
            Missing::Hardware(feature) => write!(f, "this CPU has no {feature}"),
        }
    }
}

/// The directory of the `immintrin.h` with which code for AVX-512 runs through SIMDe.
pub const SIMDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/driver/simde");

impl Target {
    /// The target of that name.
    pub fn named(name: &str) -> Option<&'static Target> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// The names of those whose programs an x86 may run as they are.
    pub fn x86() -> Vec<&'static str> {
        let own = TARGETS.iter().filter(|target| target.emulator.is_empty());
        own.map(|target| target.name).collect()
    }

    /// How vector code for this target runs here, where no other code has to run beside it that only
    /// exists for its hardware.
    ///
    /// # Errors
    /// What is missing.
    pub fn way(&self) -> Result<Way, Missing> {
        self.way_on(&cpu_features(), exists, has_simde())
    }

    fn way_on(
        &self,
        cpu: &SortedSet<String>,
        exists: impl Fn(&str) -> bool,
        simde: bool,
    ) -> Result<Way, Missing> {
        let tools = [Some(&self.cc), self.emulator.first()];
        if let Some(tool) = tools.into_iter().flatten().find(|tool| !exists(tool)) {
            return Err(Missing::Tool(tool.to_string()));
        }
        if !self.emulator.is_empty() {
            return Ok(Way::Emulator);
        }
        match self.feature {
            Some(feature) if !cpu.contains(feature) => match (self.name, simde) {
                ("avx512", true) => Ok(Way::Simde),
                ("avx512", false) => Err(Missing::Tool("SIMDe (libsimde-dev)".to_string())),
                _ => Err(Missing::Hardware(feature)),
            },
            _ => Ok(Way::Native),
        }
    }

    /// What is missing for programs of this target to run as they are, or by the emulator.
    pub fn missing(&self) -> Option<Missing> {
        match self.way() {
            Ok(Way::Native | Way::Emulator) => None,
            Ok(Way::Simde) => self.feature.map(Missing::Hardware),
            Err(missing) => Some(missing),
        }
    }

    /// Flags to compile a result of vcc with, so that it runs here: these, and what SIMDe needs in the
    /// place of those that give the ISA.
    pub fn compile_flags<'a>(&self, flags: &[&'a str]) -> Vec<&'a str> {
        match self.way() {
            Ok(Way::Simde) => self.simde_flags(flags),
            _ => flags.to_vec(),
        }
    }

    /// The same for SIMDe, whether it is needed or not.
    pub fn simde_flags<'a>(&self, flags: &[&'a str]) -> Vec<&'a str> {
        let kept = flags.iter().filter(|flag| !flag.starts_with("-mavx512"));
        let simde = [
            "-I",
            SIMDE,
            "-Wno-psabi",
            "-Werror=implicit-function-declaration",
            // What vcc writes asks for the ISA, and hides values in registers that are not there.
            "-D__target__(...)=",
            "-D__asm__(...)=",
            // SIMDe's C is long, and what it becomes need not be fast.
            "-O1",
        ];
        kept.copied().chain(simde).collect()
    }

    /// Flags to compile the program with that compares a result with its original: what SIMDe does in the
    /// place of an instruction may raise other floating-point exceptions.
    pub fn driver_flags(&self) -> &'static [&'static str] {
        match self.way() {
            Ok(Way::Simde) => &["-DFLAGS=0"],
            _ => &[],
        }
    }

    /// A command that runs a program of this target.
    pub fn run_command(&self, program: &Path) -> Command {
        match self.emulator {
            [] => Command::new(program),
            [emulator, arguments @ ..] => {
                let mut command = Command::new(emulator);
                command.args(arguments).arg(program);
                command
            }
        }
    }
}

/// Features of the processor, without those that `VCC_TEST_CPU_WITHOUT` lists with commas: tests then do
/// what they do on a machine that lacks them.
fn cpu_features() -> SortedSet<String> {
    let without = std::env::var("VCC_TEST_CPU_WITHOUT").unwrap_or_default();
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let flags = cpu.lines().find(|line| line.starts_with("flags"));
    let flags = flags.unwrap_or_default().split_whitespace();
    let left = flags.filter(|flag| without.split(',').all(|feature| feature != *flag));
    left.map(str::to_string).collect()
}

/// Whether the processor has a feature, as `/proc/cpuinfo` names it.
pub fn has_feature(feature: &str) -> bool {
    cpu_features().contains(feature)
}

/// Whether SIMDe is installed.
pub fn has_simde() -> bool {
    Path::new("/usr/include/simde/x86/avx512.h").exists()
}

/// Whether a program is on the path.
pub fn exists(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|directory| directory.join(tool).is_file())
}

/// Says that something could not be tested. Hardware that this machine lacks is counted: a line of the
/// file that `VCC_TEST_SKIPPED` names. A tool could be there.
///
/// # Panics
/// A tool is missing and `VCC_TEST_NO_SKIP` is set, or that file cannot be written.
pub fn skip(what: &str, why: &Missing) {
    let strict = std::env::var_os("VCC_TEST_NO_SKIP").is_some();
    assert!(
        !strict || matches!(why, Missing::Hardware(_)),
        "{what} must not be skipped here: {why}"
    );
    println!("SKIPPED {what}: {why}");
    if let Some(file) = std::env::var_os("VCC_TEST_SKIPPED") {
        let mut options = std::fs::OpenOptions::new();
        let file = options.create(true).append(true).open(file);
        let written =
            file.and_then(|mut file| file.write_all(format!("{what}: {why}\n").as_bytes()));
        written.expect("the list of what is skipped is writable");
    }
}

/// Whether a program is there; it is skipped what needs it, if not.
pub fn needs(what: &str, tool: &str) -> bool {
    let there = exists(tool);
    if !there {
        skip(what, &Missing::Tool(tool.to_string()));
    }
    there
}

/// The `vcc` command built by the same profile as the running program.
///
/// # Panics
/// It was not built: `cargo test --workspace` builds it.
pub fn vcc() -> PathBuf {
    let program = std::env::current_exe().expect("a program has a path");
    let directory = program.parent().expect("a file lies in a directory");
    // Tests lie in PROFILE/deps, programs in PROFILE.
    let profile = match directory.parent() {
        Some(parent) if directory.ends_with("deps") => parent,
        _ => directory,
    };
    let vcc = profile.join("vcc");
    assert!(
        vcc.is_file(),
        "{} is missing: build the workspace",
        vcc.display()
    );
    vcc
}

/// Runs a command to success.
///
/// # Panics
/// It cannot be started or fails; its output is in the message.
pub fn run(command: &mut Command) -> Output {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(target: &str, cpu: &[&str], tools: &[&str], simde: bool) -> Result<Way, Missing> {
        let cpu = cpu.iter().map(|feature| feature.to_string()).collect();
        let target = Target::named(target).unwrap();
        target.way_on(&cpu, |tool| tools.contains(&tool), simde)
    }

    #[test]
    fn hardware_that_is_missing_is_no_missing_tool() {
        let all = ["gcc", CROSS, "qemu-aarch64"];
        let old = ["sse4_1", "avx"];
        assert_eq!(way("avx", &old, &all, true), Ok(Way::Native));
        let missing = Err(Missing::Hardware("avx2"));
        assert_eq!(way("avx2", &old, &all, true), missing);
        assert_eq!(way("avx512", &old, &all, true), Ok(Way::Simde));
        assert_eq!(way("avx512", &["avx512bw"], &all, true), Ok(Way::Native));
        assert_eq!(way("neon", &old, &all, true), Ok(Way::Emulator));
        let tool = |name: &str| Err(Missing::Tool(name.to_string()));
        assert_eq!(way("neon", &old, &all[..2], true), tool("qemu-aarch64"));
        assert_eq!(way("generic", &old, &[], true), tool("gcc"));
        assert_eq!(
            way("avx512", &old, &all, false),
            tool("SIMDe (libsimde-dev)")
        );
    }
}
