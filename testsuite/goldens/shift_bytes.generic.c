/* vcc 0.1.0 wrote this from shift_bytes.c for generic */
/* kernel: int n | in u8 x[n] | in i8 y[n] | out u8 z[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
void shift_bytes(int n, const unsigned char *x, const signed char *y, unsigned char *z)
{
    int i;
    /* vcc: line 5: 16 lanes x 2, generic; runs if x and z are far enough apart, y and z are far
       enough apart */
    i = 0;
    if (n >= 32 && (unsigned long)z - (unsigned long)x - 1 >= 31
        && (unsigned long)z - (unsigned long)y - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~31UL;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const vcc_u8x16 y_v0 = *(const vcc_u8x16 *)(const void *)(y + k);
            const vcc_u8x16 y_v1 = *(const vcc_u8x16 *)(const void *)(y + k + 16);
            const vcc_u8x16 t_v0 = (vcc_u8x16)((vcc_i8x16)y_v0 >> 2);
            const vcc_u8x16 t_v1 = (vcc_u8x16)((vcc_i8x16)y_v1 >> 2);
            const vcc_u8x16 z_new_v0 = ((*(const vcc_u8x16 *)(const void *)(x + k)) << 3) + t_v0;
            const vcc_u8x16 z_new_v1 =
                ((*(const vcc_u8x16 *)(const void *)(x + k + 16)) << 3) + t_v1;
            *(vcc_u8x16 *)(void *)(z + k) = z_new_v0;
            *(vcc_u8x16 *)(void *)(z + k + 16) = z_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        z[i] = (unsigned char)((x[i] << 3) + (y[i] >> 2));
    }
}
