//! What the typed tree says besides its shape: places, scopes, storage, traits.

use frontend::source::Input;
use frontend::tree::{FunctionDef, Loop, Stmt, StmtKind};
use frontend::{Unit, parse};

fn unit(text: &str) -> Unit {
    let preprocessed = format!("# 1 \"t.c\"\n{text}\n");
    parse(&Input {
        name: "t.c",
        original: text.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    })
}

fn slice(unit: &Unit, span: frontend::span::Span) -> &str {
    unit.source.slice(span)
}

fn loops<'a>(stmt: &'a Stmt, out: &mut Vec<&'a Loop>) {
    match &stmt.kind {
        StmtKind::Block(list) => list.iter().for_each(|s| loops(s, out)),
        StmtKind::Loop(node) => {
            out.push(node);
            loops(&node.body, out);
        }
        StmtKind::If {
            then, otherwise, ..
        } => {
            loops(then, out);
            if let Some(otherwise) = otherwise {
                loops(otherwise, out);
            }
        }
        _ => {}
    }
}

fn all_loops(def: &FunctionDef) -> Vec<&Loop> {
    let mut out = Vec::new();
    if let Ok(body) = &def.body {
        loops(body, &mut out);
    }
    out
}

#[test]
fn what_is_said_of_a_function_anywhere_counts() {
    let u = unit(
        "#pragma weak f = g\n#pragma weak\nint f(void) { return 1; }\nint g(void) { return 2; }\n\
         int h(void) { return 3; }\n__attribute__((cold)) int h(void);\n",
    );
    let attributes = u.functions.iter().map(|f| f.traits.attributes.as_slice());
    let wanted: [&[&str]; 3] = [&["weak"], &[], &["cold"]];
    assert!(attributes.eq(wanted), "{:?}", u.functions);
}

#[test]
fn loops_know_their_tokens() {
    let u = unit(
        "void f(int n) {\n  for ( int i = ({ ; 0; }) ; i < n ; i++ )  { n--; }  \n  while ((n))  n--;  \n  \
         do { n++; }  while ( n < (3) ) ;  \n}",
    );
    let found: Vec<[&str; 4]> = all_loops(&u.functions[0])
        .iter()
        .map(|l| {
            let semicolon = l.first_semicolon.map_or("none", |s| slice(&u, s));
            [
                slice(&u, l.span),
                slice(&u, l.keyword),
                slice(&u, l.header),
                semicolon,
            ]
        })
        .collect();
    assert_eq!(
        found,
        [
            [
                "for ( int i = ({ ; 0; }) ; i < n ; i++ )  { n--; }",
                "for",
                "( int i = ({ ; 0; }) ; i < n ; i++ )",
                ";"
            ],
            ["while ((n))  n--;", "while", "((n))", "none"],
            [
                "do { n++; }  while ( n < (3) ) ;",
                "do",
                "( n < (3) )",
                "none"
            ],
        ]
    );
}

#[test]
fn the_first_semicolon_is_that_of_the_header() {
    let u = unit("void f(void) { for (int i = ({ ; 0; }); i < 3; i++) ; }");
    let node = all_loops(&u.functions[0])[0];
    let semicolon = node
        .first_semicolon
        .map(|s| u.source.text()[s.end as usize..].to_string());
    assert_eq!(semicolon.as_deref(), Some(" i < 3; i++) ; }\n"));
}

#[test]
fn a_loop_around_an_openmp_statement_is_governed_by_it() {
    let u = unit(
        "int t; void f(int n, int *a) {\nfor (int i = 0; i < n; i++) {\n#pragma omp atomic\n\
         t += a[i]; }\nfor (int i = 0; i < n; i++) {\n#pragma other\nt += a[i]; }\n}",
    );
    let pragmas: Vec<Option<&str>> = all_loops(&u.functions[0])
        .iter()
        .map(|l| l.pragma.as_deref())
        .collect();
    assert_eq!(pragmas, [Some("#pragma omp atomic"), None]);
}

#[test]
fn pragmas_stand_before_loops_or_govern_them() {
    let u = unit(
        "void f(int n) {\n#pragma vcc loop\nfor (;;) break;\nfor (;;) break;\n\
         #pragma omp target\n{ while (n) n--; }\n#pragma omp parallel\n{ while (n) n--; }\n\
         while (n) n--;\n}",
    );
    let found: Vec<Option<&str>> = all_loops(&u.functions[0])
        .iter()
        .map(|l| l.pragma.as_deref())
        .collect();
    assert_eq!(
        found,
        [
            Some("#pragma vcc loop"),
            None,
            Some("#pragma omp target"),
            // One thread does it from beginning to end.
            None,
            None
        ]
    );
}

