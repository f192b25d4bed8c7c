/* vcc 0.1.0 wrote this from exit_sum_until_negative.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | make a = a[i] & 0x7fffffff | exit a = -1 - i | -> i64 */
#ifdef VCC_VECTOR
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long exit_sum_until_negative(int n, const int *a)
{
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, generic */
    int i_done = 0;
    if (n >= 1 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 127) >> 2;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned long sum_s = 0UL;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 < 0) {
                begun = (long)k;
                break;
            }
            sum_s = sum_s + (unsigned long)t2;
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u64x2 sum_v0 = t_v;
        vcc_u64x2 sum_v1 = t_v;
        vcc_u64x2 sum_v2 = t_v;
        vcc_u64x2 sum_v3 = t_v;
        vcc_u64x2 sum_v4 = t_v;
        vcc_u64x2 sum_v5 = t_v;
        vcc_u64x2 sum_v6 = t_v;
        vcc_u64x2 sum_v7 = t_v;
        vcc_u64x2 sum_v8 = t_v;
        vcc_u64x2 sum_v9 = t_v;
        vcc_u64x2 sum_v10 = t_v;
        vcc_u64x2 sum_v11 = t_v;
        vcc_u64x2 sum_v12 = t_v;
        vcc_u64x2 sum_v13 = t_v;
        vcc_u64x2 sum_v14 = t_v;
        vcc_u64x2 sum_v15 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 8);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 12);
            const vcc_u32x4 a_v4 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 16);
            const vcc_u32x4 a_v5 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 20);
            const vcc_u32x4 a_v6 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 24);
            const vcc_u32x4 a_v7 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 28);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)a_v2 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)a_v3 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v4 = (vcc_u32x4)((vcc_i32x4)a_v4 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v5 = (vcc_u32x4)((vcc_i32x4)a_v5 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v6 = (vcc_u32x4)((vcc_i32x4)a_v6 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v7 = (vcc_u32x4)((vcc_i32x4)a_v7 < (vcc_i32x4)t2_v);
            const vcc_u32x4 mask_v = mask_v4 | mask_v5 | (mask_v6 | mask_v7);
            const vcc_u64x2 t3_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3) | mask_v);
            const int t3 = (t3_v[0] | t3_v[1]) != 0;
            if (t3) {
                reached = k2;
                break;
            }
            const vcc_u64x2 t_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v0, a_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v0, a_v0,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v1, a_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v1, a_v1,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v2, a_v2,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v2, a_v2,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v3, a_v3,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v3, a_v3,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v8 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v4, a_v4,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v9 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v4, a_v4,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v10 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v5, a_v5,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v11 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v5, a_v5,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v12 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v6, a_v6,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v13 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v6, a_v6,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t_v14 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v7, a_v7,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v15 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a_v7, a_v7,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t2_v0 = sum_v0 + t_v0;
            const vcc_u64x2 t2_v1 = sum_v1 + t_v1;
            const vcc_u64x2 t2_v2 = sum_v2 + t_v2;
            const vcc_u64x2 t2_v3 = sum_v3 + t_v3;
            const vcc_u64x2 t2_v4 = sum_v4 + t_v4;
            const vcc_u64x2 t2_v5 = sum_v5 + t_v5;
            const vcc_u64x2 t2_v6 = sum_v6 + t_v6;
            const vcc_u64x2 t2_v7 = sum_v7 + t_v7;
            const vcc_u64x2 t2_v8 = sum_v8 + t_v8;
            const vcc_u64x2 t2_v9 = sum_v9 + t_v9;
            const vcc_u64x2 t2_v10 = sum_v10 + t_v10;
            const vcc_u64x2 t2_v11 = sum_v11 + t_v11;
            const vcc_u64x2 t2_v12 = sum_v12 + t_v12;
            const vcc_u64x2 t2_v13 = sum_v13 + t_v13;
            const vcc_u64x2 t2_v14 = sum_v14 + t_v14;
            const vcc_u64x2 t2_v15 = sum_v15 + t_v15;
            sum_v0 = t2_v0;
            sum_v1 = t2_v1;
            sum_v2 = t2_v2;
            sum_v3 = t2_v3;
            sum_v4 = t2_v4;
            sum_v5 = t2_v5;
            sum_v6 = t2_v6;
            sum_v7 = t2_v7;
            sum_v8 = t2_v8;
            sum_v9 = t2_v9;
            sum_v10 = t2_v10;
            sum_v11 = t2_v11;
            sum_v12 = t2_v12;
            sum_v13 = t2_v13;
            sum_v14 = t2_v14;
            sum_v15 = t2_v15;
        }
        {
            const vcc_u64x2 sum2_v0 = sum_v0 + sum_v8;
            const vcc_u64x2 sum2_v1 = sum_v1 + sum_v9;
            const vcc_u64x2 sum3_v0 = sum_v2 + sum_v10;
            const vcc_u64x2 sum3_v1 = sum_v3 + sum_v11;
            const vcc_u64x2 sum4_v0 = sum_v4 + sum_v12;
            const vcc_u64x2 sum4_v1 = sum_v5 + sum_v13;
            const vcc_u64x2 sum5_v0 = sum_v6 + sum_v14;
            const vcc_u64x2 sum5_v1 = sum_v7 + sum_v15;
            const vcc_u64x2 sum6_v0 = sum2_v0 + sum4_v0;
            const vcc_u64x2 sum6_v1 = sum2_v1 + sum4_v1;
            const vcc_u64x2 sum7_v0 = sum3_v0 + sum5_v0;
            const vcc_u64x2 sum7_v1 = sum3_v1 + sum5_v1;
            const vcc_u64x2 sum8_v0 = sum6_v0 + sum7_v0;
            const vcc_u64x2 sum8_v1 = sum6_v1 + sum7_v1;
            const vcc_u64x2 sum_v = sum8_v0 + sum8_v1;
            const vcc_u64x1 sum2_v = __extension__ (vcc_u64x1){sum_v[1]};
            const unsigned long sum_s2 = (__extension__ (vcc_u64x1){sum_v[0]} + sum2_v)[0];
            sum = (long)(sum_s + sum_s2);
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (a[i] < 0)
            break;
        sum += a[i];
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
