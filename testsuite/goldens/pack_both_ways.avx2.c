/* vcc 0.1.0 wrote this from pack_both_ways.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 low[n] | inout i32 high[n] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int pack_both_ways(int n, const int *x, int *low, int *high)
{
    int k = 0, m = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2; runs if x and high do not overlap, x and low do not overlap, high
       and low do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)x + end * 4 <= (unsigned long)high
            || (unsigned long)high + end * 4 <= (unsigned long)x)
            && ((unsigned long)x + end * 4 <= (unsigned long)low
            || (unsigned long)low + end * 4 <= (unsigned long)x)
            && ((unsigned long)high + end * 4 <= (unsigned long)low
            || (unsigned long)low + end * 4 <= (unsigned long)high)) {
            const __m128i t_v = _mm_set1_epi32(10);
            unsigned long k_moved = 0UL;
            unsigned long m_moved = 0UL;
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k2));
                const __m128i mask_v = _mm_cmpgt_epi32(t_v, x_v);
                const __m128i mask2_v = _mm_xor_si128(mask_v, _mm_set1_epi32(-1));
                const unsigned long t =
                    (unsigned long)__builtin_popcount((unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask2_v)));
                const unsigned int t2_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask2_v));
                const __m128i t3_v =
                    _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t2_v]),
                    _mm_set_epi32(6, 4, 2, 0));
                _mm_maskstore_epi32((int *)(void *)(high + m_moved),
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(mask2_v), t3_v)),
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(x_v), t3_v)));
                const unsigned long t2 =
                    (unsigned long)__builtin_popcount((unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v)));
                const unsigned int t4_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v));
                const __m128i t5_v =
                    _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t4_v]),
                    _mm_set_epi32(6, 4, 2, 0));
                _mm_maskstore_epi32((int *)(void *)(low + k_moved),
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(mask_v), t5_v)),
                    _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(x_v), t5_v)));
                k_moved = k_moved + t2;
                m_moved = m_moved + t;
            }
            k = (int)k_moved;
            m = (int)m_moved;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (x[i] < 10)
            low[k++] = x[i];
        else
            high[m++] = x[i];
    }
    return k - m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
