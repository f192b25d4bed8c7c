//! Names and numbers that stay those of the original: files, lines, headers.

use crate::{Project, SAXPY};
use std::process::Command;

/// A program that says where it is.
const TELLS: &str = "#include <stdio.h>\n#include \"x.h\"\n\
    static void show(const char *what, int line) { printf(\"%s %d\\n\", what, line); }\n\
    void f(int *a, int n)\n{\n    int i;\n    show(__FILE__, __LINE__);\n    \
    for (i = 0; i < n; i++) a[i] += 3;\n    show(__BASE_FILE__, __LINE__);\n    \
    if (n)\n        for (i = 0;\n             i < n;\n             i++)\n            a[i] *= 5;\n    \
    show(header(), __LINE__);\n}\n\
    int main(void) { int a[9] = { 1, 2, 3 }, unused; f(a, 9); show(\"end\", __LINE__ + a[0]); return 0; }\n";

const HEADER: &str = "static const char *header(void) { int in_header; return __FILE__; }\n";

fn project(folder: &str) -> Project {
    Project::new(&[
        (&format!("{folder}a.c"), TELLS),
        (&format!("{folder}x.h"), HEADER),
        ("inc/x.h", "#error the wrong one\n"),
    ])
}

/// What the program `p` prints that `line` builds in a folder, by the compiler and by vcc.
fn prints(project: &Project, line: &str) -> [String; 2] {
    [false, true].map(|vcc| {
        let folder = project.folder();
        let mut words = line.split_whitespace();
        let mut command = match vcc {
            true => crate::vcc_cc(),
            false => Command::new(words.next().unwrap()),
        };
        let build = crate::output(command.args(words).current_dir(folder.path()));
        if !build.status.success() {
            return crate::text(&build.stderr);
        }
        let run = crate::output(&mut Command::new(folder.path().join("p")));
        crate::text(&run.stdout) + &crate::text(&run.stderr)
    })
}

#[test]
fn files_and_lines_are_those_of_the_original() {
    for (folder, flags) in [
        ("", ""),
        ("", "-I."),
        ("", "-Iinc"),
        ("s/", "-Iinc"),
        ("s/t/", "-Is/t"),
        ("", "-fmacro-prefix-map=a=b"),
        ("s/", "-ffile-prefix-map=s/=other/"),
    ] {
        let project = project(folder);
        let line = format!("cc -O2 -Wall {flags} {folder}a.c -o p");
        project.vectorized(&line, &["p"]);
        let [bare, vcc] = prints(&project, &line);
        assert_eq!(bare, vcc, "{line}");
        assert!(vcc.contains(".c 7\n"), "{vcc}");
    }
}

#[test]
fn assertions_name_the_line() {
    let text = format!(
        "#include <assert.h>\n{SAXPY}int main(void)\n{{\n    float x[9] = {{ 1 }}, y[9] = {{ 2 }};\n    \
        saxpy(9, 2, x, y);\n    assert(y[0] == 1);\n    return 0;\n}}\n"
    );
    let project = Project::new(&[("src/p.c", &text)]);
    let [bare, vcc] = prints(&project, "cc -O2 src/p.c -o p");
    assert_eq!(bare, vcc);
    assert!(vcc.contains("src/p.c:11: main: Assertion"), "{vcc}");
}

#[test]
fn debug_information_names_the_original() {
    for line in ["cc -O2 -g -c a.c", "cc -O2 -g -gdwarf-4 -c a.c"] {
        project("").vectorized(line, &[".o"]);
        let seen = project("").vcc(line);
        let object = crate::text(&seen.files["a.o"]);
        assert!(!object.contains("vcc-"), "{line}");
        assert!(!object.contains(".//"), "{line}");
    }
}

#[test]
fn the_symbol_of_the_file_is_its_name() {
    let seen = project("").vcc("cc -O2 -S a.c");
    let text = crate::text(&seen.files["a.s"]);
    assert!(text.starts_with("\t.file\t\"a.c\"\n"), "{text}");
}

