/* vcc 0.1.0 wrote this from flags_set.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in u8 b[n] | i32 v | out i64 d[12] */
/* Variables that some iterations set to one value, whatever they were. */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x1 __attribute__((vector_size(2), aligned(2), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x1 __attribute__((vector_size(1), aligned(1), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
static int flags_set_found(int n, const int *a, int limit)
{
    int found = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 limit_v = (unsigned int)limit - __extension__ (vcc_u32x4){0};
        vcc_u32x4 found_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + (long)(k + copy * 4));
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)limit_v);
                found_v[copy] = (t2_v & mask_v) | (found_v[copy] & ~mask_v);
            }
        }
        {
            const vcc_u32x4 found2_v = found_v[0] | found_v[2] | (found_v[1] | found_v[3]);
            const vcc_u32x2 found3_v = __builtin_shufflevector(found2_v, found2_v, 2, 3);
            const vcc_u32x2 found4_v = __builtin_shufflevector(found2_v, found2_v, 0, 1) | found3_v;
            const vcc_u32x1 found5_v = __extension__ (vcc_u32x1){found4_v[1]};
            const unsigned int found_s = (__extension__ (vcc_u32x1){found4_v[0]} | found5_v)[0];
            found = (int)((unsigned int)found | found_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > limit)
            found = 1;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] > limit)
            found = 1;
#endif
    return found;
}

