//! Whether vector code keeps floating-point exceptions of lanes that are off from being raised: as gcc has it by
//! default, and clang only where it is told so.

use std::process::Command;

/// A division that is done where its divisor is above one.
const RATIOS: &str = "\
void ratios(int n, const double *restrict a, const double *restrict b, double *restrict c)
{
    for (int i = 0; i < n; i++)
        c[i] = b[i] > 1.0 ? a[i] / b[i] : 0.0;
}
";

/// Whether lanes that are off divide by something harmless.
fn keeps_exceptions(head: &str, flags: &[&str]) -> bool {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), format!("{head}{RATIOS}")).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path()).env_remove("CC");
    vcc.args(["a.c", "-o", "out.c", "--target=avx2"])
        .args(flags);
    let output = vcc.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(folder.path().join("out.c")).unwrap();
    assert!(text.contains("_mm256_div_pd("), "{text}");
    text.contains("_mm256_blendv_pd(")
}

#[test]
fn lanes_that_are_off_raise_no_exceptions_by_default() {
    assert!(keeps_exceptions("", &["--cc=gcc"]));
    assert!(!keeps_exceptions("", &["--cc=gcc", "-fno-trapping-math"]));
}

#[test]
fn clang_looks_at_no_exceptions_unless_it_is_told_to() {
    let clang = "--cc=clang-19";
    assert!(!keeps_exceptions("", &[clang]));
    // One word of a pragma is no pragma.
    assert!(!keeps_exceptions("/* exceptions */\n", &[clang]));
    for flag in [
        "-ftrapping-math",
        "-ffp-model=strict",
        "-ffp-exception-behavior=maytrap",
        "-ffp-exception-behavior=strict",
    ] {
        assert!(keeps_exceptions("", &[clang, flag]), "{flag}");
    }
    for head in [
        "#pragma STDC FENV_ACCESS ON\n",
        "#pragma float_control(except, on)\n",
        "#pragma clang fp exceptions(maytrap)\n",
        "#include <fenv.h>\n",
    ] {
        assert!(keeps_exceptions(head, &[clang]), "{head}");
    }
}
