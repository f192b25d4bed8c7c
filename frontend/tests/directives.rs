//! Directives of vectorization: what they are attached to, and what is said of those that are
//! wrong.

use frontend::diag::{Place, Severity};
use frontend::source::Input;
use frontend::tree::{Loop, Stmt, StmtKind};
use frontend::{Unit, parse};

fn unit_of(original: &str, preprocessed: &str) -> Unit {
    parse(&Input {
        name: "t.c",
        original: original.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    })
}

/// A file that includes nothing.
fn unit(text: &str) -> Unit {
    unit_of(text, &format!("# 1 \"t.c\"\n{text}\n"))
}

/// Each function with its directives: name, then for each the declarator's line and its spec.
fn functions(unit: &Unit) -> Vec<String> {
    let mut out = Vec::new();
    for (name, list) in &unit.variants {
        for found in list {
            let spec = found.spec.as_ref().map(|spec| {
                let kinds = spec.params.iter().map(|p| format!("{:?}", p.kind));
                format!(
                    "{:?} [{}]",
                    spec.masks,
                    kinds.collect::<Vec<_>>().join(", ")
                )
            });
            let text = unit.source.slice(found.span);
            out.push(format!(
                "{name} `{text}` {:?}: {}",
                found.directive.name,
                spec.unwrap_or_else(|| "wrong".to_string())
            ));
        }
    }
    out
}

fn place(unit: &Unit, place: &Place) -> String {
    let at = match place.bytes {
        Some(bytes) => {
            let text = &unit.source.original()[bytes.range()];
            format!("{} `{}`", place.column, String::from_utf8_lossy(text))
        }
        None => "-".to_string(),
    };
    format!("{}:{}:{at}", place.file, place.line)
}

/// `E` or `W`, code, place, label.
fn problems(unit: &Unit) -> Vec<String> {
    let shown = unit.problems.iter().map(|problem| {
        let d = &problem.diagnostic;
        let severity = match d.severity {
            Severity::Error => "E",
            _ => "W",
        };
        let at = d.place.as_ref().map(|p| place(unit, p)).unwrap_or_default();
        let other = d
            .secondary
            .iter()
            .map(|(p, label)| format!("; {} {label}", place(unit, p)));
        format!(
            "{severity} {} {at} {}{}",
            d.code,
            d.label,
            other.collect::<String>()
        )
    });
    shown.map(|line| line.trim_end().to_string()).collect()
}

fn loops<'a>(stmt: &'a Stmt, out: &mut Vec<&'a Loop>) {
    match &stmt.kind {
        StmtKind::Block(list) => list.iter().for_each(|s| loops(s, out)),
        StmtKind::Loop(node) => {
            out.push(node);
            loops(&node.body, out);
        }
        _ => {}
    }
}

/// Names of the directives of each loop in order.
fn loop_directives(unit: &Unit) -> Vec<String> {
    let mut found = Vec::new();
    for def in &unit.functions {
        loops(def.body.as_ref().unwrap(), &mut found);
    }
    let names = |l: &&Loop| {
        let names = l
            .directives
            .iter()
            .map(|d| format!("{:?}", d.directive.name));
        names.collect::<Vec<_>>().join(" ")
    };
    found.iter().map(names).collect()
}

