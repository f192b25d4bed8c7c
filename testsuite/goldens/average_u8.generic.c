/* vcc 0.1.0 wrote this from average_u8.c for generic */
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 c[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
void average_u8(int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes x 2, generic; runs if a and c are far enough apart, b and c are far
           enough apart */
        if (n >= 32 && (unsigned long)c - (unsigned long)a - 1 >= 31
            && (unsigned long)c - (unsigned long)b - 1 >= 31) {
            const unsigned long end = (unsigned long)n & ~31UL;
            const vcc_u16x8 t_v = (unsigned short)(1) - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)(a + k);
                const vcc_u16x8 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(a_v0, a_v0, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(a_v0, a_v0, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a + k + 16);
                const vcc_u16x8 t_v2 =
                    __builtin_convertvector(__builtin_shufflevector(a_v1, a_v1, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t_v3 =
                    __builtin_convertvector(__builtin_shufflevector(a_v1, a_v1, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)(b + k);
                const vcc_u16x8 t2_v0 =
                    __builtin_convertvector(__builtin_shufflevector(b_v0, b_v0, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t2_v1 =
                    __builtin_convertvector(__builtin_shufflevector(b_v0, b_v0, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b + k + 16);
                const vcc_u16x8 t2_v2 =
                    __builtin_convertvector(__builtin_shufflevector(b_v1, b_v1, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t2_v3 =
                    __builtin_convertvector(__builtin_shufflevector(b_v1, b_v1, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u16x8 t3_v0 = t_v0 + t2_v0;
                const vcc_u16x8 t3_v1 = t_v1 + t2_v1;
                const vcc_u16x8 t3_v2 = t_v2 + t2_v2;
                const vcc_u16x8 t3_v3 = t_v3 + t2_v3;
                const vcc_u16x8 t4_v0 = t3_v0 + t_v;
                const vcc_u16x8 t4_v1 = t3_v1 + t_v;
                const vcc_u16x8 t4_v2 = t3_v2 + t_v;
                const vcc_u16x8 t4_v3 = t3_v3 + t_v;
                const vcc_u16x8 t5_v0 = t4_v0 >> 1;
                const vcc_u16x8 t5_v1 = t4_v1 >> 1;
                const vcc_u16x8 t5_v2 = t4_v2 >> 1;
                const vcc_u16x8 t5_v3 = t4_v3 >> 1;
                const vcc_u8x8 c_new_v0 = __builtin_convertvector(t5_v0, vcc_u8x8);
                const vcc_u8x8 c_new2_v0 = __builtin_convertvector(t5_v1, vcc_u8x8);
                const vcc_u8x16 c_new3_v0 =
                    __builtin_shufflevector(c_new_v0, c_new2_v0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                    11, 12, 13, 14, 15);
                const vcc_u8x8 c_new_v1 = __builtin_convertvector(t5_v2, vcc_u8x8);
                const vcc_u8x8 c_new2_v1 = __builtin_convertvector(t5_v3, vcc_u8x8);
                const vcc_u8x16 c_new3_v1 =
                    __builtin_shufflevector(c_new_v1, c_new2_v1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                    11, 12, 13, 14, 15);
                *(vcc_u8x16 *)(void *)(c + k) = c_new3_v0;
                *(vcc_u8x16 *)(void *)(c + k + 16) = c_new3_v1;
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
