//! Loops that call vector variants of functions, as programs that run: of mathematical functions, and
//! of functions that another compiler made the variants of.

mod declared;
mod instructions;
mod math;

use std::path::Path;
use std::process::Command;
use testsuite::toolchain::{TARGETS, Target, run, skip, vcc};

/// The instruction sets that have variants, as far as this machine can run them.
fn targets() -> impl Iterator<Item = &'static Target> {
    let named = ["sse2", "avx", "avx2", "avx512"];
    let targets = TARGETS.iter().filter(move |t| named.contains(&t.name));
    targets.filter(|target| match target.missing() {
        Some(why) => {
            skip(target.name, &why);
            false
        }
        None => true,
    })
}

/// What vcc makes of `a.c` in a folder; it is left there as `a_vec.c`.
fn vectorized(folder: &Path, flags: &[&str]) -> String {
    let mut command = Command::new(vcc());
    command.current_dir(folder).args(["a.c", "-o", "a_vec.c"]);
    run(command.args(flags));
    std::fs::read_to_string(folder.join("a_vec.c")).unwrap()
}

/// Compiles files to a program and runs it: it prints what is wrong.
fn complaints(folder: &Path, cc: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(cc);
    command.current_dir(folder).args(["-o", "program"]);
    run(command.args(arguments));
    let output = run(&mut Command::new(folder.join("program")));
    String::from_utf8(output.stdout).unwrap()
}
