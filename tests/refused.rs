//! What stands against vectorizing a loop, as vcc says it: all of what has to change, and nothing that has not.

mod said;

use said::said;

/// What vcc says of each loop of some functions, in the order of the text.
fn all_of(functions: &[(&str, &[&str])], before: &str) {
    for (function, expected) in functions {
        let found = said(&format!("{before}\n{function}\n"), &[]);
        let loops: Vec<&str> = found
            .iter()
            .filter_map(|line| line.strip_prefix("note["))
            .filter_map(|line| line.split_once("loop not vectorized: "))
            .map(|(_, why)| why)
            .collect();
        assert_eq!(loops, *expected, "{function}");
    }
}

#[test]
fn what_is_given_to_calls_is_not_named_beside_them() {
    all_of(
        &[
            (
                "void f(void *to, int n) { for (int i = 0; i < n; i++) print(to, \"%d\", i); }",
                &["`print` is called"],
            ),
            (
                "int f(const char *x[], int n) { int k = 0; for (int i = 0; i < n; i++) \
                 k += x[i] == \"x\"; return k; }",
                &["a string literal is not analysed"],
            ),
            (
                "void f(void *to, const char *x[], int n) { for (int i = 0; i < n; i++) \
                 { print(to, \"%d\", i); x[i] = \"x\"; } }",
                &["`print` is called; a string literal is not analysed"],
            ),
        ],
        "void print(void *, const char *, ...);",
    );
}

#[test]
fn copies_of_the_library_are_vectors_already() {
    all_of(
        &[(
            "void f(float *d, float (*x)[8], const int *at, int n) { for (int i = 0; i < n; i++) \
             memcpy(d + at[i], x[i], 32); }",
            &["`memcpy` is called, which works with vectors already"],
        )],
        "#include <string.h>",
    );
}

#[test]
fn what_decides_over_an_exit_may_change_in_the_loop() {
    all_of(
        &[(
            "void f(struct s *s, int k) { while (k > s->n) { k -= s->n; s->fill(s); } }",
            &[
                "a function is called through a pointer; `k` is used in the loop otherwise than to accumulate into it; \
                 whether the loop is left depends on `k`, which each iteration has of the one before; \
                 `s->n` decides over an exit, and may change in the loop",
            ],
        )],
        "struct s { int n; void (*fill)(struct s *); };",
    );
}

#[test]
fn a_search_behind_indices_is_refused_for_its_exit() {
    all_of(
        &[(
            "int f(const short *b, int k) { for (; k > 0; k--) if (b[order[k]]) break; return k; }",
            &[
                "`b[order[k]]` decides over an exit: it would be read where the loop, once left, may not read anything",
            ],
        )],
        "extern const int order[];",
    );
}

#[test]
fn places_are_shown_as_c_reads_them() {
    all_of(
        &[(
            "void f(float ***d, float **y, int n, int *c) { for (int i = 0; i < n; i++) (*d)[c[i]] = y[i]; }",
            &[
                "`(*d)[c[i]]` is written, which does not move by a constant from iteration to iteration: two iterations may \
               write one place",
            ],
        )],
        "",
    );
}

#[test]
fn only_what_comes_before_a_second_return_is_vectorized() {
    let twice = "the function calls `_setjmp`, which may return twice";
    all_of(
        &[
            (
                "int f(float *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; \
                 if (setjmp(back)) return 1; work(); return 0; }",
                &[],
            ),
            (
                "int f(float *x, int n) { if (setjmp(back)) return 1; \
                 for (int i = 0; i < n; i++) x[i] *= 2; return 0; }",
                &[twice],
            ),
            (
                "int f(float *x, int n) { again: for (int i = 0; i < n; i++) x[i] *= 2; \
                 if (setjmp(back)) goto again; work(); return 0; }",
                &[twice],
            ),
        ],
        "#include <setjmp.h>\nextern jmp_buf back; void work(void);",
    );
    let around = said(
        "#include <setjmp.h>\nextern jmp_buf back;\nint f(float *x, int n) { while (n--) { \
         for (int i = 0; i < n; i++) x[i] *= 2; if (setjmp(back)) return 1; } return 0; }\n",
        &[],
    );
    assert_eq!(
        around.iter().filter(|line| line.contains(twice)).count(),
        2,
        "{around:#?}"
    );
}

#[test]
fn what_may_lie_anywhere_is_not_vectorized() {
    let said = said(
        "typedef int loose __attribute__((aligned(1)));\n\
         typedef int tight __attribute__((aligned(16)));\n\
         void f(loose *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }\n\
         void g(tight *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }\n",
        &[],
    );
    assert_eq!(said.len(), 2, "{said:#?}");
    let less =
        "note[opaque]: loop not vectorized: type that is aligned less than usual is not analysed";
    assert!(said[0].starts_with(less), "{said:#?}");
    assert!(said[1].starts_with("note[vectorized]"), "{said:#?}");
}

#[test]
fn the_order_of_a_sum_is_told_with_what_it_costs() {
    let found = said(
        "double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }\n\
         void g(double *s, const double *x, int n) { for (int i = 0; i < n; i++) *s += x[i]; }\n",
        &[],
    );
    let told = |what: &str| {
        let begin = format!(
            "note[fp-reduction-order]: loop not vectorized: {what} accumulates in the order of the iterations"
        );
        found.iter().any(|line| line.starts_with(&begin))
    };
    assert!(told("`s`") && told("a place in memory"), "{found:?}");
}

#[test]
fn what_is_too_dear_is_not_said_to_be_wrong() {
    let found = said(
        "struct c { float r, i; };\n\
         void f(const short *a, short *to, const int *n) { for (int i = 0; i < *n; i++) to[2 * i] = a[i] + 1; }\n\
         void g(struct c *f, int n) { for (int i = 0; i < n; i++) { struct c s; s.r = f[0].r - f[1].r; \
         s.i = f[0].i - f[1].i; f[0].r = s.i; f[1].i = s.r; f += 2; } }\n",
        &[],
    );
    let mut loops = found
        .iter()
        .filter(|line| line.contains("loop not vectorized"));
    let dear = |line: &String| {
        line.starts_with("note[not-profitable]") && line.contains("% of the scalar loop")
    };
    assert!(loops.clone().count() == 2 && loops.all(dear), "{found:?}");
}
