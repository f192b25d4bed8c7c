/* vcc 0.1.0 wrote this from table_walk.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 t[16] | out i32 d[n] restrict */
#pragma simd declare(uniform(t))
static int table_walk_lane(int x, const int *t)
{
    int i = x & 15, seen = 0, sum = 0;
    while (!(seen >> i & 1)) {
        seen |= 1 << i;
        sum += t[i] & 0xff;
        i = (i * 5 + (t[i] & 3)) & 15;
    }
    return sum;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef unsigned int vcc_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void table_walk(int n, const int *a, const int *t, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 18: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(15);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i t4_v = _mm256_set1_epi32(255);
        const __m256i t5_v = _mm256_set1_epi32(5);
        const __m256i t6_v = _mm256_set1_epi32(3);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 24));
            const __m256i i_v0 = _mm256_and_si256(a_v0, t_v);
            const __m256i i_v1 = _mm256_and_si256(a_v1, t_v);
            const __m256i i_v2 = _mm256_and_si256(a_v2, t_v);
            const __m256i i_v3 = _mm256_and_si256(a_v3, t_v);
            const __m256i t_v0 = _mm256_srav_epi32(t2_v, i_v0);
            const __m256i t_v1 = _mm256_srav_epi32(t2_v, i_v1);
            const __m256i t_v2 = _mm256_srav_epi32(t2_v, i_v2);
            const __m256i t_v3 = _mm256_srav_epi32(t2_v, i_v3);
            const __m256i t2_v0 = _mm256_and_si256(t_v0, t3_v);
            const __m256i t2_v1 = _mm256_and_si256(t_v1, t3_v);
            const __m256i t2_v2 = _mm256_and_si256(t_v2, t3_v);
            const __m256i t2_v3 = _mm256_and_si256(t_v3, t3_v);
            const __m256i mask_v0 = _mm256_cmpeq_epi32(t2_v0, t2_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(t2_v1, t2_v);
            const __m256i mask_v2 = _mm256_cmpeq_epi32(t2_v2, t2_v);
            const __m256i mask_v3 = _mm256_cmpeq_epi32(t2_v3, t2_v);
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256i sum_v0 = t2_v;
            __m256i sum_v1 = t2_v;
            __m256i sum_v2 = t2_v;
            __m256i sum_v3 = t2_v;
            if (any) {
                __m256i i2_v0 = i_v0;
                __m256i i2_v1 = i_v1;
                __m256i i2_v2 = i_v2;
                __m256i i2_v3 = i_v3;
                __m256i seen_v0 = t2_v;
                __m256i seen_v1 = t2_v;
                __m256i seen_v2 = t2_v;
                __m256i seen_v3 = t2_v;
                __m256i sum2_v0 = t2_v;
                __m256i sum2_v1 = t2_v;
                __m256i sum2_v2 = t2_v;
                __m256i sum2_v3 = t2_v;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256i sum3_v0 = t2_v;
                __m256i sum3_v1 = t2_v;
                __m256i sum3_v2 = t2_v;
                __m256i sum3_v3 = t2_v;
                int more;
                do {
                    __asm__("" : "+v"(i2_v0));
                    __asm__("" : "+v"(i2_v1));
                    __asm__("" : "+v"(i2_v2));
                    __asm__("" : "+v"(i2_v3));
                    const __m256i i_on_v0 = _mm256_and_si256(active_mask_v0, i2_v0);
                    const __m256i i_on_v1 = _mm256_and_si256(active_mask_v1, i2_v1);
                    const __m256i i_on_v2 = _mm256_and_si256(active_mask_v2, i2_v2);
                    const __m256i i_on_v3 = _mm256_and_si256(active_mask_v3, i2_v3);
                    const __m256i t4_v0 = _mm256_sllv_epi32(t3_v, i_on_v0);
                    const __m256i t4_v1 = _mm256_sllv_epi32(t3_v, i_on_v1);
                    const __m256i t4_v2 = _mm256_sllv_epi32(t3_v, i_on_v2);
                    const __m256i t4_v3 = _mm256_sllv_epi32(t3_v, i_on_v3);
                    const __m256i seen2_v0 = _mm256_or_si256(seen_v0, t4_v0);
                    const __m256i seen2_v1 = _mm256_or_si256(seen_v1, t4_v1);
                    const __m256i seen2_v2 = _mm256_or_si256(seen_v2, t4_v2);
                    const __m256i seen2_v3 = _mm256_or_si256(seen_v3, t4_v3);
                    const __m256i t5_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)t, i2_v0, active_mask_v0, 4);
                    const __m256i t5_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)t, i2_v1, active_mask_v1, 4);
                    const __m256i t5_v2 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)t, i2_v2, active_mask_v2, 4);
                    const __m256i t5_v3 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)t, i2_v3, active_mask_v3, 4);
                    const __m256i t6_v0 = _mm256_and_si256(t5_v0, t4_v);
                    const __m256i t6_v1 = _mm256_and_si256(t5_v1, t4_v);
                    const __m256i t6_v2 = _mm256_and_si256(t5_v2, t4_v);
                    const __m256i t6_v3 = _mm256_and_si256(t5_v3, t4_v);
                    const __m256i sum5_v0 = _mm256_add_epi32(sum2_v0, t6_v0);
                    const __m256i sum5_v1 = _mm256_add_epi32(sum2_v1, t6_v1);
                    const __m256i sum5_v2 = _mm256_add_epi32(sum2_v2, t6_v2);
                    const __m256i sum5_v3 = _mm256_add_epi32(sum2_v3, t6_v3);
                    const __m256i t7_v0 = _mm256_mullo_epi32(i2_v0, t5_v);
                    const __m256i t7_v1 = _mm256_mullo_epi32(i2_v1, t5_v);
                    const __m256i t7_v2 = _mm256_mullo_epi32(i2_v2, t5_v);
                    const __m256i t7_v3 = _mm256_mullo_epi32(i2_v3, t5_v);
                    const __m256i t8_v0 = _mm256_and_si256(t5_v0, t6_v);
                    const __m256i t8_v1 = _mm256_and_si256(t5_v1, t6_v);
                    const __m256i t8_v2 = _mm256_and_si256(t5_v2, t6_v);
                    const __m256i t8_v3 = _mm256_and_si256(t5_v3, t6_v);
                    const __m256i t9_v0 = _mm256_add_epi32(t7_v0, t8_v0);
                    const __m256i t9_v1 = _mm256_add_epi32(t7_v1, t8_v1);
                    const __m256i t9_v2 = _mm256_add_epi32(t7_v2, t8_v2);
                    const __m256i t9_v3 = _mm256_add_epi32(t7_v3, t8_v3);
                    const __m256i i3_v0 = _mm256_and_si256(t9_v0, t_v);
                    const __m256i i3_v1 = _mm256_and_si256(t9_v1, t_v);
                    const __m256i i3_v2 = _mm256_and_si256(t9_v2, t_v);
                    const __m256i i3_v3 = _mm256_and_si256(t9_v3, t_v);
                    const __m256i i_on2_v0 = _mm256_and_si256(active_mask_v0, i3_v0);
                    const __m256i i_on2_v1 = _mm256_and_si256(active_mask_v1, i3_v1);
                    const __m256i i_on2_v2 = _mm256_and_si256(active_mask_v2, i3_v2);
                    const __m256i i_on2_v3 = _mm256_and_si256(active_mask_v3, i3_v3);
                    const __m256i t10_v0 = _mm256_srav_epi32(seen2_v0, i_on2_v0);
                    const __m256i t10_v1 = _mm256_srav_epi32(seen2_v1, i_on2_v1);
                    const __m256i t10_v2 = _mm256_srav_epi32(seen2_v2, i_on2_v2);
                    const __m256i t10_v3 = _mm256_srav_epi32(seen2_v3, i_on2_v3);
                    const __m256i t11_v0 = _mm256_and_si256(t10_v0, t3_v);
                    const __m256i t11_v1 = _mm256_and_si256(t10_v1, t3_v);
                    const __m256i t11_v2 = _mm256_and_si256(t10_v2, t3_v);
                    const __m256i t11_v3 = _mm256_and_si256(t10_v3, t3_v);
                    const __m256i mask2_v0 = _mm256_cmpeq_epi32(t11_v0, t2_v);
                    const __m256i mask2_v1 = _mm256_cmpeq_epi32(t11_v1, t2_v);
                    const __m256i mask2_v2 = _mm256_cmpeq_epi32(t11_v2, t2_v);
                    const __m256i mask2_v3 = _mm256_cmpeq_epi32(t11_v3, t2_v);
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                    const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                    const __m256i t12_v0 = _mm256_blendv_epi8(sum3_v0, sum5_v0, active_mask_v0);
                    const __m256i t12_v1 = _mm256_blendv_epi8(sum3_v1, sum5_v1, active_mask_v1);
                    const __m256i t12_v2 = _mm256_blendv_epi8(sum3_v2, sum5_v2, active_mask_v2);
                    const __m256i t12_v3 = _mm256_blendv_epi8(sum3_v3, sum5_v3, active_mask_v3);
                    const unsigned int t13_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v3)) << 24);
                    const int t2 = (t13_v & (t13_v - 1)) != 0;
                    more = t2;
                    i2_v0 = i3_v0;
                    i2_v1 = i3_v1;
                    i2_v2 = i3_v2;
                    i2_v3 = i3_v3;
                    seen_v0 = seen2_v0;
                    seen_v1 = seen2_v1;
                    seen_v2 = seen2_v2;
                    seen_v3 = seen2_v3;
                    sum2_v0 = sum5_v0;
                    sum2_v1 = sum5_v1;
                    sum2_v2 = sum5_v2;
                    sum2_v3 = sum5_v3;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    sum3_v0 = t12_v0;
                    sum3_v1 = t12_v1;
                    sum3_v2 = t12_v2;
                    sum3_v3 = t12_v3;
                } while (more);
                const __m256i alone_v = _mm256_or_si256(active_mask_v0, active_mask_v1);
                const __m256i alone2_v = _mm256_or_si256(active_mask_v2, active_mask_v3);
                const int alone = _mm256_movemask_epi8(_mm256_or_si256(alone_v, alone2_v)) != 0;
                __m256i sum4_v0 = sum3_v0;
                __m256i sum4_v1 = sum3_v1;
                __m256i sum4_v2 = sum3_v2;
                __m256i sum4_v3 = sum3_v3;
                if (alone) {
                    const unsigned int lane_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v3)) << 24);
                    const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                    const vcc_u32x8 i_v = (vcc_u32x8)i2_v0;
                    const vcc_u32x8 i2_v = (vcc_u32x8)i2_v1;
                    const vcc_u32x8 i3_v = (vcc_u32x8)i2_v2;
                    const vcc_u32x8 i4_v = (vcc_u32x8)i2_v3;
                    const unsigned int i_s = lane < 8 ? i_v[lane % 8] : lane < 16 ? i2_v[lane % 8]
                        : lane < 24 ? i3_v[lane % 8] : i4_v[lane % 8];
                    const vcc_u32x8 seen_v = (vcc_u32x8)seen_v0;
                    const vcc_u32x8 seen2_v = (vcc_u32x8)seen_v1;
                    const vcc_u32x8 seen3_v = (vcc_u32x8)seen_v2;
                    const vcc_u32x8 seen4_v = (vcc_u32x8)seen_v3;
                    const unsigned int seen_s = lane < 8 ? seen_v[lane % 8]
                        : lane < 16 ? seen2_v[lane % 8] : lane < 24 ? seen3_v[lane % 8]
                        : seen4_v[lane % 8];
                    const vcc_u32x8 sum_v = (vcc_u32x8)sum2_v0;
                    const vcc_u32x8 sum2_v = (vcc_u32x8)sum2_v1;
                    const vcc_u32x8 sum3_v = (vcc_u32x8)sum2_v2;
                    const vcc_u32x8 sum4_v = (vcc_u32x8)sum2_v3;
                    const unsigned int sum_s = lane < 8 ? sum_v[lane % 8]
                        : lane < 16 ? sum2_v[lane % 8] : lane < 24 ? sum3_v[lane % 8]
                        : sum4_v[lane % 8];
                    unsigned int i_s2 = i_s;
                    unsigned int seen_s2 = seen_s;
                    unsigned int sum_s2 = sum_s;
                    int more2;
                    do {
                        const unsigned int seen_s3 = seen_s2 | (1u << (i_s2 & 31));
                        const int t3 = t[(long)(int)i_s2];
                        const unsigned int i_s3 = (i_s2 * 5u + ((unsigned int)t3 & 3u)) & 15u;
                        more2 = ((unsigned int)((int)seen_s3 >> (i_s3 & 31)) & 1u) == 0u;
                        i_s2 = i_s3;
                        seen_s2 = seen_s3;
                        sum_s2 = sum_s2 + ((unsigned int)t3 & 255u);
                    } while (more2);
                    const __m256i t14_v = _mm256_set1_epi32((int)sum_s2);
                    const __m256i t13_v0 = _mm256_blendv_epi8(sum3_v0, t14_v, active_mask_v0);
                    const __m256i t13_v1 = _mm256_blendv_epi8(sum3_v1, t14_v, active_mask_v1);
                    const __m256i t13_v2 = _mm256_blendv_epi8(sum3_v2, t14_v, active_mask_v2);
                    const __m256i t13_v3 = _mm256_blendv_epi8(sum3_v3, t14_v, active_mask_v3);
                    sum4_v0 = t13_v0;
                    sum4_v1 = t13_v1;
                    sum4_v2 = t13_v2;
                    sum4_v3 = t13_v3;
                }
                const __m256i t3_v0 = _mm256_and_si256(mask_v0, sum4_v0);
                const __m256i t3_v1 = _mm256_and_si256(mask_v1, sum4_v1);
                const __m256i t3_v2 = _mm256_and_si256(mask_v2, sum4_v2);
                const __m256i t3_v3 = _mm256_and_si256(mask_v3, sum4_v3);
                sum_v0 = t3_v0;
                sum_v1 = t3_v1;
                sum_v2 = t3_v2;
                sum_v3 = t3_v3;
            }
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), sum_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), sum_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), sum_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), sum_v3);
        }
        const __m256i t7_v = _mm256_set1_epi32(15);
        __m256i t8_v = _mm256_set1_epi32(0);
        const __m256i t9_v = _mm256_set1_epi32(1);
        const __m256i t10_v = _mm256_set1_epi32(255);
        const __m256i t11_v = _mm256_set1_epi32(5);
        const __m256i t12_v = _mm256_set1_epi32(3);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i i5_v = _mm256_and_si256(a_v, t7_v);
            const __m256i t15_v = _mm256_and_si256(_mm256_srav_epi32(t8_v, i5_v), t9_v);
            const __m256i mask_v = _mm256_cmpeq_epi32(t15_v, t8_v);
            __m256i sum5_v = t8_v;
            if (_mm256_movemask_epi8(mask_v) != 0) {
                __m256i i6_v = i5_v;
                __m256i seen5_v = t8_v;
                __m256i sum6_v = t8_v;
                __m256i active_mask_v = mask_v;
                __m256i sum7_v = t8_v;
                int more3;
                do {
                    __asm__("" : "+v"(i6_v));
                    const __m256i t16_v =
                        _mm256_sllv_epi32(t9_v, _mm256_and_si256(active_mask_v, i6_v));
                    const __m256i seen6_v = _mm256_or_si256(seen5_v, t16_v);
                    const __m256i t17_v =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)t, i6_v, active_mask_v, 4);
                    const __m256i sum8_v = _mm256_add_epi32(sum6_v, _mm256_and_si256(t17_v, t10_v));
                    const __m256i t18_v = _mm256_and_si256(t17_v, t12_v);
                    const __m256i t19_v = _mm256_add_epi32(_mm256_mullo_epi32(i6_v, t11_v), t18_v);
                    const __m256i i7_v = _mm256_and_si256(t19_v, t7_v);
                    const __m256i i_on_v = _mm256_and_si256(active_mask_v, i7_v);
                    const __m256i t20_v =
                        _mm256_and_si256(_mm256_srav_epi32(seen6_v, i_on_v), t9_v);
                    const __m256i mask2_v = _mm256_cmpeq_epi32(t20_v, t8_v);
                    const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
                    more3 = _mm256_movemask_epi8(mask3_v) != 0;
                    const __m256i sum_next = _mm256_blendv_epi8(sum7_v, sum8_v, active_mask_v);
                    i6_v = i7_v;
                    seen5_v = seen6_v;
                    sum6_v = sum8_v;
                    active_mask_v = mask3_v;
                    sum7_v = sum_next;
                } while (more3);
                sum5_v = _mm256_and_si256(mask_v, sum7_v);
            }
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), sum5_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = table_walk_lane(a[k], t);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
