/* vcc 0.1.0 wrote this from pairs_from_end.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[2*n] | out i16 y[2*n] | out double z[n] */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void pairs_from_end(int n, const short *x, short *y, double *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, generic; runs if x and y do not overlap, z and x do not overlap, z and
       y do not overlap */
    i = n - 1;
    if (i >= 7) {
        const unsigned long end = ((unsigned long)i + 1) & ~7UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)i * 4));
        const unsigned long t2 = (unsigned long)((char *)y + (long)((unsigned long)i * 4));
        const unsigned long t3 = (unsigned long)((char *)z + (long)((unsigned long)i * 8));
        const unsigned long t4 = (unsigned long)((const char *)x + (long)((unsigned long)i * 4));
        const unsigned long t5 = (unsigned long)((char *)z + (long)((unsigned long)i * 8));
        const unsigned long t6 = (unsigned long)((char *)y + (long)((unsigned long)i * 4));
        const int t7 = (t + 4 <= t2 + (end - 1) * ~3UL || t2 + 4 <= t + (end - 1) * ~3UL)
            && (t3 + 8 <= t4 + (end - 1) * ~3UL || t4 + 4 <= t3 + (end - 1) * ~7UL)
            && (t5 + 8 <= t6 + (end - 1) * ~3UL || t6 + 4 <= t5 + (end - 1) * ~7UL);
        if (t7) {
            const double t_v = (double)0.5;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const short *const x_s = x + (long)i * 2 - k * 2;
                const vcc_u16x8 x_row_v = *(const vcc_u16x8 *)(const void *)(x_s - 14);
                const vcc_u16x8 x_row2_v = *(const vcc_u16x8 *)(const void *)(x_s - 6);
                const vcc_u16x8 t3_v =
                    __builtin_shufflevector(x_row_v, x_row2_v, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u16x8 x_v = __builtin_shufflevector(t3_v, t3_v, 7, 6, 5, 4, 3, 2, 1, 0);
                const vcc_u16x8 t4_v =
                    __builtin_shufflevector(x_row_v, x_row2_v, 1, 3, 5, 7, 9, 11, 13, 15);
                const vcc_u16x8 x2_v = __builtin_shufflevector(t4_v, t4_v, 7, 6, 5, 4, 3, 2, 1, 0);
                const vcc_u32x4 t_v0 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x2_v,
                    x2_v, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t_v1 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x2_v,
                    x2_v, 4, 5, 6, 7), vcc_i32x4);
                const vcc_f64x2 t2_v0 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t2_v1 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t2_v2 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t2_v3 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 z_new_v0 = t2_v0 * t2_v;
                const vcc_f64x2 z_new_v1 = t2_v1 * t2_v;
                const vcc_f64x2 z_new_v2 = t2_v2 * t2_v;
                const vcc_f64x2 z_new_v3 = t2_v3 * t2_v;
                const vcc_f64x2 t5_v = __builtin_shufflevector(z_new_v0, z_new_v0, 1, 0);
                const vcc_f64x2 t6_v = __builtin_shufflevector(z_new_v1, z_new_v1, 1, 0);
                const vcc_f64x2 t7_v = __builtin_shufflevector(z_new_v2, z_new_v2, 1, 0);
                const vcc_f64x2 t8_v = __builtin_shufflevector(z_new_v3, z_new_v3, 1, 0);
                *(vcc_f64x2 *)(void *)(z + (long)i - k - 1) = t5_v;
                *(vcc_f64x2 *)(void *)(z + (long)i - k - 3) = t6_v;
                *(vcc_f64x2 *)(void *)(z + (long)i - k - 5) = t7_v;
                *(vcc_f64x2 *)(void *)(z + (long)i - k - 7) = t8_v;
                short *const y_s = y + (long)i * 2 - k * 2;
                const vcc_u16x8 t9_v = x_v - x2_v;
                const vcc_u16x8 t10_v = __builtin_shufflevector(t9_v, t9_v, 7, 6, 5, 4, 3, 2, 1, 0);
                const vcc_u16x8 t11_v = __builtin_shufflevector(x_v, x_v, 7, 6, 5, 4, 3, 2, 1, 0);
                const vcc_u16x8 y_row_v =
                    __builtin_shufflevector(t10_v, t11_v, 0, 8, 1, 9, 2, 10, 3, 11);
                const vcc_u16x8 y_row2_v =
                    __builtin_shufflevector(t10_v, t11_v, 4, 12, 5, 13, 6, 14, 7, 15);
                *(vcc_u16x8 *)(void *)(y_s - 14) = y_row_v;
                *(vcc_u16x8 *)(void *)(y_s - 6) = y_row2_v;
            }
            i = (int)((unsigned int)i - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (i = n - 1; i >= 0; i--) {
#endif
        z[i] = x[2 * i + 1] * 0.5;
        y[2 * i] = (short)(x[2 * i] - x[2 * i + 1]);
        y[2 * i + 1] = x[2 * i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
