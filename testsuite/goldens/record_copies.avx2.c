/* vcc 0.1.0 wrote this from record_copies.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in float b[n] | inout u8 c[n] restrict | out float d[n] restrict */
/* Records with arrays in them as wholes: compound literals, copies, copies through pointers. */
struct copied {
    float at[3];
    unsigned char kind;
};

static struct copied copies[4096];

#pragma simd declare(linear(p))
static float copied_step(int a, float b, struct copied *p)
{
    struct copied here = { { b, 1.0f }, 3 }, last = *p;
    if (a > 0)
        here = (struct copied){ .kind = (unsigned char)a, .at = { [1] = b * 0.5f } };
    if (a & 1)
        *p = here;
    else
        last = here;
    return last.at[0] + last.at[1] * (float)last.kind + (float)(short){ (short)a };
}

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef signed char vcc_i8 __attribute__((may_alias));
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
__attribute__((__target__("avx2")))
#endif
void record_copies(int n, const int *a, const float *b, unsigned char *restrict c, float *restrict d)
{
    int i;
    if (n > 4096)
        return;
    for (i = 0; i < n; i++) {
        copies[i].at[0] = b[i];
        copies[i].at[1] = 2.0f;
        copies[i].kind = c[i];
        __asm__("");
    }
#ifdef VCC_VECTOR
    /* vcc: line 35: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        __m256i t2_v = _mm256_slli_epi32(t_v, 2);
        __asm__("" : "+v"(t2_v));
        const __m256i t3_v = _mm256_slli_epi32(t_v, 4);
        const __m256 t4_v = _mm256_set1_ps(0.0f);
        const __m256i t5_v = _mm256_set1_epi32(0);
        const __m256i t6_v = _mm256_set1_epi32(1);
        const __m256 t7_v = _mm256_set1_ps(1.0f);
        const __m256 t8_v = _mm256_set1_ps(0.5f);
        const __m128i t9_v = _mm_set1_epi8(3);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256 b_v = _mm256_loadu_ps(b + k);
            char *const copies_s = (char *)copies + k * 16;
            const long copies_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t3_v));
            const long copies2_v =
                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t3_v),
                _mm256_castsi256_si128(t3_v)));
            const __m128i copies3_v = _mm256_extracti128_si256(t3_v, 1);
            const long copies4_v = _mm_cvtsi128_si64(copies3_v);
            const long copies5_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(copies3_v, copies3_v));
            const long copies6_v =
                (long)((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[(int)copies_v]
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies_v >> 32] << 8)
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[(int)copies2_v] << 16)
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies2_v >> 32] << 24)
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[(int)copies4_v] << 32)
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies4_v >> 32] << 40)
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[(int)copies5_v] << 48)
                | ((unsigned long)(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies5_v >> 32] << 56));
            const __m128i copies7_v = _mm_cvtsi64_si128(copies6_v);
            const __m256i mask_v = _mm256_cmpgt_epi32(a_v, t5_v);
            const __m256 here_at_0_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v, _mm256_castps_si256(b_v)));
            const __m256i t10_v = _mm256_and_si256(a_v, t6_v);
            const __m256i mask2_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t10_v, t5_v), _mm256_set1_epi32(-1));
            const __m256 copies8_v =
                _mm256_i32gather_ps(&((struct copied *)(void *)copies_s)->at[0], t2_v, 4);
            const __m256 copies9_v =
                _mm256_i32gather_ps(((struct copied *)(void *)copies_s)->at + 1, t2_v, 4);
            const vcc_i32x8 t11_v = (vcc_i32x8)t2_v;
            const unsigned int t12_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v));
            if (t12_v & 0x1u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[0]] =
                here_at_0_v[0];
            if (t12_v & 0x2u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[1]] =
                here_at_0_v[1];
            if (t12_v & 0x4u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[2]] =
                here_at_0_v[2];
            if (t12_v & 0x8u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[3]] =
                here_at_0_v[3];
            if (t12_v & 0x10u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[4]] =
                here_at_0_v[4];
            if (t12_v & 0x20u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[5]] =
                here_at_0_v[5];
            if (t12_v & 0x40u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[6]] =
                here_at_0_v[6];
            if (t12_v & 0x80u) (&((struct copied *)(void *)copies_s)->at[0])[t11_v[7]] =
                here_at_0_v[7];
            const __m256 b_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(b_v)));
            const __m256 here_at_1_v = _mm256_mul_ps(b_on_v, t8_v);
            const __m256 here_at_1_2_v =
                _mm256_blendv_ps(t7_v, here_at_1_v, _mm256_castsi256_ps(mask_v));
            const vcc_i32x8 t13_v = (vcc_i32x8)t2_v;
            const unsigned int t14_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v));
            if (t14_v & 0x1u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[0]] =
                here_at_1_2_v[0];
            if (t14_v & 0x2u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[1]] =
                here_at_1_2_v[1];
            if (t14_v & 0x4u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[2]] =
                here_at_1_2_v[2];
            if (t14_v & 0x8u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[3]] =
                here_at_1_2_v[3];
            if (t14_v & 0x10u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[4]] =
                here_at_1_2_v[4];
            if (t14_v & 0x20u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[5]] =
                here_at_1_2_v[5];
            if (t14_v & 0x40u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[6]] =
                here_at_1_2_v[6];
            if (t14_v & 0x80u) (((struct copied *)(void *)copies_s)->at + 1)[t13_v[7]] =
                here_at_1_2_v[7];
            const __m256 here_at_2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t4_v)));
            const vcc_i32x8 t15_v = (vcc_i32x8)t2_v;
            const unsigned int t16_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v));
            if (t16_v & 0x1u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[0]] =
                here_at_2_v[0];
            if (t16_v & 0x2u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[1]] =
                here_at_2_v[1];
            if (t16_v & 0x4u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[2]] =
                here_at_2_v[2];
            if (t16_v & 0x8u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[3]] =
                here_at_2_v[3];
            if (t16_v & 0x10u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[4]] =
                here_at_2_v[4];
            if (t16_v & 0x20u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[5]] =
                here_at_2_v[5];
            if (t16_v & 0x40u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[6]] =
                here_at_2_v[6];
            if (t16_v & 0x80u) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[7]] =
                here_at_2_v[7];
            const __m256i a2_v = _mm256_and_si256(a_v, _mm256_set1_epi32(255));
            const __m128i a3_v =
                _mm_packs_epi32(_mm256_castsi256_si128(a2_v), _mm256_extracti128_si256(a2_v, 1));
            const __m128i a4_v = _mm_packus_epi16(a3_v, a3_v);
            const __m128i t17_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask_v),
                _mm256_extracti128_si256(mask_v, 1));
            const __m128i mask3_v = _mm_packs_epi16(t17_v, t17_v);
            const __m128i here_kind_v = _mm_blendv_epi8(t9_v, a4_v, mask3_v);
            const __m128i t18_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask2_v),
                _mm256_extracti128_si256(mask2_v, 1));
            const __m128i mask4_v = _mm_packs_epi16(t18_v, t18_v);
            vcc_i8 *const t19_v =
                (vcc_i8 *)(void *)(char *)(unsigned long)&((struct copied *)(void *)copies_s)->kind;
            const vcc_i32x8 t20_v = (vcc_i32x8)t3_v;
            const vcc_i8x16 t21_v = (vcc_i8x16)here_kind_v;
            const unsigned int t22_v = (unsigned int)_mm_movemask_epi8(mask4_v);
            if (t22_v & 0x1u) t19_v[t20_v[0]] = t21_v[0];
            if (t22_v & 0x2u) t19_v[t20_v[1]] = t21_v[1];
            if (t22_v & 0x4u) t19_v[t20_v[2]] = t21_v[2];
            if (t22_v & 0x8u) t19_v[t20_v[3]] = t21_v[3];
            if (t22_v & 0x10u) t19_v[t20_v[4]] = t21_v[4];
            if (t22_v & 0x20u) t19_v[t20_v[5]] = t21_v[5];
            if (t22_v & 0x40u) t19_v[t20_v[6]] = t21_v[6];
            if (t22_v & 0x80u) t19_v[t20_v[7]] = t21_v[7];
            const __m128i last_kind_v = _mm_blendv_epi8(here_kind_v, copies7_v, mask4_v);
            const __m256 last_at_1_v =
                _mm256_blendv_ps(here_at_1_2_v, copies9_v, _mm256_castsi256_ps(mask2_v));
            const __m256 t23_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(last_kind_v));
            const __m256 last_at_0_v =
                _mm256_blendv_ps(here_at_0_v, copies8_v, _mm256_castsi256_ps(mask2_v));
            const __m256i a5_v = _mm256_and_si256(a_v, _mm256_set1_epi32(65535));
            const __m128i a6_v =
                _mm_packus_epi32(_mm256_castsi256_si128(a5_v), _mm256_extracti128_si256(a5_v, 1));
            const __m256 t24_v = _mm256_add_ps(last_at_0_v, _mm256_mul_ps(last_at_1_v, t23_v));
            const __m256 t25_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(a6_v));
            _mm256_storeu_ps(d + k, _mm256_add_ps(t24_v, t25_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        d[i] = copied_step(a[i], b[i], &copies[i]);
    }
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
        d[i] = copied_step(a[i], b[i], &copies[i]);
#endif
    for (i = 0; i < n; i++) {
        c[i] = copies[i].kind;
        d[i] += copies[i].at[1];
        __asm__("");
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
