/* vcc 0.1.0 wrote this from block_read_again.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 b[8] | inout u32 d[8] restrict | -> u32 */
/* What selections choose from was read before, in statements that others use. */
#define LARGER(x, y) ((x) > (y) ? (x) : (y))
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned block_read_again(int n, const unsigned *b, unsigned *restrict d)
{
    unsigned hash = 0, v = (unsigned)n;
#ifdef VCC_VECTOR
    /* vcc: block at line 7: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 d_v = *(const vcc_u32x4 *)(const void *)d;
        const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)b;
        const vcc_u32x4 t_v = (vcc_u32x4)((vcc_u32x4)d_v > (vcc_u32x4)b_v);
        const vcc_u32x4 t2_v = (d_v & t_v) | (b_v & ~t_v);
        const vcc_u32x2 t3_v = __builtin_shufflevector(t2_v, t2_v, 2, 3);
        const vcc_u32x2 t4_v = __builtin_shufflevector(t2_v, t2_v, 0, 1) | t3_v;
        const vcc_u32x1 t5_v = __extension__ (vcc_u32x1){t4_v[1]};
        const unsigned int t = (__extension__ (vcc_u32x1){t4_v[0]} | t5_v)[0];
        v = t | (unsigned int)n;
    }
#else
    v |= LARGER(d[0], b[0]) | LARGER(d[1], b[1]) | LARGER(d[2], b[2]) | LARGER(d[3], b[3]);
#endif
    hash = hash * 31 + v;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 12: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 d_v = *(const vcc_u32x4 *)(const void *)d;
        const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)b;
        const vcc_u32x4 t_v = (vcc_u32x4)((vcc_u32x4)d_v > (vcc_u32x4)b_v);
        const vcc_u32x4 t2_v = (d_v & t_v) | (b_v & ~t_v);
        const vcc_u32x4 t3_v = t2_v | ((unsigned int)v - __extension__ (vcc_u32x4){0});
        *(vcc_u32x4 *)(void *)d = t3_v;
    }
#else
    d[0] = LARGER(d[0], b[0]) | v;
    d[1] = LARGER(d[1], b[1]) | v;
    d[2] = LARGER(d[2], b[2]) | v;
    d[3] = LARGER(d[3], b[3]) | v;
#endif
    return hash + d[0];
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
