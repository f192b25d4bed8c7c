/* vcc 0.1.0 wrote this from halved_window.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+8] | in i32 w[8] | out i32 y[n] */
/* The loop inside runs as often as the one around it counts, which halves that. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void halved_window(int n, const int *x, const int *w, int *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, the last ones overlapping, avx2; runs if w and y do not overlap, x and
       y are far enough apart */
    int i_done = 0;
    if (n >= 8
        && ((unsigned long)w + 32 <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n * 4 <= (unsigned long)w)
        && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 + 27) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const int w_s = *w;
        const __m256i w_v = _mm256_set1_epi32((int)w_s);
        const int w_s2 = w[4];
        const __m256i w2_v = _mm256_set1_epi32((int)w_s2);
        const __m256i t_v = _mm256_set1_epi32(4);
        const int w_s3 = w[2];
        const __m256i w3_v = _mm256_set1_epi32((int)w_s3);
        const int w_s4 = w[6];
        const __m256i w4_v = _mm256_set1_epi32((int)w_s4);
        const __m256i t2_v = _mm256_set1_epi32(2);
        const int w_s5 = w[1];
        const __m256i w5_v = _mm256_set1_epi32((int)w_s5);
        const int w_s6 = w[5];
        const __m256i w6_v = _mm256_set1_epi32((int)w_s6);
        const int w_s7 = w[3];
        const __m256i w7_v = _mm256_set1_epi32((int)w_s7);
        const int w_s8 = w[7];
        const __m256i w8_v = _mm256_set1_epi32((int)w_s8);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256i x_last2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 4 + last));
        const __m256i t4_v = _mm256_xor_si256(_mm256_mullo_epi32(x_last2_v, w2_v), t_v);
        const __m256i x_last3_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 2 + last));
        const __m256i x_last4_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 6 + last));
        const __m256i t5_v = _mm256_xor_si256(_mm256_mullo_epi32(x_last4_v, w4_v), t_v);
        const __m256i t6_v = _mm256_add_epi32(_mm256_mullo_epi32(x_last3_v, w3_v), t5_v);
        const __m256i t7_v = _mm256_add_epi32(_mm256_mullo_epi32(x_last_v, w_v), t4_v);
        const __m256i x_last5_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 1 + last));
        const __m256i x_last6_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 5 + last));
        const __m256i t8_v = _mm256_xor_si256(_mm256_mullo_epi32(x_last6_v, w6_v), t_v);
        const __m256i x_last7_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 3 + last));
        const __m256i x_last8_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 7 + last));
        const __m256i t9_v = _mm256_xor_si256(_mm256_mullo_epi32(x_last8_v, w8_v), t_v);
        const __m256i t10_v = _mm256_add_epi32(_mm256_mullo_epi32(x_last7_v, w7_v), t9_v);
        const __m256i t11_v = _mm256_add_epi32(_mm256_mullo_epi32(x_last5_v, w5_v), t8_v);
        const __m256i t12_v = _mm256_add_epi32(t11_v, _mm256_xor_si256(t10_v, t2_v));
        const __m256i t13_v = _mm256_add_epi32(t7_v, _mm256_xor_si256(t6_v, t2_v));
        const __m256i y_new_last_v = _mm256_add_epi32(t13_v, _mm256_xor_si256(t12_v, t3_v));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 4 + k2));
            const __m256i t14_v = _mm256_xor_si256(_mm256_mullo_epi32(x2_v, w2_v), t_v);
            const __m256i x3_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 2 + k2));
            const __m256i x4_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 6 + k2));
            const __m256i t15_v = _mm256_xor_si256(_mm256_mullo_epi32(x4_v, w4_v), t_v);
            const __m256i t16_v = _mm256_add_epi32(_mm256_mullo_epi32(x3_v, w3_v), t15_v);
            const __m256i t17_v = _mm256_add_epi32(_mm256_mullo_epi32(x_v, w_v), t14_v);
            const __m256i x5_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 1 + k2));
            const __m256i x6_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 5 + k2));
            const __m256i t18_v = _mm256_xor_si256(_mm256_mullo_epi32(x6_v, w6_v), t_v);
            const __m256i x7_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 3 + k2));
            const __m256i x8_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 7 + k2));
            const __m256i t19_v = _mm256_xor_si256(_mm256_mullo_epi32(x8_v, w8_v), t_v);
            const __m256i t20_v = _mm256_add_epi32(_mm256_mullo_epi32(x7_v, w7_v), t19_v);
            const __m256i t21_v = _mm256_add_epi32(_mm256_mullo_epi32(x5_v, w5_v), t18_v);
            const __m256i t22_v = _mm256_add_epi32(t21_v, _mm256_xor_si256(t20_v, t2_v));
            const __m256i t23_v = _mm256_add_epi32(t17_v, _mm256_xor_si256(t16_v, t2_v));
            const __m256i y_new_v = _mm256_add_epi32(t23_v, _mm256_xor_si256(t22_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned t[8];
        for (int k = 0; k < 8; k++)
            t[k] = (unsigned)x[i + k] * (unsigned)w[k];
        for (int step = 4; step > 0; step /= 2)
            for (int k = 0; k < step; k++)
                t[k] += t[k + step] ^ (unsigned)step;
        y[i] = (int)t[0];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
