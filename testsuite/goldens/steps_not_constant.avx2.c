/* vcc 0.1.0 wrote this from steps_not_constant.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | i32 step | in i32 s[4] | inout i16 b[n] restrict | out u8 c[n] restrict | out i64 d[n] restrict | -> i64 */
static const unsigned char by_phase[16] = { 0, 25, 50, 74, 98, 120, 142, 162, 180, 197, 212, 225, 236, 244, 250, 254 };

/* Variables that move on by what is the same in all iterations, but no constant. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long steps_not_constant(int n, const int *a, int step, const int *s, short *restrict b, unsigned char *restrict c, long *restrict d)
{
    const int by = step & 1023;
    unsigned phase = (unsigned)step, hits = 0;
    int at = -by, i;
    long far = by;
#ifdef VCC_VECTOR
    /* vcc: line 11: 16 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const short t = (short)by;
        const __m256i t_v = _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_mullo_epi16(t_v, _mm256_set1_epi16((short)t));
        const __m256i t3_v =
            _mm256_set1_epi16((short)(unsigned short)((unsigned int)(unsigned short)t * 16u));
        const __m256i t4_v =
            _mm256_set1_epi16((short)(unsigned short)((unsigned int)(unsigned short)t * 32u));
        __m256i at_v = _mm256_add_epi16(_mm256_set1_epi16((short)at), t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i t_v0 = _mm256_add_epi16(at_v, t3_v);
            const __m256i t_v1 = _mm256_add_epi16(at_v, t4_v);
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 16));
            const __m256i b_new_v0 = _mm256_add_epi16(b_v0, at_v);
            const __m256i b_new_v1 = _mm256_add_epi16(b_v1, t_v0);
            _mm256_storeu_si256((__m256i *)(void *)(b + k), b_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(b + k + 16), b_new_v1);
            at_v = t_v1;
        }
        const __m128i t5_v = _mm_set1_epi16((short)t);
        const __m128i t6_v =
            _mm_set1_epi16((short)(unsigned short)((unsigned int)at + (unsigned int)wide_end * (unsigned int)by));
        const __m128i t7_v = _mm_mullo_epi16(_mm_set_epi16(7, 6, 5, 4, 3, 2, 1, 0), t5_v);
        const __m128i t8_v =
            _mm_set1_epi16((short)(unsigned short)((unsigned int)(unsigned short)t * 8u));
        __m128i at2_v = _mm_add_epi16(t6_v, t7_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i b_new_v = _mm_add_epi16(b_v, at2_v);
            const __m128i t9_v = _mm_add_epi16(at2_v, t8_v);
            _mm_storeu_si128((__m128i *)(void *)(b + k), b_new_v);
            at2_v = t9_v;
        }
        at = (int)((unsigned int)at + (unsigned int)end * (unsigned int)by);
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        b[i] = (short)(b[i] + at);
        at += by;
    }
    for (i = 0; i < n; i++, phase += (unsigned)step)
        c[i] = by_phase[phase >> 28];
#ifdef VCC_VECTOR
    /* vcc: line 17: 4 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)by * 3;
        const __m256i t_v = _mm256_set1_epi64x((long)t);
        const __m256i t2_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
        const __m256i t3_v =
            _mm256_add_epi64(_mm256_mul_epu32(t2_v, _mm256_srli_epi64(t_v, 32)),
            _mm256_mul_epu32(_mm256_srli_epi64(t2_v, 32), t_v));
        const __m256i t4_v =
            _mm256_add_epi64(_mm256_mul_epu32(t2_v, t_v), _mm256_slli_epi64(t3_v, 32));
        const __m256i t5_v = _mm256_set1_epi64x((long)(t * 4));
        const __m256i t6_v = _mm256_set1_epi64x((long)(t * 8));
        const __m256i t7_v = _mm256_set1_epi64x((long)(t * 12));
        const __m256i t8_v = _mm256_set1_epi64x((long)(t * 16));
        __m256i far_v = _mm256_sub_epi64(_mm256_set1_epi64x((long)far), t4_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i t_v0 = _mm256_sub_epi64(far_v, t5_v);
            const __m256i t_v1 = _mm256_sub_epi64(far_v, t6_v);
            const __m256i t_v2 = _mm256_sub_epi64(far_v, t7_v);
            const __m256i t_v3 = _mm256_sub_epi64(far_v, t8_v);
            const __m128i a_v0 = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_v1 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 4));
            const __m128i a_v2 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 8));
            const __m128i a_v3 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 12));
            const __m256i t2_v0 = _mm256_cvtepi32_epi64(a_v0);
            const __m256i t2_v1 = _mm256_cvtepi32_epi64(a_v1);
            const __m256i t2_v2 = _mm256_cvtepi32_epi64(a_v2);
            const __m256i t2_v3 = _mm256_cvtepi32_epi64(a_v3);
            const __m256i d_new_v0 = _mm256_xor_si256(_mm256_sub_epi64(far_v, t_v), t2_v0);
            const __m256i d_new_v1 = _mm256_xor_si256(_mm256_sub_epi64(t_v0, t_v), t2_v1);
            const __m256i d_new_v2 = _mm256_xor_si256(_mm256_sub_epi64(t_v1, t_v), t2_v2);
            const __m256i d_new_v3 = _mm256_xor_si256(_mm256_sub_epi64(t_v2, t_v), t2_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 4), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 8), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 12), d_new_v3);
            far_v = t_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m256i t9_v = _mm256_cvtepi32_epi64(a_v);
            const __m256i d_new_v = _mm256_xor_si256(_mm256_sub_epi64(far_v, t_v), t9_v);
            const __m256i t10_v = _mm256_sub_epi64(far_v, t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
            far_v = t10_v;
        }
        i = (int)end;
        far = (long)((unsigned long)far - end * t);
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        far -= by * 3L;
        d[i] = far ^ a[i];
    }
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes x 2, then 8, avx2 */
    i = n - 1;
    if (i >= 7) {
        const unsigned long end = ((unsigned long)i + 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const int s_s = s[1];
        const __m256i s_v = _mm256_set1_epi32((int)s_s);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_mullo_epi32(t2_v, s_v);
        const __m256i t4_v = _mm256_set1_epi32((int)((unsigned int)s_s * 8u));
        const __m256i t5_v = _mm256_set1_epi32((int)((unsigned int)s_s * 16u));
        const __m256i t6_v = _mm256_set1_epi32(255);
        __m256i phase_v = _mm256_sub_epi32(_mm256_set1_epi32((int)phase), t3_v);
        __m256i hits_v0 = t_v;
        __m256i hits_v1 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const int *const a_s = a + (long)i - k;
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s - 7));
            const __m256i a2_v0 =
                _mm256_permutevar8x32_epi32(a_v0, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s - 8 - 7));
            const __m256i a2_v1 =
                _mm256_permutevar8x32_epi32(a_v1, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            const __m256i t_v0 = _mm256_sub_epi32(phase_v, s_v);
            const __m256i t_v1 = _mm256_sub_epi32(_mm256_sub_epi32(phase_v, t4_v), s_v);
            const __m256i t2_v0 = _mm256_and_si256(t_v0, t6_v);
            const __m256i t3_v0 = _mm256_and_si256(a2_v0, t6_v);
            const __m256i t4_v0 = _mm256_xor_si256(t3_v0, _mm256_set1_epi32(-2147483648));
            const __m256i t5_v0 = _mm256_xor_si256(t2_v0, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t4_v0, t5_v0);
            const __m256i t2_v1 = _mm256_and_si256(t_v1, t6_v);
            const __m256i t3_v1 = _mm256_and_si256(a2_v1, t6_v);
            const __m256i t4_v1 = _mm256_xor_si256(t3_v1, _mm256_set1_epi32(-2147483648));
            const __m256i t5_v1 = _mm256_xor_si256(t2_v1, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t4_v1, t5_v1);
            phase_v = _mm256_sub_epi32(phase_v, t5_v);
            hits_v0 = _mm256_sub_epi32(hits_v0, mask_v0);
            hits_v1 = _mm256_sub_epi32(hits_v1, mask_v1);
        }
        __m256i hits_v = _mm256_add_epi32(hits_v0, hits_v1);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(a + (long)i - k - 7));
            const __m256i a2_v =
                _mm256_permutevar8x32_epi32(a_v, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            const __m256i t7_v = _mm256_and_si256(_mm256_sub_epi32(phase_v, s_v), t6_v);
            const __m256i t8_v = _mm256_and_si256(a2_v, t6_v);
            const __m256i t9_v = _mm256_xor_si256(t8_v, _mm256_set1_epi32(-2147483648));
            const __m256i t10_v = _mm256_xor_si256(t7_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v = _mm256_cmpgt_epi32(t9_v, t10_v);
            phase_v = _mm256_sub_epi32(phase_v, t4_v);
            hits_v = _mm256_sub_epi32(hits_v, mask_v);
        }
        {
            const __m128i hits2_v = _mm256_extracti128_si256(hits_v, 1);
            const __m128i hits3_v = _mm_add_epi32(_mm256_castsi256_si128(hits_v), hits2_v);
            const __m128i hits4_v = _mm_add_epi32(hits3_v, _mm_srli_si128(hits3_v, 8));
            const __m128i hits5_v = _mm_add_epi32(hits4_v, _mm_srli_si128(hits4_v, 4));
            const unsigned int hits_s = (unsigned int)_mm_cvtsi128_si32(hits5_v);
            phase = phase - (unsigned int)end * (unsigned int)s_s;
            hits = hits + hits_s;
            i = (int)((unsigned int)i - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (i = n - 1; i >= 0; i--) {
#endif
        phase -= (unsigned)s[1];
        hits += (phase & 255) < (unsigned)(a[i] & 255);
    }
#ifdef VCC_VECTOR
    /* vcc: line 25: 8 lanes x 2, avx2 */
    i = 0;
    if (n >= 48 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        int at_s = at;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (((unsigned int)t2 & 63u) == ((unsigned int)at_s & 63u)) {
                begun = (long)k;
                break;
            }
            at_s = (int)((unsigned int)at_s + (unsigned int)by);
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi32(63);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v =
            _mm256_set1_epi32((int)((unsigned int)at + (unsigned int)begun * (unsigned int)by));
        const __m256i t4_v = _mm256_mullo_epi32(t2_v, _mm256_set1_epi32((int)by));
        const __m256i t5_v = _mm256_set1_epi32((int)((unsigned int)by * 8u));
        const __m256i t6_v = _mm256_set1_epi32((int)((unsigned int)by * 16u));
        __m256i at_v = _mm256_add_epi32(t3_v, t4_v);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i t_v0 = _mm256_add_epi32(at_v, t5_v);
            const __m256i t_v1 = _mm256_add_epi32(at_v, t6_v);
            const __m256i t2_v0 = _mm256_and_si256(at_v, t_v);
            const __m256i t2_v1 = _mm256_and_si256(t_v0, t_v);
            const __m256i mask_v0 = _mm256_cmpeq_epi32(_mm256_and_si256(a_v0, t_v), t2_v0);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(_mm256_and_si256(a_v1, t_v), t2_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                reached = k2;
                break;
            }
            at_v = t_v1;
        }
        at = (int)((unsigned int)at + (unsigned int)reached * (unsigned int)by);
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if ((a[i] & 63) == (at & 63))
            break;
        at += by;
    }
    return far + phase + hits + at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
