/* AVX-512 on processors that have none: SIMDe's portable C in the place of the compiler's intrinsics.
 *
 * A test that puts this directory first on the search path compiles what vcc writes for AVX-512 without
 * `-mavx512*`, and runs it anywhere. SIMDe lacks some of the intrinsics that vcc uses; they stand below,
 * lane by lane. One that is missing in both is an implicit declaration, which tests make an error.
 */
#ifndef VCC_TEST_IMMINTRIN_H
#define VCC_TEST_IMMINTRIN_H

#define SIMDE_NO_NATIVE
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>
#include <simde/x86/fma.h>

typedef simde__mmask8 __mmask8;
typedef simde__mmask16 __mmask16;
typedef unsigned int __mmask32;
typedef unsigned long long __mmask64;

/* SIMDe's gathers take no `void *`. */
#undef SIMDE_CHECKED_REINTERPRET_CAST
#define SIMDE_CHECKED_REINTERPRET_CAST(to, from, value) ((to)(value))

/* SIMDe's macro takes four arguments. */
#undef _mm512_madd_epi16
#define _mm512_madd_epi16(a, b) simde_mm512_madd_epi16(a, b)

/* SIMDe's take the address for aligned. */
#undef _mm_lddqu_si128
#define _mm_lddqu_si128(p) simde_mm_loadu_si128(p)
#undef _mm256_lddqu_si256
#define _mm256_lddqu_si256(p) simde_mm256_loadu_si256(p)

/* SIMDe's take a fraction above the smallest number for one that is no `int`. */
#undef _mm_cvttpd_epi32
#undef _mm256_cvttpd_epi32

typedef signed char vcc_epi8;
typedef unsigned char vcc_epu8;
typedef short vcc_epi16;
typedef unsigned short vcc_epu16;
typedef int vcc_epi32;
typedef unsigned vcc_epu32;
typedef long long vcc_epi64;
typedef unsigned long long vcc_epu64;
typedef float vcc_ps;
typedef double vcc_pd;
typedef __m128i vcc_register128;
typedef __m256i vcc_register256;
typedef __m512i vcc_register512;

/* Names stand in parentheses where they are defined: if SIMDe has them as macros, these are no calls. */

