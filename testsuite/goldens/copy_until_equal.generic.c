/* vcc 0.1.0 wrote this from copy_until_equal.c for generic */
/* kernel: int n | in i64 src[n] | out i64 dst[n] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
void copy_until_equal(int n, const long *src, long *dst)
{
    const long *end = src + (n > 0 ? n : 0);
    /* vcc: line 5: 2 lanes x 4, then 2, generic; runs if src and dst are far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)src - 1;
        if ((unsigned long)src < (unsigned long)end && distance >= 8
            && (unsigned long)dst - (unsigned long)src - 1 >= 63) {
            const unsigned long end_s = ((distance >> 3) + 1) & ~1UL;
            const unsigned long wide_end = end_s & ~7UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 8) {
                const vcc_u64x2 src_v0 = *(const vcc_u64x2 *)(const void *)(src + k);
                const vcc_u64x2 src_v1 = *(const vcc_u64x2 *)(const void *)(src + k + 2);
                const vcc_u64x2 src_v2 = *(const vcc_u64x2 *)(const void *)(src + k + 4);
                const vcc_u64x2 src_v3 = *(const vcc_u64x2 *)(const void *)(src + k + 6);
                *(vcc_u64x2 *)(void *)(dst + k) = src_v0;
                *(vcc_u64x2 *)(void *)(dst + k + 2) = src_v1;
                *(vcc_u64x2 *)(void *)(dst + k + 4) = src_v2;
                *(vcc_u64x2 *)(void *)(dst + k + 6) = src_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end_s; k += 2) {
                const vcc_u64x2 src_v = *(const vcc_u64x2 *)(const void *)(src + k);
                *(vcc_u64x2 *)(void *)(dst + k) = src_v;
            }
            src = src + end_s;
            dst = dst + end_s;
        }
    }
    /* remaining iterations */
    for (; src != end; ++src, ++dst) {
        __asm__ __volatile__("");
        *dst = *src;
    }
}
