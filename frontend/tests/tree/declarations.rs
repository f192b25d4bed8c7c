//! Statements, scopes, declarations and initialisers.

use crate::check;

#[test]
fn statements() {
    check(
        r#"int f(int n) { while (n) { if (n & 1) continue; else break; } do n--; while (n); for (;;) ; return n; }"#,
        r#"fn f(n:int) int
           {
           while
           cond (load n)
           {
           if (&[int] (load n) 1)
           continue
           else
           break
           }
           do
           cond (load n)
           (_-- n)
           for
           ;
           return (load n)
           }"#,
    );
}

#[test]
fn for_with_two_variables() {
    check(
        r#"void f(float *a) { for (int i = 0, j = 9; i < j; i++, j--) a[i] = a[j]; }"#,
        r#"fn f(a:float *) void
           {
           for
           init
           {
           declare i:int = 0
           declare j:int = 9
           }
           cond (<[int] (load i) (load j))
           step (, (_++ i) (_-- j))
           (= (deref (ptr+ (load a) (load i))) (load (deref (ptr+ (load a) (load j)))))
           }"#,
    );
}

#[test]
fn switch_with_ranges() {
    check(
        r#"int f(unsigned char c) { switch (c) { case 1 ... 3: return 1; case -1: default: return 2; } }"#,
        r#"fn f(c:unsigned char) int
           {
           switch (to[int] (load c))
           {
           case 1..3:
           return 1
           case -1:
           default:
           return 2
           }
           }"#,
    );
}

#[test]
fn labels() {
    check(
        r#"int f(int n) { again: if (n--) goto again; goto end; end: return n; }"#,
        r#"fn f(n:int) int
           {
           again:
           if (_-- n)
           goto again
           goto end
           end:
           return (load n)
           }"#,
    );
}

#[test]
fn shadowing() {
    check(
        r#"int f(int x) { int y = x; { int x = y; y = x; } return x + y; }"#,
        r#"fn f(x:int) int
           {
           declare y:int = (load x)
           {
           declare x:int = (load y)
           (= y (load x))
           }
           return (+[int] (load x) (load y))
           }"#,
    );
}

#[test]
fn statics_and_externs() {
    check(
        r#"extern int g[]; int f(void) { static int n; extern int h; return n++ + g[1] + h; }"#,
        r#"fn f() int
           {
           ;
           ;
           return (+[int] (+[int] (_++ @n) (load (deref (ptr+ (decay @g) 1)))) (load @h))
           }"#,
    );
}

#[test]
fn old_style_definition() {
    check(
        r#"int f(a, p, c) int a; float p[]; char c; { return a + p[0] + c; }"#,
        r#"fn f(a:int, p:float *, c:char) int
           {
           return (to[int] (+[float] (+[float] (to[float] (load a)) (load (deref (ptr+ (load p) 0)))) (to[float] (to[int] (load c)))))
           }"#,
    );
}

#[test]
fn local_typedef() {
    check(
        r#"int f(int a) { typedef short T; T b = a; { int T = b; return T * b; } }"#,
        r#"fn f(a:int) int
           {
           ;
           declare b:short = (to[short] (load a))
           {
           declare T:int = (to[int] (load b))
           return (*[int] (load T) (to[int] (load b)))
           }
           }"#,
    );
}

#[test]
fn typedef_named_like_parameter() {
    check(
        r#"typedef int T; int f(int T, int b) { T * b; return b; }"#,
        r#"fn f() int
           opaque: parameter named like a type"#,
    );
}

#[test]
fn for_that_declares_a_pointer() {
    check(
        r#"typedef int T; int f(T *a, int n) { int s = 0; for (T *p = a, **q = &a; p < a + n; p++) s += *p + **q; return s; }"#,
        r#"fn f(a:int *, n:int) int
           {
           declare s:int = 0
           for
           init
           {
           declare p:int * = (load a)
           declare q:int ** = (& a)
           }
           cond (<[int *] (load p) (ptr+ (load a) (load n)))
           step (_++ p)
           (+=[int] s (+[int] (load (deref (load p))) (load (deref (load (deref (load q)))))))
           return (load s)
           }"#,
    );
}

#[test]
fn for_with_misread_array() {
    check(
        r#"typedef int T; int f(void) { for (T (*a)[3]; ;) ; return 0; }"#,
        r#"fn f() int
           {
           <opaque: declaration that the parser misreads; >
           return 0
           }"#,
    );
}

#[test]
fn typeof_typedef() {
    check(
        r#"typedef float T; int f(int n) { typeof(T) a = n; __typeof__(a + 1.0) b = a; return b; }"#,
        r#"fn f(n:int) int
           {
           declare a:float = (to[float] (load n))
           declare b:double = (to[double] (load a))
           return (to[int] (load b))
           }"#,
    );
}

#[test]
fn address_taken() {
    check(
        r#"void g(int *); int f(void) { int a, b, c[2], d[2]; g(&a); b = c[1]; g(d); return b; }"#,
        r#"fn f() int
           {
           declare a:int taken
           declare b:int
           declare c:int [2]
           declare d:int [2] taken
           (call[void] (decay @g) (& a))
           (= b (load (deref (ptr+ (decay c) 1))))
           (call[void] (decay @g) (decay d))
           return (load b)
           }"#,
    );
}