/* Comparisons: a mask with a bit for each lane. */
#define COMPARE(mm, bits, lane, mask, name, operator)                                                 \
    static inline mask(mm##_cmp##name##_##lane##_mask)(vcc_register##bits a, vcc_register##bits b)    \
    {                                                                                                 \
        vcc_##lane x[sizeof a / sizeof(vcc_##lane)], y[sizeof a / sizeof(vcc_##lane)];                \
        mask m = 0;                                                                                   \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                                      \
        __builtin_memcpy(y, &b, sizeof b);                                                                      \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            m |= (mask)((mask)(x[k] operator y[k]) << k);                                             \
        return m;                                                                                     \
    }
#define COMPARISONS(mm, bits, lane, mask)                                                             \
    COMPARE(mm, bits, lane, mask, eq, ==)                                                             \
    COMPARE(mm, bits, lane, mask, neq, !=)                                                            \
    COMPARE(mm, bits, lane, mask, lt, <)                                                              \
    COMPARE(mm, bits, lane, mask, le, <=)                                                             \
    COMPARE(mm, bits, lane, mask, gt, >)                                                              \
    COMPARE(mm, bits, lane, mask, ge, >=)
COMPARISONS(_mm, 128, epi8, __mmask16)
COMPARISONS(_mm, 128, epu8, __mmask16)
COMPARISONS(_mm, 128, epi16, __mmask8)
COMPARISONS(_mm, 128, epu16, __mmask8)
COMPARISONS(_mm, 128, epi32, __mmask8)
COMPARISONS(_mm, 128, epu32, __mmask8)
COMPARISONS(_mm, 128, epi64, __mmask8)
COMPARISONS(_mm, 128, epu64, __mmask8)
COMPARISONS(_mm256, 256, epi8, __mmask32)
COMPARISONS(_mm256, 256, epu8, __mmask32)
COMPARISONS(_mm256, 256, epi16, __mmask16)
COMPARISONS(_mm256, 256, epu16, __mmask16)
COMPARISONS(_mm256, 256, epi32, __mmask8)
COMPARISONS(_mm256, 256, epu32, __mmask8)
COMPARISONS(_mm256, 256, epi64, __mmask8)
COMPARISONS(_mm256, 256, epu64, __mmask8)
COMPARISONS(_mm512, 512, epi8, __mmask64)
COMPARISONS(_mm512, 512, epu8, __mmask64)
COMPARISONS(_mm512, 512, epi16, __mmask32)
COMPARISONS(_mm512, 512, epu16, __mmask32)
COMPARISONS(_mm512, 512, epi32, __mmask16)
COMPARISONS(_mm512, 512, epu32, __mmask16)
COMPARISONS(_mm512, 512, epi64, __mmask8)
COMPARISONS(_mm512, 512, epu64, __mmask8)
#undef COMPARISONS
#undef COMPARE

/* One lane after the other through `how`, as far as both vectors have lanes; others become 0. */
#define CONVERT(name, from, x_lane, to, r_lane, how)                                                  \
    static inline to(name)(from a)                                                                    \
    {                                                                                                 \
        vcc_##x_lane x[sizeof(from) / sizeof(vcc_##x_lane)];                                          \
        vcc_##r_lane r[sizeof(to) / sizeof(vcc_##r_lane)] = {0};                                      \
        to result;                                                                                    \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                                      \
        for (k = 0; k < sizeof x / sizeof *x && k < sizeof r / sizeof *r; k++)                        \
            r[k] = (vcc_##r_lane)how(x[k]);                                                           \
        __builtin_memcpy(&result, r, sizeof r);                                                                 \
        return result;                                                                                \
    }
#define AS_IT_IS(x) (x)
/* What the instruction gives where C says nothing. */
#define TRUNCATED(x) ((x) > -2147483649.0 && (x) < 2147483648.0 ? (int)(x) : (int)0x80000000)
#define TRUNCATED_U32(x) ((x) > -1 && (x) < 4294967296.0 ? (unsigned)(x) : 0xffffffff)
#define TRUNCATED_I64(x)                                                                              \
    ((x) >= -9223372036854775808.0 && (x) < 9223372036854775808.0 ? (vcc_epi64)(x)                    \
                                                                  : (vcc_epi64)0x8000000000000000)
#define TRUNCATED_U64(x) ((x) > -1 && (x) < 18446744073709551616.0 ? (vcc_epu64)(x) : ~0ULL)
#define SATURATED_U8(x) ((x) > 255 ? 255 : (x))
#define SATURATED_U16(x) ((x) > 65535 ? 65535 : (x))
CONVERT(_mm512_cvtepi8_epi16, __m256i, epi8, __m512i, epi16, AS_IT_IS)
CONVERT(_mm512_cvtepu8_epi16, __m256i, epu8, __m512i, epi16, AS_IT_IS)
CONVERT(_mm512_cvtepi8_epi32, __m128i, epi8, __m512i, epi32, AS_IT_IS)
CONVERT(_mm512_cvtepu8_epi32, __m128i, epu8, __m512i, epi32, AS_IT_IS)
CONVERT(_mm512_cvtepi8_epi64, __m128i, epi8, __m512i, epi64, AS_IT_IS)
CONVERT(_mm512_cvtepu8_epi64, __m128i, epu8, __m512i, epi64, AS_IT_IS)
CONVERT(_mm512_cvtepi16_epi32, __m256i, epi16, __m512i, epi32, AS_IT_IS)
CONVERT(_mm512_cvtepu16_epi32, __m256i, epu16, __m512i, epi32, AS_IT_IS)
CONVERT(_mm512_cvtepi16_epi64, __m128i, epi16, __m512i, epi64, AS_IT_IS)
CONVERT(_mm512_cvtepu16_epi64, __m128i, epu16, __m512i, epi64, AS_IT_IS)
CONVERT(_mm512_cvtepi32_epi64, __m256i, epi32, __m512i, epi64, AS_IT_IS)
CONVERT(_mm512_cvtepu32_epi64, __m256i, epu32, __m512i, epi64, AS_IT_IS)
CONVERT(_mm_cvtepi16_epi8, __m128i, epi16, __m128i, epi8, AS_IT_IS)
CONVERT(_mm256_cvtepi16_epi8, __m256i, epi16, __m128i, epi8, AS_IT_IS)
CONVERT(_mm512_cvtepi16_epi8, __m512i, epi16, __m256i, epi8, AS_IT_IS)
CONVERT(_mm_cvtepi32_epi8, __m128i, epi32, __m128i, epi8, AS_IT_IS)
CONVERT(_mm256_cvtepi32_epi8, __m256i, epi32, __m128i, epi8, AS_IT_IS)
CONVERT(_mm512_cvtepi32_epi8, __m512i, epi32, __m128i, epi8, AS_IT_IS)
CONVERT(_mm_cvtepi32_epi16, __m128i, epi32, __m128i, epi16, AS_IT_IS)
CONVERT(_mm256_cvtepi32_epi16, __m256i, epi32, __m128i, epi16, AS_IT_IS)
CONVERT(_mm512_cvtepi32_epi16, __m512i, epi32, __m256i, epi16, AS_IT_IS)
CONVERT(_mm_cvtepi64_epi8, __m128i, epi64, __m128i, epi8, AS_IT_IS)
CONVERT(_mm256_cvtepi64_epi8, __m256i, epi64, __m128i, epi8, AS_IT_IS)
CONVERT(_mm512_cvtepi64_epi8, __m512i, epi64, __m128i, epi8, AS_IT_IS)
CONVERT(_mm_cvtepi64_epi16, __m128i, epi64, __m128i, epi16, AS_IT_IS)
CONVERT(_mm256_cvtepi64_epi16, __m256i, epi64, __m128i, epi16, AS_IT_IS)
CONVERT(_mm512_cvtepi64_epi16, __m512i, epi64, __m128i, epi16, AS_IT_IS)
CONVERT(_mm_cvtepi64_epi32, __m128i, epi64, __m128i, epi32, AS_IT_IS)
CONVERT(_mm256_cvtepi64_epi32, __m256i, epi64, __m128i, epi32, AS_IT_IS)
CONVERT(_mm512_cvtepi64_epi32, __m512i, epi64, __m256i, epi32, AS_IT_IS)
CONVERT(_mm_cvtusepi16_epi8, __m128i, epu16, __m128i, epu8, SATURATED_U8)
CONVERT(_mm256_cvtusepi16_epi8, __m256i, epu16, __m128i, epu8, SATURATED_U8)
CONVERT(_mm512_cvtusepi16_epi8, __m512i, epu16, __m256i, epu8, SATURATED_U8)
CONVERT(_mm_cvtusepi32_epi8, __m128i, epu32, __m128i, epu8, SATURATED_U8)
CONVERT(_mm256_cvtusepi32_epi8, __m256i, epu32, __m128i, epu8, SATURATED_U8)
CONVERT(_mm512_cvtusepi32_epi8, __m512i, epu32, __m128i, epu8, SATURATED_U8)
CONVERT(_mm_cvtusepi32_epi16, __m128i, epu32, __m128i, epu16, SATURATED_U16)
CONVERT(_mm256_cvtusepi32_epi16, __m256i, epu32, __m128i, epu16, SATURATED_U16)
CONVERT(_mm512_cvtusepi32_epi16, __m512i, epu32, __m256i, epu16, SATURATED_U16)
CONVERT(_mm512_cvtepi32_ps, __m512i, epi32, __m512, ps, AS_IT_IS)
CONVERT(_mm512_cvtepu32_ps, __m512i, epu32, __m512, ps, AS_IT_IS)
CONVERT(_mm512_cvtepi32_pd, __m256i, epi32, __m512d, pd, AS_IT_IS)
CONVERT(_mm512_cvtepu32_pd, __m256i, epu32, __m512d, pd, AS_IT_IS)
CONVERT(_mm512_cvtps_pd, __m256, ps, __m512d, pd, AS_IT_IS)
CONVERT(_mm512_cvtpd_ps, __m512d, pd, __m256, ps, AS_IT_IS)
CONVERT(_mm512_cvttps_epi32, __m512, ps, __m512i, epi32, TRUNCATED)
CONVERT(_mm_cvttpd_epi32, __m128d, pd, __m128i, epi32, TRUNCATED)
CONVERT(_mm256_cvttpd_epi32, __m256d, pd, __m128i, epi32, TRUNCATED)
CONVERT(_mm512_cvttpd_epi32, __m512d, pd, __m256i, epi32, TRUNCATED)
CONVERT(_mm_cvtepu32_ps, __m128i, epu32, __m128, ps, AS_IT_IS)
CONVERT(_mm_cvtepu32_pd, __m128i, epu32, __m128d, pd, AS_IT_IS)
CONVERT(_mm256_cvtepu32_ps, __m256i, epu32, __m256, ps, AS_IT_IS)
CONVERT(_mm256_cvtepu32_pd, __m128i, epu32, __m256d, pd, AS_IT_IS)
CONVERT(_mm_cvtepi64_ps, __m128i, epi64, __m128, ps, AS_IT_IS)
CONVERT(_mm_cvtepi64_pd, __m128i, epi64, __m128d, pd, AS_IT_IS)
CONVERT(_mm256_cvtepi64_ps, __m256i, epi64, __m128, ps, AS_IT_IS)
CONVERT(_mm256_cvtepi64_pd, __m256i, epi64, __m256d, pd, AS_IT_IS)
CONVERT(_mm512_cvtepi64_ps, __m512i, epi64, __m256, ps, AS_IT_IS)
CONVERT(_mm512_cvtepi64_pd, __m512i, epi64, __m512d, pd, AS_IT_IS)
CONVERT(_mm_cvtepu64_ps, __m128i, epu64, __m128, ps, AS_IT_IS)
CONVERT(_mm_cvtepu64_pd, __m128i, epu64, __m128d, pd, AS_IT_IS)
CONVERT(_mm256_cvtepu64_ps, __m256i, epu64, __m128, ps, AS_IT_IS)
CONVERT(_mm256_cvtepu64_pd, __m256i, epu64, __m256d, pd, AS_IT_IS)
CONVERT(_mm512_cvtepu64_ps, __m512i, epu64, __m256, ps, AS_IT_IS)
CONVERT(_mm512_cvtepu64_pd, __m512i, epu64, __m512d, pd, AS_IT_IS)
CONVERT(_mm_cvttps_epu32, __m128, ps, __m128i, epu32, TRUNCATED_U32)
CONVERT(_mm256_cvttps_epu32, __m256, ps, __m256i, epu32, TRUNCATED_U32)
CONVERT(_mm512_cvttps_epu32, __m512, ps, __m512i, epu32, TRUNCATED_U32)
CONVERT(_mm_cvttps_epi64, __m128, ps, __m128i, epi64, TRUNCATED_I64)
CONVERT(_mm256_cvttps_epi64, __m128, ps, __m256i, epi64, TRUNCATED_I64)
CONVERT(_mm512_cvttps_epi64, __m256, ps, __m512i, epi64, TRUNCATED_I64)
CONVERT(_mm_cvttps_epu64, __m128, ps, __m128i, epu64, TRUNCATED_U64)
CONVERT(_mm256_cvttps_epu64, __m128, ps, __m256i, epu64, TRUNCATED_U64)
CONVERT(_mm512_cvttps_epu64, __m256, ps, __m512i, epu64, TRUNCATED_U64)
CONVERT(_mm_cvttpd_epu32, __m128d, pd, __m128i, epu32, TRUNCATED_U32)
CONVERT(_mm256_cvttpd_epu32, __m256d, pd, __m128i, epu32, TRUNCATED_U32)
CONVERT(_mm512_cvttpd_epu32, __m512d, pd, __m256i, epu32, TRUNCATED_U32)
CONVERT(_mm_cvttpd_epi64, __m128d, pd, __m128i, epi64, TRUNCATED_I64)
CONVERT(_mm256_cvttpd_epi64, __m256d, pd, __m256i, epi64, TRUNCATED_I64)
CONVERT(_mm512_cvttpd_epi64, __m512d, pd, __m512i, epi64, TRUNCATED_I64)
CONVERT(_mm_cvttpd_epu64, __m128d, pd, __m128i, epu64, TRUNCATED_U64)
CONVERT(_mm256_cvttpd_epu64, __m256d, pd, __m256i, epu64, TRUNCATED_U64)
CONVERT(_mm512_cvttpd_epu64, __m512d, pd, __m512i, epu64, TRUNCATED_U64)
#undef CONVERT

/* Arithmetic shifts to the right; counts beyond the lane leave its sign. */
#define SHIFTED(lane, x, n) ((x) >> ((n) < 8 * sizeof(vcc_##lane) ? (n) : 8 * sizeof(vcc_##lane) - 1))
#define SHIFT(mm, lane, counts, vector)                                                               \
    static inline vector(mm##_srai_##lane)(vector a, unsigned n)                                      \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)];                                            \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                                      \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            x[k] = (vcc_##lane)SHIFTED(lane, x[k], n);                                                \
        __builtin_memcpy(&a, x, sizeof a);                                                                      \
        return a;                                                                                     \
    }                                                                                                 \
    static inline vector(mm##_srav_##lane)(vector a, vector b)                                        \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)];                                            \
        vcc_##counts n[sizeof(vector) / sizeof(vcc_##lane)];                                          \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                                      \
        __builtin_memcpy(n, &b, sizeof b);                                                                      \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            x[k] = (vcc_##lane)SHIFTED(lane, x[k], n[k]);                                             \
        __builtin_memcpy(&a, x, sizeof a);                                                                      \
        return a;                                                                                     \
    }
SHIFT(_mm, epi16, epu16, __m128i)
SHIFT(_mm256, epi16, epu16, __m256i)
SHIFT(_mm, epi64, epu64, __m128i)
SHIFT(_mm256, epi64, epu64, __m256i)
SHIFT(_mm512, epi16, epu16, __m512i)
SHIFT(_mm512, epi32, epu32, __m512i)
SHIFT(_mm512, epi64, epu64, __m512i)
#undef SHIFT

/* All lanes by the count in the lower half of a vector. */
#define SHIFT_BY_VECTOR(mm, lane, vector)                                                             \
    static inline vector(mm##_sra_##lane)(vector a, __m128i b)                                        \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)];                                            \
        vcc_epu64 n;                                                                                  \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                            \
        __builtin_memcpy(&n, &b, sizeof n);                                                           \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            x[k] = (vcc_##lane)SHIFTED(lane, x[k], n);                                                \
        __builtin_memcpy(&a, x, sizeof a);                                                            \
        return a;                                                                                     \
    }
SHIFT_BY_VECTOR(_mm, epi64, __m128i)
SHIFT_BY_VECTOR(_mm256, epi64, __m256i)
SHIFT_BY_VECTOR(_mm512, epi16, __m512i)
SHIFT_BY_VECTOR(_mm512, epi32, __m512i)
SHIFT_BY_VECTOR(_mm512, epi64, __m512i)
#undef SHIFT_BY_VECTOR

/* Operations of two vectors, lane by lane. */
#define LANE_BY_LANE(name, lane, vector, what)                                                        \
    static inline vector(name)(vector a, vector b)                                                    \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)], y[sizeof(vector) / sizeof(vcc_##lane)];    \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                            \
        __builtin_memcpy(y, &b, sizeof b);                                                            \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            x[k] = (vcc_##lane)(what);                                                                \
        __builtin_memcpy(&a, x, sizeof a);                                                            \
        return a;                                                                                     \
    }
LANE_BY_LANE(_mm_min_epi64, epi64, __m128i, x[k] < y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm_min_epu64, epu64, __m128i, x[k] < y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm_max_epi64, epi64, __m128i, x[k] > y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm_max_epu64, epu64, __m128i, x[k] > y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm256_min_epi64, epi64, __m256i, x[k] < y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm256_min_epu64, epu64, __m256i, x[k] < y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm256_max_epi64, epi64, __m256i, x[k] > y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm256_max_epu64, epu64, __m256i, x[k] > y[k] ? x[k] : y[k])
LANE_BY_LANE(_mm_mullo_epi64, epu64, __m128i, x[k] * y[k])
LANE_BY_LANE(_mm256_mullo_epi64, epu64, __m256i, x[k] * y[k])
LANE_BY_LANE(_mm_sllv_epi16, epu16, __m128i, y[k] < 16 ? x[k] << y[k] : 0)
LANE_BY_LANE(_mm256_sllv_epi16, epu16, __m256i, y[k] < 16 ? x[k] << y[k] : 0)
LANE_BY_LANE(_mm512_mulhi_epu16, epu16, __m512i, (unsigned)x[k] * y[k] >> 16)
#undef LANE_BY_LANE

/* Loads, stores and splats of the lanes whose bits are set. */
#define MASKED(mm, lane, mask, vector)                                                                \
    static inline vector(mm##_maskz_loadu_##lane)(mask m, const void *from)                           \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)] = {0};                                      \
        vector result;                                                                                \
        unsigned k;                                                                                   \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            if (m >> k & 1)                                                                           \
                __builtin_memcpy(&x[k], (const char *)from + k * sizeof *x, sizeof *x);                         \
        __builtin_memcpy(&result, x, sizeof x);                                                                 \
        return result;                                                                                \
    }                                                                                                 \
    static inline void(mm##_mask_storeu_##lane)(void *to, mask m, vector a)                           \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)];                                            \
        unsigned k;                                                                                   \
        __builtin_memcpy(x, &a, sizeof a);                                                                      \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            if (m >> k & 1)                                                                           \
                __builtin_memcpy((char *)to + k * sizeof *x, &x[k], sizeof *x);                                 \
    }
#define MASKED_INTEGERS(mm, lane, mask, vector)                                                       \
    MASKED(mm, lane, mask, vector)                                                                    \
    static inline vector(mm##_maskz_set1_##lane)(mask m, vcc_##lane one)                              \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)];                                            \
        vector result;                                                                                \
        unsigned k;                                                                                   \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            x[k] = m >> k & 1 ? one : 0;                                                              \
        __builtin_memcpy(&result, x, sizeof x);                                                                 \
        return result;                                                                                \
    }
#define COMPRESS(mm, lane, mask, vector)                                                              \
    static inline vector(mm##_maskz_compress_##lane)(mask m, vector a)                                \
    {                                                                                                 \
        vcc_##lane x[sizeof(vector) / sizeof(vcc_##lane)], packed[sizeof x / sizeof *x] = {0};        \
        vector result;                                                                                \
        unsigned k, n = 0;                                                                            \
        __builtin_memcpy(x, &a, sizeof a);                                                            \
        for (k = 0; k < sizeof x / sizeof *x; k++)                                                    \
            if (m >> k & 1)                                                                           \
                packed[n++] = x[k];                                                                   \
        __builtin_memcpy(&result, packed, sizeof packed);                                             \
        return result;                                                                                \
    }
MASKED_INTEGERS(_mm, epi8, __mmask16, __m128i)
MASKED_INTEGERS(_mm, epi16, __mmask8, __m128i)
MASKED_INTEGERS(_mm, epi32, __mmask8, __m128i)
MASKED_INTEGERS(_mm, epi64, __mmask8, __m128i)
MASKED_INTEGERS(_mm256, epi8, __mmask32, __m256i)
MASKED_INTEGERS(_mm256, epi16, __mmask16, __m256i)
MASKED_INTEGERS(_mm256, epi32, __mmask8, __m256i)
MASKED_INTEGERS(_mm256, epi64, __mmask8, __m256i)
MASKED_INTEGERS(_mm512, epi8, __mmask64, __m512i)
MASKED_INTEGERS(_mm512, epi16, __mmask32, __m512i)
MASKED_INTEGERS(_mm512, epi32, __mmask16, __m512i)
MASKED_INTEGERS(_mm512, epi64, __mmask8, __m512i)
MASKED(_mm, ps, __mmask8, __m128)
MASKED(_mm, pd, __mmask8, __m128d)
MASKED(_mm256, ps, __mmask8, __m256)
MASKED(_mm256, pd, __mmask8, __m256d)
MASKED(_mm512, ps, __mmask16, __m512)
MASKED(_mm512, pd, __mmask8, __m512d)
#undef MASKED_INTEGERS
COMPRESS(_mm, epi32, __mmask8, __m128i)
COMPRESS(_mm, epi64, __mmask8, __m128i)
COMPRESS(_mm, ps, __mmask8, __m128)
COMPRESS(_mm, pd, __mmask8, __m128d)
#undef COMPRESS
#undef MASKED

static inline __m256(_mm512_extractf32x8_ps)(__m512 a, int half)
{
    __m256 halves[2];
    __builtin_memcpy(halves, &a, sizeof a);
    return halves[half & 1];
}

static inline __m512i(_mm512_shuffle_i64x2)(__m512i a, __m512i b, int four)
{
    __m128i x[4], y[4], r[4];
    __m512i result;
    __builtin_memcpy(x, &a, sizeof a);
    __builtin_memcpy(y, &b, sizeof b);
    r[0] = x[four & 3];
    r[1] = x[four >> 2 & 3];
    r[2] = y[four >> 4 & 3];
    r[3] = y[four >> 6 & 3];
    __builtin_memcpy(&result, r, sizeof r);
    return result;
}

/* In each pair of lanes, one of the first vector and one of the second. */
static inline __m512d(_mm512_shuffle_pd)(__m512d a, __m512d b, int which)
{
    double x[8], y[8], r[8];
    __m512d result;
    unsigned k;
    __builtin_memcpy(x, &a, sizeof a);
    __builtin_memcpy(y, &b, sizeof b);
    for (k = 0; k < 8; k += 2) {
        r[k] = x[k + (which >> k & 1)];
        r[k + 1] = y[k + (which >> (k + 1) & 1)];
    }
    __builtin_memcpy(&result, r, sizeof r);
    return result;
}

/* Neighbours of two vectors in a row, from one of the second on. */
#define ALIGN(lane, lanes)                                                                            \
    static inline __m512i(_mm512_alignr_##lane)(__m512i high, __m512i low, int first)                 \
    {                                                                                                 \
        vcc_##lane both[2 * lanes];                                                                   \
        __m512i result;                                                                               \
        __builtin_memcpy(both, &low, sizeof low);                                                     \
        __builtin_memcpy(both + lanes, &high, sizeof high);                                           \
        __builtin_memcpy(&result, both + first, sizeof result);                                       \
        return result;                                                                                \
    }
ALIGN(epi32, 16)
ALIGN(epi64, 8)
#undef ALIGN

/* The same of bytes, within each block of 128 bits. */
static inline __m512i(_mm512_alignr_epi8)(__m512i high, __m512i low, int first)
{
    unsigned char both[32], r[64];
    __m512i result;
    unsigned k;
    for (k = 0; k < 64; k += 16) {
        __builtin_memcpy(both, (unsigned char *)&low + k, 16);
        __builtin_memcpy(both + 16, (unsigned char *)&high + k, 16);
        __builtin_memcpy(r + k, both + first, 16);
    }
    __builtin_memcpy(&result, r, sizeof r);
    return result;
}

static inline __mmask16(_mm512_kunpackb)(__mmask16 high, __mmask16 low)
{
    return (__mmask16)(high << 8 | (low & 255));
}

static inline __mmask32(_mm512_kunpackw)(__mmask32 high, __mmask32 low)
{
    return high << 16 | (low & 65535);
}

static inline __mmask64(_mm512_kunpackd)(__mmask64 high, __mmask64 low)
{
    return high << 32 | (low & 0xffffffff);
}

#endif
