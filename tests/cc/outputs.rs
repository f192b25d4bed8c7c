//! Outputs that are inputs, or one another: what the compiler does with such a call is what happens.

use crate::{Project, SAXPY};

/// Files with loops, and further names for one of them.
fn project() -> Project {
    let including = format!("#include \"x.h\"\n{SAXPY}");
    Project::new(&[
        ("a.c", SAXPY),
        ("a.s", SAXPY),
        ("a.o", SAXPY),
        ("a.out", SAXPY),
        ("sub/a.c", &SAXPY.replace("saxpy", "other")),
        ("i.c", &including),
        ("x.h", "int x;\n"),
        ("args", "-O2 -c a.c -o args"),
        ("main.c", "int main(void) { return 0; }\n"),
    ])
    .link("soft.c", "a.c", true)
    .link("hard.c", "a.c", false)
}

#[test]
fn no_source_is_lost() {
    for line in [
        "cc -O2 -c -o a.c a.c",
        "cc -O2 -c -oa.c a.c",
        "cc -O2 -c a.c -o ./a.c",
        "cc -O2 -c a.c -o sub/../a.c",
        "cc -O2 -c a.c -o soft.c",
        "cc -O2 -c soft.c -o a.c",
        "cc -O2 -c a.c -o hard.c",
        "cc -O2 -c hard.c -o a.c",
        "cc -O2 -S a.c -o a.c",
        "cc -O2 a.c main.c -o a.c",
        "cc -O2 a.c main.c -o main.c",
        "cc -O2 -c -x c a.o",
        "cc -O2 -S -x c a.s",
        "cc -O2 -x c a.out main.c",
        "cc -O2 -c a.c -MD -MF a.c",
        "cc -O2 -c a.c -MMD -MFsoft.c",
        "cc -O2 -c a.c -Wp,-MD,a.c",
        "cc -O2 -c a.c -Wp,-MMD,hard.c",
        "cc -O2 -c i.c -o x.h",
        "cc -O2 -c i.c -MD -MF x.h",
        "cc -O2 -include x.h -c a.c -o x.h",
        "cc @args",
        "cc -O1 -c -o a.c a.c",
        "cc -O0 -c -o a.c a.c",
    ] {
        project().identical(line);
    }
    for line in [
        "clang-19 -O2 -c a.c -o a.c",
        "clang-19 -O2 -S a.c -o soft.c",
    ] {
        project().identical(line);
    }
}

#[test]
fn no_object_among_the_inputs_is_lost() {
    let folder = project().folder();
    let run = |mut command: std::process::Command, line: &str| {
        command.args(line.split(' ')).current_dir(folder.path());
        crate::output(&mut command)
    };
    let object = folder.path().join("m.o");
    let made = run(std::process::Command::new("cc"), "-O2 -c main.c -o m.o");
    assert!(made.status.success(), "{made:?}");
    let before = std::fs::read(&object).unwrap();
    for line in ["-O2 a.c m.o -o m.o", "-O2 a.c ./m.o -o m.o"] {
        let bare = run(std::process::Command::new("cc"), line);
        assert_eq!(std::fs::read(&object).unwrap(), before, "{line}");
        let vcc = run(crate::vcc_cc(), line);
        assert_eq!(vcc, bare, "{line}");
        assert_eq!(std::fs::read(&object).unwrap(), before, "{line}");
    }
}

#[test]
fn outputs_that_are_one_file_end_as_with_the_compiler() {
    for line in [
        "cc -O2 -c a.c -o b.o -MD -MF b.o",
        "cc -O2 -c a.c -o b.o -MD -MF ./b.o",
        "cc -O2 -c a.c sub/a.c",
        "cc -O2 -c a.c -o b.o -MD -MF b.o -MT x",
    ] {
        project().identical(line);
    }
}

#[test]
fn annotated_sources_are_not_lost_either() {
    let text = format!("__decl-vec-function(uniform(n)) {SAXPY}");
    let project = Project::new(&[("a.c", &text)]);
    for line in [
        "cc -c a.c -o a.c",
        "cc -O2 -c a.c -o a.c",
        "cc -O2 -S a.c -o ./a.c",
    ] {
        project.identical(line);
    }
}
