/* vcc 0.1.0 wrote this from variable_length_changed.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 x[5*n+15] | -> int */
/* The rows stay as long as they were when they were declared, whatever becomes of the variables. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int variable_length_changed(int n, unsigned *x)
{
    int length = n + 1, rows = 4;
    unsigned(*a)[length] = (unsigned(*)[length])x;
    unsigned(*b)[length + 1] = (unsigned(*)[length + 1])x;
    const int size = (int)sizeof *a;
    length -= 1;
    for (int r = 0; r < rows; r++)
        for (int i = 0; i < length; i++)
            a[r][i] += (unsigned)r;
    length += 1;
    for (int i = 0; i < length; i++)
        a[3][i] ^= a[2][i];
    for (int i = 0; i < length; i++)
        b[1][i] += b[0][i];
    const int kept = length;
    unsigned(*c)[length] = a;
    length = n / 2;
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 2, generic; runs if the accesses are far enough apart */
    int i_done = 0;
    if (length >= 8) {
        const unsigned long end = (unsigned long)length & ~7UL;
        char *const c_s = (char *)c + (long)kept * 4;
        char *const c_s2 = (char *)c + (long)(2UL * (unsigned long)kept) * 4;
        if ((unsigned long)c_s2 - (unsigned long)c_s - 1 >= 63) {
            const vcc_u32x4 kept_v = (unsigned int)kept - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 t_v = *(const vcc_u32x4 *)(const void *)(c_s + at * 4) ^ kept_v;
                    const vcc_u32x4 c_new_v =
                        *(const vcc_u32x4 *)(const void *)(c_s2 + at * 4) + t_v;
                    *(vcc_u32x4 *)(void *)(c_s2 + at * 4) = c_new_v;
                }
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < length; i++)
        c[2][i] += c[1][i] ^ (unsigned)kept;
#else
    for (int i = 0; i < length; i++)
        c[2][i] += c[1][i] ^ (unsigned)kept;
#endif
    n /= 2;
    for (int i = 0; i < n; i++)
        a[1][i] *= 3;
    return size;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
