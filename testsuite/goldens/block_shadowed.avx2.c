/* vcc 0.1.0 wrote this from block_shadowed.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double x[4] | double k */
/* The factor has no name where the stores are: another variable is called so there. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_shadowed(int n, double *x, double k)
{
    double twice = k * 2.0;
    {
        int k = n & 3;
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 9: 2 lanes, avx2 */
        VCC_KEEP_SCALAR;
        {
            const __m128d t_v = _mm_set1_pd((double)k);
            const __m128d t2_v = _mm_add_pd(_mm_mul_pd(_mm_loadu_pd(x), _mm_set1_pd(twice)), t_v);
            _mm_storeu_pd(x, t2_v);
        }
#else
        x[0] = x[0] * twice + k;
        x[1] = x[1] * twice + k;
#endif
    }
#ifdef VCC_VECTOR
    /* vcc: block at lines 11 to 12: 2 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128d t_v = _mm_mul_pd(_mm_loadu_pd(x + 2), _mm_set1_pd(k));
        _mm_storeu_pd(x + 2, t_v);
    }
#else
    x[2] = x[2] * k;
    x[3] = x[3] * k;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
