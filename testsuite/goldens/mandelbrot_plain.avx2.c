/* vcc 0.1.0 wrote this from mandelbrot_plain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float re[n] | in float im[n] | out i32 d[n] */
static int mandelbrot_plain_steps(float re, float im, int most)
{
    float x = re, y = im;
    for (int i = 0; i < most; i++) {
        float x2 = x * x, y2 = y * y;
        if (x2 + y2 > 4.0f)
            return i;
        y = 2.0f * x * y + im;
        x = x2 - y2 + re;
    }
    return most;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void mandelbrot_plain(int n, const float *re, const float *im, int *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 17: 32 lanes, then 8 masked, avx2 */
    int k_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256 t2_v = _mm256_set1_ps(4.0f);
        const __m256 t3_v = _mm256_set1_ps(2.0f);
        const __m256i t4_v = _mm256_set1_epi32(60);
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
            __m256 x_v0 = re_v0;
            __m256 x_v1 = re_v1;
            __m256 x_v2 = re_v2;
            __m256 x_v3 = re_v3;
            __m256 y_v0 = im_v0;
            __m256 y_v1 = im_v1;
            __m256 y_v2 = im_v2;
            __m256 y_v3 = im_v3;
            unsigned int i_s = 0u;
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
            __m256i t_v0 = t_v;
            __m256i t_v1 = t_v;
            __m256i t_v2 = t_v;
            __m256i t_v3 = t_v;
            int more;
            do {
                __m256 x2_v0 = _mm256_mul_ps(x_v0, x_v0);
                __m256 x2_v1 = _mm256_mul_ps(x_v1, x_v1);
                __m256 x2_v2 = _mm256_mul_ps(x_v2, x_v2);
                __m256 x2_v3 = _mm256_mul_ps(x_v3, x_v3);
                __m256 y2_v0 = _mm256_mul_ps(y_v0, y_v0);
                __m256 y2_v1 = _mm256_mul_ps(y_v1, y_v1);
                __m256 y2_v2 = _mm256_mul_ps(y_v2, y_v2);
                __m256 y2_v3 = _mm256_mul_ps(y_v3, y_v3);
                const __m256 t2_v0 = _mm256_add_ps(x2_v0, y2_v0);
                const __m256 t2_v1 = _mm256_add_ps(x2_v1, y2_v1);
                const __m256 t2_v2 = _mm256_add_ps(x2_v2, y2_v2);
                const __m256 t2_v3 = _mm256_add_ps(x2_v3, y2_v3);
                const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(t2_v0, t2_v, _CMP_GT_OS));
                const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(t2_v1, t2_v, _CMP_GT_OS));
                const __m256i mask_v2 = _mm256_castps_si256(_mm256_cmp_ps(t2_v2, t2_v, _CMP_GT_OS));
                const __m256i mask_v3 = _mm256_castps_si256(_mm256_cmp_ps(t2_v3, t2_v, _CMP_GT_OS));
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
                    const __m256i t10_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                    const __m256i t11_v = _mm256_or_si256(staying_mask_v2, staying_mask_v3);
                    const int t2 = _mm256_movemask_epi8(_mm256_or_si256(t10_v, t11_v)) != 0;
                    t_v0 = _mm256_blendv_epi8(t_v0, i_v, leaving_mask_v0);
                    t_v1 = _mm256_blendv_epi8(t_v1, i_v, leaving_mask_v1);
                    t_v2 = _mm256_blendv_epi8(t_v2, i_v, leaving_mask_v2);
                    t_v3 = _mm256_blendv_epi8(t_v3, i_v, leaving_mask_v3);
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
                    x_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(x_v0)));
                    x_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(x_v1)));
                    x_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(x_v2)));
                    x_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(x_v3)));
                    y_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(y_v0)));
                    y_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(y_v1)));
                    y_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(y_v2)));
                    y_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(y_v3)));
                    x2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(x2_v0)));
                    x2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(x2_v1)));
                    x2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(x2_v2)));
                    x2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(x2_v3)));
                    y2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v0,
                        _mm256_castps_si256(y2_v0)));
                    y2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v1,
                        _mm256_castps_si256(y2_v1)));
                    y2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v2,
                        _mm256_castps_si256(y2_v2)));
                    y2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v3,
                        _mm256_castps_si256(y2_v3)));
                    stay = t2;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                    active_mask_v2 = staying_mask_v2;
                    active_mask_v3 = staying_mask_v3;
                }
                const __m256 t3_v0 = _mm256_mul_ps(t3_v, x_v0);
                const __m256 t3_v1 = _mm256_mul_ps(t3_v, x_v1);
                const __m256 t3_v2 = _mm256_mul_ps(t3_v, x_v2);
                const __m256 t3_v3 = _mm256_mul_ps(t3_v, x_v3);
                const __m256 t4_v0 = _mm256_mul_ps(t3_v0, y_v0);
                const __m256 t4_v1 = _mm256_mul_ps(t3_v1, y_v1);
                const __m256 t4_v2 = _mm256_mul_ps(t3_v2, y_v2);
                const __m256 t4_v3 = _mm256_mul_ps(t3_v3, y_v3);
                const __m256 y3_v0 = _mm256_add_ps(t4_v0, im_on_v0);
                const __m256 y3_v1 = _mm256_add_ps(t4_v1, im_on_v1);
                const __m256 y3_v2 = _mm256_add_ps(t4_v2, im_on_v2);
                const __m256 y3_v3 = _mm256_add_ps(t4_v3, im_on_v3);
                const __m256 t5_v0 = _mm256_sub_ps(x2_v0, y2_v0);
                const __m256 t5_v1 = _mm256_sub_ps(x2_v1, y2_v1);
                const __m256 t5_v2 = _mm256_sub_ps(x2_v2, y2_v2);
                const __m256 t5_v3 = _mm256_sub_ps(x2_v3, y2_v3);
                const __m256 x3_v0 = _mm256_add_ps(t5_v0, re_on_v0);
                const __m256 x3_v1 = _mm256_add_ps(t5_v1, re_on_v1);
                const __m256 x3_v2 = _mm256_add_ps(t5_v2, re_on_v2);
                const __m256 x3_v3 = _mm256_add_ps(t5_v3, re_on_v3);
                const unsigned int t = i_s + 1u;
                more = stay && (int)t < 60;
                x_v0 = x3_v0;
                x_v1 = x3_v1;
                x_v2 = x3_v2;
                x_v3 = x3_v3;
                y_v0 = y3_v0;
                y_v1 = y3_v1;
                y_v2 = y3_v2;
                y_v3 = y3_v3;
                i_s = t;
            } while (more);
            const __m256i d_new_v0 = _mm256_blendv_epi8(t_v0, t4_v, active_mask_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(t_v1, t4_v, active_mask_v1);
            const __m256i d_new_v2 = _mm256_blendv_epi8(t_v2, t4_v, active_mask_v2);
            const __m256i d_new_v3 = _mm256_blendv_epi8(t_v3, t4_v, active_mask_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
        }
        const __m256i t5_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t6_v = _mm256_set1_epi32(0);
        const __m256 t7_v = _mm256_set1_ps(4.0f);
        const __m256 t8_v = _mm256_set1_ps(2.0f);
        const __m256i t9_v = _mm256_set1_epi32(60);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t12_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t12_v, t5_v);
            const __m256 re_v = _mm256_maskload_ps(re + k2, active_mask_v);
            const __m256 im_v = _mm256_maskload_ps(im + k2, active_mask_v);
            __m256 x_v = re_v;
            __m256 y_v = im_v;
            unsigned int i_s2 = 0u;
            __m256i active_mask2_v = active_mask_v;
            __m256 t13_v = re_v;
            __m256 t14_v = im_v;
            __m256i t15_v = t6_v;
            int more2;
            do {
                __m256 x2_v = _mm256_mul_ps(x_v, x_v);
                __m256 y2_v = _mm256_mul_ps(y_v, y_v);
                const __m256 t16_v = _mm256_add_ps(x2_v, y2_v);
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(t16_v, t7_v, _CMP_GT_OS));
                const __m256i leaving_mask_v = _mm256_and_si256(active_mask2_v, mask2_v);
                int stay2 = 1;
                if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0), 0L)) {
                    const __m256i mask3_v = _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v = _mm256_and_si256(active_mask2_v, mask3_v);
                    const __m256i i2_v = _mm256_set1_epi32((int)i_s2);
                    t15_v = _mm256_blendv_epi8(t15_v, i2_v, leaving_mask_v);
                    t13_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(t13_v)));
                    t14_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(t14_v)));
                    x_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(x_v)));
                    y_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(y_v)));
                    x2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(x2_v)));
                    y2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(y2_v)));
                    stay2 = _mm256_movemask_epi8(staying_mask_v) != 0;
                    active_mask2_v = staying_mask_v;
                }
                const __m256 t17_v = _mm256_mul_ps(_mm256_mul_ps(t8_v, x_v), y_v);
                const unsigned int t3 = i_s2 + 1u;
                more2 = stay2 && (int)t3 < 60;
                x_v = _mm256_add_ps(_mm256_sub_ps(x2_v, y2_v), t13_v);
                y_v = _mm256_add_ps(t17_v, t14_v);
                i_s2 = t3;
            } while (more2);
            const __m256i d_new_v = _mm256_blendv_epi8(t15_v, t9_v, active_mask2_v);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, d_new_v);
        }
        k_done = n;
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = mandelbrot_plain_steps(re[k], im[k], 60);
    }
#else
    for (int k = 0; k < n; k++)
        d[k] = mandelbrot_plain_steps(re[k], im[k], 60);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