#[test]
fn lines_of_a_generator_stay() {
    let text = "#line 100 \"g.y\"\n#include <stdio.h>\nvoid f(int *a, int n)\n{\n    \
        for (int i = 0; i < n; i++)\n        a[i] += 3;\n    printf(\"%s %d\\n\", __FILE__, __LINE__);\n}\n\
        #line 9 \"p.c\"\nint main(void) { int a[9] = { 1 }; f(a, 9); printf(\"%d %s %d\\n\", *a, __FILE__, __LINE__); }\n";
    let project = Project::new(&[("p.c", text)]);
    project.vectorized("cc -O2 p.c -o p", &["p"]);
    let [bare, vcc] = prints(&project, "cc -O2 p.c -o p");
    assert_eq!(bare, vcc);
    assert_eq!(vcc, "g.y 105\n4 p.c 9\n");
}

#[test]
fn headers_are_found_where_the_original_finds_them() {
    let next = format!("#include_next <x.h>\n{SAXPY}");
    let project = Project::new(&[
        ("s/a.c", &format!("#include \"one.h\"\n{SAXPY}")),
        ("s/one.h", "#include \"two.h\"\n"),
        ("s/two.h", "#include <x.h>\n"),
        ("s/b.c", &next),
        ("i/x.h", "#include_next <x.h>\nint from_i;\n"),
        ("j/x.h", "int from_j;\n"),
    ]);
    for line in [
        "cc -O2 -Ii -Ij -c s/a.c -MD",
        "cc -O2 -Ij -Ii -c s/a.c -w",
        "cc -O2 -iquote i -Ij -c s/b.c -MD",
        "cc -O2 -include s/one.h -Ij -c s/b.c -MD",
    ] {
        project.same(line, &[".o"]);
    }
}

/// Headers of one name in several folders, and one header under several names.
fn automake() -> Project {
    let says = "static const char *HERE(void) { return __FILE__; }\n";
    let guarded = |name: &str, rest: &str| {
        let says = says.replace("HERE", name);
        format!("#ifndef GUARD_{name}\n#define GUARD_{name}\n{rest}{says}#endif\n")
    };
    let tells = |folder: &str| {
        format!(
            "#include \"config.h\"\n#include \"compat.h\"\n#include \"../lib/l.h\"\n#include <stdio.h>\n\
             #if __has_include(\"beside.h\")\nint beside;\n#endif\n\
             {SAXPY}int main(void)\n{{\n    int unused;\n    float x[9] = {{ 1 }}, y[9] = {{ 2 }};\n    \
             saxpy(9, 2, x, y);\n    printf(\"%s %s %s %s %s %d{folder}\\n\", config(), compat(), lib(), \
             __FILE__, __BASE_FILE__, __LINE__);\n    return 0;\n}}\n"
        )
    };
    Project::new(&[
        ("src/a.c", &tells("")),
        ("build/keep", ""),
        ("src/config.h", &guarded("config", "")),
        ("src/beside.h", ""),
        (
            "src/compat/compat.h",
            "#include \"config.h\"\n#include_next <compat.h>\nint in_compat(void) { int unused; return 0; }\n",
        ),
        (
            "next/compat.h",
            &guarded("compat", "#include \"config.h\"\n"),
        ),
        ("lib/l.h", &guarded("lib", "#include \"deep/d.h\"\n")),
        ("lib/deep/d.h", "#include \"../e.h\"\n"),
        ("lib/e.h", "int e;\n"),
        ("pre.h", "#include \"config.h\"\n"),
    ])
}

