/* vcc 0.1.0 wrote this from function_pointers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 kind[n] | in float x[n] | in float y[n] | out float d[n] restrict */
/* Each lane calls the function that its own entry of a table points to. */
typedef float (*operation)(float, float);

static float sum(float x, float y)
{
    return x + y;
}

static float remainder_of(float x, float y)
{
    int i;
    for (i = 0; i < 100 && x >= y && y > 0.0f; i++)
        x -= y;
    return x;
}

static const operation operations[4] = { sum, remainder_of, 0, sum };

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef float vcc_f32 __attribute__((may_alias));
typedef float vcc_f32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef long vcc_i64x4 __attribute__((vector_size(32), aligned(8), may_alias));
__attribute__((__target__("avx2")))
#endif
void function_pointers(int n, const int *kind, const float *x, const float *y, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 24: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i t2_v = _mm256_set1_epi64x(0l);
        const __m256 t3_v = _mm256_set1_ps(2.0f);
        const __m256 t4_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i kind_v = _mm256_loadu_si256((const __m256i *)(const void *)(kind + k2));
            __m256i t5_v = _mm256_and_si256(kind_v, t_v);
            __asm__("" : "+v"(t5_v));
            const __m256i operations_v0 =
                _mm256_castpd_si256(_mm256_i32gather_pd((const double *)(const void *)operations,
                _mm256_castsi256_si128(t5_v), 8));
            const __m256i operations_v1 =
                _mm256_castpd_si256(_mm256_i32gather_pd((const double *)(const void *)operations,
                _mm256_extracti128_si256(t5_v, 1), 8));
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi64(operations_v0, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi64(operations_v1, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
            const vcc_i64x4 t6_v = (vcc_i64x4)operations_v0;
            const vcc_i64x4 t7_v = (vcc_i64x4)operations_v1;
            const unsigned int t8_v = (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
            vcc_f32x8 t9_v;
            t9_v = __extension__ (vcc_f32x8){0};
            if (t8_v & 0x1u) t9_v[0] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t6_v[0])((float)x_v[0],
                (float)y_v[0]);
            if (t8_v & 0x2u) t9_v[1] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t6_v[1])((float)x_v[1],
                (float)y_v[1]);
            if (t8_v & 0x4u) t9_v[2] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t6_v[2])((float)x_v[2],
                (float)y_v[2]);
            if (t8_v & 0x8u) t9_v[3] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t6_v[3])((float)x_v[3],
                (float)y_v[3]);
            if (t8_v & 0x10u) t9_v[4] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t7_v[0])((float)x_v[4],
                (float)y_v[4]);
            if (t8_v & 0x20u) t9_v[5] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t7_v[1])((float)x_v[5],
                (float)y_v[5]);
            if (t8_v & 0x40u) t9_v[6] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t7_v[2])((float)x_v[6],
                (float)y_v[6]);
            if (t8_v & 0x80u) t9_v[7] =
                (vcc_f32)((float (*)(float, float))(unsigned long)t7_v[3])((float)x_v[7],
                (float)y_v[7]);
            const __m256 t10_v = (__m256)t9_v;
            const __m256 t11_v = _mm256_mul_ps(_mm256_mul_ps(t3_v, x_v), y_v);
            const __m256 r_v = _mm256_add_ps(_mm256_sub_ps(_mm256_mul_ps(x_v, x_v), t11_v), y_v);
            const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(r_v, x_v, _CMP_LT_OS));
            const __m256 r_on_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask2_v, _mm256_castps_si256(r_v)));
            const __m256 y_on_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask2_v, _mm256_castps_si256(y_v)));
            const __m256 r_on2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(r_v)));
            const __m256 x_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(x_v)));
            const __m256 t12_v = _mm256_sub_ps(x_on_v, _mm256_mul_ps(r_on2_v, t4_v));
            const __m256 t13_v = _mm256_mul_ps(r_on_v, y_on_v);
            const __m256 r2_v = _mm256_blendv_ps(t13_v, t12_v, _mm256_castsi256_ps(mask2_v));
            const __m256 r_on3_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(r2_v)));
            const __m256 t14_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t10_v)));
            const __m256 y_on2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(y_v)));
            const __m256 t15_v = _mm256_sub_ps(_mm256_mul_ps(t14_v, r_on3_v), y_on2_v);
            const __m256 r3_v = _mm256_add_ps(r_on3_v, t15_v);
            const __m256 r4_v = _mm256_blendv_ps(r2_v, r3_v, _mm256_castsi256_ps(mask_v));
            _mm256_storeu_ps(d + k2, r4_v);
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
        operation f = operations[kind[k] & 3];
        float a = x[k], b = y[k], r = a * a - 2.0f * a * b + b;
        r = r < a ? a - r * 0.5f : r * b;
        if (f)
            r += f(a, b) * r - b;
        d[k] = r;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
