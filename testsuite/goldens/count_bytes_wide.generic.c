/* vcc 0.1.0 wrote this from count_bytes_wide.c for generic */
/* kernel: int n | in i8 p[n] | -> i64 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
long long count_bytes_wide(int n, const signed char *p)
{
    /* Counts of 64 bits: four bytes are read at a time. */
    long long k, back = 0, control = 0;
    /* vcc: line 6: 2 lanes x 2, generic */
    k = 0;
    if (0L < (long)n && (unsigned long)n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u64x2 t_v0 = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t_v1 = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t_v = (unsigned long)(1L) - __extension__ (vcc_u64x2){0};
        const vcc_u8x2 t2_v = (unsigned char)(92) - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t3_v = (unsigned char)(31) - __extension__ (vcc_u8x2){0};
        const vcc_u64x2 t4_v = (unsigned long)(1L) - __extension__ (vcc_u64x2){0};
        vcc_u64x2 back_v0 = t_v0;
        vcc_u64x2 back_v1 = t_v0;
        vcc_u64x2 control_v0 = t_v1;
        vcc_u64x2 control_v1 = t_v1;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u8x2 p_v0 = *(const vcc_u8x2 *)(const void *)(p + k2);
            const vcc_u8x2 p_v1 = *(const vcc_u8x2 *)(const void *)(p + k2 + 2);
            const vcc_u8x2 mask_v0 = (vcc_u8x2)((vcc_u8x2)p_v0 == (vcc_u8x2)t2_v);
            const vcc_u8x2 mask_v1 = (vcc_u8x2)((vcc_u8x2)p_v1 == (vcc_u8x2)t2_v);
            const vcc_u64x2 mask2_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask_v0, vcc_i64x2);
            const vcc_u64x2 mask3_v0 = ~mask2_v0;
            const vcc_u64x2 mask2_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask_v1, vcc_i64x2);
            const vcc_u64x2 mask3_v1 = ~mask2_v1;
            const vcc_u8x2 mask4_v0 = (vcc_u8x2)((vcc_u8x2)p_v0 <= (vcc_u8x2)t3_v);
            const vcc_u64x2 mask5_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask4_v0, vcc_i64x2);
            const vcc_u8x2 mask4_v1 = (vcc_u8x2)((vcc_u8x2)p_v1 <= (vcc_u8x2)t3_v);
            const vcc_u64x2 mask5_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask4_v1, vcc_i64x2);
            const vcc_u64x2 mask6_v0 = mask3_v0 & mask5_v0;
            const vcc_u64x2 mask6_v1 = mask3_v1 & mask5_v1;
            const vcc_u64x2 mask7_v0 = mask3_v0 & (~mask5_v0);
            const vcc_u64x2 mask7_v1 = mask3_v1 & (~mask5_v1);
            const vcc_u64x2 t2_v0 = (back_v0 & mask6_v0) | ((back_v0 + t_v) & ~mask6_v0);
            const vcc_u64x2 t2_v1 = (back_v1 & mask6_v1) | ((back_v1 + t_v) & ~mask6_v1);
            const vcc_u64x2 t3_v0 = ((control_v0 + t4_v) & mask6_v0) | (control_v0 & ~mask6_v0);
            const vcc_u64x2 t3_v1 = ((control_v1 + t4_v) & mask6_v1) | (control_v1 & ~mask6_v1);
            back_v0 = (back_v0 & mask7_v0) | (t2_v0 & ~mask7_v0);
            back_v1 = (back_v1 & mask7_v1) | (t2_v1 & ~mask7_v1);
            control_v0 = (control_v0 & mask7_v0) | (t3_v0 & ~mask7_v0);
            control_v1 = (control_v1 & mask7_v1) | (t3_v1 & ~mask7_v1);
        }
        {
            const vcc_u64x2 back_v = back_v0 + back_v1;
            const vcc_u64x1 back2_v = __extension__ (vcc_u64x1){back_v[1]};
            const unsigned long back_s = ((__extension__ (vcc_u64x1){back_v[0]}) + back2_v)[0];
            const vcc_u64x2 control_v = control_v0 + control_v1;
            const vcc_u64x1 control2_v = __extension__ (vcc_u64x1){control_v[1]};
            const unsigned long control_s =
                ((__extension__ (vcc_u64x1){control_v[0]}) + control2_v)[0];
            k = (long long)end;
            back = (long long)((unsigned long)back + back_s);
            control = (long long)((unsigned long)control + control_s);
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        if (p[k] == '\\')
            back++;
        else if (((unsigned char)p[k]) <= 0x1f)
            control++;
    }
    return back * 1000 + control;
}