#[test]
fn the_headers_own_searches_are_those_of_the_original() {
    const PATHS: &str = "-I. -I./src -I./src/compat -Inext";
    for flags in [
        "",
        "-MMD -MF d -MT p",
        "-g -gno-record-gcc-switches",
        "-g3",
        "-iquote next",
        "-iquote lib",
        "-include pre.h",
        "-include src/config.h",
        "-ffile-prefix-map=src/=there/",
        "-fmacro-prefix-map=src/config=one -fdebug-prefix-map=.=two",
    ] {
        for compiler in ["gcc", "clang-19"] {
            if compiler == "clang-19" && flags.contains("switches") {
                continue;
            }
            let project = automake();
            let line = format!("{compiler} -O2 -Wall {PATHS} {flags} src/a.c -o p");
            let seen = project.vectorized(&line, &["p"]);
            assert!(seen.stderr.contains("src/a.c"), "{line}: {}", seen.stderr);
            let [bare, vcc] = prints(&project, &line);
            assert_eq!(bare, vcc, "{line}");
            let program = crate::text(&project.vcc(&line).files["p"]);
            assert!(!program.contains("/vcc-"), "{line}");
        }
    }
}

#[test]
fn headers_are_found_from_a_folder_for_builds() {
    // As make does it in a folder beside that of the sources.
    for compiler in ["gcc", "clang-19"] {
        let [bare, vcc] = [false, true].map(|vcc| {
            let folder = automake().folder();
            let mut command = match vcc {
                true => crate::vcc_cc(),
                false => Command::new("env"),
            };
            let flags = "-O2 -g -I. -I../src -I../src/compat -I../next -c ../src/a.c -MD -o a.o";
            command.arg(compiler).args(flags.split(' '));
            let build = crate::output(command.current_dir(folder.path().join("build")));
            assert!(build.status.success(), "{build:?}");
            let mut link = Command::new(compiler);
            link.args(["build/a.o", "-o", "p"])
                .current_dir(folder.path());
            assert!(crate::output(&mut link).status.success());
            let object = std::fs::read(folder.path().join("build/a.o")).unwrap();
            let rule = std::fs::read(folder.path().join("build/a.d")).unwrap();
            let run = crate::output(&mut Command::new(folder.path().join("p")));
            let lines = Command::new("objdump")
                .args(["--dwarf=rawline", "build/a.o"])
                .current_dir(folder.path())
                .output()
                .unwrap();
            assert!(!crate::text(&lines.stdout).contains("/vcc-"));
            (object, (crate::text(&rule), crate::text(&run.stdout)))
        });
        assert_eq!(bare.1, vcc.1, "{compiler}");
        assert_ne!(bare.0, vcc.0, "{compiler}: nothing was vectorized");
    }
}

#[test]
fn a_header_made_beforehand_is_used() {
    let including = format!("#include \"x.h\"\n{SAXPY}");
    for (folder, header) in [("", ""), ("s/", ""), ("s/", "-include s/x.h")] {
        let main = match header {
            "" => including.as_str(),
            _ => SAXPY,
        };
        let project = Project::new(&[
            (&format!("{folder}a.c"), main),
            (&format!("{folder}x.h"), "int x;\n"),
            // gcc takes this for `x.h` where it may.
            (&format!("{folder}y.h"), "int x; int from_y;\n"),
        ]);
        let folder_of = |vcc: bool| {
            let made = project.folder();
            let mut gch = Command::new("gcc");
            gch.args(["-O2", "-x", "c-header", &format!("{folder}y.h"), "-o"]);
            gch.arg(format!("{folder}x.h.gch")).current_dir(made.path());
            assert!(crate::output(&mut gch).status.success());
            let mut command = match vcc {
                true => crate::vcc_cc(),
                false => Command::new("env"),
            };
            let line = format!("gcc -O2 {header} -c {folder}a.c -o a.o");
            command
                .args(line.split_whitespace())
                .current_dir(made.path());
            let output = crate::output(&mut command);
            let object = std::fs::read(made.path().join("a.o")).unwrap();
            (output, object)
        };
        let (bare, vcc) = (folder_of(false), folder_of(true));
        assert_eq!(bare.0, vcc.0);
        assert!(crate::text(&bare.1).contains("from_y"));
        assert!(crate::text(&vcc.1).contains("from_y"), "{folder} {header}");
    }
}

