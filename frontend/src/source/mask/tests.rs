use super::*;
use crate::source::lex::lex;

/// The masked text, and a line per site.
fn masked(text: &str) -> (String, Vec<String>) {
    let lexed = lex(text.as_bytes());
    let masked = mask(text, &lexed.tokens, &lexed.directives);
    let show = |s: &MaskSite| {
        let marks = [(s.changes_meaning, "!"), (s.whole_function, "!")];
        let marks: String = marks
            .iter()
            .filter(|(on, _)| *on)
            .map(|(_, mark)| *mark)
            .collect();
        format!("{:?}{marks} {}", s.kind, &text[s.span.range()])
    };
    assert_eq!(masked.text().len(), text.len());
    (
        masked.text().to_string(),
        masked.sites().iter().map(show).collect(),
    )
}

#[track_caller]
fn check(text: &str, expected: &str, sites: &[&str]) {
    let (masked, found) = masked(text);
    // Runs of spaces are shortened: lengths are compared anyway.
    let words = |t: &str| t.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(&masked), expected);
    assert_eq!(found, sites);
}

#[test]
fn attributes_are_blanked_and_named() {
    check(
        "struct __attribute__((packed, __aligned__(4))) S { int a; } __attribute__((vector_size(16)));",
        "struct S { int a; } ;",
        &[
            "Attribute([\"packed\", \"aligned\"]) __attribute__((packed, __aligned__(4)))",
            "Attribute([\"vector_size\"])! __attribute__((vector_size(16)))",
        ],
    );
    check(
        "[[nodiscard, gnu::pure]] int f(void); int a[b[1]];",
        "int f(void); int a[b[1]];",
        &["StandardAttribute([\"nodiscard\", \"gnu::pure\"]) [[nodiscard, gnu::pure]]"],
    );
    check(
        "__decl-vec-function( uniform(n) ) int f(int n);",
        "int f(int n);",
        &[
            "VecFunction { clauses: Span { start: 20, end: 32 }, closed: true, hyphens: true } \
           __decl-vec-function( uniform(n) )",
        ],
    );
    check(
        "__decl_vec_function() int f(int n);",
        "int f(int n);",
        &[
            "VecFunction { clauses: Span { start: 20, end: 20 }, closed: true, hyphens: false } __decl_vec_function()",
        ],
    );
    let other = "int __decl(void); int a = __decl - vec_function(1), __decl_vec_function;";
    check(other, other, &[]);
}

#[test]
fn types_and_operators() {
    check(
        "unsigned __int128 a;",
        "unsigned int a;",
        &["OpaqueType! __int128"],
    );
    check("__thread int a;", "register int a;", &["Thread __thread"]);
    check("_BitInt(7) a;", "int a;", &["OpaqueType! _BitInt(7)"]);
    check(
        "int f(void) { return __alignof__(a) + __real__ z; }",
        "int f(void) { return sizeof (a) + - z; }",
        &[
            "Other(\"alignment of a type\")! __alignof__",
            "Other(\"part of a complex value\")! __real__",
        ],
    );
    check(
        "a = b ?: c ? : d ?:\te; f = g?:h;",
        "a = b ?0:c ?0: d ?0:e; f = g||h;",
        &[
            "OmittedOperand ?: ",
            "OmittedOperand ? :",
            "OmittedOperand ?:\t",
            "Other(\"conditional with an omitted operand\")! ?:",
        ],
    );
    check(
        "x = __extension__ (T)(y);",
        "x = (T)(y);",
        &["Extension __extension__"],
    );
}

#[test]
fn labels_and_jumps() {
    check(
        "void f(void) { __label__ l; static void *t[] = { &&l, (void *)&&l }; if (a && b && (c)&&d) goto *p; l: }",
        "void f(void) { ; static void *t[] = { 0 , (void *)0 }; if (a && b && (c)&&d) *p; l:;}",
        &[
            "Other(\"local label\")!! __label__ l",
            "Other(\"address of a label\")!! &&l",
            "Other(\"address of a label\")!! &&l",
            "Other(\"computed goto\")!! goto",
            "LabelAtEnd  ",
        ],
    );
}

#[test]
fn braces_after_groups() {
    check(
        "int f(void) { int g(int a) { return a; } S s = (S){}; if (s) {} return sizeof (T){1} + g(({ 1; })); }",
        "int f(void) { int g(int a) ; S s = (S)0 ; if (s) {} return sizeof (T) + g(({ 1; })); }",
        &[
            "Other(\"nested function\")!! { return a; }",
            "Other(\"empty compound literal\")! {}",
            "Other(\"size of a compound literal\")! {1}",
        ],
    );
}

#[test]
fn assembly() {
    check(
        "asm(\"nop\"); int f(void) __asm__(\"g\"); void h(void) { asm(\"\" : : \"r\"(a)); asm goto (\"\" : : : : l); }",
        "; int f(void) __asm__(\"g\"); void h(void) { asm(\"\" : : \"r\"(a)); ; }",
        &[
            "Other(\"inline assembly\")! asm(\"nop\")",
            "Other(\"assembly that jumps\")!! asm goto (\"\" : : : : l)",
        ],
    );
}

#[test]
fn directives_names_and_digraphs() {
    check(
        "#pragma omp simd\nint a$b, é;\n# 1 \"x\"\nint c<:2:> = <%1'0%>;",
        "int a_b, __; int c[ 2] = { 10 } ;",
        &["Name! a$b", "Name! é", "Literal 1'0"],
    );
}
