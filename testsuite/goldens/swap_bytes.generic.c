/* vcc 0.1.0 wrote this from swap_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u16 a[n] | in u32 b[n] | out u32 c[n] | in i64 d[n] | inout i64 e[n] | in u32 key[1] */
/* The order of bytes of a network: elements of all sizes, signed ones, and one that is the same in all iterations. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void swap_bytes(int n, unsigned short *a, const unsigned *b, unsigned *c, const long *d, long *e, const unsigned *key)
{
    unsigned k = key[0];
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                unsigned short *const a_s = a + (long)(k2 + copy * 8);
                const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)a_s;
                *(vcc_u16x8 *)(void *)a_s = (a_v << 8) | (a_v >> 8);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const vcc_u16x8 a2_v = *(const vcc_u16x8 *)(const void *)(a + k2);
            *(vcc_u16x8 *)(void *)(a + k2) = (a2_v << 8) | (a2_v >> 8);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] = __builtin_bswap16(a[i]);
    }
#else
    for (int i = 0; i < n; i++)
        a[i] = __builtin_bswap16(a[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes, generic; runs if b and c are far enough apart */
    int i_done2 = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)__builtin_bswap32(k) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u16x8 t2_v = (vcc_u16x8)*(const vcc_u32x4 *)(const void *)(b + k2);
            const vcc_u32x4 t3_v = (vcc_u32x4)((t2_v << 8) | (t2_v >> 8));
            const vcc_u32x4 t4_v = (t3_v << 16) | (t3_v >> 16);
            *(vcc_u32x4 *)(void *)(c + k2) = t4_v + t_v;
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = __builtin_bswap32(b[i]) + __builtin_bswap32(k);
    }
#else
    for (int i = 0; i < n; i++)
        c[i] = __builtin_bswap32(b[i]) + __builtin_bswap32(k);
#endif
    for (int i = 0; i < n; i++)
        e[i] = d[i] > e[i] ? (long)__builtin_bswap64((unsigned long)d[i]) >> 8 : e[i];
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
