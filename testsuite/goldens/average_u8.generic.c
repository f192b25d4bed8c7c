/* vcc 0.1.0 wrote this from average_u8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 c[n] */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void average_u8(int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 8, the last ones overlapping, generic; runs if a and c are far
       enough apart, b and c are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 a_last_v = *(const vcc_u8x8 *)(const void *)(a + last);
        const vcc_u8x8 b_last_v = *(const vcc_u8x8 *)(const void *)(b + last);
        const vcc_u8x8 c_new_last_v = (a_last_v | b_last_v) - ((a_last_v ^ b_last_v) >> 1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 c_new_v = (a_v | b_v) - ((a_v ^ b_v) >> 1);
            *(vcc_u8x16 *)(void *)(c + k) = c_new_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 a2_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u8x8 b2_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u8x8 c_new2_v = (a2_v | b2_v) - ((a2_v ^ b2_v) >> 1);
            *(vcc_u8x8 *)(void *)(c + k) = c_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(c + last) = c_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
    }
#else
    for (int i = 0; i < n; i++)
        c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
