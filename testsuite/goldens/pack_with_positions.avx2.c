/* vcc 0.1.0 wrote this from pack_with_positions.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in float x[n] | out float peak[n] | out i32 at[n] | -> size */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long pack_with_positions(unsigned long n, const float *x, float *peak, int *at)
{
    unsigned long found = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2; runs if x and peak do not overlap, x and at do not overlap, peak
       and at do not overlap */
    unsigned long i_done = 0;
    {
        const unsigned long end = n & ~3UL;
        if (n >= 4
            && ((unsigned long)x + end * 4 <= (unsigned long)peak
            || (unsigned long)peak + end * 4 <= (unsigned long)x)
            && ((unsigned long)x + end * 4 <= (unsigned long)at
            || (unsigned long)at + end * 4 <= (unsigned long)x)
            && ((unsigned long)peak + end * 4 <= (unsigned long)at
            || (unsigned long)at + end * 4 <= (unsigned long)peak)) {
            const __m128 t_v = _mm_set1_ps(0.5f);
            const __m128i t2_v = _mm_set_epi32(3, 2, 1, 0);
            const __m128i t3_v = _mm_set1_epi32(4);
            __m128i t4_v = _mm_add_epi32(_mm_set1_epi32((int)0), t2_v);
            unsigned long found_moved = 0UL;
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const __m128 x_v = _mm_loadu_ps(x + k);
                const __m128i mask_v = _mm_castps_si128(_mm_cmp_ps(x_v, t_v, _CMP_GT_OS));
                const unsigned long t =
                    (unsigned long)__builtin_popcount((unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v)));
                const __m128 t5_v = _mm_sub_ps(x_v, t_v);
                const unsigned int t6_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v));
                const __m128i t7_v =
                    _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t6_v]),
                    _mm_set_epi32(6, 4, 2, 0));
                _mm_maskstore_ps(peak + found_moved,
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(mask_v), t7_v)),
                    _mm_castsi128_ps(_mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm_castps_si128(t5_v)),
                    t7_v))));
                const __m128i t8_v = _mm_add_epi32(t4_v, t3_v);
                const unsigned int t9_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v));
                const __m128i t10_v =
                    _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t9_v]),
                    _mm_set_epi32(6, 4, 2, 0));
                _mm_maskstore_epi32((int *)(void *)(at + found_moved),
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(mask_v), t10_v)),
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(t4_v), t10_v)));
                t4_v = t8_v;
                found_moved = found_moved + t;
            }
            found = found_moved;
            i_done = end;
        }
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned long i = 0; i < n; i++)
#endif
        if (x[i] > 0.5f) {
            peak[found] = x[i] - 0.5f;
            at[found] = (int)i;
            found++;
        }
#ifdef VCC_VECTOR
    }
#endif
    return found;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