#[test]
fn every_spelling_reaches_its_function() {
    let u = unit(
        "#pragma omp declare simd notinbranch uniform(a)\n\
         #pragma simd declare(linear(b:2), mask)\n\
         float f(float a, int b);\n\
         __decl-vec-function(uniform(n), linear(p:n)) int g(float *p, int n) { return n; }\n\
         __decl_vec_function() static int h(int x);\n\
         __attribute__((simd(\"notinbranch\"))) int k(int x);\n\
         int m(int x) __attribute__((__simd__, unused));\n\
         __declspec(vector(uniform(x))) int o(int x);\n\
         [[gnu::simd]] int q(void);\n\
         #pragma GCC diagnostic push\n\
         __decl_vec_function(mask)\n\
         #pragma omp declare simd\n\
         int r(x, y) int x; float *y; { return x; }\n",
    );
    assert_eq!(problems(&u), [""; 0]);
    assert_eq!(
        functions(&u),
        [
            "f `#pragma omp declare simd notinbranch uniform(a)` OmpDeclareSimd: Unmasked [Uniform, Vector]",
            "f `#pragma simd declare(linear(b:2), mask)` SimdDeclare: Masked [Vector, \
             Linear { step: Constant(2), modifier: Val }]",
            "g `__decl-vec-function(uniform(n), linear(p:n))` VecFunction: Both \
             [Linear { step: Param(1), modifier: Val }, Uniform]",
            "h `__decl_vec_function()` VecFunction: Both [Vector]",
            "k `__attribute__((simd(\"notinbranch\")))` SimdAttribute: Unmasked [Vector]",
            "m `__attribute__((__simd__, unused))` SimdAttribute: Both [Vector]",
            "o `__declspec(vector(uniform(x)))` VectorAttribute: Both [Uniform]",
            "q `[[gnu::simd]]` SimdAttribute: Both []",
            "r `__decl_vec_function(mask)` VecFunction: Masked [Vector, Vector]",
            "r `#pragma omp declare simd` OmpDeclareSimd: Both [Vector, Vector]",
        ]
    );
}

#[test]
fn several_declarations_add_up() {
    let u = unit(
        "__decl_vec_function(mask) int f(int a);\n\
         #pragma simd declare(nomask, uniform(b))\n\
         int f(int b) { \n\
         #pragma omp declare simd\n\
         int g(int c);\n\
         return g(b); }\n",
    );
    assert_eq!(problems(&u), [""; 0]);
    assert_eq!(
        functions(&u),
        [
            "f `__decl_vec_function(mask)` VecFunction: Masked [Vector]",
            "f `#pragma simd declare(nomask, uniform(b))` SimdDeclare: Unmasked [Uniform]",
            "g `#pragma omp declare simd` OmpDeclareSimd: Both [Vector]",
        ]
    );
}

#[test]
fn headers_count_except_for_the_spelling_with_hyphens() {
    let original = "#include \"h.h\"\nint z;\n";
    let preprocessed = "# 1 \"t.c\"\n# 1 \"h.h\" 1\n#pragma omp declare simd uniform(a)\nint f(int a);\n\
         __decl_vec_function(uniform(b)) static inline int g(int b) { return b; }\n\
         __decl-vec-function(uniform(c))\nint h(int c);\n\
         #pragma omp declare simd bad\nint i(int a);\n__decl_vec_function(uniform(q)) int k(int d);\n\
         # 2 \"t.c\" 2\nint z;\n";
    let u = unit_of(original, preprocessed);
    assert_eq!(
        functions(&u),
        [
            "f `#pragma omp declare simd uniform(a)` OmpDeclareSimd: Both [Uniform]",
            "g `__decl_vec_function(uniform(b))` VecFunction: Both [Uniform]",
            "h `__decl-vec-function(uniform(c))` VecFunction: Both [Uniform]",
            "i `#pragma omp declare simd bad` OmpDeclareSimd: wrong",
            "k `__decl_vec_function(uniform(q))` VecFunction: wrong",
        ]
    );
    assert_eq!(
        problems(&u),
        [
            "E spelling-in-header h.h:4:- vcc cannot remove it here",
            "E no-such-parameter h.h:8:- here",
        ]
    );
    let notes = &u.problems[0].diagnostic.notes;
    assert_eq!(
        notes,
        &["help: write `__decl_vec_function(…)` and include <vcc.h>, or `#pragma simd declare(…)`"]
    );
}

#[test]
fn the_spelling_with_hyphens_may_come_from_a_macro() {
    let written = |expansion: &str| {
        let original = format!(
            "#define V {expansion}\n#define N 8\nV int f(int a);\n\
             __decl-vec-function(vectorlength(N)) int g(int a);\n"
        );
        let preprocessed = format!("# 1 \"t.c\"\n{original}")
            .replace("\nV", "\n__decl-vec-function(mask)")
            .replace("(N)", "(8)");
        problems(&unit_of(&original, &preprocessed))
    };
    assert_eq!(written("__decl-vec-function(mask)"), [""; 0]);
    assert_eq!(
        written("__decl-vec-function(mask) V")
            .iter()
            .map(|p| &p[..19])
            .collect::<Vec<_>>(),
        ["E spelling-in-macro"]
    );
}

