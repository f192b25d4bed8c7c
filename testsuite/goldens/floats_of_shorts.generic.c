/* vcc 0.1.0 wrote this from floats_of_shorts.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 s[n] restrict | in u8 b[n] restrict | out float y[n] restrict */
/* `float` has all numbers of 16 bits, and a power of two exactly. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void floats_of_shorts(int n, const short *restrict s, const unsigned char *restrict b, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)3.0517578e-5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)3.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 s_v = *(const vcc_u16x4 *)(const void *)(s + k);
            const vcc_u32x4 t5_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)s_v, vcc_i32x4);
            const vcc_u8x4 b_v = *(const vcc_u8x4 *)(const void *)(b + k);
            const vcc_u32x4 t6_v = __builtin_convertvector(b_v, vcc_u32x4);
            const vcc_f32x4 t7_v = __builtin_convertvector((vcc_i32x4)t6_v, vcc_f32x4) * t4_v;
            const vcc_f32x4 y_new_v =
                __builtin_convertvector((vcc_i32x4)t5_v, vcc_f32x4) * t2_v + t7_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(s[i] / 32768.0) + (float)(b[i] * 3.0);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (float)(s[i] / 32768.0) + (float)(b[i] * 3.0);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
