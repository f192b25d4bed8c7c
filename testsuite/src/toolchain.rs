//! The compilers and emulators that tests and benchmarks use.

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

impl Target {
    /// The target of that name.
    pub fn named(name: &str) -> Option<&'static Target> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// Why code for this target cannot run here, if so.
    pub fn missing(&self) -> Option<String> {
        let tools = [Some(&self.cc), self.emulator.first()];
        if let Some(tool) = tools.into_iter().flatten().find(|tool| !exists(tool)) {
            return Some(format!("{tool} is not installed"));
        }
        let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let feature = self.feature?;
        let has = cpu.lines().any(|line| {
            line.starts_with("flags") && line.split_whitespace().any(|flag| flag == feature)
        });
        (!has).then(|| format!("this CPU has no {feature}"))
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

/// Whether a program is on the path.
pub fn exists(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|directory| directory.join(tool).is_file())
}

/// Says that something could not be tested; on CI, where everything is installed, that is a failure.
///
/// # Panics
/// `VCC_TEST_NO_SKIP` is set.
pub fn skip(what: &str, why: &str) {
    let strict = std::env::var_os("VCC_TEST_NO_SKIP").is_some();
    assert!(!strict, "{what} must not be skipped here: {why}");
    println!("SKIPPED {what}: {why}");
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
