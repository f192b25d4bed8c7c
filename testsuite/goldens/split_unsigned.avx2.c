/* vcc 0.1.0 wrote this from split_unsigned.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in float x[n] restrict | in float z[n] restrict | inout float y[n] restrict */
/* A number that is negative is a large one for unsigned counters; nothing is divided behind it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void split_unsigned(int n, int m, const float *restrict x, const float *restrict z, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, the last ones overlapping, avx2 */
    unsigned long i_done = 0;
    if ((unsigned long)n >= 4) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long turn = (unsigned long)m < wide_end ? (unsigned long)m + 1 : wide_end;
        const unsigned long before = turn & ~15UL;
        const unsigned long t = before + 16;
        const unsigned long after = t < wide_end ? t : wide_end;
        const unsigned long last = (unsigned long)n - 4;
        const __m256i t_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
        const __m128 t2_v = _mm_set1_ps(1.0f);
        const __m128 x_last_v = _mm_loadu_ps(x + last);
        const __m128 z_last_v = _mm_loadu_ps(z + last);
        const __m256i t3_v = _mm256_add_epi64(_mm256_set1_epi64x((long)last), t_v);
        const __m256i t4_v = _mm256_set1_epi64x((long)m);
        const __m256i t5_v = _mm256_xor_si256(t3_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
        const __m256i t6_v = _mm256_xor_si256(t4_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
        const __m256i mask_v =
            _mm256_xor_si256(_mm256_cmpgt_epi64(t5_v, t6_v), _mm256_set1_epi32(-1));
        const __m128i mask2_v =
            _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask_v)),
            _mm_castsi128_ps(_mm256_extracti128_si256(mask_v, 1)), 0x88));
        const __m128 t7_v = _mm_castsi128_ps(_mm_andnot_si128(mask2_v, _mm_castps_si128(x_last_v)));
        const __m128 t8_v = _mm_castsi128_ps(_mm_andnot_si128(mask2_v, _mm_castps_si128(z_last_v)));
        const __m128 t9_v = _mm_castsi128_ps(_mm_and_si128(mask2_v, _mm_castps_si128(x_last_v)));
        const __m128 t10_v = _mm_blendv_ps(t2_v, z_last_v, _mm_castsi128_ps(mask2_v));
        const __m128 t11_v = _mm_div_ps(t9_v, t10_v);
        const __m128 t12_v = _mm_add_ps(t7_v, t8_v);
        const __m128 y_new_last_v = _mm_blendv_ps(t12_v, t11_v, _mm_castsi128_ps(mask2_v));
        /* before the branch turns */
        unsigned long k;
        for (k = 0; k < before; k += 16) {
            const __m256 z_v0 = _mm256_loadu_ps(z + k);
            const __m256 z_v1 = _mm256_loadu_ps(z + k + 8);
            const __m256 y_new_v0 = _mm256_div_ps(_mm256_loadu_ps(x + k), z_v0);
            const __m256 y_new_v1 = _mm256_div_ps(_mm256_loadu_ps(x + k + 8), z_v1);
            _mm256_storeu_ps(y + k, y_new_v0);
            _mm256_storeu_ps(y + k + 8, y_new_v1);
        }
        const __m256i t13_v = _mm256_set1_epi64x((long)before);
        const __m256i t_v0 = _mm256_set_epi64x(3l, 2l, 1l, 0l);
        const __m256i t_v1 = _mm256_set_epi64x(7l, 6l, 5l, 4l);
        const __m256i t2_v0 = _mm256_add_epi64(t13_v, t_v0);
        const __m256i t2_v1 = _mm256_add_epi64(t13_v, t_v1);
        const __m256i t14_v = _mm256_set1_epi64x(8l);
        const __m256i t15_v = _mm256_set1_epi64x((long)m);
        const __m256 t16_v = _mm256_set1_ps(1.0f);
        __m256i t3_v0 = t2_v0;
        __m256i t3_v1 = t2_v1;
        /* around that, one vector at a time */
        for (; k < after; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256 z_v = _mm256_loadu_ps(z + k);
            const __m256i t4_v0 = _mm256_add_epi64(t3_v0, t14_v);
            const __m256i t4_v1 = _mm256_add_epi64(t3_v1, t14_v);
            const __m256i t20_v =
                _mm256_xor_si256(t3_v0, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t21_v =
                _mm256_xor_si256(t15_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t22_v =
                _mm256_xor_si256(t3_v1, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t23_v =
                _mm256_xor_si256(t15_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t20_v, t21_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t22_v, t23_v), _mm256_set1_epi32(-1));
            const __m256i mask3_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
            const __m256 t24_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask3_v, _mm256_castps_si256(x_v)));
            const __m256 t25_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask3_v, _mm256_castps_si256(z_v)));
            const __m256 t26_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(x_v)));
            const __m256 t27_v = _mm256_blendv_ps(t16_v, z_v, _mm256_castsi256_ps(mask3_v));
            const __m256 t28_v = _mm256_div_ps(t26_v, t27_v);
            const __m256 t29_v = _mm256_add_ps(t24_v, t25_v);
            const __m256 y_new_v = _mm256_blendv_ps(t29_v, t28_v, _mm256_castsi256_ps(mask3_v));
            _mm256_storeu_ps(y + k, y_new_v);
            t3_v0 = t4_v0;
            t3_v1 = t4_v1;
        }
        /* after that */
        for (; k < wide_end; k += 16) {
            const __m256 z2_v0 = _mm256_loadu_ps(z + k);
            const __m256 z2_v1 = _mm256_loadu_ps(z + k + 8);
            const __m256 y_new2_v0 = _mm256_add_ps(_mm256_loadu_ps(x + k), z2_v0);
            const __m256 y_new2_v1 = _mm256_add_ps(_mm256_loadu_ps(x + k + 8), z2_v1);
            _mm256_storeu_ps(y + k, y_new2_v0);
            _mm256_storeu_ps(y + k + 8, y_new2_v1);
        }
        const __m256i t17_v = _mm256_set1_epi64x(4l);
        const __m256i t18_v = _mm256_set1_epi64x((long)m);
        __m256i t19_v = _mm256_add_epi64(_mm256_set1_epi64x((long)wide_end), t_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 x2_v = _mm_loadu_ps(x + k);
            const __m128 z2_v = _mm_loadu_ps(z + k);
            const __m256i t30_v =
                _mm256_xor_si256(t19_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t31_v =
                _mm256_xor_si256(t18_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i mask4_v =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t30_v, t31_v), _mm256_set1_epi32(-1));
            const __m128i mask5_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask4_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask4_v, 1)), 0x88));
            const __m128 t32_v =
                _mm_castsi128_ps(_mm_andnot_si128(mask5_v, _mm_castps_si128(x2_v)));
            const __m128 t33_v =
                _mm_castsi128_ps(_mm_andnot_si128(mask5_v, _mm_castps_si128(z2_v)));
            const __m128 t34_v = _mm_castsi128_ps(_mm_and_si128(mask5_v, _mm_castps_si128(x2_v)));
            const __m128 t35_v = _mm_blendv_ps(t2_v, z2_v, _mm_castsi128_ps(mask5_v));
            const __m128 t36_v = _mm_div_ps(t34_v, t35_v);
            const __m128 t37_v = _mm_add_ps(t32_v, t33_v);
            const __m128 y_new2_v = _mm_blendv_ps(t37_v, t36_v, _mm_castsi128_ps(mask5_v));
            const __m256i t38_v = _mm256_add_epi64(t19_v, t17_v);
            _mm_storeu_ps(y + k, y_new2_v);
            t19_v = t38_v;
        }
        /* the last ones, some of them once more */
        _mm_storeu_ps(y + last, y_new_last_v);
        i_done = (unsigned long)n;
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < (unsigned long)n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned long i = 0; i < (unsigned long)n; i++) {
#endif
        if (i <= (unsigned long)m)
            y[i] = x[i] / z[i];
        else
            y[i] = x[i] + z[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
