/* vcc 0.1.0 wrote this from block_needed_behind.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[24] restrict | in i32 b[24] | in u8 u[2] | in i32 t[256] | int p | int q | -> i32 */
/* What the text reads behind a block is assigned, whatever is known of it. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int block_needed_behind(int n, int *restrict a, const int *b, const unsigned char *u, const int *t, int p, int q)
{
    int i = 0, go, k = 0, five = 0, least = 0, low = 0, no = 1, x, y;
    unsigned s, twice;
    do {
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 10: 2 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const vcc_u32x2 b_v = *(const vcc_u32x2 *)(const void *)b;
            const vcc_u32x2 t_v = *(const vcc_u32x2 *)(const void *)a ^ b_v;
            *(vcc_u32x2 *)(void *)a = t_v;
            i = (int)((unsigned int)i + 1u);
        }
#else
        a[0] ^= b[0];
        i++;
        a[1] ^= b[1];
#endif
        go = i < 3;
#ifdef VCC_VECTOR
        /* vcc: block at lines 12 to 13: 2 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const vcc_u32x2 b_v = *(const vcc_u32x2 *)(const void *)(b + 2);
            const vcc_u32x2 t_v = *(const vcc_u32x2 *)(const void *)(a + 2) ^ b_v;
            *(vcc_u32x2 *)(void *)(a + 2) = t_v;
        }
#else
        a[2] ^= b[2];
        a[3] ^= b[3];
#endif
    } while (go);
#ifdef VCC_VECTOR
    /* vcc: block at lines 15 to 24: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const unsigned char u_s = *u;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){1, 2, 3, 4};
        const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)(b + 4) ^ t_v;
        const vcc_u32x2 t3_v = __extension__ (vcc_u32x2){5, 6};
        *(vcc_u32x4 *)(void *)(a + 4) = t2_v;
        const vcc_u32x2 t4_v = *(const vcc_u32x2 *)(const void *)(b + 8) ^ t3_v;
        *(vcc_u32x2 *)(void *)(a + 8) = t4_v;
        k = (int)u_s;
        five = 5;
        least = (int)(unsigned int)(p < q);
        low = (int)(unsigned char)p;
    }
#else
    a[4] = b[4] ^ 1;
    k = u[0];
    a[5] = b[5] ^ 2;
    five = 5;
    a[6] = b[6] ^ 3;
    least = p < q;
    a[7] = b[7] ^ 4;
    a[8] = b[8] ^ 5;
    low = (unsigned char)p;
    a[9] = b[9] ^ 6;
#endif
    const int is = p == q;
    a[10] = b[10] ^ 7;
    no = !(p == q && p > 3);
    a[11] = b[11] ^ 8;
#ifdef VCC_VECTOR
    /* vcc: block at line 29: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){3, 5, 7, 9};
        const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)(b + 12) * t_v;
        const vcc_u32x2 t3_v = __builtin_shufflevector(t2_v, t2_v, 2, 3);
        const vcc_u32x2 t4_v = __builtin_shufflevector(t2_v, t2_v, 0, 1) + t3_v;
        const vcc_u32x1 t5_v = __extension__ (vcc_u32x1){t4_v[1]};
        const unsigned int t2 = (__extension__ (vcc_u32x1){t4_v[0]} + t5_v)[0];
        s = t2;
        twice = t2;
    }
#else
    twice = s = (unsigned)b[12] * 3u + (unsigned)b[13] * 5u + (unsigned)b[14] * 7u + (unsigned)b[15] * 9u;
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 30 to 34: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 p_v = (unsigned int)p - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = *(const vcc_u32x4 *)(const void *)(b + 16) ^ p_v;
        *(vcc_u32x4 *)(void *)(a + 16) = t_v;
    }
#else
    a[16] = b[16] ^ p;
    x = q ^ 77;
    a[17] = b[17] ^ p;
    a[18] = b[18] ^ p;
    a[19] = b[19] ^ p;
#endif
    x = (p & 15) + n;
    y = q ^ 77;
#ifdef VCC_VECTOR
    /* vcc: block at lines 37 to 40: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 y_v = (unsigned int)y - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = *(const vcc_u32x4 *)(const void *)(b + 20) ^ y_v;
        *(vcc_u32x4 *)(void *)(a + 20) = t_v;
    }
#else
    a[20] = b[20] ^ y;
    a[21] = b[21] ^ y;
    a[22] = b[22] ^ y;
    a[23] = b[23] ^ y;
#endif
    if (is)
        i += 100;
    if (!no)
        i += 200;
    return (int)((unsigned)t[k] + (unsigned)five * 2u + (unsigned)(least ? p : q) + (unsigned char)low + (unsigned)i + s / 3u + twice + (unsigned)x);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
