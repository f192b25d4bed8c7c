/* vcc 0.1.0 wrote this from members_alike.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[2*n] | in u64 z[2*n] | inout u32 y[2*n] restrict | inout u64 w[2*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void members_alike(int n, const unsigned *x, const unsigned long *z, unsigned *restrict y, unsigned long *restrict w)
{
    unsigned k = (unsigned)n;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i n_v = _mm256_set1_epi32((int)n);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i x_row_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 * 2));
            const __m256i y_row_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(y + k2 * 2));
            const __m256i x_row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 * 2 + 8));
            const __m256i y_row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(y + k2 * 2 + 8));
            const __m256i t_v = _mm256_add_epi32(_mm256_xor_si256(x_row_v0, y_row_v0), n_v);
            const __m256i t2_v = _mm256_add_epi32(_mm256_xor_si256(x_row_v1, y_row_v1), n_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 * 2), t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 * 2 + 8), t2_v);
            const unsigned long *const z_s = z + k2 * 2 + 8;
            const __m256i z_row_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(z + k2 * 2));
            const __m256i z_row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(z + k2 * 2 + 4));
            const __m256i z_row_v2 = _mm256_loadu_si256((const __m256i *)(const void *)z_s);
            const __m256i z_row_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(z_s + 4));
            unsigned long *const w_s = w + k2 * 2 + 8;
            const __m256i w_row_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(w + k2 * 2));
            const __m256i w_row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(w + k2 * 2 + 4));
            const __m256i w_row_v2 = _mm256_loadu_si256((const __m256i *)(const void *)w_s);
            const __m256i w_row_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(w_s + 4));
            const __m256i t_v0 = _mm256_shuffle_epi32(z_row_v0, 0x4e);
            const __m256i t_v1 = _mm256_shuffle_epi32(z_row_v1, 0x4e);
            const __m256i t2_v0 = _mm256_shuffle_epi32(z_row_v2, 0x4e);
            const __m256i t2_v1 = _mm256_shuffle_epi32(z_row_v3, 0x4e);
            const __m256i t3_v0 = _mm256_sub_epi64(t_v0, w_row_v0);
            const __m256i t3_v1 = _mm256_sub_epi64(t_v1, w_row_v1);
            const __m256i t4_v0 = _mm256_sub_epi64(t2_v0, w_row_v2);
            const __m256i t4_v1 = _mm256_sub_epi64(t2_v1, w_row_v3);
            unsigned long *const w_s2 = w + k2 * 2 + 8;
            _mm256_storeu_si256((__m256i *)(void *)(w + k2 * 2), t3_v0);
            _mm256_storeu_si256((__m256i *)(void *)(w + k2 * 2 + 4), t3_v1);
            _mm256_storeu_si256((__m256i *)(void *)w_s2, t4_v0);
            _mm256_storeu_si256((__m256i *)(void *)(w_s2 + 4), t4_v1);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[2 * i] = (x[2 * i] ^ y[2 * i]) + k;
        y[2 * i + 1] = (x[2 * i + 1] ^ y[2 * i + 1]) + k;
        w[2 * i] = z[2 * i + 1] - w[2 * i];
        w[2 * i + 1] = z[2 * i] - w[2 * i + 1];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
