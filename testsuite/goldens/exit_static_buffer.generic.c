/* vcc 0.1.0 wrote this from exit_static_buffer.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | i16 x | make x = 7 | exit a = x | whole | -> i32 */
static short seen[200];

#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_static_buffer(int n, const short *a, short x)
{
    int i;
    for (i = 0; i < 200; i++)
        seen[i] = i < n ? a[i] : 0;
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes x 4, generic */
    i = 0;
    {
        const vcc_u16x8 t_v = (unsigned short)(short)(int)x - __extension__ (vcc_u16x8){0};
        unsigned long reached = 192UL;
        unsigned long k;
        for (k = 0; k < 192UL; k += 32) {
            const vcc_u16x8 seen_v0 = *(const vcc_u16x8 *)(const void *)(seen + k);
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)seen_v0 == (vcc_u16x8)t_v);
            const vcc_u16x8 seen_v1 = *(const vcc_u16x8 *)(const void *)(seen + k + 8);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)seen_v1 == (vcc_u16x8)t_v);
            const vcc_u16x8 seen_v2 = *(const vcc_u16x8 *)(const void *)(seen + k + 16);
            const vcc_u16x8 mask_v2 = (vcc_u16x8)((vcc_u16x8)seen_v2 == (vcc_u16x8)t_v);
            const vcc_u16x8 seen_v3 = *(const vcc_u16x8 *)(const void *)(seen + k + 24);
            const vcc_u16x8 mask_v3 = (vcc_u16x8)((vcc_u16x8)seen_v3 == (vcc_u16x8)t_v);
            const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int t = (t2_v[0] | t2_v[1]) != 0;
            if (t) {
                const unsigned long t2 = mask_v0[0] ? 0ul : mask_v0[1] ? 1ul : mask_v0[2] ? 2ul
                    : mask_v0[3] ? 3ul : mask_v0[4] ? 4ul : mask_v0[5] ? 5ul : mask_v0[6] ? 6ul
                    : mask_v0[7] ? 7ul : mask_v1[0] ? 8ul : mask_v1[1] ? 9ul : mask_v1[2] ? 10ul
                    : mask_v1[3] ? 11ul : mask_v1[4] ? 12ul : mask_v1[5] ? 13ul : mask_v1[6] ? 14ul
                    : mask_v1[7] ? 15ul : mask_v2[0] ? 16ul : mask_v2[1] ? 17ul : mask_v2[2] ? 18ul
                    : mask_v2[3] ? 19ul : mask_v2[4] ? 20ul : mask_v2[5] ? 21ul : mask_v2[6] ? 22ul
                    : mask_v2[7] ? 23ul : mask_v3[0] ? 24ul : mask_v3[1] ? 25ul : mask_v3[2] ? 26ul
                    : mask_v3[3] ? 27ul : mask_v3[4] ? 28ul : mask_v3[5] ? 29ul : mask_v3[6] ? 30ul
                    : 31ul;
                reached = k + t2;
                break;
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < 200; i++) {
        VCC_KEEP_SCALAR;
        if (seen[i] == x)
            return i;
    }
#else
    for (i = 0; i < 200; i++)
        if (seen[i] == x)
            return i;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