#[test]
fn expressions_span_their_tokens_without_outer_parentheses() {
    let u = unit("int f(int a) { return ((a + 2)) * (3)  ; }");
    let Ok(Stmt {
        kind: StmtKind::Block(list),
        ..
    }) = &u.functions[0].body
    else {
        panic!()
    };
    let StmtKind::Return(Some(value)) = &list[0].kind else {
        panic!()
    };
    let frontend::tree::ExprKind::Binary(_, a, b) = &value.kind else {
        panic!()
    };
    let found = [value.span, a.span, b.span, list[0].span].map(|s| slice(&u, s));
    assert_eq!(
        found,
        ["((a + 2)) * (3)", "a + 2", "3", "return ((a + 2)) * (3)  ;"]
    );
}

#[test]
fn names_are_visible_from_their_declarator_to_the_end_of_their_block() {
    let u =
        unit("int f(int p) { int a; { int b = a; } for (int i = 0; i < p; i++) a = i; return a; }");
    let found: Vec<(&str, &str)> = u.functions[0]
        .vars
        .iter()
        .map(|v| (v.name.as_str(), slice(&u, v.scope)))
        .collect();
    let rest = "a; { int b = a; } for (int i = 0; i < p; i++) a = i; return a; }";
    assert_eq!(
        found,
        [
            ("p", format!("p) {{ int {rest}").as_str()),
            ("a", rest),
            ("b", "b = a; }"),
            ("i", "i = 0; i < p; i++) a = i;"),
        ]
    );
}

#[test]
fn private_objects_have_no_address_elsewhere() {
    let u = unit(
        "static int own[4], given[4], stored, extern_too; int open; static int *at = &stored;\n\
         void g(int *); int f(int i) { static int local; g(given); return own[i] + local++ + open; }",
    );
    let found: Vec<(&str, bool)> = u
        .globals
        .iter()
        .map(|g| (g.name.as_str(), g.private))
        .collect();
    assert_eq!(
        found,
        [
            ("own", true),
            ("given", false),
            ("stored", false),
            ("extern_too", true),
            ("open", false),
            ("at", true),
            ("g", false),
            ("f", false),
            ("local", true),
        ]
    );
}

#[test]
fn opaque_text_may_take_addresses() {
    let u = unit(
        "static int x, y; int f(int a, int b) { int *p = ({ do ; while (0); &a; }); int q = ({ do ; while (0); b + x; }); return q + *p + y; }",
    );
    let taken: Vec<(&str, bool)> = u.functions[0]
        .vars
        .iter()
        .map(|v| (v.name.as_str(), v.address_taken))
        .collect();
    assert_eq!(
        taken,
        [("a", true), ("b", false), ("p", false), ("q", false)]
    );
    let private: Vec<bool> = u.globals.iter().map(|g| g.private).collect();
    assert_eq!(private, [false, true, false]);
}

#[test]
fn traits_say_how_a_function_is_declared() {
    let u = unit(
        "static int f(void);\ninline int f(void) { return 1; }\n#pragma GCC push_options\n\
         #pragma GCC optimize (\"O0\")\nint g(void) { return 2; }\n#pragma GCC pop_options\nint h(void) { return 3; }",
    );
    let found: Vec<(bool, bool, bool, bool)> = u
        .functions
        .iter()
        .map(|f| {
            let t = &f.traits;
            (t.in_main_file, t.is_static, t.is_inline, t.pragma_options)
        })
        .collect();
    assert_eq!(
        found,
        [
            (true, true, true, false),
            (true, false, false, true),
            (true, false, false, false)
        ]
    );
}

#[test]
fn unread_declarations_are_passed_through() {
    let u = unit(
        "enum odd : short { A, B }; int before; int f(int x) { return before; } int g(int a) { int b = A; return b + a; }",
    );
    assert_eq!(u.stats.passed_through, 1);
    assert_eq!(u.notes.len(), 1);
    assert_eq!(
        u.functions
            .iter()
            .map(|f| f.body.is_ok())
            .collect::<Vec<_>>(),
        [true, true]
    );
}

