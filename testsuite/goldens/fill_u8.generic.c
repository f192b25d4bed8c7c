/* vcc 0.1.0 wrote this from fill_u8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | u8 v | out u8 p[n] */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void fill_u8(unsigned long n, unsigned char v, unsigned char *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 4, then 16, generic */
    if (n >= 16) {
        const unsigned long end = n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const vcc_u8x16 v_v = (unsigned char)v - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            *(vcc_u8x16 *)(void *)(p + k) = v_v;
            *(vcc_u8x16 *)(void *)(p + k + 16) = v_v;
            *(vcc_u8x16 *)(void *)(p + k + 32) = v_v;
            *(vcc_u8x16 *)(void *)(p + k + 48) = v_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            *(vcc_u8x16 *)(void *)(p + k) = v_v;
        }
        n = n - end;
        p = p + end;
    }
    /* remaining iterations */
    while (n--) {
        VCC_KEEP_SCALAR;
        *p++ = v;
    }
#else
    while (n--)
        *p++ = v;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
