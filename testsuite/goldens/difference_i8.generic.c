/* vcc 0.1.0 wrote this from difference_i8.c for generic */
/* kernel: int n | in i8 a[n] | in i8 b[n] | out u8 d[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
void difference_i8(int n, const signed char *a, const signed char *b, unsigned char *d)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes x 2, generic; runs if a and d are far enough apart, b and d are far
           enough apart */
        if (n >= 32 && (unsigned long)d - (unsigned long)a - 1 >= 31
            && (unsigned long)d - (unsigned long)b - 1 >= 31) {
            const unsigned long end = (unsigned long)n & ~31UL;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)(a + k);
                const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a + k + 16);
                const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)(b + k);
                const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b + k + 16);
                const vcc_u8x16 t_v0 = (vcc_u8x16)((vcc_i8x16)a_v0 > (vcc_i8x16)b_v0);
                const vcc_u8x16 t2_v0 = (a_v0 & t_v0) | (b_v0 & ~t_v0);
                const vcc_u8x16 t_v1 = (vcc_u8x16)((vcc_i8x16)a_v1 > (vcc_i8x16)b_v1);
                const vcc_u8x16 t2_v1 = (a_v1 & t_v1) | (b_v1 & ~t_v1);
                const vcc_u8x16 t3_v0 = (vcc_u8x16)((vcc_i8x16)a_v0 < (vcc_i8x16)b_v0);
                const vcc_u8x16 t4_v0 = (a_v0 & t3_v0) | (b_v0 & ~t3_v0);
                const vcc_u8x16 t3_v1 = (vcc_u8x16)((vcc_i8x16)a_v1 < (vcc_i8x16)b_v1);
                const vcc_u8x16 t4_v1 = (a_v1 & t3_v1) | (b_v1 & ~t3_v1);
                const vcc_u8x16 d_new_v0 = t2_v0 - t4_v0;
                const vcc_u8x16 d_new_v1 = t2_v1 - t4_v1;
                *(vcc_u8x16 *)(void *)(d + k) = d_new_v0;
                *(vcc_u8x16 *)(void *)(d + k + 16) = d_new_v1;
            }
            i = (int)end;
        }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
    }
    }
}
