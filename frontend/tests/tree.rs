//! From C text to the typed tree: each case is a whole translation unit and its dump.

use frontend::{Input, Unit, parse};

/// Parses a text that needs no preprocessing.
fn unit(text: &str) -> Unit {
    let preprocessed = format!("# 1 \"t.c\"\n{text}\n");
    parse(&Input {
        name: "t.c",
        original: text.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    })
}

fn check(text: &str, expected: &str) {
    let dump = frontend::dump::dump(&unit(text));
    let lines = |s: &str| s.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    assert_eq!(lines(&dump), lines(expected), "for {text}");
}

#[test]
fn integer_promotions() {
    check(
        r#"int f(char a, unsigned char b) { return a + b; }"#,
        r#"fn f(a:char, b:unsigned char) int
           {
           return (+[int] (to[int] (load a)) (to[int] (load b)))
           }"#,
    );
}

#[test]
fn unsigned_wins_over_int() {
    check(
        r#"unsigned f(int a, unsigned b) { return a * b; }"#,
        r#"fn f(a:int, b:unsigned int) unsigned int
           {
           return (*[unsigned int] (to[unsigned int] (load a)) (load b))
           }"#,
    );
}

#[test]
fn long_holds_unsigned() {
    check(
        r#"long f(long a, unsigned b) { return a - b; }"#,
        r#"fn f(a:long, b:unsigned int) long
           {
           return (-[long] (load a) (to[long] (load b)))
           }"#,
    );
}

#[test]
fn float_and_int() {
    check(
        r#"float f(float a, int b) { return a / b; }"#,
        r#"fn f(a:float, b:int) float
           {
           return (/[float] (load a) (to[float] (load b)))
           }"#,
    );
}

#[test]
fn shift_keeps_left_type() {
    check(
        r#"long f(unsigned char a, long b) { return a << b; }"#,
        r#"fn f(a:unsigned char, b:long) long
           {
           return (to[long] (<<[int] (to[int] (load a)) (load b)))
           }"#,
    );
}

#[test]
fn comparison_of_mixed_signs() {
    check(
        r#"int f(int a, unsigned long b) { return a < b; }"#,
        r#"fn f(a:int, b:unsigned long) int
           {
           return (<[unsigned long] (to[unsigned long] (load a)) (load b))
           }"#,
    );
}

#[test]
fn logical_operators() {
    check(
        r#"int f(float a, int *p) { return !a || (p && *p); }"#,
        r#"fn f(a:float, p:int *) int
           {
           return (|| (! (load a)) (&& (load p) (load (deref (load p)))))
           }"#,
    );
}

#[test]
fn pointer_arithmetic() {
    check(
        r#"int *f(int *p, short i, long n) { p += i; return 2 + p - n; }"#,
        r#"fn f(p:int *, i:short, n:long) int *
           {
           (+=[int *] p (to[int] (load i)))
           return (ptr- (ptr+ (load p) 2) (load n))
           }"#,
    );
}

#[test]
fn pointer_difference() {
    check(
        r#"long f(char *p, const char *q) { return p - q; }"#,
        r#"fn f(p:char *, q:const char *) long
           {
           return (ptrdiff (load p) (load q))
           }"#,
    );
}

#[test]
fn pointer_comparison_with_zero() {
    check(
        r#"int f(int *p) { return p != 0; }"#,
        r#"fn f(p:int *) int
           {
           return (!=[int *] (load p) (to[int *] 0))
           }"#,
    );
}

#[test]
fn index_of_index() {
    check(
        r#"float f(float (*m)[4], int i) { return m[i][2] + 1[m][0]; }"#,
        r#"fn f(m:float (*)[4], i:int) float
           {
           return (+[float] (load (deref (ptr+ (decay (deref (ptr+ (load m) (load i)))) 2))) (load (deref (ptr+ (decay (deref (ptr+ (load m) 1))) 0))))
           }"#,
    );
}

