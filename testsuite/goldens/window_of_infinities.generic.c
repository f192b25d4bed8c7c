/* vcc 0.1.0 wrote this from window_of_infinities.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n+5] | in float w[6] | out float d[n] restrict */
/* Flags are those of the lanes that there are, also where these do not fill a register. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void window_of_infinities(int n, const float *a, const float *w, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
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
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_f32x4 t_v = *(const vcc_f32x4 *)(const void *)(a + 1 + k2) * w4_v;
            const vcc_f32x4 t2_v = *(const vcc_f32x4 *)(const void *)(a + 2 + k2) * w6_v;
            const vcc_f32x4 t3_v = *(const vcc_f32x4 *)(const void *)(a + 3 + k2) * w8_v;
            const vcc_f32x4 t4_v =
                *(const vcc_f32x4 *)(const void *)(a + k2) * w2_v + t_v + t2_v + t3_v;
            const vcc_f32x4 t5_v = *(const vcc_f32x4 *)(const void *)(a + 5 + k2) * w12_v;
            const vcc_f32x4 d_new_v =
                t4_v + *(const vcc_f32x4 *)(const void *)(a + 4 + k2) * w10_v + t5_v;
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = a[k] * w[0] + a[k + 1] * w[1] + a[k + 2] * w[2] + a[k + 3] * w[3] + a[k + 4] * w[4]
             + a[k + 5] * w[5];
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = a[k] * w[0] + a[k + 1] * w[1] + a[k + 2] * w[2] + a[k + 3] * w[3] + a[k + 4] * w[4]
             + a[k + 5] * w[5];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
