/* vcc 0.1.0 wrote this from recurrences_sums.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n] | in float b[n] | -> float */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float recurrences_sums(int n, const float *a, const float *b)
{
    float s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    {
        const unsigned long distance = (unsigned long)n - 7 - 1;
        if ((long)distance >= 8) {
            const unsigned long t = distance >> 3;
            const float t_v = (float)0.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            vcc_f32x4 s_v = t2_v;
            vcc_f32x4 s2_v = t2_v;
            unsigned int i_s = 0u;
            /* what iterations hand on side by side, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const long t2 = (long)(int)i_s;
                const long t3 = (long)(int)(i_s + 4u);
                const vcc_f32x4 b_v = *(const vcc_f32x4 *)(const void *)(b + t2);
                const vcc_f32x4 b2_v = *(const vcc_f32x4 *)(const void *)(b + t3);
                const vcc_f32x4 t3_v = s_v + *(const vcc_f32x4 *)(const void *)(a + t2) * b_v;
                const vcc_f32x4 t4_v = s2_v + *(const vcc_f32x4 *)(const void *)(a + t3) * b2_v;
                s_v = t3_v;
                s2_v = t4_v;
                i_s = i_s + 8u;
            }
            {
                const float t4 = s_v[0];
                s0 = t4;
                const float t5 = s_v[1];
                s1 = t5;
                const float t6 = s_v[2];
                s2 = t6;
                const float t7 = s_v[3];
                s3 = t7;
                const float t8 = s2_v[0];
                s4 = t8;
                const float t9 = s2_v[1];
                s5 = t9;
                const float t10 = s2_v[2];
                s6 = t10;
                const float t11 = s2_v[3];
                s7 = t11;
                i = (int)i_s;
            }
        }
    }
    /* remaining iterations */
    for (; i + 7 < n; i += 8) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i + 7 < n; i += 8) {
#endif
        s0 += a[i] * b[i];
        s1 += a[i + 1] * b[i + 1];
        s2 += a[i + 2] * b[i + 2];
        s3 += a[i + 3] * b[i + 3];
        s4 += a[i + 4] * b[i + 4];
        s5 += a[i + 5] * b[i + 5];
        s6 += a[i + 6] * b[i + 6];
        s7 += a[i + 7] * b[i + 7];
    }
    for (; i < n; i++)
        s0 += a[i] * b[i];
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7));
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
