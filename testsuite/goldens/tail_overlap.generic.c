/* vcc 0.1.0 wrote this from tail_overlap.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 4 | in float a[4*n] | inout float t[n] */
/* Whether the arrays lie apart is asked before, of all columns. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void tail_overlap(int n, int m, const float *a, float *t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic; runs if rows and loops inside are neither empty nor
       huge, t and a do not overlap */
    int j_done = 0;
    {
        const unsigned long t2 = (unsigned long)t + (((unsigned long)n - 1) * 4 + 4);
        const unsigned long t3 = ((unsigned long)n - 1) * 4 - (unsigned long)n * 4;
        const unsigned long t4 = t3 + (unsigned long)n * (unsigned long)m * 4 + 4;
        const unsigned long t5 = (unsigned long)a + t4;
        if (n >= 4 && m >= 1 && (unsigned long)n * 4 <= 268435456
            && (unsigned long)m - 1 <= 4294967295UL && (unsigned long)t <= t2
            && (unsigned long)a <= t5 && (t2 <= (unsigned long)a || t5 <= (unsigned long)t)) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            const float t3_v = (float)0.5f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t6 = row + 16;
                const long t7 = (long)(int)row;
                const long t8 = (long)(int)(t6 < (unsigned long)m ? t6 : (unsigned long)m);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 16) {
                    const vcc_f32x4 t_v0 = *(const vcc_f32x4 *)(const void *)(t + k2);
                    const vcc_f32x4 t_v1 = *(const vcc_f32x4 *)(const void *)(t + k2 + 4);
                    const vcc_f32x4 t_v2 = *(const vcc_f32x4 *)(const void *)(t + k2 + 8);
                    const vcc_f32x4 t_v3 = *(const vcc_f32x4 *)(const void *)(t + k2 + 12);
                    long k_s = t7;
                    vcc_f32x4 t2_v0 = t_v0;
                    vcc_f32x4 t2_v1 = t_v1;
                    vcc_f32x4 t2_v2 = t_v2;
                    vcc_f32x4 t2_v3 = t_v3;
                    int more;
                    do {
                        const vcc_f32x4 t3_v0 = t2_v0 * t2_v;
                        const vcc_f32x4 t3_v1 = t2_v1 * t2_v;
                        const vcc_f32x4 t3_v2 = t2_v2 * t2_v;
                        const vcc_f32x4 t3_v3 = t2_v3 * t2_v;
                        const float *const a_s =
                            a + (long)((unsigned long)k_s * (unsigned long)n + k2);
                        const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_s;
                        const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a_s + 4);
                        const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)(a_s + 8);
                        const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)(a_s + 12);
                        const vcc_f32x4 t4_v0 = t3_v0 + a_v0;
                        const vcc_f32x4 t4_v1 = t3_v1 + a_v1;
                        const vcc_f32x4 t4_v2 = t3_v2 + a_v2;
                        const vcc_f32x4 t4_v3 = t3_v3 + a_v3;
                        const unsigned long t9 = (unsigned long)k_s + 1;
                        more = (long)t9 < t8;
                        k_s = (long)t9;
                        t2_v0 = t4_v0;
                        t2_v1 = t4_v1;
                        t2_v2 = t4_v2;
                        t2_v3 = t4_v3;
                    } while (more);
                    *(vcc_f32x4 *)(void *)(t + k2) = t2_v0;
                    *(vcc_f32x4 *)(void *)(t + k2 + 4) = t2_v1;
                    *(vcc_f32x4 *)(void *)(t + k2 + 8) = t2_v2;
                    *(vcc_f32x4 *)(void *)(t + k2 + 12) = t2_v3;
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    long k_s2 = t7;
                    const vcc_f32x4 t5_v = *(const vcc_f32x4 *)(const void *)(t + k2);
                    vcc_f32x4 t6_v = t5_v;
                    int more2;
                    do {
                        const vcc_f32x4 a_v =
                            *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)k_s2 * (unsigned long)n + k2));
                        const unsigned long t10 = (unsigned long)k_s2 + 1;
                        more2 = (long)t10 < t8;
                        k_s2 = (long)t10;
                        t6_v = t6_v * t4_v + a_v;
                    } while (more2);
                    *(vcc_f32x4 *)(void *)(t + k2) = t6_v;
                }
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    if (j_done < n)
    for (int k = 0; k < m; k++)
        for (int j = j_done; j < n; j++) {
            VCC_KEEP_SCALAR;
            t[j] = t[j] * 0.5f + a[k * n + j];
        }
#else
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            t[j] = t[j] * 0.5f + a[k * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
