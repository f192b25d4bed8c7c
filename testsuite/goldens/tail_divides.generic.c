/* vcc 0.1.0 wrote this from tail_divides.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 5 | in i32 a[5] | in i32 b[5*n] | make b = (b[i] & 15) + 1 | inout u32 c[n] restrict */
/* Lanes behind the last column divide nothing. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void tail_divides(int n, int m, const int *a, const int *b, unsigned *restrict c)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 4 && m >= 1) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
        unsigned long row;
        for (row = 0; row < strips_end; row += 16) {
            const unsigned long t = row + 16;
            const long t2 = (long)(int)row;
            const long t3 = (long)(int)(t < (unsigned long)m ? t : (unsigned long)m);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const vcc_u32x4 c_v0 = *(const vcc_u32x4 *)(const void *)(c + k2);
                const vcc_u32x4 c_v1 = *(const vcc_u32x4 *)(const void *)(c + k2 + 4);
                const vcc_u32x4 c_v2 = *(const vcc_u32x4 *)(const void *)(c + k2 + 8);
                const vcc_u32x4 c_v3 = *(const vcc_u32x4 *)(const void *)(c + k2 + 12);
                long k_s = t2;
                vcc_u32x4 c2_v0 = c_v0;
                vcc_u32x4 c2_v1 = c_v1;
                vcc_u32x4 c2_v2 = c_v2;
                vcc_u32x4 c2_v3 = c_v3;
                int more;
                do {
                    const int a_s = a[k_s];
                    const int *const b_s = b + (long)((unsigned long)k_s * (unsigned long)n + k2);
                    const vcc_u32x4 b_v0 = *(const vcc_u32x4 *)(const void *)b_s;
                    const vcc_u32x4 b_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 4);
                    const vcc_u32x4 b_v2 = *(const vcc_u32x4 *)(const void *)(b_s + 8);
                    const vcc_u32x4 b_v3 = *(const vcc_u32x4 *)(const void *)(b_s + 12);
                    const vcc_u32x4 t_v = (unsigned int)a_s - __extension__ (vcc_u32x4){0};
                    const vcc_f64x2 t2_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 0, 1),
                        vcc_f64x2);
                    const vcc_f64x2 t3_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 2, 3),
                        vcc_f64x2);
                    const vcc_f64x2 t4_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 0, 1),
                        vcc_f64x2);
                    const vcc_f64x2 t5_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 2, 3),
                        vcc_f64x2);
                    const vcc_f64x2 t6_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 0, 1),
                        vcc_f64x2);
                    const vcc_f64x2 t7_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 2, 3),
                        vcc_f64x2);
                    const vcc_f64x2 t8_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 0, 1),
                        vcc_f64x2);
                    const vcc_f64x2 t9_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 2, 3),
                        vcc_f64x2);
                    const vcc_f64x2 t10_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v0, b_v0, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 t11_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v0, b_v0, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 t12_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v1, b_v1, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 t13_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v1, b_v1, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 t14_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v2, b_v2, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 t15_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v2, b_v2, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 t16_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v3, b_v3, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 t17_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v3, b_v3, 2,
                        3), vcc_f64x2);
                    const vcc_u32x2 t18_v =
                        (vcc_u32x2)__builtin_convertvector(t2_v / t10_v, vcc_i32x2);
                    const vcc_u32x2 t19_v =
                        (vcc_u32x2)__builtin_convertvector(t3_v / t11_v, vcc_i32x2);
                    const vcc_u32x2 t20_v =
                        (vcc_u32x2)__builtin_convertvector(t4_v / t12_v, vcc_i32x2);
                    const vcc_u32x2 t21_v =
                        (vcc_u32x2)__builtin_convertvector(t5_v / t13_v, vcc_i32x2);
                    const vcc_u32x2 t22_v =
                        (vcc_u32x2)__builtin_convertvector(t6_v / t14_v, vcc_i32x2);
                    const vcc_u32x2 t23_v =
                        (vcc_u32x2)__builtin_convertvector(t7_v / t15_v, vcc_i32x2);
                    const vcc_u32x2 t24_v =
                        (vcc_u32x2)__builtin_convertvector(t8_v / t16_v, vcc_i32x2);
                    const vcc_u32x2 t25_v =
                        (vcc_u32x2)__builtin_convertvector(t9_v / t17_v, vcc_i32x2);
                    const vcc_u32x4 t_v0 = __builtin_shufflevector(t18_v, t19_v, 0, 1, 2, 3);
                    const vcc_u32x4 t_v1 = __builtin_shufflevector(t20_v, t21_v, 0, 1, 2, 3);
                    const vcc_u32x4 t_v2 = __builtin_shufflevector(t22_v, t23_v, 0, 1, 2, 3);
                    const vcc_u32x4 t_v3 = __builtin_shufflevector(t24_v, t25_v, 0, 1, 2, 3);
                    const vcc_u32x4 t2_v0 = c2_v0 + t_v0;
                    const vcc_u32x4 t2_v1 = c2_v1 + t_v1;
                    const vcc_u32x4 t2_v2 = c2_v2 + t_v2;
                    const vcc_u32x4 t2_v3 = c2_v3 + t_v3;
                    const unsigned long t4 = (unsigned long)k_s + 1;
                    more = (long)t4 < t3;
                    k_s = (long)t4;
                    c2_v0 = t2_v0;
                    c2_v1 = t2_v1;
                    c2_v2 = t2_v2;
                    c2_v3 = t2_v3;
                } while (more);
                *(vcc_u32x4 *)(void *)(c + k2) = c2_v0;
                *(vcc_u32x4 *)(void *)(c + k2 + 4) = c2_v1;
                *(vcc_u32x4 *)(void *)(c + k2 + 8) = c2_v2;
                *(vcc_u32x4 *)(void *)(c + k2 + 12) = c2_v3;
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                long k_s2 = t2;
                const vcc_u32x4 c_v = *(const vcc_u32x4 *)(const void *)(c + k2);
                vcc_u32x4 c2_v = c_v;
                int more2;
                do {
                    const int a_s2 = a[k_s2];
                    const vcc_u32x4 t26_v = (unsigned int)a_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 b_v =
                        *(const vcc_u32x4 *)(const void *)(b + (long)((unsigned long)k_s2 * (unsigned long)n + k2));
                    const vcc_f64x2 t27_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t26_v, t26_v, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 t28_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t26_v, t26_v, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 t29_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v, b_v, 0, 1),
                        vcc_f64x2);
                    const vcc_f64x2 t30_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_v, b_v, 2, 3),
                        vcc_f64x2);
                    const vcc_u32x2 t31_v =
                        (vcc_u32x2)__builtin_convertvector(t27_v / t29_v, vcc_i32x2);
                    const vcc_u32x2 t32_v =
                        (vcc_u32x2)__builtin_convertvector(t28_v / t30_v, vcc_i32x2);
                    const vcc_u32x4 t33_v = __builtin_shufflevector(t31_v, t32_v, 0, 1, 2, 3);
                    const unsigned long t5 = (unsigned long)k_s2 + 1;
                    more2 = (long)t5 < t3;
                    k_s2 = (long)t5;
                    c2_v = c2_v + t33_v;
                } while (more2);
                *(vcc_u32x4 *)(void *)(c + k2) = c2_v;
            }
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    if (j_done < n)
    for (int k = 0; k < m; k++)
        for (int j = j_done; j < n; j++) {
            VCC_KEEP_SCALAR;
            c[j] += (unsigned)(a[k] / b[k * n + j]);
        }
#else
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            c[j] += (unsigned)(a[k] / b[k * n + j]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
