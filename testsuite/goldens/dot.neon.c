/* vcc 0.1.0 wrote this from dot.c for neon */
/* kernel: int n | in float x[n] | in float y[n] | -> float */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#include <arm_neon.h>
float dot(int n, const float *x, const float *y)
{
    int i;
    float sum = 0.0f;
    /* vcc: line 6: 4 lanes x 4, then 4, neon */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        float sum_s = 0.0f;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const float32x4_t t_v0 = vmulq_f32(vld1q_f32(x + k), vld1q_f32(y + k));
            const float t_v = (sum_s + vgetq_lane_f32(t_v0, 0)) + vgetq_lane_f32(t_v0, 1);
            const float t = (t_v + vgetq_lane_f32(t_v0, 2)) + vgetq_lane_f32(t_v0, 3);
            const float32x4_t t_v1 = vmulq_f32(vld1q_f32(x + k + 4), vld1q_f32(y + k + 4));
            const float t2_v = (t + vgetq_lane_f32(t_v1, 0)) + vgetq_lane_f32(t_v1, 1);
            const float t2 = (t2_v + vgetq_lane_f32(t_v1, 2)) + vgetq_lane_f32(t_v1, 3);
            const float32x4_t t_v2 = vmulq_f32(vld1q_f32(x + k + 8), vld1q_f32(y + k + 8));
            const float t3_v = (t2 + vgetq_lane_f32(t_v2, 0)) + vgetq_lane_f32(t_v2, 1);
            const float t3 = (t3_v + vgetq_lane_f32(t_v2, 2)) + vgetq_lane_f32(t_v2, 3);
            const float32x4_t t_v3 = vmulq_f32(vld1q_f32(x + k + 12), vld1q_f32(y + k + 12));
            const float t4_v = (t3 + vgetq_lane_f32(t_v3, 0)) + vgetq_lane_f32(t_v3, 1);
            const float t4 = (t4_v + vgetq_lane_f32(t_v3, 2)) + vgetq_lane_f32(t_v3, 3);
            sum_s = t4;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float32x4_t t5_v = vmulq_f32(vld1q_f32(x + k), vld1q_f32(y + k));
            const float t6_v = (sum_s + vgetq_lane_f32(t5_v, 0)) + vgetq_lane_f32(t5_v, 1);
            const float t5 = (t6_v + vgetq_lane_f32(t5_v, 2)) + vgetq_lane_f32(t5_v, 3);
            sum_s = t5;
        }
        i = (int)end;
        sum = sum_s;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += x[i] * y[i];
    }
    return sum;
}
