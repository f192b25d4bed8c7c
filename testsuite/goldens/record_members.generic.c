/* vcc 0.1.0 wrote this from record_members.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[500] | inout float y[500] */
/* Two arrays of one record: told apart by their offsets, which the output asserts. */
struct pair {
    int length;
    float from[500];
    float to[500];
};

static struct pair shared;

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void scale(struct pair *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes x 4, then 4, generic */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, length) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, to) == 2004,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, from) == 4,
            "layout of struct pair");
        const int length_s = p->length;
        if (length_s >= 4) {
            const unsigned long end = (unsigned long)length_s & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const float t_v = (float)0.75f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 to_new_v =
                        *(const vcc_f32x4 *)(const void *)(p->from + at) * t2_v;
                    *(vcc_f32x4 *)(void *)(p->to + at) = to_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 to_new2_v = *(const vcc_f32x4 *)(const void *)(p->from + k) * t2_v;
                *(vcc_f32x4 *)(void *)(p->to + k) = to_new2_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < p->length; i++) {
        VCC_KEEP_SCALAR;
        p->to[i] = p->from[i] * 0.75f;
    }
#else
    for (int i = 0; i < p->length; i++)
        p->to[i] = p->from[i] * 0.75f;
#endif
}

void record_members(int n, const float *x, float *y)
{
    int i;
    shared.length = n < 500 ? n : 500;
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 4, generic; runs if x and from are far enough apart */
    i = 0;
    if ((unsigned long)shared.from - (unsigned long)x - 1 >= 63) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + at);
                *(vcc_f32x4 *)(void *)(shared.from + at) = x_v;
            }
        }
        i = 496;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        shared.from[i] = x[i];
    }
#else
    for (i = 0; i < 500; i++)
        shared.from[i] = x[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 23: 4 lanes x 4, generic; runs if y and to are far enough apart */
    i = 0;
    if ((unsigned long)shared.to - (unsigned long)y - 1 >= 63) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + at);
                *(vcc_f32x4 *)(void *)(shared.to + at) = y_v;
            }
        }
        i = 496;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        shared.to[i] = y[i];
    }
#else
    for (i = 0; i < 500; i++)
        shared.to[i] = y[i];
#endif
    scale(&shared);
#ifdef VCC_VECTOR
    /* vcc: line 26: 4 lanes x 4, generic; runs if to and y are far enough apart */
    i = 0;
    if ((unsigned long)y - (unsigned long)shared.to - 1 >= 63) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 to_v = *(const vcc_f32x4 *)(const void *)(shared.to + at);
                *(vcc_f32x4 *)(void *)(y + at) = to_v;
            }
        }
        i = 496;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        y[i] = shared.to[i];
    }
#else
    for (i = 0; i < 500; i++)
        y[i] = shared.to[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
