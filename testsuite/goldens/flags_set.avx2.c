/* vcc 0.1.0 wrote this from flags_set.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in u8 b[n] | i32 v | out i64 d[12] */
/* Variables that some iterations set to one value, whatever they were. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static int flags_set_found(int n, const int *a, int limit)
{
    int found = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(1);
        const __m256i limit_v = _mm256_set1_epi32((int)limit);
        __m256i found_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + (long)(k + copy * 8)));
                const __m256i mask_v = _mm256_cmpgt_epi32(a_v, limit_v);
                found_v[copy] = _mm256_blendv_epi8(found_v[copy], t2_v, mask_v);
            }
        }
        const __m256i found2_v = _mm256_or_si256(found_v[0], found_v[2]);
        const __m256i found3_v = _mm256_or_si256(found_v[1], found_v[3]);
        __m256i found4_v = _mm256_or_si256(found2_v, found3_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i mask2_v = _mm256_cmpgt_epi32(a2_v, limit_v);
            found4_v = _mm256_blendv_epi8(found4_v, t2_v, mask2_v);
        }
        {
            const __m128i found5_v = _mm256_extracti128_si256(found4_v, 1);
            const __m128i found6_v = _mm_or_si128(_mm256_castsi256_si128(found4_v), found5_v);
            const __m128i found7_v = _mm_or_si128(found6_v, _mm_srli_si128(found6_v, 8));
            const __m128i found8_v = _mm_or_si128(found7_v, _mm_srli_si128(found7_v, 4));
            const unsigned int found_s = (unsigned int)_mm_cvtsi128_si32(found8_v);
            found = (int)((unsigned int)found | found_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > limit)
            found = 1;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] > limit)
            found = 1;
#endif
    return found;
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static _Bool flags_set_kept(int n, const int *a, const unsigned char *b)
{
    _Bool good = 1;
#ifdef VCC_VECTOR
    /* vcc: line 15: 32 lanes, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi8(-1);
        const __m256i t2_v = _mm256_set1_epi32(77);
        const __m256i t3_v = _mm256_set1_epi32(0);
        __m256i good_v = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 24));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, t2_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, t2_v);
            const __m256i mask_v2 = _mm256_cmpeq_epi32(a_v2, t2_v);
            const __m256i mask_v3 = _mm256_cmpeq_epi32(a_v3, t2_v);
            const __m256i t7_v = _mm256_packs_epi32(mask_v2, mask_v3);
            const __m256i t8_v = _mm256_packs_epi16(_mm256_packs_epi32(mask_v0, mask_v1), t7_v);
            const __m256i mask_v =
                _mm256_permutevar8x32_epi32(t8_v, _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i mask2_v0 = _mm256_cmpgt_epi32(t3_v, a_v0);
            const __m256i mask2_v1 = _mm256_cmpgt_epi32(t3_v, a_v1);
            const __m256i mask2_v2 = _mm256_cmpgt_epi32(t3_v, a_v2);
            const __m256i mask2_v3 = _mm256_cmpgt_epi32(t3_v, a_v3);
            const __m256i t9_v = _mm256_packs_epi32(mask2_v2, mask2_v3);
            const __m256i t10_v = _mm256_packs_epi16(_mm256_packs_epi32(mask2_v0, mask2_v1), t9_v);
            const __m256i mask2_v =
                _mm256_permutevar8x32_epi32(t10_v, _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
            const __m256i mask3_v = _mm256_and_si256(_mm256_cmpeq_epi8(b_v, t_v), mask2_v);
            good_v = _mm256_andnot_si256(mask3_v, _mm256_andnot_si256(mask_v, good_v));
        }
        const __m128i t4_v = _mm_set1_epi8(-1);
        const __m256i t5_v = _mm256_set1_epi32(77);
        const __m256i t6_v = _mm256_set1_epi32(0);
        __m128i good2_v = t4_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i mask4_v = _mm256_cmpeq_epi32(a_v, t5_v);
            const __m128i t11_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask4_v),
                _mm256_extracti128_si256(mask4_v, 1));
            const __m128i mask5_v = _mm_packs_epi16(t11_v, t11_v);
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m256i mask6_v = _mm256_cmpgt_epi32(t6_v, a_v);
            const __m128i t12_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask6_v),
                _mm256_extracti128_si256(mask6_v, 1));
            const __m128i mask7_v = _mm_packs_epi16(t12_v, t12_v);
            const __m128i mask8_v = _mm_and_si128(_mm_cmpeq_epi8(b2_v, t4_v), mask7_v);
            good2_v = _mm_andnot_si128(mask8_v, _mm_andnot_si128(mask5_v, good2_v));
        }
        {
            const __m128i good3_v = _mm256_extracti128_si256(good_v, 1);
            const __m128i good4_v = _mm_and_si128(_mm256_castsi256_si128(good_v), good3_v);
            const __m128i good5_v = _mm_and_si128(good4_v, _mm_srli_si128(good4_v, 8));
            const __m128i good6_v = _mm_and_si128(good5_v, _mm_srli_si128(good5_v, 4));
            const __m128i good7_v = _mm_and_si128(good6_v, _mm_srli_si128(good6_v, 2));
            const __m128i good8_v = _mm_and_si128(good7_v, _mm_srli_si128(good7_v, 1));
            const unsigned char good_s = (unsigned char)_mm_cvtsi128_si32(good8_v);
            const __m128i good9_v = _mm_and_si128(good2_v, _mm_srli_si128(good2_v, 4));
            const __m128i good10_v = _mm_and_si128(good9_v, _mm_srli_si128(good9_v, 2));
            const __m128i good11_v = _mm_and_si128(good10_v, _mm_srli_si128(good10_v, 1));
            const unsigned char good_s2 = (unsigned char)_mm_cvtsi128_si32(good11_v);
            const unsigned char t =
                (unsigned char)((unsigned int)(unsigned char)((unsigned int)(unsigned char)good & (unsigned int)good_s) & (unsigned int)good_s2);
            good = (_Bool)t;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (a[i] == 77)
            good = 0;
        if (b[i] == 255 && a[i] < 0)
            good = 0;
    }
    return good;
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static long flags_set_value(int n, const unsigned char *b, long value)
{
    long last = 0;
#ifdef VCC_VECTOR
    /* vcc: line 27: 4 lanes x 4, avx2 */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m128i t2_v = _mm_set1_epi8(-6);
        const __m256i value_v = _mm256_set1_epi64x((long)value);
        __m256i last_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                int b_v;
                const __m128i b2_v =
                    _mm_cvtsi32_si128(((void)__builtin_memcpy(&b_v,
                    (const void *)(b + (long)(k + copy * 4)), sizeof b_v), b_v));
                const __m128i t3_v = _mm_xor_si128(t2_v, _mm_set1_epi8(-128));
                const __m128i mask_v =
                    _mm_cmpgt_epi8(_mm_xor_si128(b2_v, _mm_set1_epi8(-128)), t3_v);
                const __m256i mask2_v = _mm256_cvtepi8_epi64(mask_v);
                last_v[copy] = _mm256_blendv_epi8(last_v[copy], value_v, mask2_v);
            }
        }
        {
            const __m256i last2_v = _mm256_or_si256(last_v[1], last_v[3]);
            const __m256i last3_v = _mm256_or_si256(_mm256_or_si256(last_v[0], last_v[2]), last2_v);
            const __m128i last4_v = _mm256_extracti128_si256(last3_v, 1);
            const __m128i last5_v = _mm_or_si128(_mm256_castsi256_si128(last3_v), last4_v);
            const __m128i last6_v = _mm_or_si128(last5_v, _mm_srli_si128(last5_v, 8));
            const unsigned long last_s = (unsigned long)_mm_cvtsi128_si64(last6_v);
            last = (long)((unsigned long)last | last_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        last = b[i] > 250 ? value : last;
    }
#else
    for (int i = 0; i < n; i++)
        last = b[i] > 250 ? value : last;
#endif
    return last;
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static short flags_set_from_ones(int n, const unsigned char *b, short value)
{
    short last = -1;
#ifdef VCC_VECTOR
    /* vcc: line 35: 32 lanes, then 8, avx2 */
    int i_done = n - 1;
    if (i_done >= 7) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi16(-1);
        const __m256i value_v = _mm256_set1_epi16((short)value);
        const __m256i t2_v = _mm256_set1_epi8(9);
        __m256i last_v0 = t_v;
        __m256i last_v1 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i b_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(b + (long)i_done - k - 31));
            const __m256i b2_v =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(b_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                13, 14, 15))), 0x4e);
            const __m256i mask_v = _mm256_cmpeq_epi8(b2_v, t2_v);
            const __m256i t4_v = _mm256_cmpgt_epi8(_mm256_setzero_si256(), mask_v);
            const __m256i mask_v0 = _mm256_unpacklo_epi8(mask_v, t4_v);
            const __m256i mask_v1 = _mm256_unpackhi_epi8(mask_v, t4_v);
            const __m256i t_v0 = _mm256_blendv_epi8(last_v0, value_v, mask_v0);
            const __m256i t_v1 = _mm256_blendv_epi8(last_v1, value_v, mask_v1);
            last_v0 = t_v0;
            last_v1 = t_v1;
        }
        const __m128i value2_v = _mm_set1_epi16((short)value);
        const __m128i t3_v = _mm_set1_epi8(9);
        __m128i last_v = _mm_set1_epi16(-1);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i b3_v =
                _mm_loadl_epi64((const __m128i *)(const void *)(b + (long)i_done - k - 7));
            const __m128i b4_v =
                _mm_shuffle_epi8(b3_v,
                _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
            const __m128i b5_v = _mm_srli_si128(b4_v, 8);
            const __m128i mask2_v = _mm_cvtepi8_epi16(_mm_cmpeq_epi8(b5_v, t3_v));
            last_v = _mm_blendv_epi8(last_v, value2_v, mask2_v);
        }
        {
            const __m256i last2_v = _mm256_and_si256(last_v0, last_v1);
            const __m128i last3_v = _mm256_extracti128_si256(last2_v, 1);
            const __m128i last4_v = _mm_and_si128(_mm256_castsi256_si128(last2_v), last3_v);
            const __m128i last5_v = _mm_and_si128(last4_v, _mm_srli_si128(last4_v, 8));
            const __m128i last6_v = _mm_and_si128(last5_v, _mm_srli_si128(last5_v, 4));
            const __m128i last7_v = _mm_and_si128(last6_v, _mm_srli_si128(last6_v, 2));
            const unsigned short last_s = (unsigned short)_mm_cvtsi128_si32(last7_v);
            const __m128i last8_v = _mm_and_si128(last_v, _mm_srli_si128(last_v, 8));
            const __m128i last9_v = _mm_and_si128(last8_v, _mm_srli_si128(last8_v, 4));
            const __m128i last10_v = _mm_and_si128(last9_v, _mm_srli_si128(last9_v, 2));
            const unsigned short last_s2 = (unsigned short)_mm_cvtsi128_si32(last10_v);
            const unsigned short t =
                (unsigned short)((unsigned int)(unsigned short)((unsigned int)(unsigned short)last & (unsigned int)last_s) & (unsigned int)last_s2);
            last = (short)t;
            i_done = (int)((unsigned int)i_done - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
        if (b[i] == 9)
            last = value;
    }
#else
    for (int i = n - 1; i >= 0; i--)
        if (b[i] == 9)
            last = value;
#endif
    return last;
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static unsigned flags_set_bits(int n, const int *a, unsigned bits)
{
#ifdef VCC_VECTOR
    /* vcc: line 43: 8 lanes x 4, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(6);
        const __m256i t3_v = _mm256_set1_epi32(-1);
        const __m256i t4_v = _mm256_set1_epi32(-5);
        __m256i bits_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + (long)(k + copy * 8)));
                const __m256i t5_v = _mm256_or_si256(bits_v[copy], _mm256_and_si256(a_v, t2_v));
                bits_v[copy] = _mm256_blendv_epi8(t5_v, t3_v, _mm256_cmpeq_epi32(a_v, t4_v));
            }
        }
        const __m256i bits2_v = _mm256_or_si256(bits_v[1], bits_v[3]);
        __m256i bits3_v = _mm256_or_si256(_mm256_or_si256(bits_v[0], bits_v[2]), bits2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t6_v = _mm256_or_si256(bits3_v, _mm256_and_si256(a2_v, t2_v));
            bits3_v = _mm256_blendv_epi8(t6_v, t3_v, _mm256_cmpeq_epi32(a2_v, t4_v));
        }
        {
            const __m128i bits4_v = _mm256_extracti128_si256(bits3_v, 1);
            const __m128i bits5_v = _mm_or_si128(_mm256_castsi256_si128(bits3_v), bits4_v);
            const __m128i bits6_v = _mm_or_si128(bits5_v, _mm_srli_si128(bits5_v, 8));
            const __m128i bits7_v = _mm_or_si128(bits6_v, _mm_srli_si128(bits6_v, 4));
            const unsigned int bits_s = (unsigned int)_mm_cvtsi128_si32(bits7_v);
            bits = bits | bits_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        bits |= (unsigned)a[i] & 6u;
        if (a[i] == -5)
            bits = ~0u;
    }
    return bits;
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static unsigned char flags_set_cleared(int n, const unsigned char *b, unsigned char state)
{
#ifdef VCC_VECTOR
    /* vcc: line 53: 32 lanes, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8(3);
        const __m256i t3_v = _mm256_set1_epi8(-56);
        const __m256i t4_v = _mm256_set1_epi8(126);
        const __m256i t5_v = _mm256_set1_epi8(64);
        __m256i state_v = _mm256_set1_epi8(-1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i mask_v = _mm256_cmpeq_epi8(b_v, t2_v);
            const __m256i mask2_v = _mm256_cmpeq_epi8(b_v, t3_v);
            const __m256i mask3_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i mask4_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
            const __m256i t11_v = _mm256_and_si256(b_v, t5_v);
            const __m256i mask5_v =
                _mm256_xor_si256(_mm256_cmpeq_epi8(t11_v, t_v), _mm256_set1_epi32(-1));
            const __m256i mask6_v = _mm256_and_si256(_mm256_and_si256(mask3_v, mask4_v), mask5_v);
            const __m256i t12_v = _mm256_andnot_si256(_mm256_or_si256(mask_v, mask2_v), state_v);
            state_v = _mm256_blendv_epi8(t12_v, _mm256_and_si256(state_v, t4_v), mask6_v);
        }
        const __m128i t6_v = _mm_set1_epi8(0);
        const __m128i t7_v = _mm_set1_epi8(3);
        const __m128i t8_v = _mm_set1_epi8(-56);
        const __m128i t9_v = _mm_set1_epi8(126);
        const __m128i t10_v = _mm_set1_epi8(64);
        __m128i state2_v = _mm_set1_epi8(-1);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int b2_v;
            const __m128i b3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&b2_v, (const void *)(b + k),
                sizeof b2_v), b2_v));
            const __m128i mask7_v = _mm_cmpeq_epi8(b3_v, t7_v);
            const __m128i mask8_v = _mm_cmpeq_epi8(b3_v, t8_v);
            const __m128i mask9_v = _mm_xor_si128(mask7_v, _mm_set1_epi32(-1));
            const __m128i mask10_v = _mm_xor_si128(mask8_v, _mm_set1_epi32(-1));
            const __m128i t13_v = _mm_and_si128(b3_v, t10_v);
            const __m128i mask11_v = _mm_xor_si128(_mm_cmpeq_epi8(t13_v, t6_v), _mm_set1_epi32(-1));
            const __m128i mask12_v = _mm_and_si128(_mm_and_si128(mask9_v, mask10_v), mask11_v);
            const __m128i t14_v = _mm_andnot_si128(_mm_or_si128(mask7_v, mask8_v), state2_v);
            state2_v = _mm_blendv_epi8(t14_v, _mm_and_si128(state2_v, t9_v), mask12_v);
        }
        {
            const __m128i state3_v = _mm256_extracti128_si256(state_v, 1);
            const __m128i state4_v = _mm_and_si128(_mm256_castsi256_si128(state_v), state3_v);
            const __m128i state5_v = _mm_and_si128(state4_v, _mm_srli_si128(state4_v, 8));
            const __m128i state6_v = _mm_and_si128(state5_v, _mm_srli_si128(state5_v, 4));
            const __m128i state7_v = _mm_and_si128(state6_v, _mm_srli_si128(state6_v, 2));
            const __m128i state8_v = _mm_and_si128(state7_v, _mm_srli_si128(state7_v, 1));
            const unsigned char state_s = (unsigned char)_mm_cvtsi128_si32(state8_v);
            const __m128i state9_v = _mm_and_si128(state2_v, _mm_srli_si128(state2_v, 2));
            const __m128i state10_v = _mm_and_si128(state9_v, _mm_srli_si128(state9_v, 1));
            const unsigned char state_s2 = (unsigned char)_mm_cvtsi128_si32(state10_v);
            const unsigned char t =
                (unsigned char)((unsigned int)(unsigned char)((unsigned int)state & (unsigned int)state_s) & (unsigned int)state_s2);
            state = t;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (b[i] == 3 || b[i] == 200)
            state = 0;
        else if (b[i] & 64)
            state &= 0x7e;
    }
    return state;
}

/* These are none. */
static int flags_set_last_of_two(int n, const int *a)
{
    int state = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > 1000)
            state = 1;
        if (a[i] < -1000)
            state = 2;
    }
    return state;
}