#[test]
fn carets_stand_at_the_clause() {
    let u = unit(
        "__decl-vec-function(uniform(a), unifrom(b)) int f(int a, int b);\n\
         #  pragma   simd   declare(  mask , nomask )\n\
         int g(int a);\n\
         #pragma omp declare simd uniform(q)\n\
         int i(int a);\n\
         __attribute__((simd(\"maybe\"))) int k(int a);\n\
         void l(int n) {\n\
         #pragma simd vec-function asert\n\
         for (int i = 0; i < n; i++) ;\n\
         #pragma omp simd linear(x)\n\
         for (int i = 0; i < n; i++) ;\n\
         }\n",
    );
    assert_eq!(
        problems(&u),
        [
            "E clause-unknown t.c:1:33 `unifrom` not a clause of `__decl-vec-function`",
            "E mask-conflict t.c:2:37 `nomask` excludes the other; t.c:2:30 `mask` this one",
            "W no-such-parameter t.c:4:34 `q`",
            "W argument-unknown t.c:6:21 `\"maybe\"`",
            "E clause-unknown t.c:8:27 `asert` not a clause of `#pragma simd vec-function`",
            "W no-such-variable t.c:10:25 `x`",
        ]
    );
}

#[test]
fn pragmas_that_are_not_as_written() {
    let original = "#define L 6\n#pragma omp declare simd simdlen(L)\nint f(int a);\n\
                    _Pragma(\"simd declare(msk)\") int g(int a);\n\
                    #pragma simd \\\n  declare(linear(a:0))\nint h(int a);\n";
    let preprocessed = "# 1 \"t.c\"\n#define L 6\n#pragma omp declare simd simdlen(6)\nint f(int a);\n\
                        #pragma simd declare(msk)\n# 4 \"t.c\"\n int g(int a);\n\
                        #pragma simd declare(linear(a:0))\n\nint h(int a);\n";
    assert_eq!(
        problems(&unit_of(original, preprocessed)),
        [
            "W not-power-of-two t.c:2:1 `#pragma omp declare simd simdlen(L)`",
            "E clause-unknown t.c:4:1 `_Pragma` not a clause of `#pragma simd declare`",
            "E linear-step-zero t.c:6:20 `0`",
        ]
    );
}

#[test]
fn annotations_that_are_not_closed() {
    let after = "float s(float x) { return x; }\n";
    let of = |text: &str| problems(&unit(&format!("int y;\n{text}\n")));
    let missing = |shown: &str| format!("E clause-syntax t.c:2:1 `{shown}` this is not closed");
    for text in [
        "__decl-vec-function(uniform(x)",
        "__decl-vec-function(",
        "__decl-vec-function",
        "__decl-vec-function(uniform(x), nomask",
    ] {
        let wanted = [missing(text)];
        assert_eq!(of(&format!("{text}\n{after}")), wanted);
        assert_eq!(of(text), wanted);
        assert_eq!(of(&format!("void f(void) {{\n}}\n{text}")).len(), 1);
    }
    let text = "__decl_vec_function(uniform(x)";
    let wanted = [missing(text)];
    assert_eq!(of(&format!("{text}\n{after}")), wanted);
}

