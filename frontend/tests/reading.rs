//! Reading only what loops depend on.

use frontend::source::Input;
use frontend::{Unit, parse, parse_loops};

/// Both ways to read a file that includes `header`.
fn both(header: &str, text: &str) -> [Unit; 2] {
    let include = "#include \"x.h\"\n";
    let original = format!("{include}{text}");
    let preprocessed = format!("# 1 \"t.c\"\n# 1 \"x.h\" 1\n{header}\n# 2 \"t.c\" 2\n{text}\n");
    [parse, parse_loops].map(|read| {
        read(&Input {
            name: "t.c",
            original: original.as_bytes(),
            preprocessed: preprocessed.as_bytes(),
        })
    })
}

fn names(unit: &Unit) -> Vec<&str> {
    unit.globals.iter().map(|g| g.name.as_str()).collect()
}

#[test]
fn functions_without_loops_have_no_body() {
    let text = "int g;\nint f(int a)\n{\n    if (a) { return g; }\n    return 2;\n}\n\
        int h(int n) { while (n) n--; return f(n); }\nint k(a, b) int a; char b; { return a + b; }\n\
        int l(void) { again: goto again; }\n";
    let [all, loops] = both("", text);
    let functions = |unit: &Unit| -> Vec<(String, bool)> {
        let each = unit.functions.iter();
        each.map(|f| (f.name.clone(), f.body.is_ok())).collect()
    };
    let wanted = [("f", true), ("h", true), ("k", true), ("l", true)];
    assert_eq!(
        functions(&all),
        wanted.map(|(name, ok)| (name.to_string(), ok))
    );
    let wanted = [("f", false), ("h", true), ("k", false), ("l", true)];
    assert_eq!(
        functions(&loops),
        wanted.map(|(name, ok)| (name.to_string(), ok))
    );
    assert_eq!(names(&loops), names(&all));
    for (f, g) in all.functions.iter().zip(&loops.functions) {
        assert_eq!((f.span, f.body_span, &f.ret), (g.span, g.body_span, &g.ret));
    }
    assert_eq!(loops.stats.opaque_functions, 0);
}

#[test]
fn short_bodies_that_loops_may_call_are_read() {
    let long = "a += a;".repeat(100);
    let text = format!(
        "int in_g(int a) {{ return a; }}\nint g(int a) {{ return in_g(a); }}\n\
         int before(int a) {{ return g(a); }}\nint long_one(int a) {{ {long} return a; }}\n\
         static __attribute__((unused)) int *p(int *a) {{ return a; }}\n\
         int between(int a) {{ return a; }}\nint other(int a) {{ return a; }}\n\
         int in_else(int a) {{ return a; }}\nint in_w(int a) {{ return a; }}\nint w(int a) {{ while (a) a--; return in_w(a); }}\n\
         void f(int *a, int n)\n{{\n    before(n);\n    for (int i = 0; i < g(n); i++) {{\n        \
         a[i] = *p(a) + (long_one)(i);\n    }}\n    while (g(n));\n    before(n);\n    \
         do w(n); while (later(n));\n    \
         while (n) {{ between(n); if (n) for (;;) if (n) other(n); else in_else(n); }}\n}}\nint later(int a) {{ return a; }}\n"
    );
    let [all, loops] = both("", &text);
    let read = loops.functions.iter().filter(|f| f.body.is_ok());
    let read: Vec<&str> = read.map(|f| f.name.as_str()).collect();
    assert_eq!(
        read,
        ["in_g", "g", "p", "other", "in_else", "in_w", "w", "f"]
    );
    assert!(all.functions.iter().all(|f| f.body.is_ok()));
    assert_eq!(names(&loops), names(&all));
}

#[test]
fn a_body_with_a_directive_is_read() {
    let text = "void f(int *a)\n{\n#pragma omp simd\n    a[0] = 1;\n}\n";
    let [all, loops] = both("", text);
    assert!(loops.functions[0].body.is_ok());
    assert_eq!(all.problems.len(), 1);
    assert_eq!(loops.problems.len(), 1);
}

#[test]
fn prototypes_that_nobody_names_are_left_out() {
    let header = "typedef int T;\nextern T unused(T x, void (*call)(T));\nextern T used(T used_not);\n\
        int used_not(void);\nint object, not_alone(int);\nint (parenthesised)(int);\nint array[3];\n\
        extern T in_header(T);\nstatic inline T uses(T a) { return in_header(a); }\n\
        #pragma omp declare simd\nint directed(int);\nstruct s { int m; } *record(int);\n\
        int odd(int) __attribute__((__nothrow__)) ;\n";
    let [all, loops] = both(header, "T f(T n) { while (n) n = used(n); return n; }\n");
    let left_out: Vec<&str> = names(&all)
        .into_iter()
        .filter(|n| !names(&loops).contains(n))
        .collect();
    assert_eq!(left_out, ["unused", "used_not", "odd"]);
}

#[test]
fn objects_whose_address_is_taken_unread_are_not_private() {
    for (body, private) in [
        ("g = 1; return g++ + a[2] + *p;", [true, true, true]),
        ("use(&g);", [false, true, true]),
        ("use(& ( (g)));", [false, true, true]),
        ("return x & g;", [false, true, true]),
        ("use(a);", [true, false, true]),
        ("use(&a[1]);", [true, false, true]),
        ("use(a + 1);", [true, false, true]),
        ("return 1[a];", [true, false, true]),
        ("use(&p);", [true, true, false]),
        ("use(p); p[1] = 2;", [true, true, true]),
        ("use(&p[1]);", [true, true, false]),
        ("__asm__(\"\" : \"+m\"(g));", [false, true, true]),
        ("int g = 0; use(&g);", [false, true, true]),
    ] {
        let text = format!(
            "static int g, a[9], *p;\nint use();\nint f(int x) {{ {body} }}\n\
             void h(int n) {{ while (n--) a[n] = g + *p; }}\n"
        );
        let [all, loops] = both("", &text);
        let of = |unit: &Unit| {
            ["g", "a", "p"].map(|name| {
                let mut found = unit.globals.iter().filter(|g| g.name == name);
                found.next().is_some_and(|g| g.private)
            })
        };
        assert_eq!(of(&loops), private, "{body}");
        for (read, unread) in of(&all).into_iter().zip(private) {
            assert!(read || !unread, "{body}");
        }
    }
}
