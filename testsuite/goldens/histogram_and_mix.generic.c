/* vcc 0.1.0 wrote this from histogram_and_mix.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 counts[256] | in u8 p[n] | inout u8 q[n] */
/* A histogram, one element after the other, and a mix of pixels that vectors can do. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void histogram_and_mix(int n, unsigned *restrict counts, const unsigned char *restrict p,
                       unsigned char *restrict q)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)77 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)179 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 p_v = *(const vcc_u8x16 *)(const void *)(p + at);
                const vcc_u16x8 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 0, 1, 2, 3, 4, 5, 6,
                    7), vcc_u16x8);
                const vcc_u16x8 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 8, 9, 10, 11, 12, 13,
                    14, 15), vcc_u16x8);
                const vcc_u16x8 t2_v0 = t_v0 * t_v;
                const vcc_u16x8 t2_v1 = t_v1 * t_v;
                const vcc_u8x16 q_v = *(const vcc_u8x16 *)(const void *)(q + at);
                const vcc_u16x8 t3_v0 =
                    __builtin_convertvector(__builtin_shufflevector(q_v, q_v, 0, 1, 2, 3, 4, 5, 6,
                    7), vcc_u16x8);
                const vcc_u16x8 t3_v1 =
                    __builtin_convertvector(__builtin_shufflevector(q_v, q_v, 8, 9, 10, 11, 12, 13,
                    14, 15), vcc_u16x8);
                const vcc_u16x8 t4_v0 = t3_v0 * t2_v;
                const vcc_u16x8 t4_v1 = t3_v1 * t2_v;
                const vcc_u16x8 t5_v0 = t2_v0 + t4_v0;
                const vcc_u16x8 t5_v1 = t2_v1 + t4_v1;
                const vcc_u16x8 t6_v0 = t5_v0 >> 8;
                const vcc_u16x8 t6_v1 = t5_v1 >> 8;
                const vcc_u8x8 q_new_v = __builtin_convertvector(t6_v0, vcc_u8x8);
                const vcc_u8x8 q_new2_v = __builtin_convertvector(t6_v1, vcc_u8x8);
                const vcc_u8x16 q_new3_v =
                    __builtin_shufflevector(q_new_v, q_new2_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                    11, 12, 13, 14, 15);
                *(vcc_u8x16 *)(void *)(q + at) = q_new3_v;
            }
        }
        const vcc_u16x4 t3_v = (unsigned short)77 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 t4_v = (unsigned short)179 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 p2_v = *(const vcc_u8x4 *)(const void *)(p + k);
            const vcc_u8x4 q2_v = *(const vcc_u8x4 *)(const void *)(q + k);
            const vcc_u16x4 t5_v = __builtin_convertvector(q2_v, vcc_u16x4) * t4_v;
            const vcc_u16x4 t6_v = (__builtin_convertvector(p2_v, vcc_u16x4) * t3_v + t5_v) >> 8;
            const vcc_u8x4 q_new4_v = __builtin_convertvector(t6_v, vcc_u8x4);
            *(vcc_u8x4 *)(void *)(q + k) = q_new4_v;
        }
        /* what needs the iteration before, one at a time */
        unsigned long k2;
        for (k2 = 0; k2 < end; k2++) {
            const unsigned char t = p[k2];
            const unsigned int t2 = counts[(long)t];
            counts[(long)t] = t2 + 1u;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        counts[p[i]]++;
        q[i] = (unsigned char)((p[i] * 77 + q[i] * 179) >> 8);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
