/* vcc 0.1.0 wrote this from overwritten_next.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 s[n] restrict | out i8 t[n+1] restrict */
/* A string that is ended anew by each iteration. */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void overwritten_next(int n, const signed char *restrict s, signed char *restrict t)
{
    t[0] = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 8, the last ones overlapping, generic; without t[i + 1],
       which the next iteration overwrites */
    int i_done = 0;
    if (n >= 9) {
        const unsigned long t2 = (unsigned long)n - 1;
        const unsigned long end = (t2 - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = t2 - 8;
        const vcc_u8x8 t_v = (unsigned char)32 - __extension__ (vcc_u8x8){0};
        const vcc_u8x16 t2_v = (unsigned char)32 - __extension__ (vcc_u8x16){0};
        const vcc_u8x8 t_new_last_v = *(const vcc_u8x8 *)(const void *)(s + last) ^ t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_u8x16 t_new_v0 = *(const vcc_u8x16 *)(const void *)(s + k) ^ t2_v;
            const vcc_u8x16 t_new_v1 = *(const vcc_u8x16 *)(const void *)(s + k + 16) ^ t2_v;
            *(vcc_u8x16 *)(void *)(t + k) = t_new_v0;
            *(vcc_u8x16 *)(void *)(t + k + 16) = t_new_v1;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 t_new_v = *(const vcc_u8x8 *)(const void *)(s + k) ^ t_v;
            *(vcc_u8x8 *)(void *)(t + k) = t_new_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(t + last) = t_new_last_v;
        i_done = (int)t2;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        t[i] = (signed char)(s[i] ^ 0x20);
        t[i + 1] = 0;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
