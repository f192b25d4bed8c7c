//! Types, conversions and operators.

use crate::check;

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

/// `<float.h>` has its constants as `long double`; that a double is rounded twice must not show.
#[test]
fn constants_of_double_that_are_converted() {
    check(
        r#"double f(void) { return (double)2.22044604925031308084726333618164062e-16L + (double)1.79769313486231570814527423731704357e+308L; }
           double g(void) { return (double)1.00000000000000011102230246251565404L; }
           float h(void) { return (float)1e-3L; }"#,
        r#"fn f() double
           {
           return (+[double] 2.220446049250313e-16:double 1.7976931348623157e308:double)
           }

           fn g() double
           {
           return <opaque: floating constant; >
           }

           fn h() float
           {
           return <opaque: floating constant; >
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
           {
           declare a:char [4]
           (= (deref (ptr+ (decay a) 0)) 97:char)
           (= (deref (ptr+ (decay a) 1)) 98:char)
           (= (deref (ptr+ (decay a) 2)) 99:char)
           (= (deref (ptr+ (decay a) 3)) 0:char)
           }
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
