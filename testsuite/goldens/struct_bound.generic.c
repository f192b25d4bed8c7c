/* vcc 0.1.0 wrote this from struct_bound.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* Bound and base pointers come from memory. */
struct span {
    int length;
    const int *from;
    int *to;
};

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void double_all(struct span *s)
{
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes x 4, then 4, the last ones overlapping, generic; runs if length and to
       do not overlap, from and to are far enough apart */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct span, length) == 0,
            "layout of struct span");
        __extension__ _Static_assert(__builtin_offsetof(struct span, to) == 16,
            "layout of struct span");
        __extension__ _Static_assert(__builtin_offsetof(struct span, from) == 8,
            "layout of struct span");
        const int length_s = s->length;
        if (length_s >= 4) {
            const unsigned long end = ((unsigned long)length_s - 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t = (unsigned long)&s->length;
            int *const to_s = s->to;
            const int *const from_s = s->from;
            if ((t + 24 <= (unsigned long)to_s
                || (unsigned long)to_s + (unsigned long)length_s * 4 <= t)
                && (unsigned long)to_s - (unsigned long)from_s - 1 >= (unsigned long)length_s * 4 - 1) {
                const unsigned long last = (unsigned long)length_s - 4;
                const vcc_u32x4 t_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)(from_s + last) & t_v;
                const vcc_u32x4 to_new_last_v = t2_v + t2_v;
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 4;
                        const vcc_u32x4 t3_v =
                            *(const vcc_u32x4 *)(const void *)(from_s + at) & t_v;
                        *(vcc_u32x4 *)(void *)(to_s + at) = t3_v + t3_v;
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const vcc_u32x4 t4_v = *(const vcc_u32x4 *)(const void *)(from_s + k) & t_v;
                    *(vcc_u32x4 *)(void *)(to_s + k) = t4_v + t4_v;
                }
                /* the last ones, some of them once more */
                *(vcc_u32x4 *)(void *)(to_s + last) = to_new_last_v;
                i_done = length_s;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < s->length; i++) {
        VCC_KEEP_SCALAR;
        s->to[i] = 2 * (s->from[i] & 65535);
    }
#else
    for (int i = 0; i < s->length; i++)
        s->to[i] = 2 * (s->from[i] & 65535);
#endif
}

void struct_bound(int n, const int *x, int *y)
{
    struct span s;
    s.length = n;
    s.from = x;
    s.to = y;
    double_all(&s);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
