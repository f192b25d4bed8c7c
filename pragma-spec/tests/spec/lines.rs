//! Every recognised line, and what it is read as.

use pragma_spec::{Dialect, Name, parse_line, parse_vec_function};

fn read(line: &str) -> String {
    let directive = parse_line(line);
    format!(
        "{:?} {:?} [{}]",
        directive.dialect, directive.name, directive.text
    )
}

#[test]
fn lines_of_each_dialect() {
    let lines = [
        (
            "#pragma omp simd reduction(+: s) safelen(8)",
            "OpenMp OmpSimd [reduction(+: s) safelen(8)]",
        ),
        (
            "# pragma  omp declare  simd notinbranch",
            "OpenMp OmpDeclareSimd [notinbranch]",
        ),
        (
            "#pragma omp parallel for simd",
            "OpenMp OmpOther [parallel for simd]",
        ),
        ("#pragma GCC ivdep", "Gcc Ivdep []"),
        ("#pragma GCC unroll 4", "Gcc Unroll [4]"),
        (
            "#pragma GCC target(\"avx2\")",
            "Gcc Options [target(\"avx2\")]",
        ),
        ("#pragma GCC push_options", "Gcc Options [push_options]"),
        ("#pragma GCC diagnostic push", "Gcc Inert [diagnostic push]"),
        ("#pragma GCC nonsense", "Gcc Unknown [nonsense]"),
        (
            "#pragma clang loop vectorize(disable)",
            "Clang ClangLoop [vectorize(disable)]",
        ),
        (
            "#pragma clang fp contract(off)",
            "Clang Options [fp contract(off)]",
        ),
        (
            "#pragma STDC FP_CONTRACT OFF",
            "Standard Standard [FP_CONTRACT OFF]",
        ),
        (
            "#pragma simd vectorlength(8)",
            "Cilk Simd [vectorlength(8)]",
        ),
        ("#pragma simd declare(nomask)", "Vcc SimdDeclare [(nomask)]"),
        (
            "#pragma simd vec-function assert",
            "Vcc SimdVecFunction [assert]",
        ),
        (
            "#pragma simd vec-functions",
            "Vcc SimdVecFunction [vec-functions]",
        ),
        ("#pragma simd declared", "Cilk Simd [declared]"),
        ("#pragma ivdep", "Cilk Ivdep []"),
        ("#pragma vector always", "Cilk Vector [always]"),
        ("#pragma novector", "Cilk NoVector []"),
        ("#pragma nounroll", "Cilk Unroll [nounroll]"),
        ("#pragma unroll(4)", "Cilk Unroll [unroll(4)]"),
        ("#pragma pack(push, 1)", "Common Pack [(push, 1)]"),
        (
            "#pragma push_macro(\"a\")",
            "Common MacroStack [push_macro(\"a\")]",
        ),
        ("#pragma acc loop", "OpenAcc Unknown [loop]"),
        ("#pragma simdx", "Unknown Unknown [simdx]"),
        ("#pragma", "Unknown Unknown []"),
        ("simd", "Cilk Simd []"),
        ("#pragmatic", "Unknown Unknown [#pragmatic]"),
    ];
    for (line, expected) in lines {
        assert_eq!(read(line), expected, "{line}");
    }
}

#[test]
fn annotations() {
    let directive = parse_vec_function(" uniform(n) ");
    let found = (directive.dialect, directive.name, directive.text.as_str());
    assert_eq!(found, (Dialect::Vcc, Name::VecFunction, "uniform(n)"));
    assert_eq!(directive.text_at.range(), 1..11);
}

#[test]
fn places_are_those_of_the_line() {
    let line = "  # pragma  omp   simd  safelen(8) ";
    let directive = parse_line(line);
    assert_eq!(&line[directive.text_at.range()], "safelen(8)");
}
