/* vcc 0.1.0 wrote this from sum_of_calls.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | -> int */
#pragma simd declare
static int sum_of_calls_lane(int x)
{
    int bits = 0;
    while (x) {
        x &= x - 1;
        bits++;
    }
    return bits;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int sum_of_calls(int n, const int *a)
{
    int sum = 3, k;
#ifdef VCC_VECTOR
    /* vcc: line 17: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(1);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        __m256i sum_v2 = t_v;
        __m256i sum_v3 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 24));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v0, t_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v1, t_v), _mm256_set1_epi32(-1));
            const __m256i mask_v2 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v2, t_v), _mm256_set1_epi32(-1));
            const __m256i mask_v3 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v3, t_v), _mm256_set1_epi32(-1));
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256i bits_v0 = t_v;
            __m256i bits_v1 = t_v;
            __m256i bits_v2 = t_v;
            __m256i bits_v3 = t_v;
            if (any) {
                __m256i x_v0 = a_v0;
                __m256i x_v1 = a_v1;
                __m256i x_v2 = a_v2;
                __m256i x_v3 = a_v3;
                unsigned int bits_s = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256i bits3_v0 = t_v;
                __m256i bits3_v1 = t_v;
                __m256i bits3_v2 = t_v;
                __m256i bits3_v3 = t_v;
                int more;
                do {
                    const __m256i t_v0 = _mm256_sub_epi32(x_v0, t2_v);
                    const __m256i t_v1 = _mm256_sub_epi32(x_v1, t2_v);
                    const __m256i t_v2 = _mm256_sub_epi32(x_v2, t2_v);
                    const __m256i t_v3 = _mm256_sub_epi32(x_v3, t2_v);
                    const __m256i x2_v0 = _mm256_and_si256(x_v0, t_v0);
                    const __m256i x2_v1 = _mm256_and_si256(x_v1, t_v1);
                    const __m256i x2_v2 = _mm256_and_si256(x_v2, t_v2);
                    const __m256i x2_v3 = _mm256_and_si256(x_v3, t_v3);
                    const unsigned int t = bits_s + 1u;
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(x2_v0, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(x2_v1, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v2 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(x2_v2, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v3 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(x2_v3, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                    const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                    const __m256i bits_v = _mm256_set1_epi32((int)t);
                    const __m256i t2_v0 = _mm256_blendv_epi8(bits3_v0, bits_v, active_mask_v0);
                    const __m256i t2_v1 = _mm256_blendv_epi8(bits3_v1, bits_v, active_mask_v1);
                    const __m256i t2_v2 = _mm256_blendv_epi8(bits3_v2, bits_v, active_mask_v2);
                    const __m256i t2_v3 = _mm256_blendv_epi8(bits3_v3, bits_v, active_mask_v3);
                    const __m256i t5_v = _mm256_or_si256(mask3_v2, mask3_v3);
                    const __m256i t6_v = _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), t5_v);
                    const int t2 = _mm256_movemask_epi8(t6_v) != 0;
                    more = t2;
                    x_v0 = x2_v0;
                    x_v1 = x2_v1;
                    x_v2 = x2_v2;
                    x_v3 = x2_v3;
                    bits_s = t;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    bits3_v0 = t2_v0;
                    bits3_v1 = t2_v1;
                    bits3_v2 = t2_v2;
                    bits3_v3 = t2_v3;
                } while (more);
                bits_v0 = bits3_v0;
                bits_v1 = bits3_v1;
                bits_v2 = bits3_v2;
                bits_v3 = bits3_v3;
            }
            const __m256i bits2_v0 = _mm256_and_si256(mask_v0, bits_v0);
            const __m256i bits2_v1 = _mm256_and_si256(mask_v1, bits_v1);
            const __m256i bits2_v2 = _mm256_and_si256(mask_v2, bits_v2);
            const __m256i bits2_v3 = _mm256_and_si256(mask_v3, bits_v3);
            const __m256i sum2_v0 = _mm256_add_epi32(sum_v0, bits2_v0);
            const __m256i sum2_v1 = _mm256_add_epi32(sum_v1, bits2_v1);
            const __m256i sum2_v2 = _mm256_add_epi32(sum_v2, bits2_v2);
            const __m256i sum2_v3 = _mm256_add_epi32(sum_v3, bits2_v3);
            sum_v0 = sum2_v0;
            sum_v1 = sum2_v1;
            sum_v2 = sum2_v2;
            sum_v3 = sum2_v3;
        }
        __m256i t3_v = _mm256_set1_epi32(0);
        const __m256i t4_v = _mm256_set1_epi32(1);
        __m256i sum_v = t3_v;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v, t3_v), _mm256_set1_epi32(-1));
            __m256i bits2_v = t3_v;
            if (_mm256_movemask_epi8(mask_v) != 0) {
                __m256i x_v = a_v;
                unsigned int bits_s2 = 0u;
                __m256i active_mask_v = mask_v;
                __m256i bits3_v = t3_v;
                int more2;
                do {
                    const __m256i x2_v = _mm256_and_si256(x_v, _mm256_sub_epi32(x_v, t4_v));
                    const unsigned int t3 = bits_s2 + 1u;
                    const __m256i mask2_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(x2_v, t3_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
                    const __m256i bits4_v = _mm256_set1_epi32((int)t3);
                    more2 = _mm256_movemask_epi8(mask3_v) != 0;
                    const __m256i bits_next = _mm256_blendv_epi8(bits3_v, bits4_v, active_mask_v);
                    x_v = x2_v;
                    bits_s2 = t3;
                    active_mask_v = mask3_v;
                    bits3_v = bits_next;
                } while (more2);
                bits2_v = bits3_v;
            }
            sum_v = _mm256_add_epi32(sum_v, _mm256_and_si256(mask_v, bits2_v));
        }
        {
            const __m256i sum2_v = _mm256_add_epi32(sum_v2, sum_v3);
            const __m256i sum3_v = _mm256_add_epi32(_mm256_add_epi32(sum_v0, sum_v1), sum2_v);
            const __m128i sum4_v = _mm256_extracti128_si256(sum3_v, 1);
            const __m128i sum5_v = _mm_add_epi32(_mm256_castsi256_si128(sum3_v), sum4_v);
            const __m128i sum6_v = _mm_add_epi32(sum5_v, _mm_srli_si128(sum5_v, 8));
            const __m128i sum7_v = _mm_add_epi32(sum6_v, _mm_srli_si128(sum6_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum7_v);
            const __m128i sum8_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum9_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum8_v);
            const __m128i sum10_v = _mm_add_epi32(sum9_v, _mm_srli_si128(sum9_v, 8));
            const __m128i sum11_v = _mm_add_epi32(sum10_v, _mm_srli_si128(sum10_v, 4));
            const unsigned int sum_s2 = (unsigned int)_mm_cvtsi128_si32(sum11_v);
            sum = (int)((unsigned int)sum + sum_s + sum_s2);
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        sum += sum_of_calls_lane(a[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        sum += sum_of_calls_lane(a[k]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
