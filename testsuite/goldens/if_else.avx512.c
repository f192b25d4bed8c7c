/* vcc 0.1.0 wrote this from if_else.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int if_else_vec0(int n, const int *a, const int *b, int *c, int i)
{
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i b_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + last));
        const __mmask8 mask_v = _mm256_cmpgt_epi32_mask(a_last_v, b_last_v);
        const __m256i t_v = _mm256_xor_si256(a_last_v, b_last_v);
        const __m256i t2_v = _mm256_and_si256(a_last_v, b_last_v);
        const __m256i c_new_last_v = _mm256_mask_blend_epi32(mask_v, t2_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m512i a_v = _mm512_loadu_si512((const void *)(a + k));
            const __m512i b_v = _mm512_loadu_si512((const void *)(b + k));
            const __mmask16 mask2_v = _mm512_cmpgt_epi32_mask(a_v, b_v);
            const __m512i t3_v = _mm512_and_si512(a_v, b_v);
            const __m512i c_new_v =
                _mm512_mask_blend_epi32(mask2_v, t3_v, _mm512_xor_si512(a_v, b_v));
            _mm512_storeu_si512((void *)(c + k), c_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b2_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __mmask8 mask3_v = _mm256_cmpgt_epi32_mask(a2_v, b2_v);
            const __m256i t4_v = _mm256_and_si256(a2_v, b2_v);
            const __m256i c_new2_v =
                _mm256_mask_blend_epi32(mask3_v, t4_v, _mm256_xor_si256(a2_v, b2_v));
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(c + last), c_new_last_v);
        i = n;
    }
    return i;
}

#endif
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8, the last ones overlapping, avx512; runs if a and c are far
       enough apart, b and c are far enough apart */
    i = 0;
    i = if_else_vec0(n, a, b, c, i);
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] > b[i])
            c[i] = a[i] ^ b[i];
        else
            c[i] = a[i] & b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
