/* vcc 0.1.0 wrote this from shift_prefix.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+1] */
/* Forward: reads ahead of what it writes. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void shift_prefix(int n, int *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + 1 + at);
                *(vcc_u32x4 *)(void *)(a + at) = a_v;
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] = a[i + 1];
    }
#else
    for (int i = 0; i < n; i++)
        a[i] = a[i + 1];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
