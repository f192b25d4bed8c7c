/* vcc 0.1.0 wrote this from tail_downward.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 9 | in float a[9*n] | inout float t[n] restrict */
/* The last columns first, and the first ones in what is left. */
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void tail_downward(int n, int m, const float *a, float *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx2 */
    int j_done = n - 1;
    if (j_done >= 7) {
        const unsigned long end = ((unsigned long)j_done + 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t_v = _mm256_set1_epi32(0);
        __m256i t2_v0 = _mm256_sub_epi32(t_v, t_v0);
        __m256i t2_v1 = _mm256_sub_epi32(t_v, t_v1);
        __m256i t2_v2 = _mm256_sub_epi32(t_v, t_v2);
        __m256i t2_v3 = _mm256_sub_epi32(t_v, t_v3);
        __asm__("" : "+v"(t2_v0));
        __asm__("" : "+v"(t2_v1));
        __asm__("" : "+v"(t2_v2));
        __asm__("" : "+v"(t2_v3));
        const int t2 = 0L < (long)m;
        const __m256 t2_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256 t3_v0 =
                _mm256_i32gather_ps(t + (long)((unsigned long)j_done + k2 * ~0UL), t2_v0, 4);
            __m256 t3_v1 =
                _mm256_i32gather_ps(t + (long)((unsigned long)j_done + k2 * ~0UL), t2_v1, 4);
            __m256 t3_v2 =
                _mm256_i32gather_ps(t + (long)((unsigned long)j_done + k2 * ~0UL), t2_v2, 4);
            __m256 t3_v3 =
                _mm256_i32gather_ps(t + (long)((unsigned long)j_done + k2 * ~0UL), t2_v3, 4);
            if (t2) {
                __m256 sum_v0 = t3_v0;
                __m256 sum_v1 = t3_v1;
                __m256 sum_v2 = t3_v2;
                __m256 sum_v3 = t3_v3;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const __m256 t4_v0 = _mm256_mul_ps(sum_v0, t2_v);
                    const __m256 t4_v1 = _mm256_mul_ps(sum_v1, t2_v);
                    const __m256 t4_v2 = _mm256_mul_ps(sum_v2, t2_v);
                    const __m256 t4_v3 = _mm256_mul_ps(sum_v3, t2_v);
                    const unsigned long t3 =
                        k_s * (unsigned long)n + ((unsigned long)j_done + k2 * ~0UL);
                    const __m256 a_v0 = _mm256_i32gather_ps(a + t3, t2_v0, 4);
                    const __m256 a_v1 = _mm256_i32gather_ps(a + t3, t2_v1, 4);
                    const __m256 a_v2 = _mm256_i32gather_ps(a + t3, t2_v2, 4);
                    const __m256 a_v3 = _mm256_i32gather_ps(a + t3, t2_v3, 4);
                    const __m256 t5_v0 = _mm256_add_ps(t4_v0, a_v0);
                    const __m256 t5_v1 = _mm256_add_ps(t4_v1, a_v1);
                    const __m256 t5_v2 = _mm256_add_ps(t4_v2, a_v2);
                    const __m256 t5_v3 = _mm256_add_ps(t4_v3, a_v3);
                    const unsigned long t4 = k_s + 1;
                    more = (long)t4 < (long)m;
                    sum_v0 = t5_v0;
                    sum_v1 = t5_v1;
                    sum_v2 = t5_v2;
                    sum_v3 = t5_v3;
                    k_s = t4;
                } while (more);
                t3_v0 = sum_v0;
                t3_v1 = sum_v1;
                t3_v2 = sum_v2;
                t3_v3 = sum_v3;
            }
            const vcc_i32x8 t6_v = (vcc_i32x8)t2_v0;
            const vcc_i32x8 t7_v = (vcc_i32x8)t2_v1;
            const vcc_i32x8 t8_v = (vcc_i32x8)t2_v2;
            const vcc_i32x8 t9_v = (vcc_i32x8)t2_v3;
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[0]] = t3_v0[0];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[1]] = t3_v0[1];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[2]] = t3_v0[2];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[3]] = t3_v0[3];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[4]] = t3_v0[4];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[5]] = t3_v0[5];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[6]] = t3_v0[6];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t6_v[7]] = t3_v0[7];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[0]] = t3_v1[0];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[1]] = t3_v1[1];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[2]] = t3_v1[2];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[3]] = t3_v1[3];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[4]] = t3_v1[4];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[5]] = t3_v1[5];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[6]] = t3_v1[6];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t7_v[7]] = t3_v1[7];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[0]] = t3_v2[0];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[1]] = t3_v2[1];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[2]] = t3_v2[2];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[3]] = t3_v2[3];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[4]] = t3_v2[4];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[5]] = t3_v2[5];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[6]] = t3_v2[6];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t8_v[7]] = t3_v2[7];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[0]] = t3_v3[0];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[1]] = t3_v3[1];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[2]] = t3_v3[2];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[3]] = t3_v3[3];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[4]] = t3_v3[4];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[5]] = t3_v3[5];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[6]] = t3_v3[6];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t9_v[7]] = t3_v3[7];
        }
        const __m256i t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        __m256i t4_v = _mm256_sub_epi32(_mm256_set1_epi32(0), t3_v);
        __asm__("" : "+v"(t4_v));
        const __m256 t5_v = _mm256_set1_ps(0.5f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            __m256 t10_v =
                _mm256_i32gather_ps(t + (long)((unsigned long)j_done + k2 * ~0UL), t4_v, 4);
            if (t2) {
                __m256 sum_v = t10_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const unsigned long t5 =
                        k_s2 * (unsigned long)n + ((unsigned long)j_done + k2 * ~0UL);
                    const __m256 a_v = _mm256_i32gather_ps(a + t5, t4_v, 4);
                    const unsigned long t6 = k_s2 + 1;
                    more2 = (long)t6 < (long)m;
                    sum_v = _mm256_add_ps(_mm256_mul_ps(sum_v, t5_v), a_v);
                    k_s2 = t6;
                } while (more2);
                t10_v = sum_v;
            }
            const vcc_i32x8 t11_v = (vcc_i32x8)t4_v;
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[0]] = t10_v[0];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[1]] = t10_v[1];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[2]] = t10_v[2];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[3]] = t10_v[3];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[4]] = t10_v[4];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[5]] = t10_v[5];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[6]] = t10_v[6];
            (t + (long)((unsigned long)j_done + k2 * ~0UL))[t11_v[7]] = t10_v[7];
        }
        j_done = (int)((unsigned int)j_done - (unsigned int)end);
    }
    /* remaining iterations */
    for (int j = j_done; j >= 0; j--) {
        VCC_KEEP_SCALAR;
#else
    for (int j = n - 1; j >= 0; j--)
#endif
 {
        float sum = t[j];
        for (int k = 0; k < m; k++)
            sum = sum * 0.5f + a[k * n + j];
        t[j] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
