/* vcc 0.1.0 wrote this from tail_known.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[22*n] | inout float t[22] restrict */
/* Twenty-two columns: two vectors of eight, and six lanes of a third one. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void tail_known(int n, const float (*a)[22], float *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic */
    int j_done = 0;
    {
        const int t2 = 0L < (long)n;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        /* iterations 0 to 15 */
        vcc_f32x4 t_v0 = *(const vcc_f32x4 *)(const void *)t;
        vcc_f32x4 t_v1 = *(const vcc_f32x4 *)(const void *)(t + 4);
        vcc_f32x4 t_v2 = *(const vcc_f32x4 *)(const void *)(t + 8);
        vcc_f32x4 t_v3 = *(const vcc_f32x4 *)(const void *)(t + 12);
        if (t2) {
            vcc_f32x4 sum_v0 = t_v0;
            vcc_f32x4 sum_v1 = t_v1;
            vcc_f32x4 sum_v2 = t_v2;
            vcc_f32x4 sum_v3 = t_v3;
            unsigned long i_s = 0UL;
            int more;
            do {
                const vcc_f32x4 t2_v0 = sum_v0 * t2_v;
                const vcc_f32x4 t2_v1 = sum_v1 * t2_v;
                const vcc_f32x4 t2_v2 = sum_v2 * t2_v;
                const vcc_f32x4 t2_v3 = sum_v3 * t2_v;
                const char *const a_s = (const char *)a + i_s * 88;
                const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_s;
                const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)((const char *)a_s + 16);
                const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)((const char *)a_s + 32);
                const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)((const char *)a_s + 48);
                const vcc_f32x4 t3_v0 = t2_v0 + a_v0;
                const vcc_f32x4 t3_v1 = t2_v1 + a_v1;
                const vcc_f32x4 t3_v2 = t2_v2 + a_v2;
                const vcc_f32x4 t3_v3 = t2_v3 + a_v3;
                const unsigned long t3 = i_s + 1;
                more = (long)t3 < (long)n;
                sum_v0 = t3_v0;
                sum_v1 = t3_v1;
                sum_v2 = t3_v2;
                sum_v3 = t3_v3;
                i_s = t3;
            } while (more);
            t_v0 = sum_v0;
            t_v1 = sum_v1;
            t_v2 = sum_v2;
            t_v3 = sum_v3;
        }
        *(vcc_f32x4 *)(void *)t = t_v0;
        *(vcc_f32x4 *)(void *)(t + 4) = t_v1;
        *(vcc_f32x4 *)(void *)(t + 8) = t_v2;
        *(vcc_f32x4 *)(void *)(t + 12) = t_v3;
        const float t3_v = (float)0.5f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        /* iterations 16 to 19 */
        vcc_f32x4 t5_v = *(const vcc_f32x4 *)(const void *)(t + 16);
        if (t2) {
            vcc_f32x4 sum_v = t5_v;
            unsigned long i_s2 = 0UL;
            int more2;
            do {
                const vcc_f32x4 a_v =
                    *(const vcc_f32x4 *)(const void *)((const char *)a + i_s2 * 88 + 64);
                const unsigned long t4 = i_s2 + 1;
                more2 = (long)t4 < (long)n;
                sum_v = sum_v * t4_v + a_v;
                i_s2 = t4;
            } while (more2);
            t5_v = sum_v;
        }
        *(vcc_f32x4 *)(void *)(t + 16) = t5_v;
        j_done = 20;
    }
    /* remaining iterations */
    for (int j = j_done; j < 22; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < 22; j++)
#endif
 {
        float sum = t[j];
        for (int i = 0; i < n; i++)
            sum = sum * 0.5f + a[i][j];
        t[j] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
