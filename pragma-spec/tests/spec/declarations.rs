//! Declarations of vector variants in all dialects.

use crate::show;
use pragma_spec::{parse_attributes, parse_line, parse_vec_function};

fn annotation(text: &str) -> String {
    show::directive(text, &parse_vec_function(text))
}

fn shown(text: &str) -> String {
    show::directive(text, &parse_line(text))
}

fn attributes(text: &str) -> String {
    let found = parse_attributes(text);
    let lines = found
        .iter()
        .map(|d| format!("{:?} {}", d.name, show::directive(text, d)));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn own_annotations() {
    let cases = [
        ("", "nothing"),
        ("uniform(a, b)", "uniform a b"),
        (" uniform(max_iter) ", "uniform max_iter"),
        ("linear(p, q:4, r:s)", "linear p, linear q:4, linear r:s"),
        ("linear(p:-1), nomask", "linear p:-1, unmasked"),
        ("alignment(p)", "aligned p"),
        ("alignment(p:64, q) mask", "aligned p:64, aligned q, masked"),
        ("vectorlength(8)", "lanes [8]"),
        ("vectorlength(4, 8, 4)", "lanes [4, 8]"),
        (
            "uniform(a), linear(i:1), alignment(a:32), vectorlength(8), nomask",
            "uniform a, linear i:1, aligned a:32, unmasked, lanes [8]",
        ),
        ("linear(p: 2*4)", "linear p:8"),
    ];
    show::check(&cases, annotation);
}

#[test]
fn misuse_of_own_annotations() {
    let cases = [
        (
            "unifrom(a)",
            "other\nclause-unknown @ unifrom: unknown clause `unifrom` (not a clause of `__decl-vec-function`); did you mean `uniform`?",
        ),
        (
            "frobnicate",
            "other\nclause-unknown @ frobnicate: unknown clause `frobnicate` (not a clause of `__decl-vec-function`); the clauses are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
        (
            "aligned(p)",
            "other\nclause-misplaced @ aligned: `__decl-vec-function` does not take clause `aligned` (a clause of other directives); write `alignment(p: 64)`",
        ),
        (
            "inbranch",
            "other\nclause-misplaced @ inbranch: `__decl-vec-function` does not take clause `inbranch` (a clause of other directives); write `mask`",
        ),
        (
            "simdlen(8)",
            "other\nclause-misplaced @ simdlen: `__decl-vec-function` does not take clause `simdlen` (a clause of other directives); write `vectorlength(8)`",
        ),
        (
            "private(x)",
            "other\nclause-misplaced @ private: `__decl-vec-function` does not take clause `private` (a clause of other directives); leave it out; the clauses here are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
        (
            "uniform",
            "other\nclause-syntax @ uniform: clause `uniform` needs an argument; write `uniform(a, b)`",
        ),
        (
            "uniform()",
            "other\nclause-syntax @ uniform(): clause `uniform` needs an argument; write `uniform(a, b)`",
        ),
        (
            "uniform(3)",
            "other\nclause-syntax @ 3: a name is expected; write `uniform(a, b)`",
        ),
        (
            "uniform(a b)",
            "other\nclause-syntax @ b: `b` is not expected in a list of names; write `uniform(a, b)`",
        ),
        (
            "uniform(a:4)",
            "other\nclause-syntax @ :: `:` is not expected here; write `uniform(a, b)`",
        ),
        (
            "uniform(a",
            "other\nclause-syntax @ (: `)` is missing in clause `uniform` (this is not closed); write `uniform(…)`",
        ),
        (
            "uniform(a))",
            "other\nclause-syntax @ ): expected a clause of `__decl-vec-function`; the clauses are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
        (
            "uniform(a), , mask",
            "other\nclause-syntax @ ,: expected a clause of `__decl-vec-function`; the clauses are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
        (
            "mask,",
            "other\nclause-syntax @ ,: expected a clause of `__decl-vec-function`; the clauses are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
        (
            "mask nomask",
            "other\nmask-conflict @ nomask: only the variant with a mask and only the one without are asked for (excludes the other) [0 @ mask: this one]; leave both out to get both variants",
        ),
        (
            "nomask, mask",
            "other\nmask-conflict @ mask: only the variant with a mask and only the one without are asked for (excludes the other) [0 @ nomask: this one]; leave both out to get both variants",
        ),
        (
            "mask(1)",
            "other\nclause-syntax @ mask(1): clause `mask` takes no argument; write `mask`",
        ),
        (
            "uniform(a) linear(a)",
            "other\nname-twice @ a: `a` is said to be uniform and linear (again) [8 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "uniform(a, a)",
            "other\nname-twice @ a: `a` is said to be uniform twice (again) [8 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "linear(p, p:2)",
            "other\nname-twice @ p: `p` is said to be linear twice (again) [7 @ p: first here]; leave `p` out of one of them",
        ),
        (
            "alignment(p, p)",
            "other\nname-twice @ p: `p` is said to be aligned twice (again) [10 @ p: first here]; leave `p` out of one of them",
        ),
        (
            "linear(p:0)",
            "other\nlinear-step-zero @ 0: the step of `linear` is zero; for a value that is the same in all lanes write `uniform` (of a parameter) or leave the clause out (of a variable)",
        ),
        (
            "linear(p:n+1)",
            "other\nnot-constant @ n+1: the step of `linear` is neither a constant nor a parameter; write a number, or the name of a uniform integer parameter",
        ),
        (
            "linear(p:)",
            "other\nclause-syntax @ ): a step is expected; write `linear(p, q: 4)`",
        ),
        (
            "linear(p:2.0)",
            "other\nnot-constant @ 2.0: the step of `linear` is neither a constant nor a parameter; write a number, or the name of a uniform integer parameter",
        ),
        (
            "linear(val(p))",
            "other\nclause-syntax @ (: `(` is not expected here; write `linear(p, q: 4)`",
        ),
        (
            "alignment(p:24)",
            "other\nnot-power-of-two @ 24: the argument of `alignment` is not a power of two; write 16 or 32",
        ),
        (
            "alignment(p:n)",
            "other\nnot-constant @ n: the argument of `alignment` is not an integer constant; write a number, such as `alignment(p: 64)`",
        ),
        (
            "alignment(p:0)",
            "other\nnot-positive @ 0: the argument of `alignment` is not greater than zero; write a number greater than zero, such as `alignment(p: 64)`",
        ),
        (
            "vectorlength(0)",
            "other\nnot-positive @ 0: the argument of `vectorlength` is not greater than zero; write a number greater than zero, such as `vectorlength(8)`",
        ),
        (
            "vectorlength(-4)",
            "other\nnot-positive @ -4: the argument of `vectorlength` is not greater than zero; write a number greater than zero, such as `vectorlength(8)`",
        ),
        (
            "vectorlength(6)",
            "other\nnot-power-of-two @ 6: the argument of `vectorlength` is not a power of two; write 4 or 8",
        ),
        (
            "vectorlength(4096)",
            "other\ntoo-many-lanes @ 4096: the argument of `vectorlength` is too large; write 1024 or less",
        ),
        (
            "vectorlength(n)",
            "other\nnot-constant @ n: the argument of `vectorlength` is not an integer constant; write a number, such as `vectorlength(8)`",
        ),
        (
            "vectorlength(4) vectorlength(8)",
            "other\nclause-repeated @ vectorlength(8): clause `vectorlength` stands twice (again) [0 @ vectorlength(4): first here]; leave one of them out",
        ),
        (
            "vectorlength(4,)",
            "other\nnot-constant @ ): the argument of `vectorlength` is not an integer constant; write a number, such as `vectorlength(8)`",
        ),
        (
            "vectorlength(99999999999)",
            "other\nnot-positive @ 99999999999: the argument of `vectorlength` is too large; write a number greater than zero, such as `vectorlength(8)`",
        ),
        (
            "8",
            "other\nclause-syntax @ 8: expected a clause of `__decl-vec-function`; the clauses are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
        (
            "\"x\"",
            "other\nclause-syntax @ \"x\": expected a clause of `__decl-vec-function`; the clauses are uniform, linear, alignment, mask, nomask, vectorlength",
        ),
    ];
    show::check(&cases, annotation);
}

#[test]
fn the_pragma_of_our_own() {
    let cases = [
        ("#pragma simd declare", "nothing"),
        ("#pragma simd declare()", "nothing"),
        (
            "#pragma simd declare(uniform(n), nomask)",
            "uniform n, unmasked",
        ),
        (
            "#pragma simd declare uniform(n)",
            "other\nclause-syntax @ uniform(n): the clauses of `#pragma simd declare` stand in parentheses; write `#pragma simd declare(uniform(n), nomask)`",
        ),
        (
            "#pragma simd declare(uniform(n)) mask",
            "other\nclause-syntax @ (uniform(n)) mask: the clauses of `#pragma simd declare` stand in parentheses; write `#pragma simd declare(uniform(n), nomask)`",
        ),
        (
            "#pragma simd declare(unifrm(n))",
            "other\nclause-unknown @ unifrm: unknown clause `unifrm` (not a clause of `#pragma simd declare`); did you mean `uniform`?",
        ),
        (
            "#pragma simd declare(mask",
            "other\nclause-syntax @ (mask: the clauses of `#pragma simd declare` stand in parentheses; write `#pragma simd declare(uniform(n), nomask)`",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn openmp() {
    let cases = [
        ("#pragma omp declare simd", "nothing"),
        (
            "#pragma omp declare simd simdlen(8) notinbranch",
            "unmasked, lanes [8]",
        ),
        (
            "#pragma omp declare simd, uniform(a, b), linear(p, q:4) aligned(x, y : 32) inbranch",
            "uniform a b, linear p:4, linear q:4, aligned x:32, aligned y:32, masked",
        ),
        ("#pragma omp declare simd linear(val(p):2)", "linear p:2"),
        (
            "#pragma omp declare simd linear(p:val,step(2))",
            "linear p:2",
        ),
        (
            "#pragma omp declare simd linear(p:step(n)) uniform(n)",
            "uniform n, linear p:n",
        ),
        ("#pragma omp declare simd linear(p:n)", "linear p:n"),
        ("#pragma omp declare simd linear(val)", "linear val"),
        ("#pragma omp declare simd linear(p:step)", "linear p:step"),
        ("_Pragma(\"omp\")", "other"),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_openmp() {
    let cases = [
        (
            "#pragma omp declare simd simdlen(0)",
            "other\nnot-positive @ 0: the argument of `simdlen` is not greater than zero; write a number greater than zero, such as `simdlen(8)`",
        ),
        (
            "#pragma omp declare simd simdlen(-2)",
            "other\nnot-positive @ -2: the argument of `simdlen` is not greater than zero; write a number greater than zero, such as `simdlen(8)`",
        ),
        (
            "#pragma omp declare simd simdlen(n)",
            "other\nnot-constant @ n: the argument of `simdlen` is not an integer constant; write a number, such as `simdlen(8)`",
        ),
        (
            "#pragma omp declare simd simdlen(6)",
            "other\nnot-power-of-two @ 6: the argument of `simdlen` is not a power of two; write 4 or 8",
        ),
        (
            "#pragma omp declare simd simdlen(4) simdlen(4)",
            "other\nclause-repeated @ simdlen(4): clause `simdlen` stands twice (again) [25 @ simdlen(4): first here]; leave one of them out",
        ),
        (
            "#pragma omp declare simd inbranch notinbranch",
            "other\nmask-conflict @ notinbranch: only the variant with a mask and only the one without are asked for (excludes the other) [25 @ inbranch: this one]; leave both out to get both variants",
        ),
        (
            "#pragma omp declare simd uniform(a) linear(a)",
            "other\nname-twice @ a: `a` is said to be uniform and linear (again) [33 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "#pragma omp declare simd aligned(a, a)",
            "other\nname-twice @ a: `a` is said to be aligned twice (again) [33 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "#pragma omp declare simd linear(p:0)",
            "other\nlinear-step-zero @ 0: the step of `linear` is zero; for a value that is the same in all lanes write `uniform` (of a parameter) or leave the clause out (of a variable)",
        ),
        (
            "#pragma omp declare simd linear(ref(p))",
            "other\nlinear-modifier @ ref: modifier `ref` is for references of C++ (C has none); write `val`, or leave the modifier out",
        ),
        (
            "#pragma omp declare simd linear(uval(p):4)",
            "other\nlinear-modifier @ uval: modifier `uval` is for references of C++ (C has none); write `val`, or leave the modifier out",
        ),
        (
            "#pragma omp declare simd linear(foo(p))",
            "other\nargument-unknown @ foo: unknown modifier `foo` of `linear`; the modifiers are val, ref, uval; in C write `val` or none",
        ),
        (
            "#pragma omp declare simd linear(p:val,4)",
            "other\nargument-unknown @ 4: a modifier of `linear` is expected; write `linear(p: val, step(4))`",
        ),
        (
            "#pragma omp declare simd linear(p:ref)",
            "other\nlinear-modifier @ ref: modifier `ref` is for references of C++ (C has none); write `val`, or leave the modifier out",
        ),
        (
            "#pragma omp declare simd aligned(p:12)",
            "other\nnot-power-of-two @ 12: the argument of `aligned` is not a power of two; write 8 or 16",
        ),
        (
            "#pragma omp declare simd nomask",
            "other\nclause-misplaced @ nomask: `#pragma omp declare simd` does not take clause `nomask` (a clause of other directives); write `notinbranch`",
        ),
        (
            "#pragma omp declare simd private(x)",
            "other\nclause-misplaced @ private: `#pragma omp declare simd` does not take clause `private` (a clause of other directives); leave it out; the clauses here are simdlen, linear, uniform, aligned, inbranch, notinbranch",
        ),
        (
            "#pragma omp declare simd foo",
            "other\nclause-unknown @ foo: unknown clause `foo` (not a clause of `#pragma omp declare simd`); the clauses are simdlen, linear, uniform, aligned, inbranch, notinbranch",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_attributes() {
    let cases = [
        (
            "__attribute__((simd(\"sometimes\")))",
            "SimdAttribute other\nargument-unknown @ \"sometimes\": unknown argument of attribute `simd`; write `simd`, `simd(\"inbranch\")` or `simd(\"notinbranch\")`",
        ),
        (
            "__attribute__((simd(inbranch)))",
            "SimdAttribute other\nargument-unknown @ inbranch: unknown argument of attribute `simd`; write `simd`, `simd(\"inbranch\")` or `simd(\"notinbranch\")`",
        ),
        (
            "__attribute__((simd(\"inbranch\", 2)))",
            "SimdAttribute other\nclause-syntax @ ,: `,` is not expected here; write `simd(\"inbranch\")`",
        ),
        (
            "__declspec(vector(vectorlength(4), vectorlengthfor(int)))",
            "VectorAttribute other\nclause-conflict @ vectorlengthfor(int): `vectorlength` and `vectorlengthfor` exclude each other (again) [18 @ vectorlength(4): first here]; leave one of them out",
        ),
        (
            "__declspec(vector(processor(core_4th_gen_avy)))",
            "VectorAttribute other\nargument-unknown @ core_4th_gen_avy: unknown processor `core_4th_gen_avy`; did you mean `core_4th_gen_avx`?",
        ),
        (
            "__declspec(vector(processor(z80)))",
            "VectorAttribute other\nargument-unknown @ z80: unknown processor `z80`; the names are pentium_4, pentium_m, pentium_4_sse3, core_2_duo_ssse3, core_2_duo_sse4_1, core_i7_sse4_2, core_2nd_gen_avx, core_3rd_gen_avx, core_4th_gen_avx, mic",
        ),
        (
            "__declspec(vector(processor(mic) processor(mic)))",
            "VectorAttribute other\nclause-repeated @ processor(mic): clause `processor` stands twice (again) [28 @ mic: first here]; leave one of them out",
        ),
        (
            "__declspec(vector(vectorlengthfor(struct s)))",
            "VectorAttribute other\nargument-unknown @ struct s: the argument of `vectorlengthfor` is no arithmetic type by its own name; write a type such as `float`, `double`, `int` or `short`",
        ),
        (
            "__declspec(vector(inbranch))",
            "VectorAttribute other\nclause-misplaced @ inbranch: `vector(…)` does not take clause `inbranch` (a clause of other directives); write `mask`",
        ),
    ];
    show::check(&cases, attributes);
}

#[test]
fn attribute_lists() {
    let cases = [
        ("__attribute__((simd))", "SimdAttribute nothing"),
        (
            "__attribute__((__simd__(\"inbranch\")))",
            "SimdAttribute masked",
        ),
        (
            "__attribute__((unused, simd(\"notinbranch\"), const))",
            "SimdAttribute unmasked",
        ),
        ("__attribute((simd))", "SimdAttribute nothing"),
        ("[[gnu::simd]]", "SimdAttribute nothing"),
        (
            "[[gnu::simd(\"inbranch\"), deprecated]]",
            "SimdAttribute masked",
        ),
        ("__attribute__((vector))", "VectorAttribute nothing"),
        (
            "__attribute__((vector(uniform(a), linear(p:4), mask, vectorlength(4))))",
            "VectorAttribute uniform a, linear p:4, masked, lanes [4]",
        ),
        (
            "__declspec(vector(nomask, processor(core_4th_gen_avx)))",
            "VectorAttribute unmasked, Avx2 only",
        ),
        (
            "__declspec(vector(vectorlengthfor(float)))",
            "VectorAttribute lanes of 4 bytes, float true",
        ),
        ("__declspec(noinline)", ""),
        ("__attribute__((vector_size(16)))", ""),
        ("__attribute__(())", ""),
        ("[[]]", ""),
        ("", ""),
        ("__attribute__((", ""),
    ];
    show::check(&cases, attributes);
}
