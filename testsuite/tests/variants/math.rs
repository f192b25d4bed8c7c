//! Functions of `<math.h>` in the vector variants of glibc and SLEEF, within the accuracy that these
//! promise of what the C library gives.

use crate::{complaints, targets, vectorized};
use std::fmt::Write as _;
use testsuite::toolchain::{Missing, Target, needs, skip};

/// Functions of one argument.
const ONE: &[&str] = &[
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp",
    "exp10", "exp2", "expm1", "log", "log10", "log1p", "log2", "sin", "sinh", "tan", "tanh",
];

/// Of two.
const TWO: &[&str] = &["atan2", "hypot", "pow"];

/// Each function in a loop of its own, plain and under a condition, for both types.
fn functions() -> Vec<(String, &'static str, String)> {
    let mut all = Vec::new();
    for (ty, suffix) in [("double", ""), ("float", "f")] {
        let one = ONE.iter().map(|name| (name, "x[i]"));
        for (name, args) in one.chain(TWO.iter().map(|name| (name, "x[i], z[i]"))) {
            let name = format!("{name}{suffix}");
            let call = format!("{name}({args})");
            let plain = format!("y[i] = {call} + z[i];");
            let condition = format!("if (x[i] > 0.5{suffix}) y[i] = {call};");
            all.push((format!("{name}_plain"), ty, plain));
            all.push((format!("{name}_some"), ty, condition));
        }
    }
    let price = "{ float d = (logf(x[i] / z[i]) + 0.06f) / 0.25f; \
                 y[i] = x[i] * 0.5f * erfcf(-d * 0.70710678f) - z[i] * expf(-0.02f) * 0.5f * \
                 erfcf((0.25f - d) * 0.70710678f); }";
    all.push(("black_scholes".to_owned(), "float", price.to_owned()));
    all
}

fn loops(prefix: &str) -> String {
    let mut text = "#define _GNU_SOURCE\n#include <math.h>\n".to_owned();
    for (name, ty, body) in functions() {
        let _ = writeln!(
            text,
            "void {prefix}{name}(int n, {ty} *restrict y, const {ty} *restrict x, const {ty} *restrict z)\n\
             {{\n    int i;\n    for (i = 0; i < n; i++)\n        {body}\n}}"
        );
    }
    text
}

/// Calls two forms of a function, with numbers and trip counts of all kinds, and says if they differ
/// by more than some ulps. `T`, `F`: the type and the suffix of its functions.
const COMPARE: &str = "
static void compare_T(const char *name, int ulps, call_T *vector, call_T *scalar)
{
    static T x[70], z[70], y[71], w[71];
    int n, i;
    for (n = 0; n < 70; n++) {
        for (i = 0; i < 70; i++) {
            x[i] = (i * 37 % 64) * (T)0.0613 - (T)0.7;
            z[i] = (i * 11 % 16) * (T)0.13 + (T)0.2;
            y[i] = w[i] = 7;
        }
        y[n] = w[n] = 5;
        vector(n, y, x, z);
        scalar(n, w, x, z);
        for (i = 0; i < 71; i++) {
            T d = fabsF(y[i] - w[i]), a = fabsF(w[i]);
            if (y[i] == w[i] || (y[i] != y[i] && w[i] != w[i]) || d <= ulps * (nextafterF(a, 9e30F) - a))
                continue;
            printf(\"%s %d %d: %a %a\\n\", name, n, i, (double)y[i], (double)w[i]);
            return;
        }
    }
}
";

/// Compares both forms of all. Sums of several functions may differ by more than one does.
fn program(ulps: u32) -> String {
    let mut text = loops("ref_");
    text += "#include <stdio.h>\n";
    for (ty, suffix) in [("double", ""), ("float", "f")] {
        let _ = writeln!(
            text,
            "typedef void call_{ty}(int, {ty} *restrict, const {ty} *restrict, const {ty} *restrict);"
        );
        let compare = COMPARE
            .replace("F(", &format!("{suffix}("))
            .replace("9e30F", "9e30f");
        text += &compare
            .replace("_T", &format!("_{ty}"))
            .replace("T ", &format!("{ty} "))
            .replace("(T)", &format!("({ty})"));
    }
    let mut calls = String::new();
    for (name, ty, _) in functions() {
        let _ = writeln!(text, "call_{ty} {name};");
        let ulps = if name == "black_scholes" { 4096 } else { ulps };
        let _ = writeln!(
            calls,
            "compare_{ty}(\"{name}\", {ulps}, {name}, ref_{name});"
        );
    }
    format!("{text}int main(void) {{\n{calls}return 0; }}\n")
}

/// Vectorizes with a library and runs the result beside the original.
fn check(library: &str, link: &[&str], symbol: impl Fn(&str) -> String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    std::fs::write(path.join("a.c"), loops("")).unwrap();
    // Adding what another function gives loses bits where the sum is small.
    std::fs::write(path.join("program.c"), program(64)).unwrap();
    let wished = |target: &Target| format!("--target={}", target.name);
    for target in targets() {
        // gcc takes attributes for flags; clang passes arguments as its flags say.
        for (cc, flags) in [
            ("gcc", &[][..]),
            ("clang-19", target.isa_flags),
            ("clang-19", &[]),
        ] {
            if !needs(library, cc) {
                continue;
            }
            let veclib = format!("--veclib={library}");
            let ours = [
                "-O2",
                "-fno-math-errno",
                "--ignore-cost",
                "--cc",
                cc,
                &veclib,
                &wished(target),
            ];
            let text = vectorized(path, &[&ours[..], flags].concat());
            for name in functions()
                .iter()
                .filter_map(|f| f.0.strip_suffix("_plain"))
            {
                let wanted = symbol(name);
                assert!(
                    text.contains(&wanted),
                    "{}: {wanted} is not called",
                    target.name
                );
            }
            let files = ["-O1", "-fno-builtin", "-w", "a_vec.c", "program.c"];
            let wrong = complaints(path, cc, &[&files[..], flags, link, &["-lm"]].concat());
            assert_eq!(wrong, "", "{library}, {}, {cc} {flags:?}", target.name);
        }
    }
}

#[test]
fn glibc_has_variants() {
    check("libmvec", &[], |name| format!("v_{name}("));
}

#[test]
fn sleef_has_variants() {
    let installed = [
        "/usr/lib/x86_64-linux-gnu/libsleef.so",
        "/usr/lib/libsleef.so",
    ];
    if !installed
        .iter()
        .any(|file| std::path::Path::new(file).exists())
    {
        return skip("sleef", &Missing::Tool("SLEEF (libsleef-dev)".to_string()));
    }
    check("sleef", &["-lsleef"], |name| {
        let base = name.strip_suffix('f').filter(|base| *base != "er");
        format!("Sleef_{}", base.unwrap_or(name))
    });
}
