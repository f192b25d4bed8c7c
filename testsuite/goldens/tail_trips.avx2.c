/* vcc 0.1.0 wrote this from tail_trips.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 length[n] | make length = (length[i] & 7) + 1 | in i32 a[8*n] | out i32 y[n] restrict */
/* Each lane does its own number of rows; lanes that are none do none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tail_trips(int n, const int *length, const int *a, int *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8 masked, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set1_epi32(5);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256i sum_v0 = t_v;
            __m256i sum_v1 = t_v;
            __m256i sum_v2 = t_v;
            __m256i sum_v3 = t_v;
            unsigned int k_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i sum2_v0 = t_v;
            __m256i sum2_v1 = t_v;
            __m256i sum2_v2 = t_v;
            __m256i sum2_v3 = t_v;
            int more;
            do {
                const __m256i length_v0 =
                    _mm256_maskload_epi32((const int *)(const void *)(length + k2), active_mask_v0);
                const __m256i length_v1 =
                    _mm256_maskload_epi32((const int *)(const void *)(length + k2 + 8),
                    active_mask_v1);
                const __m256i length_v2 =
                    _mm256_maskload_epi32((const int *)(const void *)(length + k2 + 16),
                    active_mask_v2);
                const __m256i length_v3 =
                    _mm256_maskload_epi32((const int *)(const void *)(length + k2 + 24),
                    active_mask_v3);
                const __m256i t6_v = _mm256_set1_epi32((int)k_s);
                const __m256i mask_v0 = _mm256_cmpgt_epi32(length_v0, t6_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(length_v1, t6_v);
                const __m256i mask_v2 = _mm256_cmpgt_epi32(length_v2, t6_v);
                const __m256i mask_v3 = _mm256_cmpgt_epi32(length_v3, t6_v);
                const __m256i t_v0 = _mm256_mullo_epi32(sum_v0, t2_v);
                const __m256i t_v1 = _mm256_mullo_epi32(sum_v1, t2_v);
                const __m256i t_v2 = _mm256_mullo_epi32(sum_v2, t2_v);
                const __m256i t_v3 = _mm256_mullo_epi32(sum_v3, t2_v);
                const int *const a_s = a + (long)((unsigned long)(int)(k_s * (unsigned int)n) + k2);
                const __m256i mask2_v0 = _mm256_and_si256(active_mask_v0, mask_v0);
                const __m256i mask2_v1 = _mm256_and_si256(active_mask_v1, mask_v1);
                const __m256i mask2_v2 = _mm256_and_si256(active_mask_v2, mask_v2);
                const __m256i mask2_v3 = _mm256_and_si256(active_mask_v3, mask_v3);
                const __m256i a_v0 =
                    _mm256_maskload_epi32((const int *)(const void *)a_s, mask2_v0);
                const __m256i a_v1 =
                    _mm256_maskload_epi32((const int *)(const void *)(a_s + 8), mask2_v1);
                const __m256i a_v2 =
                    _mm256_maskload_epi32((const int *)(const void *)(a_s + 16), mask2_v2);
                const __m256i a_v3 =
                    _mm256_maskload_epi32((const int *)(const void *)(a_s + 24), mask2_v3);
                const __m256i t2_v0 = _mm256_add_epi32(t_v0, a_v0);
                const __m256i t2_v1 = _mm256_add_epi32(t_v1, a_v1);
                const __m256i t2_v2 = _mm256_add_epi32(t_v2, a_v2);
                const __m256i t2_v3 = _mm256_add_epi32(t_v3, a_v3);
                const __m256i t3_v0 = _mm256_blendv_epi8(sum2_v0, sum_v0, active_mask_v0);
                const __m256i t3_v1 = _mm256_blendv_epi8(sum2_v1, sum_v1, active_mask_v1);
                const __m256i t3_v2 = _mm256_blendv_epi8(sum2_v2, sum_v2, active_mask_v2);
                const __m256i t3_v3 = _mm256_blendv_epi8(sum2_v3, sum_v3, active_mask_v3);
                const __m256i t7_v = _mm256_or_si256(mask2_v2, mask2_v3);
                const __m256i t8_v = _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), t7_v);
                const int t = _mm256_movemask_epi8(t8_v) != 0;
                more = t;
                sum_v0 = t2_v0;
                sum_v1 = t2_v1;
                sum_v2 = t2_v2;
                sum_v3 = t2_v3;
                k_s = k_s + 1u;
                active_mask_v0 = mask2_v0;
                active_mask_v1 = mask2_v1;
                active_mask_v2 = mask2_v2;
                active_mask_v3 = mask2_v3;
                sum2_v0 = t3_v0;
                sum2_v1 = t3_v1;
                sum2_v2 = t3_v2;
                sum2_v3 = t3_v3;
            } while (more);
            const __m256i y_new_v0 = _mm256_srli_epi32(sum2_v0, 1);
            const __m256i y_new_v1 = _mm256_srli_epi32(sum2_v1, 1);
            const __m256i y_new_v2 = _mm256_srli_epi32(sum2_v2, 1);
            const __m256i y_new_v3 = _mm256_srli_epi32(sum2_v3, 1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 8), y_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 16), y_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 24), y_new_v3);
        }
        const __m256i t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t4_v = _mm256_set1_epi32(0);
        const __m256i t5_v = _mm256_set1_epi32(5);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t9_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t9_v, t3_v);
            __m256i sum_v = t4_v;
            unsigned int k_s2 = 0u;
            __m256i active_mask2_v = active_mask_v;
            __m256i sum2_v = t4_v;
            int more2;
            do {
                const __m256i length_v =
                    _mm256_maskload_epi32((const int *)(const void *)(length + k2), active_mask2_v);
                const __m256i mask2_v = _mm256_cmpgt_epi32(length_v, _mm256_set1_epi32((int)k_s2));
                const __m256i mask3_v = _mm256_and_si256(active_mask2_v, mask2_v);
                const __m256i a_v =
                    _mm256_maskload_epi32((const int *)(const void *)(a + (long)((unsigned long)(int)(k_s2 * (unsigned int)n) + k2)),
                    mask3_v);
                more2 = _mm256_movemask_epi8(mask3_v) != 0;
                const __m256i sum_next = _mm256_blendv_epi8(sum2_v, sum_v, active_mask2_v);
                sum_v = _mm256_add_epi32(_mm256_mullo_epi32(sum_v, t5_v), a_v);
                k_s2 = k_s2 + 1u;
                active_mask2_v = mask3_v;
                sum2_v = sum_next;
            } while (more2);
            const __m256i y_new_v = _mm256_srli_epi32(sum2_v, 1);
            _mm256_maskstore_epi32((int *)(void *)(y + k2), active_mask_v, y_new_v);
        }
        j_done = n;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        unsigned sum = 0;
        for (int k = 0; k < length[j]; k++)
            sum = sum * 5 + (unsigned)a[k * n + j];
        y[j] = (int)(sum >> 1);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
