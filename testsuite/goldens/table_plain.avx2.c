/* vcc 0.1.0 wrote this from table_plain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 t[16] restrict | out i32 d[n] restrict */
static int table_plain_walk(const int *t, int x)
{
    int at = x & 15, sum = 0;
    for (int k = 0; k < 12; k++) {
        sum += t[at] & 0xff;
        at = (at * 5 + (t[at] & 3)) & 15;
        if (sum > 900)
            break;
    }
    return sum;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void table_plain(int n, const int *a, const int *restrict t, int *restrict d)
{
#ifdef VCC_VECTOR
    /* vcc: line 16: 32 lanes, then 8 masked, avx2 */
    int k_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(15);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t3_v = _mm256_set1_epi32(255);
        const __m256i t4_v = _mm256_set1_epi32(5);
        const __m256i t5_v = _mm256_set1_epi32(3);
        const __m256i t6_v = _mm256_set1_epi32(900);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 24));
            const __m256i at_v0 = _mm256_and_si256(a_v0, t_v);
            const __m256i at_v1 = _mm256_and_si256(a_v1, t_v);
            const __m256i at_v2 = _mm256_and_si256(a_v2, t_v);
            const __m256i at_v3 = _mm256_and_si256(a_v3, t_v);
            __m256i at2_v0 = at_v0;
            __m256i at2_v1 = at_v1;
            __m256i at2_v2 = at_v2;
            __m256i at2_v3 = at_v3;
            __m256i sum_v0 = t2_v;
            __m256i sum_v1 = t2_v;
            __m256i sum_v2 = t2_v;
            __m256i sum_v3 = t2_v;
            unsigned int k_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i sum2_v0 = t2_v;
            __m256i sum2_v1 = t2_v;
            __m256i sum2_v2 = t2_v;
            __m256i sum2_v3 = t2_v;
            int more;
            do {
                __asm__("" : "+v"(at2_v0));
                __asm__("" : "+v"(at2_v1));
                __asm__("" : "+v"(at2_v2));
                __asm__("" : "+v"(at2_v3));
                const __m256i t_v0 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, at2_v0, active_mask_v0, 4);
                const __m256i t_v1 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, at2_v1, active_mask_v1, 4);
                const __m256i t_v2 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, at2_v2, active_mask_v2, 4);
                const __m256i t_v3 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, at2_v3, active_mask_v3, 4);
                const __m256i t2_v0 = _mm256_and_si256(t_v0, t3_v);
                const __m256i t2_v1 = _mm256_and_si256(t_v1, t3_v);
                const __m256i t2_v2 = _mm256_and_si256(t_v2, t3_v);
                const __m256i t2_v3 = _mm256_and_si256(t_v3, t3_v);
                const __m256i sum3_v0 = _mm256_add_epi32(sum_v0, t2_v0);
                const __m256i sum3_v1 = _mm256_add_epi32(sum_v1, t2_v1);
                const __m256i sum3_v2 = _mm256_add_epi32(sum_v2, t2_v2);
                const __m256i sum3_v3 = _mm256_add_epi32(sum_v3, t2_v3);
                const __m256i t3_v0 = _mm256_mullo_epi32(at2_v0, t4_v);
                const __m256i t3_v1 = _mm256_mullo_epi32(at2_v1, t4_v);
                const __m256i t3_v2 = _mm256_mullo_epi32(at2_v2, t4_v);
                const __m256i t3_v3 = _mm256_mullo_epi32(at2_v3, t4_v);
                const __m256i t4_v0 = _mm256_and_si256(t_v0, t5_v);
                const __m256i t4_v1 = _mm256_and_si256(t_v1, t5_v);
                const __m256i t4_v2 = _mm256_and_si256(t_v2, t5_v);
                const __m256i t4_v3 = _mm256_and_si256(t_v3, t5_v);
                const __m256i t5_v0 = _mm256_add_epi32(t3_v0, t4_v0);
                const __m256i t5_v1 = _mm256_add_epi32(t3_v1, t4_v1);
                const __m256i t5_v2 = _mm256_add_epi32(t3_v2, t4_v2);
                const __m256i t5_v3 = _mm256_add_epi32(t3_v3, t4_v3);
                const __m256i at3_v0 = _mm256_and_si256(t5_v0, t_v);
                const __m256i at3_v1 = _mm256_and_si256(t5_v1, t_v);
                const __m256i at3_v2 = _mm256_and_si256(t5_v2, t_v);
                const __m256i at3_v3 = _mm256_and_si256(t5_v3, t_v);
                const __m256i mask_v0 = _mm256_cmpgt_epi32(sum3_v0, t6_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(sum3_v1, t6_v);
                const __m256i mask_v2 = _mm256_cmpgt_epi32(sum3_v2, t6_v);
                const __m256i mask_v3 = _mm256_cmpgt_epi32(sum3_v3, t6_v);
                const unsigned int t2 = k_s + 1u;
                const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                const __m256i mask2_v2 = _mm256_xor_si256(mask_v2, _mm256_set1_epi32(-1));
                const __m256i mask2_v3 = _mm256_xor_si256(mask_v3, _mm256_set1_epi32(-1));
                const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                const __m256i t6_v0 = _mm256_blendv_epi8(sum2_v0, sum3_v0, active_mask_v0);
                const __m256i t6_v1 = _mm256_blendv_epi8(sum2_v1, sum3_v1, active_mask_v1);
                const __m256i t6_v2 = _mm256_blendv_epi8(sum2_v2, sum3_v2, active_mask_v2);
                const __m256i t6_v3 = _mm256_blendv_epi8(sum2_v3, sum3_v3, active_mask_v3);
                const __m256i t14_v = _mm256_or_si256(mask3_v2, mask3_v3);
                const __m256i t15_v = _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), t14_v);
                const int t3 = _mm256_movemask_epi8(t15_v) != 0;
                more = t3 && (int)t2 < 12;
                at2_v0 = at3_v0;
                at2_v1 = at3_v1;
                at2_v2 = at3_v2;
                at2_v3 = at3_v3;
                sum_v0 = sum3_v0;
                sum_v1 = sum3_v1;
                sum_v2 = sum3_v2;
                sum_v3 = sum3_v3;
                k_s = t2;
                active_mask_v0 = mask3_v0;
                active_mask_v1 = mask3_v1;
                active_mask_v2 = mask3_v2;
                active_mask_v3 = mask3_v3;
                sum2_v0 = t6_v0;
                sum2_v1 = t6_v1;
                sum2_v2 = t6_v2;
                sum2_v3 = t6_v3;
            } while (more);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), sum2_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), sum2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), sum2_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), sum2_v3);
        }
        const __m256i t7_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t8_v = _mm256_set1_epi32(15);
        const __m256i t9_v = _mm256_set1_epi32(0);
        const __m256i t10_v = _mm256_set1_epi32(255);
        const __m256i t11_v = _mm256_set1_epi32(5);
        const __m256i t12_v = _mm256_set1_epi32(3);
        const __m256i t13_v = _mm256_set1_epi32(900);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t16_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t16_v, t7_v);
            const __m256i a_v =
                _mm256_maskload_epi32((const int *)(const void *)(a + k2), active_mask_v);
            __m256i at_v = _mm256_and_si256(a_v, t8_v);
            __m256i sum_v = t9_v;
            unsigned int k_s2 = 0u;
            __m256i active_mask2_v = active_mask_v;
            __m256i sum2_v = t9_v;
            int more2;
            do {
                __asm__("" : "+v"(at_v));
                const __m256i t17_v =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, at_v, active_mask2_v, 4);
                const __m256i sum3_v = _mm256_add_epi32(sum_v, _mm256_and_si256(t17_v, t10_v));
                const __m256i t18_v = _mm256_and_si256(t17_v, t12_v);
                const __m256i t19_v = _mm256_add_epi32(_mm256_mullo_epi32(at_v, t11_v), t18_v);
                const unsigned int t4 = k_s2 + 1u;
                const __m256i mask2_v = _mm256_cmpgt_epi32(sum3_v, t13_v);
                const __m256i mask3_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i mask4_v = _mm256_and_si256(active_mask2_v, mask3_v);
                more2 = _mm256_movemask_epi8(mask4_v) != 0 && (int)t4 < 12;
                const __m256i sum_next = _mm256_blendv_epi8(sum2_v, sum3_v, active_mask2_v);
                at_v = _mm256_and_si256(t19_v, t8_v);
                sum_v = sum3_v;
                k_s2 = t4;
                active_mask2_v = mask4_v;
                sum2_v = sum_next;
            } while (more2);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, sum2_v);
        }
        k_done = n;
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = table_plain_walk(t, a[k]);
    }
#else
    for (int k = 0; k < n; k++)
        d[k] = table_plain_walk(t, a[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
