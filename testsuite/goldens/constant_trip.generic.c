/* vcc 0.1.0 wrote this from constant_trip.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: in float x[100] | out float y[100] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void constant_trip(const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 4, generic */
    {
        const float t_v = (float)3.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k;
        for (k = 0; k < 96UL; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_new2_v = *(const vcc_f32x4 *)(const void *)(x + at) * t2_v + t4_v;
                *(vcc_f32x4 *)(void *)(y + at) = y_new2_v;
            }
        }
        /* iterations 96 to 99 */
        const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(x + 96) * t2_v + t4_v;
        *(vcc_f32x4 *)(void *)(y + 96) = y_new_v;
    }
    VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < 100; i++)
        y[i] = x[i] * 3.0f + 1.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
