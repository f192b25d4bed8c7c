/* vcc 0.1.0 wrote this from record_odd_members.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] | inout i16 z[n] */
struct record_odd_members_state {
    unsigned kind : 3, : 7, big : 1;
    int : 0;
    long double precise;
    char bytes[5];
    int scale;
    short shifts[4] __attribute__((aligned(8)));
};

struct __attribute__((packed)) record_odd_members_wire {
    char tag;
    int length;
    unsigned char data[5];
};

#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void record_odd_members(int n, const int *x, int *y, short *z)
{
    static struct record_odd_members_state s;
    static struct record_odd_members_wire w;
    struct record_odd_members_state *p = &s;
    int i;
    s.kind = 5;
    s.precise = 2;
    w.length = n;
    p->scale = 3;
    p->shifts[2] = 7;
    w.data[4] = 9;
#ifdef VCC_VECTOR
    /* vcc: line 29: 4 lanes, generic; runs if scale and y do not overlap, x and y are far enough
       apart */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_odd_members_state,
            scale) == 40, "layout of struct record_odd_members_state");
        __extension__ _Static_assert(__builtin_offsetof(struct record_odd_members_state,
            shifts) == 48, "layout of struct record_odd_members_state");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long t = (unsigned long)&p->scale;
            if ((t + 14 <= (unsigned long)y || (unsigned long)y + end * 4 <= t)
                && (unsigned long)y - (unsigned long)x - 1 >= 63) {
                const int scale_s = p->scale;
                const vcc_u32x4 scale_v = (unsigned int)scale_s - __extension__ (vcc_u32x4){0};
                const short shifts_s = p->shifts[2];
                const vcc_u32x4 t_v = (unsigned int)(int)shifts_s - __extension__ (vcc_u32x4){0};
                unsigned long k;
                for (k = 0; k < end; k += 4) {
                    const vcc_u32x4 y_new_v =
                        *(const vcc_u32x4 *)(const void *)(x + k) * scale_v + t_v;
                    *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
                }
                i = (int)end;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale + (unsigned)p->shifts[2]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale + (unsigned)p->shifts[2]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 31: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned char data_s = w.data[4];
        const vcc_u16x8 t_v = (unsigned short)(unsigned int)data_s - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                short *const z_s = z + (long)(k + copy * 8);
                const vcc_u16x8 z_new_v = *(const vcc_u16x8 *)(const void *)z_s + t_v;
                *(vcc_u16x8 *)(void *)z_s = z_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 z_new2_v = *(const vcc_u16x8 *)(const void *)(z + k) + t_v;
            *(vcc_u16x8 *)(void *)(z + k) = z_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (short)(z[i] + w.data[4]);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (short)(z[i] + w.data[4]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
