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
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic; runs if w and y do not overlap, x and y are far enough apart
       */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)w + 32 <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)w)
            && (unsigned long)y - (unsigned long)x - 1 >= 91) {
            const int w_s = *w;
            const vcc_u32x4 w_v = (unsigned int)w_s - __extension__ (vcc_u32x4){0};
            const int w_s2 = w[4];
            const vcc_u32x4 w2_v = (unsigned int)w_s2 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
            const int w_s3 = w[2];
            const vcc_u32x4 w3_v = (unsigned int)w_s3 - __extension__ (vcc_u32x4){0};
            const int w_s4 = w[6];
            const vcc_u32x4 w4_v = (unsigned int)w_s4 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
            const int w_s5 = w[1];
            const vcc_u32x4 w5_v = (unsigned int)w_s5 - __extension__ (vcc_u32x4){0};
            const int w_s6 = w[5];
            const vcc_u32x4 w6_v = (unsigned int)w_s6 - __extension__ (vcc_u32x4){0};
            const int w_s7 = w[3];
            const vcc_u32x4 w7_v = (unsigned int)w_s7 - __extension__ (vcc_u32x4){0};
            const int w_s8 = w[7];
            const vcc_u32x4 w8_v = (unsigned int)w_s8 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const vcc_u32x4 t4_v =
                    (*(const vcc_u32x4 *)(const void *)(x + 4 + k2) * w2_v) ^ t_v;
                const vcc_u32x4 t5_v =
                    (*(const vcc_u32x4 *)(const void *)(x + 6 + k2) * w4_v) ^ t_v;
                const vcc_u32x4 t6_v = *(const vcc_u32x4 *)(const void *)(x + 2 + k2) * w3_v + t5_v;
                const vcc_u32x4 t7_v = t6_v ^ t2_v;
                const vcc_u32x4 t8_v =
                    (*(const vcc_u32x4 *)(const void *)(x + 5 + k2) * w6_v) ^ t_v;
                const vcc_u32x4 t9_v =
                    (*(const vcc_u32x4 *)(const void *)(x + 7 + k2) * w8_v) ^ t_v;
                const vcc_u32x4 t10_v =
                    *(const vcc_u32x4 *)(const void *)(x + 3 + k2) * w7_v + t9_v;
                const vcc_u32x4 t11_v =
                    *(const vcc_u32x4 *)(const void *)(x + 1 + k2) * w5_v + t8_v;
                const vcc_u32x4 t12_v =
                    *(const vcc_u32x4 *)(const void *)(x + k2) * w_v + t4_v + t7_v;
                const vcc_u32x4 y_new_v = t12_v + ((t11_v + (t10_v ^ t2_v)) ^ t3_v);
                *(vcc_u32x4 *)(void *)(y + k2) = y_new_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned t[8];
        for (int k = 0; k < 8; k++)
            t[k] = (unsigned)x[i + k] * (unsigned)w[k];
        for (int step = 4; step > 0; step /= 2)
            for (int k = 0; k < step; k++)
                t[k] += t[k + step] ^ (unsigned)step;
        y[i] = (int)t[0];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
