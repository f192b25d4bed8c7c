//! Real compilers preprocess small files; every claimed origin has to spell the same token.

use std::fmt::Write;
use std::process::{Command, Stdio};

use frontend::source::{Input, PieceKind, Source, split};

/// `-E -dD` output of `compiler` for `text`; `None` if the compiler is not installed.
fn preprocess(compiler: &str, text: &[u8]) -> Option<Vec<u8>> {
    let mut command = Command::new(compiler);
    command.args(["-E", "-dD", "-w", "-x", "c", "-"]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit());
    let mut child = command.spawn().ok()?;
    std::io::Write::write_all(&mut child.stdin.take()?, text).ok()?;
    let output = child.wait_with_output().ok()?;
    assert!(output.status.success(), "{compiler} rejects the fixture");
    Some(output.stdout)
}

/// The tokens of the main file: as they are where an origin is claimed, `<…>` in a macro call,
/// `?…?` where nothing is known.
fn origins(source: &Source) -> String {
    let mut out = String::new();
    let mut last = 0;
    for token in source
        .tokens()
        .iter()
        .filter(|t| source.in_main_file(t.span))
    {
        let word = source.slice(token.span);
        match source.original_span(token.span) {
            Some(place) => {
                assert!(place.start >= last, "`{word}` goes back");
                last = place.end;
                let text = String::from_utf8_lossy(&source.original()[place.range()]).into_owned();
                let joined = text.replace("\\\r\n", "").replace("\\\n", "");
                assert_eq!(
                    joined.chars().count(),
                    word.chars().count(),
                    "`{joined}` is not `{word}`"
                );
                assert!(joined == word || !joined.is_ascii() || joined.contains('\u{fffd}'));
                let _ = write!(out, "{word} ");
            }
            None if source.place(token.span).bytes.is_some() => {
                let _ = write!(out, "<{word}> ");
            }
            None => {
                let _ = write!(out, "?{word}? ");
            }
        }
    }
    out.trim_end().to_string()
}

/// Checks `text` with each compiler.
#[track_caller]
fn check(text: &str, expected: &str) {
    for compiler in ["gcc", "clang-19"] {
        if let Some(preprocessed) = preprocess(compiler, text.as_bytes()) {
            let input = Input {
                name: "-",
                original: text.as_bytes(),
                preprocessed: &preprocessed,
            };
            assert_eq!(
                origins(&Source::new(&input)),
                expected,
                "{compiler}: {text}"
            );
        }
    }
}

#[test]
fn loop_headers_with_macros() {
    check(
        "#define START 0\n#define N_MAX(x) (2 * (x))\n#define EACH(i) i++\nvoid f(int n) {\n  for (int i = START; i < N_MAX(n); EACH(i)) { n = START; }\n}\n",
        "void f ( int n ) { for ( int i = <0> ; i < <(> <2> <*> <(> <n> <)> <)> ; <i> <++> ) { n = <0> ; } }",
    );
}

#[test]
fn calls_over_several_lines() {
    check(
        "#define NOTHING(a)\n#define PAIR(a, b) a + b\nint x = PAIR(1,\n  2) + 3;\nint y = NOTHING(a\n b) 4;\nNOTHING((1,\n  2));\nint z;\n",
        "int x = <1> <+> <2> + 3 ; int y = 4 ; ; int z ;",
    );
}

#[test]
fn expansion_follows_the_compilers() {
    check(
        "#define g(x) f(x) + x\n#define f(x) (x * (g(x)))\n#define s(x) #x\n#define c(a, b) a ## b ## 1\n#define v(a, ...) a(0, ##__VA_ARGS__)\n#define h f\nint a = f(2); char *b = s(f(2)); int c(q, w); int d = v(m); int e = v(k, 1, 2); int i = h\n(3); int j = f;\n",
        "int a = <(> <2> <*> <(> <f> <(> <2> <)> <+> <2> <)> <)> ; char * b = <\"f(2)\"> ; int <qw1> ; int d = <m> <(> <0> <)> ; int e = <k> <(> <0> <,> <1> <,> <2> <)> ; int i = <(> <3> <*> <(> <f> <(> <3> <)> <+> <3> <)> <)> ; int j = f ;",
    );
}

#[test]
fn splices_line_ends_and_pragmas() {
    check(
        "\u{feff}in\\\r\nt a; /* x\r\n y */ int b;\r\n_Pragma(\"omp simd\") int c; // end \\\r\n int no;\r\nint $d = 10;\r\nint l = __LINE__;",
        "int a ; int b ; int c ; int $d = 10 ; int l = <7> ;",
    );
}

#[test]
fn conditional_groups_and_redefinitions() {
    check(
        "#define A 1\nint a = A;\n#if 0\nint b = A; don't\n#else\nint c = A;\n#endif\n#undef A\nint A;\n#define A 2\nint d = A +\n#if 1\nA;\n#else\n3;\n#endif\n",
        "int a = <1> ; int c = <1> ; int A ; int d = <2> + <2> ;",
    );
}

#[test]
fn what_cannot_be_expanded_is_not_claimed() {
    check(
        "#define OPT(a, ...) a __VA_OPT__(+) __VA_ARGS__\nint a = 1; int b = OPT(1, 2); int c;\nint d;\n#define M 1\n#pragma push_macro(\"M\")\nint e = M;\nint g;\n",
        "int a = 1 ; int b = ?1? ?+? ?2? ?;? ?int? ?c? ?;? int d ; int e = ?1? ?;? int g ;",
    );
}

