/* vcc 0.1.0 wrote this from pack_in_place.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 x[n] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int pack_in_place(int n, int *x)
{
    int left = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(1000000);
        unsigned long left_moved = 0UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(x_v, t_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_and_si256(mask_v, _mm256_cmpgt_epi32(t2_v, x_v));
            const unsigned long t =
                (unsigned long)__builtin_popcount((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v)));
            const unsigned int t3_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v));
            const __m128i t4_v =
                _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t3_v & 15]),
                _mm_set_epi32(6, 4, 2, 0));
            const __m128i t5_v =
                _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t3_v >> 4]),
                _mm_set_epi32(6, 4, 2, 0));
            _mm_maskstore_epi32((int *)(void *)(x + left_moved),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask2_v)),
                t4_v)),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_castsi256_si128(x_v)),
                t4_v)));
            _mm_maskstore_epi32((int *)(void *)(x + left_moved + (unsigned int)__builtin_popcount(t3_v & 15)),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_extracti128_si256(mask2_v,
                1)), t5_v)),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_extracti128_si256(x_v,
                1)), t5_v)));
            left_moved = left_moved + t;
        }
        left = (int)left_moved;
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] != 0 && x[i] < 1000000)
            x[left++] = x[i];
    }
#else
    for (int i = 0; i < n; i++)
        if (x[i] != 0 && x[i] < 1000000)
            x[left++] = x[i];
#endif
    return left;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
