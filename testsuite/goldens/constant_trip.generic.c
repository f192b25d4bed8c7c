/* vcc 0.1.0 wrote this from constant_trip.c for generic */
/* kernel: in float x[100] | out float y[100] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void constant_trip(const float *restrict x, float *restrict y)
{
    {
        int i = 0;
        /* vcc: line 4: 4 lanes x 4, then 4, generic */
        {
            const float t_v = (float)3.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            const float t3_v = (float)1.0f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            unsigned long k;
            for (k = 0; k < 96UL; k += 16) {
                const vcc_f32x4 y_new_v0 = *(const vcc_f32x4 *)(const void *)(x + k) * t2_v + t4_v;
                const vcc_f32x4 y_new_v1 =
                    *(const vcc_f32x4 *)(const void *)(x + k + 4) * t2_v + t4_v;
                const vcc_f32x4 y_new_v2 =
                    *(const vcc_f32x4 *)(const void *)(x + k + 8) * t2_v + t4_v;
                const vcc_f32x4 y_new_v3 =
                    *(const vcc_f32x4 *)(const void *)(x + k + 12) * t2_v + t4_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
                *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
                *(vcc_f32x4 *)(void *)(y + k + 8) = y_new_v2;
                *(vcc_f32x4 *)(void *)(y + k + 12) = y_new_v3;
            }
            /* what is left, one vector at a time */
            for (; k < 100UL; k += 4) {
                const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(x + k) * t2_v + t4_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
            }
            i = 100;
        }
        /* remaining iterations */
        for (; i < 100; i++) {
            __asm__ __volatile__("");
            y[i] = x[i] * 3.0f + 1.0f;
        }
    }
}
