//! Pragmas before loops in all dialects.

use crate::show;
use pragma_spec::parse_line;

fn shown(text: &str) -> String {
    show::directive(text, &parse_line(text))
}

#[test]
fn vec_function() {
    let cases = [
        (
            "#pragma simd vec-function",
            "always, independent, call variants",
        ),
        (
            "#pragma simd vec-function private(t) reduction(+:s) linear(i:2) vectorlength(8) assert",
            "always, independent, call variants, must vectorize, lanes [8], private t, linear i:2, reduction Add s",
        ),
        (
            "#pragma simd vec-function pipeline",
            "always, independent, call variants, pipeline",
        ),
        (
            "#pragma simd vec-function,private(t),assert",
            "always, independent, call variants, must vectorize, private t",
        ),
        (
            "#pragma simd vec-function linear(p:n*2, q)",
            "always, independent, call variants, linear p:(n * 2), linear q",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_vec_function() {
    let cases = [
        (
            "#pragma simd vec-function uniform(a)",
            "other\nclause-misplaced @ uniform: `#pragma simd vec-function` does not take clause `uniform` (a clause of other directives); leave it out; the clauses here are private, reduction, linear, vectorlength, assert, pipeline",
        ),
        (
            "#pragma simd vec-function asert",
            "other\nclause-unknown @ asert: unknown clause `asert` (not a clause of `#pragma simd vec-function`); did you mean `assert`?",
        ),
        (
            "#pragma simd vec-function assert assert(1)",
            "other\nclause-syntax @ assert(1): clause `assert` takes no argument; write `assert`",
        ),
        (
            "#pragma simd vec-function private(t) private(t)",
            "other\nname-twice @ t: `t` is said to be private twice (again) [34 @ t: first here]; leave `t` out of one of them",
        ),
        (
            "#pragma simd vec-function private(t) reduction(+:t)",
            "other\nname-twice @ t: `t` is said to be private and a reduction (again) [34 @ t: first here]; leave `t` out of one of them",
        ),
        (
            "#pragma simd vec-function reduction(s)",
            "other\nreduction-operator @ s: an operator and `:` are expected first; write `reduction(+: a, b)`; the operators are + - * & | ^ && || max min",
        ),
        (
            "#pragma simd vec-function reduction(/:s)",
            "other\nreduction-operator @ /: `/` is no operator of reductions; write `reduction(+: a, b)`; the operators are + - * & | ^ && || max min",
        ),
        (
            "#pragma simd vec-function reduction(+:)",
            "other\nclause-syntax @ ): a name is expected; write `reduction(+: a, b)`",
        ),
        (
            "#pragma simd vec-function reduction(+:a[3])",
            "other\nclause-syntax @ [: `[` is not expected here; write `reduction(+: a, b)`",
        ),
        (
            "#pragma simd vec-function vectorlength(3)",
            "other\nnot-power-of-two @ 3: the argument of `vectorlength` is not a power of two; write 2 or 4",
        ),
        (
            "#pragma simd vec-function linear(i:0)",
            "other\nlinear-step-zero @ 0: the step of `linear` is zero; for a value that is the same in all lanes write `uniform` (of a parameter) or leave the clause out (of a variable)",
        ),
        (
            "#pragma simd vec-functions",
            "other\nclause-unknown @ vec: unknown clause `vec` (not a clause of `#pragma simd vec-function`); the clauses are private, reduction, linear, vectorlength, assert, pipeline\nclause-syntax @ -: expected a clause of `#pragma simd vec-function`; the clauses are private, reduction, linear, vectorlength, assert, pipeline",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn openmp() {
    let cases = [
        ("#pragma omp simd", "always, independent"),
        (
            "#pragma omp simd safelen(8) simdlen(4) collapse(2)",
            "always, independent within 8, lanes [4], collapse 2",
        ),
        (
            "#pragma omp simd linear(i:2) linear(val(p)) private(a, b) lastprivate(c) lastprivate(conditional: d)",
            "always, independent, private a, private b, private c last, private d last assigned, linear i:2, linear p",
        ),
        (
            "#pragma omp simd reduction(+:s) reduction(max:m) reduction(inscan, *: a[0:n])  reduction(mine: x)",
            "always, independent, reduction Add s, reduction Max m, reduction Mul a[ 0 : n ] inscan, reduction mine x",
        ),
        (
            "#pragma omp simd aligned(p, q:64) nontemporal(r) if(simd: n > 100) order(concurrent)",
            "always, independent, aligned p:64, aligned q:64, nontemporal r, if n > 100, any order",
        ),
        (
            "#pragma omp simd order(reproducible:concurrent) if(n) simdlen(3) safelen(3)",
            "always, independent within 3, lanes [3], if n, any order",
        ),
        (
            "#pragma omp simd linear(p:n+1)",
            "always, independent, linear p:(n + 1)",
        ),
        (
            "#pragma omp simd reduction(&&: a) reduction(||: b) reduction(-: c)",
            "always, independent, reduction LogicalAnd a, reduction LogicalOr b, reduction Sub c",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_openmp() {
    let cases = [
        (
            "#pragma omp simd safelen(0)",
            "other\nnot-positive @ 0: the argument of `safelen` is not greater than zero; write a number greater than zero, such as `safelen(8)`",
        ),
        (
            "#pragma omp simd simdlen(16) safelen(8)",
            "other\nsimdlen-over-safelen @ simdlen(16): more lanes are asked for than are safe [37 @ 8: this many are safe]; write at most 8 here, or a greater `safelen`",
        ),
        (
            "#pragma omp simd if(a) if(b)",
            "other\nclause-repeated @ if(b): clause `if` stands twice (again) [17 @ if(a): first here]; leave one of them out",
        ),
        (
            "#pragma omp simd private(a) lastprivate(a)",
            "other\nname-twice @ a: `a` is said to be private twice (again) [25 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "#pragma omp simd reduction(+:a) linear(a)",
            "other\nname-twice @ a: `a` is said to be a reduction and linear (again) [29 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "#pragma omp simd firstprivate(a)",
            "other\nclause-misplaced @ firstprivate: `#pragma omp simd` does not take clause `firstprivate` (a clause of other directives); leave it out; the clauses here are safelen, simdlen, collapse, linear, aligned, nontemporal, private, lastprivate, reduction, order, if",
        ),
        (
            "#pragma omp simd schedule(static)",
            "other\nclause-misplaced @ schedule: `#pragma omp simd` does not take clause `schedule` (a clause of other directives); leave it out; the clauses here are safelen, simdlen, collapse, linear, aligned, nontemporal, private, lastprivate, reduction, order, if",
        ),
        (
            "#pragma omp simd collapse(2) collapse(2)",
            "other\nclause-repeated @ collapse(2): clause `collapse` stands twice (again); leave one of them out",
        ),
        (
            "#pragma omp simd safelen(2) safelen(2)",
            "other\nclause-repeated @ safelen(2): clause `safelen` stands twice (again) [25 @ 2: first here]; leave one of them out",
        ),
        (
            "#pragma omp simd order(sequential)",
            "other\nargument-unknown @ sequential: the only order is `concurrent`; write `order(concurrent)`",
        ),
        (
            "#pragma omp simd order(concurrent) order(concurrent)",
            "other\nclause-repeated @ order(concurrent): clause `order` stands twice (again) [17 @ order(concurrent): first here]; leave one of them out",
        ),
        (
            "#pragma omp simd reduction(task, +: a)",
            "other\nargument-unknown @ task: modifier `task` is not for loops of lanes; leave it out",
        ),
        (
            "#pragma omp simd simdlen(4) simdlen(4)",
            "other\nclause-repeated @ simdlen(4): clause `simdlen` stands twice (again) [17 @ simdlen(4): first here]; leave one of them out",
        ),
        (
            "#pragma omp simd aligned(p:3)",
            "other\nnot-power-of-two @ 3: the argument of `aligned` is not a power of two; write 2 or 4",
        ),
        (
            "#pragma omp simd nontemporal(a, a)",
            "other\nname-twice @ a: `a` is said to be nontemporal twice (again) [29 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "#pragma omp simd if()",
            "other\nclause-syntax @ if(): clause `if` needs an argument; write `if(n > 100)`",
        ),
        (
            "#pragma omp simd safelen",
            "other\nclause-syntax @ safelen: clause `safelen` needs an argument; write `safelen(8)`",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn cilk() {
    let cases = [
        ("#pragma simd", "always, independent"),
        (
            "#pragma simd vectorlength(4, 8) private(a) firstprivate(b) lastprivate(b)",
            "always, independent, lanes [4, 8], private a, private b first last",
        ),
        (
            "#pragma simd vectorlengthfor(double) linear(p:n) reduction(+:s) noassert vecremainder",
            "always, independent, lanes of 8 bytes, float true, linear p:n, reduction Add s, vector remainder",
        ),
        (
            "#pragma simd assert, novecremainder",
            "always, independent, must vectorize, not vector remainder",
        ),
        ("#pragma ivdep", "proved dependences only"),
        ("#pragma novector", "never"),
        ("#pragma simd pipeline", "always, independent, pipeline"),
        ("#pragma vector always assert", "always, must vectorize"),
        (
            "#pragma vector aligned nontemporal(a)",
            "nontemporal a, accesses aligned",
        ),
        (
            "#pragma vector unaligned temporal vectorlength(4)",
            "lanes [4], not accesses aligned, not stores nontemporal",
        ),
        ("#pragma vector nontemporal", "stores nontemporal"),
        ("#pragma unroll(4)", "nothing"),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_cilk() {
    let cases = [
        (
            "#pragma simd vec_function",
            "other\nclause-misplaced @ vec_function: `#pragma simd` does not take clause `vec_function` (a clause of other directives); write `#pragma simd vec-function`",
        ),
        (
            "#pragma simd pipeline(2)",
            "other\nclause-syntax @ pipeline(2): clause `pipeline` takes no argument; write `pipeline`",
        ),
        (
            "#pragma vector pipeline",
            "other\nclause-misplaced @ pipeline: `#pragma vector` does not take clause `pipeline` (a clause of other directives); write `#pragma simd pipeline`",
        ),
        (
            "#pragma simd assert noassert",
            "other\nclause-conflict @ noassert: clause `noassert` contradicts an earlier one [13 @ assert: this one]; leave one of them out",
        ),
        (
            "#pragma simd vectorlength(4) vectorlengthfor(int)",
            "other\nclause-conflict @ vectorlengthfor(int): `vectorlength` and `vectorlengthfor` exclude each other (again) [13 @ vectorlength(4): first here]; leave one of them out",
        ),
        (
            "#pragma simd simdlen(4)",
            "other\nclause-misplaced @ simdlen: `#pragma simd` does not take clause `simdlen` (a clause of other directives); write `vectorlength(8)`",
        ),
        (
            "#pragma simd vecremainder novecremainder",
            "other\nclause-conflict @ novecremainder: clause `novecremainder` contradicts an earlier one [13 @ vecremainder: this one]; leave one of them out",
        ),
        (
            "#pragma simd firstprivate(a) firstprivate(a)",
            "other\nname-twice @ a: `a` is said to be private twice (again) [26 @ a: first here]; leave `a` out of one of them",
        ),
        (
            "#pragma ivdep safelen(4)",
            "other\nclause-syntax @ safelen(4): `#pragma ivdep` takes no clauses; write `#pragma ivdep` alone",
        ),
        (
            "#pragma vector",
            "other\nclause-syntax @ r: `#pragma vector` needs a clause; write `#pragma vector always`",
        ),
        (
            "#pragma vector sometimes",
            "other\nclause-unknown @ sometimes: unknown clause `sometimes` (not a clause of `#pragma vector`); the clauses are always, assert, aligned, unaligned, temporal, nontemporal, vecremainder, novecremainder, vectorlength",
        ),
        (
            "#pragma vector aligned unaligned",
            "other\nclause-conflict @ unaligned: clause `unaligned` contradicts an earlier one; leave one of them out",
        ),
        (
            "#pragma novector now",
            "other\nclause-syntax @ now: `#pragma novector` takes no clauses; write `#pragma novector` alone",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn gcc_and_clang() {
    let cases = [
        ("#pragma GCC ivdep", "independent"),
        ("#pragma GCC unroll 4", "nothing"),
        ("#pragma GCC unroll (2+2)", "nothing"),
        ("#pragma GCC novector", "never"),
        (
            "#pragma clang loop vectorize(enable) interleave_count(2)",
            "always, interleave 2",
        ),
        (
            "#pragma clang loop vectorize(assume_safety) vectorize_width(8)",
            "always, independent, lanes [8]",
        ),
        ("#pragma clang loop vectorize(disable)", "never"),
        (
            "#pragma clang loop vectorize_width(4, fixed) interleave(disable) unroll(full)",
            "lanes [4], interleave 1",
        ),
        (
            "#pragma clang loop vectorize_width(scalable) vectorize_predicate(enable) distribute(enable) unroll_count(4) pipeline(disable) pipeline_initiation_interval(3) interleave(enable)",
            "nothing",
        ),
    ];
    show::check(&cases, shown);
}

#[test]
fn misuse_of_gcc_and_clang() {
    let cases = [
        (
            "#pragma GCC ivdep 4",
            "other\nclause-syntax @ 4: `#pragma GCC ivdep` takes no clauses; write `#pragma GCC ivdep` alone",
        ),
        (
            "#pragma GCC unroll",
            "other\nnot-constant @ l: the number of copies is not an integer constant; write a number, such as `#pragma GCC unroll 4`",
        ),
        (
            "#pragma GCC unroll n",
            "other\nnot-constant @ n: the number of copies is not an integer constant; write a number, such as `#pragma GCC unroll 4`",
        ),
        (
            "#pragma GCC unroll 65535",
            "other\nnot-constant @ 65535: the number of copies is not between 0 and 65534; write a number, such as `#pragma GCC unroll 4`",
        ),
        (
            "#pragma clang loop",
            "other\nclause-syntax @ p: `#pragma clang loop` needs an option; write `#pragma clang loop vectorize(enable)`",
        ),
        (
            "#pragma clang loop vectorise(enable)",
            "other\nclause-unknown @ vectorise: unknown clause `vectorise` (not a clause of `#pragma clang loop`); did you mean `vectorize`?",
        ),
        (
            "#pragma clang loop vectorize(on)",
            "other\nargument-unknown @ on: unknown argument of `vectorize`; the arguments are enable, assume_safety, disable",
        ),
        (
            "#pragma clang loop vectorize",
            "other\nclause-syntax @ vectorize: clause `vectorize` needs an argument; write `vectorize(enable)`",
        ),
        (
            "#pragma clang loop vectorize(enable) vectorize(enable)",
            "other\nclause-repeated @ vectorize(enable): clause `vectorize` stands twice (again) [19 @ vectorize: first here]; leave one of them out",
        ),
        (
            "#pragma clang loop vectorize(disable) vectorize_width(4)",
            "other\nclause-conflict @ vectorize_width: `vectorize(disable)` contradicts `vectorize_width` [19 @ vectorize: this one]; leave one of them out",
        ),
        (
            "#pragma clang loop vectorize_width(0)",
            "other\nnot-positive @ 0: the argument of `vectorize_width` is not greater than zero; write a number greater than zero, such as `vectorize_width(8)`",
        ),
        (
            "#pragma clang loop vectorize_width(4, wide)",
            "other\nargument-unknown @ wide: unknown argument of `vectorize_width`; write `fixed` or `scalable`, or leave it out",
        ),
        (
            "#pragma clang loop interleave_count(n)",
            "other\nnot-constant @ n: the argument of `interleave_count` is not an integer constant; write a number, such as `interleave_count(2)`",
        ),
        (
            "#pragma clang loop unroll(enable, full)",
            "other\nclause-syntax @ ,: `,` is not expected here; write `unroll(enable)`",
        ),
    ];
    show::check(&cases, shown);
}