#[test]
fn member_access() {
    check(
        r#"struct v { float x; struct { int y, z; }; }; float f(struct v *p, struct v s) { return p->x + p->z + s.y; }"#,
        r#"fn f(p:struct v *, s:struct v) float
           {
           return (+[float] (+[float] (load (. (deref (load p)) x)) (to[float] (load (. (. (deref (load p)) #1) z)))) (to[float] (load (. (. s #1) y))))
           }"#,
    );
}

#[test]
fn bit_fields_promote_by_width() {
    check(
        r#"struct b { unsigned u : 5; unsigned w : 32; }; long f(struct b *p) { return -p->u + -p->w; }"#,
        r#"fn f(p:struct b *) long
           {
           return (to[long] (+[unsigned int] (to[unsigned int] (- (to[int] (load (. (deref (load p)) u))))) (- (load (. (deref (load p)) w)))))
           }"#,
    );
}

#[test]
fn conditional_types() {
    check(
        r#"double f(int c, char a, double b, int *p, void *q) { q = c ? p : q; p = c ? 0 : p; return c ? a : b; }"#,
        r#"fn f(c:int, a:char, b:double, p:int *, q:void *) double
           {
           (= q (?[void *] (load c) (to[void *] (load p)) (load q)))
           (= p (?[int *] (load c) (to[int *] 0) (load p)))
           return (?[double] (load c) (to[double] (to[int] (load a))) (load b))
           }"#,
    );
}

#[test]
fn compound_assignment() {
    check(
        r#"void f(unsigned char *p, double d, int n) { *p += 1; *p += d; *p <<= n; }"#,
        r#"fn f(p:unsigned char *, d:double, n:int) void
           {
           (+=[int] (deref (load p)) 1)
           (+=[double] (deref (load p)) (load d))
           (<<=[int] (deref (load p)) (load n))
           }"#,
    );
}

#[test]
fn increments() {
    check(
        r#"int f(int i, float *p) { i++; --i; *p++ = 1; return ++i; }"#,
        r#"fn f(i:int, p:float *) int
           {
           (_++ i)
           (--_ i)
           (= (deref (_++ p)) (to[float] 1))
           return (++_ i)
           }"#,
    );
}

#[test]
fn comma_and_void() {
    check(
        r#"int f(int a) { (void)a; return (a++, a); }"#,
        r#"fn f(a:int) int
           {
           (to[void] (load a))
           return (, (_++ a) (load a))
           }"#,
    );
}

#[test]
fn casts() {
    check(
        r#"int f(double d, void *p) { return (unsigned char)d + (int)(long)p; }"#,
        r#"fn f(d:double, p:void *) int
           {
           return (+[int] (to[int] (to[unsigned char] (load d))) (to[int] (to[long] (load p))))
           }"#,
    );
}

#[test]
fn constants() {
    check(
        r#"double f(void) { return 1 + 2u + 3L + 0x80000000 + 2147483648 + 1ULL + 'a' + '\n' + 1.5f + 0x1p-2; }"#,
        r#"fn f() double
           {
           return (+[double] (to[double] (+[float] (to[float] (+[unsigned long long] (+[unsigned long long] (+[unsigned long long] (to[unsigned long long] (+[long] (+[long] (+[long] (to[long] (+[unsigned int] (to[unsigned int] 1) 2:unsigned int)) 3:long) (to[long] 2147483648:unsigned int)) 2147483648:long)) 1:unsigned long long) (to[unsigned long long] 97)) (to[unsigned long long] 10))) 1.5:float)) 0.25:double)
           }"#,
    );
}

#[test]
fn character_escapes() {
    check(
        r#"int f(void) { return '\x41' + '\101' + '\0' + '\377'; }"#,
        r#"fn f() int
           {
           return (+[int] (+[int] (+[int] 65 65) 0) -1)
           }"#,
    );
}

#[test]
fn strings() {
    check(
        r#"const char *f(void) { return "a\x41\n" "bc"; }"#,
        r#"fn f() const char *
           {
           return (to[const char *] (decay str:char [6]))
           }"#,
    );
}

#[test]
fn size_of_things() {
    check(
        r#"unsigned long f(int *p) { char a[] = "abc"; return sizeof(int) + sizeof *p + sizeof "hello" + sizeof a + _Alignof(double); }"#,
        r#"fn f(p:int *) unsigned long
           {
           <opaque: aggregate initializer; a>
           return (+[unsigned long] (+[unsigned long] (+[unsigned long] (+[unsigned long] 4:unsigned long 4:unsigned long) 6:unsigned long) 4:unsigned long) 8:unsigned long)
           }"#,
    );
}

#[test]
fn offset_of_things() {
    check(
        r#"struct s { char c; struct { int a[3]; } d; }; unsigned long f(void) { return __builtin_offsetof(struct s, d.a[2]) + (unsigned long)&((struct s *)0)->d; }"#,
        r#"fn f() unsigned long
           {
           return (+[unsigned long] 12:unsigned long (to[unsigned long] (& (. (deref (to[struct s *] 0)) d))))
           }"#,
    );
}

#[test]
fn enumerators() {
    check(
        r#"enum e { A, B = 7, C, D = -1 }; int f(enum e x) { return x == C ? B : D; }"#,
        r#"fn f(x:int) int
           {
           return (?[int] (==[int] (to[int] (load x)) 8) 7 -1)
           }"#,
    );
}

#[test]
fn calls() {
    check(
        r#"int g(float, ...); int f(char c, float x) { return g(c, c, x); }"#,
        r#"fn f(c:char, x:float) int
           {
           return (call[int] (decay @g) (to[float] (load c)) (to[int] (load c)) (to[double] (load x)))
           }"#,
    );
}

#[test]
fn implicit_declaration() {
    check(
        r#"int f(float x) { return undeclared(x) + sqrt(x); }"#,
        r#"fn f(x:float) int
           {
           return (to[int] (+[double] (to[double] (call[int] (decay @undeclared) (to[double] (load x)))) (call[double] (decay @sqrt) (to[double] (load x)))))
           }"#,
    );
}

#[test]
fn calls_through_pointers() {
    check(
        r#"int f(int (*p)(char), int (**q)(int)) { return p(1) + (*p)(2) + (*q)(3); }"#,
        r#"fn f(p:int (*)(char), q:int (**)(int)) int
           {
           return (+[int] (+[int] (call[int] (load p) (to[char] 1)) (call[int] (decay (deref (load p))) (to[char] 2))) (call[int] (load (deref (load q))) 3))
           }"#,
    );
}

#[test]
fn builtin_expect() {
    check(
        r#"int f(int a) { if (__builtin_expect(a > 0, 1)) return __builtin_popcount(a); return 0; }"#,
        r#"fn f(a:int) int
           {
           if (to[long] (>[int] (load a) 0))
           return (call[int] (decay @__builtin_popcount) (to[unsigned int] (load a)))
           return 0
           }"#,
    );
}

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
fn aggregate_initializer_is_opaque() {
    check(
        r#"int f(int n) { int a[2] = { n, 1 }; struct { int x; } s = { .x = n }; return a[0] + s.x; }"#,
        r#"fn f(n:int) int
           {
           <opaque: aggregate initializer; n a>
           <opaque: aggregate initializer; n s>
           return (+[int] (load (deref (ptr+ (decay a) 0))) (load (. s x)))
           }"#,
    );
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

#[test]
fn statement_expression_is_opaque() {
    check(
        r#"int f(int a, int b) { int c = ({ int t = a; t + b; }); return c; }"#,
        r#"fn f(a:int, b:int) int
           {
           declare c:int = <opaque: statement expression; a b>
           return (load c)
           }"#,
    );
}

#[test]
fn jump_out_of_opaque_text() {
    check(
        r#"int f(int a) { int c = ({ if (a) return 1; 2; }); return c; }"#,
        r#"fn f(a:int) int
           opaque: statement expression"#,
    );
}

#[test]
fn inline_assembly() {
    check(
        r#"int f(int a) { __asm__("nop" : "+r"(a)); return a; }"#,
        r#"fn f(a:int) int
           {
           <opaque: inline assembly; a>
           return (load a)
           }"#,
    );
}

#[test]
fn complex_value_is_opaque() {
    check(
        r#"int f(double x) { _Complex double z = x; return x > (double)z; }"#,
        r#"fn f(x:double) int
           {
           <opaque: _Complex type; x z>
           return (>[double] (load x) <opaque: _Complex type; z>)
           }"#,
    );
}

#[test]
fn va_arg_is_opaque() {
    check(
        r#"int f(int n, ...) { __builtin_va_list ap; int s = __builtin_va_arg(ap, int); return s + n; }"#,
        r#"fn f(n:int) int
           {
           <opaque: built-in type; ap>
           declare s:int = <opaque: va_arg; ap>
           return (+[int] (load s) (load n))
           }"#,
    );
}

#[test]
fn unknown_names_are_opaque() {
    check(
        r#"int f(int *p) { *p = unknown_name + 1; return unknown_call(*p); }"#,
        r#"fn f(p:int *) int
           {
           (= (deref (load p)) <opaque: name of an unread declaration; >)
           return (call[int] (decay @unknown_call) (load (deref (load p))))
           }"#,
    );
}

#[test]
fn compound_literal_is_opaque() {
    check(
        r#"struct s { int a; }; int g(struct s); int f(int n) { return g((struct s){ n }) + 1; }"#,
        r#"fn f(n:int) int
           {
           return <opaque: compound literal; n>
           }"#,
    );
}

#[test]
fn variable_length_array() {
    check(
        r#"int f(int n) { int a[n]; a[0] = n; return a[0]; }"#,
        r#"fn f(n:int) int
           {
           <opaque: array of variable length; n a>
           (= (deref (ptr+ (decay a) 0)) (load n))
           return (load (deref (ptr+ (decay a) 0)))
           }"#,
    );
}

#[test]
fn variable_length_parameter() {
    check(
        r#"int f(int n, int m[][n], int i) { return m[i][0]; }"#,
        r#"fn f(n:int, m:type#19, i:int) int
           {
           return (load (deref (ptr+ (decay (deref (ptr+ (load m) (load i)))) 0)))
           }"#,
    );
}

#[test]
fn void_return_value() {
    check(
        r#"void g(void); void f(void) { return g(); }"#,
        r#"fn f() void
           {
           return (call[void] (decay @g))
           }"#,
    );
}

#[test]
fn null_pointer_conversion() {
    check(
        r#"int *f(void) { int *p = 0; p = (void *)0; return p; }"#,
        r#"fn f() int *
           {
           declare p:int * = (to[int *] 0)
           (= p (to[int *] (to[void *] 0)))
           return (load p)
           }"#,
    );
}

#[test]
fn float_bool_conversion() {
    check(
        r#"int f(float x) { _Bool b = x; b = 2; return b; }"#,
        r#"fn f(x:float) int
           {
           declare b:_Bool = (to[_Bool] (load x))
           (= b (to[_Bool] 2))
           return (to[int] (load b))
           }"#,
    );
}

#[test]
fn long_double() {
    check(
        r#"int f(long double a, double b) { return a * b > 0.5L; }"#,
        r#"fn f(a:long double, b:double) int
           {
           return (>[long double] (*[long double] (load a) (to[long double] (load b))) 0.5:long double)
           }"#,
    );
}

#[test]
fn flexible_array() {
    check(
        r#"struct s { int n; double d[]; }; double f(struct s *p) { return p->d[p->n] + sizeof(struct s); }"#,
        r#"fn f(p:struct s *) double
           {
           return (+[double] (load (deref (ptr+ (decay (. (deref (load p)) d)) (load (. (deref (load p)) n))))) (to[double] 8:unsigned long))
           }"#,
    );
}

#[test]
fn self_reference() {
    check(
        r#"struct n { struct n *next; int v; }; int f(struct n *p) { int s = 0; while (p) { s += p->v; p = p->next; } return s; }"#,
        r#"fn f(p:struct n *) int
           {
           declare s:int = 0
           while
           cond (load p)
           {
           (+=[int] s (load (. (deref (load p)) v)))
           (= p (load (. (deref (load p)) next)))
           }
           return (load s)
           }"#,
    );
}

#[test]
fn function_pointers() {
    check(
        r#"int g(int); int (*h(void))(int) { return c(g) ? &g : *g; }"#,
        r#"fn h() int (*)(int)
           {
           return (?[int (*)(int)] (call[int] (decay @c) (decay @g)) (decay @g) (decay (deref (decay @g))))
           }"#,
    );
}

#[test]
fn array_of_arrays() {
    check(
        r#"static const float m[2][3]; float f(int i, int j) { return m[i][j]; }"#,
        r#"fn f(i:int, j:int) float
           {
           return (load (deref (ptr+ (decay (deref (ptr+ (decay @m) (load i)))) (load j))))
           }"#,
    );
}

#[test]
fn case_outside_int() {
    check(
        r#"int f(long n) { switch (n) { case 1L << 40: return 1; } return 0; }"#,
        r#"fn f(n:long) int
           {
           switch (load n)
           {
           case 1099511627776:
           return 1
           }
           return 0
           }"#,
    );
}

#[test]
fn constant_division_by_zero() {
    check(
        r#"int f(int n) { switch (n) { case 1 / 0: return 1; } return 0; }"#,
        r#"fn f(n:int) int
           opaque: case value"#,
    );
}

#[test]
fn generic_selection() {
    check(
        r#"int f(float x, int *p) { return _Generic(x, int: 1, float: 2) + _Generic(p, int *: 3, default: 4) + _Generic(x, double: 5, default: 6) + _Generic(p, float *: 7, default: 8); }"#,
        r#"fn f(x:float, p:int *) int
           opaque: generic selection"#,
    );
}

#[test]
fn unsigned_long_long_bit_field() {
    check(
        r#"struct s { unsigned long long b : 40; }; int f(struct s *p) { return p->b + 1; }"#,
        r#"fn f(p:struct s *) int
           {
           return <opaque: wide bit-field; p>
           }"#,
    );
}

#[test]
fn masked_words_make_little_opaque() {
    check(
        r#"int f(int a, int b) { int c = a ?: b; __extension__ int d = a; c += __builtin_types_compatible_p(int, long); return c + d + __alignof__(a); }"#,
        r#"fn f(a:int, b:int) int
           {
           declare c:int = <opaque: conditional with an omitted operand; a b>
           declare d:int = (load a)
           <opaque: builtin with a type argument; c>
           return (to[int] (+[unsigned long] (to[unsigned long] (+[int] (load c) (load d))) <opaque: alignment of an object; a>))
           }"#,
    );
}

#[test]
fn int128_is_opaque() {
    check(
        r#"unsigned long f(unsigned long a, unsigned long b) { unsigned __int128 r = (unsigned __int128)a * b; a = r >> 64; return a + (unsigned long)r; }"#,
        r#"fn f(a:unsigned long, b:unsigned long) unsigned long
           {
           <opaque: type vcc does not model; a b r>
           (= a <opaque: type vcc does not model; r>)
           return (+[unsigned long] (load a) <opaque: type vcc does not model; r>)
           }"#,
    );
}

#[test]
fn int128_typedef() {
    check(
        r#"long f(long a) { __int128_t r = a; return (long)r; }"#,
        r#"fn f(a:long) long
           {
           <opaque: type vcc does not model; a r>
           return <opaque: type vcc does not model; r>
           }"#,
    );
}

#[test]
fn attribute_statements() {
    check(
        r#"int f(int n) { switch (n) { case 1: n++; __attribute__((fallthrough)); default: return n; } }"#,
        r#"fn f(n:int) int
           {
           switch (load n)
           {
           case 1:
           (_++ n)
           ;
           default:
           return (load n)
           }
           }"#,
    );
}

#[test]
fn nested_function() {
    check(
        r#"int f(int n) { int g(int a) { return a + n; } return g(1); }"#,
        r#"fn f(n:int) int
           opaque: nested function"#,
    );
}

#[test]
fn computed_goto() {
    check(
        r#"int f(int n) { static void *t[] = { &&a, &&b }; goto *t[n]; a: return 1; b: return 2; }"#,
        r#"fn f(n:int) int
           opaque: address of a label"#,
    );
}

#[test]
fn vector_types_are_opaque() {
    check(
        r#"typedef float v4 __attribute__((vector_size(16))); float f(v4 *p, int i) { v4 a = *p; *p = a; return i; }"#,
        r#"fn f(p:type#18, i:int) float
           {
           <opaque: type with attribute; p a>
           <opaque: type with attribute; p a>
           return (to[float] (load i))
           }"#,
    );
}

#[test]
fn packed_layout_is_unknown() {
    check(
        r#"struct __attribute__((packed)) s { char c; int i; }; unsigned long f(struct s *p) { return sizeof(struct s) + p->i; }"#,
        r#"fn f(p:struct s *) unsigned long
           {
           return (+[unsigned long] <opaque: size of a type vcc does not lay out; > (to[unsigned long] (load (. (deref (load p)) i))))
           }"#,
    );
}

#[test]
fn packed_after_the_brace() {
    check(
        r#"typedef struct { char c; int i; } __attribute__((packed)) s; unsigned long f(s *p) { return sizeof(s); }"#,
        r#"fn f(p:s *) unsigned long
           {
           return <opaque: size of a type vcc does not lay out; >
           }"#,
    );
}

#[test]
fn thread_local() {
    check(
        r#"static __thread int n; int f(void) { return n; }"#,
        r#"fn f() int
           {
           return (load @n)
           }"#,
    );
}

#[test]
fn label_at_end() {
    check(
        r#"int f(int n) { if (n) goto end; n++; end: }"#,
        r#"fn f(n:int) int
           {
           if (load n)
           goto end
           (_++ n)
           end:
           ;
           }"#,
    );
}

#[test]
fn dollar_names() {
    check(
        r#"int a$b; int f(int a_b, int x$) { return a_b + a$b + x$; }"#,
        r#"fn f(a_b:int, x$:int) int
           opaque: identifier"#,
    );
}

#[test]
fn cleanup_variables() {
    check(
        r#"void done(int *); int f(void) { int a __attribute__((cleanup(done))) = 1; return a; }"#,
        r#"fn f() int
           opaque: variable with a cleanup function"#,
    );
}

#[test]
fn implicit_int() {
    check(
        r#"f(a) { return a; }"#,
        r#"fn f(a:int) int
           {
           return (load a)
           }"#,
    );
}
