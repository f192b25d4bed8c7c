/* vcc 0.1.0 wrote this from first_or_second.c for avx2 */
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
/* kernel: int n | in i32 a[n] | in i32 b[n] | in float x[n] | in i64 k[n] | out i32 d[n] restrict | out float y[n] restrict | -> i64 */
/* A value, or another one if it is zero. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long first_or_second(int n, const int *a, const int *b, const float *x, const long *k, int *restrict d, float *restrict y)
{
    long sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(-1);
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i t4_v = _mm256_and_si256(a_last_v, t_v);
        const __m256i mask_v =
            _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v, t2_v), _mm256_set1_epi32(-1));
        const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
        const __m256i b_last_v =
            _mm256_maskload_epi32((const int *)(const void *)(b + last), mask2_v);
        const __m256i mask3_v =
            _mm256_xor_si256(_mm256_cmpeq_epi32(b_last_v, t2_v), _mm256_set1_epi32(-1));
        const __m256i t5_v = _mm256_blendv_epi8(t3_v, b_last_v, mask3_v);
        const __m256i d_new_last_v = _mm256_blendv_epi8(t5_v, t4_v, mask_v);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i t6_v = _mm256_and_si256(a_v, t_v);
            const __m256i mask4_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t6_v, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask5_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
            const __m256i b_v = _mm256_maskload_epi32((const int *)(const void *)(b + k2), mask5_v);
            const __m256i mask6_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(b_v, t2_v), _mm256_set1_epi32(-1));
            const __m256i t7_v = _mm256_blendv_epi8(t3_v, b_v, mask6_v);
            const __m256i d_new_v = _mm256_blendv_epi8(t7_v, t6_v, mask4_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(d + last), d_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        d[i] = (a[i] & 3) ?: b[i] ?: -1;
    }
#else
    for (i = 0; i < n; i++)
        d[i] = (a[i] & 3) ?: b[i] ?: -1;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256 t2_v = _mm256_set1_ps(0.0f);
        const __m256 x_last_v = _mm256_loadu_ps(x + last);
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_last_v, t2_v, _CMP_NEQ_UQ));
        const __m256 y_new_last_v = _mm256_blendv_ps(t_v, x_last_v, _mm256_castsi256_ps(mask_v));
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256 x_v = _mm256_loadu_ps(x + at);
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t2_v, _CMP_NEQ_UQ));
                const __m256 y_new_v = _mm256_blendv_ps(t_v, x_v, _mm256_castsi256_ps(mask2_v));
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 x2_v = _mm256_loadu_ps(x + k2);
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x2_v, t2_v, _CMP_NEQ_UQ));
            const __m256 y_new2_v = _mm256_blendv_ps(t_v, x2_v, _mm256_castsi256_ps(mask3_v));
            _mm256_storeu_ps(y + k2, y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] ? : 0.5f;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i] ? : 0.5f;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes x 2, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m128i t2_v = _mm_set1_epi32(0);
        __m256i sum_v[2] = {t_v, t_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const __m256i k_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(k + (long)(k2 + copy * 4)));
                const __m256i t3_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(k_v, 32),
                    _mm256_set1_epi64x((long)0x80000000ul)),
                    _mm256_set1_epi64x((long)0x80000000ul));
                const __m128i t4_v =
                    _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t3_v)),
                    _mm_castsi128_ps(_mm256_extracti128_si256(t3_v, 1)), 0x88));
                const __m128i t5_v =
                    _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(k_v)),
                    _mm_castsi128_ps(_mm256_extracti128_si256(k_v, 1)), 0x88));
                const __m128i mask_v =
                    _mm_xor_si128(_mm_cmpeq_epi32(t5_v, t2_v), _mm_set1_epi32(-1));
                const __m256i t6_v = _mm256_cvtepi32_epi64(_mm_blendv_epi8(t4_v, t5_v, mask_v));
                sum_v[copy] = _mm256_add_epi64(sum_v[copy], t6_v);
            }
        }
        {
            const __m256i sum2_v = _mm256_add_epi64(sum_v[0], sum_v[1]);
            const __m128i sum3_v = _mm256_extracti128_si256(sum2_v, 1);
            const __m128i sum4_v = _mm_add_epi64(_mm256_castsi256_si128(sum2_v), sum3_v);
            const __m128i sum5_v = _mm_add_epi64(sum4_v, _mm_srli_si128(sum4_v, 8));
            const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum5_v);
            sum = (long)((unsigned long)sum + sum_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (int)k[i] ?: k[i] >> 32;
    }
#else
    for (i = 0; i < n; i++)
        sum += (int)k[i] ?: k[i] >> 32;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes x 4, avx2 */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 127) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~127UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t2_v = _mm256_add_epi32(t_v, _mm256_set1_epi32(8));
            const __m256i t3_v = _mm256_add_epi32(t_v, _mm256_set1_epi32(16));
            const __m256i t4_v = _mm256_add_epi32(t_v, _mm256_set1_epi32(24));
            const __m256i t5_v = _mm256_set1_epi32(0);
            const __m256i t6_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 32));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 64));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 96));
            const __m256i t7_v = _mm256_set1_epi32((int)(unsigned int)(0UL - before));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v0, t5_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v1, t5_v), _mm256_set1_epi32(-1));
            const __m256i mask_v2 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v2, t5_v), _mm256_set1_epi32(-1));
            const __m256i mask_v3 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v3, t5_v), _mm256_set1_epi32(-1));
            const __m256i t_v0 = _mm256_blendv_epi8(_mm256_add_epi32(t7_v, t_v), a_v0, mask_v0);
            const __m256i t_v1 = _mm256_blendv_epi8(_mm256_add_epi32(t7_v, t2_v), a_v1, mask_v1);
            const __m256i t_v2 = _mm256_blendv_epi8(_mm256_add_epi32(t7_v, t3_v), a_v2, mask_v2);
            const __m256i t_v3 = _mm256_blendv_epi8(_mm256_add_epi32(t7_v, t4_v), a_v3, mask_v3);
            const __m256i mask2_v0 = _mm256_cmpgt_epi32(t_v, t6_v);
            const __m256i mask3_v0 = _mm256_and_si256(_mm256_cmpeq_epi32(t_v0, t5_v), mask2_v0);
            const __m256i mask2_v1 = _mm256_cmpgt_epi32(t2_v, t6_v);
            const __m256i mask3_v1 = _mm256_and_si256(_mm256_cmpeq_epi32(t_v1, t5_v), mask2_v1);
            const __m256i mask2_v2 = _mm256_cmpgt_epi32(t3_v, t6_v);
            const __m256i mask3_v2 = _mm256_and_si256(_mm256_cmpeq_epi32(t_v2, t5_v), mask2_v2);
            const __m256i mask2_v3 = _mm256_cmpgt_epi32(t4_v, t6_v);
            const __m256i mask3_v3 = _mm256_and_si256(_mm256_cmpeq_epi32(t_v3, t5_v), mask2_v3);
            const __m256i mask_v = _mm256_or_si256(mask3_v2, mask3_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), mask_v);
            unsigned long reached;
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned int t8_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8)
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v2)) << 16)
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v3)) << 24);
                const unsigned long t = (unsigned long)__builtin_ctz(t8_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k2;
                for (k2 = 32UL; k2 < end; k2 += 32) {
                    const __m256i a2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 * 4));
                    const __m256i a2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 * 4 + 32));
                    const __m256i a2_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 * 4 + 64));
                    const __m256i a2_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 * 4 + 96));
                    const __m256i t9_v = _mm256_set1_epi32((int)(unsigned int)(k2 - before));
                    const __m256i mask4_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(a2_v0, t5_v), _mm256_set1_epi32(-1));
                    const __m256i mask4_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(a2_v1, t5_v), _mm256_set1_epi32(-1));
                    const __m256i mask4_v2 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(a2_v2, t5_v), _mm256_set1_epi32(-1));
                    const __m256i mask4_v3 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(a2_v3, t5_v), _mm256_set1_epi32(-1));
                    const __m256i t2_v0 =
                        _mm256_blendv_epi8(_mm256_add_epi32(t9_v, t_v), a2_v0, mask4_v0);
                    const __m256i mask5_v0 = _mm256_cmpeq_epi32(t2_v0, t5_v);
                    const __m256i t2_v1 =
                        _mm256_blendv_epi8(_mm256_add_epi32(t9_v, t2_v), a2_v1, mask4_v1);
                    const __m256i mask5_v1 = _mm256_cmpeq_epi32(t2_v1, t5_v);
                    const __m256i t2_v2 =
                        _mm256_blendv_epi8(_mm256_add_epi32(t9_v, t3_v), a2_v2, mask4_v2);
                    const __m256i mask5_v2 = _mm256_cmpeq_epi32(t2_v2, t5_v);
                    const __m256i t2_v3 =
                        _mm256_blendv_epi8(_mm256_add_epi32(t9_v, t4_v), a2_v3, mask4_v3);
                    const __m256i mask5_v3 = _mm256_cmpeq_epi32(t2_v3, t5_v);
                    const __m256i mask3_v = _mm256_or_si256(mask5_v2, mask5_v3);
                    const __m256i mask4_v =
                        _mm256_or_si256(_mm256_or_si256(mask5_v0, mask5_v1), mask3_v);
                    if (_mm256_movemask_epi8(mask4_v) != 0) {
                        const unsigned int t10_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v1)) << 8)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v2)) << 16)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v3)) << 24);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t10_v);
                        found = k2 + t2;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned long done = (reached < end ? reached : end) - before;
            sum = (long)((unsigned long)sum + done);
            i = (int)done;
        }
    }
    /* remaining iterations */
    for (; i < n && (a[i] ?: i); i++) {
        VCC_KEEP_SCALAR;
        sum++;
    }
#else
    for (i = 0; i < n && (a[i] ?: i); i++)
        sum++;
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
