/* vcc 0.1.0 wrote this from signed_average.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 down[n] restrict | out i16 up[n] restrict | in i32 c[n] | in i32 d[n] | out i32 far[n] restrict */
/* Half a sum that its lanes have no room for. */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void signed_average(int n, const short *a, const short *b, short *restrict down, short *restrict up, const int *c, const int *d, int *restrict far)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x8 a_last_v = *(const vcc_u16x8 *)(const void *)(a + last);
        const vcc_u16x8 b_last_v = *(const vcc_u16x8 *)(const void *)(b + last);
        const vcc_u16x8 t_v = (vcc_u16x8)((vcc_i16x8)(a_last_v ^ b_last_v) >> 1);
        const vcc_u16x8 a_last2_v = *(const vcc_u16x8 *)(const void *)(a + last);
        const vcc_u16x8 b_last2_v = *(const vcc_u16x8 *)(const void *)(b + last);
        const vcc_u16x8 t2_v = (vcc_u16x8)((vcc_i16x8)(a_last2_v ^ b_last2_v) >> 1);
        const vcc_u16x8 down_new_last_v = (a_last_v & b_last_v) + t_v;
        const vcc_u16x8 up_new_last_v = (a_last2_v | b_last2_v) - t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)(a + at);
                const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)(b + at);
                const vcc_u16x8 down_new_v = (a_v & b_v) + (vcc_u16x8)((vcc_i16x8)(a_v ^ b_v) >> 1);
                *(vcc_u16x8 *)(void *)(down + at) = down_new_v;
                const vcc_u16x8 a2_v = *(const vcc_u16x8 *)(const void *)(a + at);
                const vcc_u16x8 b2_v = *(const vcc_u16x8 *)(const void *)(b + at);
                const vcc_u16x8 up_new_v =
                    (a2_v | b2_v) - (vcc_u16x8)((vcc_i16x8)(a2_v ^ b2_v) >> 1);
                *(vcc_u16x8 *)(void *)(up + at) = up_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 a3_v = *(const vcc_u16x8 *)(const void *)(a + k);
            const vcc_u16x8 b3_v = *(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 down_new2_v =
                (a3_v & b3_v) + (vcc_u16x8)((vcc_i16x8)(a3_v ^ b3_v) >> 1);
            *(vcc_u16x8 *)(void *)(down + k) = down_new2_v;
            const vcc_u16x8 a4_v = *(const vcc_u16x8 *)(const void *)(a + k);
            const vcc_u16x8 b4_v = *(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 up_new2_v = (a4_v | b4_v) - (vcc_u16x8)((vcc_i16x8)(a4_v ^ b4_v) >> 1);
            *(vcc_u16x8 *)(void *)(up + k) = up_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(down + last) = down_new_last_v;
        *(vcc_u16x8 *)(void *)(up + last) = up_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        down[i] = (short)((a[i] + b[i]) >> 1);
        up[i] = (short)((a[i] + b[i] + 1) >> 1);
    }
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes x 4, then 4, generic */
    int i_done2 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 c_v = *(const vcc_u32x4 *)(const void *)(c + at);
                const vcc_u32x4 d_v = *(const vcc_u32x4 *)(const void *)(d + at);
                const vcc_u32x4 far_new_v = (c_v & d_v) + (vcc_u32x4)((vcc_i32x4)(c_v ^ d_v) >> 1);
                *(vcc_u32x4 *)(void *)(far + at) = far_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 c2_v = *(const vcc_u32x4 *)(const void *)(c + k);
            const vcc_u32x4 d2_v = *(const vcc_u32x4 *)(const void *)(d + k);
            const vcc_u32x4 far_new2_v = (c2_v & d2_v) + (vcc_u32x4)((vcc_i32x4)(c2_v ^ d2_v) >> 1);
            *(vcc_u32x4 *)(void *)(far + k) = far_new2_v;
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        far[i] = (int)(((long)c[i] + d[i]) >> 1);
    }
#else
    for (int i = 0; i < n; i++)
        far[i] = (int)(((long)c[i] + d[i]) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
