/* vcc 0.1.0 wrote this from select_short_loads.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 b[n] | in i16 h[n] | inout i32 x[n] | inout i64 y[n] */
/* Less than a register of bytes is read, extended, and put under a mask: three operations which
   gcc 12 must not take for one. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void select_short_loads(int n, const unsigned char *b, const short *h, int *x, long *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic; runs if b and x do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)b + end <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)b)) {
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
                const vcc_u8x4 b_v = *(const vcc_u8x4 *)(const void *)(b + k);
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)t_v);
                const vcc_u32x4 t2_v = __builtin_convertvector(b_v, vcc_u32x4);
                const vcc_u32x4 x_new_v = (t2_v & mask_v) | (x_v & ~mask_v);
                *(vcc_u32x4 *)(void *)(x + k) = x_new_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int v = b[i];
        x[i] = x[i] > 3 ? v : x[i];
    }
#ifdef VCC_VECTOR
    }
#endif
    for (int i = 0; i < n; i++) {
        long v = h[i];
        y[i] = y[i] > 3 ? v : y[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
