/* vcc 0.1.0 wrote this from copy_pointers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 src[n] | out u16 dst[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void copy_pointers(int n, const unsigned short *src, unsigned short *dst)
{
    const unsigned short *end = src + n;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, generic; runs if src and dst are
       far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)src - 1;
        const unsigned long t = (distance >> 1) + 1;
        if ((unsigned long)src < (unsigned long)end && distance >= 14
            && (unsigned long)dst - (unsigned long)src - 1 >= t * 2 - 1) {
            const unsigned long end_s = (t - 1) & ~7UL;
            const unsigned long wide_end = end_s & ~31UL;
            const unsigned long last = t - 8;
            const vcc_u16x8 src_last_v = *(const vcc_u16x8 *)(const void *)(src + last);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const vcc_u16x8 src_v = *(const vcc_u16x8 *)(const void *)(src + at);
                    *(vcc_u16x8 *)(void *)(dst + at) = src_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end_s; k += 8) {
                const vcc_u16x8 src2_v = *(const vcc_u16x8 *)(const void *)(src + k);
                *(vcc_u16x8 *)(void *)(dst + k) = src2_v;
            }
            /* the last ones, some of them once more */
            *(vcc_u16x8 *)(void *)(dst + last) = src_last_v;
            src = src + t;
            dst = dst + t;
        }
    }
    /* remaining iterations */
    while (src < end) {
        VCC_KEEP_SCALAR;
        *dst++ = *src++;
    }
#else
    while (src < end)
        *dst++ = *src++;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
