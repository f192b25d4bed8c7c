/* vcc 0.1.0 wrote this from narrow_i32_u8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out u8 y[n] */
/* Clamped to 0..255. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void narrow_i32_u8(int n, const int *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic; runs if x and y do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)x + end * 4 <= (unsigned long)y
            || (unsigned long)y + end <= (unsigned long)x)) {
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
                const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)t_v);
                const vcc_u32x4 t4_v = (x_v & t3_v) | (t_v & ~t3_v);
                const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v < (vcc_i32x4)t2_v);
                const vcc_u32x4 t6_v = (t4_v & t5_v) | (t2_v & ~t5_v);
                const vcc_u8x4 y_new_v = __builtin_convertvector(t6_v, vcc_u8x4);
                *(vcc_u8x4 *)(void *)(y + k) = y_new_v;
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
        int v = x[i];
        v = v < 0 ? 0 : v;
        v = v > 255 ? 255 : v;
        y[i] = (unsigned char)v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
