/* vcc 0.1.0 wrote this from statement_expressions.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i32 k | in i32 x[n] | inout i32 y[n] | in float u[n] | inout float v[n] | inout i16 z[n] */
#define larger(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); (void)(&_a == &_b); _a > _b ? _a : _b; })
#define smaller(a, b) __extension__ ({ __auto_type _a = (a); __auto_type _b = (b); _a < _b ? _a : _b; })
#define between(lo, x, hi) larger(lo, smaller(x, hi))
#define bounded(x) ({ int _x = (x); if (_x > 32767) { int over = 32767; _x = over; } else if (_x < -32768) _x = -32768; (short)_x; })
#define count_down(x) ({ if (x > 0) { x -= 1; } })

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void statement_expressions(int n, int k, const int *x, int *y, const float *u, float *v, short *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes x 2, then 4, avx2; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(-100);
        const __m256i k_v = _mm256_set1_epi32((int)k);
        const int t2 = k > 50 ? k : 50;
        const __m256i t2_v = _mm256_set1_epi32((int)t2);
        const __m256i t3_v = _mm256_set1_epi32(7);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i t7_v = _mm256_min_epi32(_mm256_sub_epi32(x_v, k_v), t2_v);
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                const __m256i t8_v = _mm256_min_epi32(y_v, t3_v);
                const __m256i y_new_v = _mm256_xor_si256(_mm256_max_epi32(t_v, t7_v), t8_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        const __m128i t4_v = _mm_set1_epi32(-100);
        const __m128i k2_v = _mm_set1_epi32((int)k);
        const __m128i t5_v = _mm_set1_epi32((int)t2);
        const __m128i t6_v = _mm_set1_epi32(7);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k2));
            const __m128i y2_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k2));
            const __m128i t9_v =
                _mm_max_epi32(t4_v, _mm_min_epi32(_mm_sub_epi32(x2_v, k2_v), t5_v));
            const __m128i y_new2_v = _mm_xor_si128(t9_v, _mm_min_epi32(y2_v, t6_v));
            _mm_storeu_si128((__m128i *)(void *)(y + k2), y_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = between(-100, (int)((unsigned)x[i] - (unsigned)k), larger(k, 50)) ^ smaller(y[i], 7);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = between(-100, (int)((unsigned)x[i] - (unsigned)k), larger(k, 50)) ^ smaller(y[i], 7);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes x 2, then 4, avx2; runs if u and v are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)v - (unsigned long)u - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256 t2_v = _mm256_set1_ps(2.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256 u_v = _mm256_loadu_ps(u + at);
                const __m256 t5_v = _mm256_max_ps(_mm256_mul_ps(u_v, t_v), _mm256_loadu_ps(v + at));
                const __m256 v_new_v =
                    _mm256_sub_ps(t5_v, _mm256_mul_ps(_mm256_mul_ps(u_v, t2_v), u_v));
                _mm256_storeu_ps(v + at, v_new_v);
            }
        }
        const __m128 t3_v = _mm_set1_ps(0.5f);
        const __m128 t4_v = _mm_set1_ps(2.0f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128 u2_v = _mm_loadu_ps(u + k2);
            const __m128 t6_v = _mm_max_ps(_mm_mul_ps(u2_v, t3_v), _mm_loadu_ps(v + k2));
            const __m128 v_new2_v = _mm_sub_ps(t6_v, _mm_mul_ps(_mm_mul_ps(u2_v, t4_v), u2_v));
            _mm_storeu_ps(v + k2, v_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        float x0 = u[i];
        v[i] = larger(x0 * 0.5f, v[i]) - ({ float _a = x0; { float x0 = 2; _a *= x0; } _a * x0; });
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 17: 16 lanes, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi16(32767);
        const __m256i t2_v = _mm256_set1_epi16(0);
        const __m256i t3_v = _mm256_set1_epi32(3);
        const __m256i t4_v = _mm256_set1_epi32(274877907);
        const __m256i t5_v = _mm256_set1_epi32(1000);
        const __m256i t6_v = _mm256_set1_epi32(32767);
        const __m256i t7_v = _mm256_set1_epi16(-32768);
        const __m256i t8_v = _mm256_set1_epi32(-32768);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256i z_v = _mm256_loadu_si256((const __m256i *)(const void *)(z + k2));
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 8));
            const __m256i t_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(z_v));
            const __m256i t_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(z_v, 1));
            const __m256i mask_v = _mm256_cmpgt_epi16(z_v, t2_v);
            const __m256i mask_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(mask_v));
            const __m256i mask_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(mask_v, 1));
            const __m256i t2_v0 = mask_v0;
            const __m256i t2_v1 = mask_v1;
            const __m256i t3_v0 = _mm256_add_epi32(t_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi32(t_v1, t2_v1);
            const __m256i t4_v0 = _mm256_mullo_epi32(t3_v0, t3_v);
            const __m256i t4_v1 = _mm256_mullo_epi32(t3_v1, t3_v);
            const __m256i t9_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v0, t4_v), 32);
            const __m256i t10_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(x_v0, 0xf5),
                _mm256_shuffle_epi32(t4_v, 0xf5));
            const __m256i t11_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v1, t4_v), 32);
            const __m256i t12_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(x_v1, 0xf5),
                _mm256_shuffle_epi32(t4_v, 0xf5));
            const __m256i t5_v0 = _mm256_blend_epi32(t9_v, t10_v, 0xaa);
            const __m256i t5_v1 = _mm256_blend_epi32(t11_v, t12_v, 0xaa);
            const __m256i t6_v0 = _mm256_srai_epi32(t5_v0, 6);
            const __m256i t6_v1 = _mm256_srai_epi32(t5_v1, 6);
            const __m256i t7_v0 = _mm256_srli_epi32(x_v0, 31);
            const __m256i t7_v1 = _mm256_srli_epi32(x_v1, 31);
            const __m256i t8_v0 = _mm256_add_epi32(t6_v0, t7_v0);
            const __m256i t8_v1 = _mm256_add_epi32(t6_v1, t7_v1);
            const __m256i t9_v0 = _mm256_mullo_epi32(t8_v0, t5_v);
            const __m256i t9_v1 = _mm256_mullo_epi32(t8_v1, t5_v);
            const __m256i t10_v0 = _mm256_sub_epi32(x_v0, t9_v0);
            const __m256i t10_v1 = _mm256_sub_epi32(x_v1, t9_v1);
            const __m256i t11_v0 = _mm256_add_epi32(t4_v0, t10_v0);
            const __m256i t11_v1 = _mm256_add_epi32(t4_v1, t10_v1);
            const __m256i t13_v = _mm256_and_si256(t11_v0, _mm256_set1_epi32(65535));
            const __m256i t14_v = _mm256_and_si256(t11_v1, _mm256_set1_epi32(65535));
            const __m256i t15_v = _mm256_permute4x64_epi64(_mm256_packus_epi32(t13_v, t14_v), 0xd8);
            const __m256i mask2_v0 = _mm256_cmpgt_epi32(t11_v0, t6_v);
            const __m256i mask2_v1 = _mm256_cmpgt_epi32(t11_v1, t6_v);
            const __m256i mask2_v =
                _mm256_permute4x64_epi64(_mm256_packs_epi32(mask2_v0, mask2_v1), 0xd8);
            const __m256i mask3_v0 = _mm256_cmpgt_epi32(t8_v, t11_v0);
            const __m256i mask3_v1 = _mm256_cmpgt_epi32(t8_v, t11_v1);
            const __m256i mask3_v =
                _mm256_permute4x64_epi64(_mm256_packs_epi32(mask3_v0, mask3_v1), 0xd8);
            const __m256i mask4_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
            const __m256i mask5_v = _mm256_and_si256(mask4_v, mask3_v);
            const __m256i t16_v = _mm256_blendv_epi8(t15_v, t_v, mask2_v);
            const __m256i z_new_v = _mm256_blendv_epi8(t16_v, t7_v, mask5_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2), z_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int t = z[i];
        count_down(t);
        z[i] = bounded(t * 3 + x[i] % 1000);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
