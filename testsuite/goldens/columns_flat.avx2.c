/* vcc 0.1.0 wrote this from columns_flat.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[7*n+7] restrict | in u32 b[7*n+7] restrict */
/* Rows as long as there are columns. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_flat(int n, unsigned *restrict a, const unsigned *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2; runs if the accesses are far enough apart */
    int j_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long t =
            (unsigned long)((char *)a + (long)((unsigned long)n * 4)) - (unsigned long)a;
        const unsigned long t2 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 8)) - (unsigned long)a;
        const unsigned long t3 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 12)) - (unsigned long)a;
        const unsigned long t4 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)a;
        const unsigned long t5 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)a;
        const unsigned long t6 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)a;
        const unsigned long t7 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 8)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t8 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 12)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t9 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t10 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t11 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t12 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 12)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const unsigned long t13 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const int t14 = t - 1 >= 31 && t2 - 1 >= 31 && t3 - 1 >= 31 && t4 - 1 >= 31 && t5 - 1 >= 31
            && t6 - 1 >= 31 && t7 - 1 >= 31 && t8 - 1 >= 31 && t9 - 1 >= 31 && t10 - 1 >= 31
            && t11 - 1 >= 31 && t12 - 1 >= 31 && t13 - 1 >= 31;
        const unsigned long t15 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const unsigned long t16 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const unsigned long t17 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)((char *)a + (long)((unsigned long)n * 12));
        const unsigned long t18 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 12));
        const unsigned long t19 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 12));
        const unsigned long t20 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 16));
        const unsigned long t21 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 16));
        const unsigned long t22 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 20));
        if (t14 && t15 - 1 >= 31 && t16 - 1 >= 31 && t17 - 1 >= 31 && t18 - 1 >= 31
            && t19 - 1 >= 31 && t20 - 1 >= 31 && t21 - 1 >= 31 && t22 - 1 >= 31) {
            const unsigned long t23 = (unsigned long)n * 2;
            const unsigned long t24 = (unsigned long)n * 3;
            const unsigned long t25 = (unsigned long)n * 4;
            const unsigned long t26 = (unsigned long)n * 5;
            const unsigned long t27 = (unsigned long)n * 6;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned int *const a_s = a + (long)n + k;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                const __m256i b_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + (long)n + k));
                const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                const __m256i a_new_v = _mm256_add_epi32(a2_v, _mm256_xor_si256(a_v, b_v));
                _mm256_storeu_si256((__m256i *)(void *)a_s, a_new_v);
                const __m256i b2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + t23 + k));
                const __m256i a3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + t23 + k));
                const __m256i a_new2_v = _mm256_add_epi32(a3_v, _mm256_xor_si256(a_new_v, b2_v));
                _mm256_storeu_si256((__m256i *)(void *)(a + t23 + k), a_new2_v);
                const __m256i b3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + t24 + k));
                const __m256i a4_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + t24 + k));
                const __m256i a_new3_v = _mm256_add_epi32(a4_v, _mm256_xor_si256(a_new2_v, b3_v));
                _mm256_storeu_si256((__m256i *)(void *)(a + t24 + k), a_new3_v);
                const __m256i b4_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + t25 + k));
                const __m256i a5_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + t25 + k));
                const __m256i a_new4_v = _mm256_add_epi32(a5_v, _mm256_xor_si256(a_new3_v, b4_v));
                _mm256_storeu_si256((__m256i *)(void *)(a + t25 + k), a_new4_v);
                const __m256i b5_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + t26 + k));
                const __m256i a6_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + t26 + k));
                const __m256i a_new5_v = _mm256_add_epi32(a6_v, _mm256_xor_si256(a_new4_v, b5_v));
                _mm256_storeu_si256((__m256i *)(void *)(a + t26 + k), a_new5_v);
                const __m256i b6_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + t27 + k));
                const __m256i a7_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + t27 + k));
                const __m256i a_new6_v = _mm256_add_epi32(a7_v, _mm256_xor_si256(a_new5_v, b6_v));
                _mm256_storeu_si256((__m256i *)(void *)(a + t27 + k), a_new6_v);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
