/* vcc 0.1.0 wrote this from record_lists.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | inout i32 x[n] */
/* Stores to records that pointers lead to: through lists, and in called functions. */
struct record_lists_node {
    int value;
    struct record_lists_node *next;
    int part[3];
};

static struct record_lists_node record_lists_nodes[200], *record_lists_heads[100];

#pragma simd declare
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef long vcc_i64 __attribute__((may_alias));
typedef long vcc_i64x4 __attribute__((vector_size(32), aligned(8), may_alias));
typedef unsigned int vcc_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef unsigned long vcc_u64x4 __attribute__((vector_size(32), aligned(8), may_alias));
__attribute__((__target__("avx2")))
#endif
static void record_lists_put(struct record_lists_node *to, int by)
{
    to->part[2] = by;
    if (by > 1)
        to->part[1]++;
#ifdef VCC_VECTOR
    /* vcc: line 17: 8 lanes x 4, then 8, avx2; runs if value and part do not overlap */
    if (by >= 8) {
        const unsigned long end = (unsigned long)by & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t = (unsigned long)&to->value;
        const unsigned long t2 =
            (unsigned long)((char *)to->part + (long)((unsigned long)by * 4 - 4));
        if (t + 4 <= t2 + (end - 1) * ~3UL || t2 + 4 <= t) {
            const int value_s = to->value;
            const __m256i t_v = _mm256_set1_epi32(0);
            int *const part_s = to->part + (long)((unsigned long)by - 1);
            const __m256i t2_v = _mm256_set1_epi32(3);
            const __m256i t3_v = _mm256_sub_epi32(t_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
            const __m256i t4_v = _mm256_set1_epi32(-8);
            const __m256i t5_v = _mm256_set1_epi32(-16);
            const __m256i t6_v = _mm256_set1_epi32(-24);
            const __m256i t7_v = _mm256_set1_epi32(-32);
            const __m256i t8_v = _mm256_set1_epi32(1);
            __m256i by_v = _mm256_add_epi32(_mm256_set1_epi32((int)by), t3_v);
            __m256i t_v0 = t_v;
            __m256i t_v1 = t_v;
            __m256i t_v2 = t_v;
            __m256i t_v3 = t_v;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i part_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(part_s - k - 7));
                const __m256i part_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(part_s - k - 8 - 7));
                const __m256i part_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(part_s - k - 16 - 7));
                const __m256i part_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(part_s - k - 24 - 7));
                const __m256i part_new_v0 = _mm256_add_epi32(part_v0, t2_v);
                const __m256i part_new_v1 = _mm256_add_epi32(part_v1, t2_v);
                const __m256i part_new_v2 = _mm256_add_epi32(part_v2, t2_v);
                const __m256i part_new_v3 = _mm256_add_epi32(part_v3, t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(part_s - k - 7), part_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(part_s - k - 8 - 7), part_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(part_s - k - 16 - 7), part_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(part_s - k - 24 - 7), part_new_v3);
                const __m256i t2_v0 = _mm256_sub_epi32(by_v, t8_v);
                const __m256i t2_v1 = _mm256_sub_epi32(_mm256_add_epi32(by_v, t4_v), t8_v);
                const __m256i t2_v2 = _mm256_sub_epi32(_mm256_add_epi32(by_v, t5_v), t8_v);
                const __m256i t2_v3 = _mm256_sub_epi32(_mm256_add_epi32(by_v, t6_v), t8_v);
                by_v = _mm256_add_epi32(by_v, t7_v);
                t_v0 = _mm256_sub_epi32(t_v0, t2_v0);
                t_v1 = _mm256_sub_epi32(t_v1, t2_v1);
                t_v2 = _mm256_sub_epi32(t_v2, t2_v2);
                t_v3 = _mm256_sub_epi32(t_v3, t2_v3);
            }
            const __m256i t9_v = _mm256_add_epi32(t_v1, t_v3);
            __m256i t10_v = _mm256_add_epi32(_mm256_add_epi32(t_v0, t_v2), t9_v);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i part_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(part_s - k - 7));
                const __m256i part_new_v = _mm256_add_epi32(part_v, t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(part_s - k - 7), part_new_v);
                const __m256i t_next = _mm256_sub_epi32(t10_v, _mm256_sub_epi32(by_v, t8_v));
                by_v = _mm256_add_epi32(by_v, t4_v);
                t10_v = t_next;
            }
            {
                const __m128i t11_v = _mm256_extracti128_si256(t10_v, 1);
                const __m128i t12_v = _mm_add_epi32(_mm256_castsi256_si128(t10_v), t11_v);
                const __m128i t13_v = _mm_add_epi32(t12_v, _mm_srli_si128(t12_v, 8));
                const __m128i t14_v = _mm_add_epi32(t13_v, _mm_srli_si128(t13_v, 4));
                const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t14_v);
                by = (int)((unsigned int)by - (unsigned int)end);
                to->value = (int)((unsigned int)value_s + t3);
            }
        }
    }
    /* remaining iterations */
    while (by-- > 0) {
        VCC_KEEP_SCALAR;
#else
    while (by-- > 0) {
#endif
        to->part[by] += 3;
        to->value -= by;
    }
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void record_lists_walk(int n, const unsigned char *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 27: 16 lanes, then 8, avx2 */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, value) == 0,
            "layout of struct record_lists_node");
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, next) == 8,
            "layout of struct record_lists_node");
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i t2_v = _mm256_set1_epi64x(0l);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
                const __m256i t_v0 = _mm256_cvtepu8_epi32(a_v);
                const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(a_v, 8));
                const __m256i by_v0 = _mm256_and_si256(t_v0, t_v);
                const __m256i by_v1 = _mm256_and_si256(t_v1, t_v);
                const __m256i record_lists_heads_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(record_lists_heads + k));
                const __m256i record_lists_heads_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(record_lists_heads + k) + 32));
                const __m256i record_lists_heads_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(record_lists_heads + k) + 64));
                const __m256i record_lists_heads_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(record_lists_heads + k) + 96));
                const __m256i mask_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi64(record_lists_heads_v0, t2_v),
                    _mm256_set1_epi32(-1));
                const __m256i mask_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi64(record_lists_heads_v1, t2_v),
                    _mm256_set1_epi32(-1));
                const __m256i mask_v2 =
                    _mm256_xor_si256(_mm256_cmpeq_epi64(record_lists_heads_v2, t2_v),
                    _mm256_set1_epi32(-1));
                const __m256i mask_v3 =
                    _mm256_xor_si256(_mm256_cmpeq_epi64(record_lists_heads_v3, t2_v),
                    _mm256_set1_epi32(-1));
                const __m256i mask2_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                    _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
                const __m256i mask2_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v2),
                    _mm256_castsi256_ps(mask_v3), 0x88)), 0xd8);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                    __m256i at_v0 = record_lists_heads_v0;
                    __m256i at_v1 = record_lists_heads_v1;
                    __m256i at_v2 = record_lists_heads_v2;
                    __m256i at_v3 = record_lists_heads_v3;
                    __m256i active_mask_v0 = mask2_v0;
                    __m256i active_mask_v1 = mask2_v1;
                    int more;
                    do {
                        const vcc_i64x4 t5_v = (vcc_i64x4)at_v0;
                        const vcc_i64x4 t6_v = (vcc_i64x4)at_v1;
                        const vcc_i64x4 t7_v = (vcc_i64x4)at_v2;
                        const vcc_i64x4 t8_v = (vcc_i64x4)at_v3;
                        const unsigned int t9_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0));
                        const unsigned int t10_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1));
                        const __m256i t2_v0 =
                            _mm256_set_epi32(t9_v & 0x80u ? *(const vcc_i32 *)t6_v[3] : 0,
                            t9_v & 0x40u ? *(const vcc_i32 *)t6_v[2] : 0,
                            t9_v & 0x20u ? *(const vcc_i32 *)t6_v[1] : 0,
                            t9_v & 0x10u ? *(const vcc_i32 *)t6_v[0] : 0,
                            t9_v & 0x8u ? *(const vcc_i32 *)t5_v[3] : 0,
                            t9_v & 0x4u ? *(const vcc_i32 *)t5_v[2] : 0,
                            t9_v & 0x2u ? *(const vcc_i32 *)t5_v[1] : 0,
                            t9_v & 0x1u ? *(const vcc_i32 *)t5_v[0] : 0);
                        const __m256i t2_v1 =
                            _mm256_set_epi32(t10_v & 0x80u ? *(const vcc_i32 *)t8_v[3] : 0,
                            t10_v & 0x40u ? *(const vcc_i32 *)t8_v[2] : 0,
                            t10_v & 0x20u ? *(const vcc_i32 *)t8_v[1] : 0,
                            t10_v & 0x10u ? *(const vcc_i32 *)t8_v[0] : 0,
                            t10_v & 0x8u ? *(const vcc_i32 *)t7_v[3] : 0,
                            t10_v & 0x4u ? *(const vcc_i32 *)t7_v[2] : 0,
                            t10_v & 0x2u ? *(const vcc_i32 *)t7_v[1] : 0,
                            t10_v & 0x1u ? *(const vcc_i32 *)t7_v[0] : 0);
                        const __m256i t3_v0 = _mm256_add_epi32(t2_v0, by_v0);
                        const __m256i t3_v1 = _mm256_add_epi32(t2_v1, by_v1);
                        const vcc_i64x4 t11_v = (vcc_i64x4)at_v0;
                        const vcc_i64x4 t12_v = (vcc_i64x4)at_v1;
                        const vcc_i64x4 t13_v = (vcc_i64x4)at_v2;
                        const vcc_i64x4 t14_v = (vcc_i64x4)at_v3;
                        const vcc_i32x8 t15_v = (vcc_i32x8)t3_v0;
                        const vcc_i32x8 t16_v = (vcc_i32x8)t3_v1;
                        const unsigned int t17_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0));
                        const unsigned int t18_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1));
                        if (t17_v & 0x1u) *(vcc_i32 *)t11_v[0] = t15_v[0];
                        if (t17_v & 0x2u) *(vcc_i32 *)t11_v[1] = t15_v[1];
                        if (t17_v & 0x4u) *(vcc_i32 *)t11_v[2] = t15_v[2];
                        if (t17_v & 0x8u) *(vcc_i32 *)t11_v[3] = t15_v[3];
                        if (t17_v & 0x10u) *(vcc_i32 *)t12_v[0] = t15_v[4];
                        if (t17_v & 0x20u) *(vcc_i32 *)t12_v[1] = t15_v[5];
                        if (t17_v & 0x40u) *(vcc_i32 *)t12_v[2] = t15_v[6];
                        if (t17_v & 0x80u) *(vcc_i32 *)t12_v[3] = t15_v[7];
                        if (t18_v & 0x1u) *(vcc_i32 *)t13_v[0] = t16_v[0];
                        if (t18_v & 0x2u) *(vcc_i32 *)t13_v[1] = t16_v[1];
                        if (t18_v & 0x4u) *(vcc_i32 *)t13_v[2] = t16_v[2];
                        if (t18_v & 0x8u) *(vcc_i32 *)t13_v[3] = t16_v[3];
                        if (t18_v & 0x10u) *(vcc_i32 *)t14_v[0] = t16_v[4];
                        if (t18_v & 0x20u) *(vcc_i32 *)t14_v[1] = t16_v[5];
                        if (t18_v & 0x40u) *(vcc_i32 *)t14_v[2] = t16_v[6];
                        if (t18_v & 0x80u) *(vcc_i32 *)t14_v[3] = t16_v[7];
                        const __m256i mask3_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v0, 1));
                        const __m256i mask3_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v1, 1));
                        const __m256i mask3_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v0));
                        const __m256i mask3_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v1));
                        const vcc_i64x4 t19_v = (vcc_i64x4)at_v0;
                        const vcc_i64x4 t20_v = (vcc_i64x4)at_v1;
                        const vcc_i64x4 t21_v = (vcc_i64x4)at_v2;
                        const vcc_i64x4 t22_v = (vcc_i64x4)at_v3;
                        const unsigned int t23_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v0));
                        const unsigned int t24_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v1));
                        const unsigned int t25_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v2));
                        const unsigned int t26_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v3));
                        const __m256i t4_v0 =
                            _mm256_set_epi64x(t23_v & 0x8u ? *(const vcc_i64 *)(8L + t19_v[3]) : 0,
                            t23_v & 0x4u ? *(const vcc_i64 *)(8L + t19_v[2]) : 0,
                            t23_v & 0x2u ? *(const vcc_i64 *)(8L + t19_v[1]) : 0,
                            t23_v & 0x1u ? *(const vcc_i64 *)(8L + t19_v[0]) : 0);
                        const __m256i t4_v1 =
                            _mm256_set_epi64x(t24_v & 0x8u ? *(const vcc_i64 *)(8L + t20_v[3]) : 0,
                            t24_v & 0x4u ? *(const vcc_i64 *)(8L + t20_v[2]) : 0,
                            t24_v & 0x2u ? *(const vcc_i64 *)(8L + t20_v[1]) : 0,
                            t24_v & 0x1u ? *(const vcc_i64 *)(8L + t20_v[0]) : 0);
                        const __m256i t4_v2 =
                            _mm256_set_epi64x(t25_v & 0x8u ? *(const vcc_i64 *)(8L + t21_v[3]) : 0,
                            t25_v & 0x4u ? *(const vcc_i64 *)(8L + t21_v[2]) : 0,
                            t25_v & 0x2u ? *(const vcc_i64 *)(8L + t21_v[1]) : 0,
                            t25_v & 0x1u ? *(const vcc_i64 *)(8L + t21_v[0]) : 0);
                        const __m256i t4_v3 =
                            _mm256_set_epi64x(t26_v & 0x8u ? *(const vcc_i64 *)(8L + t22_v[3]) : 0,
                            t26_v & 0x4u ? *(const vcc_i64 *)(8L + t22_v[2]) : 0,
                            t26_v & 0x2u ? *(const vcc_i64 *)(8L + t22_v[1]) : 0,
                            t26_v & 0x1u ? *(const vcc_i64 *)(8L + t22_v[0]) : 0);
                        const __m256i mask4_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(t4_v0, t2_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask4_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(t4_v1, t2_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask4_v2 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(t4_v2, t2_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask4_v3 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(t4_v3, t2_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask5_v0 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask4_v0),
                            _mm256_castsi256_ps(mask4_v1), 0x88)), 0xd8);
                        const __m256i mask5_v1 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask4_v2),
                            _mm256_castsi256_ps(mask4_v3), 0x88)), 0xd8);
                        const __m256i mask6_v0 = _mm256_and_si256(active_mask_v0, mask5_v0);
                        const __m256i mask6_v1 = _mm256_and_si256(active_mask_v1, mask5_v1);
                        const unsigned int t27_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask6_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask6_v1)) << 8);
                        const int t = (t27_v & (t27_v - 1)) != 0;
                        more = t;
                        at_v0 = t4_v0;
                        at_v1 = t4_v1;
                        at_v2 = t4_v2;
                        at_v3 = t4_v3;
                        active_mask_v0 = mask6_v0;
                        active_mask_v1 = mask6_v1;
                    } while (more);
                    const __m256i alone_v = _mm256_or_si256(active_mask_v0, active_mask_v1);
                    const int alone = _mm256_movemask_epi8(alone_v) != 0;
                    if (alone) {
                        const unsigned int lane_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1)) << 8);
                        const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                        const vcc_u64x4 t28_v = (vcc_u64x4)at_v0;
                        const vcc_u64x4 t29_v = (vcc_u64x4)at_v1;
                        const vcc_u64x4 t30_v = (vcc_u64x4)at_v2;
                        const vcc_u64x4 t31_v = (vcc_u64x4)at_v3;
                        const unsigned long t2 = lane < 4 ? t28_v[lane % 4]
                            : lane < 8 ? t29_v[lane % 4] : lane < 12 ? t30_v[lane % 4]
                            : t31_v[lane % 4];
                        const vcc_u32x8 by_v = (vcc_u32x8)by_v1;
                        const unsigned int by_s = lane < 8 ? ((vcc_u32x8)by_v0)[lane % 8]
                            : by_v[lane % 8];
                        char *at_s = (char *)t2;
                        int more2;
                        do {
                            const int t3 = ((struct record_lists_node *)(void *)at_s)->value;
                            ((struct record_lists_node *)(void *)at_s)->value =
                                (int)((unsigned int)t3 + by_s);
                            struct record_lists_node *const at_s2 =
                                ((struct record_lists_node *)(void *)at_s)->next;
                            more2 = (unsigned long)at_s2 != (unsigned long)(const char *)0L;
                            at_s = (char *)(void *)at_s2;
                        } while (more2);
                    }
                }
            }
            const __m256i t3_v = _mm256_set1_epi32(3);
            const __m256i t4_v = _mm256_set1_epi64x(0l);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
                const __m256i by2_v = _mm256_and_si256(_mm256_cvtepu8_epi32(a2_v), t3_v);
                const __m256i record_lists_heads2_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(record_lists_heads + k));
                const __m256i record_lists_heads2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(record_lists_heads + k) + 32));
                const __m256i mask7_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi64(record_lists_heads2_v0, t4_v),
                    _mm256_set1_epi32(-1));
                const __m256i mask7_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi64(record_lists_heads2_v1, t4_v),
                    _mm256_set1_epi32(-1));
                const __m256i mask_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask7_v0),
                    _mm256_castsi256_ps(mask7_v1), 0x88)), 0xd8);
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    __m256i at2_v0 = record_lists_heads2_v0;
                    __m256i at2_v1 = record_lists_heads2_v1;
                    __m256i active_mask_v = mask_v;
                    int more3;
                    do {
                        const vcc_i64x4 t32_v = (vcc_i64x4)at2_v0;
                        const vcc_i64x4 t33_v = (vcc_i64x4)at2_v1;
                        const unsigned int t34_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const __m256i t35_v =
                            _mm256_set_epi32(t34_v & 0x80u ? *(const vcc_i32 *)t33_v[3] : 0,
                            t34_v & 0x40u ? *(const vcc_i32 *)t33_v[2] : 0,
                            t34_v & 0x20u ? *(const vcc_i32 *)t33_v[1] : 0,
                            t34_v & 0x10u ? *(const vcc_i32 *)t33_v[0] : 0,
                            t34_v & 0x8u ? *(const vcc_i32 *)t32_v[3] : 0,
                            t34_v & 0x4u ? *(const vcc_i32 *)t32_v[2] : 0,
                            t34_v & 0x2u ? *(const vcc_i32 *)t32_v[1] : 0,
                            t34_v & 0x1u ? *(const vcc_i32 *)t32_v[0] : 0);
                        const vcc_i64x4 t36_v = (vcc_i64x4)at2_v0;
                        const vcc_i64x4 t37_v = (vcc_i64x4)at2_v1;
                        const vcc_i32x8 t38_v = (vcc_i32x8)_mm256_add_epi32(t35_v, by2_v);
                        const unsigned int t39_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        if (t39_v & 0x1u) *(vcc_i32 *)t36_v[0] = t38_v[0];
                        if (t39_v & 0x2u) *(vcc_i32 *)t36_v[1] = t38_v[1];
                        if (t39_v & 0x4u) *(vcc_i32 *)t36_v[2] = t38_v[2];
                        if (t39_v & 0x8u) *(vcc_i32 *)t36_v[3] = t38_v[3];
                        if (t39_v & 0x10u) *(vcc_i32 *)t37_v[0] = t38_v[4];
                        if (t39_v & 0x20u) *(vcc_i32 *)t37_v[1] = t38_v[5];
                        if (t39_v & 0x40u) *(vcc_i32 *)t37_v[2] = t38_v[6];
                        if (t39_v & 0x80u) *(vcc_i32 *)t37_v[3] = t38_v[7];
                        const __m256i mask8_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v, 1));
                        const __m256i mask8_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v));
                        const vcc_i64x4 t40_v = (vcc_i64x4)at2_v0;
                        const vcc_i64x4 t41_v = (vcc_i64x4)at2_v1;
                        const unsigned int t42_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask8_v0));
                        const unsigned int t43_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask8_v1));
                        const __m256i t5_v0 =
                            _mm256_set_epi64x(t42_v & 0x8u ? *(const vcc_i64 *)(8L + t40_v[3]) : 0,
                            t42_v & 0x4u ? *(const vcc_i64 *)(8L + t40_v[2]) : 0,
                            t42_v & 0x2u ? *(const vcc_i64 *)(8L + t40_v[1]) : 0,
                            t42_v & 0x1u ? *(const vcc_i64 *)(8L + t40_v[0]) : 0);
                        const __m256i t5_v1 =
                            _mm256_set_epi64x(t43_v & 0x8u ? *(const vcc_i64 *)(8L + t41_v[3]) : 0,
                            t43_v & 0x4u ? *(const vcc_i64 *)(8L + t41_v[2]) : 0,
                            t43_v & 0x2u ? *(const vcc_i64 *)(8L + t41_v[1]) : 0,
                            t43_v & 0x1u ? *(const vcc_i64 *)(8L + t41_v[0]) : 0);
                        const __m256i mask9_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(t5_v0, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask9_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(t5_v1, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask2_v =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask9_v0),
                            _mm256_castsi256_ps(mask9_v1), 0x88)), 0xd8);
                        const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
                        const unsigned int t44_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v));
                        const int t4 = (t44_v & (t44_v - 1)) != 0;
                        more3 = t4;
                        at2_v0 = t5_v0;
                        at2_v1 = t5_v1;
                        active_mask_v = mask3_v;
                    } while (more3);
                    if (_mm256_movemask_epi8(active_mask_v) != 0) {
                        const unsigned int lane2_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const unsigned long lane2 = (unsigned long)__builtin_ctz(lane2_v);
                        const vcc_u64x4 t45_v = (vcc_u64x4)at2_v1;
                        const unsigned long t5 = lane2 < 4 ? ((vcc_u64x4)at2_v0)[lane2 % 4]
                            : t45_v[lane2 % 4];
                        const unsigned int by_s2 = ((vcc_u32x8)by2_v)[lane2];
                        char *at_s3 = (char *)t5;
                        int more4;
                        do {
                            const int t6 = ((struct record_lists_node *)(void *)at_s3)->value;
                            ((struct record_lists_node *)(void *)at_s3)->value =
                                (int)((unsigned int)t6 + by_s2);
                            struct record_lists_node *const at_s4 =
                                ((struct record_lists_node *)(void *)at_s3)->next;
                            more4 = (unsigned long)at_s4 != (unsigned long)(const char *)0L;
                            at_s3 = (char *)(void *)at_s4;
                        } while (more4);
                    }
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
#endif
 {
        struct record_lists_node *at;
        int by = a[i] & 3;
        for (at = record_lists_heads[i]; at; at = at->next)
            at->value += by;
    }
