/* vcc 0.1.0 wrote this from counter_in_all_lanes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in double b[n] | in i32 t[16] | out double d[n] restrict */
/* A number that all lanes share, taken by those that fulfil a condition. */
struct pair { int x; double y; };

#pragma simd declare(uniform(t))
static double counter_in_all_lanes_lane(struct pair p, const int *t)
{
    unsigned kept = (unsigned)(t[(unsigned)p.x & 15] / 4);
    int i = 0, j = 0;
    for (i = 0; i < 1; i++) {
        j = 0;
        while (j++ < 2 && ((unsigned)i < (unsigned)j ? 41u : kept) > (unsigned)j) {
            if (4.0 > p.y * p.y)
                return (p.y / p.y) * (p.y - p.y);
            if (p.y / -3.0f > p.y + p.y) {
                kept = (unsigned)((short)p.x % ((int)((unsigned)j & 0xff) - 300)) +
                       ((unsigned)p.x >= kept ? (unsigned)p.x : (unsigned)i);
                kept = (unsigned)j;
            }
        }
    }
    return (p.x & 1) ? p.y + kept : p.y + p.y;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef unsigned int vcc_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void counter_in_all_lanes(int n, const int *a, const double *b, const int *t, double *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 29: 16 lanes, then 4, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(15);
        const __m256i mask_v = _mm256_set1_epi64x(-1l);
        const __m256i t2_v = _mm256_set1_epi32(41);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256d t4_v = _mm256_set1_pd(4.0);
        const __m256i t5_v = _mm256_set1_epi32(0);
        const __m256i mask2_v = _mm256_set1_epi64x(0l);
        const __m256d t6_v = _mm256_set1_pd(-3.0);
        const __m256d t7_v = _mm256_set1_pd(1.0);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256i a_v0 = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256d b_v0 = _mm256_loadu_pd(b + k2);
            const __m256d b_v1 = _mm256_loadu_pd(b + k2 + 4);
            const __m256d b_v2 = _mm256_loadu_pd(b + k2 + 8);
            const __m256d b_v3 = _mm256_loadu_pd(b + k2 + 12);
            __m256i t_v0 = _mm256_and_si256(a_v0, t_v);
            __m256i t_v1 = _mm256_and_si256(a_v1, t_v);
            __asm__("" : "+v"(t_v0));
            __asm__("" : "+v"(t_v1));
            const __m256i t2_v0 = _mm256_i32gather_epi32((const int *)(const void *)t, t_v0, 4);
            const __m256i t2_v1 = _mm256_i32gather_epi32((const int *)(const void *)t, t_v1, 4);
            const __m256i t3_v0 = _mm256_srai_epi32(t2_v0, 31);
            const __m256i t3_v1 = _mm256_srai_epi32(t2_v1, 31);
            const __m256i t4_v0 = _mm256_srli_epi32(t3_v0, 30);
            const __m256i t4_v1 = _mm256_srli_epi32(t3_v1, 30);
            const __m256i t5_v0 = _mm256_add_epi32(t2_v0, t4_v0);
            const __m256i t5_v1 = _mm256_add_epi32(t2_v1, t4_v1);
            const __m256i kept_v0 = _mm256_srai_epi32(t5_v0, 2);
            const __m256i kept_v1 = _mm256_srai_epi32(t5_v1, 2);
            __m256i kept2_v0 = kept_v0;
            __m256i kept2_v1 = kept_v1;
            unsigned int i_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i kept3_v0 = t5_v;
            __m256i kept3_v1 = t5_v;
            __m256i left_mask_v0 = mask2_v;
            __m256i left_mask_v1 = mask2_v;
            __m256i left_mask_v2 = mask2_v;
            __m256i left_mask_v3 = mask2_v;
            int goes_on = 0;
            int more;
            do {
                const __m256i mask5_v = _mm256_set1_epi32((int)(i_s < 1u ? -1 : 0));
                const __m256i t15_v0 = _mm256_blendv_epi8(kept2_v0, t2_v, mask5_v);
                const __m256i t15_v1 = _mm256_blendv_epi8(kept2_v1, t2_v, mask5_v);
                const __m256i t23_v = _mm256_xor_si256(t15_v0, _mm256_set1_epi32(-2147483648));
                const __m256i t24_v = _mm256_xor_si256(t3_v, _mm256_set1_epi32(-2147483648));
                const __m256i t25_v = _mm256_xor_si256(t15_v1, _mm256_set1_epi32(-2147483648));
                const __m256i t26_v = _mm256_xor_si256(t3_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask6_v0 = _mm256_cmpgt_epi32(t23_v, t24_v);
                const __m256i mask6_v1 = _mm256_cmpgt_epi32(t25_v, t26_v);
                const __m256i mask7_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask6_v0));
                const __m256i mask7_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask6_v0, 1));
                const __m256i mask7_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask6_v1));
                const __m256i mask7_v3 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask6_v1, 1));
                const __m256i mask8_v0 = _mm256_and_si256(active_mask_v0, mask7_v0);
                const __m256i mask8_v1 = _mm256_and_si256(active_mask_v1, mask7_v1);
                const __m256i mask8_v2 = _mm256_and_si256(active_mask_v2, mask7_v2);
                const __m256i mask8_v3 = _mm256_and_si256(active_mask_v3, mask7_v3);
                const __m256d b_on5_v0 =
                    _mm256_castsi256_pd(_mm256_and_si256(mask8_v0, _mm256_castpd_si256(b_v0)));
                const __m256d b_on5_v1 =
                    _mm256_castsi256_pd(_mm256_and_si256(mask8_v1, _mm256_castpd_si256(b_v1)));
                const __m256d b_on5_v2 =
                    _mm256_castsi256_pd(_mm256_and_si256(mask8_v2, _mm256_castpd_si256(b_v2)));
                const __m256d b_on5_v3 =
                    _mm256_castsi256_pd(_mm256_and_si256(mask8_v3, _mm256_castpd_si256(b_v3)));
                const __m256d t16_v0 = _mm256_mul_pd(b_on5_v0, b_on5_v0);
                const __m256d t16_v1 = _mm256_mul_pd(b_on5_v1, b_on5_v1);
                const __m256d t16_v2 = _mm256_mul_pd(b_on5_v2, b_on5_v2);
                const __m256d t16_v3 = _mm256_mul_pd(b_on5_v3, b_on5_v3);
                const __m256i mask9_v0 =
                    _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t16_v0, _CMP_GT_OS));
                const __m256i mask9_v1 =
                    _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t16_v1, _CMP_GT_OS));
                const __m256i mask9_v2 =
                    _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t16_v2, _CMP_GT_OS));
                const __m256i mask9_v3 =
                    _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t16_v3, _CMP_GT_OS));
                const __m256i any_v = _mm256_or_si256(mask8_v2, mask8_v3);
                const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask8_v0, mask8_v1), any_v);
                const int any = _mm256_movemask_epi8(any2_v) != 0;
                __m256i kept5_v0 = t5_v;
                __m256i kept5_v1 = t5_v;
                __m256i left_mask3_v0 = mask2_v;
                __m256i left_mask3_v1 = mask2_v;
                __m256i left_mask3_v2 = mask2_v;
                __m256i left_mask3_v3 = mask2_v;
                __m256i left_mask4_v0 = mask2_v;
                __m256i left_mask4_v1 = mask2_v;
                __m256i left_mask4_v2 = mask2_v;
                __m256i left_mask4_v3 = mask2_v;
                if (any) {
                    __m256i kept7_v0 = kept2_v0;
                    __m256i kept7_v1 = kept2_v1;
                    unsigned int j_s = 1u;
                    __m256i active_mask3_v0 = mask8_v0;
                    __m256i active_mask3_v1 = mask8_v1;
                    __m256i active_mask3_v2 = mask8_v2;
                    __m256i active_mask3_v3 = mask8_v3;
                    __m256d t18_v0 = b_on5_v0;
                    __m256d t18_v1 = b_on5_v1;
                    __m256d t18_v2 = b_on5_v2;
                    __m256d t18_v3 = b_on5_v3;
                    __m256i kept8_v0 = t5_v;
                    __m256i kept8_v1 = t5_v;
                    __m256i left_mask5_v0 = mask2_v;
                    __m256i left_mask5_v1 = mask2_v;
                    __m256i left_mask5_v2 = mask2_v;
                    __m256i left_mask5_v3 = mask2_v;
                    __m256i left_mask6_v0 = mask2_v;
                    __m256i left_mask6_v1 = mask2_v;
                    __m256i left_mask6_v2 = mask2_v;
                    __m256i left_mask6_v3 = mask2_v;
                    int more2;
                    do {
                        const __m256i leaving_mask_v0 = _mm256_and_si256(active_mask3_v0, mask9_v0);
                        const __m256i leaving_mask_v1 = _mm256_and_si256(active_mask3_v1, mask9_v1);
                        const __m256i leaving_mask_v2 = _mm256_and_si256(active_mask3_v2, mask9_v2);
                        const __m256i leaving_mask_v3 = _mm256_and_si256(active_mask3_v3, mask9_v3);
                        const __m256i leave_v = _mm256_or_si256(leaving_mask_v0, leaving_mask_v1);
                        const __m256i leave2_v = _mm256_or_si256(leaving_mask_v2, leaving_mask_v3);
                        const int leave =
                            _mm256_movemask_epi8(_mm256_or_si256(leave_v, leave2_v)) != 0;
                        int stay = 1;
                        if (__builtin_expect((long)leave, 0L)) {
                            const __m256i mask22_v0 =
                                _mm256_xor_si256(leaving_mask_v0, _mm256_set1_epi32(-1));
                            const __m256i mask22_v1 =
                                _mm256_xor_si256(leaving_mask_v1, _mm256_set1_epi32(-1));
                            const __m256i mask22_v2 =
                                _mm256_xor_si256(leaving_mask_v2, _mm256_set1_epi32(-1));
                            const __m256i mask22_v3 =
                                _mm256_xor_si256(leaving_mask_v3, _mm256_set1_epi32(-1));
                            const __m256i staying_mask_v0 =
                                _mm256_and_si256(active_mask3_v0, mask22_v0);
                            const __m256i staying_mask_v1 =
                                _mm256_and_si256(active_mask3_v1, mask22_v1);
                            const __m256i staying_mask_v2 =
                                _mm256_and_si256(active_mask3_v2, mask22_v2);
                            const __m256i staying_mask_v3 =
                                _mm256_and_si256(active_mask3_v3, mask22_v3);
                            const __m256i t32_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                            const __m256i t33_v = _mm256_or_si256(staying_mask_v2, staying_mask_v3);
                            const int t7 = _mm256_movemask_epi8(_mm256_or_si256(t32_v, t33_v)) != 0;
                            left_mask5_v0 = _mm256_or_si256(left_mask5_v0, leaving_mask_v0);
                            left_mask5_v1 = _mm256_or_si256(left_mask5_v1, leaving_mask_v1);
                            left_mask5_v2 = _mm256_or_si256(left_mask5_v2, leaving_mask_v2);
                            left_mask5_v3 = _mm256_or_si256(left_mask5_v3, leaving_mask_v3);
                            t18_v0 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v0,
                                _mm256_castpd_si256(t18_v0)));
                            t18_v1 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v1,
                                _mm256_castpd_si256(t18_v1)));
                            t18_v2 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v2,
                                _mm256_castpd_si256(t18_v2)));
                            t18_v3 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v3,
                                _mm256_castpd_si256(t18_v3)));
                            stay = t7;
                            active_mask3_v0 = staying_mask_v0;
                            active_mask3_v1 = staying_mask_v1;
                            active_mask3_v2 = staying_mask_v2;
                            active_mask3_v3 = staying_mask_v3;
                        }
                        const __m256d t19_v0 = _mm256_div_pd(t18_v0, t6_v);
                        const __m256d t19_v1 = _mm256_div_pd(t18_v1, t6_v);
                        const __m256d t19_v2 = _mm256_div_pd(t18_v2, t6_v);
                        const __m256d t19_v3 = _mm256_div_pd(t18_v3, t6_v);
                        const __m256d t20_v0 = _mm256_add_pd(t18_v0, t18_v0);
                        const __m256d t20_v1 = _mm256_add_pd(t18_v1, t18_v1);
                        const __m256d t20_v2 = _mm256_add_pd(t18_v2, t18_v2);
                        const __m256d t20_v3 = _mm256_add_pd(t18_v3, t18_v3);
                        const __m256i j_v = _mm256_set1_epi32((int)j_s);
                        const __m256i mask16_v0 =
                            _mm256_castpd_si256(_mm256_cmp_pd(t19_v0, t20_v0, _CMP_GT_OS));
                        const __m256i mask16_v1 =
                            _mm256_castpd_si256(_mm256_cmp_pd(t19_v1, t20_v1, _CMP_GT_OS));
                        const __m256i mask16_v2 =
                            _mm256_castpd_si256(_mm256_cmp_pd(t19_v2, t20_v2, _CMP_GT_OS));
                        const __m256i mask16_v3 =
                            _mm256_castpd_si256(_mm256_cmp_pd(t19_v3, t20_v3, _CMP_GT_OS));
                        const __m256i mask17_v0 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask16_v0),
                            _mm256_castsi256_ps(mask16_v1), 0x88)), 0xd8);
                        const __m256i mask17_v1 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask16_v2),
                            _mm256_castsi256_ps(mask16_v3), 0x88)), 0xd8);
                        const __m256i kept9_v0 = _mm256_blendv_epi8(kept7_v0, j_v, mask17_v0);
                        const __m256i kept9_v1 = _mm256_blendv_epi8(kept7_v1, j_v, mask17_v1);
                        const unsigned int t6 = j_s + 1u;
                        const __m256i mask6_v = _mm256_set1_epi32((int)(i_s < t6 ? -1 : 0));
                        const __m256i t21_v0 = _mm256_blendv_epi8(kept9_v0, t2_v, mask6_v);
                        const __m256i t21_v1 = _mm256_blendv_epi8(kept9_v1, t2_v, mask6_v);
                        const __m256i j2_v = _mm256_set1_epi32((int)t6);
                        const __m256i t28_v =
                            _mm256_xor_si256(t21_v0, _mm256_set1_epi32(-2147483648));
                        const __m256i t29_v =
                            _mm256_xor_si256(j2_v, _mm256_set1_epi32(-2147483648));
                        const __m256i t30_v =
                            _mm256_xor_si256(t21_v1, _mm256_set1_epi32(-2147483648));
                        const __m256i t31_v =
                            _mm256_xor_si256(j2_v, _mm256_set1_epi32(-2147483648));
                        const __m256i mask18_v0 = _mm256_cmpgt_epi32(t28_v, t29_v);
                        const __m256i mask18_v1 = _mm256_cmpgt_epi32(t30_v, t31_v);
                        const __m256i mask19_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask18_v0));
                        const __m256i mask19_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask18_v0, 1));
                        const __m256i mask19_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask18_v1));
                        const __m256i mask19_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask18_v1, 1));
                        const __m256i mask7_v = _mm256_set1_epi64x((long)((int)j_s < 2 ? -1 : 0));
                        const __m256i mask20_v0 = _mm256_and_si256(mask7_v, mask19_v0);
                        const __m256i mask20_v1 = _mm256_and_si256(mask7_v, mask19_v1);
                        const __m256i mask20_v2 = _mm256_and_si256(mask7_v, mask19_v2);
                        const __m256i mask20_v3 = _mm256_and_si256(mask7_v, mask19_v3);
                        const __m256i mask21_v0 =
                            _mm256_xor_si256(mask20_v0, _mm256_set1_epi32(-1));
                        const __m256i mask21_v1 =
                            _mm256_xor_si256(mask20_v1, _mm256_set1_epi32(-1));
                        const __m256i mask21_v2 =
                            _mm256_xor_si256(mask20_v2, _mm256_set1_epi32(-1));
                        const __m256i mask21_v3 =
                            _mm256_xor_si256(mask20_v3, _mm256_set1_epi32(-1));
                        const __m256i leaving_mask2_v0 =
                            _mm256_and_si256(active_mask3_v0, mask21_v0);
                        const __m256i leaving_mask2_v1 =
                            _mm256_and_si256(active_mask3_v1, mask21_v1);
                        const __m256i leaving_mask2_v2 =
                            _mm256_and_si256(active_mask3_v2, mask21_v2);
                        const __m256i leaving_mask2_v3 =
                            _mm256_and_si256(active_mask3_v3, mask21_v3);
                        const __m256i leave3_v =
                            _mm256_or_si256(leaving_mask2_v0, leaving_mask2_v1);
                        const __m256i leave4_v =
                            _mm256_or_si256(leaving_mask2_v2, leaving_mask2_v3);
                        const int leave2 =
                            _mm256_movemask_epi8(_mm256_or_si256(leave3_v, leave4_v)) != 0;
                        int stay2 = stay;
                        if (__builtin_expect((long)leave2, 0L)) {
                            const __m256i mask23_v0 =
                                _mm256_xor_si256(leaving_mask2_v0, _mm256_set1_epi32(-1));
                            const __m256i mask23_v1 =
                                _mm256_xor_si256(leaving_mask2_v1, _mm256_set1_epi32(-1));
                            const __m256i mask23_v2 =
                                _mm256_xor_si256(leaving_mask2_v2, _mm256_set1_epi32(-1));
                            const __m256i mask23_v3 =
                                _mm256_xor_si256(leaving_mask2_v3, _mm256_set1_epi32(-1));
                            const __m256i staying_mask2_v0 =
                                _mm256_and_si256(active_mask3_v0, mask23_v0);
                            const __m256i staying_mask2_v1 =
                                _mm256_and_si256(active_mask3_v1, mask23_v1);
                            const __m256i staying_mask2_v2 =
                                _mm256_and_si256(active_mask3_v2, mask23_v2);
                            const __m256i staying_mask2_v3 =
                                _mm256_and_si256(active_mask3_v3, mask23_v3);
                            const __m256i mask24_v0 =
                                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(leaving_mask2_v0),
                                _mm256_castsi256_ps(leaving_mask2_v1), 0x88)), 0xd8);
                            const __m256i mask24_v1 =
                                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(leaving_mask2_v2),
                                _mm256_castsi256_ps(leaving_mask2_v3), 0x88)), 0xd8);
                            const __m256i t34_v =
                                _mm256_or_si256(staying_mask2_v0, staying_mask2_v1);
                            const __m256i t35_v =
                                _mm256_or_si256(staying_mask2_v2, staying_mask2_v3);
                            const int t8 = _mm256_movemask_epi8(_mm256_or_si256(t34_v, t35_v)) != 0;
                            kept8_v0 = _mm256_blendv_epi8(kept8_v0, kept9_v0, mask24_v0);
                            kept8_v1 = _mm256_blendv_epi8(kept8_v1, kept9_v1, mask24_v1);
                            left_mask6_v0 = _mm256_or_si256(left_mask6_v0, leaving_mask2_v0);
                            left_mask6_v1 = _mm256_or_si256(left_mask6_v1, leaving_mask2_v1);
                            left_mask6_v2 = _mm256_or_si256(left_mask6_v2, leaving_mask2_v2);
                            left_mask6_v3 = _mm256_or_si256(left_mask6_v3, leaving_mask2_v3);
                            t18_v0 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask2_v0,
                                _mm256_castpd_si256(t18_v0)));
                            t18_v1 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask2_v1,
                                _mm256_castpd_si256(t18_v1)));
                            t18_v2 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask2_v2,
                                _mm256_castpd_si256(t18_v2)));
                            t18_v3 =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask2_v3,
                                _mm256_castpd_si256(t18_v3)));
                            stay2 = t8;
                            active_mask3_v0 = staying_mask2_v0;
                            active_mask3_v1 = staying_mask2_v1;
                            active_mask3_v2 = staying_mask2_v2;
                            active_mask3_v3 = staying_mask2_v3;
                        }
                        more2 = stay2;
                        kept7_v0 = kept9_v0;
                        kept7_v1 = kept9_v1;
                        j_s = t6;
                    } while (more2);
                    kept5_v0 = kept8_v0;
                    kept5_v1 = kept8_v1;
                    left_mask3_v0 = left_mask5_v0;
                    left_mask3_v1 = left_mask5_v1;
                    left_mask3_v2 = left_mask5_v2;
                    left_mask3_v3 = left_mask5_v3;
                    left_mask4_v0 = left_mask6_v0;
                    left_mask4_v1 = left_mask6_v1;
                    left_mask4_v2 = left_mask6_v2;
                    left_mask4_v3 = left_mask6_v3;
                }
                const __m256i kept6_v0 = _mm256_blendv_epi8(kept2_v0, kept5_v0, mask6_v0);
                const __m256i kept6_v1 = _mm256_blendv_epi8(kept2_v1, kept5_v1, mask6_v1);
                const unsigned int t3 = i_s + 1u;
                const int t4 = (int)t3 < 1;
                const __m256i mask10_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                const __m256i mask10_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                const __m256i mask10_v2 = _mm256_xor_si256(mask7_v2, _mm256_set1_epi32(-1));
                const __m256i mask10_v3 = _mm256_xor_si256(mask7_v3, _mm256_set1_epi32(-1));
                const __m256i mask11_v0 = _mm256_or_si256(mask10_v0, left_mask4_v0);
                const __m256i mask11_v1 = _mm256_or_si256(mask10_v1, left_mask4_v1);
                const __m256i mask11_v2 = _mm256_or_si256(mask10_v2, left_mask4_v2);
                const __m256i mask11_v3 = _mm256_or_si256(mask10_v3, left_mask4_v3);
                const __m256i mask12_v0 = _mm256_and_si256(active_mask_v0, mask11_v0);
                const __m256i mask12_v1 = _mm256_and_si256(active_mask_v1, mask11_v1);
                const __m256i mask12_v2 = _mm256_and_si256(active_mask_v2, mask11_v2);
                const __m256i mask12_v3 = _mm256_and_si256(active_mask_v3, mask11_v3);
                const __m256i mask13_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(active_mask_v0),
                    _mm256_castsi256_ps(active_mask_v1), 0x88)), 0xd8);
                const __m256i mask13_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(active_mask_v2),
                    _mm256_castsi256_ps(active_mask_v3), 0x88)), 0xd8);
                const __m256i t17_v0 = _mm256_blendv_epi8(kept3_v0, kept6_v0, mask13_v0);
                const __m256i t17_v1 = _mm256_blendv_epi8(kept3_v1, kept6_v1, mask13_v1);
                const __m256i mask14_v0 = _mm256_and_si256(mask8_v0, left_mask3_v0);
                const __m256i mask14_v1 = _mm256_and_si256(mask8_v1, left_mask3_v1);
                const __m256i mask14_v2 = _mm256_and_si256(mask8_v2, left_mask3_v2);
                const __m256i mask14_v3 = _mm256_and_si256(mask8_v3, left_mask3_v3);
                const __m256i mask15_v0 = _mm256_or_si256(left_mask_v0, mask14_v0);
                const __m256i mask15_v1 = _mm256_or_si256(left_mask_v1, mask14_v1);
                const __m256i mask15_v2 = _mm256_or_si256(left_mask_v2, mask14_v2);
                const __m256i mask15_v3 = _mm256_or_si256(left_mask_v3, mask14_v3);
                const unsigned int t27_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask12_v0))
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask12_v1)) << 4)
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask12_v2)) << 8)
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask12_v3)) << 12);
                const int t5 = (t27_v & (t27_v - 1)) != 0;
                more = t5 && t4;
                kept2_v0 = kept6_v0;
                kept2_v1 = kept6_v1;
                i_s = t3;
                active_mask_v0 = mask12_v0;
                active_mask_v1 = mask12_v1;
                active_mask_v2 = mask12_v2;
                active_mask_v3 = mask12_v3;
                kept3_v0 = t17_v0;
                kept3_v1 = t17_v1;
                left_mask_v0 = mask15_v0;
                left_mask_v1 = mask15_v1;
                left_mask_v2 = mask15_v2;
                left_mask_v3 = mask15_v3;
                goes_on = t4;
            } while (more);
            const __m256i t15_v = _mm256_or_si256(active_mask_v0, active_mask_v1);
            const __m256i t16_v = _mm256_or_si256(active_mask_v2, active_mask_v3);
            const int t2 = _mm256_movemask_epi8(_mm256_or_si256(t15_v, t16_v)) != 0;
            __m256i kept4_v0 = kept3_v0;
            __m256i kept4_v1 = kept3_v1;
            __m256i left_mask2_v0 = left_mask_v0;
            __m256i left_mask2_v1 = left_mask_v1;
            __m256i left_mask2_v2 = left_mask_v2;
            __m256i left_mask2_v3 = left_mask_v3;
            __m256i active_mask2_v0 = active_mask_v0;
            __m256i active_mask2_v1 = active_mask_v1;
            __m256i active_mask2_v2 = active_mask_v2;
            __m256i active_mask2_v3 = active_mask_v3;
            if (t2 && goes_on) {
                const unsigned int lane_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(active_mask_v0))
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(active_mask_v1)) << 4)
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(active_mask_v2)) << 8)
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(active_mask_v3)) << 12);
                const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                const vcc_u32x8 kept_v = (vcc_u32x8)kept2_v1;
                const unsigned int kept_s = lane < 8 ? ((vcc_u32x8)kept2_v0)[lane % 8]
                    : kept_v[lane % 8];
                const double b_s = lane < 4 ? b_v0[lane % 4] : lane < 8 ? b_v1[lane % 4]
                    : lane < 12 ? b_v2[lane % 4] : b_v3[lane % 4];
                unsigned int kept_s2 = kept_s;
                int t9 = 0;
                int t10 = 0;
                int more3;
                do {
                    const int t11 = (i_s < 1u ? 41u : kept_s2) > 1u;
                    unsigned int kept_s3 = 0u;
                    int t12 = 0;
                    int t13 = 0;
                    if (t11) {
                        const int t16 = 4.0 > b_s * b_s;
                        unsigned int kept_s4 = kept_s2;
                        unsigned int j_s2 = 1u;
                        int t17 = 0;
                        int t18 = 0;
                        int more4;
                        do {
                            unsigned int kept_s5 = 0u;
                            unsigned int j_s3 = 0u;
                            int t19 = 0;
                            if (!t16) {
                                unsigned int kept_s6 = kept_s4;
                                if (b_s / -3.0 > b_s + b_s) {
                                    kept_s6 = j_s2;
                                }
                                const unsigned int j_s4 = j_s2 + 1u;
                                kept_s5 = kept_s6;
                                j_s3 = j_s4;
                                t19 = (int)j_s2 < 2 && (i_s < j_s4 ? 41u : kept_s6) > j_s4;
                            }
                            more4 = !t16 && t19;
                            kept_s4 = kept_s5;
                            j_s2 = j_s3;
                            t17 = t16;
                            t18 = !t16 && !t19;
                        } while (more4);
                        kept_s3 = kept_s4;
                        t12 = t17;
                        t13 = t18;
                    }
                    unsigned int t14 = 0u;
                    unsigned int i_s2 = 0u;
                    int t15 = 0;
                    if (!t11 || t13) {
                        const unsigned int i_s3 = i_s + 1u;
                        t14 = t11 ? kept_s3 : kept_s2;
                        i_s2 = i_s3;
                        t15 = (int)i_s3 < 1;
                    }
                    more3 = (!t11 || t13) && t15;
                    kept_s2 = t14;
                    i_s = i_s2;
                    t9 = t11 && t12;
                    t10 = (!t11 || t13) && !t15;
                } while (more3);
                const __m256i t36_v = _mm256_set1_epi32((int)kept_s2);
                const __m256i mask25_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(active_mask_v0),
                    _mm256_castsi256_ps(active_mask_v1), 0x88)), 0xd8);
                const __m256i mask25_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(active_mask_v2),
                    _mm256_castsi256_ps(active_mask_v3), 0x88)), 0xd8);
                const __m256i t22_v0 = _mm256_blendv_epi8(kept3_v0, t36_v, mask25_v0);
                const __m256i t22_v1 = _mm256_blendv_epi8(kept3_v1, t36_v, mask25_v1);
                const __m256i mask8_v = _mm256_set1_epi64x((long)(t9 ? -1 : 0));
                const __m256i mask26_v0 = _mm256_and_si256(active_mask_v0, mask8_v);
                const __m256i mask26_v1 = _mm256_and_si256(active_mask_v1, mask8_v);
                const __m256i mask26_v2 = _mm256_and_si256(active_mask_v2, mask8_v);
                const __m256i mask26_v3 = _mm256_and_si256(active_mask_v3, mask8_v);
                const __m256i mask27_v0 = _mm256_or_si256(left_mask_v0, mask26_v0);
                const __m256i mask27_v1 = _mm256_or_si256(left_mask_v1, mask26_v1);
                const __m256i mask27_v2 = _mm256_or_si256(left_mask_v2, mask26_v2);
                const __m256i mask27_v3 = _mm256_or_si256(left_mask_v3, mask26_v3);
                const __m256i mask9_v = _mm256_set1_epi64x((long)(t10 ? -1 : 0));
                const __m256i mask28_v0 = _mm256_and_si256(active_mask_v0, mask9_v);
                const __m256i mask28_v1 = _mm256_and_si256(active_mask_v1, mask9_v);
                const __m256i mask28_v2 = _mm256_and_si256(active_mask_v2, mask9_v);
                const __m256i mask28_v3 = _mm256_and_si256(active_mask_v3, mask9_v);
                kept4_v0 = t22_v0;
                kept4_v1 = t22_v1;
                left_mask2_v0 = mask27_v0;
                left_mask2_v1 = mask27_v1;
                left_mask2_v2 = mask27_v2;
                left_mask2_v3 = mask27_v3;
                active_mask2_v0 = mask28_v0;
                active_mask2_v1 = mask28_v1;
                active_mask2_v2 = mask28_v2;
                active_mask2_v3 = mask28_v3;
            }
            const __m256i t6_v0 = _mm256_and_si256(a_v0, t3_v);
            const __m256i t6_v1 = _mm256_and_si256(a_v1, t3_v);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t6_v0, t5_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t6_v1, t5_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v0));
            const __m256i mask2_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v0, 1));
            const __m256i mask2_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v1));
            const __m256i mask2_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v1, 1));
            const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
            const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
            const __m256i mask3_v2 = _mm256_xor_si256(mask2_v2, _mm256_set1_epi32(-1));
            const __m256i mask3_v3 = _mm256_xor_si256(mask2_v3, _mm256_set1_epi32(-1));
            const __m256i mask4_v0 = _mm256_and_si256(active_mask2_v0, mask3_v0);
            const __m256i mask4_v1 = _mm256_and_si256(active_mask2_v1, mask3_v1);
            const __m256i mask4_v2 = _mm256_and_si256(active_mask2_v2, mask3_v2);
            const __m256i mask4_v3 = _mm256_and_si256(active_mask2_v3, mask3_v3);
            const __m256d b_on_v0 =
                _mm256_castsi256_pd(_mm256_and_si256(mask4_v0, _mm256_castpd_si256(b_v0)));
            const __m256d b_on_v1 =
                _mm256_castsi256_pd(_mm256_and_si256(mask4_v1, _mm256_castpd_si256(b_v1)));
            const __m256d b_on_v2 =
                _mm256_castsi256_pd(_mm256_and_si256(mask4_v2, _mm256_castpd_si256(b_v2)));
            const __m256d b_on_v3 =
                _mm256_castsi256_pd(_mm256_and_si256(mask4_v3, _mm256_castpd_si256(b_v3)));
            const __m256d t7_v0 = _mm256_add_pd(b_on_v0, b_on_v0);
            const __m256d t7_v1 = _mm256_add_pd(b_on_v1, b_on_v1);
            const __m256d t7_v2 = _mm256_add_pd(b_on_v2, b_on_v2);
            const __m256d t7_v3 = _mm256_add_pd(b_on_v3, b_on_v3);
            const __m256i t17_v = _mm256_xor_si256(kept4_v0, _mm256_set1_epi32(-2147483648));
            const __m256i t18_v = _mm256_xor_si256(kept4_v1, _mm256_set1_epi32(-2147483648));
            const __m256d t19_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t17_v));
            const __m256d t20_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t17_v, 1));
            const __m256d t21_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t18_v));
            const __m256d t22_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t18_v, 1));
            const __m256d t8_v0 = _mm256_add_pd(t19_v, _mm256_set1_pd(2147483648.0));
            const __m256d t8_v1 = _mm256_add_pd(t20_v, _mm256_set1_pd(2147483648.0));
            const __m256d t8_v2 = _mm256_add_pd(t21_v, _mm256_set1_pd(2147483648.0));
            const __m256d t8_v3 = _mm256_add_pd(t22_v, _mm256_set1_pd(2147483648.0));
            const __m256i mask5_v0 = _mm256_and_si256(active_mask2_v0, mask2_v0);
            const __m256i mask5_v1 = _mm256_and_si256(active_mask2_v1, mask2_v1);
            const __m256i mask5_v2 = _mm256_and_si256(active_mask2_v2, mask2_v2);
            const __m256i mask5_v3 = _mm256_and_si256(active_mask2_v3, mask2_v3);
            const __m256d b_on2_v0 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v0, _mm256_castpd_si256(b_v0)));
            const __m256d b_on2_v1 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v1, _mm256_castpd_si256(b_v1)));
            const __m256d b_on2_v2 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v2, _mm256_castpd_si256(b_v2)));
            const __m256d b_on2_v3 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v3, _mm256_castpd_si256(b_v3)));
            const __m256d t9_v0 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v0, _mm256_castpd_si256(t8_v0)));
            const __m256d t9_v1 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v1, _mm256_castpd_si256(t8_v1)));
            const __m256d t9_v2 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v2, _mm256_castpd_si256(t8_v2)));
            const __m256d t9_v3 =
                _mm256_castsi256_pd(_mm256_and_si256(mask5_v3, _mm256_castpd_si256(t8_v3)));
            const __m256d t10_v0 = _mm256_add_pd(b_on2_v0, t9_v0);
            const __m256d t10_v1 = _mm256_add_pd(b_on2_v1, t9_v1);
            const __m256d t10_v2 = _mm256_add_pd(b_on2_v2, t9_v2);
            const __m256d t10_v3 = _mm256_add_pd(b_on2_v3, t9_v3);
            const __m256d t11_v0 = _mm256_blendv_pd(t7_v0, t10_v0, _mm256_castsi256_pd(mask2_v0));
            const __m256d t11_v1 = _mm256_blendv_pd(t7_v1, t10_v1, _mm256_castsi256_pd(mask2_v1));
            const __m256d t11_v2 = _mm256_blendv_pd(t7_v2, t10_v2, _mm256_castsi256_pd(mask2_v2));
            const __m256d t11_v3 = _mm256_blendv_pd(t7_v3, t10_v3, _mm256_castsi256_pd(mask2_v3));
            const __m256d b_on3_v0 =
                _mm256_castsi256_pd(_mm256_and_si256(left_mask2_v0, _mm256_castpd_si256(b_v0)));
            const __m256d b_on3_v1 =
                _mm256_castsi256_pd(_mm256_and_si256(left_mask2_v1, _mm256_castpd_si256(b_v1)));
            const __m256d b_on3_v2 =
                _mm256_castsi256_pd(_mm256_and_si256(left_mask2_v2, _mm256_castpd_si256(b_v2)));
            const __m256d b_on3_v3 =
                _mm256_castsi256_pd(_mm256_and_si256(left_mask2_v3, _mm256_castpd_si256(b_v3)));
            const __m256d b_on4_v0 =
                _mm256_blendv_pd(t7_v, b_v0, _mm256_castsi256_pd(left_mask2_v0));
            const __m256d b_on4_v1 =
                _mm256_blendv_pd(t7_v, b_v1, _mm256_castsi256_pd(left_mask2_v1));
            const __m256d b_on4_v2 =
                _mm256_blendv_pd(t7_v, b_v2, _mm256_castsi256_pd(left_mask2_v2));
            const __m256d b_on4_v3 =
                _mm256_blendv_pd(t7_v, b_v3, _mm256_castsi256_pd(left_mask2_v3));
            const __m256d t12_v0 = _mm256_div_pd(b_on3_v0, b_on4_v0);
            const __m256d t12_v1 = _mm256_div_pd(b_on3_v1, b_on4_v1);
            const __m256d t12_v2 = _mm256_div_pd(b_on3_v2, b_on4_v2);
            const __m256d t12_v3 = _mm256_div_pd(b_on3_v3, b_on4_v3);
            const __m256d t13_v0 = _mm256_sub_pd(b_on3_v0, b_on3_v0);
            const __m256d t13_v1 = _mm256_sub_pd(b_on3_v1, b_on3_v1);
            const __m256d t13_v2 = _mm256_sub_pd(b_on3_v2, b_on3_v2);
            const __m256d t13_v3 = _mm256_sub_pd(b_on3_v3, b_on3_v3);
            const __m256d t14_v0 = _mm256_mul_pd(t12_v0, t13_v0);
            const __m256d t14_v1 = _mm256_mul_pd(t12_v1, t13_v1);
            const __m256d t14_v2 = _mm256_mul_pd(t12_v2, t13_v2);
            const __m256d t14_v3 = _mm256_mul_pd(t12_v3, t13_v3);
            const __m256d d_new_v0 =
                _mm256_blendv_pd(t14_v0, t11_v0, _mm256_castsi256_pd(active_mask2_v0));
            const __m256d d_new_v1 =
                _mm256_blendv_pd(t14_v1, t11_v1, _mm256_castsi256_pd(active_mask2_v1));
            const __m256d d_new_v2 =
                _mm256_blendv_pd(t14_v2, t11_v2, _mm256_castsi256_pd(active_mask2_v2));
            const __m256d d_new_v3 =
                _mm256_blendv_pd(t14_v3, t11_v3, _mm256_castsi256_pd(active_mask2_v3));
            _mm256_storeu_pd(d + k2, d_new_v0);
            _mm256_storeu_pd(d + k2 + 4, d_new_v1);
            _mm256_storeu_pd(d + k2 + 8, d_new_v2);
            _mm256_storeu_pd(d + k2 + 12, d_new_v3);
        }
        const __m128i t8_v = _mm_set1_epi32(15);
        const __m256i mask3_v = _mm256_set1_epi64x(-1l);
        const __m128i t9_v = _mm_set1_epi32(41);
        const __m128i t10_v = _mm_set1_epi32(1);
        const __m256d t11_v = _mm256_set1_pd(4.0);
        const __m128i t12_v = _mm_set1_epi32(0);
        const __m256i mask4_v = _mm256_set1_epi64x(0l);
        const __m256d t13_v = _mm256_set1_pd(-3.0);
        const __m256d t14_v = _mm256_set1_pd(1.0);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i a_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + k2));
            const __m256d b_v = _mm256_loadu_pd(b + k2);
            __m128i t37_v = _mm_and_si128(a_v, t8_v);
            __asm__("" : "+v"(t37_v));
            const __m128i t38_v = _mm_i32gather_epi32((const int *)(const void *)t, t37_v, 4);
            const __m128i t39_v = _mm_srli_epi32(_mm_srai_epi32(t38_v, 31), 30);
            __m128i kept2_v = _mm_srai_epi32(_mm_add_epi32(t38_v, t39_v), 2);
            unsigned int i_s4 = 0u;
            __m256i active_mask_v = mask3_v;
            __m128i kept3_v = t12_v;
            __m256i left_mask_v = mask4_v;
            int more5;
            do {
                const __m128i mask15_v = _mm_set1_epi32((int)(i_s4 < 1u ? -1 : 0));
                const __m128i t50_v = _mm_blendv_epi8(kept2_v, t9_v, mask15_v);
                const __m128i t51_v = _mm_xor_si128(t50_v, _mm_set1_epi32(-2147483648));
                const __m128i t52_v = _mm_xor_si128(t10_v, _mm_set1_epi32(-2147483648));
                const __m128i mask16_v = _mm_cmpgt_epi32(t51_v, t52_v);
                const __m256i mask17_v = _mm256_cvtepi32_epi64(mask16_v);
                const __m256i mask18_v = _mm256_and_si256(active_mask_v, mask17_v);
                const __m256d b_on5_v =
                    _mm256_castsi256_pd(_mm256_and_si256(mask18_v, _mm256_castpd_si256(b_v)));
                const __m256d t53_v = _mm256_mul_pd(b_on5_v, b_on5_v);
                const __m256i mask19_v =
                    _mm256_castpd_si256(_mm256_cmp_pd(t11_v, t53_v, _CMP_GT_OS));
                __m128i kept4_v = t12_v;
                __m256i left_mask2_v = mask4_v;
                __m256i left_mask3_v = mask4_v;
                if (_mm256_movemask_epi8(mask18_v) != 0) {
                    __m128i kept6_v = kept2_v;
                    unsigned int j_s5 = 1u;
                    __m256i active_mask2_v = mask18_v;
                    __m256d t54_v = b_on5_v;
                    __m128i kept7_v = t12_v;
                    __m256i left_mask4_v = mask4_v;
                    __m256i left_mask5_v = mask4_v;
                    int more6;
                    do {
                        const __m256i leaving_mask_v = _mm256_and_si256(active_mask2_v, mask19_v);
                        int stay3 = 1;
                        if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0),
                            0L)) {
                            const __m256i mask32_v =
                                _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                            const __m256i staying_mask_v =
                                _mm256_and_si256(active_mask2_v, mask32_v);
                            left_mask4_v = _mm256_or_si256(left_mask4_v, leaving_mask_v);
                            t54_v =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask_v,
                                _mm256_castpd_si256(t54_v)));
                            stay3 = _mm256_movemask_epi8(staying_mask_v) != 0;
                            active_mask2_v = staying_mask_v;
                        }
                        const __m256d t55_v = _mm256_div_pd(t54_v, t13_v);
                        const __m256d t56_v = _mm256_add_pd(t54_v, t54_v);
                        const __m256i mask25_v =
                            _mm256_castpd_si256(_mm256_cmp_pd(t55_v, t56_v, _CMP_GT_OS));
                        const __m128i mask26_v =
                            _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask25_v)),
                            _mm_castsi128_ps(_mm256_extracti128_si256(mask25_v, 1)), 0x88));
                        const __m128i kept8_v =
                            _mm_blendv_epi8(kept6_v, _mm_set1_epi32((int)j_s5), mask26_v);
                        const unsigned int t21 = j_s5 + 1u;
                        const __m128i mask27_v = _mm_set1_epi32((int)(i_s4 < t21 ? -1 : 0));
                        const __m128i t57_v = _mm_blendv_epi8(kept8_v, t9_v, mask27_v);
                        const __m128i j3_v = _mm_set1_epi32((int)t21);
                        const __m128i t58_v = _mm_xor_si128(t57_v, _mm_set1_epi32(-2147483648));
                        const __m128i t59_v = _mm_xor_si128(j3_v, _mm_set1_epi32(-2147483648));
                        const __m128i mask28_v = _mm_cmpgt_epi32(t58_v, t59_v);
                        const __m256i mask29_v = _mm256_set1_epi64x((long)((int)j_s5 < 2 ? -1 : 0));
                        const __m256i mask30_v =
                            _mm256_and_si256(mask29_v, _mm256_cvtepi32_epi64(mask28_v));
                        const __m256i mask31_v = _mm256_xor_si256(mask30_v, _mm256_set1_epi32(-1));
                        const __m256i leaving_mask2_v = _mm256_and_si256(active_mask2_v, mask31_v);
                        int stay4 = stay3;
                        if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask2_v) != 0),
                            0L)) {
                            const __m256i mask33_v =
                                _mm256_xor_si256(leaving_mask2_v, _mm256_set1_epi32(-1));
                            const __m256i staying_mask2_v =
                                _mm256_and_si256(active_mask2_v, mask33_v);
                            const __m128i mask34_v =
                                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(leaving_mask2_v)),
                                _mm_castsi128_ps(_mm256_extracti128_si256(leaving_mask2_v, 1)),
                                0x88));
                            kept7_v = _mm_blendv_epi8(kept7_v, kept8_v, mask34_v);
                            left_mask5_v = _mm256_or_si256(left_mask5_v, leaving_mask2_v);
                            t54_v =
                                _mm256_castsi256_pd(_mm256_and_si256(staying_mask2_v,
                                _mm256_castpd_si256(t54_v)));
                            stay4 = _mm256_movemask_epi8(staying_mask2_v) != 0;
                            active_mask2_v = staying_mask2_v;
                        }
                        more6 = stay4;
                        kept6_v = kept8_v;
                        j_s5 = t21;
                    } while (more6);
                    kept4_v = kept7_v;
                    left_mask2_v = left_mask4_v;
                    left_mask3_v = left_mask5_v;
                }
                const __m128i kept5_v = _mm_blendv_epi8(kept2_v, kept4_v, mask16_v);
                const unsigned int t20 = i_s4 + 1u;
                const __m256i mask20_v = _mm256_xor_si256(mask17_v, _mm256_set1_epi32(-1));
                const __m256i mask21_v = _mm256_or_si256(mask20_v, left_mask3_v);
                const __m256i mask22_v = _mm256_and_si256(active_mask_v, mask21_v);
                const __m128i mask23_v =
                    _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(active_mask_v)),
                    _mm_castsi128_ps(_mm256_extracti128_si256(active_mask_v, 1)), 0x88));
                const __m256i mask24_v = _mm256_and_si256(mask18_v, left_mask2_v);
                more5 = _mm256_movemask_epi8(mask22_v) != 0 && (int)t20 < 1;
                kept2_v = kept5_v;
                i_s4 = t20;
                active_mask_v = mask22_v;
                kept3_v = _mm_blendv_epi8(kept3_v, kept5_v, mask23_v);
                left_mask_v = _mm256_or_si256(left_mask_v, mask24_v);
            } while (more5);
            const __m128i t40_v = _mm_and_si128(a_v, t10_v);
            const __m128i mask10_v =
                _mm_xor_si128(_mm_cmpeq_epi32(t40_v, t12_v), _mm_set1_epi32(-1));
            const __m256i mask11_v = _mm256_cvtepi32_epi64(mask10_v);
            const __m256i mask12_v = _mm256_xor_si256(mask11_v, _mm256_set1_epi32(-1));
            const __m256i mask13_v = _mm256_and_si256(active_mask_v, mask12_v);
            const __m256d b_on_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask13_v, _mm256_castpd_si256(b_v)));
            const __m128i t41_v = _mm_xor_si128(kept3_v, _mm_set1_epi32(-2147483648));
            const __m256d t42_v = _mm256_cvtepi32_pd(t41_v);
            const __m256d t43_v = _mm256_add_pd(t42_v, _mm256_set1_pd(2147483648.0));
            const __m256i mask14_v = _mm256_and_si256(active_mask_v, mask11_v);
            const __m256d b_on2_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask14_v, _mm256_castpd_si256(b_v)));
            const __m256d t44_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask14_v, _mm256_castpd_si256(t43_v)));
            const __m256d t45_v = _mm256_add_pd(b_on2_v, t44_v);
            const __m256d t46_v = _mm256_add_pd(b_on_v, b_on_v);
            const __m256d b_on3_v =
                _mm256_castsi256_pd(_mm256_and_si256(left_mask_v, _mm256_castpd_si256(b_v)));
            const __m256d b_on4_v = _mm256_blendv_pd(t14_v, b_v, _mm256_castsi256_pd(left_mask_v));
            const __m256d t47_v = _mm256_sub_pd(b_on3_v, b_on3_v);
            const __m256d t48_v = _mm256_blendv_pd(t46_v, t45_v, _mm256_castsi256_pd(mask11_v));
            const __m256d t49_v = _mm256_mul_pd(_mm256_div_pd(b_on3_v, b_on4_v), t47_v);
            const __m256d d_new_v =
                _mm256_blendv_pd(t49_v, t48_v, _mm256_castsi256_pd(active_mask_v));
            _mm256_storeu_pd(d + k2, d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        struct pair p;
        p.x = a[k];
        p.y = b[k];
        d[k] = counter_in_all_lanes_lane(p, t);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
