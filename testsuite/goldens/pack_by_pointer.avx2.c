/* vcc 0.1.0 wrote this from pack_by_pointer.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64 x[n] restrict | inout i64 kept[n] restrict | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long pack_by_pointer(int n, const long *restrict x, long *restrict kept)
{
    long *to = kept;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2 */
    const long *from_done = x;
    {
        const unsigned long t = (unsigned long)(x + (long)n);
        const unsigned long distance = t - (unsigned long)x - 1;
        if ((unsigned long)x < t && distance >= 24) {
            const unsigned long end = ((distance >> 3) + 1) & ~3UL;
            const __m256i t_v = _mm256_set1_epi64x(3l);
            const __m256i t2_v = _mm256_set1_epi64x(0l);
            long *const to_s = to;
            unsigned long to_moved = 0UL;
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const __m256i x_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + k));
                const __m256i mask_v = _mm256_cmpeq_epi64(_mm256_and_si256(x_v, t_v), t2_v);
                const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
                const unsigned long t2 =
                    (unsigned long)__builtin_popcount((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask2_v)));
                const __m256i t3_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x_v, 2),
                    _mm256_set1_epi64x((long)0x2000000000000000ul)),
                    _mm256_set1_epi64x((long)0x2000000000000000ul));
                const unsigned int t4_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask2_v));
                const __m256i t5_v =
                    _mm256_add_epi32(_mm256_slli_epi32(_mm256_srlv_epi32(_mm256_set1_epi32((int)(unsigned char)"\000\124\001\244\002\130\011\344\003\134\015\264\016\170\071\344"[t4_v]),
                    _mm256_set_epi32(6, 6, 4, 4, 2, 2, 0, 0)), 1),
                    _mm256_set_epi32(1, 0, 1, 0, 1, 0, 1, 0));
                _mm256_maskstore_epi64(__extension__ (long long *)(void *)(to_s + to_moved),
                    _mm256_permutevar8x32_epi32(mask2_v, t5_v),
                    _mm256_permutevar8x32_epi32(t3_v, t5_v));
                to_moved = to_moved + t2;
            }
            to = to_s + to_moved;
            from_done = from_done + end;
        }
    }
    /* remaining iterations */
    for (const long *from = from_done; from < x + n; from++) {
        VCC_KEEP_SCALAR;
#else
    for (const long *from = x; from < x + n; from++) {
#endif
        if ((*from & 3) == 0)
            continue;
        *to++ = *from >> 2;
    }
    return to - kept;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
