/* vcc 0.1.0 wrote this from exit_own_array.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 from[n] | u16 end | exit from = end | whole | -> u64 */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
unsigned long exit_own_array(int n, const unsigned short *from, unsigned short end)
{
    unsigned long above = 0;
    unsigned short own[1024];
    if (n > 1024)
        n = 1024;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 4, then 8, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end_s = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end_s & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u16x8 from_v = *(const vcc_u16x8 *)(const void *)(from + at);
                *(vcc_u16x8 *)(void *)(own + at) = from_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end_s; k += 8) {
            const vcc_u16x8 from2_v = *(const vcc_u16x8 *)(const void *)(from + k);
            *(vcc_u16x8 *)(void *)(own + k) = from2_v;
        }
        i_done = (int)end_s;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        own[i] = from[i];
    }
#else
    for (int i = 0; i < n; i++)
        own[i] = from[i];
#endif
    for (int i = 0; i < n; i++) {
        if (own[i] > i)
            above += own[i];
        if (own[i] == end)
            break;
    }
    return above;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
