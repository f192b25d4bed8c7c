/* vcc 0.1.0 wrote this from columns_from.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 19 | in float a[19*n] restrict | inout float y[n] restrict */
#define FROM 2
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_from(int n, int m, const float *restrict a, float *restrict y)
{
    if (n > 5)
#ifdef VCC_VECTOR
    {
        int i_done = FROM;
        /* vcc: line 6: 16 lanes, then 4, generic */
        {
            const unsigned long distance = (unsigned long)(int)((unsigned int)n - 2u) - 2;
            const unsigned long distance2 = (unsigned long)m - 1 - 1;
            if ((long)distance >= 3 && (long)distance2 >= 0) {
                const unsigned long end = (distance + 1) & ~3UL;
                const unsigned long wide_end = end & ~15UL;
                const unsigned long t = (distance2 >> 1) + 1;
                const unsigned long strips_end = (t + 15) & ~15UL;
                unsigned long row;
                for (row = 0; row < strips_end; row += 16) {
                    const unsigned long t2 = row + 16;
                    const unsigned int first = 1u + (unsigned int)row * 2u;
                    const unsigned int last = 1u + (unsigned int)(t2 < t ? t2 : t) * 2u;
                    const long t3 = (long)(int)first;
                    const long t4 = (long)(int)last;
                    unsigned long k;
                    for (k = 0; k < wide_end; k += 16) {
                        float *const y_s = y + (long)(2UL + k);
                        const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)y_s;
                        const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y_s + 4);
                        const vcc_f32x4 y_v2 = *(const vcc_f32x4 *)(const void *)(y_s + 8);
                        const vcc_f32x4 y_v3 = *(const vcc_f32x4 *)(const void *)(y_s + 12);
                        unsigned int j_s = first;
                        long j_s2 = t3;
                        vcc_f32x4 y2_v0 = y_v0;
                        vcc_f32x4 y2_v1 = y_v1;
                        vcc_f32x4 y2_v2 = y_v2;
                        vcc_f32x4 y2_v3 = y_v3;
                        int more;
                        do {
                            const float *const a_s =
                                a + (long)((unsigned long)j_s2 * (unsigned long)n + (2UL + k));
                            const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_s;
                            const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a_s + 4);
                            const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)(a_s + 8);
                            const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)(a_s + 12);
                            const float t_v = (float)(int)(j_s + 1u);
                            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
                            const vcc_f32x4 t_v0 = a_v0 / t2_v;
                            const vcc_f32x4 t_v1 = a_v1 / t2_v;
                            const vcc_f32x4 t_v2 = a_v2 / t2_v;
                            const vcc_f32x4 t_v3 = a_v3 / t2_v;
                            const vcc_f32x4 t2_v0 = y2_v0 - t_v0;
                            const vcc_f32x4 t2_v1 = y2_v1 - t_v1;
                            const vcc_f32x4 t2_v2 = y2_v2 - t_v2;
                            const vcc_f32x4 t2_v3 = y2_v3 - t_v3;
                            const unsigned long t5 = (unsigned long)j_s2 + 2;
                            more = (long)t5 < t4;
                            j_s = j_s + 2u;
                            j_s2 = (long)t5;
                            y2_v0 = t2_v0;
                            y2_v1 = t2_v1;
                            y2_v2 = t2_v2;
                            y2_v3 = t2_v3;
                        } while (more);
                        *(vcc_f32x4 *)(void *)y_s = y2_v0;
                        *(vcc_f32x4 *)(void *)(y_s + 4) = y2_v1;
                        *(vcc_f32x4 *)(void *)(y_s + 8) = y2_v2;
                        *(vcc_f32x4 *)(void *)(y_s + 12) = y2_v3;
                    }
                    /* what is left, one vector at a time */
                    for (; k < end; k += 4) {
                        float *const y_s2 = y + (long)(2UL + k);
                        unsigned int j_s3 = first;
                        long j_s4 = t3;
                        const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)y_s2;
                        vcc_f32x4 y2_v = y_v;
                        int more2;
                        do {
                            const float t3_v = (float)(int)(j_s3 + 1u);
                            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v,
                                t3_v};
                            const vcc_f32x4 a_v =
                                *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)j_s4 * (unsigned long)n + (2UL + k)));
                            const unsigned long t6 = (unsigned long)j_s4 + 2;
                            more2 = (long)t6 < t4;
                            j_s3 = j_s3 + 2u;
                            j_s4 = (long)t6;
                            y2_v = y2_v - a_v / t4_v;
                        } while (more2);
                        *(vcc_f32x4 *)(void *)y_s2 = y2_v;
                    }
                }
                i_done = (int)((unsigned int)i_done + (unsigned int)end);
            }
        }
        /* remaining iterations */
        for (int j = 1; j < m; j += 2)
            for (int i = i_done; i <= n - 2; i++) {
                VCC_KEEP_SCALAR;
                y[i] -= a[j * n + i] / (float)(j + 1);
            }
    }
#else
        for (int j = 1; j < m; j += 2)
            for (int i = FROM; i <= n - 2; i++)
                y[i] -= a[j * n + i] / (float)(j + 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
