/* vcc 0.1.0 wrote this from mersenne_twister.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 seed[n] | out u32 d[n] restrict */
#define SIZE 624
#define MIDDLE 397

#pragma simd declare
static unsigned mersenne_twister_lane(unsigned seed)
{
    unsigned state[SIZE], sum = 0;
    int i;
    state[0] = seed;
    for (i = 1; i < SIZE; i++)
        state[i] = 1812433253u * (state[i - 1] ^ state[i - 1] >> 30) + (unsigned)i;
    for (i = 0; i < 8; i++) {
        unsigned y = (state[i] & 0x80000000u) | (state[i + 1] & 0x7fffffffu);
        unsigned next = state[i + MIDDLE] ^ y >> 1;
        if (y & 1)
            next ^= 0x9908b0dfu;
        state[i] = next;
        next ^= next >> 11;
        next ^= next << 7 & 0x9d2c5680u;
        next ^= next << 15 & 0xefc60000u;
        next ^= next >> 18;
        sum = sum * 3 + next;
    }
    return sum;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void mersenne_twister(int n, const unsigned *seed, unsigned *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 32: 16 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~15UL;
        int state_lanes[9984] __attribute__((__aligned__(64))) = {0};
        const __m256i t_v = _mm256_set1_epi32(1812433253);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(-2147483648);
        const __m256i t4_v = _mm256_set1_epi32(2147483647);
        const __m256i t5_v = _mm256_set1_epi32(1);
        const __m256i t6_v = _mm256_set1_epi32(-1727483681);
        const __m256i t7_v = _mm256_set1_epi32(-1658038656);
        const __m256i t8_v = _mm256_set1_epi32(-272236544);
        const __m256i t9_v = _mm256_set1_epi32(3);
        int state_lanes2[4992] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256i seed_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2));
            const __m256i seed_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2 + 8));
            _mm256_storeu_si256((__m256i *)(void *)state_lanes, seed_v0);
            _mm256_storeu_si256((__m256i *)(void *)(state_lanes + 8), seed_v1);
            unsigned int i_s = 1u;
            int more;
            do {
                int *const state_lanes3 = state_lanes + (long)(int)(i_s - 1u) * 16;
                const __m256i state_v0 =
                    _mm256_lddqu_si256((const __m256i *)(const void *)state_lanes3);
                const __m256i state_v1 =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(state_lanes3 + 8));
                const __m256i t_v0 = _mm256_srli_epi32(state_v0, 30);
                const __m256i t_v1 = _mm256_srli_epi32(state_v1, 30);
                const __m256i t2_v0 = _mm256_xor_si256(state_v0, t_v0);
                const __m256i t2_v1 = _mm256_xor_si256(state_v1, t_v1);
                const __m256i t3_v0 = _mm256_mullo_epi32(t_v, t2_v0);
                const __m256i t3_v1 = _mm256_mullo_epi32(t_v, t2_v1);
                const __m256i i_v = _mm256_set1_epi32((int)i_s);
                const __m256i t4_v0 = _mm256_add_epi32(t3_v0, i_v);
                const __m256i t4_v1 = _mm256_add_epi32(t3_v1, i_v);
                int *const state_lanes4 = state_lanes + (long)(int)i_s * 16;
                _mm256_storeu_si256((__m256i *)(void *)state_lanes4, t4_v0);
                _mm256_storeu_si256((__m256i *)(void *)(state_lanes4 + 8), t4_v1);
                const unsigned int t = i_s + 1u;
                more = (int)t < 624;
                i_s = t;
            } while (more);
            __m256i sum_v0 = t2_v;
            __m256i sum_v1 = t2_v;
            unsigned int i_s2 = 0u;
            int more2;
            do {
                int *const state_lanes5 = state_lanes + (long)(int)i_s2 * 16;
                const __m256i state2_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)state_lanes5);
                const __m256i state2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(state_lanes5 + 8));
                const __m256i t5_v0 = _mm256_and_si256(state2_v0, t3_v);
                const __m256i t5_v1 = _mm256_and_si256(state2_v1, t3_v);
                int *const state_lanes6 = state_lanes + (long)(int)(i_s2 + 1u) * 16;
                const __m256i state3_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)state_lanes6);
                const __m256i state3_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(state_lanes6 + 8));
                const __m256i t6_v0 = _mm256_and_si256(state3_v0, t4_v);
                const __m256i t6_v1 = _mm256_and_si256(state3_v1, t4_v);
                const __m256i y_v0 = _mm256_or_si256(t5_v0, t6_v0);
                const __m256i y_v1 = _mm256_or_si256(t5_v1, t6_v1);
                int *const state_lanes7 = state_lanes + (long)(int)(i_s2 + 397u) * 16;
                const __m256i state4_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)state_lanes7);
                const __m256i state4_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(state_lanes7 + 8));
                const __m256i t7_v0 = _mm256_srli_epi32(y_v0, 1);
                const __m256i t7_v1 = _mm256_srli_epi32(y_v1, 1);
                const __m256i next_v0 = _mm256_xor_si256(state4_v0, t7_v0);
                const __m256i next_v1 = _mm256_xor_si256(state4_v1, t7_v1);
                const __m256i t8_v0 = _mm256_and_si256(y_v0, t5_v);
                const __m256i t8_v1 = _mm256_and_si256(y_v1, t5_v);
                const __m256i mask_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t8_v0, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t8_v1, t2_v), _mm256_set1_epi32(-1));
                const __m256i next2_v0 = _mm256_xor_si256(next_v0, t6_v);
                const __m256i next2_v1 = _mm256_xor_si256(next_v1, t6_v);
                const __m256i next3_v0 = _mm256_blendv_epi8(next_v0, next2_v0, mask_v0);
                const __m256i next3_v1 = _mm256_blendv_epi8(next_v1, next2_v1, mask_v1);
                int *const state_lanes8 = state_lanes + (long)(int)i_s2 * 16;
                _mm256_storeu_si256((__m256i *)(void *)state_lanes8, next3_v0);
                _mm256_storeu_si256((__m256i *)(void *)(state_lanes8 + 8), next3_v1);
                const __m256i t9_v0 = _mm256_srli_epi32(next3_v0, 11);
                const __m256i t9_v1 = _mm256_srli_epi32(next3_v1, 11);
                const __m256i next4_v0 = _mm256_xor_si256(next3_v0, t9_v0);
                const __m256i next4_v1 = _mm256_xor_si256(next3_v1, t9_v1);
                const __m256i t10_v0 = _mm256_slli_epi32(next4_v0, 7);
                const __m256i t10_v1 = _mm256_slli_epi32(next4_v1, 7);
                const __m256i t11_v0 = _mm256_and_si256(t10_v0, t7_v);
                const __m256i t11_v1 = _mm256_and_si256(t10_v1, t7_v);
                const __m256i next5_v0 = _mm256_xor_si256(next4_v0, t11_v0);
                const __m256i next5_v1 = _mm256_xor_si256(next4_v1, t11_v1);
                const __m256i t12_v0 = _mm256_slli_epi32(next5_v0, 15);
                const __m256i t12_v1 = _mm256_slli_epi32(next5_v1, 15);
                const __m256i t13_v0 = _mm256_and_si256(t12_v0, t8_v);
                const __m256i t13_v1 = _mm256_and_si256(t12_v1, t8_v);
                const __m256i next6_v0 = _mm256_xor_si256(next5_v0, t13_v0);
                const __m256i next6_v1 = _mm256_xor_si256(next5_v1, t13_v1);
                const __m256i t14_v0 = _mm256_srli_epi32(next6_v0, 18);
                const __m256i t14_v1 = _mm256_srli_epi32(next6_v1, 18);
                const __m256i next7_v0 = _mm256_xor_si256(next6_v0, t14_v0);
                const __m256i next7_v1 = _mm256_xor_si256(next6_v1, t14_v1);
                const __m256i t15_v0 = _mm256_mullo_epi32(sum_v0, t9_v);
                const __m256i t15_v1 = _mm256_mullo_epi32(sum_v1, t9_v);
                const __m256i sum2_v0 = _mm256_add_epi32(t15_v0, next7_v0);
                const __m256i sum2_v1 = _mm256_add_epi32(t15_v1, next7_v1);
                const unsigned int t2 = i_s2 + 1u;
                more2 = (int)t2 < 8;
                sum_v0 = sum2_v0;
                sum_v1 = sum2_v1;
                i_s2 = t2;
            } while (more2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), sum_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), sum_v1);
        }
        const __m256i t10_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t11_v = _mm256_set1_epi32(1812433253);
        const __m256i t12_v = _mm256_set1_epi32(0);
        const __m256i t13_v = _mm256_set1_epi32(-2147483648);
        const __m256i t14_v = _mm256_set1_epi32(2147483647);
        const __m256i t15_v = _mm256_set1_epi32(1);
        const __m256i t16_v = _mm256_set1_epi32(-1727483681);
        const __m256i t17_v = _mm256_set1_epi32(-1658038656);
        const __m256i t18_v = _mm256_set1_epi32(-272236544);
        const __m256i t19_v = _mm256_set1_epi32(3);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t20_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t20_v, t10_v);
            const __m256i seed_v =
                _mm256_maskload_epi32((const int *)(const void *)(seed + k2), active_mask_v);
            const __m256i t21_v = _mm256_loadu_si256((const __m256i *)(const void *)state_lanes2);
            const __m256i t22_v = _mm256_blendv_epi8(t21_v, seed_v, active_mask_v);
            _mm256_storeu_si256((__m256i *)(void *)state_lanes2, t22_v);
            unsigned int i_s3 = 1u;
            int more3;
            do {
                const __m256i state_v =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(state_lanes2 + (long)(int)(i_s3 - 1u) * 8));
                const __m256i t23_v = _mm256_xor_si256(state_v, _mm256_srli_epi32(state_v, 30));
                const __m256i i2_v = _mm256_set1_epi32((int)i_s3);
                int *const state_lanes9 = state_lanes2 + (long)(int)i_s3 * 8;
                const __m256i t24_v = _mm256_add_epi32(_mm256_mullo_epi32(t11_v, t23_v), i2_v);
                const __m256i t25_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)state_lanes9);
                const __m256i t26_v = _mm256_blendv_epi8(t25_v, t24_v, active_mask_v);
                _mm256_storeu_si256((__m256i *)(void *)state_lanes9, t26_v);
                const unsigned int t3 = i_s3 + 1u;
                more3 = (int)t3 < 624;
                i_s3 = t3;
            } while (more3);
            __m256i sum_v = t12_v;
            unsigned int i_s4 = 0u;
            int more4;
            do {
                const __m256i state2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(state_lanes2 + (long)(int)i_s4 * 8));
                const __m256i state3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(state_lanes2 + (long)(int)(i_s4 + 1u) * 8));
                const __m256i t27_v = _mm256_and_si256(state3_v, t14_v);
                const __m256i y_v = _mm256_or_si256(_mm256_and_si256(state2_v, t13_v), t27_v);
                const __m256i state4_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(state_lanes2 + (long)(int)(i_s4 + 397u) * 8));
                const __m256i next_v = _mm256_xor_si256(state4_v, _mm256_srli_epi32(y_v, 1));
                const __m256i t28_v = _mm256_and_si256(y_v, t15_v);
                const __m256i mask_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t28_v, t12_v), _mm256_set1_epi32(-1));
                const __m256i next2_v = _mm256_xor_si256(next_v, t16_v);
                const __m256i next3_v = _mm256_blendv_epi8(next_v, next2_v, mask_v);
                int *const state_lanes10 = state_lanes2 + (long)(int)i_s4 * 8;
                const __m256i t29_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)state_lanes10);
                const __m256i t30_v = _mm256_blendv_epi8(t29_v, next3_v, active_mask_v);
                _mm256_storeu_si256((__m256i *)(void *)state_lanes10, t30_v);
                const __m256i next4_v = _mm256_xor_si256(next3_v, _mm256_srli_epi32(next3_v, 11));
                const __m256i t31_v = _mm256_and_si256(_mm256_slli_epi32(next4_v, 7), t17_v);
                const __m256i next5_v = _mm256_xor_si256(next4_v, t31_v);
                const __m256i t32_v = _mm256_and_si256(_mm256_slli_epi32(next5_v, 15), t18_v);
                const __m256i next6_v = _mm256_xor_si256(next5_v, t32_v);
                const __m256i next7_v = _mm256_xor_si256(next6_v, _mm256_srli_epi32(next6_v, 18));
                const unsigned int t4 = i_s4 + 1u;
                more4 = (int)t4 < 8;
                sum_v = _mm256_add_epi32(_mm256_mullo_epi32(sum_v, t19_v), next7_v);
                i_s4 = t4;
            } while (more4);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, sum_v);
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = mersenne_twister_lane(seed[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = mersenne_twister_lane(seed[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
