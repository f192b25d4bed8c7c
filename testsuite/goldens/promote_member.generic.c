/* vcc 0.1.0 wrote this from promote_member.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 s[4] | in u8 x[n] */
/* Sums in members of a record, one of which counts; what else is in it stays as it is. */
struct promote_member { int first; unsigned sum, count, last; };
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void promote_member(int n, int *s, const unsigned char *x)
{
    struct promote_member *to = (struct promote_member *)(void *)s;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic; runs if sum and x do not overlap */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long t = (unsigned long)&to->sum;
        if (t + 8 <= (unsigned long)x || (unsigned long)x + end <= t) {
            const unsigned int sum_s = to->sum;
            const unsigned int count_s = to->count;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u16x8 t2_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
            vcc_u32x4 t_v0 = t_v;
            vcc_u32x4 t_v1 = t_v;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + k);
                const vcc_u16x8 t3_v = __builtin_convertvector(x_v, vcc_u16x8) * t2_v;
                const vcc_u32x4 t2_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v, t3_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t2_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v, t3_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
                const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
                t_v0 = t3_v0;
                t_v1 = t3_v1;
            }
            {
                const vcc_u32x4 t4_v = t_v0 + t_v1;
                const vcc_u32x2 t5_v = __builtin_shufflevector(t4_v, t4_v, 2, 3);
                const vcc_u32x2 t6_v = __builtin_shufflevector(t4_v, t4_v, 0, 1) + t5_v;
                const vcc_u32x1 t7_v = __extension__ (vcc_u32x1){t6_v[1]};
                const unsigned int t2 = (__extension__ (vcc_u32x1){t6_v[0]} + t7_v)[0];
                i_done = (int)end;
                to->sum = sum_s + t2;
                to->count = count_s + (unsigned int)end;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        to->sum += x[i] * 3u;
        to->count++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
