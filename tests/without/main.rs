//! `--without`: what each optimization changes, and that `vcc` and `vcc cc` leave it out when told to.

use cases::CASES;
use midend::options::Optimization;
use std::process::{Command, Output};

mod cases;
mod marks;

fn vcc(folder: &std::path::Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vcc"));
    command.current_dir(folder).env_remove("CC").args(arguments);
    command.output().unwrap()
}

/// A comment before a vector loop without what is a matter of price: how many vectors stand side by side, and
/// the lanes of a second loop.
fn kind(comment: &str) -> String {
    let wide = comment.split(", then ").next().unwrap_or(comment);
    wide.split(" x ").next().unwrap_or(wide).to_string()
}

/// The comments before the vector loops, and the marks that lines hold, where they change.
fn loops(text: &str, marks: &[&str]) -> Vec<String> {
    let lines = text.lines().filter_map(|line| {
        let line = line.trim();
        let comment = line
            .strip_prefix("/* vcc: ")
            .and_then(|c| c.strip_suffix(", avx2 */"));
        let mark = marks.iter().find(|mark| line.contains(*mark));
        comment.map(kind).or(mark.map(|mark| mark.to_string()))
    });
    let mut found: Vec<String> = lines.collect();
    found.dedup();
    found
}

#[test]
fn every_optimization_has_a_case() {
    let names: Vec<&str> = CASES.iter().map(|case| case.name).collect();
    let all: Vec<&str> = Optimization::ALL.iter().map(|o| o.name()).collect();
    assert_eq!(names, all);
}

#[test]
fn each_optimization_can_be_left_out() {
    for case in CASES {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.c"), case.text).unwrap();
        let translated = |arguments: &[&str]| {
            let common = ["a.c", "--target=avx2", "-o", "-"];
            let output = vcc(folder.path(), &[&common, arguments].concat());
            assert!(output.status.success(), "{output:?}");
            let marks = [case.with, case.without].concat();
            loops(&String::from_utf8(output.stdout).unwrap(), &marks)
        };
        assert_eq!(translated(&[]), case.with, "{}", case.name);
        let without = format!("--without={}", case.name);
        assert_eq!(translated(&[&without]), case.without, "{}", case.name);
    }
}

#[test]
fn the_driver_leaves_them_out_too() {
    for case in CASES {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.c"), case.text).unwrap();
        let compiled = |option: &str| {
            let call = ["cc", "-O3", "-mavx2", "-S", "a.c", "-o", "a.s"];
            let output = vcc(folder.path(), &[&call[..], &[option]].concat());
            assert!(output.status.success(), "{output:?}");
            std::fs::read(folder.path().join("a.s")).unwrap()
        };
        let without = format!("--vcc-without={0},{0}", case.name);
        assert!(
            compiled("--vcc-target=auto") != compiled(&without),
            "{}",
            case.name
        );
    }
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), "int a;\n").unwrap();
    let calls: [&[&str]; 2] = [
        &["a.c", "-o", "out", "--without=interleaving,tiling"],
        &["cc", "-c", "a.c", "-o", "out", "--vcc-without=tiling"],
    ];
    for call in calls {
        let output = vcc(folder.path(), call);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(
            message.contains("invalid value 'tiling'") && message.contains("interleaving"),
            "{message}"
        );
        assert!(!folder.path().join("out").exists());
    }
}
