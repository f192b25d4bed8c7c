//! Reading only what loops and statements in a row depend on.

use frontend::source::Input;
use frontend::{Unit, parse, parse_blocks, parse_loops};

/// The ways to read a file that includes `header`: all of it, what blocks and what loops depend on.
fn ways(header: &str, text: &str) -> [Unit; 3] {
    let include = "#include \"x.h\"\n";
    let original = format!("{include}{text}");
    let preprocessed = format!("# 1 \"t.c\"\n# 1 \"x.h\" 1\n{header}\n# 2 \"t.c\" 2\n{text}\n");
    [parse, parse_blocks, parse_loops].map(|read| {
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
    let [all, _, loops] = ways("", text);
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
    let [all, _, loops] = ways("", &text);
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
fn bodies_whose_statements_may_be_packed_are_read() {
    let text = "static int s(int a) { return a; }\nint one(int *p) { p[0] = s(1); return p[1]; }\n\
        void two(int *p) { p[0] = s(1); p[1] = s(2); }\nint loop(int n) { while (n) n--; return n; }\n";
    let read = ways("", text).map(|unit| {
        let read = unit.functions.iter().filter(|f| f.body.is_ok());
        read.map(|f| f.name.clone()).collect::<Vec<_>>()
    });
    assert_eq!(read[0], ["s", "one", "two", "loop"]);
    assert_eq!(read[1], ["s", "two", "loop"]);
    assert_eq!(read[2], ["loop"]);
}

#[test]
fn a_body_with_a_directive_is_read() {
    let text = "void f(int *a)\n{\n#pragma omp simd\n    a[0] = 1;\n}\n";
    let [all, _, loops] = ways("", text);
    assert!(loops.functions[0].body.is_ok());
    assert_eq!(all.problems.len(), 1);
    assert_eq!(loops.problems.len(), 1);
}

#[test]
fn declarations_that_nobody_names_are_left_out() {
    let header = "typedef int T;\nextern T unused(T x, void (*call)(T));\nextern T used(T used_not);\n\
        int used_not(void);\nint object, not_alone(int);\nint (parenthesised)(int);\nint array[3];\n\
        extern T in_header(T);\nstatic inline T uses(T a) { return in_header(a); }\n\
        #pragma omp declare simd\nint directed(int);\nstruct s { int m; } *record(int);\n\
        int odd(int) __attribute__((__nothrow__)) ;\n_Static_assert(sizeof(T) == 4, \"\");\n";
    for unit in ways(header, "T f(T n) { while (n) n = used(n); return n; }\n") {
        // A parameter of what is read has the name of one.
        assert_eq!(names(&unit), ["used", "used_not", "directed", "f"]);
        assert_eq!(unit.stats.passed_through, 0);
    }
}

#[test]
fn what_named_declarations_need_is_read() {
    let header = "typedef long count;\nenum size { FIRST, LAST = 7 };\nstruct inner { count n[LAST]; };\n\
        typedef struct outer outer_t;\nstruct outer { struct inner in; union { enum { DEEP = 3 } e; } u; };\n\
        extern outer_t (*parenthesised)[DEEP], *pointer;\nextern int (later)(int);\n\
        extern count redeclared[];\nextern count redeclared[5];\n\
        static const count table[2] = { FIRST, LAST }, *in_list = table;\n\
        static inline count wrapped(outer_t *o) { return o->in.n[0]; }\n\
        int old(a) count a; { return a; }\nextern __typeof__(table) typed;\n\
        struct unneeded { int m; };\ntypedef struct unneeded *unneeded_t;\nunneeded_t unneeded_f(void);\n";
    for (expression, size) in [
        ("sizeof(*parenthesised)", 3 * 64),
        ("sizeof(*pointer)", 64),
        ("sizeof(redeclared)", 40),
        ("sizeof(in_list[0])", 8),
        ("sizeof(struct outer)", 64),
        ("sizeof(typed)", 16),
        ("DEEP", 3),
        ("LAST", 7),
        ("sizeof(wrapped(0))", 8),
        ("sizeof(old(0))", 4),
        ("sizeof(later(0))", 4),
    ] {
        let text = format!("int x[{expression}];\nvoid f(int n) {{ while (n) x[--n] = 0; }}\n");
        for unit in ways(header, &text) {
            let x = unit.globals.iter().find(|g| g.name == "x").unwrap();
            let (size, found) = (Some(4 * size), unit.types.size_of(x.ty.ty));
            assert_eq!(found, size, "{expression}");
            assert!(!names(&unit).contains(&"unneeded_f"));
        }
    }
}

#[test]
fn text_that_is_left_out_may_take_addresses_of_what_stands_before_it() {
    for (left_out, private) in [
        ("int *p = { &x };", false),
        ("static int *p(void) { return &x; }", false),
        ("extern int (*p)(int x);", true),
        ("static int p(void) { return y; }", true),
    ] {
        let text = "void f(int n) { while (n) x = --n; }\n";
        let original = format!("static int x;\n#include \"x.h\"\n{text}");
        let preprocessed =
            format!("# 1 \"t.c\"\nstatic int x;\n# 1 \"x.h\" 1\n{left_out}\n# 3 \"t.c\" 2\n{text}");
        for read in [parse, parse_blocks, parse_loops] {
            let unit = read(&Input {
                name: "t.c",
                original: original.as_bytes(),
                preprocessed: preprocessed.as_bytes(),
            });
            assert_eq!(names(&unit), ["x", "f"]);
            assert_eq!(unit.globals[0].private, private, "{left_out}");
        }
    }
}

#[test]
fn long_initializers_are_counted_and_not_read() {
    let header = "extern int in_table;\ntypedef short open_t[];\nstruct r { int *p, n[9]; };\n";
    let text = "static int x, y;\nint v[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, };\n\
        open_t w = { 1, 2, 3, 4, 5, 6, 7, 8, (in_table, 9) };\n\
        struct r r = { &x, 1, 2, 3, 4, 5, 6, 7, 8, 9 };\n\
        struct r l[] = { {&y}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0} };\n\
        int d[] = { 1, 2, 3, 4, 5, 6, 7, 8, [19] = 9, 10 };\n\
        void f(int n) { while (n) x = --n; }\n";
    for unit in ways(header, text) {
        let of = |name: &str| unit.globals.iter().find(|g| g.name == name);
        let size = |name: &str| of(name).and_then(|g| unit.types.size_of(g.ty.ty));
        assert!(of("in_table").is_none(), "{:?}", names(&unit));
        for (name, bytes) in [("v", 36), ("w", 18), ("r", 48), ("l", 9 * 48), ("d", 84)] {
            assert_eq!(size(name), Some(bytes), "{name}");
        }
        assert!(["x", "y"].iter().all(|name| !of(name).unwrap().private));
    }
}

#[test]
fn initializers_of_arrays_with_lengths_are_not_read() {
    let header = "extern int in_table;\ntypedef int open_t[];\n";
    let text = "static int x, y, z;\nint *t[2][1] = { { &x }, { &in_table } }, *u = &y;\n\
        int v[] = { 1, 2, 3 };\nopen_t w = { 1, 2 };\nint *a[][1] = { { &z } };\n\
        int (*p[2])(void) = { 0 };\n\
        void f(int n) { while (n) x = --n; }\n";
    for unit in ways(header, text) {
        let of = |name: &str| unit.globals.iter().find(|g| g.name == name);
        let size = |name: &str| of(name).and_then(|g| unit.types.size_of(g.ty.ty));
        assert!(of("in_table").is_none(), "{:?}", names(&unit));
        for (name, bytes) in [("t", 16), ("v", 12), ("w", 8), ("a", 8), ("p", 16)] {
            assert_eq!(size(name), Some(bytes), "{name}");
        }
        assert!(
            ["x", "y", "z"]
                .iter()
                .all(|name| !of(name).unwrap().private)
        );
    }
}

#[test]
fn an_included_function_whose_body_cannot_be_read_is_only_declared() {
    let header = "static inline int h(int a) { return f(...) + a; }\n";
    for unit in ways(
        header,
        "void g(int *x, int n) { while (n) x[--n] = h(n); }\n",
    ) {
        let read: Vec<&str> = unit.functions.iter().map(|f| f.name.as_str()).collect();
        assert_eq!(read, ["g"]);
        assert_eq!(names(&unit), ["h", "g"]);
    }
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
        let [all, _, loops] = ways("", &text);
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
