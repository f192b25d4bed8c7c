/* vcc 0.1.0 wrote this from columns_of_rows_picked.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | in u8 pick[16] | inout u16 a[4*n+4] restrict | in u16 b[4*n+4] restrict */
/* Rows are looked up, columns are not. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_of_rows_picked(long n, const unsigned char *pick, unsigned short *restrict a,
                            const unsigned short *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, then 2, generic; runs if all columns lie in one row */
    long j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long t = (unsigned long)n * 2 - 2;
        if (0L < n && (unsigned long)n >= 2 && t <= 268435455 && end - 1 <= t / 2) {
            const unsigned long wide_end = end & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 8) {
                vcc_u32x4 sum_v0 = t_v;
                vcc_u32x4 sum_v1 = t_v;
                unsigned long i_s = 0UL;
                int more;
                do {
                    const unsigned char pick_s = pick[i_s];
                    const unsigned long t2 =
                        (unsigned long)(int)((unsigned int)pick_s & 3u) * (unsigned long)n + k;
                    const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)(b + t2);
                    const vcc_u32x4 t_v0 =
                        __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 0, 1, 2, 3),
                        vcc_u32x4);
                    const vcc_u32x4 t_v1 =
                        __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 4, 5, 6, 7),
                        vcc_u32x4);
                    const vcc_u32x4 t2_v0 = sum_v0 + t_v0;
                    const vcc_u32x4 t2_v1 = sum_v1 + t_v1;
                    const unsigned long t3 =
                        (unsigned long)(int)((unsigned int)pick_s & 3u) * (unsigned long)n + k;
                    const vcc_u16x4 a_new_v = __builtin_convertvector(t2_v0, vcc_u16x4);
                    const vcc_u16x4 a_new2_v = __builtin_convertvector(t2_v1, vcc_u16x4);
                    const vcc_u16x8 a_new3_v =
                        __builtin_shufflevector(a_new_v, a_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
                    *(vcc_u16x8 *)(void *)(a + t3) = a_new3_v;
                    const unsigned long t4 = i_s + 1;
                    more = (long)t4 < 16;
                    sum_v0 = t2_v0;
                    sum_v1 = t2_v1;
                    i_s = t4;
                } while (more);
            }
            const vcc_u32x2 t2_v = (unsigned int)0 - __extension__ (vcc_u32x2){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 2) {
                vcc_u32x2 sum_v = t2_v;
                unsigned long i_s2 = 0UL;
                int more2;
                do {
                    const unsigned char pick_s2 = pick[i_s2];
                    const unsigned long t5 =
                        (unsigned long)(int)((unsigned int)pick_s2 & 3u) * (unsigned long)n + k;
                    const vcc_u16x2 b2_v = *(const vcc_u16x2 *)(const void *)(b + t5);
                    const vcc_u32x2 t3_v = sum_v + __builtin_convertvector(b2_v, vcc_u32x2);
                    const unsigned long t6 =
                        (unsigned long)(int)((unsigned int)pick_s2 & 3u) * (unsigned long)n + k;
                    const vcc_u16x2 a_new4_v = __builtin_convertvector(t3_v, vcc_u16x2);
                    *(vcc_u16x2 *)(void *)(a + t6) = a_new4_v;
                    const unsigned long t7 = i_s2 + 1;
                    more2 = (long)t7 < 16;
                    sum_v = t3_v;
                    i_s2 = t7;
                } while (more2);
            }
            j_done = (long)end;
        }
    }
    /* remaining iterations */
    for (long j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (long j = 0; j < n; j++)
#endif
 {
        unsigned sum = 0;
        for (int i = 0; i < 16; i++) {
            sum += b[(pick[i] & 3) * n + j];
            a[(pick[i] & 3) * n + j] = (unsigned short)sum;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
