/* vcc 0.1.0 wrote this from block_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u8 r[9] restrict | in u8 a[9] | in i8 b[9] */
/* Half a register of bytes; the ninth is alone. */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void block_bytes(int n, unsigned char *restrict r, const unsigned char *a, const signed char *b)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 12: 8 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)a;
        const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)b;
        const vcc_u16x8 t_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)b_v, vcc_i16x8);
        const vcc_u16x8 t2_v = (__builtin_convertvector(a_v, vcc_u16x8) + t_v) >> 1;
        *(vcc_u8x8 *)(void *)r = __builtin_convertvector(t2_v, vcc_u8x8);
    }
#else
    r[0] = (a[0] + b[0]) >> 1;
    r[1] = (a[1] + b[1]) >> 1;
    r[2] = (a[2] + b[2]) >> 1;
    r[3] = (a[3] + b[3]) >> 1;
    r[4] = (a[4] + b[4]) >> 1;
    r[5] = (a[5] + b[5]) >> 1;
    r[6] = (a[6] + b[6]) >> 1;
    r[7] = (a[7] + b[7]) >> 1;
#endif
    r[8] = (a[8] + b[8]) >> 1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
