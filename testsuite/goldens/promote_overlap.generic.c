/* vcc 0.1.0 wrote this from promote_overlap.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 x[n+8] */
/* What is summed up may be a part of the sum. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void promote_overlap_at(int n, unsigned *to, const unsigned *x)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, generic; runs if to and x do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)to + 4 <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)to)) {
            const unsigned long wide_end = end & ~15UL;
            const unsigned int to_s = *to;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 t3_v[4] = {t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const vcc_u32x4 x_v =
                        *(const vcc_u32x4 *)(const void *)(x + (long)(k + copy * 4));
                    t3_v[copy] = t3_v[copy] ^ (x_v + t2_v);
                }
            }
            vcc_u32x4 t4_v = t3_v[0] ^ t3_v[2] ^ (t3_v[1] ^ t3_v[3]);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 t5_v = t4_v ^ (*(const vcc_u32x4 *)(const void *)(x + k) + t2_v);
                t4_v = t5_v;
            }
            {
                const vcc_u32x2 t6_v = __builtin_shufflevector(t4_v, t4_v, 2, 3);
                const vcc_u32x2 t7_v = __builtin_shufflevector(t4_v, t4_v, 0, 1) ^ t6_v;
                const vcc_u32x1 t8_v = __extension__ (vcc_u32x1){t7_v[1]};
                const unsigned int t = (__extension__ (vcc_u32x1){t7_v[0]} ^ t8_v)[0];
                i_done = (int)end;
                *to = to_s ^ t;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        *to ^= x[i] + 5u;
    }
#else
    for (int i = 0; i < n; i++)
        *to ^= x[i] + 5u;
#endif
}
void promote_overlap(int n, unsigned *x)
{
    promote_overlap_at(n, x + n / 2, x);
    promote_overlap_at(n, x + n, x);
    promote_overlap_at(n, x, x + 1);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
