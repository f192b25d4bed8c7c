/* vcc 0.1.0 wrote this from window_sum.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n+8] | in float w[9] | out float d[n] restrict */

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void window_sum(int n, const float *a, const float *w, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const float w_s = *w;
            const float w_s2 = w[1];
            const float w_s3 = w[2];
            const float w_s4 = w[3];
            const float w_s5 = w[4];
            const float w_s6 = w[5];
            const float w_s7 = w[6];
            const float w_s8 = w[7];
            const float w_s9 = w[8];
            const float t3_v = (float)w_s;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            const vcc_f32x4 t5_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 0)) * t4_v;
            const float t6_v = (float)w_s2;
            const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
            const vcc_f32x4 t8_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 1)) * t7_v;
            const float t9_v = (float)w_s3;
            const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
            const vcc_f32x4 t11_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 2)) * t10_v;
            const float t12_v = (float)w_s4;
            const vcc_f32x4 t13_v = __extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v};
            const vcc_f32x4 t14_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 3)) * t13_v;
            const float t15_v = (float)w_s5;
            const vcc_f32x4 t16_v = __extension__ (vcc_f32x4){t15_v, t15_v, t15_v, t15_v};
            const vcc_f32x4 t17_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 4)) * t16_v;
            const float t18_v = (float)w_s6;
            const vcc_f32x4 t19_v = __extension__ (vcc_f32x4){t18_v, t18_v, t18_v, t18_v};
            const vcc_f32x4 t20_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 5)) * t19_v;
            const float t21_v = (float)w_s7;
            const vcc_f32x4 t22_v = __extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v};
            const vcc_f32x4 t23_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 6)) * t22_v;
            const float t24_v = (float)w_s8;
            const vcc_f32x4 t25_v = __extension__ (vcc_f32x4){t24_v, t24_v, t24_v, t24_v};
            const vcc_f32x4 t26_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 7)) * t25_v;
            const float t27_v = (float)w_s9;
            const vcc_f32x4 t28_v = __extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v};
            const vcc_f32x4 t29_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 8)) * t28_v;
            const vcc_f32x4 sum_v =
                t2_v + t5_v + t8_v + t11_v + t14_v + t17_v + t20_v + t23_v + t26_v + t29_v;
            *(vcc_f32x4 *)(void *)(d + k2) = sum_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        float sum = 0;
        int j;
        for (j = 0; j < 9; j++)
            sum += a[k + j] * w[j];
        d[k] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
