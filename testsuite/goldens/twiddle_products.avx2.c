/* vcc 0.1.0 wrote this from twiddle_products.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float ch[2*n+1] | in float wa[2*n] | in float c[2*n+1] */
/* As in an FFT: what is written may be what is read, and only the pairs of one iteration lie side by side. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void twiddle_products(int n, float *ch, const float *wa, const float *c)
{
    int i, t = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2; runs if wa and ch do not overlap, c and ch do not overlap */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(2u * (unsigned int)n) - 1;
        if ((long)distance >= 14) {
            const unsigned long end = ((distance >> 1) + 1) & ~7UL;
            const unsigned long t2 = (unsigned long)(ch + 1);
            const unsigned long t3 = (unsigned long)(c + 1);
            if (((unsigned long)wa + end * 8 <= t2 || t2 + end * 8 <= (unsigned long)wa)
                && (t3 + end * 8 <= t2 || t2 + end * 8 <= t3)) {
                unsigned long k;
                for (k = 0; k < end; k += 8) {
                    const __m256 wa_row_v0 = _mm256_loadu_ps(wa + k * 2);
                    const __m256 wa_row_v1 = _mm256_loadu_ps(wa + k * 2 + 8);
                    const __m256 wa_v =
                        _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(wa_row_v0,
                        wa_row_v1, 0x88)), 0xd8));
                    const __m256 wa2_v =
                        _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(wa_row_v0,
                        wa_row_v1, 0xdd)), 0xd8));
                    const float *const c_s = c + 1 + k * 2;
                    const __m256 c_row_v0 = _mm256_loadu_ps(c_s);
                    const __m256 c_row_v1 = _mm256_loadu_ps(c_s + 8);
                    const __m256 c_v =
                        _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(c_row_v0,
                        c_row_v1, 0x88)), 0xd8));
                    const __m256 c2_v =
                        _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(c_row_v0,
                        c_row_v1, 0xdd)), 0xd8));
                    const __m256 t_v =
                        _mm256_add_ps(_mm256_mul_ps(wa_v, c_v), _mm256_mul_ps(wa2_v, c2_v));
                    const __m256 t2_v =
                        _mm256_sub_ps(_mm256_mul_ps(wa_v, c2_v), _mm256_mul_ps(wa2_v, c_v));
                    float *const ch_s = ch + 1 + k * 2;
                    const __m256 t3_v = _mm256_unpacklo_ps(t_v, t2_v);
                    const __m256 t4_v = _mm256_unpackhi_ps(t_v, t2_v);
                    const __m256 ch_row_v = _mm256_permute2f128_ps(t3_v, t4_v, 0x20);
                    const __m256 ch_row2_v = _mm256_permute2f128_ps(t3_v, t4_v, 0x31);
                    _mm256_storeu_ps(ch_s, ch_row_v);
                    _mm256_storeu_ps(ch_s + 8, ch_row2_v);
                }
                i = (int)((unsigned int)i + (unsigned int)end * 2u);
                t = (int)((unsigned int)t + (unsigned int)end * 2u);
            }
        }
    }
    /* remaining iterations */
    for (; i < 2 * n; i += 2) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < 2 * n; i += 2) {
#endif
        t += 2;
        ch[t - 1] = wa[i] * c[t - 1] + wa[i + 1] * c[t];
        ch[t] = wa[i] * c[t] - wa[i + 1] * c[t - 1];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
