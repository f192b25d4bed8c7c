/* vcc 0.1.0 wrote this from exit_copy_down.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[n] | out double d[n] restrict | make a = a[i] == 3.0 ? 4.0 : a[i] |
   exit a = 3.0 | down | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_copy_down(int n, const double *a, double *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, avx2; runs if d and a are far enough apart */
    i = n - 1;
    if (i >= 215) {
        const unsigned long t = (unsigned long)i + 1;
        const unsigned long t2 =
            (unsigned long)((const char *)a + (long)((unsigned long)i * 8)) - (unsigned long)((char *)d + (long)((unsigned long)i * 8));
        const unsigned long t3 = 0UL - ((unsigned long)(a + (long)i) + 8);
        const unsigned long before = (t3 & 63) >> 3;
        if (t2 - 1 >= 63 && (t3 & 7) == 0) {
            const unsigned long lead = (0UL - before) & 7;
            const unsigned long t4 = t < lead ? t : lead;
            unsigned long begun = t4;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < t4; k++) {
                const double t5 = *(a + (long)i - k);
                if (t5 == 3.0) {
                    begun = k;
                    break;
                }
                *(d + (long)i - k) = t5;
            }
            const unsigned long end = begun == lead ? lead + ((t - lead) & ~7UL) : begun;
            const double *a_blocks = a + (long)i;
            __asm__("" : "+r"(a_blocks));
            const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
            const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
            const __m256d t3_v = _mm256_set1_pd(3.0);
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = begun; k2 < end; k2 += 8) {
                const __m256d a_v0 = _mm256_loadu_pd(a_blocks - k2 - 3);
                const __m256d a2_v0 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(a_v0), 0x1b));
                const __m256d a_v1 = _mm256_loadu_pd(a_blocks - k2 - 4 - 3);
                const __m256d a2_v1 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(a_v1), 0x1b));
                const __m256i t_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(a_blocks - k2) - 24));
                const __m256i t2_v0 = _mm256_permute4x64_epi64(t_v0, 0x1b);
                const __m256i t_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(a_blocks - k2 - 4) - 24));
                const __m256i t2_v1 = _mm256_permute4x64_epi64(t_v1, 0x1b);
                const __m256i mask_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t2_v0, t_v), t2_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t2_v1, t_v), t2_v);
                const __m256d d_new_v0 =
                    _mm256_castsi256_pd(_mm256_andnot_si256(mask_v0, _mm256_castpd_si256(a2_v0)));
                const __m256d d_new_v1 =
                    _mm256_castsi256_pd(_mm256_andnot_si256(mask_v1, _mm256_castpd_si256(a2_v1)));
                const __m256i mask2_v0 =
                    _mm256_castpd_si256(_mm256_cmp_pd(d_new_v0, t3_v, _CMP_NEQ_UQ));
                const __m256i mask2_v1 =
                    _mm256_castpd_si256(_mm256_cmp_pd(d_new_v1, t3_v, _CMP_NEQ_UQ));
                const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask4_v0 = _mm256_or_si256(mask3_v0, mask_v0);
                const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask4_v1 = _mm256_or_si256(mask3_v1, mask_v1);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask4_v0, mask4_v1)) != 0) {
                    reached = k2;
                    break;
                }
                double *const d_s = d + (long)i - k2;
                const __m256d t4_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(d_new_v0),
                    0x1b));
                _mm256_storeu_pd(d_s - 3, t4_v);
                const __m256d t5_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(d_new_v1),
                    0x1b));
                _mm256_storeu_pd(d_s - 4 - 3, t5_v);
            }
            i = (int)((unsigned int)i - (unsigned int)reached);
        }
    }
    /* remaining iterations */
    for (; i >= 0 && a[i] != 3.0; i--) {
        VCC_KEEP_SCALAR;
        d[i] = a[i];
    }
#else
    for (i = n - 1; i >= 0 && a[i] != 3.0; i--)
        d[i] = a[i];
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
