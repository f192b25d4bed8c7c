//! What vcc writes for AVX-512 is known where no processor has it: a name that SIMDe lacks is found on
//! every machine.

use frontend::sorted::SortedSet;
use std::path::Path;
use std::process::Command;
use testsuite::kernel;
use testsuite::toolchain::{Missing, SIMDE, has_simde, run, skip, vcc};

/// Identifiers of a C text.
fn names(text: &str) -> SortedSet<&str> {
    let within = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(|c| !within(c)).collect()
}

#[test]
fn every_intrinsic_of_avx512_is_there() {
    if !has_simde() {
        skip(
            "names of SIMDe",
            &Missing::Tool("SIMDe (libsimde-dev)".to_string()),
        );
        return;
    }
    let mut header = Command::new("gcc");
    header.args(["-E", "-dD", "-I", SIMDE]);
    header.arg(Path::new(SIMDE).join("immintrin.h"));
    let header = String::from_utf8_lossy(&run(&mut header).stdout).into_owned();
    let known = names(&header);
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let mut missing: SortedSet<String> = SortedSet::new();
    for kernel in kernel::all(&kernels).unwrap() {
        let mut command = Command::new(vcc());
        command.current_dir(&kernels);
        command.arg(format!("{}.c", kernel.name)).args(["-o", "-"]);
        command.args(["--target=avx512", "--ignore-cost"]);
        let text = run(command.args(kernel.vcc_flags())).stdout;
        let text = String::from_utf8_lossy(&text);
        let called = names(&text).into_iter().filter(|n| n.starts_with("_mm"));
        let unknown = called.filter(|name| !known.contains(name));
        missing.extend(unknown.map(|name| format!("{name}, for one in {}", kernel.name)));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
