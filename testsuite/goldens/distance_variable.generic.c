/* vcc 0.1.0 wrote this from distance_variable.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int by | make by = 1 + n % 90 | inout float a[n+90] */
/* How far what is written is from what is read is seen when it runs; compilers may do with the loop what they can where
   that is too near. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void distance_variable(int n, int by, float *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic; runs if the accesses are far enough apart */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)((char *)a + (long)((unsigned long)by * 4));
        if (t - (unsigned long)a - 1 >= 63 && (unsigned long)a - t - 1 >= 63) {
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 a_v = *(const vcc_f32x4 *)(const void *)(a + at);
                    float *const a_s = a + (long)by + at;
                    const vcc_f32x4 a2_v = *(const vcc_f32x4 *)(const void *)a_s;
                    *(vcc_f32x4 *)(void *)a_s = a_v * t2_v + a2_v;
                    *(vcc_f32x4 *)(void *)(a + at) = a_v - a2_v * t2_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 a3_v = *(const vcc_f32x4 *)(const void *)(a + k);
                float *const a_s2 = a + (long)by + k;
                const vcc_f32x4 a4_v = *(const vcc_f32x4 *)(const void *)a_s2;
                *(vcc_f32x4 *)(void *)a_s2 = a3_v * t2_v + a4_v;
                *(vcc_f32x4 *)(void *)(a + k) = a3_v - a4_v * t2_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++)
#else
    for (i = 0; i < n; i++)
#endif
 {
        float x = a[i], y = a[i + by];
        a[i + by] = x * 0.5f + y;
        a[i] = x - y * 0.5f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
