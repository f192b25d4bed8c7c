/* vcc 0.1.0 wrote this from in_ranges.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i8 b[n] | in u16 c[n] | in i32 d[n] | in u32 e[n] | in i64 f[n] | inout u8 x[n] | out i32 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void in_ranges(int n, const unsigned char *a, const signed char *b, const unsigned short *c, const int *d,
               const unsigned *e, const long *f, unsigned char *x, int *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and x are far
       enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)x - (unsigned long)a - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_v = _mm_set1_epi8(32);
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i t2_v = _mm_sub_epi8(a_last_v, _mm_set1_epi8(97));
        const __m128i t3_v = _mm_set1_epi8(25);
        const __m128i t4_v = _mm_and_si128(t_v, _mm_cmpeq_epi8(_mm_max_epu8(t3_v, t2_v), t3_v));
        const __m256i t5_v = _mm256_set1_epi8(32);
        const __m256i t6_v = _mm256_set1_epi8(97);
        const __m256i t7_v = _mm256_set1_epi8(25);
        const __m128i x_new_last_v = _mm_sub_epi8(a_last_v, t4_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 32;
                const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + at));
                const __m256i t10_v = _mm256_sub_epi8(a_v, t6_v);
                const __m256i t11_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t7_v, t10_v), t7_v);
                const __m256i x_new_v = _mm256_sub_epi8(a_v, _mm256_and_si256(t5_v, t11_v));
                _mm256_storeu_si256((__m256i *)(void *)(x + at), x_new_v);
            }
        }
        const __m128i t8_v = _mm_set1_epi8(97);
        const __m128i t9_v = _mm_set1_epi8(25);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i mask_v =
                _mm_cmpeq_epi8(_mm_max_epu8(t9_v, _mm_sub_epi8(a2_v, t8_v)), t9_v);
            const __m128i x_new2_v = _mm_sub_epi8(a2_v, _mm_and_si128(t_v, mask_v));
            _mm_storel_epi64((__m128i *)(void *)(x + k), x_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(x + last), x_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = (unsigned char)(a[i] >= 'a' && a[i] <= 'z' ? a[i] - 32 : a[i]);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] = (unsigned char)(a[i] >= 'a' && a[i] <= 'z' ? a[i] - 32 : a[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes, then 4, avx2; runs if b and x are far enough apart */
    int i_done2 = 0;
    if (n >= 4 && (unsigned long)x - (unsigned long)b - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i mask_v = _mm256_set1_epi8(0);
        const __m256i t_v = _mm256_set1_epi8(-100);
        const __m256i t2_v = _mm256_set1_epi8(100);
        const __m256i mask2_v = _mm256_set1_epi8(-1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i mask5_v = _mm256_cmpgt_epi8(t2_v, b_v);
            const __m256i mask6_v = _mm256_and_si256(_mm256_cmpgt_epi8(b_v, t_v), mask5_v);
            const __m256i t5_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
            const __m256i t6_v = _mm256_and_si256(t5_v, mask_v);
            const __m256i mask7_v = _mm256_or_si256(_mm256_and_si256(mask6_v, mask2_v), t6_v);
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t7_v = _mm256_and_si256(mask7_v, _mm256_set1_epi8(1));
            const __m256i x_new_v = _mm256_xor_si256(x_v, t7_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        const __m128i mask3_v = _mm_set1_epi8(0);
        const __m128i t3_v = _mm_set1_epi8(-100);
        const __m128i t4_v = _mm_set1_epi8(100);
        const __m128i mask4_v = _mm_set1_epi8(-1);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int b2_v;
            const __m128i b3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&b2_v, (const void *)(b + k),
                sizeof b2_v), b2_v));
            int x2_v;
            const __m128i x3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k),
                sizeof x2_v), x2_v));
            const __m128i mask8_v = _mm_cmpgt_epi8(t4_v, b3_v);
            const __m128i mask9_v = _mm_and_si128(_mm_cmpgt_epi8(b3_v, t3_v), mask8_v);
            const __m128i t8_v = _mm_xor_si128(mask9_v, _mm_set1_epi32(-1));
            const __m128i t9_v = _mm_and_si128(t8_v, mask3_v);
            const __m128i mask10_v = _mm_or_si128(_mm_and_si128(mask9_v, mask4_v), t9_v);
            const __m128i x_new2_v = _mm_xor_si128(x3_v, _mm_and_si128(mask10_v, _mm_set1_epi8(1)));
            const int t10_v = _mm_cvtsi128_si32(x_new2_v);
            __builtin_memcpy((void *)(x + k), &t10_v, sizeof t10_v);
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (unsigned char)(b[i] > -100 && b[i] < 100);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)(b[i] > -100 && b[i] < 100);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 32 lanes, then 4, avx2; runs if b and x are far enough apart */
    int i_done3 = 0;
    if (n >= 4 && (unsigned long)x - (unsigned long)b - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i mask_v = _mm256_set1_epi8(-1);
        const __m256i t_v = _mm256_set1_epi8(-5);
        const __m256i t2_v = _mm256_set1_epi8(120);
        const __m256i mask2_v = _mm256_set1_epi8(0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i mask5_v = _mm256_cmpgt_epi8(t_v, b_v);
            const __m256i mask6_v = _mm256_cmpgt_epi8(b_v, t2_v);
            const __m256i mask7_v = _mm256_xor_si256(mask5_v, _mm256_set1_epi32(-1));
            const __m256i mask8_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
            const __m256i mask9_v = _mm256_and_si256(mask7_v, mask8_v);
            const __m256i t5_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
            const __m256i t6_v = _mm256_and_si256(t5_v, mask_v);
            const __m256i mask10_v = _mm256_or_si256(_mm256_and_si256(mask9_v, mask2_v), t6_v);
            const __m256i t7_v = _mm256_and_si256(mask10_v, _mm256_set1_epi8(1));
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t8_v = _mm256_and_si256(_mm256_slli_epi16(t7_v, 1), _mm256_set1_epi8(-2));
            const __m256i x_new_v = _mm256_xor_si256(x_v, t8_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        const __m128i mask3_v = _mm_set1_epi8(-1);
        const __m128i t3_v = _mm_set1_epi8(-5);
        const __m128i t4_v = _mm_set1_epi8(120);
        const __m128i mask4_v = _mm_set1_epi8(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int b2_v;
            const __m128i b3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&b2_v, (const void *)(b + k),
                sizeof b2_v), b2_v));
            int x2_v;
            const __m128i x3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k),
                sizeof x2_v), x2_v));
            const __m128i mask11_v = _mm_xor_si128(_mm_cmpgt_epi8(t3_v, b3_v), _mm_set1_epi32(-1));
            const __m128i mask12_v = _mm_xor_si128(_mm_cmpgt_epi8(b3_v, t4_v), _mm_set1_epi32(-1));
            const __m128i mask13_v = _mm_and_si128(mask11_v, mask12_v);
            const __m128i t9_v = _mm_xor_si128(mask13_v, _mm_set1_epi32(-1));
            const __m128i t10_v = _mm_and_si128(t9_v, mask3_v);
            const __m128i mask14_v = _mm_or_si128(_mm_and_si128(mask13_v, mask4_v), t10_v);
            const __m128i t11_v = _mm_and_si128(mask14_v, _mm_set1_epi8(1));
            const __m128i t12_v = _mm_and_si128(_mm_slli_epi16(t11_v, 1), _mm_set1_epi8(-2));
            const int t13_v = _mm_cvtsi128_si32(_mm_xor_si128(x3_v, t12_v));
            __builtin_memcpy((void *)(x + k), &t13_v, sizeof t13_v);
        }
        i_done3 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done3; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (unsigned char)((b[i] < -5 || b[i] > 120) << 1);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)((b[i] < -5 || b[i] > 120) << 1);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 32 lanes, then 4, avx2; runs if c and x do not overlap */
    int i_done4 = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)c + end * 2 <= (unsigned long)x
            || (unsigned long)x + end <= (unsigned long)c)) {
            const unsigned long wide_end = end & ~31UL;
            const __m256i mask_v = _mm256_set1_epi8(0);
            const __m256i t_v = _mm256_set1_epi16(-32768);
            const __m256i t2_v = _mm256_set1_epi16(-2);
            const __m256i mask2_v = _mm256_set1_epi8(-1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i c_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
                const __m256i c_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(c + k + 16));
                const __m256i mask_v0 = _mm256_cmpeq_epi16(_mm256_max_epu16(c_v0, t_v), c_v0);
                const __m256i mask_v1 = _mm256_cmpeq_epi16(_mm256_max_epu16(c_v1, t_v), c_v1);
                const __m256i mask5_v =
                    _mm256_permute4x64_epi64(_mm256_packs_epi16(mask_v0, mask_v1), 0xd8);
                const __m256i t5_v = _mm256_xor_si256(t2_v, _mm256_set1_epi16(-32768));
                const __m256i t6_v = _mm256_xor_si256(c_v0, _mm256_set1_epi16(-32768));
                const __m256i t7_v = _mm256_xor_si256(t2_v, _mm256_set1_epi16(-32768));
                const __m256i t8_v = _mm256_xor_si256(c_v1, _mm256_set1_epi16(-32768));
                const __m256i mask2_v0 = _mm256_cmpgt_epi16(t5_v, t6_v);
                const __m256i mask2_v1 = _mm256_cmpgt_epi16(t7_v, t8_v);
                const __m256i mask6_v =
                    _mm256_permute4x64_epi64(_mm256_packs_epi16(mask2_v0, mask2_v1), 0xd8);
                const __m256i mask7_v = _mm256_and_si256(mask5_v, mask6_v);
                const __m256i t9_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
                const __m256i t10_v = _mm256_and_si256(t9_v, mask_v);
                const __m256i mask8_v = _mm256_or_si256(_mm256_and_si256(mask7_v, mask2_v), t10_v);
                const __m256i t11_v = _mm256_and_si256(mask8_v, _mm256_set1_epi8(1));
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i t12_v =
                    _mm256_and_si256(_mm256_slli_epi16(t11_v, 2), _mm256_set1_epi8(-4));
                const __m256i x_new_v = _mm256_xor_si256(x_v, t12_v);
                _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
            }
            const __m128i mask3_v = _mm_set1_epi8(0);
            const __m128i t3_v = _mm_set1_epi16(-32768);
            const __m128i t4_v = _mm_set1_epi16(-2);
            const __m128i mask4_v = _mm_set1_epi8(-1);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128i c_v = _mm_loadl_epi64((const __m128i *)(const void *)(c + k));
                int x2_v;
                const __m128i x3_v =
                    _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k),
                    sizeof x2_v), x2_v));
                const __m128i mask9_v = _mm_cmpeq_epi16(_mm_max_epu16(c_v, t3_v), c_v);
                const __m128i t13_v = _mm_xor_si128(t4_v, _mm_set1_epi16(-32768));
                const __m128i t14_v = _mm_xor_si128(c_v, _mm_set1_epi16(-32768));
                const __m128i mask10_v = _mm_cmpgt_epi16(t13_v, t14_v);
                const __m128i mask11_v = _mm_packs_epi16(mask10_v, mask10_v);
                const __m128i mask12_v = _mm_and_si128(_mm_packs_epi16(mask9_v, mask9_v), mask11_v);
                const __m128i t15_v = _mm_xor_si128(mask12_v, _mm_set1_epi32(-1));
                const __m128i t16_v = _mm_and_si128(t15_v, mask3_v);
                const __m128i mask13_v = _mm_or_si128(_mm_and_si128(mask12_v, mask4_v), t16_v);
                const __m128i t17_v = _mm_and_si128(mask13_v, _mm_set1_epi8(1));
                const __m128i t18_v = _mm_and_si128(_mm_slli_epi16(t17_v, 2), _mm_set1_epi8(-4));
                const int t19_v = _mm_cvtsi128_si32(_mm_xor_si128(x3_v, t18_v));
                __builtin_memcpy((void *)(x + k), &t19_v, sizeof t19_v);
            }
            i_done4 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done4; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (unsigned char)((c[i] >= 0x8000 && c[i] < 0xfffe) << 2);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)((c[i] >= 0x8000 && c[i] < 0xfffe) << 2);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if d and y are far
       enough apart */
    int i_done5 = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)d - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(7);
        const __m256i d_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + last));
        const __m256i t2_v = _mm256_sub_epi32(d_last_v, _mm256_set1_epi32(-2147483647));
        const __m256i t3_v = _mm256_set1_epi32(-3);
        const __m256i mask_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t3_v, t2_v), t3_v);
        const __m256i t4_v = _mm256_set1_epi32(-2147483647);
        const __m256i t5_v = _mm256_set1_epi32(-3);
        const __m256i y_new_last_v = _mm256_blendv_epi8(t_v, d_last_v, mask_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + at));
                const __m256i t8_v = _mm256_sub_epi32(d_v, t4_v);
                const __m256i mask2_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t5_v, t8_v), t5_v);
                const __m256i y_new_v = _mm256_blendv_epi8(t_v, d_v, mask2_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        const __m256i t6_v = _mm256_set1_epi32(-2147483647);
        const __m256i t7_v = _mm256_set1_epi32(-3);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i d2_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k));
            const __m256i t9_v = _mm256_sub_epi32(d2_v, t6_v);
            const __m256i mask3_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t7_v, t9_v), t7_v);
            const __m256i y_new2_v = _mm256_blendv_epi8(t_v, d2_v, mask3_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i_done5 = n;
    }
    /* remaining iterations */
    for (int i = i_done5; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = d[i] >= -2147483647 && d[i] <= 2147483646 ? d[i] : 7;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = d[i] >= -2147483647 && d[i] <= 2147483646 ? d[i] : 7;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 15: 8 lanes, then 4, avx2; runs if d and y are far enough apart */
    int i_done6 = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)d - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m128i mask_v = _mm_set1_epi8(-1);
        const __m256i t_v = _mm256_set1_epi32(-3);
        const __m256i t2_v = _mm256_set1_epi32(5);
        const __m128i mask2_v = _mm_set1_epi8(0);
        const __m128i t3_v = _mm_set1_epi8(1);
        const __m128i t4_v = _mm_set1_epi8(2);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k));
            const __m256i mask5_v = _mm256_cmpgt_epi32(t_v, d_v);
            const __m128i t9_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask5_v),
                _mm256_extracti128_si256(mask5_v, 1));
            const __m128i mask6_v = _mm_packs_epi16(t9_v, t9_v);
            const __m256i mask7_v = _mm256_cmpgt_epi32(d_v, t2_v);
            const __m128i t10_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask7_v),
                _mm256_extracti128_si256(mask7_v, 1));
            const __m128i mask8_v = _mm_packs_epi16(t10_v, t10_v);
            const __m128i mask9_v = _mm_xor_si128(mask6_v, _mm_set1_epi32(-1));
            const __m128i mask10_v = _mm_xor_si128(mask8_v, _mm_set1_epi32(-1));
            const __m128i mask11_v = _mm_and_si128(mask9_v, mask10_v);
            const __m128i t11_v =
                _mm_and_si128(_mm_xor_si128(mask11_v, _mm_set1_epi32(-1)), mask_v);
            const __m128i mask12_v = _mm_or_si128(_mm_and_si128(mask11_v, mask2_v), t11_v);
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t12_v = _mm256_cvtepu8_epi32(_mm_blendv_epi8(t4_v, t3_v, mask12_v));
            const __m256i y_new_v = _mm256_xor_si256(y_v, t12_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        const __m128i mask3_v = _mm_set1_epi8(-1);
        const __m128i t5_v = _mm_set1_epi32(-3);
        const __m128i t6_v = _mm_set1_epi32(5);
        const __m128i mask4_v = _mm_set1_epi8(0);
        const __m128i t7_v = _mm_set1_epi8(1);
        const __m128i t8_v = _mm_set1_epi8(2);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i d2_v = _mm_loadu_si128((const __m128i *)(const void *)(d + k));
            const __m128i mask13_v = _mm_cmpgt_epi32(t5_v, d2_v);
            const __m128i t13_v = _mm_packs_epi32(mask13_v, mask13_v);
            const __m128i mask14_v = _mm_packs_epi16(t13_v, t13_v);
            const __m128i mask15_v = _mm_cmpgt_epi32(d2_v, t6_v);
            const __m128i t14_v = _mm_packs_epi32(mask15_v, mask15_v);
            const __m128i mask16_v = _mm_packs_epi16(t14_v, t14_v);
            const __m128i mask17_v = _mm_xor_si128(mask14_v, _mm_set1_epi32(-1));
            const __m128i mask18_v = _mm_xor_si128(mask16_v, _mm_set1_epi32(-1));
            const __m128i mask19_v = _mm_and_si128(mask17_v, mask18_v);
            const __m128i t15_v = _mm_xor_si128(mask19_v, _mm_set1_epi32(-1));
            const __m128i t16_v = _mm_and_si128(t15_v, mask3_v);
            const __m128i mask20_v = _mm_or_si128(_mm_and_si128(mask19_v, mask4_v), t16_v);
            const __m128i y2_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i t17_v = _mm_cvtepu8_epi32(_mm_blendv_epi8(t8_v, t7_v, mask20_v));
            const __m128i y_new2_v = _mm_xor_si128(y2_v, t17_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        i_done6 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done6; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] ^= d[i] < -3 || 5 < d[i] ? 1 : 2;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] ^= d[i] < -3 || 5 < d[i] ? 1 : 2;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 17: 8 lanes, then 4, avx2; runs if e and y are far enough apart */
    int i_done7 = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)e - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m128i mask_v = _mm_set1_epi8(0);
        const __m256i t_v = _mm256_set1_epi32(10);
        const __m256i t2_v = _mm256_set1_epi32(-16);
        const __m128i mask2_v = _mm_set1_epi8(-1);
        const __m128i t3_v = _mm_set1_epi8(16);
        const __m128i t4_v = _mm_set1_epi8(32);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256i e_v = _mm256_loadu_si256((const __m256i *)(const void *)(e + k));
            const __m256i t9_v = _mm256_xor_si256(e_v, _mm256_set1_epi32(-2147483648));
            const __m256i t10_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask5_v = _mm256_cmpgt_epi32(t9_v, t10_v);
            const __m128i t11_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask5_v),
                _mm256_extracti128_si256(mask5_v, 1));
            const __m128i mask6_v = _mm_packs_epi16(t11_v, t11_v);
            const __m256i t12_v = _mm256_xor_si256(t2_v, _mm256_set1_epi32(-2147483648));
            const __m256i t13_v = _mm256_xor_si256(e_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask7_v = _mm256_cmpgt_epi32(t12_v, t13_v);
            const __m128i t14_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask7_v),
                _mm256_extracti128_si256(mask7_v, 1));
            const __m128i mask8_v = _mm_packs_epi16(t14_v, t14_v);
            const __m128i mask9_v = _mm_and_si128(mask6_v, mask8_v);
            const __m128i t15_v = _mm_and_si128(_mm_xor_si128(mask9_v, _mm_set1_epi32(-1)), mask_v);
            const __m128i mask10_v = _mm_or_si128(_mm_and_si128(mask9_v, mask2_v), t15_v);
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t16_v = _mm256_cvtepu8_epi32(_mm_blendv_epi8(t4_v, t3_v, mask10_v));
            const __m256i y_new_v = _mm256_xor_si256(y_v, t16_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        const __m128i mask3_v = _mm_set1_epi8(0);
        const __m128i t5_v = _mm_set1_epi32(10);
        const __m128i t6_v = _mm_set1_epi32(-16);
        const __m128i mask4_v = _mm_set1_epi8(-1);
        const __m128i t7_v = _mm_set1_epi8(16);
        const __m128i t8_v = _mm_set1_epi8(32);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i e2_v = _mm_loadu_si128((const __m128i *)(const void *)(e + k));
            const __m128i t17_v = _mm_xor_si128(e2_v, _mm_set1_epi32(-2147483648));
            const __m128i t18_v = _mm_xor_si128(t5_v, _mm_set1_epi32(-2147483648));
            const __m128i mask11_v = _mm_cmpgt_epi32(t17_v, t18_v);
            const __m128i t19_v = _mm_packs_epi32(mask11_v, mask11_v);
            const __m128i mask12_v = _mm_packs_epi16(t19_v, t19_v);
            const __m128i t20_v = _mm_xor_si128(t6_v, _mm_set1_epi32(-2147483648));
            const __m128i t21_v = _mm_xor_si128(e2_v, _mm_set1_epi32(-2147483648));
            const __m128i mask13_v = _mm_cmpgt_epi32(t20_v, t21_v);
            const __m128i t22_v = _mm_packs_epi32(mask13_v, mask13_v);
            const __m128i mask14_v = _mm_packs_epi16(t22_v, t22_v);
            const __m128i mask15_v = _mm_and_si128(mask12_v, mask14_v);
            const __m128i t23_v = _mm_xor_si128(mask15_v, _mm_set1_epi32(-1));
            const __m128i t24_v = _mm_and_si128(t23_v, mask3_v);
            const __m128i mask16_v = _mm_or_si128(_mm_and_si128(mask15_v, mask4_v), t24_v);
            const __m128i y2_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i t25_v = _mm_cvtepu8_epi32(_mm_blendv_epi8(t8_v, t7_v, mask16_v));
            const __m128i y_new2_v = _mm_xor_si128(y2_v, t25_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        i_done7 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done7; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] ^= e[i] > 10u && e[i] < 0xfffffff0u ? 16 : 32;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] ^= e[i] > 10u && e[i] < 0xfffffff0u ? 16 : 32;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes, avx2 */
    int i_done8 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m128i mask_v = _mm_set1_epi8(0);
        const __m256i t_v = _mm256_set1_epi64x(-1000000007l);
        const __m256i t2_v = _mm256_set1_epi64x(1000000009l);
        const __m128i mask2_v = _mm_set1_epi8(-1);
        const __m128i t3_v = _mm_set1_epi8(64);
        const __m128i t4_v = _mm_set1_epi8(-128);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i f_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(f + k));
            const __m256i f_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(f + k + 4));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t_v, f_v0), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t_v, f_v1), _mm256_set1_epi32(-1));
            const __m256i t5_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
            const __m128i t6_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t5_v), _mm256_extracti128_si256(t5_v, 1));
            const __m128i mask3_v = _mm_packs_epi16(t6_v, t6_v);
            const __m256i mask2_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(f_v0, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(f_v1, t2_v), _mm256_set1_epi32(-1));
            const __m256i t7_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask2_v0),
                _mm256_castsi256_ps(mask2_v1), 0x88)), 0xd8);
            const __m128i t8_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t7_v), _mm256_extracti128_si256(t7_v, 1));
            const __m128i mask4_v = _mm_packs_epi16(t8_v, t8_v);
            const __m128i mask5_v = _mm_and_si128(mask3_v, mask4_v);
            const __m128i t9_v = _mm_and_si128(_mm_xor_si128(mask5_v, _mm_set1_epi32(-1)), mask_v);
            const __m128i mask6_v = _mm_or_si128(_mm_and_si128(mask5_v, mask2_v), t9_v);
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t10_v = _mm256_cvtepu8_epi32(_mm_blendv_epi8(t4_v, t3_v, mask6_v));
            const __m256i y_new_v = _mm256_xor_si256(y_v, t10_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        i_done8 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done8; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] ^= f[i] >= -1000000007L && f[i] <= 1000000009L ? 64 : 128;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] ^= f[i] >= -1000000007L && f[i] <= 1000000009L ? 64 : 128;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes x 2, then 4, avx2; runs if a and y do not overlap */
    int i_done9 = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)a + end <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~15UL;
            const __m128i t_v = _mm_set1_epi8(48);
            const __m128i t2_v = _mm_set1_epi8(57);
            const __m256i t3_v = _mm256_set1_epi32(256);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m128i a_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
                const __m128i a_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(a + k + 8));
                const __m128i t_v0 = _mm_xor_si128(a_v0, _mm_set1_epi8(-128));
                const __m128i mask_v0 =
                    _mm_cmpgt_epi8(_mm_xor_si128(t_v, _mm_set1_epi8(-128)), t_v0);
                const __m128i t_v1 = _mm_xor_si128(a_v1, _mm_set1_epi8(-128));
                const __m128i mask_v1 =
                    _mm_cmpgt_epi8(_mm_xor_si128(t_v, _mm_set1_epi8(-128)), t_v1);
                const __m256i mask2_v0 = _mm256_cvtepi8_epi32(mask_v0);
                const __m256i mask2_v1 = _mm256_cvtepi8_epi32(mask_v1);
                const __m128i t2_v0 = _mm_xor_si128(t2_v, _mm_set1_epi8(-128));
                const __m128i mask3_v0 =
                    _mm_cmpgt_epi8(_mm_xor_si128(a_v0, _mm_set1_epi8(-128)), t2_v0);
                const __m128i t2_v1 = _mm_xor_si128(t2_v, _mm_set1_epi8(-128));
                const __m128i mask3_v1 =
                    _mm_cmpgt_epi8(_mm_xor_si128(a_v1, _mm_set1_epi8(-128)), t2_v1);
                const __m256i mask4_v0 = _mm256_cvtepi8_epi32(mask3_v0);
                const __m256i mask4_v1 = _mm256_cvtepi8_epi32(mask3_v1);
                const __m256i mask5_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask6_v0 = _mm256_xor_si256(mask4_v0, _mm256_set1_epi32(-1));
                const __m256i mask7_v0 = _mm256_and_si256(mask5_v0, mask6_v0);
                const __m256i mask5_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask6_v1 = _mm256_xor_si256(mask4_v1, _mm256_set1_epi32(-1));
                const __m256i mask7_v1 = _mm256_and_si256(mask5_v1, mask6_v1);
                const __m256i y_v0 =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask7_v0);
                const __m256i y_new_v0 = _mm256_xor_si256(y_v0, t3_v);
                const __m256i y_v1 =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k + 8), mask7_v1);
                const __m256i y_new_v1 = _mm256_xor_si256(y_v1, t3_v);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask7_v0, mask7_v1)) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k), mask7_v0, y_new_v0);
                    _mm256_maskstore_epi32((int *)(void *)(y + k + 8), mask7_v1, y_new_v1);
                }
            }
            const __m128i t4_v = _mm_set1_epi8(48);
            const __m128i t5_v = _mm_set1_epi8(57);
            const __m128i t6_v = _mm_set1_epi32(256);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                int a_v;
                const __m128i a2_v =
                    _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_v, (const void *)(a + k),
                    sizeof a_v), a_v));
                const __m128i t7_v = _mm_xor_si128(a2_v, _mm_set1_epi8(-128));
                const __m128i mask_v =
                    _mm_cmpgt_epi8(_mm_xor_si128(t4_v, _mm_set1_epi8(-128)), t7_v);
                const __m128i mask2_v = _mm_cvtepi8_epi32(mask_v);
                const __m128i t8_v = _mm_xor_si128(t5_v, _mm_set1_epi8(-128));
                const __m128i mask3_v =
                    _mm_cmpgt_epi8(_mm_xor_si128(a2_v, _mm_set1_epi8(-128)), t8_v);
                const __m128i mask4_v = _mm_cvtepi8_epi32(mask3_v);
                const __m128i mask5_v = _mm_xor_si128(mask2_v, _mm_set1_epi32(-1));
                const __m128i mask6_v = _mm_xor_si128(mask4_v, _mm_set1_epi32(-1));
                const __m128i mask7_v = _mm_and_si128(mask5_v, mask6_v);
                const __m128i y_v = _mm_maskload_epi32((const int *)(const void *)(y + k), mask7_v);
                const __m128i y_new_v = _mm_xor_si128(y_v, t6_v);
                if (_mm_movemask_epi8(mask7_v) != 0) {
                    _mm_maskstore_epi32((int *)(void *)(y + k), mask7_v, y_new_v);
                }
            }
            i_done9 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done9; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (!(a[i] < '0' || a[i] > '9'))
            y[i] ^= 256;
    }
#else
    for (int i = 0; i < n; i++)
        if (!(a[i] < '0' || a[i] > '9'))
            y[i] ^= 256;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
