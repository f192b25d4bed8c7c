/* vcc 0.1.0 wrote this from mandelbrot.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(MOST) \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float re[n] | in float im[n] | out u32 d[n] restrict */
#ifndef MOST
#define MOST 50
#endif
typedef struct { float re, im; } complex;

#pragma simd declare(uniform(most))
static unsigned mandelbrot_lane(complex c, unsigned most)
{
    complex z = c;
    unsigned i;
    for (i = 0; i < most; i++) {
        float re2 = z.re * z.re, im2 = z.im * z.im;
        if (re2 + im2 > 4.0f)
            break;
        z.im = 2.0f * z.re * z.im + c.im;
        z.re = re2 - im2 + c.re;
    }
    return i;
}

#ifdef VCC_VECTOR
/* What vcc saw of the configuration. */
#define VCC_TEXT(text) #text
#define VCC_IS(call, text) (__builtin_strcmp(VCC_TEXT call, text) == 0)
__extension__ _Static_assert(VCC_IS((MOST), "50"),
    "this is not the configuration vcc saw: run it again");
#undef VCC_IS
#undef VCC_TEXT
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void mandelbrot(int n, const float *re, const float *im, unsigned *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 26: 32 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256 t2_v = _mm256_set1_ps(4.0f);
        const __m256 t3_v = _mm256_set1_ps(2.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 re_v0 = _mm256_loadu_ps(re + k2);
            const __m256 re_v1 = _mm256_loadu_ps(re + k2 + 8);
            const __m256 re_v2 = _mm256_loadu_ps(re + k2 + 16);
            const __m256 re_v3 = _mm256_loadu_ps(re + k2 + 24);
            const __m256 im_v0 = _mm256_loadu_ps(im + k2);
            const __m256 im_v1 = _mm256_loadu_ps(im + k2 + 8);
            const __m256 im_v2 = _mm256_loadu_ps(im + k2 + 16);
            const __m256 im_v3 = _mm256_loadu_ps(im + k2 + 24);
            unsigned int i_s = 0u;
            __m256 z_re_v0 = re_v0;
            __m256 z_re_v1 = re_v1;
            __m256 z_re_v2 = re_v2;
            __m256 z_re_v3 = re_v3;
            __m256 z_im_v0 = im_v0;
            __m256 z_im_v1 = im_v1;
            __m256 z_im_v2 = im_v2;
            __m256 z_im_v3 = im_v3;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256 re_on_v0 = re_v0;
            __m256 re_on_v1 = re_v1;
            __m256 re_on_v2 = re_v2;
            __m256 re_on_v3 = re_v3;
            __m256 im_on_v0 = im_v0;
            __m256 im_on_v1 = im_v1;
            __m256 im_on_v2 = im_v2;
            __m256 im_on_v3 = im_v3;
            __m256i i_v0 = t_v;
            __m256i i_v1 = t_v;
            __m256i i_v2 = t_v;
            __m256i i_v3 = t_v;
            int more;
            do {
                __m256 re2_v0 = _mm256_mul_ps(z_re_v0, z_re_v0);
                __m256 re2_v1 = _mm256_mul_ps(z_re_v1, z_re_v1);
                __m256 re2_v2 = _mm256_mul_ps(z_re_v2, z_re_v2);
                __m256 re2_v3 = _mm256_mul_ps(z_re_v3, z_re_v3);
                __m256 im2_v0 = _mm256_mul_ps(z_im_v0, z_im_v0);
                __m256 im2_v1 = _mm256_mul_ps(z_im_v1, z_im_v1);
                __m256 im2_v2 = _mm256_mul_ps(z_im_v2, z_im_v2);
                __m256 im2_v3 = _mm256_mul_ps(z_im_v3, z_im_v3);
                const __m256 t_v0 = _mm256_add_ps(re2_v0, im2_v0);
                const __m256 t_v1 = _mm256_add_ps(re2_v1, im2_v1);
                const __m256 t_v2 = _mm256_add_ps(re2_v2, im2_v2);
                const __m256 t_v3 = _mm256_add_ps(re2_v3, im2_v3);
                const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(t_v0, t2_v, _CMP_GT_OS));
                const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(t_v1, t2_v, _CMP_GT_OS));
                const __m256i mask_v2 = _mm256_castps_si256(_mm256_cmp_ps(t_v2, t2_v, _CMP_GT_OS));
                const __m256i mask_v3 = _mm256_castps_si256(_mm256_cmp_ps(t_v3, t2_v, _CMP_GT_OS));
                const __m256i leaving_mask_v0 = _mm256_and_si256(active_mask_v0, mask_v0);
                const __m256i leaving_mask_v1 = _mm256_and_si256(active_mask_v1, mask_v1);
                const __m256i leaving_mask_v2 = _mm256_and_si256(active_mask_v2, mask_v2);
                const __m256i leaving_mask_v3 = _mm256_and_si256(active_mask_v3, mask_v3);
                const __m256i leave_v = _mm256_or_si256(leaving_mask_v0, leaving_mask_v1);
                const __m256i leave2_v = _mm256_or_si256(leaving_mask_v2, leaving_mask_v3);
                const int leave = _mm256_movemask_epi8(_mm256_or_si256(leave_v, leave2_v)) != 0;
                int stay = 1;
                if (__builtin_expect((long)leave, 0L)) {
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(leaving_mask_v0, _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(leaving_mask_v1, _mm256_set1_epi32(-1));
                    const __m256i mask2_v2 =
                        _mm256_xor_si256(leaving_mask_v2, _mm256_set1_epi32(-1));
                    const __m256i mask2_v3 =
                        _mm256_xor_si256(leaving_mask_v3, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i staying_mask_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i staying_mask_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                    const __m256i staying_mask_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                    const __m256i i_v = _mm256_set1_epi32((int)i_s);
                    const __m256i t9_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                    const __m256i t10_v = _mm256_or_si256(staying_mask_v2, staying_mask_v3);
                    const int t2 = _mm256_movemask_epi8(_mm256_or_si256(t9_v, t10_v)) != 0;
                    i_v0 = _mm256_blendv_epi8(i_v0, i_v, leaving_mask_v0);
                    i_v1 = _mm256_blendv_epi8(i_v1, i_v, leaving_mask_v1);
                    i_v2 = _mm256_blendv_epi8(i_v2, i_v, leaving_mask_v2);
                    i_v3 = _mm256_blendv_epi8(i_v3, i_v, leaving_mask_v3);
                    re_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(re_on_v0)));
                    re_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(re_on_v1)));
                    re_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(re_on_v2)));
                    re_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(re_on_v3)));
                    im_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(im_on_v0)));
                    im_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(im_on_v1)));
                    im_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(im_on_v2)));
                    im_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(im_on_v3)));
                    z_re_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(z_re_v0)));
                    z_re_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(z_re_v1)));
                    z_re_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(z_re_v2)));
                    z_re_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(z_re_v3)));
                    z_im_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(z_im_v0)));
                    z_im_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(z_im_v1)));
                    z_im_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(z_im_v2)));
                    z_im_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(z_im_v3)));
                    re2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(re2_v0)));
                    re2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(re2_v1)));
                    re2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(re2_v2)));
                    re2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(re2_v3)));
                    im2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(im2_v0)));
                    im2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(im2_v1)));
                    im2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(im2_v2)));
                    im2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(im2_v3)));
                    stay = t2;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                    active_mask_v2 = staying_mask_v2;
                    active_mask_v3 = staying_mask_v3;
                }
                const __m256 t2_v0 = _mm256_mul_ps(t3_v, z_re_v0);
                const __m256 t2_v1 = _mm256_mul_ps(t3_v, z_re_v1);
                const __m256 t2_v2 = _mm256_mul_ps(t3_v, z_re_v2);
                const __m256 t2_v3 = _mm256_mul_ps(t3_v, z_re_v3);
                const __m256 t3_v0 = _mm256_mul_ps(t2_v0, z_im_v0);
                const __m256 t3_v1 = _mm256_mul_ps(t2_v1, z_im_v1);
                const __m256 t3_v2 = _mm256_mul_ps(t2_v2, z_im_v2);
                const __m256 t3_v3 = _mm256_mul_ps(t2_v3, z_im_v3);
                const __m256 z_im2_v0 = _mm256_add_ps(t3_v0, im_on_v0);
                const __m256 z_im2_v1 = _mm256_add_ps(t3_v1, im_on_v1);
                const __m256 z_im2_v2 = _mm256_add_ps(t3_v2, im_on_v2);
                const __m256 z_im2_v3 = _mm256_add_ps(t3_v3, im_on_v3);
                const __m256 t4_v0 = _mm256_sub_ps(re2_v0, im2_v0);
                const __m256 t4_v1 = _mm256_sub_ps(re2_v1, im2_v1);
                const __m256 t4_v2 = _mm256_sub_ps(re2_v2, im2_v2);
                const __m256 t4_v3 = _mm256_sub_ps(re2_v3, im2_v3);
                const __m256 z_re2_v0 = _mm256_add_ps(t4_v0, re_on_v0);
                const __m256 z_re2_v1 = _mm256_add_ps(t4_v1, re_on_v1);
                const __m256 z_re2_v2 = _mm256_add_ps(t4_v2, re_on_v2);
                const __m256 z_re2_v3 = _mm256_add_ps(t4_v3, re_on_v3);
                const unsigned int t = i_s + 1u;
                more = stay && t < 50u;
                i_s = t;
                z_re_v0 = z_re2_v0;
                z_re_v1 = z_re2_v1;
                z_re_v2 = z_re2_v2;
                z_re_v3 = z_re2_v3;
                z_im_v0 = z_im2_v0;
                z_im_v1 = z_im2_v1;
                z_im_v2 = z_im2_v2;
                z_im_v3 = z_im2_v3;
            } while (more);
            const __m256i t8_v = _mm256_set1_epi32((int)i_s);
            const __m256i d_new_v0 = _mm256_blendv_epi8(i_v0, t8_v, active_mask_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(i_v1, t8_v, active_mask_v1);
            const __m256i d_new_v2 = _mm256_blendv_epi8(i_v2, t8_v, active_mask_v2);
            const __m256i d_new_v3 = _mm256_blendv_epi8(i_v3, t8_v, active_mask_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
        }
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t5_v = _mm256_set1_epi32(0);
        const __m256 t6_v = _mm256_set1_ps(4.0f);
        const __m256 t7_v = _mm256_set1_ps(2.0f);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t11_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t11_v, t4_v);
            const __m256 re_v = _mm256_maskload_ps(re + k2, active_mask_v);
            const __m256 im_v = _mm256_maskload_ps(im + k2, active_mask_v);
            unsigned int i_s2 = 0u;
            __m256 z_re_v = re_v;
            __m256 z_im_v = im_v;
            __m256i active_mask2_v = active_mask_v;
            __m256 t12_v = re_v;
            __m256 t13_v = im_v;
            __m256i i2_v = t5_v;
            int more2;
            do {
                __m256 re2_v = _mm256_mul_ps(z_re_v, z_re_v);
                __m256 im2_v = _mm256_mul_ps(z_im_v, z_im_v);
                const __m256 t15_v = _mm256_add_ps(re2_v, im2_v);
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(t15_v, t6_v, _CMP_GT_OS));
                const __m256i leaving_mask_v = _mm256_and_si256(active_mask2_v, mask2_v);
                int stay2 = 1;
                if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0), 0L)) {
                    const __m256i mask3_v = _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v = _mm256_and_si256(active_mask2_v, mask3_v);
                    const __m256i i3_v = _mm256_set1_epi32((int)i_s2);
                    i2_v = _mm256_blendv_epi8(i2_v, i3_v, leaving_mask_v);
                    t12_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(t12_v)));
                    t13_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(t13_v)));
                    z_re_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(z_re_v)));
                    z_im_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(z_im_v)));
                    re2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(re2_v)));
                    im2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(im2_v)));
                    stay2 = _mm256_movemask_epi8(staying_mask_v) != 0;
                    active_mask2_v = staying_mask_v;
                }
                const __m256 t16_v = _mm256_mul_ps(_mm256_mul_ps(t7_v, z_re_v), z_im_v);
                const unsigned int t3 = i_s2 + 1u;
                more2 = stay2 && t3 < 50u;
                i_s2 = t3;
                z_re_v = _mm256_add_ps(_mm256_sub_ps(re2_v, im2_v), t12_v);
                z_im_v = _mm256_add_ps(t16_v, t13_v);
            } while (more2);
            const __m256i t14_v = _mm256_set1_epi32((int)i_s2);
            const __m256i d_new_v = _mm256_blendv_epi8(i2_v, t14_v, active_mask2_v);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, d_new_v);
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        complex c = { re[k], im[k] };
        d[k] = mandelbrot_lane(c, MOST);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
