/* vcc 0.1.0 wrote this from member_arrays.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | inout float x[n] */
/* Elements of arrays in records, whose neighbours in vectors are in other records. */
struct member_arrays_row {
    float head;
    float three[3];
    int last[4];
};

static struct member_arrays_row member_arrays_rows[100];

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef float vcc_f32 __attribute__((may_alias));
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef unsigned int vcc_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
static void member_arrays_backwards(int n, const unsigned char *a, struct member_arrays_row *rows)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 15: 8 lanes, avx2 */
    i = n - 1;
    if (i >= 7) {
        const unsigned long end = ((unsigned long)i + 1) & ~7UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_sub_epi32(t2_v, t_v);
        __m256i t4_v = _mm256_mullo_epi32(t_v, _mm256_set1_epi32(-8));
        __asm__("" : "+v"(t4_v));
        const __m256i t5_v = _mm256_set1_epi32(1);
        const __m256 t6_v = _mm256_set1_ps(3.0f);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const unsigned long t = (unsigned long)i + k * ~0UL;
            const long a_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t3_v));
            const long a2_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t3_v),
                _mm256_castsi256_si128(t3_v)));
            const __m128i a3_v = _mm256_extracti128_si256(t3_v, 1);
            const long a4_v = _mm_cvtsi128_si64(a3_v);
            const long a5_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a3_v, a3_v));
            const long a6_v =
                (long)((unsigned long)(unsigned char)(a + t)[(int)a_v]
                | ((unsigned long)(unsigned char)(a + t)[a_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(a + t)[(int)a2_v] << 16)
                | ((unsigned long)(unsigned char)(a + t)[a2_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(a + t)[(int)a4_v] << 32)
                | ((unsigned long)(unsigned char)(a + t)[a4_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(a + t)[(int)a5_v] << 48)
                | ((unsigned long)(unsigned char)(a + t)[a5_v >> 32] << 56));
            const __m128i a7_v = _mm_cvtsi64_si128(a6_v);
            const __m256i t7_v = _mm256_and_si256(_mm256_cvtepu8_epi32(a7_v), t5_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t7_v, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i rows_v =
                _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                (const int *)(const void *)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 2),
                t4_v, mask2_v, 4);
            const __m256 t8_v = _mm256_cvtepi32_ps(rows_v);
            const __m256 rows2_v =
                _mm256_i32gather_ps(&((struct member_arrays_row *)(void *)((char *)rows + t * 32))->three[0],
                t4_v, 4);
            const vcc_i32x8 t9_v = (vcc_i32x8)t4_v;
            const unsigned int t10_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v));
            if (t10_v & 0x1u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[0]] =
                t8_v[0];
            if (t10_v & 0x2u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[1]] =
                t8_v[1];
            if (t10_v & 0x4u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[2]] =
                t8_v[2];
            if (t10_v & 0x8u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[3]] =
                t8_v[3];
            if (t10_v & 0x10u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[4]] =
                t8_v[4];
            if (t10_v & 0x20u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[5]] =
                t8_v[5];
            if (t10_v & 0x40u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[6]] =
                t8_v[6];
            if (t10_v & 0x80u) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t9_v[7]] =
                t8_v[7];
            const __m256 rows_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(rows2_v)));
            const __m256 t11_v = _mm256_mul_ps(rows_on_v, t6_v);
            vcc_f32 *const t12_v =
                (vcc_f32 *)(void *)(char *)(unsigned long)&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->head;
            const vcc_i32x8 t13_v = (vcc_i32x8)t4_v;
            const unsigned int t14_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
            if (t14_v & 0x1u) t12_v[t13_v[0]] = t11_v[0];
            if (t14_v & 0x2u) t12_v[t13_v[1]] = t11_v[1];
            if (t14_v & 0x4u) t12_v[t13_v[2]] = t11_v[2];
            if (t14_v & 0x8u) t12_v[t13_v[3]] = t11_v[3];
            if (t14_v & 0x10u) t12_v[t13_v[4]] = t11_v[4];
            if (t14_v & 0x20u) t12_v[t13_v[5]] = t11_v[5];
            if (t14_v & 0x40u) t12_v[t13_v[6]] = t11_v[6];
            if (t14_v & 0x80u) t12_v[t13_v[7]] = t11_v[7];
        }
        i = (int)((unsigned int)i - (unsigned int)end);
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = n - 1; i >= 0; i--) {
#endif
        if (a[i] & 1)
            rows[i].head = rows[i].three[0] * 3.0f;
        else
            rows[i].three[0] = (float)rows[i].last[2];
    }
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void member_arrays_called(int n, const unsigned char *a, struct member_arrays_row *rows)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 27: 32 lanes, then 8, avx2 */
    i = n - 1;
    if (i >= 7) {
        const unsigned long end = ((unsigned long)i + 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v0 = _mm256_sub_epi32(t_v, t_v0);
        const __m256i t2_v1 = _mm256_sub_epi32(t_v, t_v1);
        const __m256i t2_v2 = _mm256_sub_epi32(t_v, t_v2);
        const __m256i t2_v3 = _mm256_sub_epi32(t_v, t_v3);
        const __m256i t2_v = _mm256_set1_epi32(7);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256i t4_v = _mm256_set1_epi32(1);
        const __m256i t5_v = _mm256_set1_epi32(-8);
        __m256i t3_v0 = _mm256_mullo_epi32(t_v0, t5_v);
        __m256i t3_v1 = _mm256_mullo_epi32(t_v1, t5_v);
        __m256i t3_v2 = _mm256_mullo_epi32(t_v2, t5_v);
        __m256i t3_v3 = _mm256_mullo_epi32(t_v3, t5_v);
        __asm__("" : "+v"(t3_v0));
        __asm__("" : "+v"(t3_v1));
        __asm__("" : "+v"(t3_v2));
        __asm__("" : "+v"(t3_v3));
        const __m256i t6_v = _mm256_set1_epi32(3);
        const __m256 t7_v = _mm256_set1_ps(0.001f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const long a_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v0));
            const long a2_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v0),
                _mm256_castsi256_si128(t2_v0)));
            const __m128i a3_v = _mm256_extracti128_si256(t2_v0, 1);
            const long a4_v = _mm_cvtsi128_si64(a3_v);
            const long a5_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a3_v, a3_v));
            const long a6_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v1));
            const long a7_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v1),
                _mm256_castsi256_si128(t2_v1)));
            const __m128i a8_v = _mm256_extracti128_si256(t2_v1, 1);
            const long a9_v = _mm_cvtsi128_si64(a8_v);
            const long a10_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a8_v, a8_v));
            const long a11_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v2));
            const long a12_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v2),
                _mm256_castsi256_si128(t2_v2)));
            const __m128i a13_v = _mm256_extracti128_si256(t2_v2, 1);
            const long a14_v = _mm_cvtsi128_si64(a13_v);
            const long a15_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a13_v, a13_v));
            const long a16_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v3));
            const long a17_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v3),
                _mm256_castsi256_si128(t2_v3)));
            const __m128i a18_v = _mm256_extracti128_si256(t2_v3, 1);
            const long a19_v = _mm_cvtsi128_si64(a18_v);
            const long a20_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a18_v, a18_v));
            const long a21_v =
                (long)((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a_v]
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a2_v] << 16)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a2_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a4_v] << 32)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a4_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a5_v] << 48)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a5_v >> 32] << 56));
            const long a22_v =
                (long)((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a6_v]
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a6_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a7_v] << 16)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a7_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a9_v] << 32)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a9_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a10_v] << 48)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a10_v >> 32] << 56));
            const long a23_v =
                (long)((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a11_v]
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a11_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a12_v] << 16)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a12_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a14_v] << 32)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a14_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a15_v] << 48)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a15_v >> 32] << 56));
            const long a24_v =
                (long)((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a16_v]
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a16_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a17_v] << 16)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a17_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a19_v] << 32)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a19_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a20_v] << 48)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a20_v >> 32] << 56));
            const __m128i a25_v =
                _mm_unpacklo_epi64(_mm_cvtsi64_si128(a21_v), _mm_cvtsi64_si128(a22_v));
            const __m128i a26_v =
                _mm_unpacklo_epi64(_mm_cvtsi64_si128(a23_v), _mm_cvtsi64_si128(a24_v));
            const __m256i a27_v = _mm256_inserti128_si256(_mm256_castsi128_si256(a25_v), a26_v, 1);
            const __m128i t17_v = _mm256_castsi256_si128(a27_v);
            const __m128i t18_v = _mm256_extracti128_si256(a27_v, 1);
            const __m256i t4_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(a27_v));
            const __m256i t4_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t17_v, 8));
            const __m256i t4_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(a27_v, 1));
            const __m256i t4_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t18_v, 8));
            const __m256i more_v0 = _mm256_and_si256(t4_v0, t2_v);
            const __m256i more_v1 = _mm256_and_si256(t4_v1, t2_v);
            const __m256i more_v2 = _mm256_and_si256(t4_v2, t2_v);
            const __m256i more_v3 = _mm256_and_si256(t4_v3, t2_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi32(more_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(more_v1, t_v);
            const __m256i mask_v2 = _mm256_cmpgt_epi32(more_v2, t_v);
            const __m256i mask_v3 = _mm256_cmpgt_epi32(more_v3, t_v);
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256 sum_v0 = t3_v;
            __m256 sum_v1 = t3_v;
            __m256 sum_v2 = t3_v;
            __m256 sum_v3 = t3_v;
            if (any) {
                __m256i more2_v0 = more_v0;
                __m256i more2_v1 = more_v1;
                __m256i more2_v2 = more_v2;
                __m256i more2_v3 = more_v3;
                __m256 sum2_v0 = t3_v;
                __m256 sum2_v1 = t3_v;
                __m256 sum2_v2 = t3_v;
                __m256 sum2_v3 = t3_v;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256 sum3_v0 = t3_v;
                __m256 sum3_v1 = t3_v;
                __m256 sum3_v2 = t3_v;
                __m256 sum3_v3 = t3_v;
                int more2;
                do {
                    const __m256i t8_v0 = _mm256_and_si256(more2_v0, t4_v);
                    const __m256i t8_v1 = _mm256_and_si256(more2_v1, t4_v);
                    const __m256i t8_v2 = _mm256_and_si256(more2_v2, t4_v);
                    const __m256i t8_v3 = _mm256_and_si256(more2_v3, t4_v);
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t8_v0, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t8_v1, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v2 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t8_v2, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v3 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t8_v3, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                    const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                    const __m256 rows_v0 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        &((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0],
                        t3_v0, _mm256_castsi256_ps(mask3_v0), 4);
                    const __m256 rows_v1 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        &((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0],
                        t3_v1, _mm256_castsi256_ps(mask3_v1), 4);
                    const __m256 rows_v2 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        &((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0],
                        t3_v2, _mm256_castsi256_ps(mask3_v2), 4);
                    const __m256 rows_v3 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        &((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0],
                        t3_v3, _mm256_castsi256_ps(mask3_v3), 4);
                    const __m256 sum_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask3_v0,
                        _mm256_castps_si256(sum2_v0)));
                    const __m256 sum_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask3_v1,
                        _mm256_castps_si256(sum2_v1)));
                    const __m256 sum_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask3_v2,
                        _mm256_castps_si256(sum2_v2)));
                    const __m256 sum_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask3_v3,
                        _mm256_castps_si256(sum2_v3)));
                    const __m256 sum5_v0 = _mm256_add_ps(sum_on_v0, rows_v0);
                    const __m256 sum5_v1 = _mm256_add_ps(sum_on_v1, rows_v1);
                    const __m256 sum5_v2 = _mm256_add_ps(sum_on_v2, rows_v2);
                    const __m256 sum5_v3 = _mm256_add_ps(sum_on_v3, rows_v3);
                    const __m256 sum6_v0 =
                        _mm256_blendv_ps(sum2_v0, sum5_v0, _mm256_castsi256_ps(mask2_v0));
                    const __m256 sum6_v1 =
                        _mm256_blendv_ps(sum2_v1, sum5_v1, _mm256_castsi256_ps(mask2_v1));
                    const __m256 sum6_v2 =
                        _mm256_blendv_ps(sum2_v2, sum5_v2, _mm256_castsi256_ps(mask2_v2));
                    const __m256 sum6_v3 =
                        _mm256_blendv_ps(sum2_v3, sum5_v3, _mm256_castsi256_ps(mask2_v3));
                    const __m256i more3_v0 = _mm256_sub_epi32(more2_v0, t6_v);
                    const __m256i more3_v1 = _mm256_sub_epi32(more2_v1, t6_v);
                    const __m256i more3_v2 = _mm256_sub_epi32(more2_v2, t6_v);
                    const __m256i more3_v3 = _mm256_sub_epi32(more2_v3, t6_v);
                    const __m256i mask4_v0 = _mm256_cmpgt_epi32(more3_v0, t_v);
                    const __m256i mask4_v1 = _mm256_cmpgt_epi32(more3_v1, t_v);
                    const __m256i mask4_v2 = _mm256_cmpgt_epi32(more3_v2, t_v);
                    const __m256i mask4_v3 = _mm256_cmpgt_epi32(more3_v3, t_v);
                    const __m256i mask5_v0 = _mm256_and_si256(active_mask_v0, mask4_v0);
                    const __m256i mask5_v1 = _mm256_and_si256(active_mask_v1, mask4_v1);
                    const __m256i mask5_v2 = _mm256_and_si256(active_mask_v2, mask4_v2);
                    const __m256i mask5_v3 = _mm256_and_si256(active_mask_v3, mask4_v3);
                    const __m256 t9_v0 =
                        _mm256_blendv_ps(sum3_v0, sum6_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t9_v1 =
                        _mm256_blendv_ps(sum3_v1, sum6_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t9_v2 =
                        _mm256_blendv_ps(sum3_v2, sum6_v2, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t9_v3 =
                        _mm256_blendv_ps(sum3_v3, sum6_v3, _mm256_castsi256_ps(active_mask_v3));
                    const unsigned int t28_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v3)) << 24);
                    const int t = (t28_v & (t28_v - 1)) != 0;
                    more2 = t;
                    more2_v0 = more3_v0;
                    more2_v1 = more3_v1;
                    more2_v2 = more3_v2;
                    more2_v3 = more3_v3;
                    sum2_v0 = sum6_v0;
                    sum2_v1 = sum6_v1;
                    sum2_v2 = sum6_v2;
                    sum2_v3 = sum6_v3;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    active_mask_v2 = mask5_v2;
                    active_mask_v3 = mask5_v3;
                    sum3_v0 = t9_v0;
                    sum3_v1 = t9_v1;
                    sum3_v2 = t9_v2;
                    sum3_v3 = t9_v3;
                } while (more2);
                const __m256i alone_v = _mm256_or_si256(active_mask_v0, active_mask_v1);
                const __m256i alone2_v = _mm256_or_si256(active_mask_v2, active_mask_v3);
                const int alone = _mm256_movemask_epi8(_mm256_or_si256(alone_v, alone2_v)) != 0;
                __m256 sum4_v0 = sum3_v0;
                __m256 sum4_v1 = sum3_v1;
                __m256 sum4_v2 = sum3_v2;
                __m256 sum4_v3 = sum3_v3;
                if (alone) {
                    const unsigned int lane_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v3)) << 24);
                    const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                    const vcc_u32x8 more_v = (vcc_u32x8)more2_v0;
                    const vcc_u32x8 more2_v = (vcc_u32x8)more2_v1;
                    const vcc_u32x8 more3_v = (vcc_u32x8)more2_v2;
                    const vcc_u32x8 more4_v = (vcc_u32x8)more2_v3;
                    const unsigned int more_s = lane < 8 ? more_v[lane % 8]
                        : lane < 16 ? more2_v[lane % 8] : lane < 24 ? more3_v[lane % 8]
                        : more4_v[lane % 8];
                    const float sum_s = lane < 8 ? sum2_v0[lane % 8]
                        : lane < 16 ? sum2_v1[lane % 8] : lane < 24 ? sum2_v2[lane % 8]
                        : sum2_v3[lane % 8];
                    const unsigned int t2 =
                        (unsigned int)i + (unsigned int)k * ~0u + (unsigned int)lane * ~0u;
                    unsigned int more_s2 = more_s;
                    float sum_s2 = sum_s;
                    int more3;
                    do {
                        float sum_s3 = sum_s2;
                        if ((more_s2 & 1u) != 0u) {
                            const float t3 =
                                *((struct member_arrays_row *)(void *)((char *)rows + (long)(int)t2 * 32))->three;
                            sum_s3 = sum_s2 + t3;
                        }
                        const unsigned int more_s3 = more_s2 - 3u;
                        more3 = (int)more_s3 > 0;
                        more_s2 = more_s3;
                        sum_s2 = sum_s3;
                    } while (more3);
                    const __m256 t29_v = _mm256_set1_ps(sum_s2);
                    const __m256 t10_v0 =
                        _mm256_blendv_ps(sum3_v0, t29_v, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t10_v1 =
                        _mm256_blendv_ps(sum3_v1, t29_v, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t10_v2 =
                        _mm256_blendv_ps(sum3_v2, t29_v, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t10_v3 =
                        _mm256_blendv_ps(sum3_v3, t29_v, _mm256_castsi256_ps(active_mask_v3));
                    sum4_v0 = t10_v0;
                    sum4_v1 = t10_v1;
                    sum4_v2 = t10_v2;
                    sum4_v3 = t10_v3;
                }
                const __m256 t7_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v0, _mm256_castps_si256(sum4_v0)));
                const __m256 t7_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v1, _mm256_castps_si256(sum4_v1)));
                const __m256 t7_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v2, _mm256_castps_si256(sum4_v2)));
                const __m256 t7_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v3, _mm256_castps_si256(sum4_v3)));
                sum_v0 = t7_v0;
                sum_v1 = t7_v1;
                sum_v2 = t7_v2;
                sum_v3 = t7_v3;
            }
            const __m256 t5_v0 = _mm256_mul_ps(sum_v0, t7_v);
            const __m256 t5_v1 = _mm256_mul_ps(sum_v1, t7_v);
            const __m256 t5_v2 = _mm256_mul_ps(sum_v2, t7_v);
            const __m256 t5_v3 = _mm256_mul_ps(sum_v3, t7_v);
            const __m256i t6_v0 = _mm256_cvttps_epi32(t5_v0);
            const __m256i t6_v1 = _mm256_cvttps_epi32(t5_v1);
            const __m256i t6_v2 = _mm256_cvttps_epi32(t5_v2);
            const __m256i t6_v3 = _mm256_cvttps_epi32(t5_v3);
            vcc_i32 *const t19_v =
                (vcc_i32 *)(void *)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 1);
            const vcc_i32x8 t20_v = (vcc_i32x8)t3_v0;
            const vcc_i32x8 t21_v = (vcc_i32x8)t3_v1;
            const vcc_i32x8 t22_v = (vcc_i32x8)t3_v2;
            const vcc_i32x8 t23_v = (vcc_i32x8)t3_v3;
            const vcc_i32x8 t24_v = (vcc_i32x8)t6_v0;
            const vcc_i32x8 t25_v = (vcc_i32x8)t6_v1;
            const vcc_i32x8 t26_v = (vcc_i32x8)t6_v2;
            const vcc_i32x8 t27_v = (vcc_i32x8)t6_v3;
            t19_v[t20_v[0]] = t24_v[0];
            t19_v[t20_v[1]] = t24_v[1];
            t19_v[t20_v[2]] = t24_v[2];
            t19_v[t20_v[3]] = t24_v[3];
            t19_v[t20_v[4]] = t24_v[4];
            t19_v[t20_v[5]] = t24_v[5];
            t19_v[t20_v[6]] = t24_v[6];
            t19_v[t20_v[7]] = t24_v[7];
            t19_v[t21_v[0]] = t25_v[0];
            t19_v[t21_v[1]] = t25_v[1];
            t19_v[t21_v[2]] = t25_v[2];
            t19_v[t21_v[3]] = t25_v[3];
            t19_v[t21_v[4]] = t25_v[4];
            t19_v[t21_v[5]] = t25_v[5];
            t19_v[t21_v[6]] = t25_v[6];
            t19_v[t21_v[7]] = t25_v[7];
            t19_v[t22_v[0]] = t26_v[0];
            t19_v[t22_v[1]] = t26_v[1];
            t19_v[t22_v[2]] = t26_v[2];
            t19_v[t22_v[3]] = t26_v[3];
            t19_v[t22_v[4]] = t26_v[4];
            t19_v[t22_v[5]] = t26_v[5];
            t19_v[t22_v[6]] = t26_v[6];
            t19_v[t22_v[7]] = t26_v[7];
            t19_v[t23_v[0]] = t27_v[0];
            t19_v[t23_v[1]] = t27_v[1];
            t19_v[t23_v[2]] = t27_v[2];
            t19_v[t23_v[3]] = t27_v[3];
            t19_v[t23_v[4]] = t27_v[4];
            t19_v[t23_v[5]] = t27_v[5];
            t19_v[t23_v[6]] = t27_v[6];
            t19_v[t23_v[7]] = t27_v[7];
        }
        const __m256i t8_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t9_v = _mm256_set1_epi32(0);
        const __m256i t10_v = _mm256_sub_epi32(t9_v, t8_v);
        const __m256i t11_v = _mm256_set1_epi32(7);
        __m256 t12_v = _mm256_set1_ps(0.0f);
        const __m256i t13_v = _mm256_set1_epi32(1);
        __m256i t14_v = _mm256_mullo_epi32(t8_v, _mm256_set1_epi32(-8));
        __asm__("" : "+v"(t14_v));
        const __m256i t15_v = _mm256_set1_epi32(3);
        const __m256 t16_v = _mm256_set1_ps(0.001f);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const long a28_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t10_v));
            const long a29_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t10_v),
                _mm256_castsi256_si128(t10_v)));
            const __m128i a30_v = _mm256_extracti128_si256(t10_v, 1);
            const long a31_v = _mm_cvtsi128_si64(a30_v);
            const long a32_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a30_v, a30_v));
            const long a33_v =
                (long)((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a28_v]
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a28_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a29_v] << 16)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a29_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a31_v] << 32)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a31_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[(int)a32_v] << 48)
                | ((unsigned long)(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a32_v >> 32] << 56));
            const __m128i a34_v = _mm_cvtsi64_si128(a33_v);
            const __m256i more5_v = _mm256_and_si256(_mm256_cvtepu8_epi32(a34_v), t11_v);
            const __m256i mask_v = _mm256_cmpgt_epi32(more5_v, t9_v);
            __m256 sum_v = t12_v;
            if (_mm256_movemask_epi8(mask_v) != 0) {
                __m256i more6_v = more5_v;
                __m256 sum2_v = t12_v;
                __m256i active_mask_v = mask_v;
                __m256 sum3_v = t12_v;
                int more4;
                do {
                    const __m256i t33_v = _mm256_and_si256(more6_v, t13_v);
                    const __m256i mask2_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t33_v, t9_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
                    const __m256 sum_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(sum2_v)));
                    const __m256 rows_v =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        &((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0],
                        t14_v, _mm256_castsi256_ps(mask3_v), 4);
                    const __m256 sum4_v = _mm256_add_ps(sum_on_v, rows_v);
                    const __m256 sum5_v =
                        _mm256_blendv_ps(sum2_v, sum4_v, _mm256_castsi256_ps(mask2_v));
                    const __m256i more7_v = _mm256_sub_epi32(more6_v, t15_v);
                    const __m256i mask4_v = _mm256_cmpgt_epi32(more7_v, t9_v);
                    const __m256i mask5_v = _mm256_and_si256(active_mask_v, mask4_v);
                    more4 = _mm256_movemask_epi8(mask5_v) != 0;
                    const __m256 sum_next =
                        _mm256_blendv_ps(sum3_v, sum5_v, _mm256_castsi256_ps(active_mask_v));
                    more6_v = more7_v;
                    sum2_v = sum5_v;
                    active_mask_v = mask5_v;
                    sum3_v = sum_next;
                } while (more4);
                sum_v = _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(sum3_v)));
            }
            vcc_i32 *const t30_v =
                (vcc_i32 *)(void *)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 1);
            const vcc_i32x8 t31_v = (vcc_i32x8)t14_v;
            const vcc_i32x8 t32_v = (vcc_i32x8)_mm256_cvttps_epi32(_mm256_mul_ps(sum_v, t16_v));
            t30_v[t31_v[0]] = t32_v[0];
            t30_v[t31_v[1]] = t32_v[1];
            t30_v[t31_v[2]] = t32_v[2];
            t30_v[t31_v[3]] = t32_v[3];
            t30_v[t31_v[4]] = t32_v[4];
            t30_v[t31_v[5]] = t32_v[5];
            t30_v[t31_v[6]] = t32_v[6];
            t30_v[t31_v[7]] = t32_v[7];
        }
        i = (int)((unsigned int)i - (unsigned int)end);
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = n - 1; i >= 0; i--)
#endif
 {
        int more = a[i] & 7;
        float sum = 0.0f;
        while (more > 0) {
            if (more & 1)
                sum += rows[i].three[0];
            more -= 3;
        }
        rows[i].last[1] = (int)(sum * 0.001f);
    }