#ifdef VCC_VECTOR
    }
#endif
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void record_lists(int n, const unsigned char *a, int *x)
{
    struct record_lists_node *nodes = record_lists_nodes;
    int i;
    n = n < 100 ? n : 100;
    for (i = 0; i < n; i++) {
        nodes[2 * i].value = x[i] & 0xffff;
        nodes[2 * i].next = a[i] & 1 ? &nodes[2 * i + 1] : 0;
        record_lists_heads[i] = &nodes[2 * i];
    }
    record_lists_walk(n, a);
#ifdef VCC_VECTOR
    /* vcc: line 47: 8 lanes, avx2 */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, value) == 0,
            "layout of struct record_lists_node");
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, part) == 16,
            "layout of struct record_lists_node");
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i t2_v = _mm256_set1_epi32(1);
            const __m256i t3_v = _mm256_set1_epi64x(16l);
            const __m256i t4_v = _mm256_set1_epi32(0);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i record_lists_heads_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(record_lists_heads + k));
                const __m256i record_lists_heads_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(record_lists_heads + k) + 32));
                const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
                const __m256i by_v = _mm256_and_si256(_mm256_cvtepu8_epi32(a_v), t_v);
                const vcc_i64x4 t5_v = (vcc_i64x4)record_lists_heads_v0;
                const vcc_i64x4 t6_v = (vcc_i64x4)record_lists_heads_v1;
                const vcc_i32x8 t7_v = (vcc_i32x8)by_v;
                *(vcc_i32 *)(24L + t5_v[0]) = t7_v[0];
                *(vcc_i32 *)(24L + t5_v[1]) = t7_v[1];
                *(vcc_i32 *)(24L + t5_v[2]) = t7_v[2];
                *(vcc_i32 *)(24L + t5_v[3]) = t7_v[3];
                *(vcc_i32 *)(24L + t6_v[0]) = t7_v[4];
                *(vcc_i32 *)(24L + t6_v[1]) = t7_v[5];
                *(vcc_i32 *)(24L + t6_v[2]) = t7_v[6];
                *(vcc_i32 *)(24L + t6_v[3]) = t7_v[7];
                const __m256i mask_v = _mm256_cmpgt_epi32(by_v, t2_v);
                if (_mm256_movemask_epi8(mask_v) == -1) {
                    const vcc_i64x4 t8_v = (vcc_i64x4)record_lists_heads_v0;
                    const vcc_i64x4 t9_v = (vcc_i64x4)record_lists_heads_v1;
                    const __m256i t10_v =
                        _mm256_set_epi32(*(const vcc_i32 *)(20L + t9_v[3]),
                        *(const vcc_i32 *)(20L + t9_v[2]), *(const vcc_i32 *)(20L + t9_v[1]),
                        *(const vcc_i32 *)(20L + t9_v[0]), *(const vcc_i32 *)(20L + t8_v[3]),
                        *(const vcc_i32 *)(20L + t8_v[2]), *(const vcc_i32 *)(20L + t8_v[1]),
                        *(const vcc_i32 *)(20L + t8_v[0]));
                    const vcc_i64x4 t11_v = (vcc_i64x4)record_lists_heads_v0;
                    const vcc_i64x4 t12_v = (vcc_i64x4)record_lists_heads_v1;
                    const vcc_i32x8 t13_v = (vcc_i32x8)_mm256_add_epi32(t10_v, t2_v);
                    *(vcc_i32 *)(20L + t11_v[0]) = t13_v[0];
                    *(vcc_i32 *)(20L + t11_v[1]) = t13_v[1];
                    *(vcc_i32 *)(20L + t11_v[2]) = t13_v[2];
                    *(vcc_i32 *)(20L + t11_v[3]) = t13_v[3];
                    *(vcc_i32 *)(20L + t12_v[0]) = t13_v[4];
                    *(vcc_i32 *)(20L + t12_v[1]) = t13_v[5];
                    *(vcc_i32 *)(20L + t12_v[2]) = t13_v[6];
                    *(vcc_i32 *)(20L + t12_v[3]) = t13_v[7];
                } else {
                    if (_mm256_movemask_epi8(mask_v) != 0) {
                        const vcc_i64x4 t14_v = (vcc_i64x4)record_lists_heads_v0;
                        const vcc_i64x4 t15_v = (vcc_i64x4)record_lists_heads_v1;
                        const unsigned int t16_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
                        const __m256i t17_v =
                            _mm256_set_epi32(t16_v & 0x80u ? *(const vcc_i32 *)(20L + t15_v[3])
                            : 0, t16_v & 0x40u ? *(const vcc_i32 *)(20L + t15_v[2]) : 0,
                            t16_v & 0x20u ? *(const vcc_i32 *)(20L + t15_v[1]) : 0,
                            t16_v & 0x10u ? *(const vcc_i32 *)(20L + t15_v[0]) : 0,
                            t16_v & 0x8u ? *(const vcc_i32 *)(20L + t14_v[3]) : 0,
                            t16_v & 0x4u ? *(const vcc_i32 *)(20L + t14_v[2]) : 0,
                            t16_v & 0x2u ? *(const vcc_i32 *)(20L + t14_v[1]) : 0,
                            t16_v & 0x1u ? *(const vcc_i32 *)(20L + t14_v[0]) : 0);
                        const vcc_i64x4 t18_v = (vcc_i64x4)record_lists_heads_v0;
                        const vcc_i64x4 t19_v = (vcc_i64x4)record_lists_heads_v1;
                        const vcc_i32x8 t20_v = (vcc_i32x8)_mm256_add_epi32(t17_v, t2_v);
                        const unsigned int t21_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
                        if (t21_v & 0x1u) *(vcc_i32 *)(20L + t18_v[0]) = t20_v[0];
                        if (t21_v & 0x2u) *(vcc_i32 *)(20L + t18_v[1]) = t20_v[1];
                        if (t21_v & 0x4u) *(vcc_i32 *)(20L + t18_v[2]) = t20_v[2];
                        if (t21_v & 0x8u) *(vcc_i32 *)(20L + t18_v[3]) = t20_v[3];
                        if (t21_v & 0x10u) *(vcc_i32 *)(20L + t19_v[0]) = t20_v[4];
                        if (t21_v & 0x20u) *(vcc_i32 *)(20L + t19_v[1]) = t20_v[5];
                        if (t21_v & 0x40u) *(vcc_i32 *)(20L + t19_v[2]) = t20_v[6];
                        if (t21_v & 0x80u) *(vcc_i32 *)(20L + t19_v[3]) = t20_v[7];
                    }
                }
                const __m256i by2_v = _mm256_sub_epi32(by_v, t2_v);
                const __m256i mask2_v = _mm256_cmpgt_epi32(by_v, t4_v);
                if (_mm256_movemask_epi8(mask2_v) != 0) {
                    __m256i by3_v = by2_v;
                    __m256i active_mask_v = mask2_v;
                    int more;
                    do {
                        const __m256i t_v0 = _mm256_add_epi64(record_lists_heads_v0, t3_v);
                        const __m256i t_v1 = _mm256_add_epi64(record_lists_heads_v1, t3_v);
                        const __m256i t2_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(by3_v));
                        const __m256i t2_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(by3_v, 1));
                        const __m256i t3_v0 = _mm256_slli_epi64(t2_v0, 2);
                        const __m256i t3_v1 = _mm256_slli_epi64(t2_v1, 2);
                        const __m256i t4_v0 = _mm256_add_epi64(t_v0, t3_v0);
                        const __m256i t4_v1 = _mm256_add_epi64(t_v1, t3_v1);
                        const vcc_i64x4 t22_v = (vcc_i64x4)t4_v0;
                        const vcc_i64x4 t23_v = (vcc_i64x4)t4_v1;
                        const unsigned int t24_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const __m256i t25_v =
                            _mm256_set_epi32(t24_v & 0x80u ? *(const vcc_i32 *)t23_v[3] : 0,
                            t24_v & 0x40u ? *(const vcc_i32 *)t23_v[2] : 0,
                            t24_v & 0x20u ? *(const vcc_i32 *)t23_v[1] : 0,
                            t24_v & 0x10u ? *(const vcc_i32 *)t23_v[0] : 0,
                            t24_v & 0x8u ? *(const vcc_i32 *)t22_v[3] : 0,
                            t24_v & 0x4u ? *(const vcc_i32 *)t22_v[2] : 0,
                            t24_v & 0x2u ? *(const vcc_i32 *)t22_v[1] : 0,
                            t24_v & 0x1u ? *(const vcc_i32 *)t22_v[0] : 0);
                        const vcc_i64x4 t26_v = (vcc_i64x4)t4_v0;
                        const vcc_i64x4 t27_v = (vcc_i64x4)t4_v1;
                        const vcc_i32x8 t28_v = (vcc_i32x8)_mm256_add_epi32(t25_v, t_v);
                        const unsigned int t29_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        if (t29_v & 0x1u) *(vcc_i32 *)t26_v[0] = t28_v[0];
                        if (t29_v & 0x2u) *(vcc_i32 *)t26_v[1] = t28_v[1];
                        if (t29_v & 0x4u) *(vcc_i32 *)t26_v[2] = t28_v[2];
                        if (t29_v & 0x8u) *(vcc_i32 *)t26_v[3] = t28_v[3];
                        if (t29_v & 0x10u) *(vcc_i32 *)t27_v[0] = t28_v[4];
                        if (t29_v & 0x20u) *(vcc_i32 *)t27_v[1] = t28_v[5];
                        if (t29_v & 0x40u) *(vcc_i32 *)t27_v[2] = t28_v[6];
                        if (t29_v & 0x80u) *(vcc_i32 *)t27_v[3] = t28_v[7];
                        const vcc_i64x4 t30_v = (vcc_i64x4)record_lists_heads_v0;
                        const vcc_i64x4 t31_v = (vcc_i64x4)record_lists_heads_v1;
                        const unsigned int t32_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const __m256i t33_v =
                            _mm256_set_epi32(t32_v & 0x80u ? *(const vcc_i32 *)t31_v[3] : 0,
                            t32_v & 0x40u ? *(const vcc_i32 *)t31_v[2] : 0,
                            t32_v & 0x20u ? *(const vcc_i32 *)t31_v[1] : 0,
                            t32_v & 0x10u ? *(const vcc_i32 *)t31_v[0] : 0,
                            t32_v & 0x8u ? *(const vcc_i32 *)t30_v[3] : 0,
                            t32_v & 0x4u ? *(const vcc_i32 *)t30_v[2] : 0,
                            t32_v & 0x2u ? *(const vcc_i32 *)t30_v[1] : 0,
                            t32_v & 0x1u ? *(const vcc_i32 *)t30_v[0] : 0);
                        const vcc_i64x4 t34_v = (vcc_i64x4)record_lists_heads_v0;
                        const vcc_i64x4 t35_v = (vcc_i64x4)record_lists_heads_v1;
                        const vcc_i32x8 t36_v = (vcc_i32x8)_mm256_sub_epi32(t33_v, by3_v);
                        const unsigned int t37_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        if (t37_v & 0x1u) *(vcc_i32 *)t34_v[0] = t36_v[0];
                        if (t37_v & 0x2u) *(vcc_i32 *)t34_v[1] = t36_v[1];
                        if (t37_v & 0x4u) *(vcc_i32 *)t34_v[2] = t36_v[2];
                        if (t37_v & 0x8u) *(vcc_i32 *)t34_v[3] = t36_v[3];
                        if (t37_v & 0x10u) *(vcc_i32 *)t35_v[0] = t36_v[4];
                        if (t37_v & 0x20u) *(vcc_i32 *)t35_v[1] = t36_v[5];
                        if (t37_v & 0x40u) *(vcc_i32 *)t35_v[2] = t36_v[6];
                        if (t37_v & 0x80u) *(vcc_i32 *)t35_v[3] = t36_v[7];
                        const __m256i mask3_v =
                            _mm256_and_si256(active_mask_v, _mm256_cmpgt_epi32(by3_v, t4_v));
                        const unsigned int t38_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v));
                        const int t = (t38_v & (t38_v - 1)) != 0;
                        more = t;
                        by3_v = _mm256_sub_epi32(by3_v, t2_v);
                        active_mask_v = mask3_v;
                    } while (more);
                    if (_mm256_movemask_epi8(active_mask_v) != 0) {
                        const unsigned int lane_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                        const unsigned int by_s = ((vcc_u32x8)by3_v)[lane];
                        const vcc_u64x4 t39_v = (vcc_u64x4)record_lists_heads_v0;
                        const vcc_u64x4 t40_v = (vcc_u64x4)record_lists_heads_v1;
                        const unsigned long t2 = lane < 4 ? t39_v[lane % 4] : t40_v[lane % 4];
                        char *const record_lists_heads_s = (char *)t2;
                        unsigned int by_s2 = by_s;
                        int more2;
                        do {
                            int *const record_lists_heads_s2 =
                                ((struct record_lists_node *)(void *)record_lists_heads_s)->part + (long)(int)by_s2;
                            const int t3 = *record_lists_heads_s2;
                            *record_lists_heads_s2 = (int)((unsigned int)t3 + 3u);
                            const int t4 =
                                ((struct record_lists_node *)(void *)record_lists_heads_s)->value;
                            ((struct record_lists_node *)(void *)record_lists_heads_s)->value =
                                (int)((unsigned int)t4 - by_s2);
                            more2 = (int)by_s2 > 0;
                            by_s2 = by_s2 - 1u;
                        } while (more2);
                    }
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        record_lists_put(record_lists_heads[i], a[i] & 3);
    }
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
        record_lists_put(record_lists_heads[i], a[i] & 3);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 49: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if nodes and x do
       not overlap */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, value) == 0,
            "layout of struct record_lists_node");
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, part) == 16,
            "layout of struct record_lists_node");
        const unsigned long t = (unsigned long)n - 1;
        if (n >= 9
            && ((unsigned long)nodes + t * 64 - 36 <= (unsigned long)x
            || (unsigned long)x + t * 4 <= (unsigned long)nodes)) {
            const unsigned long end = (t - 1) & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long last = t - 8;
            const __m256i t_v = _mm256_set1_epi32(3);
            char *const nodes_last = (char *)nodes + last * 64;
            const __m128i nodes_row_last_v =
                _mm_loadu_si128((const __m128i *)(const void *)nodes_last);
            const __m128i nodes_row_last2_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 256));
            const __m256i t2_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last_v),
                nodes_row_last2_v, 1);
            const __m128i nodes_row_last3_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 64));
            const __m128i nodes_row_last4_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 320));
            const __m256i t3_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last3_v),
                nodes_row_last4_v, 1);
            const __m128i nodes_row_last5_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 128));
            const __m128i nodes_row_last6_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 384));
            const __m256i t4_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last5_v),
                nodes_row_last6_v, 1);
            const __m128i nodes_row_last7_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 192));
            const __m128i nodes_row_last8_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last + 448));
            const __m256i t5_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last7_v),
                nodes_row_last8_v, 1);
            const __m256i t6_v = _mm256_unpacklo_epi32(t3_v, t5_v);
            char *const nodes_last2 = (char *)nodes + 20 + last * 64;
            const __m128i nodes_row_last9_v =
                _mm_loadu_si128((const __m128i *)(const void *)nodes_last2);
            const __m128i nodes_row_last10_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 256));
            const __m256i t7_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last9_v),
                nodes_row_last10_v, 1);
            const __m128i nodes_row_last11_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 64));
            const __m128i nodes_row_last12_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 320));
            const __m256i t8_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last11_v),
                nodes_row_last12_v, 1);
            const __m128i nodes_row_last13_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 128));
            const __m128i nodes_row_last14_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 384));
            const __m256i t9_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last13_v),
                nodes_row_last14_v, 1);
            const __m128i nodes_row_last15_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 192));
            const __m128i nodes_row_last16_v =
                _mm_loadu_si128((const __m128i *)(const void *)(nodes_last2 + 448));
            const __m256i t10_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_last15_v),
                nodes_row_last16_v, 1);
            const __m256i t11_v = _mm256_unpacklo_epi32(t7_v, t9_v);
            const __m256i t12_v = _mm256_unpacklo_epi32(t8_v, t10_v);
            const __m256i nodes_last_v =
                _mm256_unpacklo_epi32(_mm256_unpacklo_epi32(t2_v, t4_v), t6_v);
            const __m256i nodes_last2_v = _mm256_unpacklo_epi32(t11_v, t12_v);
            const __m256i nodes_last3_v = _mm256_unpackhi_epi32(t11_v, t12_v);
            const __m256i t13_v = _mm256_add_epi32(nodes_last_v, nodes_last2_v);
            const __m256i x_new_last_v =
                _mm256_add_epi32(t13_v, _mm256_mullo_epi32(t_v, nodes_last3_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at_s = k + copy * 8;
                    char *const nodes_s = (char *)nodes + at_s * 64;
                    const __m128i nodes_row_v =
                        _mm_loadu_si128((const __m128i *)(const void *)nodes_s);
                    const __m128i nodes_row2_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 256));
                    const __m256i t14_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row_v), nodes_row2_v,
                        1);
                    const __m128i nodes_row3_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 64));
                    const __m128i nodes_row4_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 320));
                    const __m256i t15_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row3_v), nodes_row4_v,
                        1);
                    const __m128i nodes_row5_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 128));
                    const __m128i nodes_row6_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 384));
                    const __m256i t16_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row5_v), nodes_row6_v,
                        1);
                    const __m128i nodes_row7_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 192));
                    const __m128i nodes_row8_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s + 448));
                    const __m256i t17_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row7_v), nodes_row8_v,
                        1);
                    const __m256i t18_v = _mm256_unpacklo_epi32(t15_v, t17_v);
                    char *const nodes_s2 = (char *)nodes + 20 + at_s * 64;
                    const __m128i nodes_row9_v =
                        _mm_loadu_si128((const __m128i *)(const void *)nodes_s2);
                    const __m128i nodes_row10_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 256));
                    const __m256i t19_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row9_v),
                        nodes_row10_v, 1);
                    const __m128i nodes_row11_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 64));
                    const __m128i nodes_row12_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 320));
                    const __m256i t20_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row11_v),
                        nodes_row12_v, 1);
                    const __m128i nodes_row13_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 128));
                    const __m128i nodes_row14_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 384));
                    const __m256i t21_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row13_v),
                        nodes_row14_v, 1);
                    const __m128i nodes_row15_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 192));
                    const __m128i nodes_row16_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(nodes_s2 + 448));
                    const __m256i t22_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row15_v),
                        nodes_row16_v, 1);
                    const __m256i t23_v = _mm256_unpacklo_epi32(t19_v, t21_v);
                    const __m256i t24_v = _mm256_unpacklo_epi32(t20_v, t22_v);
                    const __m256i nodes_v =
                        _mm256_unpacklo_epi32(_mm256_unpacklo_epi32(t14_v, t16_v), t18_v);
                    const __m256i t25_v =
                        _mm256_add_epi32(nodes_v, _mm256_unpacklo_epi32(t23_v, t24_v));
                    const __m256i t26_v =
                        _mm256_mullo_epi32(t_v, _mm256_unpackhi_epi32(t23_v, t24_v));
                    const __m256i x_new_v = _mm256_add_epi32(t25_v, t26_v);
                    _mm256_storeu_si256((__m256i *)(void *)(x + at_s), x_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                char *const nodes_s3 = (char *)nodes + k * 64;
                const __m128i nodes_row17_v =
                    _mm_loadu_si128((const __m128i *)(const void *)nodes_s3);
                const __m128i nodes_row18_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 256));
                const __m256i t27_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row17_v), nodes_row18_v,
                    1);
                const __m128i nodes_row19_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 64));
                const __m128i nodes_row20_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 320));
                const __m256i t28_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row19_v), nodes_row20_v,
                    1);
                const __m128i nodes_row21_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 128));
                const __m128i nodes_row22_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 384));
                const __m256i t29_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row21_v), nodes_row22_v,
                    1);
                const __m128i nodes_row23_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 192));
                const __m128i nodes_row24_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s3 + 448));
                const __m256i t30_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row23_v), nodes_row24_v,
                    1);
                const __m256i t31_v = _mm256_unpacklo_epi32(t28_v, t30_v);
                char *const nodes_s4 = (char *)nodes + 20 + k * 64;
                const __m128i nodes_row25_v =
                    _mm_loadu_si128((const __m128i *)(const void *)nodes_s4);
                const __m128i nodes_row26_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 256));
                const __m256i t32_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row25_v), nodes_row26_v,
                    1);
                const __m128i nodes_row27_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 64));
                const __m128i nodes_row28_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 320));
                const __m256i t33_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row27_v), nodes_row28_v,
                    1);
                const __m128i nodes_row29_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 128));
                const __m128i nodes_row30_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 384));
                const __m256i t34_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row29_v), nodes_row30_v,
                    1);
                const __m128i nodes_row31_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 192));
                const __m128i nodes_row32_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(nodes_s4 + 448));
                const __m256i t35_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(nodes_row31_v), nodes_row32_v,
                    1);
                const __m256i t36_v = _mm256_unpacklo_epi32(t32_v, t34_v);
                const __m256i t37_v = _mm256_unpacklo_epi32(t33_v, t35_v);
                const __m256i nodes2_v =
                    _mm256_unpacklo_epi32(_mm256_unpacklo_epi32(t27_v, t29_v), t31_v);
                const __m256i t38_v =
                    _mm256_add_epi32(nodes2_v, _mm256_unpacklo_epi32(t36_v, t37_v));
                const __m256i t39_v = _mm256_mullo_epi32(t_v, _mm256_unpackhi_epi32(t36_v, t37_v));
                const __m256i x_new2_v = _mm256_add_epi32(t38_v, t39_v);
                _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(x + last), x_new_last_v);
            i = (int)t;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = nodes[2 * i].value + nodes[2 * i].part[1] + 3 * nodes[2 * i].part[2];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = nodes[2 * i].value + nodes[2 * i].part[1] + 3 * nodes[2 * i].part[2];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
