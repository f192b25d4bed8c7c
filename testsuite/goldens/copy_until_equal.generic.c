/* vcc 0.1.0 wrote this from copy_until_equal.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64 src[n] | out i64 dst[n] */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void copy_until_equal(int n, const long *src, long *dst)
{
    const long *end = src + (n > 0 ? n : 0);
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes x 4, generic; runs if src and dst are far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)src - 1;
        if ((unsigned long)src < (unsigned long)end && distance >= 56
            && (unsigned long)dst - (unsigned long)src - 1 >= 63) {
            const unsigned long end_s = ((distance >> 3) + 1) & ~7UL;
            unsigned long k;
            for (k = 0; k < end_s; k += 8) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 2;
                    const vcc_u64x2 src_v = *(const vcc_u64x2 *)(const void *)(src + at);
                    *(vcc_u64x2 *)(void *)(dst + at) = src_v;
                }
            }
            src = src + end_s;
            dst = dst + end_s;
        }
    }
    /* remaining iterations */
    for (; src != end; ++src, ++dst) {
        VCC_KEEP_SCALAR;
        *dst = *src;
    }
#else
    for (; src != end; ++src, ++dst)
        *dst = *src;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