#[test]
fn misplaced_annotations() {
    let u = unit(
        "__decl-vec-function() int a;\n\
         #pragma simd declare\n\
         float b(float), c(float);\n\
         #pragma omp declare simd\n\
         typedef int (*d)(int);\n\
         __decl_vec_function() struct s { int x; };\n\
         void f(int n) {\n\
         #pragma simd vec-function\n\
         n++;\n\
         #pragma omp simd\n\
         while (n) n--;\n\
         #pragma GCC ivdep\n\
         { }\n\
         #pragma clang loop vectorize(enable)\n\
         #pragma unroll\n\
         do n--; while (n);\n\
         __decl-vec-function() n++;\n\
         #pragma simd declare\n\
         }\n\
         #pragma ivdep\n\
         #pragma omp declare simd\n",
    );
    assert_eq!(
        problems(&u),
        [
            "E annotation-misplaced t.c:1:1 `__decl-vec-function()` this declares no function",
            "E annotation-misplaced t.c:2:1 `#pragma simd declare` this declares several names",
            "W annotation-misplaced t.c:4:1 `#pragma omp declare simd` this declares several names",
            "E annotation-misplaced t.c:6:1 `__decl_vec_function()` this declares several names",
            "E annotation-misplaced t.c:8:1 `#pragma simd vec-function` no loop follows",
            "W annotation-misplaced t.c:10:1 `#pragma omp simd` no `for` loop follows",
            "W annotation-misplaced t.c:12:1 `#pragma GCC ivdep` no loop follows",
            "E annotation-misplaced t.c:17:1 `__decl-vec-function()` no declaration of a function follows",
            "E annotation-misplaced t.c:18:1 `#pragma simd declare` no declaration of a function follows",
            "W annotation-misplaced t.c:20:1 `#pragma ivdep` no loop follows",
            "W annotation-misplaced t.c:21:1 `#pragma omp declare simd` no declaration of a function follows",
        ]
    );
}

#[test]
fn what_cannot_be_read_is_nobodys_mistake() {
    let u = unit(
        "__decl_vec_function(uniform(a)) int f(int a) { return a ?? 3; }\n\
         #pragma simd declare\n\
         int g(int a) { int x = @; return x; }\n\
         __decl_vec_function() __int128 h(__int128 a);\n",
    );
    assert_eq!(problems(&u), [""; 0]);
    assert_eq!(
        functions(&u),
        ["h `__decl_vec_function()` VecFunction: Both [Vector]"]
    );
}

#[test]
fn loops_have_their_pragmas() {
    let u = unit(
        "void f(int n, float *p) {\n\
         #pragma simd vec-function\n\
         #pragma ivdep\n\
         for (int i = 0; i < n; i++) {\n\
         while (n) n--;\n\
         #pragma message \"x\"\n\
         #pragma GCC ivdep\n\
         do n--; while (n);\n\
         }\n\
         }\n",
    );
    assert_eq!(problems(&u), [""; 0]);
    assert_eq!(
        loop_directives(&u),
        ["SimdVecFunction Ivdep", "", "Inert Ivdep"]
    );
    let mut found = Vec::new();
    loops(u.functions[0].body.as_ref().unwrap(), &mut found);
    let spec = found[0].spec(true);
    assert!(spec.call_variants);
    assert_eq!(
        format!("{:?} {:?}", spec.vectorize, spec.dependences),
        "Always NoneWithin(None)"
    );
}

#[test]
fn names_in_loop_clauses_are_those_in_scope() {
    let u = unit(
        "float g; int a[4];\n\
         void f(int n, float *p, float s) {\n\
         #pragma omp simd reduction(+:s,g) linear(n) aligned(p,a)\n\
         for (int i = 0; i < n; i++) ;\n\
         #pragma simd vec-function reduction(+:p) linear(s) private(i)\n\
         for (int i = 0; i < n; i++) ;\n\
         }\n",
    );
    assert_eq!(
        problems(&u),
        [
            "E linear-type t.c:5:49 `s` a floating number",
            "E reduction-type t.c:5:39 `p` a pointer",
        ]
    );
}

/// A loop in a function, with directives before and in it.
fn in_a_function(loop_text: &str) -> Unit {
    unit(&format!(
        "int k;\nvoid f(int n, int *p) {{\n int i, j; int s = 0; float x;\n{loop_text}\n out: ; }}\n"
    ))
}

