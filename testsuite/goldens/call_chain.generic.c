/* vcc 0.1.0 wrote this from call_chain.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] | -> u32 */
static unsigned call_chain_turn(unsigned x, int by)
{
    return x << by | x >> (32 - by);
}

static unsigned call_chain_mix(unsigned x)
{
    x *= 0xcc9e2d51u;
    x = call_chain_turn(x, 15);
    return x * 0x1b873593u;
}

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned call_chain(int n, const unsigned *x)
{
    unsigned h = 1;
#ifdef VCC_VECTOR
    /* vcc: line 17: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-862048943 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)461845907 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t5_v = t_v + __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        vcc_u32x4 h_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 t6_v = *(const vcc_u32x4 *)(const void *)(x + k) * t2_v;
            const vcc_u32x4 t7_v =
                ((t6_v << 15) | (t6_v >> 17)) * t3_v + ((t5_v << 3) | (t5_v >> 29));
            t5_v = t5_v + t4_v;
            h_v = h_v ^ t7_v;
        }
        {
            const vcc_u32x2 h2_v = __builtin_shufflevector(h_v, h_v, 2, 3);
            const vcc_u32x2 h3_v = __builtin_shufflevector(h_v, h_v, 0, 1) ^ h2_v;
            const vcc_u32x1 h4_v = __extension__ (vcc_u32x1){h3_v[1]};
            const unsigned int h_s = (__extension__ (vcc_u32x1){h3_v[0]} ^ h4_v)[0];
            h = h ^ h_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        h ^= call_chain_mix(x[i]) + call_chain_turn((unsigned)i, 3);
    }
#else
    for (int i = 0; i < n; i++)
        h ^= call_chain_mix(x[i]) + call_chain_turn((unsigned)i, 3);
#endif
    return h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
