/* vcc 0.1.0 wrote this from overwritten_apart.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n+1] | inout u32 y[n+1] | in u32 z[n+1] */
/* Where arrays overlap, what was stored just before may be read. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void overwritten_apart(int n, const unsigned *x, unsigned *y, const unsigned *z)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic; without y[i + 1], which the next iteration overwrites; runs if
       x and y do not overlap, z and y do not overlap */
    int i_done = 0;
    {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        if (n >= 5
            && ((unsigned long)x + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 + 4 <= (unsigned long)x)
            && ((unsigned long)z + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 + 4 <= (unsigned long)z)) {
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + k) * t_v;
                *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = x[i] * 3;
        y[i + 1] = z[i] + 1;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
