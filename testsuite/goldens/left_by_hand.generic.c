/* vcc 0.1.0 wrote this from left_by_hand.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out i32 a[n] restrict | in i32 b[n] restrict | inout u8 c[n] restrict | -> i32 */
/* Loops that do several iterations at once as they are written, and the few that each leaves. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int left_by_hand(int n, int *restrict a, const int *restrict b, unsigned char *restrict c)
{
    unsigned sum = 0;
    int i, m = n;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)((unsigned int)n - 3u) - 1;
        if ((long)distance >= 12) {
            const unsigned long end = ((distance >> 2) + 1) & ~3UL;
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){1, 2, 4, 8};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)(b + k2 * 4) ^ t_v;
                const vcc_u32x4 t3_v = *(const vcc_u32x4 *)(const void *)(b + k2 * 4 + 4) ^ t_v;
                const vcc_u32x4 t4_v = *(const vcc_u32x4 *)(const void *)(b + k2 * 4 + 8) ^ t_v;
                const vcc_u32x4 t5_v = *(const vcc_u32x4 *)(const void *)(b + k2 * 4 + 12) ^ t_v;
                *(vcc_u32x4 *)(void *)(a + k2 * 4) = t2_v;
                *(vcc_u32x4 *)(void *)(a + k2 * 4 + 4) = t3_v;
                *(vcc_u32x4 *)(void *)(a + k2 * 4 + 8) = t4_v;
                *(vcc_u32x4 *)(void *)(a + k2 * 4 + 12) = t5_v;
            }
            i = (int)((unsigned int)i + (unsigned int)end * 4u);
        }
    }
    /* remaining iterations */
    for (; i < n - 3; i += 4) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n - 3; i += 4) {
#endif
        a[i] = b[i] ^ 1;
        a[i + 1] = b[i + 1] ^ 2;
        a[i + 2] = b[i + 2] ^ 4;
        a[i + 3] = b[i + 3] ^ 8;
    }
    for (; i < n; i++)
        a[i] = b[i] ^ 16;
    while (m >= 16) {
        int k;
#ifdef VCC_VECTOR
        /* vcc: line 17: 16 lanes, generic */
        {
            const vcc_u8x16 t_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
                10u, 11u, 12u, 13u, 14u, 15u};
            const vcc_u8x16 t2_v = (unsigned char)16 - __extension__ (vcc_u8x16){0};
            vcc_u8x16 t3_v = (unsigned char)0 - __extension__ (vcc_u8x16){0} + t_v;
            /* iterations 0 to 15 */
            unsigned char *const c_s = c + (long)((unsigned long)m - 16);
            const vcc_u8x16 c_new_v = *(const vcc_u8x16 *)(const void *)c_s + t3_v;
            const vcc_u8x16 t4_v = t3_v + t2_v;
            *(vcc_u8x16 *)(void *)c_s = c_new_v;
            t3_v = t4_v;
            k = 16;
        }
        VCC_KEEP_SCALAR;
        (void)k;
#else
        for (k = 0; k < 16; k++)
            c[m - 16 + k] += k;
#endif
        m -= 16;
    }
    while (m--)
        c[m] ^= 3;
    for (i = 0; i < (n & 7); i++)
        sum += (unsigned)b[i] * 5;
    return (int)sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
