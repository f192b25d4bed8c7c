/* vcc 0.1.0 wrote this from statement_expressions.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i32 k | in i32 x[n] | inout i32 y[n] | in float u[n] | inout float v[n] | inout i16 z[n] */
#define larger(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); (void)(&_a == &_b); _a > _b ? _a : _b; })
#define smaller(a, b) __extension__ ({ __auto_type _a = (a); __auto_type _b = (b); _a < _b ? _a : _b; })
#define between(lo, x, hi) larger(lo, smaller(x, hi))
#define bounded(x) ({ int _x = (x); if (_x > 32767) { int over = 32767; _x = over; } else if (_x < -32768) _x = -32768; (short)_x; })
#define count_down(x) ({ if (x > 0) { x -= 1; } })

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void statement_expressions(int n, int k, const int *x, int *y, const float *u, float *v, short *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)-100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 k_v = (unsigned int)k - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(k > 50 ? k : 50) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 t4_v = *(const vcc_u32x4 *)(const void *)(x + k2) - k_v;
            const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v < (vcc_i32x4)t2_v);
            const vcc_u32x4 t6_v = (t4_v & t5_v) | (t2_v & ~t5_v);
            const vcc_u32x4 t7_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)t6_v);
            const vcc_u32x4 t8_v = (t_v & t7_v) | (t6_v & ~t7_v);
            const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + k2);
            const vcc_u32x4 t9_v = (vcc_u32x4)((vcc_i32x4)y_v < (vcc_i32x4)t3_v);
            const vcc_u32x4 t10_v = (y_v & t9_v) | (t3_v & ~t9_v);
            *(vcc_u32x4 *)(void *)(y + k2) = t8_v ^ t10_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = between(-100, (int)((unsigned)x[i] - (unsigned)k), larger(k, 50)) ^ smaller(y[i], 7);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = between(-100, (int)((unsigned)x[i] - (unsigned)k), larger(k, 50)) ^ smaller(y[i], 7);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes, generic; runs if u and v are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)v - (unsigned long)u - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)2.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_f32x4 u_v = *(const vcc_f32x4 *)(const void *)(u + k2);
            const vcc_f32x4 t5_v = u_v * t2_v;
            const vcc_f32x4 v_v = *(const vcc_f32x4 *)(const void *)(v + k2);
            const vcc_u32x4 t6_v = (vcc_u32x4)(t5_v > v_v);
            const vcc_f32x4 t7_v = (vcc_f32x4)(((vcc_u32x4)t5_v & t6_v) | ((vcc_u32x4)v_v & ~t6_v));
            *(vcc_f32x4 *)(void *)(v + k2) = t7_v - u_v * t4_v * u_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        float x0 = u[i];
        v[i] = larger(x0 * 0.5f, v[i]) - ({ float _a = x0; { float x0 = 2; _a *= x0; } _a * x0; });
    }
#ifdef VCC_VECTOR
    }
#endif
    for (i = 0; i < n; i++) {
        int t = z[i];
        count_down(t);
        z[i] = bounded(t * 3 + x[i] % 1000);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
