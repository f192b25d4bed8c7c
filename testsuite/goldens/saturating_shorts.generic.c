/* vcc 0.1.0 wrote this from saturating_shorts.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 h[n] | in i16 k[n] | in u16 u[n] | out i16 z[n] restrict | out u16 w[n] restrict */
/* As `saturating_bytes`, of shorts. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void saturating_shorts(int n, const unsigned char *a, const short *h, const short *k, const unsigned short *u,
                       short *restrict z, unsigned short *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + k2);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u16x8 k_v = *(const vcc_u16x8 *)(const void *)(k + k2);
            const vcc_u32x4 t2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(k_v, k_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(k_v, k_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 - t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 - t2_v1;
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t3_v0 < (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v1 < (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t3_v) | (t_v & ~t3_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t4_v) | (t_v & ~t4_v);
            const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v0 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t4_v1 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t5_v0 = (t4_v0 & t5_v) | (t2_v & ~t5_v);
            const vcc_u32x4 t5_v1 = (t4_v1 & t6_v) | (t2_v & ~t6_v);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t5_v0, vcc_u16x4);
            const vcc_u16x4 z_new2_v = __builtin_convertvector(t5_v1, vcc_u16x4);
            const vcc_u16x8 z_new3_v =
                __builtin_shufflevector(z_new_v, z_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(z + k2) = z_new3_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int difference = h[i] - k[i];
        difference = difference > 32767 ? 32767 : difference;
        z[i] = difference < -32768 ? -32768 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 12: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 z_v = *(const vcc_u16x8 *)(const void *)(z + k2);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(z_v, z_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(z_v, z_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + k2);
            const vcc_u32x4 t2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t3_v0 > (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v1 > (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t3_v) | (t_v & ~t3_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t4_v) | (t_v & ~t4_v);
            const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v0 < (vcc_i32x4)t2_v);
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t4_v1 < (vcc_i32x4)t2_v);
            const vcc_u32x4 t5_v0 = (t4_v0 & t5_v) | (t2_v & ~t5_v);
            const vcc_u32x4 t5_v1 = (t4_v1 & t6_v) | (t2_v & ~t6_v);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t5_v0, vcc_u16x4);
            const vcc_u16x4 z_new2_v = __builtin_convertvector(t5_v1, vcc_u16x4);
            const vcc_u16x8 z_new3_v =
                __builtin_shufflevector(z_new_v, z_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(z + k2) = z_new3_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int sum = z[i] + h[i];
        z[i] = sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 16: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 u_v =
                *(const vcc_u16x8 *)(const void *)(u + (long)((unsigned long)n - 1) - k2 - 7);
            const vcc_u16x8 u2_v = __builtin_shufflevector(u_v, u_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 u3_v = *(const vcc_u16x8 *)(const void *)(u + k2);
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(u3_v, u3_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(u3_v, u3_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t2_v0 =
                __builtin_convertvector(__builtin_shufflevector(u2_v, u2_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t2_v1 =
                __builtin_convertvector(__builtin_shufflevector(u2_v, u2_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
            const vcc_u32x4 t2_v = (vcc_u32x4)((vcc_i32x4)t3_v0 < (vcc_i32x4)t_v);
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t3_v1 < (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t2_v) | (t_v & ~t2_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t3_v) | (t_v & ~t3_v);
            const vcc_u16x4 w_new_v = __builtin_convertvector(t4_v0, vcc_u16x4);
            const vcc_u16x4 w_new2_v = __builtin_convertvector(t4_v1, vcc_u16x4);
            const vcc_u16x8 w_new3_v =
                __builtin_shufflevector(w_new_v, w_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(w + k2) = w_new3_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int sum = u[i] + u[n - 1 - i];
        w[i] = sum > 65535 ? 65535 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 20: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_u16x4 w_v = *(const vcc_u16x4 *)(const void *)(w + at);
                const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + at);
                const vcc_u32x4 t2_v = __builtin_convertvector(a_v, vcc_u32x4);
                const vcc_u32x4 t3_v = __builtin_convertvector(w_v, vcc_u32x4) - t2_v;
                const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t_v);
                const vcc_u32x4 t5_v = (t3_v & t4_v) | (t_v & ~t4_v);
                const vcc_u16x4 w_new_v = __builtin_convertvector(t5_v, vcc_u16x4);
                *(vcc_u16x4 *)(void *)(w + at) = w_new_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int difference = w[i] - a[i];
        w[i] = difference < 0 ? 0 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
