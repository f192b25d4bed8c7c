//! What is opaque, and what GNU C has beyond the standard.

use crate::{check, unit};

#[test]
fn statement_expression_is_opaque() {
    check(
        r#"int f(int a, int b) { int c = ({ int t = a; t + b; }); return c; }"#,
        r#"fn f(a:int, b:int) int
           {
           declare c:int = ({ declare t:int = (load a); (+[int] (load t) (load b)) })
           return (load c)
           }"#,
    );
}

#[test]
fn jump_out_of_opaque_text() {
    check(
        r#"int f(int a) { int c = ({ if (a) return 1; 2; }); return c; }"#,
        r#"fn f(a:int) int
           opaque: statement expression with jumps or loops"#,
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
fn compound_literal() {
    check(
        r#"struct s { int a; }; int g(struct s); int f(int n) { return g((struct s){ n }) + 1; }"#,
        r#"fn f(n:int) int
           {
           return (+[int] (call[int] (decay @g) ({ declare :struct s; (= (.  a) (load n)); (load ) })) 1)
           }"#,
    );
}

#[test]
fn variable_length_array() {
    check(
        r#"int f(int n) { int a[n]; a[0] = n; return a[0]; }"#,
        r#"fn f(n:int) int
           {
           {
           declare :unsigned long = (to[unsigned long] (load n))
           declare a:type#18
           }
           (= (deref (ptr+ (decay a) 0)) (load n))
           return (load (deref (ptr+ (decay a) 0)))
           }"#,
    );
}

#[test]
fn sizes_of_variable_length_arrays() {
    check(
        r#"unsigned long f(int n) { int a[n + 1][2]; n = 3; return sizeof a + sizeof a[0]; }"#,
        r#"fn f(n:int) unsigned long
           {
           {
           declare :unsigned long = (to[unsigned long] (+[int] (load n) 1))
           declare a:type#19
           }
           (= n 3)
           return (+[unsigned long] (*[unsigned long] (load ) (*[unsigned long] 2:unsigned long 4:unsigned long)) 8:unsigned long)
           }"#,
    );
}

#[test]
fn lengths_of_types_with_names() {
    check(
        r#"void f(int n, float *q) { typedef float row[n]; n = 3; row *p = (row *)q; p[1][0] = 0; }"#,
        r#"fn f(n:int, q:float *) void
           {
           declare :unsigned long = (to[unsigned long] (load n))
           (= n 3)
           declare p:type#20 = (to[type#20] (load q))
           (= (deref (ptr+ (decay (deref (ptr+ (load p) 1))) 0)) (to[float] 0))
           }"#,
    );
}

#[test]
fn lengths_that_are_not_kept() {
    // What a call does, and what it returns, is not known; nor is what comes first.
    check(
        r#"int g(void); int f(int n, int *q) { int (*p)[g()] = (int (*)[n])q; int a[n++][n]; return n; }"#,
        r#"fn f(n:int, q:int *) int
           {
           {
           <opaque: array length that is no plain expression; n q>
           declare p:type#22 = (to[type#22] (load q))
           }
           {
           <opaque: array length that is no plain expression; n>
           <opaque: array of variable length; n a>
           }
           return (load n)
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
           declare c:int = (?[int] (load a) (load a) (load b))
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
           <opaque: vector type; p a>
           <opaque: vector type; p a>
           return (to[float] (load i))
           }"#,
    );
}

#[test]
fn attributes_before_all_specifiers() {
    check(
        r#"__attribute__((mode(HI))) typedef int hi; __attribute__((vector_size(16))) typedef float v4; float f(hi *p, v4 *q, int i) { hi a = *p; v4 b = *q; return i; }"#,
        r#"fn f(p:type#19, q:type#20, i:int) float
           {
           <opaque: type with attribute; p a>
           <opaque: vector type; q b>
           return (to[float] (load i))
           }"#,
    );
}

#[test]
fn attributes_before_members() {
    check(
        r#"struct s { char c; __attribute__((aligned(16))) int i; }; unsigned long f(struct s *p) { return sizeof(struct s); }"#,
        r#"fn f(p:struct s *) unsigned long
           {
           return 32:unsigned long
           }"#,
    );
}

#[test]
fn a_typedef_name_is_aligned_as_it_says() {
    check(
        r#"typedef int tight __attribute__((aligned(16))); unsigned long f(void) { return _Alignof(tight); } unsigned long g(void) { return _Alignof(tight *); } unsigned long h(void) { return sizeof(tight); }"#,
        r#"fn f() unsigned long
           {
           return 16:unsigned long
           }

           fn g() unsigned long
           {
           return 8:unsigned long
           }

           fn h() unsigned long
           {
           return 4:unsigned long
           }"#,
    );
}

#[test]
fn other_names_of_variables() {
    check(
        r#"int a[4], d[4]; extern int b[4] __attribute__((alias("a"))); int f(int i) { return a[i]; } int g(int i) { return b[i]; }"#,
        r#"fn f(i:int) int
           {
           return (load (deref (ptr+ (decay @a) (load i))))
           }

           fn g(i:int) int
           {
           return <opaque: another name of a variable; i>
           }"#,
    );
    check(
        "int a[4];\n#pragma weak c = a\nextern int c[4]; int h(int i) { return c[i]; }",
        r#"fn h(i:int) int
           {
           return <opaque: another name of a variable; i>
           }"#,
    );
}

#[test]
fn packed_behind_a_directive() {
    check(
        "struct s { char c; int i; }\n#define PACKED\n__attribute__((packed));\nunsigned long f(struct s *p) { return sizeof(struct s); }",
        r#"fn f(p:struct s *) unsigned long
           {
           return 5:unsigned long
           }"#,
    );
}

#[test]
fn packed_records_have_no_padding() {
    check(
        r#"struct __attribute__((packed)) s { char c; int i; }; unsigned long f(struct s *p) { return sizeof(struct s) + p->i; }"#,
        r#"fn f(p:struct s *) unsigned long
           {
           return (+[unsigned long] 5:unsigned long (to[unsigned long] (load (. (deref (load p)) i))))
           }"#,
    );
}

#[test]
fn packed_after_the_brace() {
    check(
        r#"typedef struct { char c; int i; } __attribute__((packed)) s; unsigned long f(s *p) { return sizeof(s); }"#,
        r#"fn f(p:s *) unsigned long
           {
           return 5:unsigned long
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

#[test]
fn statement_expressions_are_statements_and_a_value() {
    check(
        r#"int f(int x, int y) { return ({ __typeof__(x) _a = (x); __auto_type _b = (y); (void)(&_a == &_b); if (_b < 0) _b = 0; _a > _b ? _a : _b; }); }"#,
        r#"fn f(x:int, y:int) int
           {
           return ({ declare _a:int = (load x); declare _b:int = (load y); (to[void] 0); if (<[int] (load _b) 0); (= _b 0); (?[int] (>[int] (load _a) (load _b)) (load _a) (load _b)) })
           }"#,
    );
}

#[test]
fn statement_expressions_with_jumps_are_opaque() {
    check(
        r#"void f(int x) { x = ({ while (x) x--; 3; }); }"#,
        r#"fn f(x:int) void
           {
           (= x <opaque: statement expression with jumps or loops; x>)
           }"#,
    );
}

#[test]
fn statement_expressions_that_change_what_stands_beside_them_are_opaque() {
    check(
        r#"void f(int i, int *p, int *q) { p[i] = ({ i++; 1; }); *p = ({ *q = 1; 2; }); i += ({ i = 1; 2; }); i = ({ i = 1; 2; }); *p++ = ({ *q++; }); }"#,
        r#"fn f(i:int, p:int *, q:int *) void
           {
           <opaque: statement expression that changes what stands beside it; i p>
           (= (deref (load p)) ({ (= (deref (load q)) 1); 2 }))
           <opaque: statement expression that changes what stands beside it; i>
           (= i ({ (= i 1); 2 }))
           (= (deref (_++ p)) ({ (load (deref (_++ q))) }))
           }"#,
    );
}

#[test]
fn copies_of_one_scalar_are_assignments() {
    check(
        r#"void f(float *x, char *c, int i) { unsigned u; float g; memcpy(&u, &x[i], 4); __builtin_memcpy(&g, &u, sizeof g); memmove(x, &u, 4); memcpy(x + 1, x, 8); memcpy(c + 1, &u, 4); }"#,
        r#"fn f(x:float *, c:char *, i:int) void
           {
           declare u:unsigned int
           declare g:float
           (= u (load (bytes[unsigned int] (& (deref (ptr+ (load x) (load i)))))))
           (= g (bits[float] (load u)))
           (= (bytes[unsigned int] (load x)) (load u))
           (= (bytes[unsigned long long] (ptr+ (load x) 1)) (load (bytes[unsigned long long] (load x))))
           (= (bytes[unsigned int] (ptr+ (load c) 1)) (load u))
           }"#,
    );
}

#[test]
fn other_copies_are_calls() {
    // Another size, another variable, and a function of the program's own.
    for text in [
        "void f(char *x) { unsigned u; memcpy(&u, x, 3); }",
        "void f(volatile char *x) { unsigned u; memcpy(&u, x, 4); }",
        "void f(float *x) { double d; memcpy(&d, x, 4); }",
        "void f(float *x) { struct { int i; } s; memcpy(&s, x, 4); }",
        "void f(float *x) { volatile int i; memcpy(&i, x, 4); }",
        "static void *memcpy(void *, const void *, unsigned long); \
         void f(float *x) { int i; memcpy(&i, x, 4); } \
         static void *memcpy(void *a, const void *b, unsigned long n) { return a; }",
    ] {
        let dump = frontend::dump::dump(&unit(text));
        assert!(dump.contains("(decay @memcpy)"), "{dump}");
        assert!(!dump.contains("bytes"), "{dump}");
    }
}
