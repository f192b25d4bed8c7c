/* vcc 0.1.0 wrote this from columns_rows_walked.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 21 | in float x[n+21] restrict | inout float y[n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_rows_walked(int n, int m, const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 4, generic */
    int i_done = 0;
    {
        const unsigned long t = (unsigned long)(x + (long)m);
        const unsigned long distance = t - (unsigned long)x - 1;
        if (n >= 4 && (unsigned long)x < t) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t2 = (distance >> 2) + 1;
            const unsigned long strips_end = (t2 + 15) & ~15UL;
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            const float t3_v = (float)0.5f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t3 = row + 16;
                const float *const last = x + (long)(t3 < t2 ? t3 : t2);
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k);
                    const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k + 4);
                    const vcc_f32x4 y_v2 = *(const vcc_f32x4 *)(const void *)(y + k + 8);
                    const vcc_f32x4 y_v3 = *(const vcc_f32x4 *)(const void *)(y + k + 12);
                    const float *p_s = x + row;
                    vcc_f32x4 y2_v0 = y_v0;
                    vcc_f32x4 y2_v1 = y_v1;
                    vcc_f32x4 y2_v2 = y_v2;
                    vcc_f32x4 y2_v3 = y_v3;
                    int more;
                    do {
                        const vcc_f32x4 t_v0 = y2_v0 * t2_v;
                        const vcc_f32x4 t_v1 = y2_v1 * t2_v;
                        const vcc_f32x4 t_v2 = y2_v2 * t2_v;
                        const vcc_f32x4 t_v3 = y2_v3 * t2_v;
                        const float p_s2 = *p_s;
                        const vcc_f32x4 p_v0 = *(const vcc_f32x4 *)(const void *)(p_s + k);
                        const vcc_f32x4 p_v1 = *(const vcc_f32x4 *)(const void *)(p_s + k + 4);
                        const vcc_f32x4 p_v2 = *(const vcc_f32x4 *)(const void *)(p_s + k + 8);
                        const vcc_f32x4 p_v3 = *(const vcc_f32x4 *)(const void *)(p_s + k + 12);
                        const float t5_v = (float)p_s2;
                        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
                        const vcc_f32x4 t2_v0 = t6_v * p_v0;
                        const vcc_f32x4 t2_v1 = t6_v * p_v1;
                        const vcc_f32x4 t2_v2 = t6_v * p_v2;
                        const vcc_f32x4 t2_v3 = t6_v * p_v3;
                        const vcc_f32x4 t3_v0 = t_v0 + t2_v0;
                        const vcc_f32x4 t3_v1 = t_v1 + t2_v1;
                        const vcc_f32x4 t3_v2 = t_v2 + t2_v2;
                        const vcc_f32x4 t3_v3 = t_v3 + t2_v3;
                        more = (unsigned long)(p_s + 1) < (unsigned long)last;
                        p_s = p_s + 1;
                        y2_v0 = t3_v0;
                        y2_v1 = t3_v1;
                        y2_v2 = t3_v2;
                        y2_v3 = t3_v3;
                    } while (more);
                    *(vcc_f32x4 *)(void *)(y + k) = y2_v0;
                    *(vcc_f32x4 *)(void *)(y + k + 4) = y2_v1;
                    *(vcc_f32x4 *)(void *)(y + k + 8) = y2_v2;
                    *(vcc_f32x4 *)(void *)(y + k + 12) = y2_v3;
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const float *p_s3 = x + row;
                    const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
                    vcc_f32x4 y2_v = y_v;
                    int more2;
                    do {
                        const float p_s4 = *p_s3;
                        const float t7_v = (float)p_s4;
                        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
                        more2 = (unsigned long)(p_s3 + 1) < (unsigned long)last;
                        const vcc_f32x4 t9_v =
                            y2_v * t4_v + t8_v * *(const vcc_f32x4 *)(const void *)(p_s3 + k);
                        p_s3 = p_s3 + 1;
                        y2_v = t9_v;
                    } while (more2);
                    *(vcc_f32x4 *)(void *)(y + k) = y2_v;
                }
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    if (i_done < n)
    for (const float *p = x; p < x + m; p++)
        for (int i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i] * 0.5f + *p * p[i];
        }
#else
    for (const float *p = x; p < x + m; p++)
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 0.5f + *p * p[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
