/* vcc 0.1.0 wrote this from types_plain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float t[16] | out i32 d[n] restrict | inout u32 e[n] */
/* Loads of `float`s that come before stores of `int`s read none of them. */
static int types_plain_place(const float *t, float x)
{
    int low = 0, high = 16;
    while (low < high) {
        int middle = (low + high) / 2;
        if (t[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void types_plain(int n, const float *x, const float *t, int *d, unsigned *e)
{
#ifdef VCC_VECTOR
    /* vcc: line 18: 32 lanes, then 8 masked, avx2; runs if d and e do not overlap */
    int k_done = 0;
    if (n >= 4
        && ((unsigned long)d + (unsigned long)n * 4 <= (unsigned long)e
        || (unsigned long)e + (unsigned long)n * 4 <= (unsigned long)d)) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(16);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t3_v = _mm256_set1_epi32(1);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k2);
            const __m256 x_v1 = _mm256_loadu_ps(x + k2 + 8);
            const __m256 x_v2 = _mm256_loadu_ps(x + k2 + 16);
            const __m256 x_v3 = _mm256_loadu_ps(x + k2 + 24);
            __m256i low_v0 = t_v;
            __m256i low_v1 = t_v;
            __m256i low_v2 = t_v;
            __m256i low_v3 = t_v;
            __m256i high_v0 = t2_v;
            __m256i high_v1 = t2_v;
            __m256i high_v2 = t2_v;
            __m256i high_v3 = t2_v;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i low2_v0 = t_v;
            __m256i low2_v1 = t_v;
            __m256i low2_v2 = t_v;
            __m256i low2_v3 = t_v;
            int more;
            do {
                const __m256i t_v0 = _mm256_add_epi32(low_v0, high_v0);
                const __m256i t_v1 = _mm256_add_epi32(low_v1, high_v1);
                const __m256i t_v2 = _mm256_add_epi32(low_v2, high_v2);
                const __m256i t_v3 = _mm256_add_epi32(low_v3, high_v3);
                const __m256i t2_v0 = _mm256_srai_epi32(t_v0, 31);
                const __m256i t2_v1 = _mm256_srai_epi32(t_v1, 31);
                const __m256i t2_v2 = _mm256_srai_epi32(t_v2, 31);
                const __m256i t2_v3 = _mm256_srai_epi32(t_v3, 31);
                const __m256i t3_v0 = _mm256_srli_epi32(t2_v0, 31);
                const __m256i t3_v1 = _mm256_srli_epi32(t2_v1, 31);
                const __m256i t3_v2 = _mm256_srli_epi32(t2_v2, 31);
                const __m256i t3_v3 = _mm256_srli_epi32(t2_v3, 31);
                const __m256i t4_v0 = _mm256_add_epi32(t_v0, t3_v0);
                const __m256i t4_v1 = _mm256_add_epi32(t_v1, t3_v1);
                const __m256i t4_v2 = _mm256_add_epi32(t_v2, t3_v2);
                const __m256i t4_v3 = _mm256_add_epi32(t_v3, t3_v3);
                __m256i middle_v0 = _mm256_srai_epi32(t4_v0, 1);
                __m256i middle_v1 = _mm256_srai_epi32(t4_v1, 1);
                __m256i middle_v2 = _mm256_srai_epi32(t4_v2, 1);
                __m256i middle_v3 = _mm256_srai_epi32(t4_v3, 1);
                __asm__("" : "+v"(middle_v0));
                __asm__("" : "+v"(middle_v1));
                __asm__("" : "+v"(middle_v2));
                __asm__("" : "+v"(middle_v3));
                const __m256 t5_v0 =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), t, middle_v0,
                    _mm256_castsi256_ps(active_mask_v0), 4);
                const __m256 t5_v1 =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), t, middle_v1,
                    _mm256_castsi256_ps(active_mask_v1), 4);
                const __m256 t5_v2 =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), t, middle_v2,
                    _mm256_castsi256_ps(active_mask_v2), 4);
                const __m256 t5_v3 =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), t, middle_v3,
                    _mm256_castsi256_ps(active_mask_v3), 4);
                const __m256 x_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(x_v0)));
                const __m256 x_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(x_v1)));
                const __m256 x_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                    _mm256_castps_si256(x_v2)));
                const __m256 x_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                    _mm256_castps_si256(x_v3)));
                const __m256i mask_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(t5_v0, x_on_v0, _CMP_LT_OS));
                const __m256i mask_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(t5_v1, x_on_v1, _CMP_LT_OS));
                const __m256i mask_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(t5_v2, x_on_v2, _CMP_LT_OS));
                const __m256i mask_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(t5_v3, x_on_v3, _CMP_LT_OS));
                const __m256i low3_v0 = _mm256_add_epi32(middle_v0, t3_v);
                const __m256i low3_v1 = _mm256_add_epi32(middle_v1, t3_v);
                const __m256i low3_v2 = _mm256_add_epi32(middle_v2, t3_v);
                const __m256i low3_v3 = _mm256_add_epi32(middle_v3, t3_v);
                const __m256i low4_v0 = _mm256_blendv_epi8(low_v0, low3_v0, mask_v0);
                const __m256i low4_v1 = _mm256_blendv_epi8(low_v1, low3_v1, mask_v1);
                const __m256i low4_v2 = _mm256_blendv_epi8(low_v2, low3_v2, mask_v2);
                const __m256i low4_v3 = _mm256_blendv_epi8(low_v3, low3_v3, mask_v3);
                const __m256i high2_v0 = _mm256_blendv_epi8(middle_v0, high_v0, mask_v0);
                const __m256i high2_v1 = _mm256_blendv_epi8(middle_v1, high_v1, mask_v1);
                const __m256i high2_v2 = _mm256_blendv_epi8(middle_v2, high_v2, mask_v2);
                const __m256i high2_v3 = _mm256_blendv_epi8(middle_v3, high_v3, mask_v3);
                const __m256i mask2_v0 = _mm256_cmpgt_epi32(high2_v0, low4_v0);
                const __m256i mask2_v1 = _mm256_cmpgt_epi32(high2_v1, low4_v1);
                const __m256i mask2_v2 = _mm256_cmpgt_epi32(high2_v2, low4_v2);
                const __m256i mask2_v3 = _mm256_cmpgt_epi32(high2_v3, low4_v3);
                const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                const __m256i t6_v0 = _mm256_blendv_epi8(low2_v0, low4_v0, active_mask_v0);
                const __m256i t6_v1 = _mm256_blendv_epi8(low2_v1, low4_v1, active_mask_v1);
                const __m256i t6_v2 = _mm256_blendv_epi8(low2_v2, low4_v2, active_mask_v2);
                const __m256i t6_v3 = _mm256_blendv_epi8(low2_v3, low4_v3, active_mask_v3);
                const __m256i t8_v = _mm256_or_si256(mask3_v2, mask3_v3);
                const __m256i t9_v = _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), t8_v);
                const int t2 = _mm256_movemask_epi8(t9_v) != 0;
                more = t2;
                low_v0 = low4_v0;
                low_v1 = low4_v1;
                low_v2 = low4_v2;
                low_v3 = low4_v3;
                high_v0 = high2_v0;
                high_v1 = high2_v1;
                high_v2 = high2_v2;
                high_v3 = high2_v3;
                active_mask_v0 = mask3_v0;
                active_mask_v1 = mask3_v1;
                active_mask_v2 = mask3_v2;
                active_mask_v3 = mask3_v3;
                low2_v0 = t6_v0;
                low2_v1 = t6_v1;
                low2_v2 = t6_v2;
                low2_v3 = t6_v3;
            } while (more);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), low2_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), low2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), low2_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), low2_v3);
            const __m256i e_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(e + k2));
            const __m256i e_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(e + k2 + 8));
            const __m256i e_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(e + k2 + 16));
            const __m256i e_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(e + k2 + 24));
            const __m256i e_new_v0 = _mm256_add_epi32(e_v0, low2_v0);
            const __m256i e_new_v1 = _mm256_add_epi32(e_v1, low2_v1);
            const __m256i e_new_v2 = _mm256_add_epi32(e_v2, low2_v2);
            const __m256i e_new_v3 = _mm256_add_epi32(e_v3, low2_v3);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2), e_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 8), e_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 16), e_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 24), e_new_v3);
        }
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t5_v = _mm256_set1_epi32(0);
        const __m256i t6_v = _mm256_set1_epi32(16);
        const __m256i t7_v = _mm256_set1_epi32(1);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t10_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t10_v, t4_v);
            const __m256 x_v = _mm256_maskload_ps(x + k2, active_mask_v);
            __m256i low_v = t5_v;
            __m256i high_v = t6_v;
            __m256i active_mask2_v = active_mask_v;
            __m256i low2_v = t5_v;
            int more2;
            do {
                const __m256i t11_v = _mm256_add_epi32(low_v, high_v);
                const __m256i t12_v = _mm256_srli_epi32(_mm256_srai_epi32(t11_v, 31), 31);
                __m256i middle_v = _mm256_srai_epi32(_mm256_add_epi32(t11_v, t12_v), 1);
                __asm__("" : "+v"(middle_v));
                const __m256 t13_v =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), t, middle_v,
                    _mm256_castsi256_ps(active_mask2_v), 4);
                const __m256 x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v, _mm256_castps_si256(x_v)));
                const __m256i mask2_v =
                    _mm256_castps_si256(_mm256_cmp_ps(t13_v, x_on_v, _CMP_LT_OS));
                const __m256i low3_v = _mm256_add_epi32(middle_v, t7_v);
                const __m256i low4_v = _mm256_blendv_epi8(low_v, low3_v, mask2_v);
                const __m256i high2_v = _mm256_blendv_epi8(middle_v, high_v, mask2_v);
                const __m256i mask3_v = _mm256_cmpgt_epi32(high2_v, low4_v);
                const __m256i mask4_v = _mm256_and_si256(active_mask2_v, mask3_v);
                more2 = _mm256_movemask_epi8(mask4_v) != 0;
                const __m256i low_next = _mm256_blendv_epi8(low2_v, low4_v, active_mask2_v);
                low_v = low4_v;
                high_v = high2_v;
                active_mask2_v = mask4_v;
                low2_v = low_next;
            } while (more2);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, low2_v);
            const __m256i e_v =
                _mm256_maskload_epi32((const int *)(const void *)(e + k2), active_mask_v);
            const __m256i e_new_v = _mm256_add_epi32(e_v, low2_v);
            _mm256_maskstore_epi32((int *)(void *)(e + k2), active_mask_v, e_new_v);
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
        int place = types_plain_place(t, x[k]);
        d[k] = place;
        e[k] += (unsigned)place;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
