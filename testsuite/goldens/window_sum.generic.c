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
            const float w_v = (float)w_s;
            const vcc_f32x4 w2_v = __extension__ (vcc_f32x4){w_v, w_v, w_v, w_v};
            const float w_s2 = w[1];
            const float w3_v = (float)w_s2;
            const vcc_f32x4 w4_v = __extension__ (vcc_f32x4){w3_v, w3_v, w3_v, w3_v};
            const float w_s3 = w[2];
            const float w5_v = (float)w_s3;
            const vcc_f32x4 w6_v = __extension__ (vcc_f32x4){w5_v, w5_v, w5_v, w5_v};
            const float w_s4 = w[3];
            const float w7_v = (float)w_s4;
            const vcc_f32x4 w8_v = __extension__ (vcc_f32x4){w7_v, w7_v, w7_v, w7_v};
            const float w_s5 = w[4];
            const float w9_v = (float)w_s5;
            const vcc_f32x4 w10_v = __extension__ (vcc_f32x4){w9_v, w9_v, w9_v, w9_v};
            const float w_s6 = w[5];
            const float w11_v = (float)w_s6;
            const vcc_f32x4 w12_v = __extension__ (vcc_f32x4){w11_v, w11_v, w11_v, w11_v};
            const float w_s7 = w[6];
            const float w13_v = (float)w_s7;
            const vcc_f32x4 w14_v = __extension__ (vcc_f32x4){w13_v, w13_v, w13_v, w13_v};
            const float w_s8 = w[7];
            const float w15_v = (float)w_s8;
            const vcc_f32x4 w16_v = __extension__ (vcc_f32x4){w15_v, w15_v, w15_v, w15_v};
            const float w_s9 = w[8];
            const float w17_v = (float)w_s9;
            const vcc_f32x4 w18_v = __extension__ (vcc_f32x4){w17_v, w17_v, w17_v, w17_v};
            const vcc_f32x4 t3_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 0)) * w2_v;
            const vcc_f32x4 t4_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 1)) * w4_v;
            const vcc_f32x4 t5_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 2)) * w6_v;
            const vcc_f32x4 t6_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 3)) * w8_v;
            const vcc_f32x4 t7_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 4)) * w10_v;
            const vcc_f32x4 t8_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 5)) * w12_v;
            const vcc_f32x4 t9_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 6)) * w14_v;
            const vcc_f32x4 t10_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 7)) * w16_v;
            const vcc_f32x4 t11_v = *(const vcc_f32x4 *)(const void *)(a + (long)(k2 + 8)) * w18_v;
            const vcc_f32x4 sum_v =
                t2_v + t3_v + t4_v + t5_v + t6_v + t7_v + t8_v + t9_v + t10_v + t11_v;
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
