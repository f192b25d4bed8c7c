/* vcc 0.1.0 wrote this from sum_u8.c for neon */
/* kernel: int n | in u8 p[n] | -> unsigned */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#include <arm_neon.h>
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
    /* vcc: line 6: 16 lanes x 2, neon */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)(0));
        uint32x4_t sum_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const uint32x4_t t_v0 = vpaddlq_u16(vpaddlq_u8(vld1q_u8((const void *)(p + k))));
            const uint32x4_t t_v1 = vpaddlq_u16(vpaddlq_u8(vld1q_u8((const void *)(p + k + 16))));
            sum_v = vaddq_u32(sum_v, vaddq_u32(t_v0, t_v1));
        }
        {
            const uint32x4_t t2_v = vaddq_u32(sum_v, vextq_u32(sum_v, sum_v, 2));
            const unsigned int t = vgetq_lane_u32(vaddq_u32(t2_v, vextq_u32(t2_v, t2_v, 1)), 0);
            sum = sum + t;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += p[i];
    }
    return sum;
}
