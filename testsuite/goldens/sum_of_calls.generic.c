/* vcc 0.1.0 wrote this from sum_of_calls.c for generic */
/* kernel: int n | in i32 a[n] | -> int */
#pragma simd declare
static int sum_of_calls_lane(int x)
{
    int bits = 0;
    while (x) {
        x &= x - 1;
        bits++;
    }
    return bits;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
int sum_of_calls(int n, const int *a)
{
    int sum = 3, k;
    /* vcc: line 17: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 != (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 != (vcc_u32x4)t_v);
            const vcc_u64x2 t3_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t = (t3_v[0] | t3_v[1]) != 0;
            vcc_u32x4 bits_v0 = t_v;
            vcc_u32x4 bits_v1 = t_v;
            vcc_u32x4 bits2_v0;
            vcc_u32x4 bits2_v1;
            vcc_u32x4 sum2_v0;
            vcc_u32x4 sum2_v1;
            if (t) {
                vcc_u32x4 x_v0 = a_v0;
                vcc_u32x4 x_v1 = a_v1;
                unsigned int bits_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 bits3_v0 = t_v;
                vcc_u32x4 bits3_v1 = t_v;
                int more;
                do {
                    const vcc_u32x4 t_v0 = x_v0 - t2_v;
                    const vcc_u32x4 t_v1 = x_v1 - t2_v;
                    const vcc_u32x4 x2_v0 = x_v0 & t_v0;
                    const vcc_u32x4 x2_v1 = x_v1 & t_v1;
                    const unsigned int t2 = bits_s + 1u;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)x2_v0 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)x2_v1 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 bits_v = (unsigned int)(t2) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t2_v0 =
                        (bits_v & active_mask_v0) | (bits3_v0 & ~active_mask_v0);
                    const vcc_u32x4 t2_v1 =
                        (bits_v & active_mask_v1) | (bits3_v1 & ~active_mask_v1);
                    const vcc_u64x2 t4_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                    const int t3 = (t4_v[0] | t4_v[1]) != 0;
                    more = t3;
                    x_v0 = x2_v0;
                    x_v1 = x2_v1;
                    bits_s = t2;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    bits3_v0 = t2_v0;
                    bits3_v1 = t2_v1;
                } while (more);
                bits_v0 = bits3_v0;
                bits_v1 = bits3_v1;
            }
            bits2_v0 = (bits_v0 & mask_v0) | (t_v & ~mask_v0);
            bits2_v1 = (bits_v1 & mask_v1) | (t_v & ~mask_v1);
            sum2_v0 = sum_v0 + bits2_v0;
            sum2_v1 = sum_v1 + bits2_v1;
            sum_v0 = sum2_v0;
            sum_v1 = sum2_v1;
        }
        {
            const vcc_u32x4 sum_v = sum_v0 + sum_v1;
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = ((__extension__ (vcc_u32x1){sum3_v[0]}) + sum4_v)[0];
            sum = (int)((unsigned int)sum + sum_s);
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        sum += sum_of_calls_lane(a[k]);
    }
    return sum;
}
