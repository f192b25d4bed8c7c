/* vcc 0.1.0 wrote this from mandelbrot.c for avx2 */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void mandelbrot(int n, const float *re, const float *im, unsigned *d)
{
    int k;
    /* vcc: line 26: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i mask_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        const __m256 t2_v = _mm256_set1_ps(4.0f);
        const __m256 t3_v = _mm256_set1_ps(2.0f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256 re_v0 = _mm256_loadu_ps(re + k2);
            const __m256 re_v1 = _mm256_loadu_ps(re + k2 + 8);
            const __m256 im_v0 = _mm256_loadu_ps(im + k2);
            const __m256 im_v1 = _mm256_loadu_ps(im + k2 + 8);
            unsigned int i_s = 0u;
            __m256 z_re_v0 = re_v0;
            __m256 z_re_v1 = re_v1;
            __m256 z_im_v0 = im_v0;
            __m256 z_im_v1 = im_v1;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256 re_on_v0 = re_v0;
            __m256 re_on_v1 = re_v1;
            __m256 im_on_v0 = im_v0;
            __m256 im_on_v1 = im_v1;
            __m256i i_v0 = t_v;
            __m256i i_v1 = t_v;
            int more;
            __m256i t4_v;
            __m256i d_new_v0;
            __m256i d_new_v1;
            do {
                __m256 re2_v0 = _mm256_mul_ps(z_re_v0, z_re_v0);
                __m256 re2_v1 = _mm256_mul_ps(z_re_v1, z_re_v1);
                __m256 im2_v0 = _mm256_mul_ps(z_im_v0, z_im_v0);
                __m256 im2_v1 = _mm256_mul_ps(z_im_v1, z_im_v1);
                const __m256 t_v0 = _mm256_add_ps(re2_v0, im2_v0);
                const __m256 t_v1 = _mm256_add_ps(re2_v1, im2_v1);
                const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(t_v0, t2_v, _CMP_GT_OS));
                const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(t_v1, t2_v, _CMP_GT_OS));
                const __m256i leaving_mask_v0 = _mm256_and_si256(active_mask_v0, mask_v0);
                const __m256i leaving_mask_v1 = _mm256_and_si256(active_mask_v1, mask_v1);
                const __m256i leave_v = _mm256_or_si256(leaving_mask_v0, leaving_mask_v1);
                const int leave = !_mm256_testz_si256(leave_v, leave_v);
                int stay = 1;
                __m256 t2_v0;
                __m256 t2_v1;
                __m256 t3_v0;
                __m256 t3_v1;
                __m256 z_im2_v0;
                __m256 z_im2_v1;
                __m256 t4_v0;
                __m256 t4_v1;
                __m256 z_re2_v0;
                __m256 z_re2_v1;
                unsigned int t;
                if (__builtin_expect(leave, 0)) {
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(leaving_mask_v0, _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(leaving_mask_v1, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i staying_mask_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i i_v = _mm256_set1_epi32((int)(i_s));
                    const __m256i t5_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                    const int t2 = !_mm256_testz_si256(t5_v, t5_v);
                    i_v0 = _mm256_blendv_epi8(i_v0, i_v, leaving_mask_v0);
                    i_v1 = _mm256_blendv_epi8(i_v1, i_v, leaving_mask_v1);
                    re_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(re_on_v0)));
                    re_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(re_on_v1)));
                    im_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(im_on_v0)));
                    im_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(im_on_v1)));
                    z_re_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(z_re_v0)));
                    z_re_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(z_re_v1)));
                    z_im_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(z_im_v0)));
                    z_im_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(z_im_v1)));
                    re2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(re2_v0)));
                    re2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(re2_v1)));
                    im2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(im2_v0)));
                    im2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(im2_v1)));
                    stay = t2;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                }
                t2_v0 = _mm256_mul_ps(t3_v, z_re_v0);
                t2_v1 = _mm256_mul_ps(t3_v, z_re_v1);
                t3_v0 = _mm256_mul_ps(t2_v0, z_im_v0);
                t3_v1 = _mm256_mul_ps(t2_v1, z_im_v1);
                z_im2_v0 = _mm256_add_ps(t3_v0, im_on_v0);
                z_im2_v1 = _mm256_add_ps(t3_v1, im_on_v1);
                t4_v0 = _mm256_sub_ps(re2_v0, im2_v0);
                t4_v1 = _mm256_sub_ps(re2_v1, im2_v1);
                z_re2_v0 = _mm256_add_ps(t4_v0, re_on_v0);
                z_re2_v1 = _mm256_add_ps(t4_v1, re_on_v1);
                t = i_s + 1u;
                more = stay && t < 50u;
                i_s = t;
                z_re_v0 = z_re2_v0;
                z_re_v1 = z_re2_v1;
                z_im_v0 = z_im2_v0;
                z_im_v1 = z_im2_v1;
            } while (more);
            t4_v = _mm256_set1_epi32((int)(i_s));
            d_new_v0 = _mm256_blendv_epi8(i_v0, t4_v, active_mask_v0);
            d_new_v1 = _mm256_blendv_epi8(i_v1, t4_v, active_mask_v1);
            _mm256_storeu_si256((void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((void *)(d + k2 + 8), d_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        complex c = { re[k], im[k] };
        d[k] = mandelbrot_lane(c, MOST);
    }
    }
}
