/* vcc 0.1.0 wrote this from zeros_of_words.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | in u64 b[n] | in u8 s[n] | out i32 c[n] restrict | out u64 d[n] restrict | out u8 e[n] restrict | -> i32 */
/* Bits that are 0 in front and behind, the first that is 1, and whether the number of ones is odd. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int zeros_of_words(int n, const unsigned *a, const unsigned long *b, const unsigned char *s, int *restrict c, unsigned long *restrict d, unsigned char *restrict e)
{
    int bits = 0, i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(32);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i t3_v = _mm256_and_si256(a_last_v, _mm256_set1_epi32(-256));
        const __m256i t4_v =
            _mm256_min_epi16(_mm256_subs_epu16(_mm256_set1_epi32(158),
            _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_or_si256(t3_v,
            _mm256_and_si256(a_last_v, _mm256_cmpeq_epi32(t3_v, _mm256_setzero_si256()))))), 23)),
            _mm256_set1_epi32(32));
        const __m256i mask_v =
            _mm256_xor_si256(_mm256_cmpeq_epi32(a_last_v, t2_v), _mm256_set1_epi32(-1));
        const __m256i c_new_last_v = _mm256_blendv_epi8(t_v, t4_v, mask_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t5_v = _mm256_and_si256(a_v, _mm256_set1_epi32(-256));
            const __m256i t6_v =
                _mm256_min_epi16(_mm256_subs_epu16(_mm256_set1_epi32(158),
                _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_or_si256(t5_v,
                _mm256_and_si256(a_v, _mm256_cmpeq_epi32(t5_v, _mm256_setzero_si256()))))), 23)),
                _mm256_set1_epi32(32));
            const __m256i mask2_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v, t2_v), _mm256_set1_epi32(-1));
            const __m256i c_new_v = _mm256_blendv_epi8(t_v, t6_v, mask2_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(c + last), c_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = a[i] ? __builtin_clz(a[i]) : 32;
    }
#else
    for (i = 0; i < n; i++)
        c[i] = a[i] ? __builtin_clz(a[i]) : 32;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(100);
        const __m256i t2_v = _mm256_set1_epi32(-1);
        const __m128i t3_v = _mm_set1_epi8(31);
        const __m256i t4_v = _mm256_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k));
            const __m128i s_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + k));
            const __m256i t9_v = _mm256_cvtepu8_epi32(_mm_and_si128(s_v, t3_v));
            const __m256i t10_v = _mm256_srlv_epi32(a_v, t9_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t10_v, t4_v), _mm256_set1_epi32(-1));
            const __m256i t11_v = _mm256_srlv_epi32(a_v, _mm256_and_si256(mask_v, t9_v));
            const __m256i t12_v =
                _mm256_min_epu8(_mm256_sub_epi8(_mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_and_si256(t11_v,
                _mm256_sub_epi32(_mm256_setzero_si256(), t11_v)))), 23), _mm256_set1_epi32(127)),
                _mm256_set1_epi32(32));
            const __m256i c_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
            const __m256i t13_v = _mm256_mullo_epi32(t_v, _mm256_blendv_epi8(t2_v, t12_v, mask_v));
            const __m256i c_new_v = _mm256_add_epi32(c_v, t13_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v);
        }
        const __m128i t5_v = _mm_set1_epi32(100);
        const __m128i t6_v = _mm_set1_epi32(-1);
        const __m128i t7_v = _mm_set1_epi8(31);
        const __m128i t8_v = _mm_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a2_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + k));
            int s2_v;
            const __m128i s3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&s2_v, (const void *)(s + k),
                sizeof s2_v), s2_v));
            const __m128i t14_v = _mm_cvtepu8_epi32(_mm_and_si128(s3_v, t7_v));
            const __m128i t15_v = _mm_srlv_epi32(a2_v, t14_v);
            const __m128i mask2_v = _mm_xor_si128(_mm_cmpeq_epi32(t15_v, t8_v), _mm_set1_epi32(-1));
            const __m128i t16_v = _mm_srlv_epi32(a2_v, _mm_and_si128(mask2_v, t14_v));
            const __m128i t17_v =
                _mm_min_epu8(_mm_sub_epi8(_mm_srli_epi32(_mm_castps_si128(_mm_cvtepi32_ps(_mm_and_si128(t16_v,
                _mm_sub_epi32(_mm_setzero_si128(), t16_v)))), 23), _mm_set1_epi32(127)),
                _mm_set1_epi32(32));
            const __m128i c2_v = _mm_loadu_si128((const __m128i *)(const void *)(c + k));
            const __m128i t18_v = _mm_mullo_epi32(t5_v, _mm_blendv_epi8(t6_v, t17_v, mask2_v));
            const __m128i c_new2_v = _mm_add_epi32(c2_v, t18_v);
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] += 100 * (a[i] >> s[i] % 32 ? __builtin_ctz(a[i] >> s[i] % 32) : -1);
    }
#else
    for (i = 0; i < n; i++)
        c[i] += 100 * (a[i] >> s[i] % 32 ? __builtin_ctz(a[i] >> s[i] % 32) : -1);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t2_v = _mm256_or_si256(b_v, _mm256_srli_epi64(b_v, 1));
            const __m256i t3_v = _mm256_or_si256(t2_v, _mm256_srli_epi64(t2_v, 2));
            const __m256i t4_v = _mm256_or_si256(t3_v, _mm256_srli_epi64(t3_v, 4));
            const __m256i t5_v = _mm256_or_si256(t4_v, _mm256_srli_epi64(t4_v, 8));
            const __m256i t6_v = _mm256_or_si256(t5_v, _mm256_srli_epi64(t5_v, 16));
            const __m256i t7_v = _mm256_or_si256(t6_v, _mm256_srli_epi64(t6_v, 32));
            const __m256i t8_v = _mm256_andnot_si256(t7_v, _mm256_set1_epi64x(-1l));
            const __m256i t9_v =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(t8_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(t8_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m128i t10_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t9_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(t9_v, 1)), 0x88));
            const __m256i t11_v =
                _mm256_andnot_si256(b_v, _mm256_add_epi64(b_v, _mm256_set1_epi64x(-1l)));
            const __m256i t12_v =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(t11_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(t11_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m128i t13_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t12_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(t12_v, 1)), 0x88));
            const __m256i t14_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t10_v), 8);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi64(b_v, t_v), _mm256_set1_epi32(-1));
            const __m256i t15_v = _mm256_or_si256(t14_v, _mm256_cvtepi32_epi64(t13_v));
            const __m256i d_new_v = _mm256_and_si256(mask_v, t15_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        d[i] = b[i] ? (unsigned long)__builtin_clzl(b[i]) << 8 | (unsigned long)__builtin_ctzl(b[i]) : 0;
    }
#else
    for (i = 0; i < n; i++)
        d[i] = b[i] ? (unsigned long)__builtin_clzl(b[i]) << 8 | (unsigned long)__builtin_ctzl(b[i]) : 0;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 12: 16 lanes, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m128i t_v = _mm_set1_epi8(31);
        const __m128i t2_v = _mm_set1_epi8(1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i s_v = _mm_loadu_si128((const __m128i *)(const void *)(s + k));
            const __m256i t5_v = _mm256_cvtepu8_epi16(_mm_or_si128(s_v, t2_v));
            const __m256i t_v0 = _mm256_unpacklo_epi16(t5_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi16(t5_v, _mm256_setzero_si256());
            const __m256i t6_v = _mm256_and_si256(t_v0, _mm256_set1_epi32(-256));
            const __m256i t7_v = _mm256_and_si256(t_v1, _mm256_set1_epi32(-256));
            const __m256i t2_v0 =
                _mm256_min_epi16(_mm256_subs_epu16(_mm256_set1_epi32(158),
                _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_or_si256(t6_v,
                _mm256_and_si256(t_v0, _mm256_cmpeq_epi32(t6_v, _mm256_setzero_si256()))))), 23)),
                _mm256_set1_epi32(32));
            const __m256i t2_v1 =
                _mm256_min_epi16(_mm256_subs_epu16(_mm256_set1_epi32(158),
                _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_or_si256(t7_v,
                _mm256_and_si256(t_v1, _mm256_cmpeq_epi32(t7_v, _mm256_setzero_si256()))))), 23)),
                _mm256_set1_epi32(32));
            const __m256i t8_v = _mm256_and_si256(t2_v0, _mm256_set1_epi32(255));
            const __m256i t9_v = _mm256_and_si256(t2_v1, _mm256_set1_epi32(255));
            const __m256i t10_v = _mm256_packs_epi32(t8_v, t9_v);
            const __m128i t11_v =
                _mm_packus_epi16(_mm256_castsi256_si128(t10_v), _mm256_extracti128_si256(t10_v, 1));
            const __m128i e_new_v = _mm_sub_epi8(t_v, t11_v);
            _mm_storeu_si128((__m128i *)(void *)(e + k), e_new_v);
        }
        const __m128i t3_v = _mm_set1_epi8(31);
        const __m128i t4_v = _mm_set1_epi8(1);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i s2_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + k));
            const __m256i t12_v = _mm256_cvtepu8_epi32(_mm_or_si128(s2_v, t4_v));
            const __m256i t13_v = _mm256_and_si256(t12_v, _mm256_set1_epi32(-256));
            const __m256i t14_v =
                _mm256_min_epi16(_mm256_subs_epu16(_mm256_set1_epi32(158),
                _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_or_si256(t13_v,
                _mm256_and_si256(t12_v, _mm256_cmpeq_epi32(t13_v, _mm256_setzero_si256()))))),
                23)), _mm256_set1_epi32(32));
            const __m256i t15_v = _mm256_and_si256(t14_v, _mm256_set1_epi32(255));
            const __m128i t16_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t15_v), _mm256_extracti128_si256(t15_v, 1));
            const __m128i t17_v = _mm_packus_epi16(t16_v, t16_v);
            const __m128i e_new2_v = _mm_sub_epi8(t3_v, t17_v);
            _mm_storel_epi64((__m128i *)(void *)(e + k), e_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        e[i] = (unsigned char)(31 - __builtin_clz(s[i] | 1u));
    }
#else
    for (i = 0; i < n; i++)
        e[i] = (unsigned char)(31 - __builtin_clz(s[i] | 1u));
#endif
#ifdef VCC_VECTOR
    /* vcc: line 14: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(1);
        const __m128i t3_v = _mm_set1_epi8(1);
        const __m256i t4_v = _mm256_set1_epi64x(0l);
        __m256i bits_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 4));
            const __m256i t5_v =
                _mm256_min_epu8(_mm256_sub_epi8(_mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(_mm256_and_si256(a_v,
                _mm256_sub_epi32(_mm256_setzero_si256(), a_v)))), 23), _mm256_set1_epi32(127)),
                _mm256_set1_epi32(32));
            const __m256i t6_v = _mm256_add_epi32(t5_v, t2_v);
            const __m256i t7_v =
                _mm256_madd_epi16(_mm256_maddubs_epi16(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(a_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(a_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi8(1)), _mm256_set1_epi16(1));
            const __m128i t8_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t7_v), _mm256_extracti128_si256(t7_v, 1));
            const __m128i t9_v = _mm_packus_epi16(t8_v, t8_v);
            const __m256i t10_v = _mm256_andnot_si256(_mm256_cmpeq_epi32(a_v, t_v), t6_v);
            const __m256i t11_v = _mm256_cvtepu8_epi32(_mm_and_si128(t9_v, t3_v));
            const __m256i mask_v0 = _mm256_cmpeq_epi64(b_v0, t4_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi64(b_v1, t4_v);
            const __m256i mask_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
            const __m256i t12_v =
                _mm256_andnot_si256(b_v0, _mm256_add_epi64(b_v0, _mm256_set1_epi64x(-1l)));
            const __m256i t13_v =
                _mm256_andnot_si256(b_v1, _mm256_add_epi64(b_v1, _mm256_set1_epi64x(-1l)));
            const __m256i t_v0 =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(t12_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(t12_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m256i t_v1 =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(t13_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(t13_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m256i t14_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t_v0),
                _mm256_castsi256_ps(t_v1), 0x88)), 0xd8);
            const __m256i t2_v0 =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(b_v0, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(b_v0, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m256i t2_v1 =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(b_v1, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(b_v1, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m256i t15_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t2_v0),
                _mm256_castsi256_ps(t2_v1), 0x88)), 0xd8);
            const __m256i t16_v = _mm256_and_si256(t15_v, _mm256_set1_epi32(255));
            const __m128i t17_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t16_v), _mm256_extracti128_si256(t16_v, 1));
            const __m128i t18_v = _mm_packus_epi16(t17_v, t17_v);
            const __m256i t19_v = _mm256_andnot_si256(mask_v, _mm256_add_epi32(t14_v, t2_v));
            const __m256i t20_v = _mm256_cvtepu8_epi32(_mm_and_si128(t18_v, t3_v));
            const __m256i t21_v = _mm256_mullo_epi32(t19_v, t20_v);
            const __m256i t22_v = _mm256_add_epi32(_mm256_add_epi32(t10_v, t11_v), t21_v);
            bits_v = _mm256_add_epi32(bits_v, t22_v);
        }
        {
            const __m128i bits2_v = _mm256_extracti128_si256(bits_v, 1);
            const __m128i bits3_v = _mm_add_epi32(_mm256_castsi256_si128(bits_v), bits2_v);
            const __m128i bits4_v = _mm_add_epi32(bits3_v, _mm_srli_si128(bits3_v, 8));
            const __m128i bits5_v = _mm_add_epi32(bits4_v, _mm_srli_si128(bits4_v, 4));
            const unsigned int bits_s = (unsigned int)_mm_cvtsi128_si32(bits5_v);
            bits = (int)((unsigned int)bits + bits_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        bits += __builtin_ffs((int)a[i]) + __builtin_parity(a[i]) + __builtin_ffsl((long)b[i]) * __builtin_parityl(b[i]);
    }
#else
    for (i = 0; i < n; i++)
        bits += __builtin_ffs((int)a[i]) + __builtin_parity(a[i]) + __builtin_ffsl((long)b[i]) * __builtin_parityl(b[i]);
#endif
    return bits;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
