//! What vcc says of the loops of a file.

use std::process::Command;

/// What it says of each loop, without its place.
pub fn said(text: &str, flags: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path()).env_remove("CC");
    vcc.args(["a.c", "-o", "out.c", "--target=avx2", "--remarks=all"]);
    vcc.arg("--diagnostics-format=short").args(flags);
    let output = vcc.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let without_place = |line: &str| line.splitn(4, ':').last().unwrap().trim().to_string();
    said.lines().map(without_place).collect()
}
