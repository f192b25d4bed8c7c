/* vcc 0.1.0 wrote this from newton_plain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[n] | inout double d[n] */
static double newton_plain_root(double x)
{
    double y = 1.0, last;
    int left = 40;
    if (!(x > 0.0))
        return 0.0;
    do {
        last = y;
        y = 0.5 * (y + x / y);
    } while (--left && (y - last > 1e-9 * y || last - y > 1e-9 * y));
    return y;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void newton_plain(int n, const double *a, double *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 17: 16 lanes, then 4, avx2; runs if a and d do not overlap */
    int k_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)a + end * 8 <= (unsigned long)d
            || (unsigned long)d + end * 8 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~15UL;
            const __m256d t_v = _mm256_set1_pd(0.0);
            const __m256d t2_v = _mm256_set1_pd(1.0);
            const __m256d t3_v = _mm256_set1_pd(0.5);
            const __m256d t4_v = _mm256_set1_pd(1e-9);
            const __m256i mask_v = _mm256_set1_epi64x(0l);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const __m256d a_v0 = _mm256_loadu_pd(a + k2);
                const __m256d a_v1 = _mm256_loadu_pd(a + k2 + 4);
                const __m256d a_v2 = _mm256_loadu_pd(a + k2 + 8);
                const __m256d a_v3 = _mm256_loadu_pd(a + k2 + 12);
                const __m256i mask_v0 = _mm256_castpd_si256(_mm256_cmp_pd(a_v0, t_v, _CMP_GT_OS));
                const __m256i mask_v1 = _mm256_castpd_si256(_mm256_cmp_pd(a_v1, t_v, _CMP_GT_OS));
                const __m256i mask_v2 = _mm256_castpd_si256(_mm256_cmp_pd(a_v2, t_v, _CMP_GT_OS));
                const __m256i mask_v3 = _mm256_castpd_si256(_mm256_cmp_pd(a_v3, t_v, _CMP_GT_OS));
                const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
                const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
                const int any = _mm256_movemask_epi8(any2_v) != 0;
                __m256d t_v0 = t_v;
                __m256d t_v1 = t_v;
                __m256d t_v2 = t_v;
                __m256d t_v3 = t_v;
                if (any) {
                    const __m256d t2_v0 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v0, _mm256_castpd_si256(t2_v)));
                    const __m256d t2_v1 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v1, _mm256_castpd_si256(t2_v)));
                    const __m256d t2_v2 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v2, _mm256_castpd_si256(t2_v)));
                    const __m256d t2_v3 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v3, _mm256_castpd_si256(t2_v)));
                    const __m256d t3_v0 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v0, _mm256_castpd_si256(a_v0)));
                    const __m256d t3_v1 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v1, _mm256_castpd_si256(a_v1)));
                    const __m256d t3_v2 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v2, _mm256_castpd_si256(a_v2)));
                    const __m256d t3_v3 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v3, _mm256_castpd_si256(a_v3)));
                    __m256d y_v0 = t2_v0;
                    __m256d y_v1 = t2_v1;
                    __m256d y_v2 = t2_v2;
                    __m256d y_v3 = t2_v3;
                    unsigned int left_s = 40u;
                    __m256i active_mask_v0 = mask_v0;
                    __m256i active_mask_v1 = mask_v1;
                    __m256i active_mask_v2 = mask_v2;
                    __m256i active_mask_v3 = mask_v3;
                    __m256d t4_v0 = t3_v0;
                    __m256d t4_v1 = t3_v1;
                    __m256d t4_v2 = t3_v2;
                    __m256d t4_v3 = t3_v3;
                    __m256d y2_v0 = t_v;
                    __m256d y2_v1 = t_v;
                    __m256d y2_v2 = t_v;
                    __m256d y2_v3 = t_v;
                    int more;
                    do {
                        const __m256d t6_v0 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v0,
                            _mm256_castpd_si256(t4_v0)));
                        const __m256d t6_v1 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v1,
                            _mm256_castpd_si256(t4_v1)));
                        const __m256d t6_v2 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v2,
                            _mm256_castpd_si256(t4_v2)));
                        const __m256d t6_v3 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v3,
                            _mm256_castpd_si256(t4_v3)));
                        const __m256d y_on_v0 =
                            _mm256_blendv_pd(t2_v, y_v0, _mm256_castsi256_pd(active_mask_v0));
                        const __m256d y_on_v1 =
                            _mm256_blendv_pd(t2_v, y_v1, _mm256_castsi256_pd(active_mask_v1));
                        const __m256d y_on_v2 =
                            _mm256_blendv_pd(t2_v, y_v2, _mm256_castsi256_pd(active_mask_v2));
                        const __m256d y_on_v3 =
                            _mm256_blendv_pd(t2_v, y_v3, _mm256_castsi256_pd(active_mask_v3));
                        const __m256d t7_v0 = _mm256_div_pd(t6_v0, y_on_v0);
                        const __m256d t7_v1 = _mm256_div_pd(t6_v1, y_on_v1);
                        const __m256d t7_v2 = _mm256_div_pd(t6_v2, y_on_v2);
                        const __m256d t7_v3 = _mm256_div_pd(t6_v3, y_on_v3);
                        const __m256d t8_v0 = _mm256_add_pd(y_v0, t7_v0);
                        const __m256d t8_v1 = _mm256_add_pd(y_v1, t7_v1);
                        const __m256d t8_v2 = _mm256_add_pd(y_v2, t7_v2);
                        const __m256d t8_v3 = _mm256_add_pd(y_v3, t7_v3);
                        const __m256d y3_v0 = _mm256_mul_pd(t3_v, t8_v0);
                        const __m256d y3_v1 = _mm256_mul_pd(t3_v, t8_v1);
                        const __m256d y3_v2 = _mm256_mul_pd(t3_v, t8_v2);
                        const __m256d y3_v3 = _mm256_mul_pd(t3_v, t8_v3);
                        const unsigned int t = left_s - 1u;
                        const int t2 = t != 0u;
                        __m256i mask2_v0 = mask_v;
                        __m256i mask2_v1 = mask_v;
                        __m256i mask2_v2 = mask_v;
                        __m256i mask2_v3 = mask_v;
                        __m256i mask3_v0 = mask_v;
                        __m256i mask3_v1 = mask_v;
                        __m256i mask3_v2 = mask_v;
                        __m256i mask3_v3 = mask_v;
                        if (t2) {
                            const __m256d t9_v0 = _mm256_sub_pd(y3_v0, y_v0);
                            const __m256d t9_v1 = _mm256_sub_pd(y3_v1, y_v1);
                            const __m256d t9_v2 = _mm256_sub_pd(y3_v2, y_v2);
                            const __m256d t9_v3 = _mm256_sub_pd(y3_v3, y_v3);
                            const __m256d t10_v0 = _mm256_mul_pd(t4_v, y3_v0);
                            const __m256d t10_v1 = _mm256_mul_pd(t4_v, y3_v1);
                            const __m256d t10_v2 = _mm256_mul_pd(t4_v, y3_v2);
                            const __m256d t10_v3 = _mm256_mul_pd(t4_v, y3_v3);
                            const __m256i mask10_v0 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t9_v0, t10_v0, _CMP_GT_OS));
                            const __m256i mask10_v1 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t9_v1, t10_v1, _CMP_GT_OS));
                            const __m256i mask10_v2 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t9_v2, t10_v2, _CMP_GT_OS));
                            const __m256i mask10_v3 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t9_v3, t10_v3, _CMP_GT_OS));
                            const __m256i mask11_v0 =
                                _mm256_xor_si256(mask10_v0, _mm256_set1_epi32(-1));
                            const __m256i mask11_v1 =
                                _mm256_xor_si256(mask10_v1, _mm256_set1_epi32(-1));
                            const __m256i mask11_v2 =
                                _mm256_xor_si256(mask10_v2, _mm256_set1_epi32(-1));
                            const __m256i mask11_v3 =
                                _mm256_xor_si256(mask10_v3, _mm256_set1_epi32(-1));
                            const __m256i mask12_v0 = _mm256_and_si256(active_mask_v0, mask11_v0);
                            const __m256i mask12_v1 = _mm256_and_si256(active_mask_v1, mask11_v1);
                            const __m256i mask12_v2 = _mm256_and_si256(active_mask_v2, mask11_v2);
                            const __m256i mask12_v3 = _mm256_and_si256(active_mask_v3, mask11_v3);
                            const __m256d y_on3_v0 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v0,
                                _mm256_castpd_si256(y_v0)));
                            const __m256d y_on3_v1 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v1,
                                _mm256_castpd_si256(y_v1)));
                            const __m256d y_on3_v2 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v2,
                                _mm256_castpd_si256(y_v2)));
                            const __m256d y_on3_v3 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v3,
                                _mm256_castpd_si256(y_v3)));
                            const __m256d y_on4_v0 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v0,
                                _mm256_castpd_si256(y3_v0)));
                            const __m256d y_on4_v1 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v1,
                                _mm256_castpd_si256(y3_v1)));
                            const __m256d y_on4_v2 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v2,
                                _mm256_castpd_si256(y3_v2)));
                            const __m256d y_on4_v3 =
                                _mm256_castsi256_pd(_mm256_and_si256(mask12_v3,
                                _mm256_castpd_si256(y3_v3)));
                            const __m256d t11_v0 = _mm256_sub_pd(y_on3_v0, y_on4_v0);
                            const __m256d t11_v1 = _mm256_sub_pd(y_on3_v1, y_on4_v1);
                            const __m256d t11_v2 = _mm256_sub_pd(y_on3_v2, y_on4_v2);
                            const __m256d t11_v3 = _mm256_sub_pd(y_on3_v3, y_on4_v3);
                            const __m256d t12_v0 = _mm256_mul_pd(t4_v, y_on4_v0);
                            const __m256d t12_v1 = _mm256_mul_pd(t4_v, y_on4_v1);
                            const __m256d t12_v2 = _mm256_mul_pd(t4_v, y_on4_v2);
                            const __m256d t12_v3 = _mm256_mul_pd(t4_v, y_on4_v3);
                            mask2_v0 = mask10_v0;
                            mask2_v1 = mask10_v1;
                            mask2_v2 = mask10_v2;
                            mask2_v3 = mask10_v3;
                            mask3_v0 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t11_v0, t12_v0, _CMP_GT_OS));
                            mask3_v1 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t11_v1, t12_v1, _CMP_GT_OS));
                            mask3_v2 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t11_v2, t12_v2, _CMP_GT_OS));
                            mask3_v3 =
                                _mm256_castpd_si256(_mm256_cmp_pd(t11_v3, t12_v3, _CMP_GT_OS));
                        }
                        const __m256i mask3_v = _mm256_set1_epi64x((long)(t2 ? -1 : 0));
                        const __m256i mask4_v0 = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                        const __m256i mask4_v1 = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                        const __m256i mask4_v2 = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                        const __m256i mask4_v3 = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                        const __m256i mask5_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                        const __m256i mask5_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                        const __m256i mask5_v2 = _mm256_xor_si256(mask2_v2, _mm256_set1_epi32(-1));
                        const __m256i mask5_v3 = _mm256_xor_si256(mask2_v3, _mm256_set1_epi32(-1));
                        const __m256i mask6_v0 = _mm256_and_si256(mask3_v, mask5_v0);
                        const __m256i mask6_v1 = _mm256_and_si256(mask3_v, mask5_v1);
                        const __m256i mask6_v2 = _mm256_and_si256(mask3_v, mask5_v2);
                        const __m256i mask6_v3 = _mm256_and_si256(mask3_v, mask5_v3);
                        const __m256i mask7_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                        const __m256i mask7_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                        const __m256i mask7_v2 = _mm256_xor_si256(mask3_v2, _mm256_set1_epi32(-1));
                        const __m256i mask7_v3 = _mm256_xor_si256(mask3_v3, _mm256_set1_epi32(-1));
                        const __m256i mask8_v0 = _mm256_and_si256(mask6_v0, mask7_v0);
                        const __m256i mask8_v1 = _mm256_and_si256(mask6_v1, mask7_v1);
                        const __m256i mask8_v2 = _mm256_and_si256(mask6_v2, mask7_v2);
                        const __m256i mask8_v3 = _mm256_and_si256(mask6_v3, mask7_v3);
                        const __m256i mask9_v0 = _mm256_or_si256(mask4_v0, mask8_v0);
                        const __m256i mask9_v1 = _mm256_or_si256(mask4_v1, mask8_v1);
                        const __m256i mask9_v2 = _mm256_or_si256(mask4_v2, mask8_v2);
                        const __m256i mask9_v3 = _mm256_or_si256(mask4_v3, mask8_v3);
                        const __m256i leaving_mask_v0 = _mm256_and_si256(active_mask_v0, mask9_v0);
                        const __m256i leaving_mask_v1 = _mm256_and_si256(active_mask_v1, mask9_v1);
                        const __m256i leaving_mask_v2 = _mm256_and_si256(active_mask_v2, mask9_v2);
                        const __m256i leaving_mask_v3 = _mm256_and_si256(active_mask_v3, mask9_v3);
                        const __m256i leave_v = _mm256_or_si256(leaving_mask_v0, leaving_mask_v1);
                        const __m256i leave2_v = _mm256_or_si256(leaving_mask_v2, leaving_mask_v3);
                        const int leave =
                            _mm256_movemask_epi8(_mm256_or_si256(leave_v, leave2_v)) != 0;
                        int stay = 1;
                        if (__builtin_expect((long)leave, 0L)) {
                            const __m256i mask13_v0 =
                                _mm256_xor_si256(leaving_mask_v0, _mm256_set1_epi32(-1));
                            const __m256i mask13_v1 =
                                _mm256_xor_si256(leaving_mask_v1, _mm256_set1_epi32(-1));
                            const __m256i mask13_v2 =
                                _mm256_xor_si256(leaving_mask_v2, _mm256_set1_epi32(-1));
                            const __m256i mask13_v3 =
                                _mm256_xor_si256(leaving_mask_v3, _mm256_set1_epi32(-1));
                            const __m256i staying_mask_v0 =
                                _mm256_and_si256(active_mask_v0, mask13_v0);
                            const __m256i staying_mask_v1 =
                                _mm256_and_si256(active_mask_v1, mask13_v1);
                            const __m256i staying_mask_v2 =
                                _mm256_and_si256(active_mask_v2, mask13_v2);
                            const __m256i staying_mask_v3 =
                                _mm256_and_si256(active_mask_v3, mask13_v3);
                            const __m256i t9_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                            const __m256i t10_v = _mm256_or_si256(staying_mask_v2, staying_mask_v3);
                            const int t3 = _mm256_movemask_epi8(_mm256_or_si256(t9_v, t10_v)) != 0;
                            y2_v0 =
                                _mm256_blendv_pd(y2_v0, y3_v0,
                                _mm256_castsi256_pd(leaving_mask_v0));
                            y2_v1 =
                                _mm256_blendv_pd(y2_v1, y3_v1,
                                _mm256_castsi256_pd(leaving_mask_v1));
                            y2_v2 =
                                _mm256_blendv_pd(y2_v2, y3_v2,
                                _mm256_castsi256_pd(leaving_mask_v2));
                            y2_v3 =
                                _mm256_blendv_pd(y2_v3, y3_v3,
                                _mm256_castsi256_pd(leaving_mask_v3));
                            t4_v0 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v0,
                                _mm256_castpd_si256(t4_v0)));
                            t4_v1 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v1,
                                _mm256_castpd_si256(t4_v1)));
                            t4_v2 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v2,
                                _mm256_castpd_si256(t4_v2)));
                            t4_v3 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v3,
                                _mm256_castpd_si256(t4_v3)));
                            stay = t3;
                            active_mask_v0 = staying_mask_v0;
                            active_mask_v1 = staying_mask_v1;
                            active_mask_v2 = staying_mask_v2;
                            active_mask_v3 = staying_mask_v3;
                        }
                        const __m256d y_on2_v0 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v0,
                            _mm256_castpd_si256(y3_v0)));
                        const __m256d y_on2_v1 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v1,
                            _mm256_castpd_si256(y3_v1)));
                        const __m256d y_on2_v2 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v2,
                            _mm256_castpd_si256(y3_v2)));
                        const __m256d y_on2_v3 =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v3,
                            _mm256_castpd_si256(y3_v3)));
                        more = stay;
                        y_v0 = y_on2_v0;
                        y_v1 = y_on2_v1;
                        y_v2 = y_on2_v2;
                        y_v3 = y_on2_v3;
                        left_s = t;
                    } while (more);
                    const __m256d t5_v0 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v0, _mm256_castpd_si256(y2_v0)));
                    const __m256d t5_v1 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v1, _mm256_castpd_si256(y2_v1)));
                    const __m256d t5_v2 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v2, _mm256_castpd_si256(y2_v2)));
                    const __m256d t5_v3 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask_v3, _mm256_castpd_si256(y2_v3)));
                    t_v0 = t5_v0;
                    t_v1 = t5_v1;
                    t_v2 = t5_v2;
                    t_v3 = t5_v3;
                }
                const __m256d d_v0 = _mm256_loadu_pd(d + k2);
                const __m256d d_v1 = _mm256_loadu_pd(d + k2 + 4);
                const __m256d d_v2 = _mm256_loadu_pd(d + k2 + 8);
                const __m256d d_v3 = _mm256_loadu_pd(d + k2 + 12);
                const __m256d d_new_v0 = _mm256_add_pd(d_v0, t_v0);
                const __m256d d_new_v1 = _mm256_add_pd(d_v1, t_v1);
                const __m256d d_new_v2 = _mm256_add_pd(d_v2, t_v2);
                const __m256d d_new_v3 = _mm256_add_pd(d_v3, t_v3);
                _mm256_storeu_pd(d + k2, d_new_v0);
                _mm256_storeu_pd(d + k2 + 4, d_new_v1);
                _mm256_storeu_pd(d + k2 + 8, d_new_v2);
                _mm256_storeu_pd(d + k2 + 12, d_new_v3);
            }
            __m256d t5_v = _mm256_set1_pd(0.0);
            const __m256d t6_v = _mm256_set1_pd(1.0);
            const __m256d t7_v = _mm256_set1_pd(0.5);
            const __m256d t8_v = _mm256_set1_pd(1e-9);
            const __m256i mask2_v = _mm256_set1_epi64x(0l);
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const __m256d a_v = _mm256_loadu_pd(a + k2);
                const __m256i mask4_v = _mm256_castpd_si256(_mm256_cmp_pd(a_v, t5_v, _CMP_GT_OS));
                __m256d t11_v = t5_v;
                if (_mm256_movemask_epi8(mask4_v) != 0) {
                    __m256d y_v =
                        _mm256_castsi256_pd(_mm256_and_si256(mask4_v, _mm256_castpd_si256(t6_v)));
                    unsigned int left_s2 = 40u;
                    __m256i active_mask_v = mask4_v;
                    __m256d t12_v =
                        _mm256_castsi256_pd(_mm256_and_si256(mask4_v, _mm256_castpd_si256(a_v)));
                    __m256d y2_v = t5_v;
                    int more2;
                    do {
                        const __m256d t13_v =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v,
                            _mm256_castpd_si256(t12_v)));
                        const __m256d y_on_v =
                            _mm256_blendv_pd(t6_v, y_v, _mm256_castsi256_pd(active_mask_v));
                        const __m256d t14_v = _mm256_add_pd(y_v, _mm256_div_pd(t13_v, y_on_v));
                        const __m256d y3_v = _mm256_mul_pd(t7_v, t14_v);
                        const unsigned int t4 = left_s2 - 1u;
                        const int t5 = t4 != 0u;
                        __m256i mask5_v = mask2_v;
                        __m256i mask6_v = mask2_v;
                        if (t5) {
                            const __m256d t15_v = _mm256_sub_pd(y3_v, y_v);
                            const __m256d t16_v = _mm256_mul_pd(t8_v, y3_v);
                            const __m256i mask13_v =
                                _mm256_castpd_si256(_mm256_cmp_pd(t15_v, t16_v, _CMP_GT_OS));
                            const __m256i mask14_v =
                                _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                            const __m256i mask15_v = _mm256_and_si256(active_mask_v, mask14_v);
                            const __m256d y_on2_v =
                                _mm256_castsi256_pd(_mm256_and_si256(mask15_v,
                                _mm256_castpd_si256(y3_v)));
                            const __m256d y_on3_v =
                                _mm256_castsi256_pd(_mm256_and_si256(mask15_v,
                                _mm256_castpd_si256(y_v)));
                            const __m256d t17_v = _mm256_sub_pd(y_on3_v, y_on2_v);
                            const __m256d t18_v = _mm256_mul_pd(t8_v, y_on2_v);
                            mask5_v = mask13_v;
                            mask6_v = _mm256_castpd_si256(_mm256_cmp_pd(t17_v, t18_v, _CMP_GT_OS));
                        }
                        const __m256i mask7_v = _mm256_set1_epi64x((long)(t5 ? -1 : 0));
                        const __m256i mask8_v = _mm256_xor_si256(mask5_v, _mm256_set1_epi32(-1));
                        const __m256i mask9_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                        const __m256i mask10_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
                        const __m256i mask11_v =
                            _mm256_and_si256(_mm256_and_si256(mask7_v, mask8_v), mask9_v);
                        const __m256i mask12_v = _mm256_or_si256(mask10_v, mask11_v);
                        const __m256i leaving_mask_v = _mm256_and_si256(active_mask_v, mask12_v);
                        int stay2 = 1;
                        if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0),
                            0L)) {
                            const __m256i mask16_v =
                                _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                            const __m256i staying_mask_v =
                                _mm256_and_si256(active_mask_v, mask16_v);
                            y2_v =
                                _mm256_blendv_pd(y2_v, y3_v, _mm256_castsi256_pd(leaving_mask_v));
                            t12_v =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v,
                                _mm256_castpd_si256(t12_v)));
                            stay2 = _mm256_movemask_epi8(staying_mask_v) != 0;
                            active_mask_v = staying_mask_v;
                        }
                        more2 = stay2;
                        y_v =
                            _mm256_castsi256_pd(_mm256_and_si256(active_mask_v,
                            _mm256_castpd_si256(y3_v)));
                        left_s2 = t4;
                    } while (more2);
                    t11_v =
                        _mm256_castsi256_pd(_mm256_and_si256(mask4_v, _mm256_castpd_si256(y2_v)));
                }
                const __m256d d_new_v = _mm256_add_pd(_mm256_loadu_pd(d + k2), t11_v);
                _mm256_storeu_pd(d + k2, d_new_v);
            }
            k_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] += newton_plain_root(a[k]);
    }
#else
    for (int k = 0; k < n; k++)
        d[k] += newton_plain_root(a[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