static int flags_set_from_any(int n, const int *a, int state)
{
    for (int i = 0; i < n; i++)
        if (a[i] == 12345)
            state = 6;
    return state;
}

static unsigned flags_set_and_added(int n, const unsigned char *b, unsigned state)
{
    unsigned seen = 0;
    for (int i = 0; i < n; i++) {
        seen |= b[i];
        if (b[i] == 100)
            seen = state;
    }
    return seen;
}

void flags_set(int n, const int *a, const unsigned char *b, int v, long *d)
{
    d[0] = flags_set_found(n, a, v);
    d[1] = flags_set_kept(n, a, b);
    d[2] = flags_set_value(n, b, v);
    d[3] = flags_set_from_ones(n, b, (short)v);
    d[4] = flags_set_bits(n, a, (unsigned)v);
    d[5] = flags_set_cleared(n, b, (unsigned char)(v | 1));
    d[6] = flags_set_last_of_two(n, a);
    d[7] = flags_set_from_any(n, a, v);
    d[8] = flags_set_and_added(n, b, (unsigned)v);
    d[9] = flags_set_found(n < 9 ? n : 9, a, 2147483600);
    d[10] = flags_set_kept(n < 3 ? n : 3, a, b);
    d[11] = flags_set_cleared(n < 5 ? n : 5, b, 255);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
