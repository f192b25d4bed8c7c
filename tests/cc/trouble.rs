//! What happens when something goes wrong, and what the options say.

use crate::{Project, SAXPY, text, vcc_cc};

fn project() -> Project {
    Project::new(&[
        ("a.c", SAXPY),
        ("i.c", &SAXPY.replace("float", "int")),
        ("conftest.c", SAXPY),
        ("annotated.c", &format!("{ANNOTATION} {SAXPY}")),
    ])
}

/// No C.
const ANNOTATION: &str = "__decl-vec-function(uniform(n))";

/// Exit code and messages of `vcc cc` with further environment.
fn run(line: &str, environment: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = project().folder();
    let mut command = vcc_cc();
    command
        .args(line.split_whitespace())
        .current_dir(folder.path());
    command.envs(environment.iter().copied());
    let output = crate::output(&mut command);
    (output.status.code(), text(&output.stderr))
}

#[test]
fn remarks_tell_why_a_file_is_compiled_as_it_is() {
    for (line, code) in [
        ("cc -c a.c --vcc-remarks", "optimization"),
        ("cc -Os -c a.c --vcc-remarks", "size"),
        ("cc -O2 -c a.c --vcc-remarks --vcc-vectorize=never", "never"),
        ("cc -O2 --coverage -c a.c --vcc-remarks", "profile"),
        (
            "cc -O2 -c i.c -mgeneral-regs-only --vcc-remarks",
            "no-vector-unit",
        ),
        ("cc -O2 -c conftest.c --vcc-remarks", "probe"),
        ("cc --version --vcc-remarks", "query"),
    ] {
        let (status, said) = run(line, &[]);
        assert_eq!(status, Some(0), "{line}: {said}");
        assert!(
            said.starts_with(&format!("vcc: note[{code}]: ")),
            "{line}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{line}: {said}");
    }
}

#[test]
fn vectorize_overrides_what_the_build_wishes() {
    for call in [
        "-c a.c",
        "-O0 -c a.c",
        "-Os -c a.c",
        "-O3 -fno-tree-vectorize -c a.c",
        "-O2 -c conftest.c",
    ] {
        let line = format!(
            "cc {call} --vcc-vectorize=always --vcc-remarks=all --vcc-diagnostics-format=short"
        );
        let (status, said) = run(&line, &[]);
        assert_eq!(status, Some(0), "{said}");
        let remark = format!("{}:3:5: note[vectorized]", call.rsplit(' ').next().unwrap());
        assert!(said.contains(&remark), "{line}: {said}");
    }
}

#[test]
fn options_come_through_the_environment() {
    let flags = [(
        "VCC_FLAGS",
        "--remarks=all --diagnostics-format=short --target=generic",
    )];
    let (status, said) = run("cc -O2 -c a.c", &flags);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("a.c:3:5: note[vectorized]"), "{said}");
    assert!(said.contains("generic"), "{said}");
}

#[test]
fn a_wrong_option_of_the_environment_is_said_to_be_there() {
    let (status, said) = run("cc -O2 -c a.c", &[("VCC_FLAGS", "--nothing")]);
    assert_eq!(status, Some(1), "{said}");
    let note = "vcc: note: in VCC_FLAGS, where options stand without `vcc-`: --nothing\n";
    assert!(said.ends_with(note), "{said}");
    let (_, said) = run("cc --vcc-nothing", &[("VCC_FLAGS", "--remarks")]);
    assert!(!said.contains("VCC_FLAGS,"), "{said}");
}

#[test]
fn wrong_options_are_errors() {
    for line in [
        "cc --vcc-nothing",
        "cc --vcc-remarks=some -c a.c",
        "cc --vcc-dump=tree -c a.c",
    ] {
        let (status, said) = run(line, &[]);
        assert_eq!(status, Some(1), "{line}: {said}");
        assert!(said.starts_with("vcc: error: "), "{said}");
    }
    let (status, said) = run("cc --version --vcc-target=mmx", &[("VCC_STRICT", "0")]);
    assert_eq!(status, Some(1), "{said}");
    assert!(
        said.contains("invalid value 'mmx' for '--vcc-target"),
        "{said}"
    );
}

#[test]
fn an_error_of_vcc_costs_a_warning_unless_it_is_to_be_strict() {
    // NEON on another machine, or the other way round.
    let other = if cfg!(target_arch = "aarch64") {
        "avx2"
    } else {
        "neon"
    };
    let line = format!("cc -O2 -c a.c --vcc-target={other}");
    let wanted = format!("target `{other}` does not fit `cc`");
    let (status, said) = run(&line, &[("VCC_STRICT", "0")]);
    assert_eq!(status, Some(0), "{said}");
    assert!(
        said.starts_with(&format!("vcc: warning: {wanted}")),
        "{said}"
    );
    assert!(said.ends_with("; compiled as it is\n"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    let (status, said) = run(&line, &[]);
    assert_eq!(status, Some(1));
    assert!(said.starts_with(&format!("vcc: error: {wanted}")), "{said}");
}

#[test]
fn what_the_compiler_rejects_is_compiled_as_it_is() {
    let folder = project().folder();
    // A compiler that takes no file with vectors.
    let script = "#!/bin/sh\nfor a; do case $a in -E) exec cc \"$@\";; esac; done\n\
        for a; do case $a in -*);; *vcc-*.c) if grep -q vector_size $a; then \
        printf 'In file included from %s:1:\\n\\033[1m%s:3:5:\\033[K error: no vectors\\nmore\\n' $a $a >&2; exit 3; fi;; \
        esac; done\nexec cc \"$@\"\n";
    let path = folder.path().join("strange-cc");
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let run = |file: &str, strict: &str| {
        let object = folder.path().join("o.o");
        let mut command = vcc_cc();
        command
            .arg("./strange-cc")
            .args(["-O2", "--vcc-target=generic", "-c", file, "-o", "o.o"])
            .env("VCC_STRICT", strict);
        let output = crate::output(command.current_dir(folder.path()));
        let compiled = std::fs::remove_file(object).is_ok();
        (output.status.code(), text(&output.stderr), compiled)
    };
    let message = |file: &str| format!("`./strange-cc` rejects the vectorized `{file}`");
    // What is no C goes all the same.
    for file in ["a.c", "annotated.c"] {
        let message = message(file);
        let warning =
            format!("vcc: warning: {message}: {file}:3:5: error: no vectors; compiled as it is\n");
        assert_eq!(run(file, "0"), (Some(0), warning, true));
    }
    let (code, said, _) = run("a.c", "1");
    assert_eq!(code, Some(1));
    assert!(said.starts_with("In file included from a.c:1:\n"), "{said}");
    let error = format!("\nmore\nvcc: error: {}\n", message("a.c"));
    assert!(said.ends_with(&error), "{said}");
}

#[test]
fn a_compiler_that_is_not_there_is_an_error() {
    let (status, said) = run("no-such-gcc -O2 -c a.c", &[]);
    assert_eq!(status, Some(127), "{said}");
    assert!(
        said.contains("cannot run the C compiler `no-such-gcc`"),
        "{said}"
    );
}
