//! Many kernels in one C file: quicker than a file for each, and a failure is data.

use crate::driver::driver;
use crate::kernel::Kernel;
use crate::suite::{Build, KernelRun, count_hits};
use std::path::Path;
use std::process::Command;

/// Vectorizes, compiles and runs all kernels as one file.
///
/// # Errors
/// What failed, or which results differ from the originals'.
pub fn run_batch(
    kernels: &[Kernel],
    build: &Build<'_>,
    directory: &Path,
) -> Result<Vec<KernelRun>, String> {
    let (source, vec) = (directory.join("all.c"), directory.join("all_vec.c"));
    let write = |path: &Path, text: &str| std::fs::write(path, text).map_err(|e| e.to_string());
    let all: Vec<&str> = kernels.iter().map(|kernel| kernel.text.as_str()).collect();
    write(&source, &all.concat())?;
    let cc = build.cc.unwrap_or(build.target.cc);
    let mut vcc = Command::new(crate::toolchain::vcc());
    vcc.arg(&source)
        .args(["-o", "-", "--internal-errors=fatal"]);
    vcc.args(["--target", build.target.name, "--cc", cc])
        .args(build.vcc_flags)
        .args(build.shared_flags());
    let text = succeed(&mut vcc)?;
    // Each part begins with the comment that says how to call the kernel.
    let (head, parts) = text.split_once("/* kernel:").ok_or("no kernel")?;
    let mut counted = head.to_string();
    let (mut trips, mut lanes) = (Vec::new(), Vec::new());
    for (kernel, part) in kernels.iter().zip(parts.split("/* kernel:")) {
        let (part, most) = count_hits(&format!("/* kernel:{part}"), &kernel.name);
        counted.push_str(&part);
        trips.push((kernel, 3 * most.unwrap_or(16) + 1));
        lanes.push(most);
    }
    write(&vec, &counted)?;
    let mut objects = Vec::new();
    for (suffix, file) in [("ref", &source), ("vec", &vec)] {
        let object = directory.join(format!("{suffix}.o"));
        let mut compile = Command::new(cc);
        compile
            .args(build.cc_flags)
            .args(["-w", "-c", "-o"])
            .arg(&object)
            .arg(file);
        compile.args(
            kernels
                .iter()
                .map(|kernel| format!("-D{0}={0}_{suffix}", kernel.name)),
        );
        succeed(&mut compile)?;
        objects.push(object);
    }
    let (main, program) = (directory.join("driver.c"), directory.join("driver"));
    write(&main, &driver(&trips, include_str!("../driver/runtime.h")))?;
    let mut link = Command::new(cc);
    succeed(
        link.args(["-O1", "-w", "-o"])
            .arg(&program)
            .arg(&main)
            .args(&objects),
    )?;
    let output = succeed(&mut build.target.run_command(&program))?;
    let runs = kernels.iter().zip(lanes).map(|(kernel, lanes)| {
        let line = output
            .lines()
            .find_map(|line| line.strip_prefix(&kernel.name)?.strip_prefix(' '));
        let hits = line.and_then(|hits| hits.parse().ok());
        Ok(KernelRun {
            name: kernel.name.clone(),
            vectorized: lanes.is_some(),
            hits: hits.ok_or_else(|| format!("{} did not run", kernel.name))?,
        })
    });
    runs.collect()
}

/// Standard output of a command that succeeds.
fn succeed(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(stdout);
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    let shown = |text: &str| text.lines().take(12).collect::<Vec<_>>().join("\n");
    Err(format!(
        "{}\n{}\n{}",
        output.status,
        shown(&stdout),
        shown(&stderr)
    ))
}
