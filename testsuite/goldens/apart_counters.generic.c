/* vcc 0.1.0 wrote this from apart_counters.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i32 s | inout u32 a[2*n+8] | in i8 b[2*n+8] | -> i64 */
/* What counts the stores is no counter of the sum beside them, and goes on where these end. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
long apart_counters(int n, int s, unsigned *restrict a, const signed char *restrict b)
{
    int step = s & 1 ? 1 : s & 2, i = 0, m = n;
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic; runs if step is 1 */
    if (m >= 8 && step == 1) {
        const unsigned long end_s = (unsigned long)m & ~7UL;
        const vcc_u32x4 s_v = (unsigned int)s - __extension__ (vcc_u32x4){0};
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end_s; k += 8) {
            *(vcc_u32x4 *)(void *)(a + 3 + k) = s_v;
            *(vcc_u32x4 *)(void *)(a + 3 + k + 4) = s_v;
            const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u16x8 t2_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)b_v, vcc_i16x8);
            const vcc_u16x8 t3_v = t_v - t2_v;
            const vcc_u32x4 a_new_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t3_v, t3_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 a_new_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t3_v, t3_v,
                4, 5, 6, 7), vcc_i32x4);
            *(vcc_u32x4 *)(void *)(a + k) = a_new_v0;
            *(vcc_u32x4 *)(void *)(a + k + 4) = a_new_v1;
        }
        i = (int)end_s;
        m = (int)((unsigned int)m - (unsigned int)end_s);
        sum = (long)end_s;
    }
    /* remaining iterations */
    for (; m > 0; i++, m--) {
        VCC_KEEP_SCALAR;
#else
    for (; m > 0; i++, m--) {
#endif
        a[i * step + 3] = (unsigned)s;
        a[i * step] = 0u - (unsigned)b[i * step];
        sum += step;
    }
    return sum + m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
