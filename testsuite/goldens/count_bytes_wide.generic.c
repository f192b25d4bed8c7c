/* vcc 0.1.0 wrote this from count_bytes_wide.c for generic */
/* kernel: int n | in i8 p[n] | -> i64 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
long long count_bytes_wide(int n, const signed char *p)
{
    /* Counts of 64 bits: four bytes are read at a time. */
    long long k, back = 0, control = 0;
    /* vcc: line 6: 4 lanes, then 2, generic */
    k = 0;
    if (0L < (long)n && (unsigned long)n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~3UL;
        const vcc_u64x2 t_v = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t2_v = (unsigned long)(1L) - __extension__ (vcc_u64x2){0};
        const vcc_u8x4 t3_v = (unsigned char)(92) - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t4_v = (unsigned char)(31) - __extension__ (vcc_u8x4){0};
        vcc_u64x2 back_v0 = t_v;
        vcc_u64x2 back_v1 = t_v;
        vcc_u64x2 control_v0 = t_v;
        vcc_u64x2 control_v1 = t_v;
        unsigned long k2;
        vcc_u64x2 t5_v;
        vcc_u64x2 t6_v;
        vcc_u8x2 t7_v;
        vcc_u8x2 t8_v;
        vcc_u64x2 back_v;
        vcc_u64x2 control_v;
        for (k2 = 0; k2 < wide_end; k2 += 4) {
            const vcc_u8x4 p_v = *(const vcc_u8x4 *)(const void *)(p + k2);
            const vcc_u64x2 t_v0 = back_v0 + t2_v;
            const vcc_u64x2 t_v1 = back_v1 + t2_v;
            const vcc_u8x4 mask_v = (vcc_u8x4)((vcc_u8x4)p_v == (vcc_u8x4)t3_v);
            const vcc_u64x2 mask_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask_v,
                mask_v, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask_v,
                mask_v, 2, 3), vcc_i64x2);
            const vcc_u64x2 mask2_v0 = ~mask_v0;
            const vcc_u64x2 mask2_v1 = ~mask_v1;
            const vcc_u8x4 mask2_v = (vcc_u8x4)((vcc_u8x4)p_v <= (vcc_u8x4)t4_v);
            const vcc_u64x2 mask3_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask2_v,
                mask2_v, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask3_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask2_v,
                mask2_v, 2, 3), vcc_i64x2);
            const vcc_u64x2 mask4_v0 = mask2_v0 & mask3_v0;
            const vcc_u64x2 mask4_v1 = mask2_v1 & mask3_v1;
            const vcc_u64x2 t2_v0 = (back_v0 & mask4_v0) | (t_v0 & ~mask4_v0);
            const vcc_u64x2 t2_v1 = (back_v1 & mask4_v1) | (t_v1 & ~mask4_v1);
            const vcc_u64x2 mask5_v0 = ~mask3_v0;
            const vcc_u64x2 mask5_v1 = ~mask3_v1;
            const vcc_u64x2 mask6_v0 = mask2_v0 & mask5_v0;
            const vcc_u64x2 mask6_v1 = mask2_v1 & mask5_v1;
            const vcc_u64x2 t3_v0 = (back_v0 & mask6_v0) | (t2_v0 & ~mask6_v0);
            const vcc_u64x2 t3_v1 = (back_v1 & mask6_v1) | (t2_v1 & ~mask6_v1);
            const vcc_u64x2 t4_v0 = control_v0 + t2_v;
            const vcc_u64x2 t4_v1 = control_v1 + t2_v;
            const vcc_u64x2 t5_v0 = (t4_v0 & mask4_v0) | (control_v0 & ~mask4_v0);
            const vcc_u64x2 t5_v1 = (t4_v1 & mask4_v1) | (control_v1 & ~mask4_v1);
            const vcc_u64x2 t6_v0 = (control_v0 & mask6_v0) | (t5_v0 & ~mask6_v0);
            const vcc_u64x2 t6_v1 = (control_v1 & mask6_v1) | (t5_v1 & ~mask6_v1);
            back_v0 = t3_v0;
            back_v1 = t3_v1;
            control_v0 = t6_v0;
            control_v1 = t6_v1;
        }
        t5_v = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
        t6_v = (unsigned long)(1L) - __extension__ (vcc_u64x2){0};
        t7_v = (unsigned char)(92) - __extension__ (vcc_u8x2){0};
        t8_v = (unsigned char)(31) - __extension__ (vcc_u8x2){0};
        back_v = t5_v;
        control_v = t5_v;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 2) {
            const vcc_u8x2 p2_v = *(const vcc_u8x2 *)(const void *)(p + k2);
            const vcc_u8x2 mask3_v = (vcc_u8x2)((vcc_u8x2)p2_v == (vcc_u8x2)t7_v);
            const vcc_u64x2 mask4_v =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask3_v, vcc_i64x2);
            const vcc_u64x2 mask5_v = ~mask4_v;
            const vcc_u8x2 mask6_v = (vcc_u8x2)((vcc_u8x2)p2_v <= (vcc_u8x2)t8_v);
            const vcc_u64x2 mask7_v =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask6_v, vcc_i64x2);
            const vcc_u64x2 mask8_v = mask5_v & mask7_v;
            const vcc_u64x2 mask9_v = mask5_v & (~mask7_v);
            const vcc_u64x2 t9_v = (back_v & mask8_v) | ((back_v + t6_v) & ~mask8_v);
            const vcc_u64x2 t10_v = ((control_v + t6_v) & mask8_v) | (control_v & ~mask8_v);
            back_v = (back_v & mask9_v) | (t9_v & ~mask9_v);
            control_v = (control_v & mask9_v) | (t10_v & ~mask9_v);
        }
        {
            const vcc_u64x2 back2_v = back_v0 + back_v1;
            const vcc_u64x1 back3_v = __extension__ (vcc_u64x1){back2_v[1]};
            const unsigned long back_s = ((__extension__ (vcc_u64x1){back2_v[0]}) + back3_v)[0];
            const vcc_u64x1 back4_v = __extension__ (vcc_u64x1){back_v[1]};
            const unsigned long back_s2 = ((__extension__ (vcc_u64x1){back_v[0]}) + back4_v)[0];
            const vcc_u64x2 control2_v = control_v0 + control_v1;
            const vcc_u64x1 control3_v = __extension__ (vcc_u64x1){control2_v[1]};
            const unsigned long control_s =
                ((__extension__ (vcc_u64x1){control2_v[0]}) + control3_v)[0];
            const vcc_u64x1 control4_v = __extension__ (vcc_u64x1){control_v[1]};
            const unsigned long control_s2 =
                ((__extension__ (vcc_u64x1){control_v[0]}) + control4_v)[0];
            k = (long long)end;
            back = (long long)((unsigned long)back + back_s + back_s2);
            control = (long long)((unsigned long)control + control_s + control_s2);
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