#[test]
fn loops_of_lanes_count_in_a_simple_way() {
    let faults = |header: &str| {
        let text = format!("#pragma omp simd\n for ({header}) p[0] = 1;");
        problems(&in_a_function(&text)).join("\n")
    };
    for good in [
        "i = 0; i < n; i++",
        "int q = n; q > 0; --q",
        "i = 0; n >= i; i += 2",
        "unsigned q = 0; q != n; q = q + 1",
        "i = n; i > 0; i = i - 4",
        "i = 0; i < n; i = 2 + i",
        "int *q = p; q < p + n; q++",
        "int *q = p; q < p + n; q = q + 2",
        "k = 0; k < n; k++",
    ] {
        assert_eq!(faults(good), "", "{good}");
    }
    for (bad, place) in [
        ("; i < n; i++", "5:6 `(; i < n; i++)`"),
        (
            "i = 0, j = 0; i < n; i++",
            "5:6 `(i = 0, j = 0; i < n; i++)`",
        ),
        (
            "int q = 0, r = 0; q < n; q++",
            "5:6 `(int q = 0, r = 0; q < n; q++)`",
        ),
        ("x = 0; x < n; x++", "5:6 `(x = 0; x < n; x++)`"),
        ("i = 0; p[i]; i++", "5:14 `p[i]`"),
        ("i = 0; i == n; i++", "5:14 `i == n`"),
        ("i = 0; ; i++", "5:6 `(i = 0; ; i++)`"),
        ("i = 0; i < n; i *= 2", "5:21 `i *= 2`"),
        ("i = 0; i < n; i++, j++", "5:21 `i++, j++`"),
        ("i = 0; i < n; j++", "5:21 `j++`"),
        ("i = 0; i < n; ", "5:6 `(i = 0; i < n; )`"),
        ("i = 0; i < n; i = 4 - i", "5:21 `i = 4 - i`"),
    ] {
        let (line, rest) = place.split_once(':').unwrap();
        assert_eq!(
            faults(bad),
            format!("W loop-form t.c:{line}:{rest}"),
            "{bad}"
        );
    }
}

#[test]
fn loops_of_lanes_end_at_their_condition() {
    let faults = |pragma: &str, body: &str| {
        let text = format!("#pragma {pragma}\n for (i = 0; i < n; i++) {{ {body} }}");
        problems(&in_a_function(&text))
    };
    for good in [
        "continue;",
        "for (j = 0; j < 4; j++) if (p[j]) break;",
        "switch (n) { case 1: break; }",
        "if (n) goto next; p[i] = 1; next: ;",
    ] {
        assert_eq!(faults("omp simd", good), [""; 0], "{good}");
    }
    for (pragma, body, statement) in [
        ("omp simd", "if (p[i]) break;", "38 `break;`"),
        ("simd", "switch (n) { case 1: return; }", "49 `return;`"),
        ("omp simd", "{ if (p[i]) goto out; }", "40 `goto out;`"),
    ] {
        let expected = format!("W loop-exit t.c:5:{statement}");
        assert_eq!(faults(pragma, body), [expected], "{body}");
    }
    // Nothing is vouched for here: such a loop merely stays scalar.
    assert_eq!(faults("simd vec-function", "if (p[i]) break;"), [""; 0]);
}

#[test]
fn constructs_in_loops_of_lanes() {
    let faults = |clauses: &str, body: &str| {
        let text = format!("#pragma omp simd {clauses}\n for (i = 0; i < n; i++) {{\n{body}\n}}");
        problems(&in_a_function(&text))
    };
    for good in ["atomic", "ordered simd", "scan inclusive(s)"] {
        let body = format!("#pragma omp {good}\n s++;");
        assert_eq!(faults("", &body), [""; 0], "{good}");
    }
    for bad in ["critical", "ordered", "parallel for", "barrier"] {
        let body = format!("#pragma omp {bad}\n s++;");
        let expected = format!("W loop-construct t.c:6:1 `#pragma omp {bad}`");
        assert_eq!(faults("", &body), [expected]);
    }
    assert_eq!(
        faults("reduction(inscan, +: s)", "s++;"),
        ["W loop-form t.c:4:39 `s`"]
    );
    assert_eq!(
        faults("reduction(+: s, i)", "s++;"),
        ["W loop-form t.c:4:34 `i`"]
    );
}
