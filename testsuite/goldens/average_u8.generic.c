/* vcc 0.1.0 wrote this from average_u8.c for generic */
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 c[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
void average_u8(int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes x 2, generic; runs if a and c are far enough apart, b and c are far
           enough apart */
        if (n >= 32 && (unsigned long)c - (unsigned long)a - 1 >= 31
            && (unsigned long)c - (unsigned long)b - 1 >= 31) {
            const unsigned long end = (unsigned long)n & ~31UL;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)(a + k);
                const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)(b + k);
                const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a + k + 16);
                const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b + k + 16);
                const vcc_u8x16 c_new_v0 = (a_v0 | b_v0) - ((a_v0 ^ b_v0) >> 1);
                const vcc_u8x16 c_new_v1 = (a_v1 | b_v1) - ((a_v1 ^ b_v1) >> 1);
                *(vcc_u8x16 *)(void *)(c + k) = c_new_v0;
                *(vcc_u8x16 *)(void *)(c + k + 16) = c_new_v1;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
        }
    }
}
