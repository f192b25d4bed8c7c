//! Which compiler runs, and what stands between it and vcc.

use crate::{Project, SAXPY, text, vcc_cc};
use std::path::Path;
use std::process::Command;

fn project() -> Project {
    Project::new(&[("a.c", SAXPY)])
}

pub(crate) fn script(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
}

/// The lines that compilers wrote into the file `log` in the folder.
fn run(folder: &Path, command: &mut Command) -> Vec<String> {
    let output = crate::output(command.current_dir(folder));
    assert!(output.status.success(), "{command:?}: {output:?}");
    let log = std::fs::read_to_string(folder.join("log")).unwrap_or_default();
    let _ = std::fs::remove_file(folder.join("log"));
    log.lines().map(str::to_string).collect()
}

#[test]
fn the_compiler_is_named_by_argument_environment_or_link() {
    let folder = project().folder();
    let at = folder.path();
    for name in ["my-cc", "other-cc"] {
        script(at, name, &format!("echo {name} >>log; exec cc \"$@\""));
    }
    assert_eq!(run(at, vcc_cc().args(["./my-cc", "-c", "a.c"])), ["my-cc"]);
    assert_eq!(
        run(
            at,
            vcc_cc().args(["-c", "a.c"]).env("VCC_CC", "./other-cc -g0")
        ),
        ["other-cc"]
    );
    // The preprocessor twice, and the compiler.
    let three = vec!["my-cc".to_string(); 3];
    assert_eq!(
        run(at, vcc_cc().args(["./my-cc", "-O2", "-c", "a.c"])),
        three
    );
    let nothing: Vec<String> = Vec::new();
    assert_eq!(
        run(
            at,
            vcc_cc()
                .args(["-c", "a.c"])
                .env("VCC_CC", "vcc-none")
                .env_remove("VCC_CC")
        ),
        nothing
    );
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_vcc"), at.join("vcc-my-cc")).unwrap();
    let path = format!("{}:{}", at.display(), std::env::var("PATH").unwrap());
    let mut linked = Command::new(at.join("vcc-my-cc"));
    linked
        .args(["-O2", "-c", "a.c"])
        .env("PATH", &path)
        .env("VCC_STRICT", "1");
    assert_eq!(run(at, &mut linked), three);
    // As ccache calls what CCACHE_PREFIX names.
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_vcc"), at.join("vcc-cc")).unwrap();
    let mut prefix = Command::new(at.join("vcc-cc"));
    prefix
        .args(["./my-cc", "-O2", "-c", "a.c"])
        .env("PATH", &path);
    assert_eq!(run(at, &mut prefix), three);
    script(at, "cc", "echo cc >>log; exec /usr/bin/cc \"$@\"");
    let mut prefix = Command::new(env!("CARGO_BIN_EXE_vcc"));
    prefix
        .arg(at.join("cc"))
        .args(["./my-cc", "-O0", "-c", "a.c"]);
    assert_eq!(run(at, &mut prefix), ["my-cc"]);
}

#[test]
fn a_launcher_runs_for_the_compilation_only() {
    let folder = project().folder();
    let at = folder.path();
    script(at, "ccache", "echo \"$*\" >>log; exec \"$@\"");
    let path = format!("{}:{}", at.display(), std::env::var("PATH").unwrap());
    let mut lines = Vec::new();
    for _ in 0..2 {
        lines.push(run(
            at,
            vcc_cc()
                .args(["ccache", "cc", "-O2", "-c", "a.c"])
                .env("PATH", &path),
        ));
    }
    assert_eq!(lines[0].len(), 1, "{lines:?}");
    assert!(lines[0][0].contains("/a.c"), "{lines:?}");
    // A cache knows the second call again.
    assert_eq!(lines[0], lines[1]);
}

#[test]
fn two_folders_give_one_object() {
    let text = |header: &str| {
        format!("#include \"{header}\"\n{SAXPY}const char *name(void) {{ return __FILE__; }}\n")
    };
    let project = Project::new(&[
        ("a.c", &text("x.h")),
        ("s/b.c", &text("y.h")),
        (
            "x.h",
            "static inline const char *x(void) { return __FILE__; }\n",
        ),
        ("i/y.h", "const char *y(void) { return __FILE__; }\n"),
    ]);
    let object = |compiler: &str, line: &str| {
        let folder = project.folder();
        let here = folder.path().display().to_string();
        let mut command = vcc_cc();
        command
            .arg(compiler)
            .arg(format!("-ffile-prefix-map={here}=."));
        command.args(line.replace("HERE", &here).split_whitespace());
        command.args([
            "--vcc-remarks=all",
            "--vcc-diagnostics-format=short",
            "-o",
            "o",
        ]);
        let output = crate::output(command.current_dir(folder.path()));
        let said = crate::text(&output.stderr);
        assert!(
            output.status.success() && said.contains("[vectorized]"),
            "{line}: {said}"
        );
        std::fs::read(folder.path().join("o")).unwrap()
    };
    for compiler in ["gcc", "clang-19"] {
        for line in [
            "-O2 -c a.c",
            "-O2 -g -c a.c",
            "-O2 -g3 -c HERE/a.c",
            "-O2 -Ii -c s/b.c",
            "-O2 -g -Ii -c s/b.c",
            "-O2 -g -IHERE/i -c HERE/s/b.c",
            "-O2 -g -mavx2 -IHERE/i -c ./s/b.c",
        ] {
            let (first, second) = (object(compiler, line), object(compiler, line));
            assert!(first == second, "{compiler} {line}");
        }
    }
}

#[test]
fn an_argument_that_is_no_text_goes_through() {
    use std::os::unix::ffi::OsStrExt;
    let folder = project().folder();
    let name = std::ffi::OsStr::from_bytes(b"\xff.c");
    std::fs::write(folder.path().join(name), SAXPY).unwrap();
    let output = crate::output(
        vcc_cc()
            .args(["-O2", "-c", "-o", "x.o"])
            .arg(name)
            .current_dir(folder.path()),
    );
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(0), String::new())
    );
}

#[test]
fn a_signal_that_ends_the_compiler_ends_vcc() {
    use std::os::unix::process::ExitStatusExt;
    let folder = project().folder();
    script(folder.path(), "my-cc", "kill -TERM $$");
    let output = crate::output(
        vcc_cc()
            .args(["./my-cc", "--version"])
            .current_dir(folder.path()),
    );
    assert_eq!(output.status.signal(), Some(15));
    script(
        folder.path(),
        "my-cc",
        "for a; do test x$a = x-E && exec cc \"$@\"; done; kill -TERM $$",
    );
    let temporary = tempfile::tempdir().unwrap();
    let output = crate::output(
        vcc_cc()
            .args(["./my-cc", "-O2", "-c", "a.c"])
            .env("TMPDIR", temporary.path())
            .current_dir(folder.path()),
    );
    assert_eq!(output.status.signal(), Some(15));
    assert_eq!(crate::names(temporary.path()), [""; 0]);
}
