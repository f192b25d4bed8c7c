/* vcc 0.1.0 wrote this from tail_shorts.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 13 | in i16 a[13*n] | inout i16 t[n] restrict */
/* Shorts, of which only some machines load a part of a vector. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void tail_shorts(int n, int m, const short *a, short *restrict t)
{
    for (int k = 0; k < m; k++)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 6: 8 lanes x 4, then 8, generic */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const short *const a_s = a + (long)(int)((unsigned int)k * (unsigned int)n);
            const vcc_u16x8 t_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k2 + copy * 8;
                    const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)(a_s + at);
                    const vcc_u16x8 t_new_v =
                        *(const vcc_u16x8 *)(const void *)(t + at) * t_v + a_v;
                    *(vcc_u16x8 *)(void *)(t + at) = t_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                const vcc_u16x8 a2_v = *(const vcc_u16x8 *)(const void *)(a_s + k2);
                const vcc_u16x8 t_new2_v = *(const vcc_u16x8 *)(const void *)(t + k2) * t_v + a2_v;
                *(vcc_u16x8 *)(void *)(t + k2) = t_new2_v;
            }
            j = (int)end;
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
            t[j] = (short)(t[j] * 3 + a[k * n + j]);
        }
    }
#else
        for (int j = 0; j < n; j++)
            t[j] = (short)(t[j] * 3 + a[k * n + j]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
