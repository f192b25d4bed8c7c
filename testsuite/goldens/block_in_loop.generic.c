/* vcc 0.1.0 wrote this from block_in_loop.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 s[4] restrict | in i32 x[n+4] | -> u32 */
/* The loop needs what the iteration before wrote; a variable that the block assigns is needed behind it. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned block_in_loop(int n, int *restrict s, const int *x)
{
    unsigned last = 0, sum = 0;
    int i;
    for (i = 0; i < n; i++) {
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 12: 4 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const int x_s = x[(long)(int)((unsigned int)i + 2u)];
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)i);
            const vcc_u32x4 t2_v = (*(const vcc_u32x4 *)(const void *)s * t_v) ^ x_v;
            *(vcc_u32x4 *)(void *)s = t2_v;
            last = (unsigned int)x_s + sum;
        }
#else
        s[0] = (int)((unsigned)s[0] * 3u) ^ x[i];
        s[1] = (int)((unsigned)s[1] * 3u) ^ x[i + 1];
        last = (unsigned)x[i + 2] + sum;
        s[2] = (int)((unsigned)s[2] * 3u) ^ x[i + 2];
        s[3] = (int)((unsigned)s[3] * 3u) ^ x[i + 3];
#endif
        sum = sum * 5u + last;
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
