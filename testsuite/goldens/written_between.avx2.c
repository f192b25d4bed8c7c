/* vcc 0.1.0 wrote this from written_between.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i8 a[4*n] restrict | inout i32 b[4*n] restrict */
/* The last element read was written by the first statement: what is read goes up, what is written goes down. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void written_between(int n, signed char *restrict a, int *restrict b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, avx2 */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(4u * (unsigned int)n) - 1;
        if ((long)distance >= 64) {
            const unsigned long end = (distance >> 2) & ~15UL;
            const __m256i t_v = _mm256_set1_epi32(11);
            const __m256i t2_v = _mm256_set1_epi32(12);
            const __m256i t3_v = _mm256_set1_epi32(0);
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 2);
            const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 2);
            const __m256i t3_v0 = _mm256_add_epi32(t3_v, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi32(t3_v, t2_v1);
            const __m256i t4_v = _mm256_set1_epi32(64);
            const __m128i t5_v = _mm_set1_epi8(1);
            const __m128i t6_v = _mm_set1_epi8(2);
            const __m128i t7_v = _mm_set1_epi8(3);
            __m256i t4_v0 = t3_v0;
            __m256i t4_v1 = t3_v1;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                int *const b_s = b + 2 + k * 4;
                const __m256i b_row_v0 = _mm256_loadu_si256((const __m256i *)(const void *)b_s);
                const __m256i b_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 8));
                const __m256i b_row_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 16));
                const __m256i b_row_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 16 + 8));
                const __m256i b_row_v4 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 32));
                const __m256i b_row_v5 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 32 + 8));
                const __m256i b_row_v6 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 48));
                const __m256i b_row_v7 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 48 + 8));
                const __m256i t5_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row_v0),
                    _mm256_castsi256_ps(b_row_v1), 0x88)), 0xd8);
                const __m256i t5_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row_v2),
                    _mm256_castsi256_ps(b_row_v3), 0x88)), 0xd8);
                const __m256i t6_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row_v4),
                    _mm256_castsi256_ps(b_row_v5), 0x88)), 0xd8);
                const __m256i t6_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row_v6),
                    _mm256_castsi256_ps(b_row_v7), 0x88)), 0xd8);
                const __m256i b_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t5_v0),
                    _mm256_castsi256_ps(t5_v1), 0x88)), 0xd8);
                const __m256i b_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t6_v0),
                    _mm256_castsi256_ps(t6_v1), 0x88)), 0xd8);
                const __m256i t7_v0 = _mm256_add_epi32(t4_v0, t4_v);
                const __m256i t7_v1 = _mm256_add_epi32(t4_v1, t4_v);
                const __m256i t8_v = t_v;
                const __m256i t9_v = t_v;
                const __m256i t10_v = b_v0;
                const __m256i t11_v = b_v1;
                const __m256i t12_v = t2_v;
                const __m256i t13_v = t2_v;
                const __m256i t14_v = t4_v0;
                const __m256i t15_v = t4_v1;
                const __m256i t16_v = _mm256_unpacklo_epi32(t8_v, t12_v);
                const __m256i t17_v = _mm256_unpackhi_epi32(t8_v, t12_v);
                const __m256i t18_v = _mm256_unpacklo_epi32(t10_v, t14_v);
                const __m256i t19_v = _mm256_unpackhi_epi32(t10_v, t14_v);
                const __m256i t20_v = _mm256_unpacklo_epi32(t16_v, t18_v);
                const __m256i t21_v = _mm256_unpackhi_epi32(t16_v, t18_v);
                const __m256i t22_v = _mm256_unpacklo_epi32(t17_v, t19_v);
                const __m256i t23_v = _mm256_unpackhi_epi32(t17_v, t19_v);
                const __m256i b_row_v = _mm256_permute2x128_si256(t20_v, t21_v, 0x20);
                const __m256i b_row2_v = _mm256_permute2x128_si256(t20_v, t21_v, 0x31);
                const __m256i b_row3_v = _mm256_permute2x128_si256(t22_v, t23_v, 0x20);
                const __m256i b_row4_v = _mm256_permute2x128_si256(t22_v, t23_v, 0x31);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4), b_row_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 16), b_row2_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 8), b_row3_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 24), b_row4_v);
                const __m256i t24_v = _mm256_unpacklo_epi32(t9_v, t13_v);
                const __m256i t25_v = _mm256_unpackhi_epi32(t9_v, t13_v);
                const __m256i t26_v = _mm256_unpacklo_epi32(t11_v, t15_v);
                const __m256i t27_v = _mm256_unpackhi_epi32(t11_v, t15_v);
                const __m256i t28_v = _mm256_unpacklo_epi32(t24_v, t26_v);
                const __m256i t29_v = _mm256_unpackhi_epi32(t24_v, t26_v);
                const __m256i t30_v = _mm256_unpacklo_epi32(t25_v, t27_v);
                const __m256i t31_v = _mm256_unpackhi_epi32(t25_v, t27_v);
                const __m256i b_row5_v = _mm256_permute2x128_si256(t28_v, t29_v, 0x20);
                const __m256i b_row6_v = _mm256_permute2x128_si256(t28_v, t29_v, 0x31);
                const __m256i b_row7_v = _mm256_permute2x128_si256(t30_v, t31_v, 0x20);
                const __m256i b_row8_v = _mm256_permute2x128_si256(t30_v, t31_v, 0x31);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 32), b_row5_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 48), b_row6_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 40), b_row7_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + k * 4 + 56), b_row8_v);
                int *const b_s2 = b + k * 4 + 16;
                int *const b_s3 = b + k * 4 + 32;
                int *const b_s4 = b + k * 4 + 48;
                const __m256i b_row2_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k * 4));
                const __m256i b_row2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k * 4 + 8));
                const __m256i b_row2_v2 = _mm256_loadu_si256((const __m256i *)(const void *)b_s2);
                const __m256i b_row2_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s2 + 8));
                const __m256i b_row2_v4 = _mm256_loadu_si256((const __m256i *)(const void *)b_s3);
                const __m256i b_row2_v5 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s3 + 8));
                const __m256i b_row2_v6 = _mm256_loadu_si256((const __m256i *)(const void *)b_s4);
                const __m256i b_row2_v7 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_s4 + 8));
                const __m256i t8_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row2_v0),
                    _mm256_castsi256_ps(b_row2_v1), 0x88)), 0xd8);
                const __m256i t8_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row2_v2),
                    _mm256_castsi256_ps(b_row2_v3), 0x88)), 0xd8);
                const __m256i t9_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row2_v4),
                    _mm256_castsi256_ps(b_row2_v5), 0x88)), 0xd8);
                const __m256i t9_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row2_v6),
                    _mm256_castsi256_ps(b_row2_v7), 0x88)), 0xd8);
                const __m256i b2_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t8_v0),
                    _mm256_castsi256_ps(t8_v1), 0x88)), 0xd8);
                const __m256i b2_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t9_v0),
                    _mm256_castsi256_ps(t9_v1), 0x88)), 0xd8);
                const __m256i t32_v = _mm256_and_si256(b2_v0, _mm256_set1_epi32(255));
                const __m256i t33_v = _mm256_and_si256(b2_v1, _mm256_set1_epi32(255));
                const __m256i t34_v =
                    _mm256_permute4x64_epi64(_mm256_packs_epi32(t32_v, t33_v), 0xd8);
                const __m128i t35_v =
                    _mm_packus_epi16(_mm256_castsi256_si128(t34_v),
                    _mm256_extracti128_si256(t34_v, 1));
                const __m128i t36_v = _mm_unpacklo_epi8(t5_v, t7_v);
                const __m128i t37_v = _mm_unpackhi_epi8(t5_v, t7_v);
                const __m128i t38_v = _mm_unpacklo_epi8(t6_v, t35_v);
                const __m128i t39_v = _mm_unpackhi_epi8(t6_v, t35_v);
                const __m128i a_row_v = _mm_unpacklo_epi8(t36_v, t38_v);
                const __m128i a_row2_v = _mm_unpackhi_epi8(t36_v, t38_v);
                const __m128i a_row3_v = _mm_unpacklo_epi8(t37_v, t39_v);
                const __m128i a_row4_v = _mm_unpackhi_epi8(t37_v, t39_v);
                _mm_storeu_si128((__m128i *)(void *)(a + k * 4), a_row_v);
                _mm_storeu_si128((__m128i *)(void *)(a + k * 4 + 16), a_row2_v);
                _mm_storeu_si128((__m128i *)(void *)(a + k * 4 + 32), a_row3_v);
                _mm_storeu_si128((__m128i *)(void *)(a + k * 4 + 48), a_row4_v);
                t4_v0 = t7_v0;
                t4_v1 = t7_v1;
            }
            i = (int)((unsigned int)i + (unsigned int)end * 4u);
        }
    }
    /* remaining iterations */
    for (; i < 4 * n; i += 4) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < 4 * n; i += 4) {
#endif
        b[i] = 11;
        b[i + 1] = b[i + 2];
        b[i + 2] = 12;
        b[i + 3] = i;
        a[i] = 1;
        a[i + 1] = 2;
        a[i + 2] = 3;
        a[i + 3] = (signed char)b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
