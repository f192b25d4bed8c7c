/* vcc 0.1.0 wrote this from call_each.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | in u8 text[8*n] | out float d[n] restrict | out i32 e[n] restrict */
/* Functions without vector variants: each lane calls them for itself. */
float fmodf(float, float);
int toupper(int);
void *memchr(const void *, int, unsigned long);

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef float vcc_f32 __attribute__((may_alias));
typedef float vcc_f32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef long vcc_i64 __attribute__((may_alias));
typedef long vcc_i64x4 __attribute__((vector_size(32), aligned(8), may_alias));
__attribute__((__target__("avx2")))
#endif
void call_each(int n, const float *x, const float *y, const unsigned char *text, float *d, int *e)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 3);
        const __m256i t_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t_v));
        const __m256i t_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t_v, 1));
        const __m256 t2_v = _mm256_set1_ps(2.0f);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        __m256 t4_v = _mm256_set1_ps(0.0f);
        const __m256 t5_v = _mm256_set1_ps(0.25f);
        const __m256 t6_v = _mm256_set1_ps(-1.0f);
        const __m256i t7_v = _mm256_set1_epi32(127);
        const __m256i t8_v = _mm256_set1_epi32(63);
        const __m256i t9_v = _mm256_set1_epi64x(0l);
        const __m256i t10_v = _mm256_set1_epi32(0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const unsigned char *const text_s = text + (long)(8UL * k2);
            const long text_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t_v));
            const long text2_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t_v),
                _mm256_castsi256_si128(t_v)));
            const __m128i text3_v = _mm256_extracti128_si256(t_v, 1);
            const long text4_v = _mm_cvtsi128_si64(text3_v);
            const long text5_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(text3_v, text3_v));
            const long text6_v =
                (long)((unsigned long)(unsigned char)(text_s + 7)[(int)text_v]
                | ((unsigned long)(unsigned char)(text_s + 7)[text_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(text_s + 7)[(int)text2_v] << 16)
                | ((unsigned long)(unsigned char)(text_s + 7)[text2_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(text_s + 7)[(int)text4_v] << 32)
                | ((unsigned long)(unsigned char)(text_s + 7)[text4_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(text_s + 7)[(int)text5_v] << 48)
                | ((unsigned long)(unsigned char)(text_s + 7)[text5_v >> 32] << 56));
            const __m128i text7_v = _mm_cvtsi64_si128(text6_v);
            const __m256i t11_v = _mm256_set1_epi64x((long)(unsigned long)text_s);
            const __m256i line_v0 = _mm256_add_epi64(t11_v, t_v0);
            const __m256i line_v1 = _mm256_add_epi64(t11_v, t_v1);
            const vcc_i64x4 t12_v = (vcc_i64x4)line_v0;
            const vcc_i64x4 t13_v = (vcc_i64x4)line_v1;
            const vcc_i32x8 t14_v = (vcc_i32x8)_mm256_cvtepu8_epi32(text7_v);
            vcc_i64x4 t15_v;
            t15_v = __extension__ (vcc_i64x4){0};
            vcc_i64x4 t16_v;
            t16_v = __extension__ (vcc_i64x4){0};
            t15_v[0] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t12_v[0], (int)t14_v[0],
                (unsigned long)7L);
            t15_v[1] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t12_v[1], (int)t14_v[1],
                (unsigned long)7L);
            t15_v[2] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t12_v[2], (int)t14_v[2],
                (unsigned long)7L);
            t15_v[3] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t12_v[3], (int)t14_v[3],
                (unsigned long)7L);
            t16_v[0] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t13_v[0], (int)t14_v[4],
                (unsigned long)7L);
            t16_v[1] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t13_v[1], (int)t14_v[5],
                (unsigned long)7L);
            t16_v[2] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t13_v[2], (int)t14_v[6],
                (unsigned long)7L);
            t16_v[3] =
                (vcc_i64)(const void *)memchr((void *)(unsigned long)t13_v[3], (int)t14_v[7],
                (unsigned long)7L);
            const __m256i t2_v0 = (__m256i)t15_v;
            const __m256i t2_v1 = (__m256i)t16_v;
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            const __m256 t17_v = _mm256_mul_ps(_mm256_mul_ps(t2_v, x_v), y_v);
            const __m256 sum_v = _mm256_add_ps(_mm256_sub_ps(_mm256_mul_ps(x_v, x_v), t17_v), y_v);
            const long text8_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t_v));
            const long text9_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t_v),
                _mm256_castsi256_si128(t_v)));
            const __m128i text10_v = _mm256_extracti128_si256(t_v, 1);
            const long text11_v = _mm_cvtsi128_si64(text10_v);
            const long text12_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(text10_v, text10_v));
            const long text13_v =
                (long)((unsigned long)(unsigned char)text_s[(int)text8_v]
                | ((unsigned long)(unsigned char)text_s[text8_v >> 32] << 8)
                | ((unsigned long)(unsigned char)text_s[(int)text9_v] << 16)
                | ((unsigned long)(unsigned char)text_s[text9_v >> 32] << 24)
                | ((unsigned long)(unsigned char)text_s[(int)text11_v] << 32)
                | ((unsigned long)(unsigned char)text_s[text11_v >> 32] << 40)
                | ((unsigned long)(unsigned char)text_s[(int)text12_v] << 48)
                | ((unsigned long)(unsigned char)text_s[text12_v >> 32] << 56));
            const __m128i text14_v = _mm_cvtsi64_si128(text13_v);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(y_v, t3_v, _CMP_GT_OS));
            const __m256 x_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
            const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_on_v, y_v, _CMP_GT_OS));
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            __m256 sum2_v = t4_v;
            if (_mm256_movemask_epi8(mask3_v) != 0) {
                const unsigned int t30_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v));
                vcc_f32x8 t31_v;
                t31_v = __extension__ (vcc_f32x8){0};
                if (t30_v & 0x1u) t31_v[0] = (vcc_f32)fmodf((float)x_v[0], (float)y_v[0]);
                if (t30_v & 0x2u) t31_v[1] = (vcc_f32)fmodf((float)x_v[1], (float)y_v[1]);
                if (t30_v & 0x4u) t31_v[2] = (vcc_f32)fmodf((float)x_v[2], (float)y_v[2]);
                if (t30_v & 0x8u) t31_v[3] = (vcc_f32)fmodf((float)x_v[3], (float)y_v[3]);
                if (t30_v & 0x10u) t31_v[4] = (vcc_f32)fmodf((float)x_v[4], (float)y_v[4]);
                if (t30_v & 0x20u) t31_v[5] = (vcc_f32)fmodf((float)x_v[5], (float)y_v[5]);
                if (t30_v & 0x40u) t31_v[6] = (vcc_f32)fmodf((float)x_v[6], (float)y_v[6]);
                if (t30_v & 0x80u) t31_v[7] = (vcc_f32)fmodf((float)x_v[7], (float)y_v[7]);
                const __m256 t32_v = (__m256)t31_v;
                const __m256 x_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(x_v)));
                const __m256 t33_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(t32_v)));
                const __m256 sum_on4_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(sum_v)));
                const __m256 t34_v = _mm256_sub_ps(t33_v, _mm256_mul_ps(x_on3_v, t5_v));
                sum2_v = _mm256_add_ps(sum_on4_v, t34_v);
            }
            const long text15_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t_v));
            const long text16_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t_v),
                _mm256_castsi256_si128(t_v)));
            const __m128i text17_v = _mm256_extracti128_si256(t_v, 1);
            const long text18_v = _mm_cvtsi128_si64(text17_v);
            const long text19_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(text17_v, text17_v));
            const long text20_v =
                (long)((unsigned long)(unsigned char)(text_s + 1)[(int)text15_v]
                | ((unsigned long)(unsigned char)(text_s + 1)[text15_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(text_s + 1)[(int)text16_v] << 16)
                | ((unsigned long)(unsigned char)(text_s + 1)[text16_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(text_s + 1)[(int)text18_v] << 32)
                | ((unsigned long)(unsigned char)(text_s + 1)[text18_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(text_s + 1)[(int)text19_v] << 48)
                | ((unsigned long)(unsigned char)(text_s + 1)[text19_v >> 32] << 56));
            const __m128i text21_v = _mm_cvtsi64_si128(text20_v);
            const long text22_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t_v));
            const long text23_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t_v),
                _mm256_castsi256_si128(t_v)));
            const __m128i text24_v = _mm256_extracti128_si256(t_v, 1);
            const long text25_v = _mm_cvtsi128_si64(text24_v);
            const long text26_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(text24_v, text24_v));
            const long text27_v =
                (long)((unsigned long)(unsigned char)(text_s + 2)[(int)text22_v]
                | ((unsigned long)(unsigned char)(text_s + 2)[text22_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(text_s + 2)[(int)text23_v] << 16)
                | ((unsigned long)(unsigned char)(text_s + 2)[text23_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(text_s + 2)[(int)text25_v] << 32)
                | ((unsigned long)(unsigned char)(text_s + 2)[text25_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(text_s + 2)[(int)text26_v] << 48)
                | ((unsigned long)(unsigned char)(text_s + 2)[text26_v >> 32] << 56));
            const __m128i text28_v = _mm_cvtsi64_si128(text27_v);
            const long text29_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t_v));
            const long text30_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t_v),
                _mm256_castsi256_si128(t_v)));
            const __m128i text31_v = _mm256_extracti128_si256(t_v, 1);
            const long text32_v = _mm_cvtsi128_si64(text31_v);
            const long text33_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(text31_v, text31_v));
            const long text34_v =
                (long)((unsigned long)(unsigned char)(text_s + 3)[(int)text29_v]
                | ((unsigned long)(unsigned char)(text_s + 3)[text29_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(text_s + 3)[(int)text30_v] << 16)
                | ((unsigned long)(unsigned char)(text_s + 3)[text30_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(text_s + 3)[(int)text32_v] << 32)
                | ((unsigned long)(unsigned char)(text_s + 3)[text32_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(text_s + 3)[(int)text33_v] << 48)
                | ((unsigned long)(unsigned char)(text_s + 3)[text33_v >> 32] << 56));
            const __m128i text35_v = _mm_cvtsi64_si128(text34_v);
            const __m256i mask4_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i mask5_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
            const __m256i mask6_v = _mm256_or_si256(mask4_v, mask5_v);
            const __m256 x_on2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(x_v)));
            const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(x_on2_v, t6_v, _CMP_LT_OS));
            const __m256i mask8_v = _mm256_and_si256(mask6_v, mask7_v);
            const __m256 sum_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(sum_v)));
            const __m256i mask9_v = _mm256_castps_si256(_mm256_cmp_ps(sum_on_v, y_v, _CMP_LT_OS));
            const __m256i mask10_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
            const __m256i mask11_v = _mm256_and_si256(mask8_v, mask10_v);
            const __m256 sum_on2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask11_v, _mm256_castps_si256(sum_v)));
            const __m256i mask12_v = _mm256_and_si256(mask8_v, mask9_v);
            const __m256 y_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(y_v)));
            const __m256 sum_on3_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(sum_v)));
            const __m256 t18_v = _mm256_sub_ps(y_on_v, sum_on3_v);
            const __m256 t19_v = _mm256_mul_ps(sum_on2_v, t3_v);
            const __m256 sum3_v = _mm256_blendv_ps(t19_v, t18_v, _mm256_castsi256_ps(mask9_v));
            const __m256 t20_v = _mm256_blendv_ps(sum_v, sum2_v, _mm256_castsi256_ps(mask3_v));
            const __m256 sum4_v = _mm256_blendv_ps(t20_v, sum3_v, _mm256_castsi256_ps(mask8_v));
            _mm256_storeu_ps(d + k2, sum4_v);
            const __m256i c_v = _mm256_and_si256(_mm256_cvtepu8_epi32(text14_v), t7_v);
            const __m256i t21_v = _mm256_xor_si256(_mm256_cvtepu8_epi32(text21_v), c_v);
            const __m256i c2_v = _mm256_add_epi32(c_v, _mm256_and_si256(t21_v, t8_v));
            const __m256i t22_v = _mm256_xor_si256(_mm256_cvtepu8_epi32(text28_v), c2_v);
            const __m256i c3_v = _mm256_add_epi32(c2_v, _mm256_and_si256(t22_v, t8_v));
            const __m256i t23_v = _mm256_xor_si256(_mm256_cvtepu8_epi32(text35_v), c3_v);
            const __m256i c4_v = _mm256_add_epi32(c3_v, _mm256_and_si256(t23_v, t8_v));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi64(t2_v0, t9_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi64(t2_v1, t9_v), _mm256_set1_epi32(-1));
            const __m256i mask13_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
            const vcc_i32x8 t24_v = (vcc_i32x8)_mm256_and_si256(c4_v, t7_v);
            const unsigned int t25_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask13_v));
            vcc_i32x8 t26_v;
            t26_v = __extension__ (vcc_i32x8){0};
            if (t25_v & 0x1u) t26_v[0] = (vcc_i32)toupper((int)t24_v[0]);
            if (t25_v & 0x2u) t26_v[1] = (vcc_i32)toupper((int)t24_v[1]);
            if (t25_v & 0x4u) t26_v[2] = (vcc_i32)toupper((int)t24_v[2]);
            if (t25_v & 0x8u) t26_v[3] = (vcc_i32)toupper((int)t24_v[3]);
            if (t25_v & 0x10u) t26_v[4] = (vcc_i32)toupper((int)t24_v[4]);
            if (t25_v & 0x20u) t26_v[5] = (vcc_i32)toupper((int)t24_v[5]);
            if (t25_v & 0x40u) t26_v[6] = (vcc_i32)toupper((int)t24_v[6]);
            if (t25_v & 0x80u) t26_v[7] = (vcc_i32)toupper((int)t24_v[7]);
            const __m256i t27_v = (__m256i)t26_v;
            const __m256i t3_v0 = _mm256_sub_epi64(t2_v0, line_v0);
            const __m256i t3_v1 = _mm256_sub_epi64(t2_v1, line_v1);
            const __m256i t28_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t3_v0),
                _mm256_castsi256_ps(t3_v1), 0x88)), 0xd8);
            const __m256i t29_v = _mm256_sub_epi32(t10_v, c4_v);
            const __m256i e_new_v =
                _mm256_blendv_epi8(t29_v, _mm256_add_epi32(t28_v, t27_v), mask13_v);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2), e_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        const unsigned char *line = text + 8 * k, *found = memchr(line, line[7], 7);
        float a = x[k], b = y[k], sum = a * a - 2.0f * a * b + b;
        int c = line[0] & 127, i;
        if (b > 0.5f && a > b)
            sum += fmodf(a, b) - a * 0.25f;
        else if (a < -1.0f)
            sum = sum < b ? b - sum : sum * 0.5f;
        for (i = 1; i < 4; i++)
            c += (line[i] ^ c) & 63;
        d[k] = sum;
        e[k] = found ? (int)(found - line) + toupper(c & 127) : -c;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
