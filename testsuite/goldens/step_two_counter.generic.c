/* vcc 0.1.0 wrote this from step_two_counter.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* Counts by two, but walks by one. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void step_two_counter(int n, const int *x, int *y)
{
    int i;
    int k = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(2u * (unsigned int)n) - 1;
        if ((long)distance >= 6 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
            const unsigned long end = ((distance >> 1) + 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} << 1;
            const vcc_u32x4 t2_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)16 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v = (unsigned int)24 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)32 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 t6_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const vcc_u32x4 t_v0 = t6_v + t2_v;
                const vcc_u32x4 t_v1 = t6_v + t3_v;
                const vcc_u32x4 t_v2 = t6_v + t4_v;
                const vcc_u32x4 t_v3 = t6_v + t5_v;
                const vcc_u32x4 y_new_v0 = *(const vcc_u32x4 *)(const void *)(x + k2) + t6_v;
                const vcc_u32x4 y_new_v1 = *(const vcc_u32x4 *)(const void *)(x + k2 + 4) + t_v0;
                const vcc_u32x4 y_new_v2 = *(const vcc_u32x4 *)(const void *)(x + k2 + 8) + t_v1;
                const vcc_u32x4 y_new_v3 = *(const vcc_u32x4 *)(const void *)(x + k2 + 12) + t_v2;
                *(vcc_u32x4 *)(void *)(y + k2) = y_new_v0;
                *(vcc_u32x4 *)(void *)(y + k2 + 4) = y_new_v1;
                *(vcc_u32x4 *)(void *)(y + k2 + 8) = y_new_v2;
                *(vcc_u32x4 *)(void *)(y + k2 + 12) = y_new_v3;
                t6_v = t_v3;
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + k2) + t6_v;
                const vcc_u32x4 t7_v = t6_v + t2_v;
                *(vcc_u32x4 *)(void *)(y + k2) = y_new_v;
                t6_v = t7_v;
            }
            i = (int)((unsigned int)i + (unsigned int)end * 2u);
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < 2 * n; i += 2) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < 2 * n; i += 2) {
#endif
        y[k] = x[k] + i;
        k++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
