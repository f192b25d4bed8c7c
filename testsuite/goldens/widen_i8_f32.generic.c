/* vcc 0.1.0 wrote this from widen_i8_f32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 x[n] | float s | out float y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void widen_i8_f32(int n, const signed char *x, float s, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic; runs if x and y do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)x + end <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)x)) {
            const float s_v = (float)s;
            const vcc_f32x4 s2_v = __extension__ (vcc_f32x4){s_v, s_v, s_v, s_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_u8x4 x_v0 = *(const vcc_u8x4 *)(const void *)(x + k);
                const vcc_u8x4 x_v1 = *(const vcc_u8x4 *)(const void *)(x + k + 4);
                const vcc_f32x4 y_new_v0 =
                    s2_v * __builtin_convertvector((vcc_i8x4)x_v0, vcc_f32x4);
                const vcc_f32x4 y_new_v1 =
                    s2_v * __builtin_convertvector((vcc_i8x4)x_v1, vcc_f32x4);
                *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
                *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = s * (float)x[i];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = s * (float)x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
