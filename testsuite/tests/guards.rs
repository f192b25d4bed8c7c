//! What vcc writes, without vector code, is what it read: for the compiler that does not have the
//! instructions, and under `-DVCC_SCALAR`.

use std::path::Path;
use std::process::Command;
use testsuite::kernel::{self, Kernel};
use testsuite::toolchain::{self, TARGETS, Target};

/// What the preprocessor leaves of a file in C, without any white space.
fn preprocessed(cc: &str, flags: &[&str], file: &Path) -> String {
    let mut command = Command::new(cc);
    let output = toolchain::run(command.args(["-E", "-P", "-w"]).args(flags).arg(file));
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().collect()
}

/// Writes a kernel for a target; `None`: nothing of it is vectorized.
fn translate(kernel: &Kernel, target: &Target, directory: &Path) -> Option<std::path::PathBuf> {
    let vec = directory.join(format!("{}.{}.c", kernel.name, target.name));
    let mut vcc = Command::new(toolchain::vcc());
    vcc.current_dir(directory)
        .arg(format!("{}.c", kernel.name))
        .arg("-o")
        .arg(&vec)
        .args(["--internal-errors=fatal", "--ignore-cost"])
        .args(["--cc", target.cc, "--target", target.name]);
    toolchain::run(vcc.args(kernel.vcc_flags()));
    let text = std::fs::read_to_string(&vec).unwrap();
    text.contains("#ifdef VCC_VECTOR").then_some(vec)
}

#[test]
fn without_vector_code_every_output_is_its_input() {
    let directory = tempfile::tempdir().unwrap();
    let kernels = kernel::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")).unwrap();
    let mut written = 0;
    for (k, kernel) in kernels.iter().enumerate() {
        let source = directory.path().join(format!("{}.c", kernel.name));
        std::fs::write(&source, &kernel.text).unwrap();
        // Neighbours are written for different targets.
        let target = &TARGETS[k % TARGETS.len()];
        if !toolchain::needs(&format!("guards for {}", target.name), target.cc) {
            continue;
        }
        let Some(vec) = translate(kernel, target, directory.path()) else {
            continue;
        };
        written += 1;
        let mut flags = kernel.flags().to_vec();
        flags.push("-DVCC_SCALAR");
        let before = preprocessed(target.cc, &flags, &source);
        assert_eq!(
            preprocessed(target.cc, &flags, &vec),
            before,
            "{}",
            kernel.name
        );
    }
    assert!(written > kernels.len() / 2, "only {written} are vectorized");
}

#[test]
fn another_compiler_compiles_the_original() {
    let (x86, arm) = ("gcc", "aarch64-linux-gnu-gcc");
    if !toolchain::needs("guards of other machines", arm) {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let kernels = kernel::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")).unwrap();
    let target = |name: &str| TARGETS.iter().find(|t| t.name == name).unwrap();
    let mut compiled = 0;
    // Those of one kind stand together.
    for (k, kernel) in kernels.iter().enumerate().step_by(9) {
        let (target, other) = match k % 2 {
            0 => (target("avx2"), arm),
            _ => (target("neon"), x86),
        };
        let source = directory.path().join(format!("{}.c", kernel.name));
        std::fs::write(&source, &kernel.text).unwrap();
        let Some(vec) = translate(kernel, target, directory.path()) else {
            continue;
        };
        let flags = kernel.flags();
        let assembly = |file: &Path| {
            let mut command = Command::new(other);
            command.args(["-S", "-O1", "-w", "-o", "-"]).args(flags);
            let text = toolchain::run(command.arg(file)).stdout;
            let text = String::from_utf8(text).unwrap();
            let named = |line: &&str| !line.contains(".file");
            text.lines().filter(named).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(assembly(&vec), assembly(&source), "{}", kernel.name);
        compiled += 1;
    }
    assert!(compiled > 10, "only {compiled} are vectorized");
}
