//! Functions of `<math.h>` that are an instruction: bit for bit as the C library has them, with no
//! option that gives anything up.

use crate::{complaints, vectorized};
use testsuite::toolchain::{TARGETS, run, skip};

/// Functions, and whether they need more than SSE2.
const BODIES: &[(&str, bool)] = &[
    ("floor(x[i])", true),
    ("ceil(x[i])", true),
    ("trunc(x[i]) + floor(z[i])", true),
    ("rint(x[i])", true),
    ("nearbyint(x[i] * z[i])", true),
    ("copysign(x[i], z[i])", false),
    ("copysign(2.5, x[i])", false),
    ("x[i] > 0 ? rint(x[i] * 3) : x[i]", true),
    // Of what is certainly not negative, so that `errno` stays as it is.
    ("sqrt(fabs(x[i]) * 3 + 1)", false),
    ("sqrt(fabs(x[i]))", false),
];

fn functions(prefix: &str) -> String {
    let mut text = "#include <math.h>\n".to_owned();
    for (number, (body, _)) in BODIES.iter().enumerate() {
        for (ty, suffix) in [("double", ""), ("float", "f")] {
            let mut body = body.replace("2.5", &format!("2.5{suffix}"));
            for name in [
                "floor",
                "ceil",
                "trunc",
                "nearbyint",
                "copysign",
                "sqrt",
                "fabs",
            ] {
                body = body.replace(&format!("{name}("), &format!("{name}{suffix}("));
            }
            body = body.replace(" rint(", &format!(" rint{suffix}("));
            if let Some(rest) = body.strip_prefix("rint(") {
                body = format!("rint{suffix}({rest}");
            }
            text += &format!(
                "void {prefix}{number}{ty}(int n, {ty} *restrict y, const {ty} *restrict x, const {ty} *restrict z)\n\
                 {{\n    int i;\n    for (i = 0; i < n; i++)\n        y[i] = {body};\n}}\n"
            );
        }
    }
    text
}

fn program() -> String {
    let mut text = functions("ref_");
    text += "#include <stdio.h>\n#include <string.h>\n";
    let mut calls = String::new();
    for number in 0..BODIES.len() {
        for ty in ["double", "float"] {
            text += &format!(
                "void vec_{number}{ty}(int, {ty} *restrict, const {ty} *restrict, const {ty} *restrict);\n"
            );
            calls += &format!(
                "for (n = 0; n < 50; n++) {{ static {ty} x[50], z[50], y[50], w[50];\n\
                 for (i = 0; i < 50; i++) {{ x[i] = (i - 20) * ({ty})0.5; z[i] = i % 3 - ({ty})1.25; }}\n\
                 x[5] = ({ty})-0.0; x[6] = ({ty})INFINITY; x[7] = ({ty})-0.3; x[9] = ({ty})1e30; z[8] = 0;\n\
                 memset(y, 0, sizeof y); memset(w, 0, sizeof w);\n\
                 vec_{number}{ty}(n, y, x, z); ref_{number}{ty}(n, w, x, z);\n\
                 if (memcmp(y, w, sizeof y)) {{ puts(\"{number}{ty}\"); break; }} }}\n"
            );
        }
    }
    format!("{text}int main(void) {{ int n, i;\n{calls}return 0; }}\n")
}

#[test]
fn instructions_do_what_the_library_does() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    std::fs::write(path.join("a.c"), functions("vec_")).unwrap();
    std::fs::write(path.join("program.c"), program()).unwrap();
    for target in TARGETS {
        if let Err(why) = target.way() {
            skip(target.name, &why);
            continue;
        }
        for style in ["--emit=intrinsics", "--emit=vector-ext"] {
            let generic = target.name == "generic";
            if generic && style == "--emit=intrinsics" {
                continue;
            }
            let isa = format!("--target={}", target.name);
            let text = vectorized(
                path,
                &["-O2", "--ignore-cost", "--cc", target.cc, &isa, style],
            );
            let few = generic || style == "--emit=vector-ext";
            let wanted = BODIES.iter().filter(|(body, more)| match (few, *more) {
                (true, true) => false,
                (true, false) => body.starts_with("copysign"),
                (false, more) => !more || !matches!(target.name, "sse2" | "ssse3"),
            });
            let edited = text.matches("/* vcc: line").count();
            assert_eq!(edited, 2 * wanted.count(), "{} {style}", target.name);
            let files = ["-O2", "-fno-builtin", "-w", "a_vec.c", "program.c", "-lm"];
            let files = target.compile_flags(&files);
            if target.emulator.is_empty() {
                let wrong = complaints(path, target.cc, &files);
                assert_eq!(wrong, "", "{} {style}", target.name);
                continue;
            }
            let mut command = std::process::Command::new(target.cc);
            run(command
                .current_dir(path)
                .args(["-o", "program"])
                .args(files));
            let output = run(&mut target.run_command(&path.join("program")));
            assert_eq!(
                String::from_utf8_lossy(&output.stdout),
                "",
                "{}",
                target.name
            );
        }
    }
}

#[test]
fn names_may_be_told_not_to_mean_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    std::fs::write(path.join("a.c"), functions("vec_")).unwrap();
    let edited = |flag: &str| {
        let flags = [
            "-O2",
            "-Drestrict=__restrict",
            "--ignore-cost",
            "--target=avx2",
            flag,
        ];
        let text = vectorized(path, &flags);
        text.matches("/* vcc: line").count()
    };
    assert_eq!(edited("-fno-builtin"), 0);
    // A program of C89 may have functions of its own with the names of the others.
    let c89 = [
        "floor(x[i])",
        "ceil(x[i])",
        "sqrt(fabs(x[i]) * 3 + 1)",
        "sqrt(fabs(x[i]))",
    ];
    assert_eq!(edited("-std=c89"), 2 * c89.len());
    assert_eq!(edited("-std=c99"), 2 * BODIES.len());
    assert_eq!(edited("-fno-builtin-copysign"), 2 * BODIES.len() - 2);
}

#[test]
fn copies_may_be_told_not_to_be_the_library_s() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let loops = "\
        void *memcpy(void *, const void *, unsigned long);\n\
        void f(int n, const float *__restrict x, unsigned *__restrict y)\n\
        { for (int i = 0; i < n; i++) { unsigned u; memcpy(&u, &x[i], 4); y[i] = u >> 1; } }\n\
        void g(int n, const float *__restrict x, unsigned *__restrict y)\n\
        { for (int i = 0; i < n; i++) { float v = x[i]; unsigned u; memcpy(&u, &v, 4); y[i] = u; } }\n";
    let edited = |before: &str, flag: &str, after: &str| {
        std::fs::write(path.join("a.c"), format!("{before}{loops}{after}")).unwrap();
        let text = vectorized(path, &["-O2", "--ignore-cost", "--target=avx2", flag]);
        text.matches("/* vcc: line").count()
    };
    assert_eq!(edited("", "-fbuiltin", ""), 2);
    for flag in ["-fno-builtin", "-fno-builtin-memcpy", "-ffreestanding"] {
        assert_eq!(edited("", flag, ""), 0, "{flag}");
    }
    let own =
        "void *memcpy(void *a, const void *b, unsigned long n) { (void)b; (void)n; return a; }\n";
    assert_eq!(edited("", "-fbuiltin", own), 0);
    assert_eq!(edited("static ", "-fbuiltin", own), 0);
}
