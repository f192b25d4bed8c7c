/* vcc 0.1.0 wrote this from stored_on_ways.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 k[n] | in float a[n] | inout float b[n] | inout float c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void stored_on_ways(int n, const int *k, const float *a, float *b, float *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, avx2; runs if a and b do not overlap, a and c do not
       overlap, b and c do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)a + end * 4 <= (unsigned long)b
            || (unsigned long)b + end * 4 <= (unsigned long)a)
            && ((unsigned long)a + end * 4 <= (unsigned long)c
            || (unsigned long)c + end * 4 <= (unsigned long)a)
            && ((unsigned long)b + end * 4 <= (unsigned long)c
            || (unsigned long)c + end * 4 <= (unsigned long)b)) {
            const unsigned long wide_end = end & ~15UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i t2_v = _mm256_set1_epi32(0);
            const __m256i t3_v = _mm256_set1_epi32(2);
            const __m256 t4_v = _mm256_set1_ps(0.5f);
            const __m256 t5_v = _mm256_set1_ps(3.0f);
            const __m256i t6_v = _mm256_set1_epi32(1);
            const __m256 t7_v = _mm256_set1_ps(2.0f);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const __m256 a_v0 = _mm256_loadu_ps(a + k2);
                const __m256 a_v1 = _mm256_loadu_ps(a + k2 + 8);
                const __m256i k_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
                const __m256i t_v0 = _mm256_and_si256(k_v0, t_v);
                const __m256i k_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(k + k2 + 8));
                const __m256i t_v1 = _mm256_and_si256(k_v1, t_v);
                const __m256i t2_v0 = _mm256_sub_epi32(t_v0, t2_v);
                const __m256i mask_v0 = _mm256_cmpeq_epi32(_mm256_max_epu32(t3_v, t2_v0), t3_v);
                const __m256i t2_v1 = _mm256_sub_epi32(t_v1, t2_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi32(_mm256_max_epu32(t3_v, t2_v1), t3_v);
                const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                const __m256 t3_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(a_v0)));
                const __m256 c_new_v0 = _mm256_add_ps(t3_v0, t4_v);
                const __m256 t3_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(a_v1)));
                const __m256 c_new_v1 = _mm256_add_ps(t3_v1, t4_v);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                    _mm256_maskstore_ps(b + k2, mask2_v0, a_v0);
                    _mm256_maskstore_ps(b + k2 + 8, mask2_v1, a_v1);
                    _mm256_maskstore_ps(c + k2, mask2_v0, c_new_v0);
                    _mm256_maskstore_ps(c + k2 + 8, mask2_v1, c_new_v1);
                }
                const __m256 b_v0 = _mm256_loadu_ps(b + k2);
                const __m256 b_v1 = _mm256_loadu_ps(b + k2 + 8);
                const __m256 c_v0 = _mm256_loadu_ps(c + k2);
                const __m256 c_v1 = _mm256_loadu_ps(c + k2 + 8);
                const __m256i mask3_v0 = _mm256_cmpeq_epi32(t_v0, t3_v);
                const __m256i mask3_v1 = _mm256_cmpeq_epi32(t_v1, t3_v);
                const __m256 a2_v0 = _mm256_loadu_ps(a + k2);
                const __m256 a2_v1 = _mm256_loadu_ps(a + k2 + 8);
                const __m256 t4_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v0, _mm256_castps_si256(a2_v0)));
                const __m256i mask4_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(t4_v0, t5_v, _CMP_GT_OS));
                const __m256 t4_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v1, _mm256_castps_si256(a2_v1)));
                const __m256i mask4_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(t4_v1, t5_v, _CMP_GT_OS));
                const __m256i mask5_v0 = _mm256_and_si256(mask3_v0, mask4_v0);
                const __m256i mask5_v1 = _mm256_and_si256(mask3_v1, mask4_v1);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask5_v0, mask5_v1)) != 0) {
                    _mm256_maskstore_ps(b + k2, mask5_v0, c_v0);
                    _mm256_maskstore_ps(b + k2 + 8, mask5_v1, c_v1);
                }
                const __m256 c2_v0 = _mm256_loadu_ps(c + k2);
                const __m256 c2_v1 = _mm256_loadu_ps(c + k2 + 8);
                const __m256i mask6_v0 = _mm256_cmpeq_epi32(t_v0, t6_v);
                const __m256i mask6_v1 = _mm256_cmpeq_epi32(t_v1, t6_v);
                const __m256 a3_v0 = _mm256_loadu_ps(a + k2);
                const __m256 a3_v1 = _mm256_loadu_ps(a + k2 + 8);
                const __m256 t5_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(a3_v0)));
                const __m256 t6_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(c2_v0)));
                const __m256 c_new2_v0 = _mm256_sub_ps(t5_v0, t6_v0);
                const __m256 t5_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(a3_v1)));
                const __m256 t6_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(c2_v1)));
                const __m256 c_new2_v1 = _mm256_sub_ps(t5_v1, t6_v1);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask6_v0, mask6_v1)) != 0) {
                    _mm256_maskstore_ps(c + k2, mask6_v0, c_new2_v0);
                    _mm256_maskstore_ps(c + k2 + 8, mask6_v1, c_new2_v1);
                }
                const __m256i mask7_v0 = _mm256_cmpeq_epi32(t_v0, t2_v);
                const __m256i mask7_v1 = _mm256_cmpeq_epi32(t_v1, t2_v);
                const __m256 a4_v0 = _mm256_loadu_ps(a + k2);
                const __m256 a4_v1 = _mm256_loadu_ps(a + k2 + 8);
                const __m256 t7_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v0, _mm256_castps_si256(a4_v0)));
                const __m256 b_new_v0 = _mm256_mul_ps(t7_v0, t7_v);
                const __m256 t7_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v1, _mm256_castps_si256(a4_v1)));
                const __m256 b_new_v1 = _mm256_mul_ps(t7_v1, t7_v);
                const __m256 b2_v0 = _mm256_loadu_ps(b + k2);
                const __m256 b2_v1 = _mm256_loadu_ps(b + k2 + 8);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask7_v0, mask7_v1)) != 0) {
                    _mm256_maskstore_ps(b + k2, mask7_v0, b_new_v0);
                    _mm256_maskstore_ps(b + k2 + 8, mask7_v1, b_new_v1);
                }
                const __m256 t8_v0 = _mm256_blendv_ps(b_v0, c_v0, _mm256_castsi256_ps(mask4_v0));
                const __m256 t9_v0 =
                    _mm256_blendv_ps(b_new_v0, b2_v0, _mm256_castsi256_ps(mask6_v0));
                const __m256 t8_v1 = _mm256_blendv_ps(b_v1, c_v1, _mm256_castsi256_ps(mask4_v1));
                const __m256 t9_v1 =
                    _mm256_blendv_ps(b_new_v1, b2_v1, _mm256_castsi256_ps(mask6_v1));
                const __m256 t10_v0 = _mm256_blendv_ps(t9_v0, t8_v0, _mm256_castsi256_ps(mask3_v0));
                const __m256 t10_v1 = _mm256_blendv_ps(t9_v1, t8_v1, _mm256_castsi256_ps(mask3_v1));
                const __m256 c3_v0 = _mm256_loadu_ps(c + k2);
                const __m256 c3_v1 = _mm256_loadu_ps(c + k2 + 8);
                const __m256 t11_v0 =
                    _mm256_blendv_ps(c3_v0, c_new2_v0, _mm256_castsi256_ps(mask6_v0));
                const __m256 t11_v1 =
                    _mm256_blendv_ps(c3_v1, c_new2_v1, _mm256_castsi256_ps(mask6_v1));
                const __m256 t12_v0 =
                    _mm256_blendv_ps(t11_v0, c2_v0, _mm256_castsi256_ps(mask3_v0));
                const __m256 t12_v1 =
                    _mm256_blendv_ps(t11_v1, c2_v1, _mm256_castsi256_ps(mask3_v1));
                const __m256 t13_v0 = _mm256_blendv_ps(b_v0, t10_v0, _mm256_castsi256_ps(mask_v0));
                const __m256 t14_v0 =
                    _mm256_blendv_ps(c_new_v0, t12_v0, _mm256_castsi256_ps(mask_v0));
                const __m256 b_new2_v0 = _mm256_sub_ps(t13_v0, t14_v0);
                const __m256 t13_v1 = _mm256_blendv_ps(b_v1, t10_v1, _mm256_castsi256_ps(mask_v1));
                const __m256 t14_v1 =
                    _mm256_blendv_ps(c_new_v1, t12_v1, _mm256_castsi256_ps(mask_v1));
                const __m256 b_new2_v1 = _mm256_sub_ps(t13_v1, t14_v1);
                _mm256_storeu_ps(b + k2, b_new2_v0);
                _mm256_storeu_ps(b + k2 + 8, b_new2_v1);
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                const __m256 a_v = _mm256_loadu_ps(a + k2);
                const __m256i k_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
                const __m256i t8_v = _mm256_and_si256(k_v, t_v);
                const __m256i t9_v = _mm256_sub_epi32(t8_v, t2_v);
                const __m256i mask_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t3_v, t9_v), t3_v);
                const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
                const __m256 t10_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(a_v)));
                const __m256 c_new_v = _mm256_add_ps(t10_v, t4_v);
                if (_mm256_movemask_epi8(mask2_v) != 0) {
                    _mm256_maskstore_ps(b + k2, mask2_v, a_v);
                    _mm256_maskstore_ps(c + k2, mask2_v, c_new_v);
                }
                const __m256 b_v = _mm256_loadu_ps(b + k2);
                const __m256 c_v = _mm256_loadu_ps(c + k2);
                const __m256i mask3_v = _mm256_cmpeq_epi32(t8_v, t3_v);
                const __m256 a2_v = _mm256_loadu_ps(a + k2);
                const __m256 t11_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(a2_v)));
                const __m256i mask4_v = _mm256_castps_si256(_mm256_cmp_ps(t11_v, t5_v, _CMP_GT_OS));
                const __m256i mask5_v = _mm256_and_si256(mask3_v, mask4_v);
                if (_mm256_movemask_epi8(mask5_v) != 0) {
                    _mm256_maskstore_ps(b + k2, mask5_v, c_v);
                }
                const __m256 c2_v = _mm256_loadu_ps(c + k2);
                const __m256i mask6_v = _mm256_cmpeq_epi32(t8_v, t6_v);
                const __m256 a3_v = _mm256_loadu_ps(a + k2);
                const __m256 t12_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(a3_v)));
                const __m256 t13_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(c2_v)));
                const __m256 c_new2_v = _mm256_sub_ps(t12_v, t13_v);
                if (_mm256_movemask_epi8(mask6_v) != 0) {
                    _mm256_maskstore_ps(c + k2, mask6_v, c_new2_v);
                }
                const __m256i mask7_v = _mm256_cmpeq_epi32(t8_v, t2_v);
                const __m256 a4_v = _mm256_loadu_ps(a + k2);
                const __m256 t14_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(a4_v)));
                const __m256 b_new_v = _mm256_mul_ps(t14_v, t7_v);
                const __m256 b2_v = _mm256_loadu_ps(b + k2);
                if (_mm256_movemask_epi8(mask7_v) != 0) {
                    _mm256_maskstore_ps(b + k2, mask7_v, b_new_v);
                }
                const __m256 t15_v = _mm256_blendv_ps(b_v, c_v, _mm256_castsi256_ps(mask4_v));
                const __m256 t16_v = _mm256_blendv_ps(b_new_v, b2_v, _mm256_castsi256_ps(mask6_v));
                const __m256 t17_v = _mm256_blendv_ps(t16_v, t15_v, _mm256_castsi256_ps(mask3_v));
                const __m256 c3_v = _mm256_loadu_ps(c + k2);
                const __m256 t18_v = _mm256_blendv_ps(c3_v, c_new2_v, _mm256_castsi256_ps(mask6_v));
                const __m256 t19_v = _mm256_blendv_ps(t18_v, c2_v, _mm256_castsi256_ps(mask3_v));
                const __m256 t20_v = _mm256_blendv_ps(b_v, t17_v, _mm256_castsi256_ps(mask_v));
                const __m256 t21_v = _mm256_blendv_ps(c_new_v, t19_v, _mm256_castsi256_ps(mask_v));
                _mm256_storeu_ps(b + k2, _mm256_sub_ps(t20_v, t21_v));
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        switch (k[i] & 3) {
        case 0:
            b[i] = a[i] * 2.0f;
            break;
        case 1:
            c[i] = a[i] - c[i];
            break;
        case 2:
            if (a[i] > 3.0f)
                b[i] = c[i];
            break;
        default:
            b[i] = a[i];
            c[i] = b[i] + 0.5f;
        }
        b[i] -= c[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
