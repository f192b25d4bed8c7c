/* vcc 0.1.0 wrote this from sum_of_calls.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int sum_of_calls(int n, const int *a)
{
    int sum = 3, k;
#ifdef VCC_VECTOR
    /* vcc: line 17: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a + k2 + 8);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a + k2 + 12);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 != (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 != (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)a_v2 != (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)a_v3 != (vcc_u32x4)t_v);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_u32x4 bits_v0 = t_v;
            vcc_u32x4 bits_v1 = t_v;
            vcc_u32x4 bits_v2 = t_v;
            vcc_u32x4 bits_v3 = t_v;
            if (any) {
                vcc_u32x4 x_v0 = a_v0;
                vcc_u32x4 x_v1 = a_v1;
                vcc_u32x4 x_v2 = a_v2;
                vcc_u32x4 x_v3 = a_v3;
                unsigned int bits_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 active_mask_v2 = mask_v2;
                vcc_u32x4 active_mask_v3 = mask_v3;
                vcc_u32x4 bits3_v0 = t_v;
                vcc_u32x4 bits3_v1 = t_v;
                vcc_u32x4 bits3_v2 = t_v;
                vcc_u32x4 bits3_v3 = t_v;
                int more;
                do {
                    const vcc_u32x4 t_v0 = x_v0 - t2_v;
                    const vcc_u32x4 t_v1 = x_v1 - t2_v;
                    const vcc_u32x4 t_v2 = x_v2 - t2_v;
                    const vcc_u32x4 t_v3 = x_v3 - t2_v;
                    const vcc_u32x4 x2_v0 = x_v0 & t_v0;
                    const vcc_u32x4 x2_v1 = x_v1 & t_v1;
                    const vcc_u32x4 x2_v2 = x_v2 & t_v2;
                    const vcc_u32x4 x2_v3 = x_v3 & t_v3;
                    const unsigned int t = bits_s + 1u;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)x2_v0 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)x2_v1 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)x2_v2 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)x2_v3 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 mask3_v2 = active_mask_v2 & mask2_v2;
                    const vcc_u32x4 mask3_v3 = active_mask_v3 & mask2_v3;
                    const vcc_u32x4 bits_v = (unsigned int)t - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t2_v0 = (bits_v & active_mask_v0)
                        | (bits3_v0 & ~active_mask_v0);
                    const vcc_u32x4 t2_v1 = (bits_v & active_mask_v1)
                        | (bits3_v1 & ~active_mask_v1);
                    const vcc_u32x4 t2_v2 = (bits_v & active_mask_v2)
                        | (bits3_v2 & ~active_mask_v2);
                    const vcc_u32x4 t2_v3 = (bits_v & active_mask_v3)
                        | (bits3_v3 & ~active_mask_v3);
                    const vcc_u64x2 t5_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                    const int t2 = (t5_v[0] | t5_v[1]) != 0;
                    more = t2;
                    x_v0 = x2_v0;
                    x_v1 = x2_v1;
                    x_v2 = x2_v2;
                    x_v3 = x2_v3;
                    bits_s = t;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    bits3_v0 = t2_v0;
                    bits3_v1 = t2_v1;
                    bits3_v2 = t2_v2;
                    bits3_v3 = t2_v3;
                } while (more);
                bits_v0 = bits3_v0;
                bits_v1 = bits3_v1;
                bits_v2 = bits3_v2;
                bits_v3 = bits3_v3;
            }
            const vcc_u32x4 bits2_v0 = (bits_v0 & mask_v0) | (t_v & ~mask_v0);
            const vcc_u32x4 bits2_v1 = (bits_v1 & mask_v1) | (t_v & ~mask_v1);
            const vcc_u32x4 bits2_v2 = (bits_v2 & mask_v2) | (t_v & ~mask_v2);
            const vcc_u32x4 bits2_v3 = (bits_v3 & mask_v3) | (t_v & ~mask_v3);
            const vcc_u32x4 sum2_v0 = sum_v0 + bits2_v0;
            const vcc_u32x4 sum2_v1 = sum_v1 + bits2_v1;
            const vcc_u32x4 sum2_v2 = sum_v2 + bits2_v2;
            const vcc_u32x4 sum2_v3 = sum_v3 + bits2_v3;
            sum_v0 = sum2_v0;
            sum_v1 = sum2_v1;
            sum_v2 = sum2_v2;
            sum_v3 = sum2_v3;
        }
        const vcc_u32x4 t3_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v = t3_v;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)a_v != (vcc_u32x4)t3_v);
            const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
            const int any2 = (any2_v[0] | any2_v[1]) != 0;
            vcc_u32x4 bits2_v = t3_v;
            if (any2) {
                vcc_u32x4 x_v = a_v;
                unsigned int bits_s2 = 0u;
                vcc_u32x4 active_mask_v = mask_v;
                vcc_u32x4 bits3_v = t3_v;
                int more2;
                do {
                    const vcc_u32x4 x2_v = x_v & (x_v - t4_v);
                    const unsigned int t3 = bits_s2 + 1u;
                    const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)x2_v != (vcc_u32x4)t3_v);
                    const vcc_u32x4 mask3_v = active_mask_v & mask2_v;
                    const vcc_u32x4 bits4_v = (unsigned int)t3 - __extension__ (vcc_u32x4){0};
                    const vcc_u64x2 t6_v = (vcc_u64x2)mask3_v;
                    const int t4 = (t6_v[0] | t6_v[1]) != 0;
                    more2 = t4;
                    const vcc_u32x4 bits_next = (bits4_v & active_mask_v)
                        | (bits3_v & ~active_mask_v);
                    x_v = x2_v;
                    bits_s2 = t3;
                    active_mask_v = mask3_v;
                    bits3_v = bits_next;
                } while (more2);
                bits2_v = bits3_v;
            }
            sum_v = sum_v + ((bits2_v & mask_v) | (t3_v & ~mask_v));
        }
        {
            const vcc_u32x4 sum2_v = sum_v0 + sum_v1 + (sum_v2 + sum_v3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
            const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
            const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
            const vcc_u32x2 sum6_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum7_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum6_v;
            const vcc_u32x1 sum8_v = __extension__ (vcc_u32x1){sum7_v[1]};
            const unsigned int sum_s2 = (__extension__ (vcc_u32x1){sum7_v[0]} + sum8_v)[0];
            sum = (int)((unsigned int)sum + sum_s + sum_s2);
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        sum += sum_of_calls_lane(a[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        sum += sum_of_calls_lane(a[k]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
