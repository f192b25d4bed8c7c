/* vcc 0.1.0 wrote this from collatz_plain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | out i32 d[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void collatz_plain(int n, const unsigned *a, int *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes, then 8 masked, avx2; runs if a and d do not overlap */
    int k_done = 0;
    if (n >= 4
        && ((unsigned long)a + (unsigned long)n * 4 <= (unsigned long)d
        || (unsigned long)d + (unsigned long)n * 4 <= (unsigned long)a)) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t_v = _mm256_set1_epi32(1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(3);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 24));
            __m256i x_v0 = a_v0;
            __m256i x_v1 = a_v1;
            __m256i x_v2 = a_v2;
            __m256i x_v3 = a_v3;
            unsigned int steps_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i d_new_v0 = t2_v;
            __m256i d_new_v1 = t2_v;
            __m256i d_new_v2 = t2_v;
            __m256i d_new_v3 = t2_v;
            int more;
            do {
                const __m256i t8_v = _mm256_xor_si256(x_v0, _mm256_set1_epi32(-2147483648));
                const __m256i t9_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                const __m256i t10_v = _mm256_xor_si256(x_v1, _mm256_set1_epi32(-2147483648));
                const __m256i t11_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                const __m256i t12_v = _mm256_xor_si256(x_v2, _mm256_set1_epi32(-2147483648));
                const __m256i t13_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                const __m256i t14_v = _mm256_xor_si256(x_v3, _mm256_set1_epi32(-2147483648));
                const __m256i t15_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(t8_v, t9_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(t10_v, t11_v);
                const __m256i mask_v2 = _mm256_cmpgt_epi32(t12_v, t13_v);
                const __m256i mask_v3 = _mm256_cmpgt_epi32(t14_v, t15_v);
                const __m256i mask2_v = _mm256_set1_epi32((int)((int)steps_s < 200 ? -1 : 0));
                const __m256i mask2_v0 = _mm256_and_si256(mask_v0, mask2_v);
                const __m256i mask2_v1 = _mm256_and_si256(mask_v1, mask2_v);
                const __m256i mask2_v2 = _mm256_and_si256(mask_v2, mask2_v);
                const __m256i mask2_v3 = _mm256_and_si256(mask_v3, mask2_v);
                const __m256i t_v0 = _mm256_and_si256(x_v0, t_v);
                const __m256i t_v1 = _mm256_and_si256(x_v1, t_v);
                const __m256i t_v2 = _mm256_and_si256(x_v2, t_v);
                const __m256i t_v3 = _mm256_and_si256(x_v3, t_v);
                const __m256i mask3_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t_v0, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask3_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t_v1, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask3_v2 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t_v2, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask3_v3 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t_v3, t2_v), _mm256_set1_epi32(-1));
                const __m256i t2_v0 = _mm256_srli_epi32(x_v0, 1);
                const __m256i t2_v1 = _mm256_srli_epi32(x_v1, 1);
                const __m256i t2_v2 = _mm256_srli_epi32(x_v2, 1);
                const __m256i t2_v3 = _mm256_srli_epi32(x_v3, 1);
                const __m256i t3_v0 = _mm256_mullo_epi32(t3_v, x_v0);
                const __m256i t3_v1 = _mm256_mullo_epi32(t3_v, x_v1);
                const __m256i t3_v2 = _mm256_mullo_epi32(t3_v, x_v2);
                const __m256i t3_v3 = _mm256_mullo_epi32(t3_v, x_v3);
                const __m256i t4_v0 = _mm256_add_epi32(t3_v0, t_v);
                const __m256i t4_v1 = _mm256_add_epi32(t3_v1, t_v);
                const __m256i t4_v2 = _mm256_add_epi32(t3_v2, t_v);
                const __m256i t4_v3 = _mm256_add_epi32(t3_v3, t_v);
                const __m256i t5_v0 = _mm256_blendv_epi8(t2_v0, t4_v0, mask3_v0);
                const __m256i t5_v1 = _mm256_blendv_epi8(t2_v1, t4_v1, mask3_v1);
                const __m256i t5_v2 = _mm256_blendv_epi8(t2_v2, t4_v2, mask3_v2);
                const __m256i t5_v3 = _mm256_blendv_epi8(t2_v3, t4_v3, mask3_v3);
                const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                const __m256i mask4_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                const __m256i mask4_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                const __m256i t16_v = _mm256_set1_epi32((int)steps_s);
                const __m256i t6_v0 = _mm256_blendv_epi8(d_new_v0, t16_v, active_mask_v0);
                const __m256i t6_v1 = _mm256_blendv_epi8(d_new_v1, t16_v, active_mask_v1);
                const __m256i t6_v2 = _mm256_blendv_epi8(d_new_v2, t16_v, active_mask_v2);
                const __m256i t6_v3 = _mm256_blendv_epi8(d_new_v3, t16_v, active_mask_v3);
                const __m256i t17_v = _mm256_or_si256(mask4_v2, mask4_v3);
                const __m256i t18_v = _mm256_or_si256(_mm256_or_si256(mask4_v0, mask4_v1), t17_v);
                const int t = _mm256_movemask_epi8(t18_v) != 0;
                more = t;
                x_v0 = t5_v0;
                x_v1 = t5_v1;
                x_v2 = t5_v2;
                x_v3 = t5_v3;
                steps_s = steps_s + 1u;
                active_mask_v0 = mask4_v0;
                active_mask_v1 = mask4_v1;
                active_mask_v2 = mask4_v2;
                active_mask_v3 = mask4_v3;
                d_new_v0 = t6_v0;
                d_new_v1 = t6_v1;
                d_new_v2 = t6_v2;
                d_new_v3 = t6_v3;
            } while (more);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
        }
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t5_v = _mm256_set1_epi32(1);
        const __m256i t6_v = _mm256_set1_epi32(0);
        const __m256i t7_v = _mm256_set1_epi32(3);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t19_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t19_v, t4_v);
            const __m256i a_v =
                _mm256_maskload_epi32((const int *)(const void *)(a + k2), active_mask_v);
            __m256i x_v = a_v;
            unsigned int steps_s2 = 0u;
            __m256i active_mask2_v = active_mask_v;
            __m256i d_new_v = t6_v;
            int more2;
            do {
                const __m256i t20_v = _mm256_xor_si256(x_v, _mm256_set1_epi32(-2147483648));
                const __m256i t21_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask3_v = _mm256_cmpgt_epi32(t20_v, t21_v);
                const __m256i mask4_v = _mm256_set1_epi32((int)((int)steps_s2 < 200 ? -1 : 0));
                const __m256i t22_v = _mm256_and_si256(x_v, t5_v);
                const __m256i mask5_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t22_v, t6_v), _mm256_set1_epi32(-1));
                const __m256i t23_v = _mm256_add_epi32(_mm256_mullo_epi32(t7_v, x_v), t5_v);
                const __m256i mask6_v = _mm256_and_si256(mask3_v, mask4_v);
                const __m256i mask7_v = _mm256_and_si256(active_mask2_v, mask6_v);
                const __m256i t24_v = _mm256_set1_epi32((int)steps_s2);
                more2 = _mm256_movemask_epi8(mask7_v) != 0;
                const __m256i d_new_next = _mm256_blendv_epi8(d_new_v, t24_v, active_mask2_v);
                x_v = _mm256_blendv_epi8(_mm256_srli_epi32(x_v, 1), t23_v, mask5_v);
                steps_s2 = steps_s2 + 1u;
                active_mask2_v = mask7_v;
                d_new_v = d_new_next;
            } while (more2);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, d_new_v);
        }
        k_done = n;
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (int k = 0; k < n; k++)
#endif
 {
        unsigned x = a[k];
        int steps = 0;
        while (x > 1 && steps < 200) {
            if (x & 1)
                x = 3 * x + 1;
            else
                x >>= 1;
            steps++;
        }
        d[k] = steps;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
