/* vcc 0.1.0 wrote this from vec_function_product.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | in i8 y[n] | -> double */
/* Exact in any order. */
#ifdef VCC_VECTOR
typedef double vcc_f64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
double vec_function_product(int n, const unsigned char *x, const signed char *y)
{
    double s = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 4, generic */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const double t_v = (double)-0.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        vcc_f64x2 s_v0[4] = {t2_v, t2_v, t2_v, t2_v};
        vcc_f64x2 s_v1[4] = {t2_v, t2_v, t2_v, t2_v};
        vcc_f64x2 s_v2[4] = {t2_v, t2_v, t2_v, t2_v};
        vcc_f64x2 s_v3[4] = {t2_v, t2_v, t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + at);
                const vcc_f64x2 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1), vcc_f64x2);
                const vcc_f64x2 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 2, 3), vcc_f64x2);
                const vcc_f64x2 t_v2 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 4, 5), vcc_f64x2);
                const vcc_f64x2 t_v3 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 6, 7), vcc_f64x2);
                const vcc_u8x8 y_v = *(const vcc_u8x8 *)(const void *)(y + at);
                const vcc_f64x2 t2_v0 =
                    __builtin_convertvector((vcc_i8x2)__builtin_shufflevector(y_v, y_v, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t2_v1 =
                    __builtin_convertvector((vcc_i8x2)__builtin_shufflevector(y_v, y_v, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t2_v2 =
                    __builtin_convertvector((vcc_i8x2)__builtin_shufflevector(y_v, y_v, 4, 5),
                    vcc_f64x2);
                const vcc_f64x2 t2_v3 =
                    __builtin_convertvector((vcc_i8x2)__builtin_shufflevector(y_v, y_v, 6, 7),
                    vcc_f64x2);
                const vcc_f64x2 t3_v0 = t_v0 * t2_v0;
                const vcc_f64x2 t3_v1 = t_v1 * t2_v1;
                const vcc_f64x2 t3_v2 = t_v2 * t2_v2;
                const vcc_f64x2 t3_v3 = t_v3 * t2_v3;
                const vcc_f64x2 t4_v0 = s_v0[copy] + t3_v0;
                const vcc_f64x2 t4_v1 = s_v1[copy] + t3_v1;
                const vcc_f64x2 t4_v2 = s_v2[copy] + t3_v2;
                const vcc_f64x2 t4_v3 = s_v3[copy] + t3_v3;
                s_v0[copy] = t4_v0;
                s_v1[copy] = t4_v1;
                s_v2[copy] = t4_v2;
                s_v3[copy] = t4_v3;
            }
        }
        {
            const vcc_f64x2 s2_v0 = s_v0[0] + s_v0[2];
            const vcc_f64x2 s2_v1 = s_v1[0] + s_v1[2];
            const vcc_f64x2 s2_v2 = s_v2[0] + s_v2[2];
            const vcc_f64x2 s2_v3 = s_v3[0] + s_v3[2];
            const vcc_f64x2 s3_v0 = s_v0[1] + s_v0[3];
            const vcc_f64x2 s3_v1 = s_v1[1] + s_v1[3];
            const vcc_f64x2 s3_v2 = s_v2[1] + s_v2[3];
            const vcc_f64x2 s3_v3 = s_v3[1] + s_v3[3];
            const vcc_f64x2 s4_v0 = s2_v0 + s3_v0;
            const vcc_f64x2 s4_v1 = s2_v1 + s3_v1;
            const vcc_f64x2 s4_v2 = s2_v2 + s3_v2;
            const vcc_f64x2 s4_v3 = s2_v3 + s3_v3;
            const vcc_f64x2 s_v = s4_v0 + s4_v1 + (s4_v2 + s4_v3);
            const vcc_f64x1 s2_v = __extension__ (vcc_f64x1){s_v[1]};
            const double s_s = (__extension__ (vcc_f64x1){s_v[0]} + s2_v)[0];
            s = s + s_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        s += (double)x[i] * (double)y[i];
    }
#else
#pragma simd vec-function reduction(+ : s), vectorlength(8), assert
    for (i = 0; i < n; i++)
        s += (double)x[i] * (double)y[i];
#endif
    return s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
