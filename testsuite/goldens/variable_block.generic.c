/* vcc 0.1.0 wrote this from variable_block.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 x[3*n+11] | in u32 w[8] restrict */
/* Elements side by side in rows of a length that its variable has no more. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_block(int n, unsigned *restrict x, const unsigned *restrict w)
{
    int length = n + 3;
    unsigned(*a)[length] = (unsigned(*)[length])x;
    length = 2;
    a[0][2] ^= (unsigned)n;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 12: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)w * t_v;
        *(vcc_u32x4 *)(void *)((char *)a + (long)(int)((unsigned int)n + 3u) * 4) = t2_v;
    }
#else
    a[1][0] = w[0] * 3;
    a[1][1] = w[1] * 3;
    a[1][2] = w[2] * 3;
    a[1][3] = w[3] * 3;
#endif
    a[length][0] = (unsigned)n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
