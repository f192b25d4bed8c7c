/* vcc 0.1.0 wrote this from variable_local_array.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout double x[3*n+3] | -> double */
/* Arrays that live on the stack, one of them as long as an iteration says. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
double variable_local_array(int n, double *x)
{
    double copy[3][n], largest = 0.0;
    for (int r = 0; r < 3; r++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 7: 4 lanes x 4, then 4, avx2 */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            double *const x_s = x + (long)(int)((unsigned int)r * (unsigned int)n);
            const __m256d t_v = _mm256_set1_pd(2.0);
            char *const copy_s = (char *)copy + (long)((unsigned long)r * (unsigned long)n) * 8;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy2;
#pragma GCC unroll 4
                for (copy2 = 0; copy2 < 4; copy2++) {
                    const unsigned long at = k + copy2 * 4;
                    const __m256d copy_new_v = _mm256_mul_pd(_mm256_loadu_pd(x_s + at), t_v);
                    _mm256_storeu_pd((double *)(void *)(copy_s + at * 8), copy_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m256d copy_new2_v = _mm256_mul_pd(_mm256_loadu_pd(x_s + k), t_v);
                _mm256_storeu_pd((double *)(void *)(copy_s + k * 8), copy_new2_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            copy[r][i] = x[r * n + i] * 2.0;
        }
    }
#else
        for (int i = 0; i < n; i++)
            copy[r][i] = x[r * n + i] * 2.0;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes x 8, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256d t_v = _mm256_set1_pd(0.0);
        char *const copy_s = (char *)copy + (long)n * 8;
        __m256d largest_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy2;
#pragma GCC unroll 8
            for (copy2 = 0; copy2 < 8; copy2++) {
                const __m256d copy_v =
                    _mm256_loadu_pd((const double *)(const void *)(copy_s + (long)(k + copy2 * 4) * 8));
                largest_v[copy2] = _mm256_max_pd(copy_v, largest_v[copy2]);
            }
        }
        const __m256d largest2_v = _mm256_max_pd(largest_v[0], largest_v[4]);
        const __m256d largest3_v = _mm256_max_pd(largest_v[2], largest_v[6]);
        const __m256d largest4_v = _mm256_max_pd(largest_v[1], largest_v[5]);
        const __m256d largest5_v = _mm256_max_pd(largest_v[3], largest_v[7]);
        const __m256d largest6_v = _mm256_max_pd(largest2_v, largest3_v);
        const __m256d largest7_v = _mm256_max_pd(largest4_v, largest5_v);
        __m256d largest8_v = _mm256_max_pd(largest6_v, largest7_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256d copy2_v = _mm256_loadu_pd((const double *)(const void *)(copy_s + k * 8));
            largest8_v = _mm256_max_pd(copy2_v, largest8_v);
        }
        {
            const __m128d largest9_v = _mm256_extractf128_pd(largest8_v, 1);
            const __m128d largest10_v = _mm_max_pd(_mm256_castpd256_pd128(largest8_v), largest9_v);
            const __m128d largest11_v =
                _mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(largest10_v), 8));
            const double largest_s = _mm_cvtsd_f64(_mm_max_pd(largest10_v, largest11_v));
            largest = largest_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        largest = copy[1][i] > largest ? copy[1][i] : largest;
    }
#else
    for (int i = 0; i < n; i++)
        largest = copy[1][i] > largest ? copy[1][i] : largest;
#endif
    for (int r = 1; r < 4; r++) {
        const int count = n / r;
        double part[count + 1];
#ifdef VCC_VECTOR
        /* vcc: line 14: 4 lanes x 4, then 4, avx2 */
        int i_done2 = 0;
        if (count >= 4) {
            const unsigned long end = (unsigned long)count & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            char *const copy_s =
                (char *)copy + (long)((unsigned long)(int)(3u - (unsigned int)r) * (unsigned long)n) * 8;
            const __m256d t_v = _mm256_set1_pd((double)r);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy2;
#pragma GCC unroll 4
                for (copy2 = 0; copy2 < 4; copy2++) {
                    const unsigned long at = k + copy2 * 4;
                    const __m256d copy_v =
                        _mm256_loadu_pd((const double *)(const void *)(copy_s + at * 8));
                    _mm256_storeu_pd(part + at, _mm256_add_pd(copy_v, t_v));
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m256d copy2_v =
                    _mm256_loadu_pd((const double *)(const void *)(copy_s + k * 8));
                _mm256_storeu_pd(part + k, _mm256_add_pd(copy2_v, t_v));
            }
            i_done2 = (int)end;
        }
        /* remaining iterations */
        for (int i = i_done2; i < count; i++) {
            VCC_KEEP_SCALAR;
            part[i] = copy[3 - r][i] + r;
        }
#else
        for (int i = 0; i < count; i++)
            part[i] = copy[3 - r][i] + r;
#endif
#ifdef VCC_VECTOR
        /* vcc: line 16: 4 lanes x 4, then 4, avx2 */
        int i_done3 = 0;
        if (count >= 4) {
            const unsigned long end = (unsigned long)count & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            double *const part_s = part + (long)((unsigned long)count - 1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy2;
#pragma GCC unroll 4
                for (copy2 = 0; copy2 < 4; copy2++) {
                    const unsigned long at = k + copy2 * 4;
                    const __m256d part_v = _mm256_loadu_pd(part_s - at - 3);
                    const __m256d part2_v =
                        _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(part_v),
                        0x1b));
                    _mm256_storeu_pd(x + at, part2_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m256d part3_v = _mm256_loadu_pd(part_s - k - 3);
                const __m256d part4_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(part3_v),
                    0x1b));
                _mm256_storeu_pd(x + k, part4_v);
            }
            i_done3 = (int)end;
        }
        /* remaining iterations */
        for (int i = i_done3; i < count; i++) {
            VCC_KEEP_SCALAR;
            x[i] = part[count - 1 - i];
        }
#else
        for (int i = 0; i < count; i++)
            x[i] = part[count - 1 - i];
#endif
    }
    return largest + (double)sizeof copy;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
