/* vcc 0.1.0 wrote this from nbody.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | in float m[n] | out float ax[n] restrict | out float ay[n] restrict */
struct pull { float x, y; };

#pragma simd declare
static float inverse_root(float a)
{
    float r = a > 1.0f ? 1.0f / a : 1.0f;
    int i;
    for (i = 0; i < 8; i++)
        r = r * (1.5f - 0.5f * a * r * r);
    return r;
}

#pragma simd declare(uniform(n, xs, ys, ms))
static struct pull pull_on(float x, float y, int n, const float *xs, const float *ys, const float *ms)
{
    struct pull sum;
    int j;
    sum.x = 0.0f;
    sum.y = 0.0f;
    for (j = 0; j < n; j++) {
        float dx = xs[j] - x, dy = ys[j] - y;
        float d2 = dx * dx + dy * dy;
        float inverse, f;
        if (d2 == 0.0f)
            continue;
        inverse = inverse_root(d2 + 0.01f);
        f = ms[j] * inverse * inverse * inverse;
        sum.x += f * dx;
        sum.y += f * dy;
    }
    return sum;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void nbody(int n, const float *x, const float *y, const float *m, float *ax, float *ay)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 39: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const int t = 0 < n;
        const __m256 t2_v = _mm256_set1_ps(0.01f);
        const __m256 t3_v = _mm256_set1_ps(1.0f);
        const __m256 t4_v = _mm256_set1_ps(0.5f);
        const __m256 t5_v = _mm256_set1_ps(1.5f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k2);
            const __m256 x_v1 = _mm256_loadu_ps(x + k2 + 8);
            const __m256 x_v2 = _mm256_loadu_ps(x + k2 + 16);
            const __m256 x_v3 = _mm256_loadu_ps(x + k2 + 24);
            const __m256 y_v0 = _mm256_loadu_ps(y + k2);
            const __m256 y_v1 = _mm256_loadu_ps(y + k2 + 8);
            const __m256 y_v2 = _mm256_loadu_ps(y + k2 + 16);
            const __m256 y_v3 = _mm256_loadu_ps(y + k2 + 24);
            __m256 sum_x_v0 = t_v;
            __m256 sum_x_v1 = t_v;
            __m256 sum_x_v2 = t_v;
            __m256 sum_x_v3 = t_v;
            __m256 sum_y_v0 = t_v;
            __m256 sum_y_v1 = t_v;
            __m256 sum_y_v2 = t_v;
            __m256 sum_y_v3 = t_v;
            if (t) {
                unsigned int j_s = 0u;
                __m256 sum_x2_v0 = t_v;
                __m256 sum_x2_v1 = t_v;
                __m256 sum_x2_v2 = t_v;
                __m256 sum_x2_v3 = t_v;
                __m256 sum_y2_v0 = t_v;
                __m256 sum_y2_v1 = t_v;
                __m256 sum_y2_v2 = t_v;
                __m256 sum_y2_v3 = t_v;
                int more;
                do {
                    const float x_s = x[(long)(int)j_s];
                    const __m256 t11_v = _mm256_set1_ps(x_s);
                    const __m256 dx_v0 = _mm256_sub_ps(t11_v, x_v0);
                    const __m256 dx_v1 = _mm256_sub_ps(t11_v, x_v1);
                    const __m256 dx_v2 = _mm256_sub_ps(t11_v, x_v2);
                    const __m256 dx_v3 = _mm256_sub_ps(t11_v, x_v3);
                    const float y_s = y[(long)(int)j_s];
                    const __m256 t12_v = _mm256_set1_ps(y_s);
                    const __m256 dy_v0 = _mm256_sub_ps(t12_v, y_v0);
                    const __m256 dy_v1 = _mm256_sub_ps(t12_v, y_v1);
                    const __m256 dy_v2 = _mm256_sub_ps(t12_v, y_v2);
                    const __m256 dy_v3 = _mm256_sub_ps(t12_v, y_v3);
                    const __m256 t_v0 = _mm256_mul_ps(dx_v0, dx_v0);
                    const __m256 t_v1 = _mm256_mul_ps(dx_v1, dx_v1);
                    const __m256 t_v2 = _mm256_mul_ps(dx_v2, dx_v2);
                    const __m256 t_v3 = _mm256_mul_ps(dx_v3, dx_v3);
                    const __m256 t2_v0 = _mm256_mul_ps(dy_v0, dy_v0);
                    const __m256 t2_v1 = _mm256_mul_ps(dy_v1, dy_v1);
                    const __m256 t2_v2 = _mm256_mul_ps(dy_v2, dy_v2);
                    const __m256 t2_v3 = _mm256_mul_ps(dy_v3, dy_v3);
                    const __m256 d2_v0 = _mm256_add_ps(t_v0, t2_v0);
                    const __m256 d2_v1 = _mm256_add_ps(t_v1, t2_v1);
                    const __m256 d2_v2 = _mm256_add_ps(t_v2, t2_v2);
                    const __m256 d2_v3 = _mm256_add_ps(t_v3, t2_v3);
                    const __m256i mask_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v0, t_v, _CMP_EQ_OQ));
                    const __m256i mask_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v1, t_v, _CMP_EQ_OQ));
                    const __m256i mask_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v2, t_v, _CMP_EQ_OQ));
                    const __m256i mask_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v3, t_v, _CMP_EQ_OQ));
                    const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                    const __m256i mask2_v2 = _mm256_xor_si256(mask_v2, _mm256_set1_epi32(-1));
                    const __m256i mask2_v3 = _mm256_xor_si256(mask_v3, _mm256_set1_epi32(-1));
                    const __m256i all_v = _mm256_and_si256(mask2_v2, mask2_v3);
                    const __m256i all2_v =
                        _mm256_and_si256(_mm256_and_si256(mask2_v0, mask2_v1), all_v);
                    const int all = _mm256_movemask_epi8(all2_v) == -1;
                    __m256 sum_x3_v0;
                    __m256 sum_x3_v1;
                    __m256 sum_x3_v2;
                    __m256 sum_x3_v3;
                    __m256 sum_y3_v0;
                    __m256 sum_y3_v1;
                    __m256 sum_y3_v2;
                    __m256 sum_y3_v3;
                    if (all) {
                        const __m256 a_v0 = _mm256_add_ps(d2_v0, t2_v);
                        const __m256 a_v1 = _mm256_add_ps(d2_v1, t2_v);
                        const __m256 a_v2 = _mm256_add_ps(d2_v2, t2_v);
                        const __m256 a_v3 = _mm256_add_ps(d2_v3, t2_v);
                        const __m256i mask3_v0 =
                            _mm256_castps_si256(_mm256_cmp_ps(a_v0, t3_v, _CMP_GT_OS));
                        const __m256i mask3_v1 =
                            _mm256_castps_si256(_mm256_cmp_ps(a_v1, t3_v, _CMP_GT_OS));
                        const __m256i mask3_v2 =
                            _mm256_castps_si256(_mm256_cmp_ps(a_v2, t3_v, _CMP_GT_OS));
                        const __m256i mask3_v3 =
                            _mm256_castps_si256(_mm256_cmp_ps(a_v3, t3_v, _CMP_GT_OS));
                        const __m256 a_on_v0 =
                            _mm256_blendv_ps(t3_v, a_v0, _mm256_castsi256_ps(mask3_v0));
                        const __m256 a_on_v1 =
                            _mm256_blendv_ps(t3_v, a_v1, _mm256_castsi256_ps(mask3_v1));
                        const __m256 a_on_v2 =
                            _mm256_blendv_ps(t3_v, a_v2, _mm256_castsi256_ps(mask3_v2));
                        const __m256 a_on_v3 =
                            _mm256_blendv_ps(t3_v, a_v3, _mm256_castsi256_ps(mask3_v3));
                        const __m256 t3_v0 = _mm256_div_ps(t3_v, a_on_v0);
                        const __m256 t3_v1 = _mm256_div_ps(t3_v, a_on_v1);
                        const __m256 t3_v2 = _mm256_div_ps(t3_v, a_on_v2);
                        const __m256 t3_v3 = _mm256_div_ps(t3_v, a_on_v3);
                        const __m256 r_v0 =
                            _mm256_blendv_ps(t3_v, t3_v0, _mm256_castsi256_ps(mask3_v0));
                        const __m256 r_v1 =
                            _mm256_blendv_ps(t3_v, t3_v1, _mm256_castsi256_ps(mask3_v1));
                        const __m256 r_v2 =
                            _mm256_blendv_ps(t3_v, t3_v2, _mm256_castsi256_ps(mask3_v2));
                        const __m256 r_v3 =
                            _mm256_blendv_ps(t3_v, t3_v3, _mm256_castsi256_ps(mask3_v3));
                        const __m256 t4_v0 = _mm256_mul_ps(t4_v, a_v0);
                        const __m256 t4_v1 = _mm256_mul_ps(t4_v, a_v1);
                        const __m256 t4_v2 = _mm256_mul_ps(t4_v, a_v2);
                        const __m256 t4_v3 = _mm256_mul_ps(t4_v, a_v3);
                        __m256 r2_v0 = r_v0;
                        __m256 r2_v1 = r_v1;
                        __m256 r2_v2 = r_v2;
                        __m256 r2_v3 = r_v3;
                        unsigned int i_s = 0u;
                        int more2;
                        do {
                            const __m256 t9_v0 = _mm256_mul_ps(t4_v0, r2_v0);
                            const __m256 t9_v1 = _mm256_mul_ps(t4_v1, r2_v1);
                            const __m256 t9_v2 = _mm256_mul_ps(t4_v2, r2_v2);
                            const __m256 t9_v3 = _mm256_mul_ps(t4_v3, r2_v3);
                            const __m256 t10_v0 = _mm256_mul_ps(t9_v0, r2_v0);
                            const __m256 t10_v1 = _mm256_mul_ps(t9_v1, r2_v1);
                            const __m256 t10_v2 = _mm256_mul_ps(t9_v2, r2_v2);
                            const __m256 t10_v3 = _mm256_mul_ps(t9_v3, r2_v3);
                            const __m256 t11_v0 = _mm256_sub_ps(t5_v, t10_v0);
                            const __m256 t11_v1 = _mm256_sub_ps(t5_v, t10_v1);
                            const __m256 t11_v2 = _mm256_sub_ps(t5_v, t10_v2);
                            const __m256 t11_v3 = _mm256_sub_ps(t5_v, t10_v3);
                            const __m256 r3_v0 = _mm256_mul_ps(r2_v0, t11_v0);
                            const __m256 r3_v1 = _mm256_mul_ps(r2_v1, t11_v1);
                            const __m256 r3_v2 = _mm256_mul_ps(r2_v2, t11_v2);
                            const __m256 r3_v3 = _mm256_mul_ps(r2_v3, t11_v3);
                            const unsigned int t3 = i_s + 1u;
                            more2 = (int)t3 < 8;
                            r2_v0 = r3_v0;
                            r2_v1 = r3_v1;
                            r2_v2 = r3_v2;
                            r2_v3 = r3_v3;
                            i_s = t3;
                        } while (more2);
                        const float m_s = m[(long)(int)j_s];
                        const __m256 m_v = _mm256_set1_ps(m_s);
                        const __m256 t5_v0 = _mm256_mul_ps(m_v, r2_v0);
                        const __m256 t5_v1 = _mm256_mul_ps(m_v, r2_v1);
                        const __m256 t5_v2 = _mm256_mul_ps(m_v, r2_v2);
                        const __m256 t5_v3 = _mm256_mul_ps(m_v, r2_v3);
                        const __m256 t6_v0 = _mm256_mul_ps(t5_v0, r2_v0);
                        const __m256 t6_v1 = _mm256_mul_ps(t5_v1, r2_v1);
                        const __m256 t6_v2 = _mm256_mul_ps(t5_v2, r2_v2);
                        const __m256 t6_v3 = _mm256_mul_ps(t5_v3, r2_v3);
                        const __m256 f_v0 = _mm256_mul_ps(t6_v0, r2_v0);
                        const __m256 f_v1 = _mm256_mul_ps(t6_v1, r2_v1);
                        const __m256 f_v2 = _mm256_mul_ps(t6_v2, r2_v2);
                        const __m256 f_v3 = _mm256_mul_ps(t6_v3, r2_v3);
                        const __m256 t7_v0 = _mm256_mul_ps(f_v0, dx_v0);
                        const __m256 t7_v1 = _mm256_mul_ps(f_v1, dx_v1);
                        const __m256 t7_v2 = _mm256_mul_ps(f_v2, dx_v2);
                        const __m256 t7_v3 = _mm256_mul_ps(f_v3, dx_v3);
                        const __m256 sum_x4_v0 = _mm256_add_ps(sum_x2_v0, t7_v0);
                        const __m256 sum_x4_v1 = _mm256_add_ps(sum_x2_v1, t7_v1);
                        const __m256 sum_x4_v2 = _mm256_add_ps(sum_x2_v2, t7_v2);
                        const __m256 sum_x4_v3 = _mm256_add_ps(sum_x2_v3, t7_v3);
                        const __m256 t8_v0 = _mm256_mul_ps(f_v0, dy_v0);
                        const __m256 t8_v1 = _mm256_mul_ps(f_v1, dy_v1);
                        const __m256 t8_v2 = _mm256_mul_ps(f_v2, dy_v2);
                        const __m256 t8_v3 = _mm256_mul_ps(f_v3, dy_v3);
                        const __m256 sum_y4_v0 = _mm256_add_ps(sum_y2_v0, t8_v0);
                        const __m256 sum_y4_v1 = _mm256_add_ps(sum_y2_v1, t8_v1);
                        const __m256 sum_y4_v2 = _mm256_add_ps(sum_y2_v2, t8_v2);
                        const __m256 sum_y4_v3 = _mm256_add_ps(sum_y2_v3, t8_v3);
                        sum_x3_v0 = sum_x4_v0;
                        sum_x3_v1 = sum_x4_v1;
                        sum_x3_v2 = sum_x4_v2;
                        sum_x3_v3 = sum_x4_v3;
                        sum_y3_v0 = sum_y4_v0;
                        sum_y3_v1 = sum_y4_v1;
                        sum_y3_v2 = sum_y4_v2;
                        sum_y3_v3 = sum_y4_v3;
                    } else {
                        const __m256i any_v = _mm256_or_si256(mask2_v2, mask2_v3);
                        const __m256i any2_v =
                            _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), any_v);
                        const int any = _mm256_movemask_epi8(any2_v) != 0;
                        if (any) {
                            const __m256 d2_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(d2_v0)));
                            const __m256 d2_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(d2_v1)));
                            const __m256 d2_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(d2_v2)));
                            const __m256 d2_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(d2_v3)));
                            const __m256 a2_v0 = _mm256_add_ps(d2_on_v0, t2_v);
                            const __m256 a2_v1 = _mm256_add_ps(d2_on_v1, t2_v);
                            const __m256 a2_v2 = _mm256_add_ps(d2_on_v2, t2_v);
                            const __m256 a2_v3 = _mm256_add_ps(d2_on_v3, t2_v);
                            const __m256i mask4_v0 =
                                _mm256_castps_si256(_mm256_cmp_ps(a2_v0, t3_v, _CMP_GT_OS));
                            const __m256i mask4_v1 =
                                _mm256_castps_si256(_mm256_cmp_ps(a2_v1, t3_v, _CMP_GT_OS));
                            const __m256i mask4_v2 =
                                _mm256_castps_si256(_mm256_cmp_ps(a2_v2, t3_v, _CMP_GT_OS));
                            const __m256i mask4_v3 =
                                _mm256_castps_si256(_mm256_cmp_ps(a2_v3, t3_v, _CMP_GT_OS));
                            const __m256i mask5_v0 = _mm256_and_si256(mask2_v0, mask4_v0);
                            const __m256i mask5_v1 = _mm256_and_si256(mask2_v1, mask4_v1);
                            const __m256i mask5_v2 = _mm256_and_si256(mask2_v2, mask4_v2);
                            const __m256i mask5_v3 = _mm256_and_si256(mask2_v3, mask4_v3);
                            const __m256 a_on2_v0 =
                                _mm256_blendv_ps(t3_v, a2_v0, _mm256_castsi256_ps(mask5_v0));
                            const __m256 a_on2_v1 =
                                _mm256_blendv_ps(t3_v, a2_v1, _mm256_castsi256_ps(mask5_v1));
                            const __m256 a_on2_v2 =
                                _mm256_blendv_ps(t3_v, a2_v2, _mm256_castsi256_ps(mask5_v2));
                            const __m256 a_on2_v3 =
                                _mm256_blendv_ps(t3_v, a2_v3, _mm256_castsi256_ps(mask5_v3));
                            const __m256 t12_v0 = _mm256_div_ps(t3_v, a_on2_v0);
                            const __m256 t12_v1 = _mm256_div_ps(t3_v, a_on2_v1);
                            const __m256 t12_v2 = _mm256_div_ps(t3_v, a_on2_v2);
                            const __m256 t12_v3 = _mm256_div_ps(t3_v, a_on2_v3);
                            const __m256 r4_v0 =
                                _mm256_blendv_ps(t3_v, t12_v0, _mm256_castsi256_ps(mask4_v0));
                            const __m256 r4_v1 =
                                _mm256_blendv_ps(t3_v, t12_v1, _mm256_castsi256_ps(mask4_v1));
                            const __m256 r4_v2 =
                                _mm256_blendv_ps(t3_v, t12_v2, _mm256_castsi256_ps(mask4_v2));
                            const __m256 r4_v3 =
                                _mm256_blendv_ps(t3_v, t12_v3, _mm256_castsi256_ps(mask4_v3));
                            const __m256 t13_v0 = _mm256_mul_ps(t4_v, a2_v0);
                            const __m256 t13_v1 = _mm256_mul_ps(t4_v, a2_v1);
                            const __m256 t13_v2 = _mm256_mul_ps(t4_v, a2_v2);
                            const __m256 t13_v3 = _mm256_mul_ps(t4_v, a2_v3);
                            __m256 r5_v0 = r4_v0;
                            __m256 r5_v1 = r4_v1;
                            __m256 r5_v2 = r4_v2;
                            __m256 r5_v3 = r4_v3;
                            unsigned int i_s2 = 0u;
                            int more3;
                            do {
                                const __m256 t20_v0 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                    _mm256_castps_si256(t13_v0)));
                                const __m256 t20_v1 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                    _mm256_castps_si256(t13_v1)));
                                const __m256 t20_v2 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                    _mm256_castps_si256(t13_v2)));
                                const __m256 t20_v3 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                    _mm256_castps_si256(t13_v3)));
                                const __m256 r_on2_v0 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                    _mm256_castps_si256(r5_v0)));
                                const __m256 r_on2_v1 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                    _mm256_castps_si256(r5_v1)));
                                const __m256 r_on2_v2 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                    _mm256_castps_si256(r5_v2)));
                                const __m256 r_on2_v3 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                    _mm256_castps_si256(r5_v3)));
                                const __m256 t21_v0 = _mm256_mul_ps(t20_v0, r_on2_v0);
                                const __m256 t21_v1 = _mm256_mul_ps(t20_v1, r_on2_v1);
                                const __m256 t21_v2 = _mm256_mul_ps(t20_v2, r_on2_v2);
                                const __m256 t21_v3 = _mm256_mul_ps(t20_v3, r_on2_v3);
                                const __m256 t22_v0 = _mm256_mul_ps(t21_v0, r_on2_v0);
                                const __m256 t22_v1 = _mm256_mul_ps(t21_v1, r_on2_v1);
                                const __m256 t22_v2 = _mm256_mul_ps(t21_v2, r_on2_v2);
                                const __m256 t22_v3 = _mm256_mul_ps(t21_v3, r_on2_v3);
                                const __m256 t23_v0 = _mm256_sub_ps(t5_v, t22_v0);
                                const __m256 t23_v1 = _mm256_sub_ps(t5_v, t22_v1);
                                const __m256 t23_v2 = _mm256_sub_ps(t5_v, t22_v2);
                                const __m256 t23_v3 = _mm256_sub_ps(t5_v, t22_v3);
                                const __m256 r6_v0 = _mm256_mul_ps(r_on2_v0, t23_v0);
                                const __m256 r6_v1 = _mm256_mul_ps(r_on2_v1, t23_v1);
                                const __m256 r6_v2 = _mm256_mul_ps(r_on2_v2, t23_v2);
                                const __m256 r6_v3 = _mm256_mul_ps(r_on2_v3, t23_v3);
                                const unsigned int t4 = i_s2 + 1u;
                                more3 = (int)t4 < 8;
                                r5_v0 = r6_v0;
                                r5_v1 = r6_v1;
                                r5_v2 = r6_v2;
                                r5_v3 = r6_v3;
                                i_s2 = t4;
                            } while (more3);
                            const float m_s2 = m[(long)(int)j_s];
                            const __m256 m2_v = _mm256_set1_ps(m_s2);
                            const __m256 m_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(m2_v)));
                            const __m256 m_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(m2_v)));
                            const __m256 m_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(m2_v)));
                            const __m256 m_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(m2_v)));
                            const __m256 r_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(r5_v0)));
                            const __m256 r_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(r5_v1)));
                            const __m256 r_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(r5_v2)));
                            const __m256 r_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(r5_v3)));
                            const __m256 t14_v0 = _mm256_mul_ps(m_on_v0, r_on_v0);
                            const __m256 t14_v1 = _mm256_mul_ps(m_on_v1, r_on_v1);
                            const __m256 t14_v2 = _mm256_mul_ps(m_on_v2, r_on_v2);
                            const __m256 t14_v3 = _mm256_mul_ps(m_on_v3, r_on_v3);
                            const __m256 t15_v0 = _mm256_mul_ps(t14_v0, r_on_v0);
                            const __m256 t15_v1 = _mm256_mul_ps(t14_v1, r_on_v1);
                            const __m256 t15_v2 = _mm256_mul_ps(t14_v2, r_on_v2);
                            const __m256 t15_v3 = _mm256_mul_ps(t14_v3, r_on_v3);
                            const __m256 f2_v0 = _mm256_mul_ps(t15_v0, r_on_v0);
                            const __m256 f2_v1 = _mm256_mul_ps(t15_v1, r_on_v1);
                            const __m256 f2_v2 = _mm256_mul_ps(t15_v2, r_on_v2);
                            const __m256 f2_v3 = _mm256_mul_ps(t15_v3, r_on_v3);
                            const __m256 dx_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(dx_v0)));
                            const __m256 dx_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(dx_v1)));
                            const __m256 dx_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(dx_v2)));
                            const __m256 dx_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(dx_v3)));
                            const __m256 t16_v0 = _mm256_mul_ps(f2_v0, dx_on_v0);
                            const __m256 t16_v1 = _mm256_mul_ps(f2_v1, dx_on_v1);
                            const __m256 t16_v2 = _mm256_mul_ps(f2_v2, dx_on_v2);
                            const __m256 t16_v3 = _mm256_mul_ps(f2_v3, dx_on_v3);
                            const __m256 sum_x_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(sum_x2_v0)));
                            const __m256 sum_x_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(sum_x2_v1)));
                            const __m256 sum_x_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(sum_x2_v2)));
                            const __m256 sum_x_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(sum_x2_v3)));
                            const __m256 sum_x5_v0 = _mm256_add_ps(sum_x_on_v0, t16_v0);
                            const __m256 sum_x5_v1 = _mm256_add_ps(sum_x_on_v1, t16_v1);
                            const __m256 sum_x5_v2 = _mm256_add_ps(sum_x_on_v2, t16_v2);
                            const __m256 sum_x5_v3 = _mm256_add_ps(sum_x_on_v3, t16_v3);
                            const __m256 dy_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(dy_v0)));
                            const __m256 dy_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(dy_v1)));
                            const __m256 dy_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(dy_v2)));
                            const __m256 dy_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(dy_v3)));
                            const __m256 t17_v0 = _mm256_mul_ps(f2_v0, dy_on_v0);
                            const __m256 t17_v1 = _mm256_mul_ps(f2_v1, dy_on_v1);
                            const __m256 t17_v2 = _mm256_mul_ps(f2_v2, dy_on_v2);
                            const __m256 t17_v3 = _mm256_mul_ps(f2_v3, dy_on_v3);
                            const __m256 sum_y_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(sum_y2_v0)));
                            const __m256 sum_y_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(sum_y2_v1)));
                            const __m256 sum_y_on_v2 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v2,
                                _mm256_castps_si256(sum_y2_v2)));
                            const __m256 sum_y_on_v3 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v3,
                                _mm256_castps_si256(sum_y2_v3)));
                            const __m256 sum_y5_v0 = _mm256_add_ps(sum_y_on_v0, t17_v0);
                            const __m256 sum_y5_v1 = _mm256_add_ps(sum_y_on_v1, t17_v1);
                            const __m256 sum_y5_v2 = _mm256_add_ps(sum_y_on_v2, t17_v2);
                            const __m256 sum_y5_v3 = _mm256_add_ps(sum_y_on_v3, t17_v3);
                            const __m256 t18_v0 =
                                _mm256_blendv_ps(sum_x2_v0, sum_x5_v0,
                                _mm256_castsi256_ps(mask2_v0));
                            const __m256 t18_v1 =
                                _mm256_blendv_ps(sum_x2_v1, sum_x5_v1,
                                _mm256_castsi256_ps(mask2_v1));
                            const __m256 t18_v2 =
                                _mm256_blendv_ps(sum_x2_v2, sum_x5_v2,
                                _mm256_castsi256_ps(mask2_v2));
                            const __m256 t18_v3 =
                                _mm256_blendv_ps(sum_x2_v3, sum_x5_v3,
                                _mm256_castsi256_ps(mask2_v3));
                            const __m256 t19_v0 =
                                _mm256_blendv_ps(sum_y2_v0, sum_y5_v0,
                                _mm256_castsi256_ps(mask2_v0));
                            const __m256 t19_v1 =
                                _mm256_blendv_ps(sum_y2_v1, sum_y5_v1,
                                _mm256_castsi256_ps(mask2_v1));
                            const __m256 t19_v2 =
                                _mm256_blendv_ps(sum_y2_v2, sum_y5_v2,
                                _mm256_castsi256_ps(mask2_v2));
                            const __m256 t19_v3 =
                                _mm256_blendv_ps(sum_y2_v3, sum_y5_v3,
                                _mm256_castsi256_ps(mask2_v3));
                            sum_x2_v0 = t18_v0;
                            sum_x2_v1 = t18_v1;
                            sum_x2_v2 = t18_v2;
                            sum_x2_v3 = t18_v3;
                            sum_y2_v0 = t19_v0;
                            sum_y2_v1 = t19_v1;
                            sum_y2_v2 = t19_v2;
                            sum_y2_v3 = t19_v3;
                        }
                        sum_x3_v0 = sum_x2_v0;
                        sum_x3_v1 = sum_x2_v1;
                        sum_x3_v2 = sum_x2_v2;
                        sum_x3_v3 = sum_x2_v3;
                        sum_y3_v0 = sum_y2_v0;
                        sum_y3_v1 = sum_y2_v1;
                        sum_y3_v2 = sum_y2_v2;
                        sum_y3_v3 = sum_y2_v3;
                    }
                    const unsigned int t2 = j_s + 1u;
                    more = (int)t2 < n;
                    j_s = t2;
                    sum_x2_v0 = sum_x3_v0;
                    sum_x2_v1 = sum_x3_v1;
                    sum_x2_v2 = sum_x3_v2;
                    sum_x2_v3 = sum_x3_v3;
                    sum_y2_v0 = sum_y3_v0;
                    sum_y2_v1 = sum_y3_v1;
                    sum_y2_v2 = sum_y3_v2;
                    sum_y2_v3 = sum_y3_v3;
                } while (more);
                sum_x_v0 = sum_x2_v0;
                sum_x_v1 = sum_x2_v1;
                sum_x_v2 = sum_x2_v2;
                sum_x_v3 = sum_x2_v3;
                sum_y_v0 = sum_y2_v0;
                sum_y_v1 = sum_y2_v1;
                sum_y_v2 = sum_y2_v2;
                sum_y_v3 = sum_y2_v3;
            }
            _mm256_storeu_ps(ax + k2, sum_x_v0);
            _mm256_storeu_ps(ax + k2 + 8, sum_x_v1);
            _mm256_storeu_ps(ax + k2 + 16, sum_x_v2);
            _mm256_storeu_ps(ax + k2 + 24, sum_x_v3);
            _mm256_storeu_ps(ay + k2, sum_y_v0);
            _mm256_storeu_ps(ay + k2 + 8, sum_y_v1);
            _mm256_storeu_ps(ay + k2 + 16, sum_y_v2);
            _mm256_storeu_ps(ay + k2 + 24, sum_y_v3);
        }
        const __m256 t6_v = _mm256_set1_ps(0.0f);
        const __m256 t7_v = _mm256_set1_ps(0.01f);
        const __m256 t8_v = _mm256_set1_ps(1.0f);
        const __m256 t9_v = _mm256_set1_ps(0.5f);
        const __m256 t10_v = _mm256_set1_ps(1.5f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            __m256 sum_x_v = t6_v;
            __m256 sum_y_v = t6_v;
            if (t) {
                unsigned int j_s2 = 0u;
                __m256 sum_x2_v = t6_v;
                __m256 sum_y2_v = t6_v;
                int more4;
                do {
                    const float x_s2 = x[(long)(int)j_s2];
                    const __m256 dx_v = _mm256_sub_ps(_mm256_set1_ps(x_s2), x_v);
                    const float y_s2 = y[(long)(int)j_s2];
                    const __m256 dy_v = _mm256_sub_ps(_mm256_set1_ps(y_s2), y_v);
                    const __m256 t13_v = _mm256_mul_ps(dy_v, dy_v);
                    const __m256 d2_v = _mm256_add_ps(_mm256_mul_ps(dx_v, dx_v), t13_v);
                    const __m256i mask_v =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v, t6_v, _CMP_EQ_OQ));
                    const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
                    __m256 sum_x3_v;
                    __m256 sum_y3_v;
                    if (_mm256_movemask_epi8(mask2_v) == -1) {
                        const __m256 a_v = _mm256_add_ps(d2_v, t7_v);
                        const __m256i mask3_v =
                            _mm256_castps_si256(_mm256_cmp_ps(a_v, t8_v, _CMP_GT_OS));
                        const __m256 a_on_v =
                            _mm256_blendv_ps(t8_v, a_v, _mm256_castsi256_ps(mask3_v));
                        const __m256 t14_v = _mm256_div_ps(t8_v, a_on_v);
                        const __m256 t15_v = _mm256_mul_ps(t9_v, a_v);
                        __m256 r_v = _mm256_blendv_ps(t8_v, t14_v, _mm256_castsi256_ps(mask3_v));
                        unsigned int i_s3 = 0u;
                        int more5;
                        do {
                            const __m256 t17_v = _mm256_mul_ps(_mm256_mul_ps(t15_v, r_v), r_v);
                            const unsigned int t6 = i_s3 + 1u;
                            more5 = (int)t6 < 8;
                            r_v = _mm256_mul_ps(r_v, _mm256_sub_ps(t10_v, t17_v));
                            i_s3 = t6;
                        } while (more5);
                        const float m_s3 = m[(long)(int)j_s2];
                        const __m256 t16_v =
                            _mm256_mul_ps(_mm256_mul_ps(_mm256_set1_ps(m_s3), r_v), r_v);
                        const __m256 f_v = _mm256_mul_ps(t16_v, r_v);
                        sum_x3_v = _mm256_add_ps(sum_x2_v, _mm256_mul_ps(f_v, dx_v));
                        sum_y3_v = _mm256_add_ps(sum_y2_v, _mm256_mul_ps(f_v, dy_v));
                    } else {
                        if (_mm256_movemask_epi8(mask2_v) != 0) {
                            const __m256 d2_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(d2_v)));
                            const __m256 a2_v = _mm256_add_ps(d2_on_v, t7_v);
                            const __m256i mask4_v =
                                _mm256_castps_si256(_mm256_cmp_ps(a2_v, t8_v, _CMP_GT_OS));
                            const __m256i mask5_v = _mm256_and_si256(mask2_v, mask4_v);
                            const __m256 a_on2_v =
                                _mm256_blendv_ps(t8_v, a2_v, _mm256_castsi256_ps(mask5_v));
                            const __m256 t18_v = _mm256_div_ps(t8_v, a_on2_v);
                            const __m256 t19_v = _mm256_mul_ps(t9_v, a2_v);
                            __m256 r2_v =
                                _mm256_blendv_ps(t8_v, t18_v, _mm256_castsi256_ps(mask4_v));
                            unsigned int i_s4 = 0u;
                            int more6;
                            do {
                                const __m256 r_on2_v =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                    _mm256_castps_si256(r2_v)));
                                const __m256 t21_v =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                    _mm256_castps_si256(t19_v)));
                                const __m256 t22_v =
                                    _mm256_mul_ps(_mm256_mul_ps(t21_v, r_on2_v), r_on2_v);
                                const unsigned int t7 = i_s4 + 1u;
                                more6 = (int)t7 < 8;
                                r2_v = _mm256_mul_ps(r_on2_v, _mm256_sub_ps(t10_v, t22_v));
                                i_s4 = t7;
                            } while (more6);
                            const float m_s4 = m[(long)(int)j_s2];
                            const __m256 m3_v = _mm256_set1_ps(m_s4);
                            const __m256 r_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(r2_v)));
                            const __m256 m_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(m3_v)));
                            const __m256 t20_v =
                                _mm256_mul_ps(_mm256_mul_ps(m_on_v, r_on_v), r_on_v);
                            const __m256 f2_v = _mm256_mul_ps(t20_v, r_on_v);
                            const __m256 dx_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(dx_v)));
                            const __m256 sum_x_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(sum_x2_v)));
                            const __m256 dy_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(dy_v)));
                            const __m256 sum_y_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v,
                                _mm256_castps_si256(sum_y2_v)));
                            const __m256 sum_x4_v =
                                _mm256_add_ps(sum_x_on_v, _mm256_mul_ps(f2_v, dx_on_v));
                            const __m256 sum_y4_v =
                                _mm256_add_ps(sum_y_on_v, _mm256_mul_ps(f2_v, dy_on_v));
                            sum_x2_v =
                                _mm256_blendv_ps(sum_x2_v, sum_x4_v, _mm256_castsi256_ps(mask2_v));
                            sum_y2_v =
                                _mm256_blendv_ps(sum_y2_v, sum_y4_v, _mm256_castsi256_ps(mask2_v));
                        }
                        sum_x3_v = sum_x2_v;
                        sum_y3_v = sum_y2_v;
                    }
                    const unsigned int t5 = j_s2 + 1u;
                    more4 = (int)t5 < n;
                    j_s2 = t5;
                    sum_x2_v = sum_x3_v;
                    sum_y2_v = sum_y3_v;
                } while (more4);
                sum_x_v = sum_x2_v;
                sum_y_v = sum_y2_v;
            }
            _mm256_storeu_ps(ax + k2, sum_x_v);
            _mm256_storeu_ps(ay + k2, sum_y_v);
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
        struct pull p = pull_on(x[k], y[k], n, x, y, m);
        ax[k] = p.x;
        ay[k] = p.y;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