#ifdef VCC_VECTOR
    }
#endif
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void member_arrays(int n, const unsigned char *a, float *x)
{
    struct member_arrays_row *rows = member_arrays_rows;
    int i;
    n = n < 100 ? n : 100;
    for (i = 0; i < n; i++) {
        rows[i].head = (float)a[i];
        rows[i].three[0] = (float)(a[i] + i);
        rows[i].last[2] = a[i] - i;
    }
    member_arrays_backwards(n, a, rows);
    member_arrays_called(n, a, rows);
#ifdef VCC_VECTOR
    /* vcc: line 51: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if rows and x do not
       overlap */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct member_arrays_row, head) == 0,
            "layout of struct member_arrays_row");
        __extension__ _Static_assert(__builtin_offsetof(struct member_arrays_row, three) == 4,
            "layout of struct member_arrays_row");
        __extension__ _Static_assert(__builtin_offsetof(struct member_arrays_row, last) == 16,
            "layout of struct member_arrays_row");
        const unsigned long t = (unsigned long)n - 1;
        if (n >= 9
            && ((unsigned long)rows + t * 32 - 8 <= (unsigned long)x
            || (unsigned long)x + t * 4 <= (unsigned long)rows)) {
            const unsigned long end = (t - 1) & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long last_s = t - 8;
            const __m256 t_v = _mm256_set1_ps(0.5f);
            char *const rows_last = (char *)rows + last_s * 32;
            const __m128 rows_row_last_v = _mm_loadu_ps((const float *)(const void *)rows_last);
            const __m128 rows_row_last2_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 128));
            const __m256 t2_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row_last_v), rows_row_last2_v, 1);
            const __m128 rows_row_last3_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 32));
            const __m128 rows_row_last4_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 160));
            const __m256 t3_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row_last3_v), rows_row_last4_v, 1);
            const __m128 rows_row_last5_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 64));
            const __m128 rows_row_last6_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 192));
            const __m256 t4_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row_last5_v), rows_row_last6_v, 1);
            const __m128 rows_row_last7_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 96));
            const __m128 rows_row_last8_v =
                _mm_loadu_ps((const float *)(const void *)(rows_last + 224));
            const __m256 t5_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row_last7_v), rows_row_last8_v, 1);
            const __m256 t6_v = _mm256_unpacklo_ps(t2_v, t4_v);
            const __m256 t7_v = _mm256_unpacklo_ps(t3_v, t5_v);
            char *const rows_last2 = (char *)rows + 20 + last_s * 32;
            const __m128i rows_row_last9_v =
                _mm_loadu_si128((const __m128i *)(const void *)rows_last2);
            const __m128i rows_row_last10_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 128));
            const __m256i t8_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row_last9_v),
                rows_row_last10_v, 1);
            const __m128i rows_row_last11_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 32));
            const __m128i rows_row_last12_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 160));
            const __m256i t9_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row_last11_v),
                rows_row_last12_v, 1);
            const __m128i rows_row_last13_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 64));
            const __m128i rows_row_last14_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 192));
            const __m256i t10_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row_last13_v),
                rows_row_last14_v, 1);
            const __m128i rows_row_last15_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 96));
            const __m128i rows_row_last16_v =
                _mm_loadu_si128((const __m128i *)(const void *)(rows_last2 + 224));
            const __m256i t11_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row_last15_v),
                rows_row_last16_v, 1);
            const __m256i t12_v = _mm256_unpacklo_epi32(t9_v, t11_v);
            const __m256 t13_v = _mm256_mul_ps(_mm256_unpackhi_ps(t6_v, t7_v), t_v);
            const __m256i rows_last_v =
                _mm256_unpacklo_epi32(_mm256_unpacklo_epi32(t8_v, t10_v), t12_v);
            const __m256 t14_v = _mm256_add_ps(_mm256_unpacklo_ps(t6_v, t7_v), t13_v);
            const __m256 x_new_last_v = _mm256_add_ps(t14_v, _mm256_cvtepi32_ps(rows_last_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 8;
                    char *const rows_s = (char *)rows + at * 32;
                    const __m128 rows_row_v = _mm_loadu_ps((const float *)(const void *)rows_s);
                    const __m128 rows_row2_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 128));
                    const __m256 t15_v =
                        _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row_v), rows_row2_v, 1);
                    const __m128 rows_row3_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 32));
                    const __m128 rows_row4_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 160));
                    const __m256 t16_v =
                        _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row3_v), rows_row4_v, 1);
                    const __m128 rows_row5_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 64));
                    const __m128 rows_row6_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 192));
                    const __m256 t17_v =
                        _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row5_v), rows_row6_v, 1);
                    const __m128 rows_row7_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 96));
                    const __m128 rows_row8_v =
                        _mm_loadu_ps((const float *)(const void *)(rows_s + 224));
                    const __m256 t18_v =
                        _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row7_v), rows_row8_v, 1);
                    const __m256 t19_v = _mm256_unpacklo_ps(t15_v, t17_v);
                    const __m256 t20_v = _mm256_unpacklo_ps(t16_v, t18_v);
                    char *const rows_s2 = (char *)rows + 20 + at * 32;
                    const __m128i rows_row9_v =
                        _mm_loadu_si128((const __m128i *)(const void *)rows_s2);
                    const __m128i rows_row10_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 128));
                    const __m256i t21_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row9_v), rows_row10_v,
                        1);
                    const __m128i rows_row11_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 32));
                    const __m128i rows_row12_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 160));
                    const __m256i t22_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row11_v), rows_row12_v,
                        1);
                    const __m128i rows_row13_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 64));
                    const __m128i rows_row14_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 192));
                    const __m256i t23_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row13_v), rows_row14_v,
                        1);
                    const __m128i rows_row15_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 96));
                    const __m128i rows_row16_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(rows_s2 + 224));
                    const __m256i t24_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row15_v), rows_row16_v,
                        1);
                    const __m256i t25_v = _mm256_unpacklo_epi32(t22_v, t24_v);
                    const __m256 t26_v = _mm256_mul_ps(_mm256_unpackhi_ps(t19_v, t20_v), t_v);
                    const __m256i rows_v =
                        _mm256_unpacklo_epi32(_mm256_unpacklo_epi32(t21_v, t23_v), t25_v);
                    const __m256 t27_v = _mm256_add_ps(_mm256_unpacklo_ps(t19_v, t20_v), t26_v);
                    const __m256 x_new_v = _mm256_add_ps(t27_v, _mm256_cvtepi32_ps(rows_v));
                    _mm256_storeu_ps(x + at, x_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                char *const rows_s3 = (char *)rows + k * 32;
                const __m128 rows_row17_v = _mm_loadu_ps((const float *)(const void *)rows_s3);
                const __m128 rows_row18_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 128));
                const __m256 t28_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row17_v), rows_row18_v, 1);
                const __m128 rows_row19_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 32));
                const __m128 rows_row20_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 160));
                const __m256 t29_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row19_v), rows_row20_v, 1);
                const __m128 rows_row21_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 64));
                const __m128 rows_row22_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 192));
                const __m256 t30_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row21_v), rows_row22_v, 1);
                const __m128 rows_row23_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 96));
                const __m128 rows_row24_v =
                    _mm_loadu_ps((const float *)(const void *)(rows_s3 + 224));
                const __m256 t31_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(rows_row23_v), rows_row24_v, 1);
                const __m256 t32_v = _mm256_unpacklo_ps(t28_v, t30_v);
                const __m256 t33_v = _mm256_unpacklo_ps(t29_v, t31_v);
                char *const rows_s4 = (char *)rows + 20 + k * 32;
                const __m128i rows_row25_v =
                    _mm_loadu_si128((const __m128i *)(const void *)rows_s4);
                const __m128i rows_row26_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 128));
                const __m256i t34_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row25_v), rows_row26_v, 1);
                const __m128i rows_row27_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 32));
                const __m128i rows_row28_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 160));
                const __m256i t35_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row27_v), rows_row28_v, 1);
                const __m128i rows_row29_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 64));
                const __m128i rows_row30_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 192));
                const __m256i t36_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row29_v), rows_row30_v, 1);
                const __m128i rows_row31_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 96));
                const __m128i rows_row32_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(rows_s4 + 224));
                const __m256i t37_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(rows_row31_v), rows_row32_v, 1);
                const __m256i t38_v = _mm256_unpacklo_epi32(t35_v, t37_v);
                const __m256 t39_v = _mm256_mul_ps(_mm256_unpackhi_ps(t32_v, t33_v), t_v);
                const __m256i rows2_v =
                    _mm256_unpacklo_epi32(_mm256_unpacklo_epi32(t34_v, t36_v), t38_v);
                const __m256 t40_v = _mm256_add_ps(_mm256_unpacklo_ps(t32_v, t33_v), t39_v);
                const __m256 x_new2_v = _mm256_add_ps(t40_v, _mm256_cvtepi32_ps(rows2_v));
                _mm256_storeu_ps(x + k, x_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_ps(x + last_s, x_new_last_v);
            i = (int)t;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = rows[i].head + rows[i].three[0] * 0.5f + (float)rows[i].last[1];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = rows[i].head + rows[i].three[0] * 0.5f + (float)rows[i].last[1];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
