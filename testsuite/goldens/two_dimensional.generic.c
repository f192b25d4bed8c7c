/* vcc 0.1.0 wrote this from two_dimensional.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[4*n] */
/* The inner loop is the candidate. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void two_dimensional(int n, float *a)
{
    for (int row = 0; row < 4; row++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 4 lanes x 4, then 4, generic */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            float *const a_s = a + (long)(int)((unsigned int)row * (unsigned int)n);
            const float t_v = (float)2.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    float *const a_s2 = a_s + (long)(k + copy * 4);
                    const vcc_f32x4 a_new_v = *(const vcc_f32x4 *)(const void *)a_s2 * t2_v;
                    *(vcc_f32x4 *)(void *)a_s2 = a_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 a_new2_v = *(const vcc_f32x4 *)(const void *)(a_s + k) * t2_v;
                *(vcc_f32x4 *)(void *)(a_s + k) = a_new2_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            a[row * n + i] *= 2.0f;
        }
    }
#else
        for (int i = 0; i < n; i++)
            a[row * n + i] *= 2.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
