/* vcc 0.1.0 wrote this from unswitch_mode.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int mode | in u8 a[n] | in u8 b[n] | out u8 c[n] */
/* A mode of four, which is the same for all elements. */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void unswitch_mode(int n, int mode, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
#ifdef VCC_VECTOR
    {
    int i = 0;
    /* vcc: line 5: 16 lanes x 4, then 8, the last ones overlapping, generic; runs if a and c are
       far enough apart, b and c are far enough apart */
    if (n >= 8 && ((unsigned int)mode & 3u) == 0u
        && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 a_last_v = *(const vcc_u8x8 *)(const void *)(a + last);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + at);
                *(vcc_u8x16 *)(void *)(c + at) = a_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 a2_v = *(const vcc_u8x8 *)(const void *)(a + k);
            *(vcc_u8x8 *)(void *)(c + k) = a2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(c + last) = a_last_v;
        i = n;
    }
    if (n >= 8 && ((unsigned int)mode & 3u) == 1u
        && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end2 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end2 = end2 & ~63UL;
        const unsigned long last2 = (unsigned long)n - 8;
        const vcc_u8x8 b_last_v = *(const vcc_u8x8 *)(const void *)(b + last2);
        const vcc_u8x8 c_new_last_v = *(const vcc_u8x8 *)(const void *)(a + last2) & b_last_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end2; k2 += 64) {
            unsigned long copy2;
#pragma GCC unroll 4
            for (copy2 = 0; copy2 < 4; copy2++) {
                const unsigned long at2 = k2 + copy2 * 16;
                const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + at2);
                const vcc_u8x16 c_new_v = *(const vcc_u8x16 *)(const void *)(a + at2) & b_v;
                *(vcc_u8x16 *)(void *)(c + at2) = c_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end2; k2 += 8) {
            const vcc_u8x8 b2_v = *(const vcc_u8x8 *)(const void *)(b + k2);
            const vcc_u8x8 c_new2_v = *(const vcc_u8x8 *)(const void *)(a + k2) & b2_v;
            *(vcc_u8x8 *)(void *)(c + k2) = c_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(c + last2) = c_new_last_v;
        i = n;
    }
    if (n >= 8 && ((unsigned int)mode & 3u) == 2u
        && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end3 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end3 = end3 & ~31UL;
        const unsigned long last3 = (unsigned long)n - 8;
        const vcc_u8x8 a_last2_v = *(const vcc_u8x8 *)(const void *)(a + last3);
        const vcc_u8x8 b_last2_v = *(const vcc_u8x8 *)(const void *)(b + last3);
        const vcc_u8x8 c_new_last2_v = (vcc_u8x8)((vcc_u8x8)a_last2_v > (vcc_u8x8)b_last2_v);
        const vcc_u8x8 c_new_last3_v = (a_last2_v & c_new_last2_v) | (b_last2_v & ~c_new_last2_v);
        unsigned long k3;
        for (k3 = 0; k3 < wide_end3; k3 += 32) {
            const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)(a + k3);
            const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)(b + k3);
            const vcc_u8x16 c_new_v0 = (vcc_u8x16)((vcc_u8x16)a_v0 > (vcc_u8x16)b_v0);
            const vcc_u8x16 c_new2_v0 = (a_v0 & c_new_v0) | (b_v0 & ~c_new_v0);
            const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a + k3 + 16);
            const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b + k3 + 16);
            const vcc_u8x16 c_new_v1 = (vcc_u8x16)((vcc_u8x16)a_v1 > (vcc_u8x16)b_v1);
            const vcc_u8x16 c_new2_v1 = (a_v1 & c_new_v1) | (b_v1 & ~c_new_v1);
            *(vcc_u8x16 *)(void *)(c + k3) = c_new2_v0;
            *(vcc_u8x16 *)(void *)(c + k3 + 16) = c_new2_v1;
        }
        /* what is left, one vector at a time */
        for (; k3 < end3; k3 += 8) {
            const vcc_u8x8 a3_v = *(const vcc_u8x8 *)(const void *)(a + k3);
            const vcc_u8x8 b3_v = *(const vcc_u8x8 *)(const void *)(b + k3);
            const vcc_u8x8 c_new3_v = (vcc_u8x8)((vcc_u8x8)a3_v > (vcc_u8x8)b3_v);
            const vcc_u8x8 c_new4_v = (a3_v & c_new3_v) | (b3_v & ~c_new3_v);
            *(vcc_u8x8 *)(void *)(c + k3) = c_new4_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(c + last3) = c_new_last3_v;
        i = n;
    }
    if (n >= 8) {
        const unsigned long end4 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end4 = end4 & ~15UL;
        const unsigned int t = (unsigned int)mode & 3u;
        if (t != 0u && t != 1u && t != 2u
            && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
            && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
            const unsigned long last4 = (unsigned long)n - 8;
            const vcc_u8x8 a_last3_v = *(const vcc_u8x8 *)(const void *)(a + last4);
            const vcc_u8x8 b_last3_v = *(const vcc_u8x8 *)(const void *)(b + last4);
            const vcc_u8x8 c_new_last4_v = (a_last3_v & b_last3_v) + ((a_last3_v ^ b_last3_v) >> 1);
            unsigned long k4;
            for (k4 = 0; k4 < wide_end4; k4 += 16) {
                const vcc_u8x16 a4_v = *(const vcc_u8x16 *)(const void *)(a + k4);
                const vcc_u8x16 b4_v = *(const vcc_u8x16 *)(const void *)(b + k4);
                const vcc_u8x16 c_new5_v = (a4_v & b4_v) + ((a4_v ^ b4_v) >> 1);
                *(vcc_u8x16 *)(void *)(c + k4) = c_new5_v;
            }
            /* what is left, one vector at a time */
            for (; k4 < end4; k4 += 8) {
                const vcc_u8x8 a5_v = *(const vcc_u8x8 *)(const void *)(a + k4);
                const vcc_u8x8 b5_v = *(const vcc_u8x8 *)(const void *)(b + k4);
                const vcc_u8x8 c_new6_v = (a5_v & b5_v) + ((a5_v ^ b5_v) >> 1);
                *(vcc_u8x8 *)(void *)(c + k4) = c_new6_v;
            }
            /* the last ones, some of them once more */
            *(vcc_u8x8 *)(void *)(c + last4) = c_new_last4_v;
            i = n;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        switch (mode & 3) {
        case 0: c[i] = a[i]; break;
        case 1: c[i] = a[i] & b[i]; break;
        case 2: c[i] = a[i] > b[i] ? a[i] : b[i]; break;
        default: c[i] = (a[i] + b[i]) >> 1; break;
        }
#ifdef VCC_VECTOR
    }
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
