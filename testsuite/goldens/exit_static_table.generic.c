/* vcc 0.1.0 wrote this from exit_static_table.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: i32 x | make x = 10000 | exit x = 100 * (i % 33) + 99 | -> i32 */
static const int limits[32] = {
    100,  200,  300,  400,  500,  600,  700,  800,  900,  1000, 1100, 1200, 1300, 1400, 1500, 1600,
    1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2600, 2700, 2800, 2900, 3000, 3100, 3200,
};

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_static_table(int x)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 4, generic */
    i = 0;
    {
        const vcc_u32x4 x_v = (unsigned int)x - __extension__ (vcc_u32x4){0};
        unsigned long reached = 32UL;
        unsigned long k;
        for (k = 0; k < 32UL; k += 16) {
            const vcc_u32x4 limits_v0 = *(const vcc_u32x4 *)(const void *)(limits + k);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)limits_v0 > (vcc_i32x4)x_v);
            const vcc_u32x4 limits_v1 = *(const vcc_u32x4 *)(const void *)(limits + k + 4);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)limits_v1 > (vcc_i32x4)x_v);
            const vcc_u32x4 limits_v2 = *(const vcc_u32x4 *)(const void *)(limits + k + 8);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)limits_v2 > (vcc_i32x4)x_v);
            const vcc_u32x4 limits_v3 = *(const vcc_u32x4 *)(const void *)(limits + k + 12);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)limits_v3 > (vcc_i32x4)x_v);
            const vcc_u64x2 t_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int t = (t_v[0] | t_v[1]) != 0;
            if (t) {
                const unsigned long t2 = mask_v0[0] ? 0ul : mask_v0[1] ? 1ul : mask_v0[2] ? 2ul
                    : mask_v0[3] ? 3ul : mask_v1[0] ? 4ul : mask_v1[1] ? 5ul : mask_v1[2] ? 6ul
                    : mask_v1[3] ? 7ul : mask_v2[0] ? 8ul : mask_v2[1] ? 9ul : mask_v2[2] ? 10ul
                    : mask_v2[3] ? 11ul : mask_v3[0] ? 12ul : mask_v3[1] ? 13ul : mask_v3[2] ? 14ul
                    : 15ul;
                reached = k + t2;
                break;
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < 32; i++) {
        VCC_KEEP_SCALAR;
        if (limits[i] > x)
            break;
    }
#else
    for (i = 0; i < 32; i++)
        if (limits[i] > x)
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
