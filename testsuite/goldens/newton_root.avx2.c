/* vcc 0.1.0 wrote this from newton_root.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n] | out float d[n] restrict */
#pragma simd declare
static float newton_root_lane(float x)
{
    float y = 1.0f;
    int i = 0;
    if (!(x > 0.0f))
        return 0.0f;
    do {
        float last = y;
        y = 0.5f * (y + x / y);
        if (y == last)
            break;
    } while (++i < 30);
    return y;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void newton_root(int n, const float *a, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 22: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 a_v0 = _mm256_loadu_ps(a + k2);
            const __m256 a_v1 = _mm256_loadu_ps(a + k2 + 8);
            const __m256 a_v2 = _mm256_loadu_ps(a + k2 + 16);
            const __m256 a_v3 = _mm256_loadu_ps(a + k2 + 24);
            const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(a_v0, t_v, _CMP_GT_OS));
            const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(a_v1, t_v, _CMP_GT_OS));
            const __m256i mask_v2 = _mm256_castps_si256(_mm256_cmp_ps(a_v2, t_v, _CMP_GT_OS));
            const __m256i mask_v3 = _mm256_castps_si256(_mm256_cmp_ps(a_v3, t_v, _CMP_GT_OS));
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256 d_new_v0 = t_v;
            __m256 d_new_v1 = t_v;
            __m256 d_new_v2 = t_v;
            __m256 d_new_v3 = t_v;
            if (any) {
                __m256 y_v0 = t2_v;
                __m256 y_v1 = t2_v;
                __m256 y_v2 = t2_v;
                __m256 y_v3 = t2_v;
                unsigned int i_s = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256 y2_v0 = t_v;
                __m256 y2_v1 = t_v;
                __m256 y2_v2 = t_v;
                __m256 y2_v3 = t_v;
                int more;
                do {
                    const __m256 a_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(a_v0)));
                    const __m256 a_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(a_v1)));
                    const __m256 a_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                        _mm256_castps_si256(a_v2)));
                    const __m256 a_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                        _mm256_castps_si256(a_v3)));
                    const __m256 y_on_v0 =
                        _mm256_blendv_ps(t2_v, y_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 y_on_v1 =
                        _mm256_blendv_ps(t2_v, y_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 y_on_v2 =
                        _mm256_blendv_ps(t2_v, y_v2, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 y_on_v3 =
                        _mm256_blendv_ps(t2_v, y_v3, _mm256_castsi256_ps(active_mask_v3));
                    const __m256 t2_v0 = _mm256_div_ps(a_on_v0, y_on_v0);
                    const __m256 t2_v1 = _mm256_div_ps(a_on_v1, y_on_v1);
                    const __m256 t2_v2 = _mm256_div_ps(a_on_v2, y_on_v2);
                    const __m256 t2_v3 = _mm256_div_ps(a_on_v3, y_on_v3);
                    const __m256 y_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(y_v0)));
                    const __m256 y_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(y_v1)));
                    const __m256 y_on2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                        _mm256_castps_si256(y_v2)));
                    const __m256 y_on2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                        _mm256_castps_si256(y_v3)));
                    const __m256 t3_v0 = _mm256_add_ps(y_on2_v0, t2_v0);
                    const __m256 t3_v1 = _mm256_add_ps(y_on2_v1, t2_v1);
                    const __m256 t3_v2 = _mm256_add_ps(y_on2_v2, t2_v2);
                    const __m256 t3_v3 = _mm256_add_ps(y_on2_v3, t2_v3);
                    const __m256 y3_v0 = _mm256_mul_ps(t3_v, t3_v0);
                    const __m256 y3_v1 = _mm256_mul_ps(t3_v, t3_v1);
                    const __m256 y3_v2 = _mm256_mul_ps(t3_v, t3_v2);
                    const __m256 y3_v3 = _mm256_mul_ps(t3_v, t3_v3);
                    const __m256i mask2_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(y3_v0, y_on2_v0, _CMP_EQ_OQ));
                    const __m256i mask2_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(y3_v1, y_on2_v1, _CMP_EQ_OQ));
                    const __m256i mask2_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(y3_v2, y_on2_v2, _CMP_EQ_OQ));
                    const __m256i mask2_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(y3_v3, y_on2_v3, _CMP_EQ_OQ));
                    const unsigned int t = i_s + 1u;
                    const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                    const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                    const __m256i mask3_v2 = _mm256_xor_si256(mask2_v2, _mm256_set1_epi32(-1));
                    const __m256i mask3_v3 = _mm256_xor_si256(mask2_v3, _mm256_set1_epi32(-1));
                    const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                    const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                    const __m256i mask4_v2 = _mm256_and_si256(active_mask_v2, mask3_v2);
                    const __m256i mask4_v3 = _mm256_and_si256(active_mask_v3, mask3_v3);
                    const __m256 t4_v0 =
                        _mm256_blendv_ps(y2_v0, y3_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t4_v1 =
                        _mm256_blendv_ps(y2_v1, y3_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t4_v2 =
                        _mm256_blendv_ps(y2_v2, y3_v2, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t4_v3 =
                        _mm256_blendv_ps(y2_v3, y3_v3, _mm256_castsi256_ps(active_mask_v3));
                    const __m256i t7_v = _mm256_or_si256(mask4_v2, mask4_v3);
                    const __m256i t8_v = _mm256_or_si256(_mm256_or_si256(mask4_v0, mask4_v1), t7_v);
                    const int t2 = _mm256_movemask_epi8(t8_v) != 0;
                    more = t2 && (int)t < 30;
                    y_v0 = y3_v0;
                    y_v1 = y3_v1;
                    y_v2 = y3_v2;
                    y_v3 = y3_v3;
                    i_s = t;
                    active_mask_v0 = mask4_v0;
                    active_mask_v1 = mask4_v1;
                    active_mask_v2 = mask4_v2;
                    active_mask_v3 = mask4_v3;
                    y2_v0 = t4_v0;
                    y2_v1 = t4_v1;
                    y2_v2 = t4_v2;
                    y2_v3 = t4_v3;
                } while (more);
                const __m256 t_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v0, _mm256_castps_si256(y2_v0)));
                const __m256 t_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v1, _mm256_castps_si256(y2_v1)));
                const __m256 t_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v2, _mm256_castps_si256(y2_v2)));
                const __m256 t_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v3, _mm256_castps_si256(y2_v3)));
                d_new_v0 = t_v0;
                d_new_v1 = t_v1;
                d_new_v2 = t_v2;
                d_new_v3 = t_v3;
            }
            _mm256_storeu_ps(d + k2, d_new_v0);
            _mm256_storeu_ps(d + k2 + 8, d_new_v1);
            _mm256_storeu_ps(d + k2 + 16, d_new_v2);
            _mm256_storeu_ps(d + k2 + 24, d_new_v3);
        }
        __m256 t4_v = _mm256_set1_ps(0.0f);
        const __m256 t5_v = _mm256_set1_ps(1.0f);
        const __m256 t6_v = _mm256_set1_ps(0.5f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 a_v = _mm256_loadu_ps(a + k2);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(a_v, t4_v, _CMP_GT_OS));
            __m256 d_new_v = t4_v;
            if (_mm256_movemask_epi8(mask_v) != 0) {
                __m256 y_v = t5_v;
                unsigned int i_s2 = 0u;
                __m256i active_mask_v = mask_v;
                __m256 y2_v = t4_v;
                int more2;
                do {
                    const __m256 a_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(a_v)));
                    const __m256 y_on_v =
                        _mm256_blendv_ps(t5_v, y_v, _mm256_castsi256_ps(active_mask_v));
                    const __m256 y_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(y_v)));
                    const __m256 t9_v = _mm256_add_ps(y_on2_v, _mm256_div_ps(a_on_v, y_on_v));
                    const __m256 y3_v = _mm256_mul_ps(t6_v, t9_v);
                    const unsigned int t3 = i_s2 + 1u;
                    const __m256i mask2_v =
                        _mm256_castps_si256(_mm256_cmp_ps(y3_v, y_on2_v, _CMP_EQ_OQ));
                    const __m256i mask3_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                    const __m256i mask4_v = _mm256_and_si256(active_mask_v, mask3_v);
                    more2 = _mm256_movemask_epi8(mask4_v) != 0 && (int)t3 < 30;
                    const __m256 y_next =
                        _mm256_blendv_ps(y2_v, y3_v, _mm256_castsi256_ps(active_mask_v));
                    y_v = y3_v;
                    i_s2 = t3;
                    active_mask_v = mask4_v;
                    y2_v = y_next;
                } while (more2);
                d_new_v = _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(y2_v)));
            }
            _mm256_storeu_ps(d + k2, d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = newton_root_lane(a[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
