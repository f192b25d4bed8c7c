/* vcc 0.1.0 wrote this from zeros_of_words.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | in u64 b[n] | in u8 s[n] | out i32 c[n] restrict | out u64 d[n] restrict | out u8 e[n] restrict | -> i32 */
/* Bits that are 0 in front and behind, the first that is 1, and whether the number of ones is odd. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
int zeros_of_words(int n, const unsigned *a, const unsigned long *b, const unsigned char *s, int *restrict c, unsigned long *restrict d, unsigned char *restrict e)
{
    int bits = 0, i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)32 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 t3_v = (vcc_u32x4)a_v;
            const vcc_u32x4 t4_v = t3_v | (t3_v >> 1);
            const vcc_u32x4 t5_v = t4_v | (t4_v >> 2);
            const vcc_u32x4 t6_v = t5_v | (t5_v >> 4);
            const vcc_u32x4 t7_v = t6_v | (t6_v >> 8);
            const vcc_u32x4 t8_v = (vcc_u32x4)~(t7_v | (t7_v >> 16));
            const vcc_u32x4 t9_v =
                t8_v - ((t8_v >> 1) & (__extension__ (vcc_u32x4){0} + (unsigned int)1431655765u));
            const vcc_u32x4 t10_v =
                (t9_v & (__extension__ (vcc_u32x4){0} + (unsigned int)858993459u)) + ((t9_v >> 2) & (__extension__ (vcc_u32x4){0} + (unsigned int)858993459u));
            const vcc_u32x4 t11_v =
                (t10_v + (t10_v >> 4)) & (__extension__ (vcc_u32x4){0} + (unsigned int)252645135u);
            const vcc_u32x4 t12_v = t11_v + (t11_v >> 8);
            const vcc_u32x4 t13_v =
                (t12_v + (t12_v >> 16)) & (__extension__ (vcc_u32x4){0} + (unsigned int)127u);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)a_v != (vcc_u32x4)t2_v);
            *(vcc_u32x4 *)(void *)(c + k) = (t13_v & mask_v) | (t_v & ~mask_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = a[i] ? __builtin_clz(a[i]) : 32;
    }
#else
    for (i = 0; i < n; i++)
        c[i] = a[i] ? __builtin_clz(a[i]) : 32;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u8x4 t3_v = (unsigned char)31 - __extension__ (vcc_u8x4){0};
        const vcc_u32x4 t4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u8x4 t5_v = *(const vcc_u8x4 *)(const void *)(s + k) & t3_v;
            const vcc_u32x4 t6_v = __builtin_convertvector(t5_v, vcc_u32x4);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)(a_v >> t6_v) != (vcc_u32x4)t4_v);
            const vcc_u32x4 t7_v = (vcc_u32x4)(a_v >> ((t6_v & mask_v) | (t4_v & ~mask_v)));
            const vcc_u32x4 t8_v =
                (vcc_u32x4)(~t7_v & (t7_v - (__extension__ (vcc_u32x4){0} + (unsigned int)1u)));
            const vcc_u32x4 t9_v =
                t8_v - ((t8_v >> 1) & (__extension__ (vcc_u32x4){0} + (unsigned int)1431655765u));
            const vcc_u32x4 t10_v =
                (t9_v & (__extension__ (vcc_u32x4){0} + (unsigned int)858993459u)) + ((t9_v >> 2) & (__extension__ (vcc_u32x4){0} + (unsigned int)858993459u));
            const vcc_u32x4 t11_v =
                (t10_v + (t10_v >> 4)) & (__extension__ (vcc_u32x4){0} + (unsigned int)252645135u);
            const vcc_u32x4 t12_v = t11_v + (t11_v >> 8);
            const vcc_u32x4 t13_v =
                (t12_v + (t12_v >> 16)) & (__extension__ (vcc_u32x4){0} + (unsigned int)127u);
            const vcc_u32x4 t14_v = t_v * ((t13_v & mask_v) | (t2_v & ~mask_v));
            const vcc_u32x4 c_new_v = *(const vcc_u32x4 *)(const void *)(c + k) + t14_v;
            *(vcc_u32x4 *)(void *)(c + k) = c_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] += 100 * (a[i] >> s[i] % 32 ? __builtin_ctz(a[i] >> s[i] % 32) : -1);
    }
#else
    for (i = 0; i < n; i++)
        c[i] += 100 * (a[i] >> s[i] % 32 ? __builtin_ctz(a[i] >> s[i] % 32) : -1);
#endif
    for (i = 0; i < n; i++)
        d[i] = b[i] ? (unsigned long)__builtin_clzl(b[i]) << 8 | (unsigned long)__builtin_ctzl(b[i]) : 0;
    for (i = 0; i < n; i++)
        e[i] = (unsigned char)(31 - __builtin_clz(s[i] | 1u));
    for (i = 0; i < n; i++)
        bits += __builtin_ffs((int)a[i]) + __builtin_parity(a[i]) + __builtin_ffsl((long)b[i]) * __builtin_parityl(b[i]);
    return bits;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
