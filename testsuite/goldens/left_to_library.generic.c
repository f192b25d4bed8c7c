/* vcc 0.1.0 wrote this from left_to_library.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float a[n] restrict | in float b[n] restrict | out u8 c[2*n] restrict | u8 v |
   inout i16 d[n+1] restrict */
/* What is filled, copied and moved, and what is nearly so. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void left_to_library(int n, float *restrict a, const float *restrict b, unsigned char *restrict c, unsigned char v,
                     short *restrict d)
{
    float t[16];
    int i;
    for (i = 0; i < n; i++)
        c[i] = v;
    for (i = n; i < 2 * n; i++)
        c[i] = 7;
    for (i = 0; i < n; i++)
        a[i] = b[i];
    for (i = 0; i < 16; i++)
        t[i] = 0;
    for (i = 0; i < n; i++)
        d[i] = d[i + 1];
    for (i = 0; i < n; i++)
        d[n - i] = -1;
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_s = t[3];
        const float t_v = (float)(t_s - 0.5f);
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                float *const a_s = a + (long)(k + copy * 4);
                const vcc_f32x4 a_new_v = *(const vcc_f32x4 *)(const void *)a_s + t2_v;
                *(vcc_f32x4 *)(void *)a_s = a_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 a_new2_v = *(const vcc_f32x4 *)(const void *)(a + k) + t2_v;
            *(vcc_f32x4 *)(void *)(a + k) = a_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] += t[3] - 0.5f;
    }
#else
    for (i = 0; i < n; i++)
        a[i] += t[3] - 0.5f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
