/* vcc 0.1.0 wrote this from multiply_i8.c for generic */
/* kernel: int n | in i8 a[n] | in i8 b[n] | out i8 c[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
void multiply_i8(int n, const signed char *a, const signed char *b, signed char *c)
{
    int i;
    /* vcc: line 5: 16 lanes x 2, generic; runs if a and c are far enough apart, b and c are far
       enough apart */
    i = 0;
    if (n >= 32 && (unsigned long)c - (unsigned long)a - 1 >= 31
        && (unsigned long)c - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~31UL;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b + k + 16);
            const vcc_u8x16 c_new_v0 = (*(const vcc_u8x16 *)(const void *)(a + k)) * b_v0;
            const vcc_u8x16 c_new_v1 = (*(const vcc_u8x16 *)(const void *)(a + k + 16)) * b_v1;
            *(vcc_u8x16 *)(void *)(c + k) = c_new_v0;
            *(vcc_u8x16 *)(void *)(c + k + 16) = c_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        c[i] = (signed char)(a[i] * b[i]);
    }
}
