//! Calls as builds make them.

use crate::{Project, SAXPY};

const MAIN: &str = "#include <stdio.h>\nvoid saxpy(int n, float a, const float *x, float *y);\n\
    int main(void)\n{\n    float x[40], y[40], s = 0;\n    int i;\n    \
    for (i = 0; i < 40; i++) x[i] = y[i] = i;\n    saxpy(40, 2, x, y);\n    \
    for (i = 0; i < 40; i++) s += y[i];\n    printf(\"%g\\n\", s);\n    return 0;\n}\n";

fn project() -> Project {
    Project::new(&[
        ("a.c", SAXPY),
        ("main.c", MAIN),
        ("none.c", "int x; /* for */\n"),
        ("sub/b.c", SAXPY),
        ("t.txt", SAXPY),
        ("x.h", "int x;\n"),
        ("args", "-O2 -c 'a.c'\n-o \"a.o\""),
    ])
}

#[test]
fn objects_get_the_names_the_compiler_gives_them() {
    for line in [
        "cc -O2 -c a.c",
        "cc -O2 -c a.c -o b.o",
        "cc -O2 -c -ob.o a.c",
        "cc -O2 -c sub/b.c",
        "cc -O2 -c a.c main.c",
        "cc -O2 -c a.c none.c -g",
        "cc -c @args",
        "cc -O2 -c -x c t.txt",
        "cc -O2 -c -xc t.txt -x none a.c",
        "cc -O2 -pipe -c a.c -Wp,-DX=1",
        "cc -O2 -S a.c",
        "cc -O2 -S a.c -o x.s -fverbose-asm",
        "cc -O2 -S a.c -Wall -std=c99 -pedantic",
    ] {
        project().vectorized(line, &[".o", ".s"]);
    }
}

#[test]
fn programs_are_linked_in_one_call() {
    for line in [
        "cc -O2 a.c main.c -o p",
        "cc -O2 main.c a.c -lm",
        "cc -O2 -flto a.c main.c -o p",
        "cc -O2 -shared -fPIC a.c -o l.so",
    ] {
        project().vectorized(line, &["p", ".out", ".so"]);
    }
    // An object between sources keeps its place.
    let folder = project().folder();
    let run = |line: &str| {
        let mut command = crate::vcc_cc();
        command.current_dir(folder.path()).args(line.split(' '));
        let output = crate::output(&mut command);
        assert!(output.status.success(), "{line}: {output:?}");
    };
    run("cc -O2 -c a.c -o a.o");
    run("cc -O2 a.o main.c -o p");
    let output = crate::output(&mut std::process::Command::new(folder.path().join("p")));
    assert_eq!(crate::text(&output.stdout), "2340\n");
}

/// Two folders with headers of the same name.
fn folders() -> Project {
    let text = |name: &str| format!("#include \"x.h\"\n{}", SAXPY.replace("saxpy", name));
    Project::new(&[
        ("a/one.c", &text("one")),
        ("a/x.h", "extern int x;\n"),
        ("b/two.c", &text("two")),
        ("b/x.h", "static int unused = sizeof(char);\n"),
        ("none.c", "#include \"a/x.h\"\nint x;\n"),
        ("main.c", "int main(void) { return 0; }\n"),
    ])
}

#[test]
fn files_of_several_folders_are_compiled_apart() {
    for line in [
        "cc -O2 -Wall -c a/one.c b/two.c none.c",
        "cc -O2 -Wall -c b/two.c a/one.c -MMD -MP",
        "cc -O2 -c a/one.c none.c -MD -g",
        "cc -O2 -S a/one.c b/two.c",
        "cc -O2 -Wall main.c a/one.c none.c b/two.c -o p -lm",
    ] {
        folders().vectorized(line, &["one.o", "two.o", "p", ".s"]);
    }
    let mut broken = folders();
    broken.files.push((
        "b/bad.c".to_string(),
        format!("{SAXPY}int f(void) {{ return }}\n"),
    ));
    let (seen, _) = broken.same("cc -O2 -c a/one.c b/bad.c b/two.c -MD", &["one.o", "two.o"]);
    assert_eq!(seen.code, Some(1));
    // Objects and sources of several folders would need names for the sources' objects.
    folders().same("cc -O2 -c a/one.c b/two.c main.o", &["one.o", "two.o"]);
}

