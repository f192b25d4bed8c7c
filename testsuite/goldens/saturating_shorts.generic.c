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
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void saturating_shorts(int n, const unsigned char *a, const short *h, const short *k, const unsigned short *u,
                       short *restrict z, unsigned short *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u16x4 h_v = *(const vcc_u16x4 *)(const void *)(h + k2);
            const vcc_u16x4 k_v = *(const vcc_u16x4 *)(const void *)(k + k2);
            const vcc_u32x4 t3_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)h_v, vcc_i32x4);
            const vcc_u32x4 t4_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)k_v, vcc_i32x4);
            const vcc_u32x4 t5_v = t3_v - t4_v;
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t5_v < (vcc_i32x4)t_v);
            const vcc_u32x4 t7_v = (t5_v & t6_v) | (t_v & ~t6_v);
            const vcc_u32x4 t8_v = (vcc_u32x4)((vcc_i32x4)t7_v > (vcc_i32x4)t2_v);
            const vcc_u32x4 t9_v = (t7_v & t8_v) | (t2_v & ~t8_v);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t9_v, vcc_u16x4);
            *(vcc_u16x4 *)(void *)(z + k2) = z_new_v;
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
    /* vcc: line 12: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u16x4 z_v = *(const vcc_u16x4 *)(const void *)(z + k2);
            const vcc_u16x4 h_v = *(const vcc_u16x4 *)(const void *)(h + k2);
            const vcc_u32x4 t3_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)z_v, vcc_i32x4);
            const vcc_u32x4 t4_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)h_v, vcc_i32x4);
            const vcc_u32x4 t5_v = t3_v + t4_v;
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t5_v > (vcc_i32x4)t_v);
            const vcc_u32x4 t7_v = (t5_v & t6_v) | (t_v & ~t6_v);
            const vcc_u32x4 t8_v = (vcc_u32x4)((vcc_i32x4)t7_v < (vcc_i32x4)t2_v);
            const vcc_u32x4 t9_v = (t7_v & t8_v) | (t2_v & ~t8_v);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t9_v, vcc_u16x4);
            *(vcc_u16x4 *)(void *)(z + k2) = z_new_v;
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
    for (i = 0; i < n; i++) {
        int sum = u[i] + u[n - 1 - i];
        w[i] = sum > 65535 ? 65535 : sum;
    }
#ifdef VCC_VECTOR
    /* vcc: line 20: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u16x4 w_v = *(const vcc_u16x4 *)(const void *)(w + k2);
            const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + k2);
            const vcc_u32x4 t2_v = __builtin_convertvector(a_v, vcc_u32x4);
            const vcc_u32x4 t3_v = __builtin_convertvector(w_v, vcc_u32x4) - t2_v;
            const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t_v);
            const vcc_u32x4 t5_v = (t3_v & t4_v) | (t_v & ~t4_v);
            const vcc_u16x4 w_new_v = __builtin_convertvector(t5_v, vcc_u16x4);
            *(vcc_u16x4 *)(void *)(w + k2) = w_new_v;
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
