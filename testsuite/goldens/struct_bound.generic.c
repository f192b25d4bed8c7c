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
    /* vcc: line 11: 4 lanes, generic; runs if length and to do not overlap, from and to are far
       enough apart */
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
            const unsigned long end = (unsigned long)length_s & ~3UL;
            const unsigned long t = (unsigned long)&s->length;
            int *const to_s = s->to;
            const int *const from_s = s->from;
            if ((t + 24 <= (unsigned long)to_s || (unsigned long)to_s + end * 4 <= t)
                && (unsigned long)to_s - (unsigned long)from_s - 1 >= 63) {
                const vcc_u32x4 t_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t2_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
                unsigned long k;
                for (k = 0; k < end; k += 4) {
                    const vcc_u32x4 to_new_v =
                        t_v * (*(const vcc_u32x4 *)(const void *)(from_s + k) & t2_v);
                    *(vcc_u32x4 *)(void *)(to_s + k) = to_new_v;
                }
                i_done = (int)end;
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
