/* vcc 0.1.0 wrote this from halved_window.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+8] | in i32 w[8] | out i32 y[n] */
/* The loop inside runs as often as the one around it counts, which halves that. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void halved_window(int n, const int *x, const int *w, int *y)
{
    for (int i = 0; i < n; i++) {
        unsigned t[8];
#ifdef VCC_VECTOR
        /* vcc: line 7: 4 lanes, generic */
        int k_done = 0;
        {
            unsigned long k2;
            for (k2 = 0; k2 < 8UL; k2 += 4) {
                const vcc_u32x4 w_v = *(const vcc_u32x4 *)(const void *)(w + k2);
                const vcc_u32x4 t_new_v =
                    *(const vcc_u32x4 *)(const void *)(x + (long)i + k2) * w_v;
                *(vcc_u32x4 *)(void *)(t + k2) = t_new_v;
            }
            k_done = 8;
        }
        /* remaining iterations */
        for (int k = k_done; k < 8; k++) {
            VCC_KEEP_SCALAR;
            t[k] = (unsigned)x[i + k] * (unsigned)w[k];
        }
#else
        for (int k = 0; k < 8; k++)
            t[k] = (unsigned)x[i + k] * (unsigned)w[k];
#endif
        for (int step = 4; step > 0; step /= 2)
#ifdef VCC_VECTOR
        {
            int k = 0;
            /* vcc: line 10: 4 lanes x 2, generic; runs if the accesses are far enough apart */
            if (step >= 8) {
                const unsigned long end = (unsigned long)step & ~7UL;
                const unsigned long t2 =
                    (unsigned long)t - (unsigned long)((char *)t + (long)((unsigned long)step * 4));
                if (t2 - 1 >= 63) {
                    const vcc_u32x4 step_v = (unsigned int)step - __extension__ (vcc_u32x4){0};
                    unsigned long k2;
                    for (k2 = 0; k2 < end; k2 += 8) {
                        unsigned long copy;
#pragma GCC unroll 2
                        for (copy = 0; copy < 2; copy++) {
                            const unsigned long at = k2 + copy * 4;
                            const vcc_u32x4 t_v =
                                *(const vcc_u32x4 *)(const void *)(t + (long)step + at);
                            const vcc_u32x4 t_new_v =
                                *(const vcc_u32x4 *)(const void *)(t + at) + (t_v ^ step_v);
                            *(vcc_u32x4 *)(void *)(t + at) = t_new_v;
                        }
                    }
                    k = (int)end;
                }
            }
            /* remaining iterations */
            for (; k < step; k++)
                t[k] += t[k + step] ^ (unsigned)step;
        }
#else
            for (int k = 0; k < step; k++)
                t[k] += t[k + step] ^ (unsigned)step;
#endif
        y[i] = (int)t[0];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
