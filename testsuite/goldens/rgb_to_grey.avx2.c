/* vcc 0.1.0 wrote this from rgb_to_grey.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 rgb[3*n] | out u8 grey[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void rgb_to_grey(int n, const unsigned char *rgb, unsigned char *grey)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 16, avx2; runs if rgb and grey do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~15UL;
        if (n >= 16
            && ((unsigned long)rgb + end * 3 <= (unsigned long)grey
            || (unsigned long)grey + end <= (unsigned long)rgb)) {
            const unsigned long wide_end = end & ~31UL;
            __m256i t_v = _mm256_set1_epi16(77);
            __asm__("" : "+v"(t_v));
            __m256i t2_v = _mm256_set1_epi16(150);
            __asm__("" : "+v"(t2_v));
            __m256i t3_v = _mm256_set1_epi16(29);
            __asm__("" : "+v"(t3_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i rgb_row_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgb + k * 3));
                const __m256i rgb_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgb + k * 3 + 32));
                const __m256i rgb_row_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgb + k * 3 + 64));
                const __m256i rgb_v = _mm256_blend_epi32(rgb_row_v0, rgb_row_v1, 0xf0);
                const __m256i rgb2_v = _mm256_permute2x128_si256(rgb_row_v0, rgb_row_v2, 0x21);
                const __m256i rgb3_v = _mm256_blend_epi32(rgb_row_v1, rgb_row_v2, 0xf0);
                const __m256i rgb4_v =
                    _mm256_or_si256(_mm256_or_si256(_mm256_shuffle_epi8(rgb_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, 15, 12, 9, 6, 3, 0))),
                    _mm256_shuffle_epi8(rgb2_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(-1, -1, -1, -1, -1, 14, 11, 8, 5, 2,
                    -1, -1, -1, -1, -1, -1)))),
                    _mm256_shuffle_epi8(rgb3_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(13, 10, 7, 4, 1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1, -1, -1))));
                const __m256i rgb5_v = _mm256_blend_epi32(rgb_row_v0, rgb_row_v1, 0xf0);
                const __m256i rgb6_v = _mm256_permute2x128_si256(rgb_row_v0, rgb_row_v2, 0x21);
                const __m256i rgb7_v = _mm256_blend_epi32(rgb_row_v1, rgb_row_v2, 0xf0);
                const __m256i rgb8_v =
                    _mm256_or_si256(_mm256_or_si256(_mm256_shuffle_epi8(rgb5_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, 13, 10, 7, 4, 1))),
                    _mm256_shuffle_epi8(rgb6_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(-1, -1, -1, -1, -1, 15, 12, 9, 6, 3,
                    0, -1, -1, -1, -1, -1)))),
                    _mm256_shuffle_epi8(rgb7_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(14, 11, 8, 5, 2, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1, -1, -1))));
                const __m256i rgb9_v = _mm256_blend_epi32(rgb_row_v0, rgb_row_v1, 0xf0);
                const __m256i rgb10_v = _mm256_permute2x128_si256(rgb_row_v0, rgb_row_v2, 0x21);
                const __m256i rgb11_v = _mm256_blend_epi32(rgb_row_v1, rgb_row_v2, 0xf0);
                const __m256i rgb12_v =
                    _mm256_or_si256(_mm256_or_si256(_mm256_shuffle_epi8(rgb9_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, 14, 11, 8, 5, 2))),
                    _mm256_shuffle_epi8(rgb10_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(-1, -1, -1, -1, -1, -1, 13, 10, 7, 4,
                    1, -1, -1, -1, -1, -1)))),
                    _mm256_shuffle_epi8(rgb11_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(15, 12, 9, 6, 3, 0, -1, -1, -1, -1,
                    -1, -1, -1, -1, -1, -1))));
                const __m256i t_v0 = _mm256_unpacklo_epi8(rgb4_v, _mm256_setzero_si256());
                const __m256i t_v1 = _mm256_unpackhi_epi8(rgb4_v, _mm256_setzero_si256());
                const __m256i t2_v0 = _mm256_mullo_epi16(t_v0, t_v);
                const __m256i t2_v1 = _mm256_mullo_epi16(t_v1, t_v);
                const __m256i t3_v0 = _mm256_unpacklo_epi8(rgb8_v, _mm256_setzero_si256());
                const __m256i t3_v1 = _mm256_unpackhi_epi8(rgb8_v, _mm256_setzero_si256());
                const __m256i t4_v0 = _mm256_mullo_epi16(t3_v0, t2_v);
                const __m256i t4_v1 = _mm256_mullo_epi16(t3_v1, t2_v);
                const __m256i t5_v0 = _mm256_add_epi16(t2_v0, t4_v0);
                const __m256i t5_v1 = _mm256_add_epi16(t2_v1, t4_v1);
                const __m256i t6_v0 = _mm256_unpacklo_epi8(rgb12_v, _mm256_setzero_si256());
                const __m256i t6_v1 = _mm256_unpackhi_epi8(rgb12_v, _mm256_setzero_si256());
                const __m256i t7_v0 = _mm256_mullo_epi16(t6_v0, t3_v);
                const __m256i t7_v1 = _mm256_mullo_epi16(t6_v1, t3_v);
                const __m256i t8_v0 = _mm256_add_epi16(t5_v0, t7_v0);
                const __m256i t8_v1 = _mm256_add_epi16(t5_v1, t7_v1);
                const __m256i t9_v0 = _mm256_srli_epi16(t8_v0, 8);
                const __m256i t9_v1 = _mm256_srli_epi16(t8_v1, 8);
                const __m256i grey_new_v = _mm256_packus_epi16(t9_v0, t9_v1);
                _mm256_storeu_si256((__m256i *)(void *)(grey + k), grey_new_v);
            }
            __m256i t4_v = _mm256_set1_epi16(77);
            __asm__("" : "+v"(t4_v));
            __m256i t5_v = _mm256_set1_epi16(150);
            __asm__("" : "+v"(t5_v));
            __m256i t6_v = _mm256_set1_epi16(29);
            __asm__("" : "+v"(t6_v));
            /* what is left, one vector at a time */
            for (; k < end; k += 16) {
                const __m128i rgb_row2_v0 =
                    _mm_loadu_si128((const __m128i *)(const void *)(rgb + k * 3));
                const __m128i rgb_row2_v1 =
                    _mm_loadu_si128((const __m128i *)(const void *)(rgb + k * 3 + 16));
                const __m128i rgb_row2_v2 =
                    _mm_loadu_si128((const __m128i *)(const void *)(rgb + k * 3 + 32));
                const __m128i rgb13_v =
                    _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_row2_v0,
                    _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 12, 9, 6, 3, 0)),
                    _mm_shuffle_epi8(rgb_row2_v1,
                    _mm_set_epi8(-1, -1, -1, -1, -1, 14, 11, 8, 5, 2, -1, -1, -1, -1, -1, -1))),
                    _mm_shuffle_epi8(rgb_row2_v2,
                    _mm_set_epi8(13, 10, 7, 4, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
                const __m128i rgb14_v =
                    _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_row2_v0,
                    _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 10, 7, 4, 1)),
                    _mm_shuffle_epi8(rgb_row2_v1,
                    _mm_set_epi8(-1, -1, -1, -1, -1, 15, 12, 9, 6, 3, 0, -1, -1, -1, -1, -1))),
                    _mm_shuffle_epi8(rgb_row2_v2,
                    _mm_set_epi8(14, 11, 8, 5, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
                const __m256i t7_v = _mm256_mullo_epi16(_mm256_cvtepu8_epi16(rgb13_v), t4_v);
                const __m256i t8_v = _mm256_mullo_epi16(_mm256_cvtepu8_epi16(rgb14_v), t5_v);
                const __m128i rgb15_v =
                    _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_row2_v0,
                    _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, 11, 8, 5, 2)),
                    _mm_shuffle_epi8(rgb_row2_v1,
                    _mm_set_epi8(-1, -1, -1, -1, -1, -1, 13, 10, 7, 4, 1, -1, -1, -1, -1, -1))),
                    _mm_shuffle_epi8(rgb_row2_v2,
                    _mm_set_epi8(15, 12, 9, 6, 3, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
                const __m256i t9_v = _mm256_mullo_epi16(_mm256_cvtepu8_epi16(rgb15_v), t6_v);
                const __m256i t10_v = _mm256_add_epi16(_mm256_add_epi16(t7_v, t8_v), t9_v);
                const __m256i t11_v = _mm256_srli_epi16(t10_v, 8);
                const __m128i grey_new2_v =
                    _mm_packus_epi16(_mm256_castsi256_si128(t11_v),
                    _mm256_extracti128_si256(t11_v, 1));
                _mm_storeu_si128((__m128i *)(void *)(grey + k), grey_new2_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        grey[i] = (unsigned char)((rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8);
    }
#else
    for (i = 0; i < n; i++)
        grey[i] = (unsigned char)((rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
