/* vcc 0.1.0 wrote this from previous_of_do_while.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+1] | out i32 y[n+1] restrict | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int previous_of_do_while(int n, const int *x, int *restrict y)
{
    unsigned a = 7, before = 6;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 a_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const vcc_u32x4 t_v0 = *(const vcc_u32x4 *)(const void *)(x + k) + t_v;
                const vcc_u32x4 t_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4) + t_v;
                const vcc_u32x4 t_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8) + t_v;
                const vcc_u32x4 t_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 12) + t_v;
                const vcc_u32x4 y_new_v0 = t_v0 << 1;
                const vcc_u32x4 y_new_v1 = t_v1 << 1;
                const vcc_u32x4 y_new_v2 = t_v2 << 1;
                const vcc_u32x4 y_new_v3 = t_v3 << 1;
                *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
                *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
                *(vcc_u32x4 *)(void *)(y + k + 8) = y_new_v2;
                *(vcc_u32x4 *)(void *)(y + k + 12) = y_new_v3;
                a_v = t_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)(x + k) + t_v;
                *(vcc_u32x4 *)(void *)(y + k) = t2_v << 1;
                a_v = t2_v;
            }
            {
                const unsigned int a_s = a_v[3];
                a = a_s;
                i = (int)end;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        before = a;
        a = (unsigned)x[i] + 3u;
        y[i] = (int)(a * 2u);
        i++;
    } while (i < n);
    return (int)(before + 1000u * a);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
