/* vcc 0.1.0 wrote this from steps_not_constant.c for generic */
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
/* kernel: int n | in i32 a[n] | i32 step | in i32 s[4] | inout i16 b[n] restrict | out u8 c[n] restrict | out i64 d[n] restrict | -> i64 */
static const unsigned char by_phase[16] = { 0, 25, 50, 74, 98, 120, 142, 162, 180, 197, 212, 225, 236, 244, 250, 254 };

/* Variables that move on by what is the same in all iterations, but no constant. */
#ifdef VCC_VECTOR
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long steps_not_constant(int n, const int *a, int step, const int *s, short *restrict b, unsigned char *restrict c, long *restrict d)
{
    const int by = step & 1023;
    unsigned phase = (unsigned)step, hits = 0;
    int at = -by, i;
    long far = by;
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes x 2, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const short t = (short)by;
        const vcc_u16x8 t_v = (unsigned short)t - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u} * t_v;
        const vcc_u16x8 t3_v =
            (unsigned short)((unsigned int)(unsigned short)t * 8u) - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t4_v =
            (unsigned short)((unsigned int)(unsigned short)t * 16u) - __extension__ (vcc_u16x8){0};
        vcc_u16x8 at_v = (unsigned short)(short)at - __extension__ (vcc_u16x8){0} + t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 t_v0 = at_v + t3_v;
            const vcc_u16x8 t_v1 = at_v + t4_v;
            const vcc_u16x8 b_new_v0 = *(const vcc_u16x8 *)(const void *)(b + k) + at_v;
            const vcc_u16x8 b_new_v1 = *(const vcc_u16x8 *)(const void *)(b + k + 8) + t_v0;
            *(vcc_u16x8 *)(void *)(b + k) = b_new_v0;
            *(vcc_u16x8 *)(void *)(b + k + 8) = b_new_v1;
            at_v = t_v1;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 b_new_v = *(const vcc_u16x8 *)(const void *)(b + k) + at_v;
            const vcc_u16x8 t5_v = at_v + t3_v;
            *(vcc_u16x8 *)(void *)(b + k) = b_new_v;
            at_v = t5_v;
        }
        at = (int)((unsigned int)at + (unsigned int)end * (unsigned int)by);
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        b[i] = (short)(b[i] + at);
        at += by;
    }
    for (i = 0; i < n; i++, phase += (unsigned)step)
        c[i] = by_phase[phase >> 28];
#ifdef VCC_VECTOR
    /* vcc: line 17: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long t = (unsigned long)by * 3;
        const vcc_u64x2 t_v = (unsigned long)t - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t2_v = __extension__ (vcc_u64x2){0ul, 1ul} * t_v;
        const vcc_u64x2 t3_v = (unsigned long)(t * 2) - __extension__ (vcc_u64x2){0};
        vcc_u64x2 far_v = (unsigned long)far - __extension__ (vcc_u64x2){0} - t2_v;
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_u32x2 a_v = *(const vcc_u32x2 *)(const void *)(a + k);
            const vcc_u64x2 t4_v = (vcc_u64x2)__builtin_convertvector((vcc_i32x2)a_v, vcc_i64x2);
            const vcc_u64x2 t5_v = far_v - t3_v;
            *(vcc_u64x2 *)(void *)(d + k) = (far_v - t_v) ^ t4_v;
            far_v = t5_v;
        }
        i = (int)end;
        far = (long)((unsigned long)far - end * t);
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        far -= by * 3L;
        d[i] = far ^ a[i];
    }
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 2, generic */
    i = n - 1;
    if (i >= 7) {
        const unsigned long end = ((unsigned long)i + 1) & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const int s_s = s[1];
        const vcc_u32x4 s_v = (unsigned int)s_s - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * s_v;
        const vcc_u32x4 t3_v =
            (unsigned int)((unsigned int)s_s * 4u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v =
            (unsigned int)((unsigned int)s_s * 8u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 phase_v = (unsigned int)phase - __extension__ (vcc_u32x4){0} - t2_v;
        vcc_u32x4 hits_v0 = t_v;
        vcc_u32x4 hits_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const int *const a_s = a + (long)i - k;
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_s - 3);
            const vcc_u32x4 a2_v0 = __builtin_shufflevector(a_v0, a_v0, 3, 2, 1, 0);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_s - 4 - 3);
            const vcc_u32x4 a2_v1 = __builtin_shufflevector(a_v1, a_v1, 3, 2, 1, 0);
            const vcc_u32x4 t_v0 = (phase_v - s_v) & t5_v;
            const vcc_u32x4 t_v1 = (phase_v - t3_v - s_v) & t5_v;
            phase_v = phase_v - t4_v;
            hits_v0 = hits_v0 - (vcc_u32x4)((vcc_u32x4)t_v0 < (vcc_u32x4)(a2_v0 & t5_v));
            hits_v1 = hits_v1 - (vcc_u32x4)((vcc_u32x4)t_v1 < (vcc_u32x4)(a2_v1 & t5_v));
        }
        {
            const vcc_u32x4 hits_v = hits_v0 + hits_v1;
            const vcc_u32x2 hits2_v = __builtin_shufflevector(hits_v, hits_v, 2, 3);
            const vcc_u32x2 hits3_v = __builtin_shufflevector(hits_v, hits_v, 0, 1) + hits2_v;
            const vcc_u32x1 hits4_v = __extension__ (vcc_u32x1){hits3_v[1]};
            const unsigned int hits_s = (__extension__ (vcc_u32x1){hits3_v[0]} + hits4_v)[0];
            phase = phase - (unsigned int)end * (unsigned int)s_s;
            hits = hits + hits_s;
            i = (int)((unsigned int)i - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (i = n - 1; i >= 0; i--) {
#endif
        phase -= (unsigned)s[1];
        hits += (phase & 255) < (unsigned)(a[i] & 255);
    }
#ifdef VCC_VECTOR
    /* vcc: line 25: 4 lanes x 2, generic */
    i = 0;
    if (n >= 56 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        const unsigned long lead = (0UL - before) & 7;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        int at_s = at;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (((unsigned int)t2 & 63u) == ((unsigned int)at_s & 63u)) {
                begun = (long)k;
                break;
            }
            at_s = (int)((unsigned int)at_s + (unsigned int)by);
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 t_v = (unsigned int)63 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 by_v = (unsigned int)by - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v =
            (unsigned int)((unsigned int)at + (unsigned int)begun * (unsigned int)by) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)((unsigned int)by * 4u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)((unsigned int)by * 8u) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 at_v = t2_v + __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * by_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const vcc_u32x4 t_v0 = at_v + t3_v;
            const vcc_u32x4 t_v1 = at_v + t4_v;
            const vcc_u32x4 t2_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2) & t_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 == (vcc_u32x4)(at_v & t_v));
            const vcc_u32x4 t2_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4) & t_v;
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 == (vcc_u32x4)(t_v0 & t_v));
            const vcc_u64x2 t5_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t3 = (t5_v[0] | t5_v[1]) != 0;
            if (t3) {
                reached = k2;
                break;
            }
            at_v = t_v1;
        }
        at = (int)((unsigned int)at + (unsigned int)reached * (unsigned int)by);
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if ((a[i] & 63) == (at & 63))
            break;
        at += by;
    }
    return far + phase + hits + at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
