/* vcc 0.1.0 wrote this from block_dead_store.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 b[8] | i32 x */
/* The first store is overwritten before anything reads it, but it stands before those that become one, and these are
   made of what was there before. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
#endif
void block_dead_store(int n, int *b, int x)
{
    int first = b[0] ^ x, second = b[1] ^ x, third = b[2] ^ x, fourth = b[3] ^ x;
    b[0] = x;
    b[4] = first;
    b[5] = second;
#ifdef VCC_VECTOR
    /* vcc: block at lines 10 to 11: 2 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x2 x_v = (unsigned int)x - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t_v = *(const vcc_u32x2 *)(const void *)(b + 2) ^ x_v;
        *(vcc_u32x2 *)(void *)(b + 6) = t_v;
    }
    (void)fourth, (void)third;
#else
    b[6] = third;
    b[7] = fourth;
#endif
    {
        b[0] = n;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
