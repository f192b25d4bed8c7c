/* vcc 0.1.0 wrote this from exit_mismatch_floats.c for generic */
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
/* kernel: int n | in float a[n] | in float b[n] | make b = a[i] | exit a = 1.0f, b = 2.0f | -> i32 */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_mismatch_floats(int n, const float *a, const float *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, generic; runs if blocks of all that decides over the exit begin
       with the same element */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~63UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 3) == 0 && (((unsigned long)b - (unsigned long)a) & 63) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u32x4 t_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)2139095040 - __extension__ (vcc_u32x4){0};
            const float t3_v = (float)0.0f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            const vcc_u32x4 t5_v = (unsigned int)(before - 1) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t6_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t_v0 = *(const vcc_u32x4 *)(const void *)a_blocks & t_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + 16) & t_v;
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t_v2 = *(const vcc_u32x4 *)(const void *)(a_blocks + 32) & t_v;
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)t_v2 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t_v3 = *(const vcc_u32x4 *)(const void *)(a_blocks + 48) & t_v;
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)t_v3 > (vcc_i32x4)t2_v);
            const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_blocks;
            const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a_blocks + 16);
            const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)(a_blocks + 32);
            const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)(a_blocks + 48);
            const vcc_u32x4 t2_v0 = *(const vcc_u32x4 *)(const void *)b_blocks & t_v;
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_i32x4)t2_v0 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t2_v1 = *(const vcc_u32x4 *)(const void *)(b_blocks + 16) & t_v;
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_i32x4)t2_v1 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t2_v2 = *(const vcc_u32x4 *)(const void *)(b_blocks + 32) & t_v;
            const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_i32x4)t2_v2 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t2_v3 = *(const vcc_u32x4 *)(const void *)(b_blocks + 48) & t_v;
            const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_i32x4)t2_v3 > (vcc_i32x4)t2_v);
            const vcc_f32x4 b_v0 = *(const vcc_f32x4 *)(const void *)b_blocks;
            const vcc_f32x4 b_v1 = *(const vcc_f32x4 *)(const void *)(b_blocks + 16);
            const vcc_f32x4 b_v2 = *(const vcc_f32x4 *)(const void *)(b_blocks + 32);
            const vcc_f32x4 b_v3 = *(const vcc_f32x4 *)(const void *)(b_blocks + 48);
            const vcc_f32x4 t3_v0 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v0) | ((vcc_u32x4)a_v0 & ~mask_v0));
            const vcc_f32x4 t4_v0 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask2_v0) | ((vcc_u32x4)b_v0 & ~mask2_v0));
            const vcc_f32x4 t3_v1 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v1) | ((vcc_u32x4)a_v1 & ~mask_v1));
            const vcc_f32x4 t4_v1 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask2_v1) | ((vcc_u32x4)b_v1 & ~mask2_v1));
            const vcc_f32x4 t3_v2 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v2) | ((vcc_u32x4)a_v2 & ~mask_v2));
            const vcc_f32x4 t4_v2 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask2_v2) | ((vcc_u32x4)b_v2 & ~mask2_v2));
            const vcc_f32x4 t3_v3 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v3) | ((vcc_u32x4)a_v3 & ~mask_v3));
            const vcc_f32x4 t4_v3 =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask2_v3) | ((vcc_u32x4)b_v3 & ~mask2_v3));
            const vcc_u32x4 t7_v = t6_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t8_v = t6_v + ((unsigned int)8 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t9_v = t6_v + ((unsigned int)12 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)t6_v > (vcc_i32x4)t5_v);
            const vcc_u32x4 mask4_v0 =
                ((vcc_u32x4)(t3_v0 != t4_v0) | mask_v0 | mask2_v0) & mask3_v0;
            const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)t7_v > (vcc_i32x4)t5_v);
            const vcc_u32x4 mask4_v1 =
                ((vcc_u32x4)(t3_v1 != t4_v1) | mask_v1 | mask2_v1) & mask3_v1;
            const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_i32x4)t8_v > (vcc_i32x4)t5_v);
            const vcc_u32x4 mask4_v2 =
                ((vcc_u32x4)(t3_v2 != t4_v2) | mask_v2 | mask2_v2) & mask3_v2;
            const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_i32x4)t9_v > (vcc_i32x4)t5_v);
            const vcc_u32x4 mask4_v3 =
                ((vcc_u32x4)(t3_v3 != t4_v3) | mask_v3 | mask2_v3) & mask3_v3;
            const vcc_u64x2 t10_v = (vcc_u64x2)(mask4_v0 | mask4_v1 | (mask4_v2 | mask4_v3));
            const int t = (t10_v[0] | t10_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask4_v0[0] ? 0ul : mask4_v0[1] ? 1ul : mask4_v0[2] ? 2ul
                    : mask4_v0[3] ? 3ul : mask4_v1[0] ? 4ul : mask4_v1[1] ? 5ul : mask4_v1[2] ? 6ul
                    : mask4_v1[3] ? 7ul : mask4_v2[0] ? 8ul : mask4_v2[1] ? 9ul
                    : mask4_v2[2] ? 10ul : mask4_v2[3] ? 11ul : mask4_v3[0] ? 12ul
                    : mask4_v3[1] ? 13ul : mask4_v3[2] ? 14ul : 15ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    char *const a_blocks2 = a_blocks + k * 4 + 16;
                    char *const a_blocks3 = a_blocks + k * 4 + 32;
                    char *const a_blocks4 = a_blocks + k * 4 + 48;
                    const vcc_u32x4 t5_v0 =
                        *(const vcc_u32x4 *)(const void *)(a_blocks + k * 4) & t_v;
                    const vcc_u32x4 mask5_v0 = (vcc_u32x4)((vcc_i32x4)t5_v0 > (vcc_i32x4)t2_v);
                    const vcc_u32x4 t5_v1 = *(const vcc_u32x4 *)(const void *)a_blocks2 & t_v;
                    const vcc_u32x4 mask5_v1 = (vcc_u32x4)((vcc_i32x4)t5_v1 > (vcc_i32x4)t2_v);
                    const vcc_u32x4 t5_v2 = *(const vcc_u32x4 *)(const void *)a_blocks3 & t_v;
                    const vcc_u32x4 mask5_v2 = (vcc_u32x4)((vcc_i32x4)t5_v2 > (vcc_i32x4)t2_v);
                    const vcc_u32x4 t5_v3 = *(const vcc_u32x4 *)(const void *)a_blocks4 & t_v;
                    const vcc_u32x4 mask5_v3 = (vcc_u32x4)((vcc_i32x4)t5_v3 > (vcc_i32x4)t2_v);
                    const vcc_f32x4 a2_v0 = *(const vcc_f32x4 *)(const void *)(a_blocks + k * 4);
                    const vcc_f32x4 a2_v1 = *(const vcc_f32x4 *)(const void *)a_blocks2;
                    const vcc_f32x4 a2_v2 = *(const vcc_f32x4 *)(const void *)a_blocks3;
                    const vcc_f32x4 a2_v3 = *(const vcc_f32x4 *)(const void *)a_blocks4;
                    char *const b_blocks2 = b_blocks + k * 4 + 16;
                    char *const b_blocks3 = b_blocks + k * 4 + 32;
                    char *const b_blocks4 = b_blocks + k * 4 + 48;
                    const vcc_u32x4 t6_v0 =
                        *(const vcc_u32x4 *)(const void *)(b_blocks + k * 4) & t_v;
                    const vcc_u32x4 mask6_v0 = (vcc_u32x4)((vcc_i32x4)t6_v0 > (vcc_i32x4)t2_v);
                    const vcc_u32x4 t6_v1 = *(const vcc_u32x4 *)(const void *)b_blocks2 & t_v;
                    const vcc_u32x4 mask6_v1 = (vcc_u32x4)((vcc_i32x4)t6_v1 > (vcc_i32x4)t2_v);
                    const vcc_u32x4 t6_v2 = *(const vcc_u32x4 *)(const void *)b_blocks3 & t_v;
                    const vcc_u32x4 mask6_v2 = (vcc_u32x4)((vcc_i32x4)t6_v2 > (vcc_i32x4)t2_v);
                    const vcc_u32x4 t6_v3 = *(const vcc_u32x4 *)(const void *)b_blocks4 & t_v;
                    const vcc_u32x4 mask6_v3 = (vcc_u32x4)((vcc_i32x4)t6_v3 > (vcc_i32x4)t2_v);
                    const vcc_f32x4 b2_v0 = *(const vcc_f32x4 *)(const void *)(b_blocks + k * 4);
                    const vcc_f32x4 b2_v1 = *(const vcc_f32x4 *)(const void *)b_blocks2;
                    const vcc_f32x4 b2_v2 = *(const vcc_f32x4 *)(const void *)b_blocks3;
                    const vcc_f32x4 b2_v3 = *(const vcc_f32x4 *)(const void *)b_blocks4;
                    const vcc_f32x4 t7_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask5_v0) | ((vcc_u32x4)a2_v0 & ~mask5_v0));
                    const vcc_f32x4 t8_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask6_v0) | ((vcc_u32x4)b2_v0 & ~mask6_v0));
                    const vcc_f32x4 t7_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask5_v1) | ((vcc_u32x4)a2_v1 & ~mask5_v1));
                    const vcc_f32x4 t8_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask6_v1) | ((vcc_u32x4)b2_v1 & ~mask6_v1));
                    const vcc_f32x4 t7_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask5_v2) | ((vcc_u32x4)a2_v2 & ~mask5_v2));
                    const vcc_f32x4 t8_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask6_v2) | ((vcc_u32x4)b2_v2 & ~mask6_v2));
                    const vcc_f32x4 t7_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask5_v3) | ((vcc_u32x4)a2_v3 & ~mask5_v3));
                    const vcc_f32x4 t8_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask6_v3) | ((vcc_u32x4)b2_v3 & ~mask6_v3));
                    const vcc_u32x4 mask7_v0 = (vcc_u32x4)(t7_v0 != t8_v0) | mask5_v0 | mask6_v0;
                    const vcc_u32x4 mask7_v1 = (vcc_u32x4)(t7_v1 != t8_v1) | mask5_v1 | mask6_v1;
                    const vcc_u32x4 mask7_v2 = (vcc_u32x4)(t7_v2 != t8_v2) | mask5_v2 | mask6_v2;
                    const vcc_u32x4 mask7_v3 = (vcc_u32x4)(t7_v3 != t8_v3) | mask5_v3 | mask6_v3;
                    const vcc_u64x2 t11_v =
                        (vcc_u64x2)(mask7_v0 | mask7_v1 | (mask7_v2 | mask7_v3));
                    const int t3 = (t11_v[0] | t11_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask7_v0[0] ? 0ul : mask7_v0[1] ? 1ul
                            : mask7_v0[2] ? 2ul : mask7_v0[3] ? 3ul : mask7_v1[0] ? 4ul
                            : mask7_v1[1] ? 5ul : mask7_v1[2] ? 6ul : mask7_v1[3] ? 7ul
                            : mask7_v2[0] ? 8ul : mask7_v2[1] ? 9ul : mask7_v2[2] ? 10ul
                            : mask7_v2[3] ? 11ul : mask7_v3[0] ? 12ul : mask7_v3[1] ? 13ul
                            : mask7_v3[2] ? 14ul : 15ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            i_done = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] != b[i])
            return i;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] != b[i])
            return i;
#endif
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
