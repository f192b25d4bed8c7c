/* vcc 0.1.0 wrote this from block_declarations.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out i32 y[4] restrict | in i32 x[8] | inout u32 z[8] | in u32 v[8] | -> i32 */
/* What is declared among the statements is declared before them, and assigned as it was. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int block_declarations(int n, int *restrict y, const int *x, unsigned *z, const unsigned *v)
{
#ifdef VCC_VECTOR
    int t;
    const unsigned *p, *r;
    int never, last;
    /* vcc: block at lines 5 to 11: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const int x_s = x[5];
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = *(const vcc_u32x4 *)(const void *)x ^ n_v;
        *(vcc_u32x4 *)(void *)y = t_v;
        t = x_s;
        p = v + 1;
        r = v + 1 + 1;
        never = 3;
    }
#else
    y[0] = x[0] ^ n;
    const int t = x[5];
    y[1] = x[1] ^ n;
    const unsigned *p = v + 1, *r = p + 1;
    y[2] = x[2] ^ n;
    int never = 3, last;
    y[3] = x[3] ^ n;
#endif
    last = t ^ (int)*p;
    unsigned a = v[0] * v[4] + v[1] * v[5] + v[2] * v[6] + v[3] * v[7], b = a ^ r[0];
#ifdef VCC_VECTOR
    unsigned c;
    /* vcc: block at lines 14 to 18: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const unsigned int z_s = z[4];
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 b_v = (unsigned int)b - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)z * t_v + b_v;
        *(vcc_u32x4 *)(void *)z = t2_v;
        c = z_s;
    }
#else
    z[0] = z[0] * 3 + b;
    unsigned c = z[4];
    z[1] = z[1] * 3 + b;
    z[2] = z[2] * 3 + b;
    z[3] = z[3] * 3 + b;
#endif
    return (int)((unsigned)last + (unsigned)never + (c >> 1 ^ a));
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