static _Bool flags_set_kept(int n, const int *a, const unsigned char *b)
{
    _Bool good = 1;
#ifdef VCC_VECTOR
    /* vcc: line 15: 16 lanes, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u32x4 t3_v = (unsigned int)77 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u8x16 good_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a + k + 8);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a + k + 12);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)t3_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)t3_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)a_v2 == (vcc_u32x4)t3_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)a_v3 == (vcc_u32x4)t3_v);
            const vcc_u8x4 t5_v = __builtin_convertvector(mask_v0, vcc_u8x4);
            const vcc_u8x4 t6_v = __builtin_convertvector(mask_v1, vcc_u8x4);
            const vcc_u8x8 t7_v = __builtin_shufflevector(t5_v, t6_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x4 t8_v = __builtin_convertvector(mask_v2, vcc_u8x4);
            const vcc_u8x4 t9_v = __builtin_convertvector(mask_v3, vcc_u8x4);
            const vcc_u8x8 t10_v = __builtin_shufflevector(t8_v, t9_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x16 mask_v =
                __builtin_shufflevector(t7_v, t10_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 < (vcc_i32x4)t4_v);
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 < (vcc_i32x4)t4_v);
            const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_i32x4)a_v2 < (vcc_i32x4)t4_v);
            const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_i32x4)a_v3 < (vcc_i32x4)t4_v);
            const vcc_u8x4 t11_v = __builtin_convertvector(mask2_v0, vcc_u8x4);
            const vcc_u8x4 t12_v = __builtin_convertvector(mask2_v1, vcc_u8x4);
            const vcc_u8x8 t13_v = __builtin_shufflevector(t11_v, t12_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x4 t14_v = __builtin_convertvector(mask2_v2, vcc_u8x4);
            const vcc_u8x4 t15_v = __builtin_convertvector(mask2_v3, vcc_u8x4);
            const vcc_u8x8 t16_v = __builtin_shufflevector(t14_v, t15_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x16 mask2_v =
                __builtin_shufflevector(t13_v, t16_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            const vcc_u8x16 mask3_v = (vcc_u8x16)((vcc_u8x16)b_v == (vcc_u8x16)t_v) & mask2_v;
            good_v = (t2_v & mask3_v) | (((t2_v & mask_v) | (good_v & ~mask_v)) & ~mask3_v);
        }
        {
            const vcc_u8x8 good2_v =
                __builtin_shufflevector(good_v, good_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x8 good3_v =
                __builtin_shufflevector(good_v, good_v, 8, 9, 10, 11, 12, 13, 14, 15);
            const vcc_u8x8 good4_v = good2_v & good3_v;
            const vcc_u8x4 good5_v = __builtin_shufflevector(good4_v, good4_v, 4, 5, 6, 7);
            const vcc_u8x4 good6_v =
                __builtin_shufflevector(good4_v, good4_v, 0, 1, 2, 3) & good5_v;
            const vcc_u8x2 good7_v = __builtin_shufflevector(good6_v, good6_v, 2, 3);
            const vcc_u8x2 good8_v = __builtin_shufflevector(good6_v, good6_v, 0, 1) & good7_v;
            const vcc_u8x1 good9_v = __extension__ (vcc_u8x1){good8_v[1]};
            const unsigned char good_s = (__extension__ (vcc_u8x1){good8_v[0]} & good9_v)[0];
            good = (_Bool)(unsigned char)((unsigned int)(unsigned char)good & (unsigned int)good_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (a[i] == 77)
            good = 0;
        if (b[i] == 255 && a[i] < 0)
            good = 0;
    }
    return good;
}

static long flags_set_value(int n, const unsigned char *b, long value)
{
    long last = 0;
    for (int i = 0; i < n; i++)
        last = b[i] > 250 ? value : last;
    return last;
}

static short flags_set_from_ones(int n, const unsigned char *b, short value)
{
    short last = -1;
#ifdef VCC_VECTOR
    /* vcc: line 35: 16 lanes, generic */
    int i_done = n - 1;
    if (i_done >= 15) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)-1 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 value_v = (unsigned short)value - __extension__ (vcc_u16x8){0};
        const vcc_u8x16 t2_v = (unsigned char)9 - __extension__ (vcc_u8x16){0};
        vcc_u16x8 last_v0 = t_v;
        vcc_u16x8 last_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + (long)i_done - k - 15);
            const vcc_u8x16 b2_v =
                __builtin_shufflevector(b_v, b_v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
                1, 0);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)b2_v == (vcc_u8x16)t2_v);
            const vcc_u16x8 mask_v0 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(mask_v,
                mask_v, 0, 1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
            const vcc_u16x8 mask_v1 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(mask_v,
                mask_v, 8, 9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
            const vcc_u16x8 t_v0 = (value_v & mask_v0) | (last_v0 & ~mask_v0);
            const vcc_u16x8 t_v1 = (value_v & mask_v1) | (last_v1 & ~mask_v1);
            last_v0 = t_v0;
            last_v1 = t_v1;
        }
        {
            const vcc_u16x8 last_v = last_v0 & last_v1;
            const vcc_u16x4 last2_v = __builtin_shufflevector(last_v, last_v, 4, 5, 6, 7);
            const vcc_u16x4 last3_v = __builtin_shufflevector(last_v, last_v, 0, 1, 2, 3) & last2_v;
            const vcc_u16x2 last4_v = __builtin_shufflevector(last3_v, last3_v, 2, 3);
            const vcc_u16x2 last5_v = __builtin_shufflevector(last3_v, last3_v, 0, 1) & last4_v;
            const vcc_u16x1 last6_v = __extension__ (vcc_u16x1){last5_v[1]};
            const unsigned short last_s = (__extension__ (vcc_u16x1){last5_v[0]} & last6_v)[0];
            last =
                (short)(unsigned short)((unsigned int)(unsigned short)last & (unsigned int)last_s);
            i_done = (int)((unsigned int)i_done - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
        if (b[i] == 9)
            last = value;
    }
#else
    for (int i = n - 1; i >= 0; i--)
        if (b[i] == 9)
            last = value;
#endif
    return last;
}

static unsigned flags_set_bits(int n, const int *a, unsigned bits)
{
#ifdef VCC_VECTOR
    /* vcc: line 43: 4 lanes x 4, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)6 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)-5 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 bits_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + (long)(k + copy * 4));
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)a_v == (vcc_u32x4)t4_v);
                bits_v[copy] = (t3_v & mask_v) | ((bits_v[copy] | (a_v & t2_v)) & ~mask_v);
            }
        }
        vcc_u32x4 bits2_v = bits_v[0] | bits_v[2] | (bits_v[1] | bits_v[3]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 a2_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)a2_v == (vcc_u32x4)t4_v);
            bits2_v = (t3_v & mask2_v) | ((bits2_v | (a2_v & t2_v)) & ~mask2_v);
        }
        {
            const vcc_u32x2 bits3_v = __builtin_shufflevector(bits2_v, bits2_v, 2, 3);
            const vcc_u32x2 bits4_v = __builtin_shufflevector(bits2_v, bits2_v, 0, 1) | bits3_v;
            const vcc_u32x1 bits5_v = __extension__ (vcc_u32x1){bits4_v[1]};
            const unsigned int bits_s = (__extension__ (vcc_u32x1){bits4_v[0]} | bits5_v)[0];
            bits = bits | bits_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        bits |= (unsigned)a[i] & 6u;
        if (a[i] == -5)
            bits = ~0u;
    }
    return bits;
}

static unsigned char flags_set_cleared(int n, const unsigned char *b, unsigned char state)
{
#ifdef VCC_VECTOR
    /* vcc: line 53: 16 lanes, then 2, generic */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)-56 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t4_v = (unsigned char)126 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t5_v = (unsigned char)64 - __extension__ (vcc_u8x16){0};
        vcc_u8x16 state_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)b_v == (vcc_u8x16)t2_v);
            const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)b_v == (vcc_u8x16)t3_v);
            const vcc_u8x16 mask3_v = mask_v | mask2_v;
            const vcc_u8x16 mask4_v = (vcc_u8x16)((vcc_u8x16)(b_v & t5_v) != (vcc_u8x16)t_v);
            const vcc_u8x16 mask5_v = ~mask_v & ~mask2_v & mask4_v;
            const vcc_u8x16 t11_v = (t_v & mask3_v) | (state_v & ~mask3_v);
            state_v = (state_v & t4_v & mask5_v) | (t11_v & ~mask5_v);
        }
        const vcc_u8x2 t6_v = (unsigned char)0 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t7_v = (unsigned char)3 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t8_v = (unsigned char)-56 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t9_v = (unsigned char)126 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t10_v = (unsigned char)64 - __extension__ (vcc_u8x2){0};
        vcc_u8x2 state2_v = (unsigned char)-1 - __extension__ (vcc_u8x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u8x2 b2_v = *(const vcc_u8x2 *)(const void *)(b + k);
            const vcc_u8x2 mask6_v = (vcc_u8x2)((vcc_u8x2)b2_v == (vcc_u8x2)t7_v);
            const vcc_u8x2 mask7_v = (vcc_u8x2)((vcc_u8x2)b2_v == (vcc_u8x2)t8_v);
            const vcc_u8x2 mask8_v = mask6_v | mask7_v;
            const vcc_u8x2 mask9_v = (vcc_u8x2)((vcc_u8x2)(b2_v & t10_v) != (vcc_u8x2)t6_v);
            const vcc_u8x2 mask10_v = ~mask6_v & ~mask7_v & mask9_v;
            const vcc_u8x2 t12_v = (t6_v & mask8_v) | (state2_v & ~mask8_v);
            state2_v = (state2_v & t9_v & mask10_v) | (t12_v & ~mask10_v);
        }
        {
            const vcc_u8x8 state3_v =
                __builtin_shufflevector(state_v, state_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x8 state4_v =
                __builtin_shufflevector(state_v, state_v, 8, 9, 10, 11, 12, 13, 14, 15);
            const vcc_u8x8 state5_v = state3_v & state4_v;
            const vcc_u8x4 state6_v = __builtin_shufflevector(state5_v, state5_v, 4, 5, 6, 7);
            const vcc_u8x4 state7_v =
                __builtin_shufflevector(state5_v, state5_v, 0, 1, 2, 3) & state6_v;
            const vcc_u8x2 state8_v = __builtin_shufflevector(state7_v, state7_v, 2, 3);
            const vcc_u8x2 state9_v = __builtin_shufflevector(state7_v, state7_v, 0, 1) & state8_v;
            const vcc_u8x1 state10_v = __extension__ (vcc_u8x1){state9_v[1]};
            const unsigned char state_s = (__extension__ (vcc_u8x1){state9_v[0]} & state10_v)[0];
            const vcc_u8x1 state11_v = __extension__ (vcc_u8x1){state2_v[1]};
            const unsigned char state_s2 = (__extension__ (vcc_u8x1){state2_v[0]} & state11_v)[0];
            const unsigned char t =
                (unsigned char)((unsigned int)(unsigned char)((unsigned int)state & (unsigned int)state_s) & (unsigned int)state_s2);
            state = t;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (b[i] == 3 || b[i] == 200)
            state = 0;
        else if (b[i] & 64)
            state &= 0x7e;
    }
    return state;
}

