/* vcc 0.1.0 wrote this from key_of_record.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 v[2*n+2] | -> i32 */
struct node {
    int high, low;
};
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int key_of_record(int n, const int *v)
{
    const struct node *all = (const struct node *)v;
    int widest = 0;
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes, avx2 */
    int i_done = 1;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct node, high) == 0,
            "layout of struct node");
        __extension__ _Static_assert(__builtin_offsetof(struct node, low) == 4,
            "layout of struct node");
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const int high_s = all->high;
            const int low_s = all->low;
            const __m256i t_v =
                _mm256_set1_epi64x((long)((unsigned long)high_s - (unsigned long)low_s));
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t3_v = _mm256_set1_epi32(8);
            __m256i t4_v = _mm256_add_epi32(_mm256_set1_epi32(1), t2_v);
            __m256i widest_v = _mm256_set1_epi32(0);
            __m256i t_v0 = t_v;
            __m256i t_v1 = t_v;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const char *const all_s = (const char *)all + 8 + k * 8;
                const __m256i all_row_v0 = _mm256_loadu_si256((const __m256i *)(const void *)all_s);
                const __m256i all_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(all_s + 32));
                const __m256i all_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(all_row_v0),
                    _mm256_castsi256_ps(all_row_v1), 0x88)), 0xd8);
                const __m256i t5_v = _mm256_srai_epi32(all_v, 31);
                const __m256i t2_v0 = _mm256_unpacklo_epi32(all_v, t5_v);
                const __m256i t2_v1 = _mm256_unpackhi_epi32(all_v, t5_v);
                const __m256i all2_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(all_row_v0),
                    _mm256_castsi256_ps(all_row_v1), 0xdd)), 0xd8);
                const __m256i t6_v = _mm256_srai_epi32(all2_v, 31);
                const __m256i t3_v0 = _mm256_unpacklo_epi32(all2_v, t6_v);
                const __m256i t3_v1 = _mm256_unpackhi_epi32(all2_v, t6_v);
                const __m256i t4_v0 = _mm256_sub_epi64(t2_v0, t3_v0);
                const __m256i t4_v1 = _mm256_sub_epi64(t2_v1, t3_v1);
                const __m256i mask_v0 = _mm256_cmpgt_epi64(t4_v0, t_v0);
                const __m256i mask_v1 = _mm256_cmpgt_epi64(t4_v1, t_v1);
                const __m256i mask_v =
                    _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                    _mm256_castsi256_ps(mask_v1), 0x88));
                const __m256i t5_v0 =
                    _mm256_blendv_epi8(t_v0, t4_v0, _mm256_cmpgt_epi64(t4_v0, t_v0));
                const __m256i t5_v1 =
                    _mm256_blendv_epi8(t_v1, t4_v1, _mm256_cmpgt_epi64(t4_v1, t_v1));
                const __m256i widest_next = _mm256_blendv_epi8(widest_v, t4_v, mask_v);
                t4_v = _mm256_add_epi32(t4_v, t3_v);
                widest_v = widest_next;
                t_v0 = t5_v0;
                t_v1 = t5_v1;
            }
            {
                const __m256i t7_v = _mm256_blendv_epi8(t_v1, t_v0, _mm256_cmpgt_epi64(t_v0, t_v1));
                const __m128i t8_v = _mm256_castsi256_si128(t7_v);
                const __m128i t9_v = _mm256_extracti128_si256(t7_v, 1);
                const __m128i t10_v = _mm_blendv_epi8(t9_v, t8_v, _mm_cmpgt_epi64(t8_v, t9_v));
                const __m128i t11_v = _mm_srli_si128(t10_v, 8);
                const __m128i t12_v = _mm_blendv_epi8(t11_v, t10_v, _mm_cmpgt_epi64(t10_v, t11_v));
                const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t12_v);
                const __m256i t13_v = _mm256_set1_epi64x((long)t);
                const __m256i mask2_v0 = _mm256_cmpgt_epi64(t13_v, t_v0);
                const __m256i mask2_v1 = _mm256_cmpgt_epi64(t13_v, t_v1);
                const __m256i mask2_v =
                    _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask2_v0),
                    _mm256_castsi256_ps(mask2_v1), 0x88));
                const __m256i t14_v = _mm256_set1_epi32(2147483647);
                const __m256i t15_v = _mm256_blendv_epi8(widest_v, t14_v, mask2_v);
                const __m128i widest2_v = _mm256_extracti128_si256(t15_v, 1);
                const __m128i widest3_v = _mm_min_epi32(_mm256_castsi256_si128(t15_v), widest2_v);
                const __m128i widest4_v = _mm_min_epi32(widest3_v, _mm_srli_si128(widest3_v, 8));
                const __m128i widest5_v = _mm_min_epi32(widest4_v, _mm_srli_si128(widest4_v, 4));
                const unsigned int widest_s = (unsigned int)_mm_cvtsi128_si32(widest5_v);
                widest = (int)widest_s;
                i_done = (int)((unsigned int)i_done + (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if ((long)all[i].high - all[i].low > (long)all[widest].high - all[widest].low)
            widest = i;
    }
#else
    for (int i = 1; i < n; i++)
        if ((long)all[i].high - all[i].low > (long)all[widest].high - all[widest].low)
            widest = i;
#endif
    return widest;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