#[test]
fn what_is_not_understood_takes_addresses_by_the_operator() {
    check(
        r#"typedef int v4 __attribute__((vector_size(16))); v4 g(int *, int, int, int *);
           int f(int *p) { int a = 1, b = 2, c = 3, d; v4 v; v = g(&p[a], a & 1 && b, c, & (d)); return a + b + c + d; }
           int h(void) { int a = 1, b = 2; v4 v = g(&__builtin_choose_expr(1, a, b), 1, 2, 0); return a; }"#,
        r#"fn f(p:int *) int
           {
           declare a:int = 1
           declare b:int = 2
           declare c:int = 3
           declare d:int taken
           <opaque: vector type; v>
           <opaque: vector type; p a b c d v>
           return (+[int] (+[int] (+[int] (load a) (load b)) (load c)) (load d))
           }

           fn h() int
           {
           declare a:int taken = 1
           declare b:int taken = 2
           <opaque: vector type; a b v>
           return (load a)
           }"#,
    );
}

#[test]
fn volatile_and_const() {
    check(
        r#"int f(volatile int *p, const int *q) { return *p + *q; }"#,
        r#"fn f(p:volatile int *, q:const int *) int
           {
           return (+[int] (load (deref (load p))) (load (deref (load q))))
           }"#,
    );
}

#[test]
fn struct_assignment() {
    check(
        r#"struct s { int a, b; }; struct s g(void); void f(struct s *p, struct s *q) { struct s t; t = *p; *q = t; *p = g(); }"#,
        r#"fn f(p:struct s *, q:struct s *) void
           {
           declare t:struct s
           (= t (load (deref (load p))))
           (= (deref (load q)) (load t))
           (= (deref (load p)) (call[struct s] (decay @g)))
           }"#,
    );
}

#[test]
fn static_assertion() {
    check(
        r#"int f(void) { _Static_assert(sizeof(int) == 4, "int"); return 0; }"#,
        r#"fn f() int
           {
           ;
           return 0
           }"#,
    );
}

#[test]
fn initializer_lists_are_assignments() {
    check(
        r#"int f(int n) { int a[2] = { n, 1 }; struct { int x; } s = { .x = n }; return a[0] + s.x; }"#,
        r#"fn f(n:int) int
           {
           {
           declare a:int [2]
           (= (deref (ptr+ (decay a) 0)) (load n))
           (= (deref (ptr+ (decay a) 1)) 1)
           }
           {
           declare s:record#0
           (= (. s x) (load n))
           }
           return (+[int] (load (deref (ptr+ (decay a) 0))) (load (. s x)))
           }"#,
    );
}

#[test]
fn what_no_item_names_is_zero() {
    check(
        r#"struct p { int x, y[2]; }; void f(int n) { struct p a[2] = { [1] = { n, 1 }, }; int m[2][2] = { { 1 }, 2, n }; char t[4] = "a"; }"#,
        r#"fn f(n:int) void
           {
           {
           declare a:struct p [2] = zero
           (= (. (deref (ptr+ (decay a) 1)) x) (load n))
           (= (deref (ptr+ (decay (. (deref (ptr+ (decay a) 1)) y)) 0)) 1)
           }
           {
           declare m:int [2][2] = zero
           (= (deref (ptr+ (decay (deref (ptr+ (decay m) 0))) 0)) 1)
           (= (deref (ptr+ (decay (deref (ptr+ (decay m) 1))) 0)) 2)
           (= (deref (ptr+ (decay (deref (ptr+ (decay m) 1))) 1)) (load n))
           }
           {
           declare t:char [4] = zero
           (= (deref (ptr+ (decay t) 0)) 97:char)
           (= (deref (ptr+ (decay t) 1)) 0:char)
           }
           }"#,
    );
}

#[test]
fn lists_that_are_not_taken_apart_are_opaque() {
    let odd = [
        "int a[2] = { n, [0] = 1 };",
        "int a[4] = { [0 ... 3] = n };",
        "union { int x; char y; } a = { n };",
        "union { int x; float y; } a = { n, 2 };",
        "union { int x; float y; } a = { .x = n, .y = 2 };",
        "struct { int x : 3; } a = { n };",
        "struct { int x[2]; int y; } a = { .x[0] = n, 2 };",
        "struct { int x[2]; int y; } a = { .x = { n }, .x[0] = 2 };",
        "struct { int x[2]; int y; } a = { .x[1] = 2, .x = { n } };",
        "struct { char x[4]; int y; } a = { .x[3] = n, .x = \"a\" };",
        "int a[2][2] = { [1][1] = n, [0] = { 1, 2 }, 3 };",
        "volatile int a[2] = { n };",
    ];
    for declaration in odd {
        let expected = "fn f(n:int) void
           {
           <opaque: aggregate initializer; n a>
           }";
        check(&format!("void f(int n) {{ {declaration} }}"), expected);
    }
}

#[test]
fn braced_scalar() {
    check(
        r#"int f(void) { int a = { 3 }; return a; }"#,
        r#"fn f() int
           {
           declare a:int = 3
           return (load a)
           }"#,
    );
}
