/* vcc 0.1.0 wrote this from pack_beside.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] restrict | inout i32 y[n] restrict | inout i32 z[n] restrict | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int pack_beside(int n, const int *restrict x, int *restrict y, int *restrict z)
{
    int k = 0, large = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i t4_v = _mm256_set1_epi32(100);
        __m256i t5_v = _mm256_add_epi32(t_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
        unsigned long k_moved = 0UL;
        __m256i large_v = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k2));
            const __m256i t6_v = _mm256_and_si256(y_v, t3_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t6_v, t_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_cmpgt_epi32(x_v, t_v);
            const __m256i mask3_v = _mm256_and_si256(mask2_v, _mm256_cmpgt_epi32(x_v, y_v));
            const unsigned long t =
                (unsigned long)__builtin_popcount((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v)));
            const __m256i t7_v = _mm256_blendv_epi8(x_v, t5_v, mask_v);
            const __m256i t8_v = _mm256_add_epi32(t5_v, t2_v);
            const unsigned int t9_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v));
            const __m128i t10_v =
                _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t9_v & 15]),
                _mm_set_epi32(6, 4, 2, 0));
            const __m128i t11_v =
                _mm_srlv_epi32(_mm_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t9_v >> 4]),
                _mm_set_epi32(6, 4, 2, 0));
            _mm_maskstore_epi32((int *)(void *)(z + k_moved),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask3_v)),
                t10_v)),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t7_v)),
                t10_v)));
            _mm_maskstore_epi32((int *)(void *)(z + k_moved + (unsigned int)__builtin_popcount(t9_v & 15)),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_extracti128_si256(mask3_v,
                1)), t11_v)),
                _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(_mm256_extracti128_si256(t7_v,
                1)), t11_v)));
            const __m256i y2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k2));
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i y_new_v = _mm256_xor_si256(y2_v, x2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
            const __m256i t12_v = _mm256_and_si256(_mm256_cmpgt_epi32(x_v, t4_v), mask2_v);
            t5_v = t8_v;
            k_moved = k_moved + t;
            large_v = _mm256_sub_epi32(large_v, t12_v);
        }
        {
            const __m128i large2_v = _mm256_extracti128_si256(large_v, 1);
            const __m128i large3_v = _mm_add_epi32(_mm256_castsi256_si128(large_v), large2_v);
            const __m128i large4_v = _mm_add_epi32(large3_v, _mm_srli_si128(large3_v, 8));
            const __m128i large5_v = _mm_add_epi32(large4_v, _mm_srli_si128(large4_v, 4));
            const unsigned int large_s = (unsigned int)_mm_cvtsi128_si32(large5_v);
            k = (int)k_moved;
            large = (int)((unsigned int)large + large_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (x[i] > 0) {
            large += x[i] > 100;
            if (y[i] < x[i])
                z[k++] = y[i] & 1 ? i : x[i];
        }
        y[i] ^= x[i];
    }
    return k * 3 + large;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
