/* vcc 0.1.0 wrote this from call_leaf.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | inout i32 y[n] */
static int call_leaf_mix(short x, int y)
{
    x += 3;
    return x * 5 - (y >> 2);
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void call_leaf(int n, const short *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 11: 16 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi16(3);
        const __m256i t2_v = _mm256_set1_epi16(4095);
        const __m256i t3_v = _mm256_set1_epi16(50);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
            const __m256i t8_v = _mm256_srli_epi16(_mm256_srai_epi16(x_v, 15), 15);
            const __m256i t9_v = _mm256_srai_epi16(_mm256_add_epi16(x_v, t8_v), 1);
            const __m256i t10_v = _mm256_and_si256(y_v0, _mm256_set1_epi32(65535));
            const __m256i t11_v = _mm256_and_si256(y_v1, _mm256_set1_epi32(65535));
            const __m256i t12_v = _mm256_permute4x64_epi64(_mm256_packus_epi32(t10_v, t11_v), 0xd8);
            const __m256i t13_v = _mm256_srai_epi16(_mm256_and_si256(t12_v, t2_v), 2);
            const __m256i t14_v = _mm256_permute4x64_epi64(_mm256_add_epi16(t9_v, t_v), 0xd8);
            const __m256i t15_v = _mm256_permute4x64_epi64(t13_v, 0xd8);
            const __m256i t16_v = _mm256_set1_epi32((int)0xffff0005);
            const __m256i t_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(t14_v, t15_v), t16_v);
            const __m256i t_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(t14_v, t15_v), t16_v);
            const __m256i t17_v = _mm256_sub_epi16(t3_v, _mm256_srai_epi16(x_v, 2));
            const __m256i t18_v = _mm256_permute4x64_epi64(t17_v, 0xd8);
            const __m256i t19_v = _mm256_permute4x64_epi64(t17_v, 0xd8);
            const __m256i t20_v = _mm256_set1_epi32((int)0x00000001);
            const __m256i t2_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(t18_v, t19_v), t20_v);
            const __m256i t2_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(t18_v, t19_v), t20_v);
            const __m256i y_new_v0 = _mm256_add_epi32(t_v0, t2_v0);
            const __m256i y_new_v1 = _mm256_add_epi32(t_v1, t2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
        }
        const __m128i t4_v = _mm_set1_epi16(3);
        const __m128i t5_v = _mm_set1_epi32(5);
        const __m128i t6_v = _mm_set1_epi16(4095);
        const __m128i t7_v = _mm_set1_epi16(50);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i t21_v = _mm_add_epi16(x2_v, _mm_srli_epi16(_mm_srai_epi16(x2_v, 15), 15));
            const __m128i t22_v = _mm_add_epi16(_mm_srai_epi16(t21_v, 1), t4_v);
            const __m128i y_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i t23_v = _mm_and_si128(y_v, _mm_set1_epi32(65535));
            const __m128i t24_v = _mm_packus_epi32(t23_v, t23_v);
            const __m128i t25_v = _mm_srai_epi16(_mm_and_si128(t24_v, t6_v), 2);
            const __m128i t26_v = _mm_mullo_epi32(_mm_cvtepi16_epi32(t22_v), t5_v);
            const __m128i t27_v = _mm_sub_epi32(t26_v, _mm_cvtepu16_epi32(t25_v));
            const __m128i t28_v = _mm_cvtepi16_epi32(_mm_sub_epi16(t7_v, _mm_srai_epi16(x2_v, 2)));
            const __m128i y_new_v = _mm_add_epi32(t27_v, t28_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = call_leaf_mix((short)(x[i] / 2), y[i] & 4095) + call_leaf_mix(7, x[i]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = call_leaf_mix((short)(x[i] / 2), y[i] & 4095) + call_leaf_mix(7, x[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
