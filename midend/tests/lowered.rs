//! Functions that lowering makes keep to the rules of SSA, and their text form loses nothing.

use frontend::{Input, parse};
use midend::lower::lower;
use midend::options::Options;
use midend::ssa::parse::parse as parse_ssa;
use midend::ssa::verify::verify;

const SOURCE: &str = r#"
struct pair { int a; double b; };
int table[64];
int extern_call(int);

int sum(const int *x, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += x[i];
    return s;
}

void nest(float *restrict y, const float *x, long n, long m) {
    for (long i = 0; i < n; i++)
        for (long j = 0; j < m; j++)
            y[i * m + j] = x[j] < 0.0f ? -x[j] : x[i] * 1.5f;
}

double fields(struct pair *p, unsigned n) {
    double t = 0.0;
    unsigned k = n;
    while (k-- > 0)
        t += p[k].b + p[k].a;
    return t;
}

int branches(int a, int b) {
    int r;
    do {
        if (a > b && b != 3) { r = a; break; }
        switch (a) {
        case 1: r = 2; continue;
        case -4: r = table[b & 63]; break;
        default: r = extern_call(a);
        }
        a++;
    } while (a < 100 || b == 0);
    return r;
}
"#;

#[test]
fn lowered_functions_verify_and_round_trip() {
    let unit = parse(&Input {
        name: "t.c",
        original: SOURCE.as_bytes(),
        preprocessed: SOURCE.as_bytes(),
    });
    let mut names = Vec::new();
    for def in &unit.functions {
        let f = lower(&unit, def, &Options::default()).expect("lowers");
        assert_eq!(verify(&f), Ok(()), "{f}");
        assert_eq!(parse_ssa(&f.to_string()).as_ref(), Ok(&f), "{f}");
        names.push(f.name);
    }
    assert_eq!(names, ["sum", "nest", "fields", "branches"]);
}

#[test]
fn no_remainder_by_a_power_of_two_is_compared_with_zero() {
    let remainders = |of: &str| {
        let c = format!("int f(int x, unsigned y, long z) {{ return {of}; }}");
        let unit = parse(&Input {
            name: "t.c",
            original: c.as_bytes(),
            preprocessed: format!("# 1 \"t.c\"\n{c}").as_bytes(),
        });
        let function = lower(&unit, &unit.functions[0], &Options::default()).expect("lowered");
        function.to_string().matches("rem ").count()
    };
    for of in ["x % 4 == 0", "y % 8u != 0", "!(z % 1024)", "x % 2 ? 1 : y"] {
        assert_eq!(remainders(of), 0, "{of}");
    }
    for of in [
        "x % 4 == 1",
        "x % 3 == 0",
        "x % -4 == 0",
        "x % y == 0",
        "x % 4 > 0",
    ] {
        assert_eq!(remainders(of), 1, "{of}");
    }
}
