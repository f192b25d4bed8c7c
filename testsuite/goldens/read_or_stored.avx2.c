/* vcc 0.1.0 wrote this from read_or_stored.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 k[n] | inout u32 x[n] | inout u32 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void read_or_stored(int n, const int *k, unsigned *x, unsigned *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, avx2; runs if x and y do not overlap, k and y are far
       enough apart, k and x are far enough apart */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)x + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)x)
            && (unsigned long)y - (unsigned long)k - 1 >= 127
            && (unsigned long)x - (unsigned long)k - 1 >= 127) {
            const unsigned long wide_end = end & ~15UL;
            const __m256i t_v = _mm256_set1_epi32(5);
            const __m256i t2_v = _mm256_set1_epi32(1);
            const __m256i t3_v = _mm256_set1_epi32(3);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const __m256i k_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
                const __m256i k_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(k + k2 + 8));
                const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k2));
                const __m256i y_new_v0 = _mm256_xor_si256(y_v0, k_v0);
                const __m256i y_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k2 + 8));
                const __m256i y_new_v1 = _mm256_xor_si256(y_v1, k_v1);
                const __m256i mask_v0 = _mm256_cmpgt_epi32(k_v0, t_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(k_v1, t_v);
                const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                const __m256i x_new_v0 = _mm256_sub_epi32(y_new_v0, t2_v);
                const __m256i x_new_v1 = _mm256_sub_epi32(y_new_v1, t2_v);
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
                const __m256i y_new2_v0 = _mm256_mullo_epi32(x_v0, t3_v);
                const __m256i x_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 8));
                const __m256i y_new2_v1 = _mm256_mullo_epi32(x_v1, t3_v);
                const __m256i mask_v =
                    _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), mask_v0);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask_v, mask_v1)) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k2), mask2_v0, y_new_v0);
                    _mm256_maskstore_epi32((int *)(void *)(y + k2 + 8), mask2_v1, y_new_v1);
                    _mm256_maskstore_epi32((int *)(void *)(x + k2), mask2_v0, x_new_v0);
                    _mm256_maskstore_epi32((int *)(void *)(x + k2 + 8), mask2_v1, x_new_v1);
                    _mm256_maskstore_epi32((int *)(void *)(y + k2), mask_v0, y_new2_v0);
                    _mm256_maskstore_epi32((int *)(void *)(y + k2 + 8), mask_v1, y_new2_v1);
                }
            }
            const __m128i t4_v = _mm_set1_epi32(5);
            const __m128i t5_v = _mm_set1_epi32(1);
            const __m128i t6_v = _mm_set1_epi32(3);
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const __m128i k_v = _mm_loadu_si128((const __m128i *)(const void *)(k + k2));
                const __m128i y_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k2));
                const __m128i y_new_v = _mm_xor_si128(y_v, k_v);
                const __m128i mask2_v = _mm_cmpgt_epi32(k_v, t4_v);
                const __m128i mask3_v = _mm_xor_si128(mask2_v, _mm_set1_epi32(-1));
                const __m128i x_new_v = _mm_sub_epi32(y_new_v, t5_v);
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k2));
                const __m128i y_new2_v = _mm_mullo_epi32(x_v, t6_v);
                if (_mm_movemask_epi8(_mm_or_si128(mask3_v, mask2_v)) != 0) {
                    _mm_maskstore_epi32((int *)(void *)(y + k2), mask3_v, y_new_v);
                    _mm_maskstore_epi32((int *)(void *)(x + k2), mask3_v, x_new_v);
                    _mm_maskstore_epi32((int *)(void *)(y + k2), mask2_v, y_new2_v);
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (k[i] > 5) {
            y[i] = x[i] * 3;
        } else {
            y[i] ^= (unsigned)k[i];
            x[i] = y[i] - 1;
        }
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