#[test]
fn a_header_that_only_vcc_would_find_beside_the_source_is_not_found() {
    // `two.h` is looked for beside `one.h`, then in `i`; never beside the source.
    for wrong in ["#error the wrong one\n", "int wrong;\n"] {
        let project = Project::new(&[
            ("s/a.c", &format!("#include <one.h>\n{SAXPY}")),
            ("s/two.h", wrong),
            ("j/one.h", "#include \"two.h\"\n"),
            ("i/two.h", "int right;\n"),
        ]);
        for compiler in ["gcc", "clang-19"] {
            let line = format!("{compiler} -O2 -Ij -Ii -c s/a.c");
            project.vectorized(&line, &[".o"]);
            assert!(crate::text(&project.vcc(&line).files["a.o"]).contains("right"));
        }
    }
}

#[test]
fn a_file_that_includes_itself_is_left_alone() {
    let text =
        format!("#ifdef AGAIN\nint x;\n#else\n#define AGAIN\n#include \"a.c\"\n{SAXPY}#endif\n");
    Project::new(&[("a.c", &text)]).identical("cc -O2 -c a.c");
}

#[test]
fn warnings_keep_line_and_column() {
    let text = "void f(int *a, int n)\n{\n    int i;\n\n    for (i = 0; i < n; i++) { a[i] += 3; } int u\u{e4};\n    \
        if (n) { int w;\n\tfor (i = 0; i < n; i++)\n\t    a[i] *= 3;\n\tint v; }\n}\n";
    let project = Project::new(&[("a.c", text)]);
    let seen = project.vectorized("cc -O2 -Wall -c a.c", &[".o"]);
    assert!(seen.stderr.contains("a.c:9:13:"), "{}", seen.stderr);
}

#[test]
fn annotations_that_are_no_c_leave_no_trace() {
    let rest = "int f(int a) { int unused; return a; }\n#include \"x.h\"\n#include <stdio.h>\n\
        int main(void) { printf(\"%s %s %d\\n\", header(), __FILE__, __LINE__); return f(0); }\n";
    let annotation = "__decl-vec-function(uniform(a))";
    let blank = " ".repeat(annotation.len());
    let project = |text: &str| Project::new(&[("p.c", &format!("{text} {rest}")), ("x.h", HEADER)]);
    let line = "cc -O2 p.c -o p";
    assert_eq!(
        prints(&project(annotation), line)[1..],
        prints(&project(&blank), line)[..1]
    );
    let messages = project(annotation).vcc("cc -O2 -Wall -c p.c").stderr;
    let lines = |text: &str| {
        text.lines()
            .filter(|l| l.contains(".c:"))
            .map(str::to_string)
            .collect::<Vec<_>>()
    };
    let bare = project(&blank).bare("cc -O2 -Wall -c p.c").stderr;
    assert_eq!(lines(&messages), lines(&bare));
}

#[test]
fn annotations_that_are_no_c_go_where_nothing_is_vectorized() {
    let rest = format!("int f(int a) {{ return a; }}\n{SAXPY}");
    let annotation = "__decl-vec-function(uniform(a))";
    let of = |first: &str| {
        let first = format!("{first} {rest}");
        Project::new(&[("a.c", &first), ("s/b.c", "int b;\n"), ("s/a.c", &first)])
    };
    let (annotated, blank) = (of(annotation), of(&" ".repeat(annotation.len())));
    for flags in [
        "",
        "-O0",
        "-Os",
        "-O2 -fno-tree-vectorize",
        "-O2 -ftrapv",
        "-O2 -finstrument-functions",
    ] {
        let line = format!("cc {flags} -c a.c -MMD");
        let bare = blank.bare(&line);
        assert_eq!(bare.code, Some(0), "{line}: {}", bare.stderr);
        assert!(annotated.vcc(&line) == bare, "{line}");
    }
    let bare = blank.bare("cc -O2 -c s/a.c s/b.c");
    let never = annotated.vcc("cc -O2 -c s/a.c s/b.c --vcc-vectorize=never");
    assert!(never == bare, "{}", never.stderr);
    let mistake = of("__decl-vec-function(uniform(b))").vcc("cc -c a.c");
    assert_eq!(mistake.code, Some(1));
    assert!(mistake.stderr.contains("a.c:1:"), "{}", mistake.stderr);
}
