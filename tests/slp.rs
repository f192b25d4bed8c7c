//! `--slp`: when straight-line code becomes vector code, and what is said of it.

use std::process::{Command, Output};

const TEXT: &str = "void f(float *restrict a, const float *b, float s)
{
    a[0] = b[0] * s;
    a[1] = b[1] * s;
    a[2] = b[2] * s;
    a[3] = b[3] * s;
}
void g(double *a, const double *b)
{
    a[0] = b[0] * 2.0;
    a[1] = b[1] * 2.0;
}
";

fn vcc(arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), TEXT).unwrap();
    Command::new(env!("CARGO_BIN_EXE_vcc"))
        .current_dir(folder.path())
        .args(["--target=sse2", "a.c", "-o", "-"])
        .args(arguments)
        .output()
        .unwrap()
}

fn blocks(arguments: &[&str]) -> Vec<String> {
    let output = vcc(arguments);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().filter(|line| line.contains("/* vcc: block"));
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn only_asked_for_and_where_it_gains_enough() {
    let packed = ["/* vcc: block at lines 3 to 6: 4 lanes, sse2 */"];
    assert_eq!(blocks(&["--slp"]), packed);
    assert_eq!(blocks(&["--slp", "--slp-threshold=10"]), packed);
    assert!(blocks(&["--slp", "--slp-threshold=1000"]).is_empty());
    assert!(blocks(&[]).is_empty());
}

#[test]
fn a_threshold_alone_is_a_mistake() {
    let output = vcc(&["--slp-threshold=10"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("--slp"), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn remarks_say_what_became_of_each_block() {
    let output = vcc(&["--slp", "--remarks=all", "--diagnostics-format=short"]);
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = said.lines().filter(|l| l.contains("block ")).collect();
    let [packed, scalar] = lines[..] else {
        panic!("{said}");
    };
    assert!(packed.starts_with("a.c:3:5: ") && packed.contains("block vectorized: 4 lanes"));
    let why =
        "block not vectorized: what is read here may be what a statement before it has written";
    assert!(
        scalar.starts_with("a.c:10:5: ") && scalar.contains(why),
        "{said}"
    );
}