#[test]
fn unreadable_functions_are_known_by_name() {
    let u =
        unit("static int f(int a) { int (b)(...) = 1; return b; }\nint g(void) { return f(1); }");
    let found: Vec<(&str, bool, bool)> = u
        .functions
        .iter()
        .map(|f| (f.name.as_str(), f.body.is_ok(), f.traits.is_static))
        .collect();
    assert_eq!(found, [("f", false, true), ("g", true, false)]);
    assert_eq!(u.stats.opaque_functions, 1);
}

#[test]
fn headers_give_declarations_but_no_bodies() {
    let text = "# 1 \"t.c\"\n# 1 \"h.h\" 1\nstatic inline int f(int a) { return a; }\n# 2 \"t.c\" 2\nint g(int a) { return f(a); }\n";
    let original = "#include \"h.h\"\nint g(int a) { return f(a); }\n";
    let u = parse(&Input {
        name: "t.c",
        original: original.as_bytes(),
        preprocessed: text.as_bytes(),
    });
    let names: Vec<&str> = u.functions.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["g"]);
    assert_eq!(
        frontend::dump::dump(&u),
        "fn g(a:int) int\n  {\n    return (call[int] (decay @f) (load a))\n  }\n"
    );
}

#[test]
fn deep_nesting_is_no_danger() {
    let sum = vec!["a"; 20_000].join(" + ");
    let parens = format!("{}a{}", "(".repeat(5000), ")".repeat(5000));
    let branches = "if (a) a++; else ".repeat(3000);
    let text = format!(
        "int f(int a) {{ return {sum}; }}\nint g(int a) {{ return {parens}; }}\nint h(int a) {{ {branches} ; return -~-~{}a; }}",
        "- ".repeat(5000)
    );
    assert_eq!(unit(&text).functions.len(), 3);
}

#[test]
fn any_bytes_are_accepted() {
    let text = "typedef struct s { int a : 3; } S; static int t[] = { 1, [3] = 2 }; int f(S *s) { for (int i = 0; i < 3; i++) { s->a += t[i] ? 'x' : \"abc\"[i]; } return sizeof(S); }";
    for cut in 0..text.len() {
        let piece = &text[..cut];
        let _ = unit(piece);
        let _ = unit(&format!(
            "{piece}}} int g(void) {{ return {} ; }}",
            &text[cut..]
        ));
    }
}

#[test]
fn packing_pragmas_change_the_layout() {
    let u = unit(
        "#pragma pack(push, 1)\nstruct a { char c; int i; };\n#pragma pack(pop)\nstruct b { char c; int i; };\n\
         void f(struct a *p, struct b *q) { p->i = q->i; }",
    );
    let sizes: Vec<Option<u64>> = u.functions[0]
        .vars
        .iter()
        .filter_map(|v| u.types.pointee(v.ty.ty))
        .map(|to| u.types.size_of(to.ty))
        .collect();
    assert_eq!(sizes, [Some(5), Some(8)]);
}

#[test]
fn the_data_model_is_read_from_the_predefined_macros() {
    let text = "# 1 \"t.c\"\n# 1 \"<built-in>\" 1\n#define __SIZEOF_POINTER__ 4\n#define __SIZEOF_LONG__ 4\n\
                #define __SIZEOF_LONG_DOUBLE__ 12\n#define __CHAR_UNSIGNED__ 1\n#define __FLT_EVAL_METHOD__ 2\n\
                #define __BYTE_ORDER__ __ORDER_BIG_ENDIAN__\n\
                # 1 \"t.c\" 2\nlong f(char c) { return c; }\n";
    let original = "long f(char c) { return c; }\n";
    let u = parse(&Input {
        name: "t.c",
        original: original.as_bytes(),
        preprocessed: text.as_bytes(),
    });
    let model = frontend::types::DataModel {
        pointer_bytes: 4,
        long_bytes: 4,
        long_double_bytes: 12,
        char_unsigned: true,
        little_endian: false,
        flt_eval_method: 2,
        bit_fields: frontend::types::BitFields::SystemV,
    };
    assert_eq!(u.model, model);
}

#[test]
fn attributes_of_earlier_declarations_count() {
    let u = unit(
        "int f(int) __attribute__((noinline, const));\n__attribute__((cold)) int f(int a) { return a; }",
    );
    assert_eq!(
        u.functions[0].traits.attributes,
        ["cold", "const", "noinline"]
    );
    assert!(u.globals[0].attribute_const);
}
