/* vcc 0.1.0 wrote this from early_return.c for generic */
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int early_return_lane(int x, int y)
{
    if (x < 0)
        return y;
    if (y < 0) {
        if (x > 1000)
            return -1;
        return x;
    }
    return (x & 7) - (y & 7);
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
void early_return(int n, const int *a, const int *b, int *d)
{
    int k;
    /* vcc: line 19: 4 lanes, then 2, generic */
    k = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)(-1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)(1000) - __extension__ (vcc_u32x4){0};
        const vcc_u8x4 t4_v = (unsigned char)(7) - __extension__ (vcc_u8x4){0};
        unsigned long k2;
        vcc_u32x2 t5_v;
        vcc_u32x2 t6_v;
        vcc_u32x2 t7_v;
        vcc_u8x2 t8_v;
        for (k2 = 0; k2 < wide_end; k2 += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + k2);
            const vcc_u32x4 mask_v = ~((vcc_u32x4)((vcc_i32x4)a_v < (vcc_i32x4)t2_v));
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)b_v < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask3_v = mask_v & mask2_v;
            const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)t3_v);
            const vcc_u32x4 mask5_v = mask3_v & mask4_v;
            const vcc_u32x4 mask6_v = mask3_v & (~mask4_v);
            const vcc_u8x4 t9_v = __builtin_convertvector(b_v, vcc_u8x4) & t4_v;
            const vcc_u8x4 t10_v = (__builtin_convertvector(a_v, vcc_u8x4) & t4_v) - t9_v;
            const vcc_u32x4 mask7_v = mask_v & (~mask2_v);
            const vcc_u32x4 t11_v = (vcc_u32x4)__builtin_convertvector((vcc_i8x4)t10_v, vcc_i32x4);
            const vcc_u32x4 t12_v =
                (a_v & mask6_v) | (((t_v & mask5_v) | (b_v & ~mask5_v)) & ~mask6_v);
            const vcc_u32x4 d_new_v = (t11_v & mask7_v) | (t12_v & ~mask7_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        t5_v = (unsigned int)(-1) - __extension__ (vcc_u32x2){0};
        t6_v = (unsigned int)(0) - __extension__ (vcc_u32x2){0};
        t7_v = (unsigned int)(1000) - __extension__ (vcc_u32x2){0};
        t8_v = (unsigned char)(7) - __extension__ (vcc_u8x2){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 2) {
            const vcc_u32x2 a2_v = *(const vcc_u32x2 *)(const void *)(a + k2);
            const vcc_u32x2 b2_v = *(const vcc_u32x2 *)(const void *)(b + k2);
            const vcc_u32x2 mask8_v = ~((vcc_u32x2)((vcc_i32x2)a2_v < (vcc_i32x2)t6_v));
            const vcc_u32x2 mask9_v = (vcc_u32x2)((vcc_i32x2)b2_v < (vcc_i32x2)t6_v);
            const vcc_u32x2 mask10_v = mask8_v & mask9_v;
            const vcc_u32x2 mask11_v = (vcc_u32x2)((vcc_i32x2)a2_v > (vcc_i32x2)t7_v);
            const vcc_u32x2 mask12_v = mask10_v & mask11_v;
            const vcc_u32x2 mask13_v = mask10_v & (~mask11_v);
            const vcc_u8x2 t13_v = __builtin_convertvector(b2_v, vcc_u8x2) & t8_v;
            const vcc_u8x2 t14_v = (__builtin_convertvector(a2_v, vcc_u8x2) & t8_v) - t13_v;
            const vcc_u32x2 mask14_v = mask8_v & (~mask9_v);
            const vcc_u32x2 t15_v = (vcc_u32x2)__builtin_convertvector((vcc_i8x2)t14_v, vcc_i32x2);
            const vcc_u32x2 t16_v =
                (a2_v & mask13_v) | (((t5_v & mask12_v) | (b2_v & ~mask12_v)) & ~mask13_v);
            const vcc_u32x2 d_new2_v = (t15_v & mask14_v) | (t16_v & ~mask14_v);
            *(vcc_u32x2 *)(void *)(d + k2) = d_new2_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = early_return_lane(a[k], b[k]);
    }
}