/* These are none. */
static int flags_set_last_of_two(int n, const int *a)
{
    int state = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > 1000)
            state = 1;
        if (a[i] < -1000)
            state = 2;
    }
    return state;
}

static int flags_set_from_any(int n, const int *a, int state)
{
    for (int i = 0; i < n; i++)
        if (a[i] == 12345)
            state = 6;
    return state;
}

static unsigned flags_set_and_added(int n, const unsigned char *b, unsigned state)
{
    unsigned seen = 0;
    for (int i = 0; i < n; i++) {
        seen |= b[i];
        if (b[i] == 100)
            seen = state;
    }
    return seen;
}

void flags_set(int n, const int *a, const unsigned char *b, int v, long *d)
{
    d[0] = flags_set_found(n, a, v);
    d[1] = flags_set_kept(n, a, b);
    d[2] = flags_set_value(n, b, v);
    d[3] = flags_set_from_ones(n, b, (short)v);
    d[4] = flags_set_bits(n, a, (unsigned)v);
    d[5] = flags_set_cleared(n, b, (unsigned char)(v | 1));
    d[6] = flags_set_last_of_two(n, a);
    d[7] = flags_set_from_any(n, a, v);
    d[8] = flags_set_and_added(n, b, (unsigned)v);
    d[9] = flags_set_found(n < 9 ? n : 9, a, 2147483600);
    d[10] = flags_set_kept(n < 3 ? n : 3, a, b);
    d[11] = flags_set_cleared(n < 5 ? n : 5, b, 255);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