#[test]
fn user_lines_keep_physical_places() {
    let text = "int a;\n#line 100 \"g.y\"\nint b;\n\n\n\n\n\n\n\n\n\n\n\nint c;\n";
    check(text, "int a ; int b ; int c ;");
    let text = text.as_bytes();
    let preprocessed = preprocess("gcc", text).expect("gcc is installed");
    let source = Source::new(&Input {
        name: "-",
        original: text,
        preprocessed: &preprocessed,
    });
    let last = source.tokens().last().expect("tokens").span;
    let place = source.place(last);
    assert_eq!(
        (place.file.as_str(), place.line, place.column),
        ("-", 15, 6)
    );
}

#[test]
fn any_user_line_keeps_physical_places() {
    for (text, expected) in [
        ("#line 1\nint a;\nint b;\n", "int a ; int b ;"),
        (
            "int a;\n\n#line 1\nint b;\n#line 1\nint c;\n",
            "int a ; int b ; int c ;",
        ),
        (
            "#define N 40\n#line N\nint a;\n#line 3 \"-\"\nint b;\n",
            "int a ; int b ;",
        ),
        ("# 7 \"x.y\"\nint a;\n", "int a ;"),
        (
            "#line 2147483649 \"a\\\"b\\\\c\\101.y\"\nint a;\n#line 1 \"a\\\"b\\\\cA.y\"\nint b;\n",
            "int a ; int b ;",
        ),
        (
            "#line 010\nint a;\n# /* x */ line /* y */ 0 // end\nint b;\n",
            "int a ; int b ;",
        ),
        (
            "#if 0\n#line N\n# 12 \"x\"\n#line 7 bad\n#endif\nint a;\n",
            "int a ;",
        ),
        (
            "#ifndef X\n#line 1\nint\na;\n#line 1\nint b;\n#endif\n",
            "int a ; int b ;",
        ),
    ] {
        check(text, expected);
    }
}

#[test]
fn headers_are_not_the_main_file() {
    let text = b"#include <stddef.h>\nsize_t n;\n#pragma GCC ivdep\nvoid f(void) { }\n";
    let preprocessed = preprocess("gcc", text).expect("gcc is installed");
    let source = Source::new(&Input {
        name: "-",
        original: text,
        preprocessed: &preprocessed,
    });
    assert_eq!(origins(&source), "size_t n ; void f ( void ) { }");
    let pieces = split(&source);
    let main: Vec<&str> = pieces
        .iter()
        .filter(|p| p.in_main_file)
        .map(|p| source.slice(p.span))
        .collect();
    assert_eq!(main, ["size_t n;", "void f(void) { }"]);
    let last = pieces.last().expect("pieces");
    assert!(matches!(last.kind, PieceKind::FunctionDefinition { .. }));
    assert_eq!(
        source.pragma_before(last.span.start).as_deref(),
        Some("#pragma GCC ivdep")
    );
    assert_eq!(source.predefined("__CHAR_BIT__"), Some("8"));
    assert_eq!(source.predefined("NULL"), None);
    assert!(source.is_macro("NULL", last.span.start) && !source.is_macro("NULL", 0));
    assert!(source.mentions("NULL") && source.mentions("size_t") && !source.mentions("fresh"));
}

/// The main file with every macro call expanded that can be, and its tokens' origins.
fn expanded(compiler: &str, text: &str) -> Option<(String, String)> {
    let preprocessed = preprocess(compiler, text.as_bytes())?;
    let source = Source::new(&Input {
        name: "-",
        original: text.as_bytes(),
        preprocessed: &preprocessed,
    });
    let calls = (0..64).collect();
    let expanded = source.expanded(&calls).source;
    let text = String::from_utf8_lossy(expanded.original()).into_owned();
    let kept = text.lines().filter(|line| !line.starts_with('#'));
    Some((kept.collect::<Vec<_>>().join("\n"), origins(&expanded)))
}

#[test]
fn calls_are_replaced_by_what_they_become() {
    let text = "#define SIMD _Pragma(\"omp simd\")\n#define DO(x) _Pragma(#x)\n#define NONE\n\
                #define FOR(i, n) DO(a \"b\") for (int i = 0; i < (n); i++) NONE\n#define h g\n\
                #define g(x) -x\n#define p p + q\n#define q r\n\
                void f(int n) {\n  SIMD FOR(i,\n  n) n = -h\n(2);\n  n = p NONE+__LINE__; n = NONE __COUNTER__; }\n";
    for compiler in ["gcc", "clang-19"] {
        let Some((text, origins)) = expanded(compiler, text) else {
            continue;
        };
        assert_eq!(
            text,
            "void f(int n) {\n  _Pragma(\"omp simd\") _Pragma(\"a \\\"b\\\"\") \
             for (int i = 0; i < (n); i++)\n n = - -2\n;\n  n = p +__LINE__; n =  __COUNTER__; }",
            "{compiler}"
        );
        assert_eq!(
            origins,
            "void f ( int n ) { for ( int i = 0 ; i < ( n ) ; i ++ ) n = - - 2 ; \
             n = <p> <+> <r> + <13> ; n = <0> ; }",
            "{compiler}"
        );
    }
}

#[test]
fn any_bytes_are_accepted() {
    let text = "#define A(x) x A(\nint a[] = { A(1), A(\n/* \" \\\n 'x' #if \u{e9}\n};[[\n&&?:asm goto(\n__attribute__((\n# 1 \"x\" 1\n";
    for cut in 0..text.len() {
        let bytes = &text.as_bytes()[..cut];
        let source = Source::new(&Input {
            name: "-",
            original: bytes,
            preprocessed: bytes,
        });
        assert_eq!((source.text().len(), source.masked().len()), (cut, cut));
        let _ = (origins(&source), split(&source));
    }
}
