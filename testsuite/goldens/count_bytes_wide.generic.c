/* vcc 0.1.0 wrote this from count_bytes_wide.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 p[n] | -> i64 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
long long count_bytes_wide(int n, const signed char *p)
{
    /* Counts of 64 bits: four bytes are read at a time. */
    long long k, back = 0, control = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    k = 0;
    if (0L < (long)n && (unsigned long)n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u8x16 t2_v = (unsigned char)92 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)31 - __extension__ (vcc_u8x16){0};
        vcc_u64x2 back_v0 = t_v;
        vcc_u64x2 back_v1 = t_v;
        vcc_u64x2 back_v2 = t_v;
        vcc_u64x2 back_v3 = t_v;
        vcc_u64x2 back_v4 = t_v;
        vcc_u64x2 back_v5 = t_v;
        vcc_u64x2 back_v6 = t_v;
        vcc_u64x2 back_v7 = t_v;
        vcc_u64x2 control_v0 = t_v;
        vcc_u64x2 control_v1 = t_v;
        vcc_u64x2 control_v2 = t_v;
        vcc_u64x2 control_v3 = t_v;
        vcc_u64x2 control_v4 = t_v;
        vcc_u64x2 control_v5 = t_v;
        vcc_u64x2 control_v6 = t_v;
        vcc_u64x2 control_v7 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const vcc_u8x16 p_v = *(const vcc_u8x16 *)(const void *)(p + k2);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)p_v == (vcc_u8x16)t2_v);
            const vcc_u8x16 t4_v = mask_v & (__extension__ (vcc_u8x16){0} + (unsigned char)1u);
            const vcc_u64x2 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 0, 1), vcc_u64x2);
            const vcc_u64x2 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 2, 3), vcc_u64x2);
            const vcc_u64x2 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 4, 5), vcc_u64x2);
            const vcc_u64x2 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 6, 7), vcc_u64x2);
            const vcc_u64x2 t_v4 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 8, 9), vcc_u64x2);
            const vcc_u64x2 t_v5 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 10, 11), vcc_u64x2);
            const vcc_u64x2 t_v6 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 12, 13), vcc_u64x2);
            const vcc_u64x2 t_v7 =
                __builtin_convertvector(__builtin_shufflevector(t4_v, t4_v, 14, 15), vcc_u64x2);
            const vcc_u64x2 t2_v0 = back_v0 + t_v0;
            const vcc_u64x2 t2_v1 = back_v1 + t_v1;
            const vcc_u64x2 t2_v2 = back_v2 + t_v2;
            const vcc_u64x2 t2_v3 = back_v3 + t_v3;
            const vcc_u64x2 t2_v4 = back_v4 + t_v4;
            const vcc_u64x2 t2_v5 = back_v5 + t_v5;
            const vcc_u64x2 t2_v6 = back_v6 + t_v6;
            const vcc_u64x2 t2_v7 = back_v7 + t_v7;
            const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)p_v <= (vcc_u8x16)t3_v);
            const vcc_u8x16 t5_v = mask2_v & (__extension__ (vcc_u8x16){0} + (unsigned char)1u);
            const vcc_u64x2 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 0, 1), vcc_u64x2);
            const vcc_u64x2 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 2, 3), vcc_u64x2);
            const vcc_u64x2 t3_v2 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 4, 5), vcc_u64x2);
            const vcc_u64x2 t3_v3 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 6, 7), vcc_u64x2);
            const vcc_u64x2 t3_v4 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 8, 9), vcc_u64x2);
            const vcc_u64x2 t3_v5 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 10, 11), vcc_u64x2);
            const vcc_u64x2 t3_v6 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 12, 13), vcc_u64x2);
            const vcc_u64x2 t3_v7 =
                __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 14, 15), vcc_u64x2);
            const vcc_u64x2 t4_v0 = control_v0 + t3_v0;
            const vcc_u64x2 t4_v1 = control_v1 + t3_v1;
            const vcc_u64x2 t4_v2 = control_v2 + t3_v2;
            const vcc_u64x2 t4_v3 = control_v3 + t3_v3;
            const vcc_u64x2 t4_v4 = control_v4 + t3_v4;
            const vcc_u64x2 t4_v5 = control_v5 + t3_v5;
            const vcc_u64x2 t4_v6 = control_v6 + t3_v6;
            const vcc_u64x2 t4_v7 = control_v7 + t3_v7;
            back_v0 = t2_v0;
            back_v1 = t2_v1;
            back_v2 = t2_v2;
            back_v3 = t2_v3;
            back_v4 = t2_v4;
            back_v5 = t2_v5;
            back_v6 = t2_v6;
            back_v7 = t2_v7;
            control_v0 = t4_v0;
            control_v1 = t4_v1;
            control_v2 = t4_v2;
            control_v3 = t4_v3;
            control_v4 = t4_v4;
            control_v5 = t4_v5;
            control_v6 = t4_v6;
            control_v7 = t4_v7;
        }
        {
            const vcc_u64x2 t6_v = back_v4 + back_v5 + (back_v6 + back_v7);
            const vcc_u64x2 t7_v = back_v0 + back_v1 + (back_v2 + back_v3) + t6_v;
            const vcc_u64x1 t8_v = __extension__ (vcc_u64x1){t7_v[1]};
            const unsigned long t = (__extension__ (vcc_u64x1){t7_v[0]} + t8_v)[0];
            const vcc_u64x2 t9_v = control_v4 + control_v5 + (control_v6 + control_v7);
            const vcc_u64x2 t10_v = control_v0 + control_v1 + (control_v2 + control_v3) + t9_v;
            const vcc_u64x1 t11_v = __extension__ (vcc_u64x1){t10_v[1]};
            const unsigned long t2 = (__extension__ (vcc_u64x1){t10_v[0]} + t11_v)[0];
            k = (long long)end;
            back = (long long)((unsigned long)back + t);
            control = (long long)((unsigned long)control + t2);
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (k = 0; k < n; k++) {
#endif
        if (p[k] == '\\')
            back++;
        else if (((unsigned char)p[k]) <= 0x1f)
            control++;
    }
    return back * 1000 + control;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
