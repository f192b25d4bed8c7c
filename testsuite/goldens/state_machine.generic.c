/* vcc 0.1.0 wrote this from state_machine.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | out i32 d[n] restrict */
#pragma simd declare
static int state_machine_lane(unsigned text)
{
    int state = 0, words = 0, i;
    for (i = 0; i < 16; i++) {
        int c = (int)(text >> (2 * i)) & 3;
        switch (state) {
        case 0:
            if (c == 1)
                state = 1;
            else if (c == 2)
                state = 2;
            break;
        case 1:
            if (c == 0) {
                words++;
                state = 0;
            } else if (c == 3)
                return -words;
            break;
        default:
            state = c == 2 ? 2 : 0;
            words += 2;
            break;
        }
    }
    return words * 4 + state;
}

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void state_machine(int n, const unsigned *a, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 35: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a + k2 + 8);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a + k2 + 12);
            vcc_u32x4 state_v0 = t_v;
            vcc_u32x4 state_v1 = t_v;
            vcc_u32x4 state_v2 = t_v;
            vcc_u32x4 state_v3 = t_v;
            vcc_u32x4 words_v0 = t_v;
            vcc_u32x4 words_v1 = t_v;
            vcc_u32x4 words_v2 = t_v;
            vcc_u32x4 words_v3 = t_v;
            unsigned int i_s = 0u;
            vcc_u32x4 active_mask_v0 = mask_v;
            vcc_u32x4 active_mask_v1 = mask_v;
            vcc_u32x4 active_mask_v2 = mask_v;
            vcc_u32x4 active_mask_v3 = mask_v;
            vcc_u32x4 words2_v0 = t_v;
            vcc_u32x4 words2_v1 = t_v;
            vcc_u32x4 words2_v2 = t_v;
            vcc_u32x4 words2_v3 = t_v;
            vcc_u32x4 state2_v0 = t_v;
            vcc_u32x4 state2_v1 = t_v;
            vcc_u32x4 state2_v2 = t_v;
            vcc_u32x4 state2_v3 = t_v;
            vcc_u32x4 words3_v0 = t_v;
            vcc_u32x4 words3_v1 = t_v;
            vcc_u32x4 words3_v2 = t_v;
            vcc_u32x4 words3_v3 = t_v;
            vcc_u32x4 left_mask_v0 = mask2_v;
            vcc_u32x4 left_mask_v1 = mask2_v;
            vcc_u32x4 left_mask_v2 = mask2_v;
            vcc_u32x4 left_mask_v3 = mask2_v;
            int more;
            do {
                const vcc_u32x4 t4_v0 =
                    a_v0 >> ((unsigned int)((unsigned int)(2u * i_s) & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t4_v1 =
                    a_v1 >> ((unsigned int)((unsigned int)(2u * i_s) & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t4_v2 =
                    a_v2 >> ((unsigned int)((unsigned int)(2u * i_s) & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t4_v3 =
                    a_v3 >> ((unsigned int)((unsigned int)(2u * i_s) & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 c_v0 = t4_v0 & t2_v;
                const vcc_u32x4 c_v1 = t4_v1 & t2_v;
                const vcc_u32x4 c_v2 = t4_v2 & t2_v;
                const vcc_u32x4 c_v3 = t4_v3 & t2_v;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t3_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t3_v);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t3_v);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t3_v);
                const vcc_u32x4 state3_v0 = (t3_v & mask_v0) | (t_v & ~mask_v0);
                const vcc_u32x4 state3_v1 = (t3_v & mask_v1) | (t_v & ~mask_v1);
                const vcc_u32x4 state3_v2 = (t3_v & mask_v2) | (t_v & ~mask_v2);
                const vcc_u32x4 state3_v3 = (t3_v & mask_v3) | (t_v & ~mask_v3);
                const vcc_u32x4 words4_v0 = words_v0 + t3_v;
                const vcc_u32x4 words4_v1 = words_v1 + t3_v;
                const vcc_u32x4 words4_v2 = words_v2 + t3_v;
                const vcc_u32x4 words4_v3 = words_v3 + t3_v;
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t2_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t2_v);
                const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t2_v);
                const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t2_v);
                const vcc_u32x4 state4_v0 = (t_v & mask2_v0) | (state_v0 & ~mask2_v0);
                const vcc_u32x4 state4_v1 = (t_v & mask2_v1) | (state_v1 & ~mask2_v1);
                const vcc_u32x4 state4_v2 = (t_v & mask2_v2) | (state_v2 & ~mask2_v2);
                const vcc_u32x4 state4_v3 = (t_v & mask2_v3) | (state_v3 & ~mask2_v3);
                const vcc_u32x4 t5_v0 = mask2_v0;
                const vcc_u32x4 t5_v1 = mask2_v1;
                const vcc_u32x4 t5_v2 = mask2_v2;
                const vcc_u32x4 t5_v3 = mask2_v3;
                const vcc_u32x4 mask4_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask4_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask4_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask4_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t4_v);
                const vcc_u32x4 t6_v0 = (t4_v & mask4_v0) | (state_v0 & ~mask4_v0);
                const vcc_u32x4 t6_v1 = (t4_v & mask4_v1) | (state_v1 & ~mask4_v1);
                const vcc_u32x4 t6_v2 = (t4_v & mask4_v2) | (state_v2 & ~mask4_v2);
                const vcc_u32x4 t6_v3 = (t4_v & mask4_v3) | (state_v3 & ~mask4_v3);
                const vcc_u32x4 state5_v0 = (t3_v & mask_v0) | (t6_v0 & ~mask_v0);
                const vcc_u32x4 state5_v1 = (t3_v & mask_v1) | (t6_v1 & ~mask_v1);
                const vcc_u32x4 state5_v2 = (t3_v & mask_v2) | (t6_v2 & ~mask_v2);
                const vcc_u32x4 state5_v3 = (t3_v & mask_v3) | (t6_v3 & ~mask_v3);
                const vcc_u32x4 mask5_v0 = (vcc_u32x4)((vcc_u32x4)state_v0 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask5_v1 = (vcc_u32x4)((vcc_u32x4)state_v1 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask5_v2 = (vcc_u32x4)((vcc_u32x4)state_v2 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask5_v3 = (vcc_u32x4)((vcc_u32x4)state_v3 == (vcc_u32x4)t_v);
                const vcc_u32x4 t7_v0 = (state5_v0 & mask5_v0) | (state4_v0 & ~mask5_v0);
                const vcc_u32x4 t7_v1 = (state5_v1 & mask5_v1) | (state4_v1 & ~mask5_v1);
                const vcc_u32x4 t7_v2 = (state5_v2 & mask5_v2) | (state4_v2 & ~mask5_v2);
                const vcc_u32x4 t7_v3 = (state5_v3 & mask5_v3) | (state4_v3 & ~mask5_v3);
                const vcc_u32x4 mask6_v0 = (vcc_u32x4)((vcc_u32x4)state_v0 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask6_v1 = (vcc_u32x4)((vcc_u32x4)state_v1 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask6_v2 = (vcc_u32x4)((vcc_u32x4)state_v2 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask6_v3 = (vcc_u32x4)((vcc_u32x4)state_v3 == (vcc_u32x4)t4_v);
                const vcc_u32x4 mask7_v0 = mask5_v0 | mask6_v0;
                const vcc_u32x4 mask7_v1 = mask5_v1 | mask6_v1;
                const vcc_u32x4 mask7_v2 = mask5_v2 | mask6_v2;
                const vcc_u32x4 mask7_v3 = mask5_v3 | mask6_v3;
                const vcc_u32x4 state6_v0 = (t7_v0 & mask7_v0) | (state3_v0 & ~mask7_v0);
                const vcc_u32x4 state6_v1 = (t7_v1 & mask7_v1) | (state3_v1 & ~mask7_v1);
                const vcc_u32x4 state6_v2 = (t7_v2 & mask7_v2) | (state3_v2 & ~mask7_v2);
                const vcc_u32x4 state6_v3 = (t7_v3 & mask7_v3) | (state3_v3 & ~mask7_v3);
                const vcc_u32x4 mask8_v0 = ~mask5_v0;
                const vcc_u32x4 mask8_v1 = ~mask5_v1;
                const vcc_u32x4 mask8_v2 = ~mask5_v2;
                const vcc_u32x4 mask8_v3 = ~mask5_v3;
                const vcc_u32x4 t8_v0 = mask8_v0;
                const vcc_u32x4 t8_v1 = mask8_v1;
                const vcc_u32x4 t8_v2 = mask8_v2;
                const vcc_u32x4 t8_v3 = mask8_v3;
                const vcc_u32x4 t9_v0 = t5_v0 & t8_v0;
                const vcc_u32x4 t9_v1 = t5_v1 & t8_v1;
                const vcc_u32x4 t9_v2 = t5_v2 & t8_v2;
                const vcc_u32x4 t9_v3 = t5_v3 & t8_v3;
                const vcc_u32x4 t10_v0 = words_v0 - t9_v0;
                const vcc_u32x4 t10_v1 = words_v1 - t9_v1;
                const vcc_u32x4 t10_v2 = words_v2 - t9_v2;
                const vcc_u32x4 t10_v3 = words_v3 - t9_v3;
                const vcc_u32x4 words5_v0 = (t10_v0 & mask7_v0) | (words4_v0 & ~mask7_v0);
                const vcc_u32x4 words5_v1 = (t10_v1 & mask7_v1) | (words4_v1 & ~mask7_v1);
                const vcc_u32x4 words5_v2 = (t10_v2 & mask7_v2) | (words4_v2 & ~mask7_v2);
                const vcc_u32x4 words5_v3 = (t10_v3 & mask7_v3) | (words4_v3 & ~mask7_v3);
                const unsigned int t = i_s + 1u;
                const vcc_u32x4 mask9_v0 = ~mask7_v0;
                const vcc_u32x4 mask9_v1 = ~mask7_v1;
                const vcc_u32x4 mask9_v2 = ~mask7_v2;
                const vcc_u32x4 mask9_v3 = ~mask7_v3;
                const vcc_u32x4 mask10_v0 = ~mask2_v0;
                const vcc_u32x4 mask10_v1 = ~mask2_v1;
                const vcc_u32x4 mask10_v2 = ~mask2_v2;
                const vcc_u32x4 mask10_v3 = ~mask2_v3;
                const vcc_u32x4 mask11_v0 = ~mask3_v0;
                const vcc_u32x4 mask11_v1 = ~mask3_v1;
                const vcc_u32x4 mask11_v2 = ~mask3_v2;
                const vcc_u32x4 mask11_v3 = ~mask3_v3;
                const vcc_u32x4 mask12_v0 = mask11_v0 | mask2_v0;
                const vcc_u32x4 mask12_v1 = mask11_v1 | mask2_v1;
                const vcc_u32x4 mask12_v2 = mask11_v2 | mask2_v2;
                const vcc_u32x4 mask12_v3 = mask11_v3 | mask2_v3;
                const vcc_u32x4 mask13_v0 = mask6_v0 & mask12_v0;
                const vcc_u32x4 mask13_v1 = mask6_v1 & mask12_v1;
                const vcc_u32x4 mask13_v2 = mask6_v2 & mask12_v2;
                const vcc_u32x4 mask13_v3 = mask6_v3 & mask12_v3;
                const vcc_u32x4 mask14_v0 = mask9_v0 | mask13_v0;
                const vcc_u32x4 mask14_v1 = mask9_v1 | mask13_v1;
                const vcc_u32x4 mask14_v2 = mask9_v2 | mask13_v2;
                const vcc_u32x4 mask14_v3 = mask9_v3 | mask13_v3;
                const vcc_u32x4 mask15_v0 = mask14_v0 | mask5_v0;
                const vcc_u32x4 mask15_v1 = mask14_v1 | mask5_v1;
                const vcc_u32x4 mask15_v2 = mask14_v2 | mask5_v2;
                const vcc_u32x4 mask15_v3 = mask14_v3 | mask5_v3;
                const vcc_u32x4 mask16_v0 = active_mask_v0 & mask15_v0;
                const vcc_u32x4 mask16_v1 = active_mask_v1 & mask15_v1;
                const vcc_u32x4 mask16_v2 = active_mask_v2 & mask15_v2;
                const vcc_u32x4 mask16_v3 = active_mask_v3 & mask15_v3;
                const vcc_u32x4 t11_v0 = (words_v0 & active_mask_v0)
                    | (words2_v0 & ~active_mask_v0);
                const vcc_u32x4 t11_v1 = (words_v1 & active_mask_v1)
                    | (words2_v1 & ~active_mask_v1);
                const vcc_u32x4 t11_v2 = (words_v2 & active_mask_v2)
                    | (words2_v2 & ~active_mask_v2);
                const vcc_u32x4 t11_v3 = (words_v3 & active_mask_v3)
                    | (words2_v3 & ~active_mask_v3);
                const vcc_u32x4 t12_v0 = (state6_v0 & active_mask_v0)
                    | (state2_v0 & ~active_mask_v0);
                const vcc_u32x4 t12_v1 = (state6_v1 & active_mask_v1)
                    | (state2_v1 & ~active_mask_v1);
                const vcc_u32x4 t12_v2 = (state6_v2 & active_mask_v2)
                    | (state2_v2 & ~active_mask_v2);
                const vcc_u32x4 t12_v3 = (state6_v3 & active_mask_v3)
                    | (state2_v3 & ~active_mask_v3);
                const vcc_u32x4 t13_v0 = (words5_v0 & active_mask_v0)
                    | (words3_v0 & ~active_mask_v0);
                const vcc_u32x4 t13_v1 = (words5_v1 & active_mask_v1)
                    | (words3_v1 & ~active_mask_v1);
                const vcc_u32x4 t13_v2 = (words5_v2 & active_mask_v2)
                    | (words3_v2 & ~active_mask_v2);
                const vcc_u32x4 t13_v3 = (words5_v3 & active_mask_v3)
                    | (words3_v3 & ~active_mask_v3);
                const vcc_u32x4 mask17_v0 = mask6_v0 & mask10_v0;
                const vcc_u32x4 mask17_v1 = mask6_v1 & mask10_v1;
                const vcc_u32x4 mask17_v2 = mask6_v2 & mask10_v2;
                const vcc_u32x4 mask17_v3 = mask6_v3 & mask10_v3;
                const vcc_u32x4 mask18_v0 = mask17_v0 & mask3_v0;
                const vcc_u32x4 mask18_v1 = mask17_v1 & mask3_v1;
                const vcc_u32x4 mask18_v2 = mask17_v2 & mask3_v2;
                const vcc_u32x4 mask18_v3 = mask17_v3 & mask3_v3;
                const vcc_u32x4 mask19_v0 = active_mask_v0 & mask18_v0;
                const vcc_u32x4 mask19_v1 = active_mask_v1 & mask18_v1;
                const vcc_u32x4 mask19_v2 = active_mask_v2 & mask18_v2;
                const vcc_u32x4 mask19_v3 = active_mask_v3 & mask18_v3;
                const vcc_u32x4 mask20_v0 = left_mask_v0 | mask19_v0;
                const vcc_u32x4 mask20_v1 = left_mask_v1 | mask19_v1;
                const vcc_u32x4 mask20_v2 = left_mask_v2 | mask19_v2;
                const vcc_u32x4 mask20_v3 = left_mask_v3 | mask19_v3;
                const vcc_u64x2 t9_v = (vcc_u64x2)(mask16_v0 | mask16_v1 | (mask16_v2 | mask16_v3));
                const int t2 = (t9_v[0] | t9_v[1]) != 0;
                more = t2 && (int)t < 16;
                state_v0 = state6_v0;
                state_v1 = state6_v1;
                state_v2 = state6_v2;
                state_v3 = state6_v3;
                words_v0 = words5_v0;
                words_v1 = words5_v1;
                words_v2 = words5_v2;
                words_v3 = words5_v3;
                i_s = t;
                active_mask_v0 = mask16_v0;
                active_mask_v1 = mask16_v1;
                active_mask_v2 = mask16_v2;
                active_mask_v3 = mask16_v3;
                words2_v0 = t11_v0;
                words2_v1 = t11_v1;
                words2_v2 = t11_v2;
                words2_v3 = t11_v3;
                state2_v0 = t12_v0;
                state2_v1 = t12_v1;
                state2_v2 = t12_v2;
                state2_v3 = t12_v3;
                words3_v0 = t13_v0;
                words3_v1 = t13_v1;
                words3_v2 = t13_v2;
                words3_v3 = t13_v3;
                left_mask_v0 = mask20_v0;
                left_mask_v1 = mask20_v1;
                left_mask_v2 = mask20_v2;
                left_mask_v3 = mask20_v3;
            } while (more);
            const vcc_u32x4 t_v0 = t_v - words2_v0;
            const vcc_u32x4 t_v1 = t_v - words2_v1;
            const vcc_u32x4 t_v2 = t_v - words2_v2;
            const vcc_u32x4 t_v3 = t_v - words2_v3;
            const vcc_u32x4 t2_v0 = words3_v0 << 2;
            const vcc_u32x4 t2_v1 = words3_v1 << 2;
            const vcc_u32x4 t2_v2 = words3_v2 << 2;
            const vcc_u32x4 t2_v3 = words3_v3 << 2;
            const vcc_u32x4 t3_v0 = t2_v0 + state2_v0;
            const vcc_u32x4 t3_v1 = t2_v1 + state2_v1;
            const vcc_u32x4 t3_v2 = t2_v2 + state2_v2;
            const vcc_u32x4 t3_v3 = t2_v3 + state2_v3;
            const vcc_u32x4 d_new_v0 = (t_v0 & left_mask_v0) | (t3_v0 & ~left_mask_v0);
            const vcc_u32x4 d_new_v1 = (t_v1 & left_mask_v1) | (t3_v1 & ~left_mask_v1);
            const vcc_u32x4 d_new_v2 = (t_v2 & left_mask_v2) | (t3_v2 & ~left_mask_v2);
            const vcc_u32x4 d_new_v3 = (t_v3 & left_mask_v3) | (t3_v3 & ~left_mask_v3);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        const vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask3_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            vcc_u32x4 state_v = t5_v;
            vcc_u32x4 words_v = t5_v;
            unsigned int i_s2 = 0u;
            vcc_u32x4 active_mask_v = mask3_v;
            vcc_u32x4 words2_v = t5_v;
            vcc_u32x4 state2_v = t5_v;
            vcc_u32x4 words3_v = t5_v;
            vcc_u32x4 left_mask_v = mask4_v;
            int more2;
            do {
                const vcc_u32x4 t11_v =
                    a_v >> ((unsigned int)((unsigned int)(2u * i_s2) & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 c_v = t11_v & t6_v;
                const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t5_v);
                const vcc_u32x4 mask7_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t6_v);
                const vcc_u32x4 mask8_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t8_v);
                const vcc_u32x4 t12_v = (t8_v & mask8_v) | (state_v & ~mask8_v);
                const vcc_u32x4 mask9_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t5_v);
                const vcc_u32x4 state3_v = (t7_v & mask5_v) | (t12_v & ~mask5_v);
                const vcc_u32x4 state4_v = (t5_v & mask6_v) | (state_v & ~mask6_v);
                const vcc_u32x4 mask10_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask11_v = mask9_v | mask10_v;
                const vcc_u32x4 t13_v = (state3_v & mask9_v) | (state4_v & ~mask9_v);
                const vcc_u32x4 state5_v = (t7_v & mask5_v) | (t5_v & ~mask5_v);
                const vcc_u32x4 state6_v = (t13_v & mask11_v) | (state5_v & ~mask11_v);
                const vcc_u32x4 words4_v = words_v + t7_v;
                const vcc_u32x4 words5_v = ((words_v - (mask6_v & ~mask9_v)) & mask11_v)
                    | (words4_v & ~mask11_v);
                const unsigned int t3 = i_s2 + 1u;
                const vcc_u32x4 mask12_v = ~mask11_v | (mask10_v & (~mask7_v | mask6_v)) | mask9_v;
                const vcc_u32x4 mask13_v = active_mask_v & mask12_v;
                const vcc_u64x2 t14_v = (vcc_u64x2)mask13_v;
                const int t4 = (t14_v[0] | t14_v[1]) != 0;
                more2 = t4 && (int)t3 < 16;
                const vcc_u32x4 words_next = (words_v & active_mask_v)
                    | (words2_v & ~active_mask_v);
                const vcc_u32x4 state_next = (state6_v & active_mask_v)
                    | (state2_v & ~active_mask_v);
                const vcc_u32x4 words_next2 = (words5_v & active_mask_v)
                    | (words3_v & ~active_mask_v);
                const vcc_u32x4 left_mask_next = left_mask_v
                    | (active_mask_v & (mask10_v & ~mask6_v & mask7_v));
                state_v = state6_v;
                words_v = words5_v;
                i_s2 = t3;
                active_mask_v = mask13_v;
                words2_v = words_next;
                state2_v = state_next;
                words3_v = words_next2;
                left_mask_v = left_mask_next;
            } while (more2);
            const vcc_u32x4 t10_v = (words3_v << 2) + state2_v;
            const vcc_u32x4 d_new_v = ((t5_v - words2_v) & left_mask_v) | (t10_v & ~left_mask_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = state_machine_lane(a[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
