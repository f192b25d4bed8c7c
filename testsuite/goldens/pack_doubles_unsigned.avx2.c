/* vcc 0.1.0 wrote this from pack_doubles_unsigned.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] restrict | inout double y[n+1] restrict | -> u32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned pack_doubles_unsigned(int n, const double *restrict x, double *restrict y)
{
    unsigned last = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(0.25);
        const __m256d t2_v = _mm256_set1_pd(-1000.0);
        const __m256d t3_v = _mm256_set1_pd(1000.0);
        unsigned long last_moved = 0UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256d t4_v = _mm256_mul_pd(_mm256_loadu_pd(x + k), t_v);
            const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t2_v, _CMP_GE_OS));
            const __m256i mask2_v = _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t3_v, _CMP_LE_OS));
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            const unsigned long t =
                (unsigned long)__builtin_popcount((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v)));
            const unsigned int t5_v =
                (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v));
            const __m256i t6_v =
                _mm256_add_epi32(_mm256_slli_epi32(_mm256_srlv_epi32(_mm256_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t5_v]),
                _mm256_set_epi32(6, 6, 4, 4, 2, 2, 0, 0)), 1),
                _mm256_set_epi32(1, 0, 1, 0, 1, 0, 1, 0));
            _mm256_maskstore_pd(y + 1 + last_moved, _mm256_permutevar8x32_epi32(mask3_v, t6_v),
                _mm256_castsi256_pd(_mm256_permutevar8x32_epi32(_mm256_castpd_si256(t4_v), t6_v)));
            last_moved = last_moved + t;
        }
        last = (unsigned int)last_moved;
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        double v = x[i] * 0.25;
        if (v >= -1000 && v <= 1000)
            y[++last] = v;
    }
#ifdef VCC_VECTOR
    }
#endif
    return last;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
