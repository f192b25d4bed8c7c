/* vcc 0.1.0 wrote this from variable_local_array.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout double x[3*n+3] | -> double */
/* Arrays that live on the stack, one of them as long as an iteration says. */
#ifdef VCC_VECTOR
typedef double vcc_f64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
double variable_local_array(int n, double *x)
{
    double copy[3][n], largest = 0.0;
    for (int r = 0; r < 3; r++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 7: 2 lanes x 4, generic */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const double t_v = (double)2.0;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy2;
#pragma GCC unroll 4
                for (copy2 = 0; copy2 < 4; copy2++) {
                    const unsigned long at = k + copy2 * 2;
                    const vcc_f64x2 x_v =
                        *(const vcc_f64x2 *)(const void *)(x + (long)(int)((unsigned int)r * (unsigned int)n) + at);
                    const vcc_f64x2 copy_new_v = x_v * t2_v;
                    *(vcc_f64x2 *)(void *)((char *)copy + (long)((unsigned long)r * (unsigned long)n) * 8 + at * 8) =
                        copy_new_v;
                }
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            copy[r][i] = x[r * n + i] * 2.0;
        }
    }
#else
        for (int i = 0; i < n; i++)
            copy[r][i] = x[r * n + i] * 2.0;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 2 lanes x 4, then 2, generic */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const double t_v = (double)0.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        char *const copy_s = (char *)copy + (long)n * 8;
        vcc_f64x2 largest_v[4] = {t2_v, t2_v, t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            unsigned long copy2;
#pragma GCC unroll 4
            for (copy2 = 0; copy2 < 4; copy2++) {
                const vcc_f64x2 copy_v =
                    *(const vcc_f64x2 *)(const void *)(copy_s + (long)(k + copy2 * 2) * 8);
                const vcc_u64x2 t3_v = (vcc_u64x2)(copy_v > largest_v[copy2]);
                const vcc_f64x2 t4_v =
                    (vcc_f64x2)(((vcc_u64x2)copy_v & t3_v) | ((vcc_u64x2)largest_v[copy2] & ~t3_v));
                largest_v[copy2] = t4_v;
            }
        }
        const vcc_u64x2 largest2_v = (vcc_u64x2)(largest_v[0] > largest_v[2]);
        const vcc_f64x2 largest3_v =
            (vcc_f64x2)(((vcc_u64x2)largest_v[0] & largest2_v)
            | ((vcc_u64x2)largest_v[2] & ~largest2_v));
        const vcc_u64x2 largest4_v = (vcc_u64x2)(largest_v[1] > largest_v[3]);
        const vcc_f64x2 largest5_v =
            (vcc_f64x2)(((vcc_u64x2)largest_v[1] & largest4_v)
            | ((vcc_u64x2)largest_v[3] & ~largest4_v));
        const vcc_u64x2 largest6_v = (vcc_u64x2)(largest3_v > largest5_v);
        const vcc_f64x2 largest7_v =
            (vcc_f64x2)(((vcc_u64x2)largest3_v & largest6_v)
            | ((vcc_u64x2)largest5_v & ~largest6_v));
        vcc_f64x2 largest8_v = largest7_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_f64x2 copy2_v = *(const vcc_f64x2 *)(const void *)(copy_s + k * 8);
            const vcc_u64x2 t5_v = (vcc_u64x2)(copy2_v > largest8_v);
            const vcc_f64x2 t6_v =
                (vcc_f64x2)(((vcc_u64x2)copy2_v & t5_v) | ((vcc_u64x2)largest8_v & ~t5_v));
            largest8_v = t6_v;
        }
        {
            const vcc_f64x1 largest9_v = __extension__ (vcc_f64x1){largest8_v[0]};
            const vcc_f64x1 largest10_v = __extension__ (vcc_f64x1){largest8_v[1]};
            const vcc_u64x1 largest11_v = (vcc_u64x1)(largest9_v > largest10_v);
            const vcc_f64x1 largest12_v =
                (vcc_f64x1)(((vcc_u64x1)largest9_v & largest11_v)
                | ((vcc_u64x1)largest10_v & ~largest11_v));
            const double largest_s = largest12_v[0];
            largest = largest_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        largest = copy[1][i] > largest ? copy[1][i] : largest;
    }
#else
    for (int i = 0; i < n; i++)
        largest = copy[1][i] > largest ? copy[1][i] : largest;
#endif
    for (int r = 1; r < 4; r++) {
        const int count = n / r;
        double part[count + 1];
#ifdef VCC_VECTOR
        /* vcc: line 14: 2 lanes x 4, generic */
        int i_done2 = 0;
        if (count >= 8) {
            const unsigned long end = (unsigned long)count & ~7UL;
            const double t_v = (double)r;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy2;
#pragma GCC unroll 4
                for (copy2 = 0; copy2 < 4; copy2++) {
                    const unsigned long at = k + copy2 * 2;
                    const vcc_f64x2 copy_v =
                        *(const vcc_f64x2 *)(const void *)((char *)copy + (long)((unsigned long)(int)(3u - (unsigned int)r) * (unsigned long)n) * 8 + at * 8);
                    *(vcc_f64x2 *)(void *)(part + at) = copy_v + t2_v;
                }
            }
            i_done2 = (int)end;
        }
        /* remaining iterations */
        for (int i = i_done2; i < count; i++) {
            VCC_KEEP_SCALAR;
            part[i] = copy[3 - r][i] + r;
        }
#else
        for (int i = 0; i < count; i++)
            part[i] = copy[3 - r][i] + r;
#endif
#ifdef VCC_VECTOR
        /* vcc: line 16: 2 lanes x 4, generic */
        int i_done3 = 0;
        if (count >= 8) {
            const unsigned long end = (unsigned long)count & ~7UL;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy2;
#pragma GCC unroll 4
                for (copy2 = 0; copy2 < 4; copy2++) {
                    const unsigned long at = k + copy2 * 2;
                    const vcc_f64x2 part_v =
                        *(const vcc_f64x2 *)(const void *)(part + (long)((unsigned long)count - 1) - at - 1);
                    const vcc_f64x2 part2_v = __builtin_shufflevector(part_v, part_v, 1, 0);
                    *(vcc_f64x2 *)(void *)(x + at) = part2_v;
                }
            }
            i_done3 = (int)end;
        }
        /* remaining iterations */
        for (int i = i_done3; i < count; i++) {
            VCC_KEEP_SCALAR;
            x[i] = part[count - 1 - i];
        }
#else
        for (int i = 0; i < count; i++)
            x[i] = part[count - 1 - i];
#endif
    }
    return largest + (double)sizeof copy;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
