//! Loops that vcc leaves as they are because vectors gain nothing, and what it says of them.

mod said;

use said::said;

/// What vcc says of one loop in a function with these parameters.
fn said_of(parameters: &str, body: &str) -> String {
    let all = said(&format!("void f({parameters})\n{{\n{body}\n}}\n"), &[]);
    assert_eq!(all.len(), 1, "{all:#?}");
    all[0].clone()
}

#[test]
fn what_the_library_does_is_left_to_it() {
    let fills =
        "note[library]: loop not vectorized: it fills an array, which compilers have `memset` do";
    let copies =
        "note[library]: loop not vectorized: it copies an array, which compilers have `memcpy` do";
    let moves = "note[library]: loop not vectorized: it moves the elements of an array, which compilers have \
                 `memmove` do";
    for (parameters, body, expected) in [
        (
            "float *a, int n",
            "for (int i = 0; i < n; i++) a[i] = 0;",
            fills,
        ),
        (
            "int *a, int n",
            "for (int i = 0; i < n; i++) a[i] = -1;",
            fills,
        ),
        (
            "double *a, int n",
            "for (int i = n - 1; i >= 0; i--) a[i] = 0;",
            fills,
        ),
        (
            "char *a, int c, int n",
            "for (int i = 0; i < n; i++) a[i] = c;",
            fills,
        ),
        ("char *a, char c, int n", "while (n-- > 0) *a++ = c;", fills),
        (
            "int *restrict a, short *restrict b, int n",
            "for (int i = 0; i < n; i++) a[i] = 0, b[i] = 0x101;",
            fills,
        ),
        (
            "int *restrict a, const int *restrict b, int n",
            "for (int i = 0; i < n; i++) a[i] = b[i];",
            copies,
        ),
        (
            "int *a, int n",
            "for (int i = 0; i < n; i++) a[i] = a[i + 1];",
            moves,
        ),
    ] {
        assert_eq!(said_of(parameters, body), expected, "{body}");
    }
}

#[test]
fn what_no_function_of_the_library_does_is_vectorized() {
    for (parameters, body) in [
        // Bytes that differ, or may.
        ("int *a, int n", "for (int i = 0; i < n; i++) a[i] = 1;"),
        (
            "int *a, int c, int n",
            "for (int i = 0; i < n; i++) a[i] = c;",
        ),
        (
            "double *a, int n",
            "for (int i = 0; i < n; i++) a[i] = -0.0;",
        ),
        // Of which it is not known whether they overlap.
        (
            "int *a, const int *b, int n",
            "for (int i = 0; i < n; i++) a[i] = b[i];",
        ),
        // Under a condition, backwards, changed.
        (
            "int *restrict a, const int *restrict b, int n",
            "for (int i = 0; i < n; i++) if (b[i] > 3) a[i] = 0;",
        ),
        (
            "int *restrict a, const int *restrict b, int n",
            "for (int i = 0; i < n; i++) a[n - 1 - i] = b[i];",
        ),
        (
            "unsigned *restrict a, const unsigned *restrict b, int n",
            "for (int i = 0; i < n; i++) a[i] = ~b[i];",
        ),
    ] {
        let said = said_of(parameters, body);
        assert!(said.starts_with("note[vectorized]"), "{body}\n{said}");
    }
}

#[test]
fn who_asks_for_vectors_gets_them_instead_of_the_library() {
    let fill = "for (int i = 0; i < n; i++) a[i] = 0;";
    let asked = said_of(
        "int *a, int n",
        &format!("#pragma simd vec-function\n{fill}"),
    );
    assert!(asked.starts_with("note[vectorized]"), "{asked}");
    let text = format!("void f(int *a, int n) {{ {fill} }}\n");
    let all = said(&text, &["--ignore-cost"]);
    assert!(all[0].starts_with("note[vectorized]"), "{all:#?}");
}

#[test]
fn a_loop_around_what_the_library_does_says_so() {
    let text = "float a[9][200];\nvoid f(void) { for (int i = 0; i < 9; i++) for (int j = 0; j < 200; j++) a[i][j] = 0; }\n";
    let around = &said(text, &[])[0];
    let expected = "note[not-innermost]: loop not vectorized: a loop inside is left to a function of the library";
    assert_eq!(around, expected);
}

#[test]
fn few_iterations_behind_a_loop_that_does_several_stay_scalar() {
    let many = "for (; i < n; i++) a[i] = b[i] * 3 + 1;";
    let parameters = "int *restrict a, const int *restrict b, int n";
    let vectorized = said_of(parameters, &format!("int i = 0;\n{many}"));
    assert!(vectorized.starts_with("note[vectorized]"), "{vectorized}");
    for (before, most) in [
        ("int i; for (i = 0; i < n - 3; i += 4) g(i);", 3),
        ("int i = 0; for (; i + 8 <= n; i += 8) g(i);", 7),
        ("int i = 0; while (n - i > 2) { g(i); i += 3; }", 2),
        ("int i = 0; n &= 7;", 7),
        ("int i = 0; n = n < 5 ? n : 5;", 5),
        ("int i = n / 4 * 4; if (n - i >= 4) return;", 3),
        ("int i = 1; n %= 6;", 4),
    ] {
        let text = format!("void g(int);\nvoid f({parameters})\n{{\n{before}\n{many}\n}}\n");
        let all = said(&text, &[]);
        let last = all.last().unwrap();
        let start = "note[not-profitable]: loop not vectorized: vector code costs";
        let end = format!("which runs {most} times at most");
        assert!(
            last.starts_with(start) && last.ends_with(&end),
            "{before}\n{last}"
        );
    }
}

#[test]
fn few_iterations_are_seen_of_pointers_of_numbers_without_sign_and_of_loops_that_count_down() {
    for (parameters, before, many, most) in [
        (
            "short *restrict a, const short *restrict b, const short *e",
            "for (; e - b >= 4; b += 4, a += 4) g(*b);",
            "while (b < e) *a++ = *b++ + 1;",
            // Seven bytes might be left.
            4,
        ),
        (
            "short *restrict a, const short *restrict b, unsigned n",
            "while (n > 3) { g(n); n -= 4; }",
            "for (; n > 0; n--) a[n] = b[n] + 1;",
            3,
        ),
        (
            "short *restrict a, const short *restrict b, unsigned n",
            "b += 1;",
            "for (; n < 24; n += 8) *a++ = *b++ + 1;",
            3,
        ),
        (
            "short *restrict a, const short *restrict b, unsigned n",
            "n &= 7;",
            "while (n--) *a++ = *b++ + 1;",
            7,
        ),
    ] {
        let text = format!("void g(int);\nvoid f({parameters})\n{{\n{before}\n{many}\n}}\n");
        let all = said(&text, &[]);
        let end = format!("which runs {most} times at most");
        assert!(all.last().unwrap().ends_with(&end), "{before}\n{all:#?}");
    }
}
