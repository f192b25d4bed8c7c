/* vcc 0.1.0 wrote this from columns_two_places.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in i32 x[n+32] restrict | inout u32 y[n] restrict | inout u32 z[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_two_places(unsigned long n, const int *restrict x, unsigned *restrict y, unsigned *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes, then 8 masked, avx2 */
    unsigned long i_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = n & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
            const __m256i y_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i y_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 24));
            const __m256i z_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k));
            const __m256i z_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k + 8));
            const __m256i z_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k + 16));
            const __m256i z_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k + 24));
            unsigned long j_s = 31UL;
            __m256i y2_v0 = y_v0;
            __m256i y2_v1 = y_v1;
            __m256i y2_v2 = y_v2;
            __m256i y2_v3 = y_v3;
            __m256i z2_v0 = z_v0;
            __m256i z2_v1 = z_v1;
            __m256i z2_v2 = z_v2;
            __m256i z2_v3 = z_v3;
            int more;
            do {
                const int *const x_s = x + (long)(k + j_s);
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)x_s);
                const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x_s + 8));
                const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x_s + 16));
                const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x_s + 24));
                const __m256i t_v0 = _mm256_add_epi32(y2_v0, x_v0);
                const __m256i t_v1 = _mm256_add_epi32(y2_v1, x_v1);
                const __m256i t_v2 = _mm256_add_epi32(y2_v2, x_v2);
                const __m256i t_v3 = _mm256_add_epi32(y2_v3, x_v3);
                const __m256i t2_v = _mm256_set1_epi32((int)(unsigned int)j_s);
                const __m256i t2_v0 = _mm256_srlv_epi32(t_v0, t2_v);
                const __m256i t2_v1 = _mm256_srlv_epi32(t_v1, t2_v);
                const __m256i t2_v2 = _mm256_srlv_epi32(t_v2, t2_v);
                const __m256i t2_v3 = _mm256_srlv_epi32(t_v3, t2_v);
                const __m256i t3_v0 = _mm256_xor_si256(z2_v0, t2_v0);
                const __m256i t3_v1 = _mm256_xor_si256(z2_v1, t2_v1);
                const __m256i t3_v2 = _mm256_xor_si256(z2_v2, t2_v2);
                const __m256i t3_v3 = _mm256_xor_si256(z2_v3, t2_v3);
                const unsigned long t = j_s - 3;
                more = (long)t >= 2;
                j_s = t;
                y2_v0 = t_v0;
                y2_v1 = t_v1;
                y2_v2 = t_v2;
                y2_v3 = t_v3;
                z2_v0 = t3_v0;
                z2_v1 = t3_v1;
                z2_v2 = t3_v2;
                z2_v3 = t3_v3;
            } while (more);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y2_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 16), y2_v2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 24), y2_v3);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z2_v0);
            _mm256_storeu_si256((__m256i *)(void *)(z + k + 8), z2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(z + k + 16), z2_v2);
            _mm256_storeu_si256((__m256i *)(void *)(z + k + 24), z2_v3);
        }
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        /* what is left, one vector at a time */
        for (; k < n; k += 8) {
            const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)(n - k));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t3_v, t_v);
            unsigned long j_s2 = 31UL;
            const __m256i y_v =
                _mm256_maskload_epi32((const int *)(const void *)(y + k), active_mask_v);
            __m256i y2_v = y_v;
            const __m256i z_v =
                _mm256_maskload_epi32((const int *)(const void *)(z + k), active_mask_v);
            __m256i z2_v = z_v;
            int more2;
            do {
                const __m256i x_v =
                    _mm256_maskload_epi32((const int *)(const void *)(x + (long)(k + j_s2)),
                    active_mask_v);
                const __m256i t4_v = _mm256_add_epi32(y2_v, x_v);
                const __m256i t5_v = _mm256_set1_epi32((int)(unsigned int)j_s2);
                const __m256i t6_v = _mm256_srlv_epi32(t4_v, _mm256_and_si256(active_mask_v, t5_v));
                const unsigned long t2 = j_s2 - 3;
                more2 = (long)t2 >= 2;
                j_s2 = t2;
                y2_v = t4_v;
                z2_v = _mm256_xor_si256(z2_v, t6_v);
            } while (more2);
            _mm256_maskstore_epi32((int *)(void *)(y + k), active_mask_v, y2_v);
            _mm256_maskstore_epi32((int *)(void *)(z + k), active_mask_v, z2_v);
        }
        i_done = n;
    }
    /* remaining iterations */
    if (i_done < n)
    for (long j = 31; j >= 2; j -= 3)
        for (unsigned long i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
    for (long j = 31; j >= 2; j -= 3)
        for (unsigned long i = 0; i < n; i++) {
#endif
            y[i] += (unsigned)x[i + (unsigned long)j];
            z[i] ^= y[i] >> j;
        }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