#[test]
fn what_is_no_compilation_goes_through() {
    for line in [
        "cc",
        "cc --version",
        "cc -v",
        "cc -dumpversion",
        "cc -dumpmachine",
        "cc -print-prog-name=ld",
        "cc -print-search-dirs",
        "cc -qversion",
        "cc -O2 -E a.c",
        "cc -O2 -M a.c",
        "cc -O2 -MM a.c -MF d",
        "cc -O2 -fsyntax-only a.c",
        "cc -O2 -x c++ -E a.c",
        "cc -O2 -c missing.c",
        "cc -O2 -c a.c -o",
        "cc -O2 -c a.c -I",
        "cc -O2 -no-such-option -c a.c",
        "cc a.c main.c -c",
        "cc -Os -c a.c",
        "cc -O2 -fno-tree-vectorize -c a.c",
        "cc -O2 -ftrapv -c a.c",
        "cc -O2 -fsanitize=undefined -c a.c",
        "cc -O2 -c none.c -MD",
        "cc -O2 -c none.c",
        "cc @none",
        "cc -O2 -S a.c -o /dev/null",
    ] {
        project().identical(line);
    }
}

#[test]
fn preprocessed_and_standard_input_go_through() {
    use std::io::Write;
    use std::process::Stdio;
    let folder = project().folder();
    std::fs::write(folder.path().join("a.i"), SAXPY).unwrap();
    let run = |vcc: bool| {
        let mut command = match vcc {
            true => crate::vcc_cc(),
            false => std::process::Command::new("cc"),
        };
        command.args(["-O2", "-S", "-o", "-", "-x", "c", "-"]);
        command
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(SAXPY.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        crate::text(&output.stdout)
    };
    assert_eq!(run(true), run(false));
    let mut with_i = project();
    with_i.files.push(("a.i".to_string(), SAXPY.to_string()));
    with_i.identical("cc -O2 -c a.i");
}

#[test]
fn dependency_files_are_the_compilers() {
    let text = format!("#include <stddef.h>\n#include \"x.h\"\n#include \"y.h\"\n{SAXPY}");
    let project = Project::new(&[
        ("a.c", &text),
        ("x.h", "int x;\n"),
        ("inc/y.h", "int y;\n"),
        ("sub/a.c", &text),
        ("sub/x.h", "int x;\n"),
        ("o/keep", ""),
    ]);
    for line in [
        "cc -O2 -Iinc -c a.c -MD",
        "cc -O2 -Iinc -c a.c -MMD -o o/b.o",
        "cc -O2 -Iinc -c sub/a.c -MMD -MP -MF o/dep",
        "cc -O2 -Iinc -c a.c -MD -MT one -MQ $two -MP",
        "cc -O2 -Iinc -c sub/a.c -Wp,-MMD,o/.a.d -o o/a.o",
        "cc -O2 -Iinc -c a.c -Wp,-MD,d",
        "cc -O2 -Iinc -c a.c -MD -MF /dev/null",
        "cc -O2 -Iinc -S a.c -MD -MF d -MT x",
        "cc -O2 -Iinc -shared -fPIC a.c -o l.so -MD -MF d -MT x",
    ] {
        project.vectorized(line, &[".o", ".s", ".so"]);
    }
    // In doubt the compiler does it all.
    project.identical("cc -O2 -Iinc -shared -fPIC a.c -o l.so -MD");
}

#[test]
fn the_exit_code_and_the_messages_are_the_compilers() {
    let broken = format!("{SAXPY}int f(void) {{ return 1 +; }}\n");
    let project = Project::new(&[
        ("a.c", &broken),
        ("b.c", &format!("#include \"none.h\"\n{SAXPY}")),
        ("c.c", &format!("#error no\n{SAXPY}")),
        (
            "d.c",
            &format!("{SAXPY}int g(void) {{ int unused; return undeclared(); }}\n"),
        ),
        (
            "main.c",
            &format!("{SAXPY}int missing(void);\nint main(void) {{ return missing(); }}\n"),
        ),
    ]);
    for line in [
        "cc -O2 -c a.c",
        "cc -O2 -c b.c",
        "cc -O2 -c c.c",
        "cc -O2 -Wall -Werror -c d.c",
    ] {
        let (seen, _) = project.same(line, &[]);
        assert_eq!(seen.code, Some(1));
    }
    project.same("cc -O2 -Wall -c d.c", &[".o"]);
    // The linker shows the random name of an object.
    let seen = project.vcc("cc -O2 main.c -o p");
    assert_eq!(seen.code, Some(1));
    assert!(
        seen.stderr.contains("undefined reference to `missing'"),
        "{}",
        seen.stderr
    );
    assert!(!seen.stderr.contains("vcc"), "{}", seen.stderr);
}

#[test]
fn short_arrays_make_no_warnings() {
    let text = "void use(unsigned char *);\nint f(int n)\n{\n    unsigned char pos[6], tmp, v;\n    \
        for (v = 0; v < n; v++) pos[v] = v;\n    use(pos);\n    v = n;\n    tmp = pos[v];\n    \
        while (v > 0) { pos[v] = pos[v - 1]; v--; }\n    pos[0] = tmp;\n    use(pos);\n    return pos[0];\n}\n";
    let project = Project::new(&[("a.c", &format!("{SAXPY}{text}"))]);
    let seen = project.vectorized("cc -O2 -Wall -Wextra -c a.c", &[".o"]);
    assert_eq!(seen.stderr, "");
}

#[test]
fn no_macro_is_left_unused() {
    let project = Project::new(&[("a.c", SAXPY)]);
    for compiler in ["cc", "clang-19"] {
        for flags in [
            "-msse2",
            "-mssse3",
            "-msse4.1",
            "-mavx",
            "-mavx2",
            "-mavx512f -mavx512bw -mavx512vl -mavx512dq",
        ] {
            let line = format!("{compiler} -O2 {flags} -Wunused-macros -c a.c");
            let seen = project.vectorized(&line, &[".o"]);
            assert_eq!(seen.stderr, "", "{line}");
        }
    }
}

#[test]
fn the_address_sanitizer_sees_no_access_that_the_original_does_not_make() {
    let text = "#include <stdlib.h>\nstruct p { float x, y, z; };\n\
        static void gap(int n, const struct p *p, float *o)\n\
        {\n    for (int i = 0; i < n; i++) o[i] = p[i].x + p[i].y;\n}\n\
        static void two(int n, const float *p, float *o)\n{\n    for (int i = 0; i < n; i++) o[i] = p[2 * i];\n}\n\
        static void next(int n, const float *p, float *o)\n{\n    for (int i = 0; i < n; i++) o[i] = p[i] + p[i + 1];\n}\n\
        static void when(int n, const int *p, const float *c, float *o)\n\
        {\n    for (int i = 0; i < n; i++) if (p[i]) o[i] = c[i];\n}\n\
        static int sum(int n, const unsigned char *p)\n{\n    int s = 0;\n    for (int i = 0; i < n; i++) s += p[3 * i];\n    return s;\n}\n\
        int main(void)\n{\n    for (int n = 1; n < 70; n++) {\n        float *o = malloc(4 * n), *a = calloc(2 * n - 1, 4);\n        \
        void *s = calloc(12 * n - 4, 1);\n        float *b = calloc(n + 1, 4), *c = calloc(n / 2, 4);\n        \
        int *m = malloc(4 * n);\n        unsigned char *u = calloc(3 * n - 2, 1);\n        \
        for (int i = 0; i < n; i++) m[i] = i < n / 2;\n        \
        gap(n, s, o); two(n, a, o); next(n, b, o); when(n, m, c, o);\n        if (sum(n, u)) return 1;\n        \
        free(o); free(a); free(s); free(b); free(c); free(m); free(u);\n    }\n    return 0;\n}\n";
    let folder = Project::new(&[("a.c", text)]).folder();
    for target in ["--vcc-target=generic", "-march=native"] {
        let mut command = crate::vcc_cc();
        command.args([
            "-O2",
            "-fsanitize=address",
            "a.c",
            "-o",
            "p",
            "--vcc-ignore-cost",
        ]);
        command.arg(target);
        let build = crate::output(command.current_dir(folder.path()));
        assert!(build.status.success(), "{build:?}");
        let run = crate::output(&mut std::process::Command::new(folder.path().join("p")));
        assert!(
            run.status.success(),
            "{target}: {}",
            crate::text(&run.stderr)
        );
    }
}
