//! Temporary files: where they are put, and that none stays.

use crate::{SAXPY, names, output, text, vcc_cc};
use std::path::Path;
use std::process::Command;

/// A folder with a loop and with a folder `t` for temporary files.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), SAXPY).unwrap();
    std::fs::create_dir(folder.path().join("t")).unwrap();
    folder
}

fn compile(folder: &Path, compiler: &str) -> Command {
    let mut command = vcc_cc();
    let remarks = ["--vcc-remarks=all", "--vcc-diagnostics-format=short"];
    command.args([compiler, "-O2", "-c", "a.c"]).args(remarks);
    command.current_dir(folder).env("TMPDIR", folder.join("t"));
    command
}

/// Vectorizes, and says nothing else.
fn succeed(mut command: Command) {
    let output = output(&mut command);
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stderr);
    assert!(said.starts_with("a.c:3:5: note[vectorized]"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn places_of_no_use_are_passed_over_without_a_word() {
    let folder = folder();
    for place in ["", "/nonexistent", "a.c", "t/none", "a=b"] {
        let mut command = compile(folder.path(), "cc");
        command.env("TMPDIR", place).env("TMP", "t");
        succeed(command);
    }
    let mut command = compile(folder.path(), "cc");
    command.env("TMPDIR", "");
    succeed(command);
    assert_eq!(names(&folder.path().join("t")), [""; 0]);
    assert_eq!(names(folder.path()), ["a.c", "a.o", "t"]);
}

#[test]
fn a_call_that_was_killed_is_cleaned_up_after() {
    let folder = folder();
    let at = folder.path();
    let script = "for a; do test x$a = x-E && exec cc \"$@\"; done; kill -KILL $PPID; exit 1";
    crate::compilers::script(at, "my-cc", script);
    let killed = output(&mut compile(at, "./my-cc"));
    assert_eq!(killed.status.code(), None);
    assert_eq!(names(&at.join("t")).len(), 1);
    succeed(compile(at, "cc"));
    assert_eq!(names(&at.join("t")), [""; 0]);
}

/// Whether this process ignores a signal, and so what it starts, as in the background of a script.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|l| l.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 > 0)
}

#[test]
fn a_signal_leaves_nothing() {
    use std::os::unix::process::ExitStatusExt;
    let folder = folder();
    let at = folder.path();
    for (name, signal) in [("HUP", 1), ("INT", 2), ("QUIT", 3), ("TERM", 15)] {
        if is_ignored(signal) {
            continue;
        }
        // The compiler ends a little later than it is told to, and has a file of its own.
        let script = format!(
            "for a; do test x$a = x-E && exec cc \"$@\"; done\n\
             trap 'rm $TMPDIR/own; exit 1' {name}\necho >$TMPDIR/own\n\
             kill -{name} $PPID\nn=0; while test $((n += 1)) != 1000; do sleep 0.01; done"
        );
        crate::compilers::script(at, "my-cc", &script);
        let ended = output(&mut compile(at, "./my-cc"));
        assert_eq!(ended.status.signal(), Some(signal), "{ended:?}");
        assert_eq!(names(&at.join("t")), [""; 0], "{name}");
    }
}

#[test]
fn calls_at_the_same_time_leave_nothing() {
    let folder = folder();
    let at = folder.path();
    std::thread::scope(|scope| {
        for n in 0..4 {
            let output = format!("{n}.o");
            scope.spawn(move || {
                for _ in 0..3 {
                    let mut command = compile(at, "cc");
                    command.args(["-o", &output]);
                    succeed(command);
                }
            });
        }
    });
    assert_eq!(names(&at.join("t")), [""; 0]);
}
