/* vcc 0.1.0 wrote this from state_machine.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
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
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void state_machine(int n, const unsigned *a, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 35: 32 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set1_epi32(3);
        const __m256i t3_v = _mm256_set1_epi32(2);
        const __m256i t4_v = _mm256_set1_epi32(1);
        const __m256i mask2_v = _mm256_set1_epi32(0);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 24));
            __m256i state_v0 = t_v;
            __m256i state_v1 = t_v;
            __m256i state_v2 = t_v;
            __m256i state_v3 = t_v;
            __m256i words_v0 = t_v;
            __m256i words_v1 = t_v;
            __m256i words_v2 = t_v;
            __m256i words_v3 = t_v;
            unsigned int i_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i words2_v0 = t_v;
            __m256i words2_v1 = t_v;
            __m256i words2_v2 = t_v;
            __m256i words2_v3 = t_v;
            __m256i state2_v0 = t_v;
            __m256i state2_v1 = t_v;
            __m256i state2_v2 = t_v;
            __m256i state2_v3 = t_v;
            __m256i words3_v0 = t_v;
            __m256i words3_v1 = t_v;
            __m256i words3_v2 = t_v;
            __m256i words3_v3 = t_v;
            __m256i left_mask_v0 = mask2_v;
            __m256i left_mask_v1 = mask2_v;
            __m256i left_mask_v2 = mask2_v;
            __m256i left_mask_v3 = mask2_v;
            int more;
            do {
                const __m256i t10_v = _mm256_set1_epi32((int)(2u * i_s));
                const __m256i t4_v0 = _mm256_and_si256(active_mask_v0, t10_v);
                const __m256i t4_v1 = _mm256_and_si256(active_mask_v1, t10_v);
                const __m256i t4_v2 = _mm256_and_si256(active_mask_v2, t10_v);
                const __m256i t4_v3 = _mm256_and_si256(active_mask_v3, t10_v);
                const __m256i t5_v0 = _mm256_srlv_epi32(a_v0, t4_v0);
                const __m256i t5_v1 = _mm256_srlv_epi32(a_v1, t4_v1);
                const __m256i t5_v2 = _mm256_srlv_epi32(a_v2, t4_v2);
                const __m256i t5_v3 = _mm256_srlv_epi32(a_v3, t4_v3);
                const __m256i c_v0 = _mm256_and_si256(t5_v0, t2_v);
                const __m256i c_v1 = _mm256_and_si256(t5_v1, t2_v);
                const __m256i c_v2 = _mm256_and_si256(t5_v2, t2_v);
                const __m256i c_v3 = _mm256_and_si256(t5_v3, t2_v);
                const __m256i mask_v0 = _mm256_cmpeq_epi32(c_v0, t3_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi32(c_v1, t3_v);
                const __m256i mask_v2 = _mm256_cmpeq_epi32(c_v2, t3_v);
                const __m256i mask_v3 = _mm256_cmpeq_epi32(c_v3, t3_v);
                const __m256i state3_v0 = _mm256_and_si256(mask_v0, t3_v);
                const __m256i state3_v1 = _mm256_and_si256(mask_v1, t3_v);
                const __m256i state3_v2 = _mm256_and_si256(mask_v2, t3_v);
                const __m256i state3_v3 = _mm256_and_si256(mask_v3, t3_v);
                const __m256i words4_v0 = _mm256_add_epi32(words_v0, t3_v);
                const __m256i words4_v1 = _mm256_add_epi32(words_v1, t3_v);
                const __m256i words4_v2 = _mm256_add_epi32(words_v2, t3_v);
                const __m256i words4_v3 = _mm256_add_epi32(words_v3, t3_v);
                const __m256i mask2_v0 = _mm256_cmpeq_epi32(c_v0, t_v);
                const __m256i mask2_v1 = _mm256_cmpeq_epi32(c_v1, t_v);
                const __m256i mask2_v2 = _mm256_cmpeq_epi32(c_v2, t_v);
                const __m256i mask2_v3 = _mm256_cmpeq_epi32(c_v3, t_v);
                const __m256i mask3_v0 = _mm256_cmpeq_epi32(c_v0, t2_v);
                const __m256i mask3_v1 = _mm256_cmpeq_epi32(c_v1, t2_v);
                const __m256i mask3_v2 = _mm256_cmpeq_epi32(c_v2, t2_v);
                const __m256i mask3_v3 = _mm256_cmpeq_epi32(c_v3, t2_v);
                const __m256i state4_v0 = _mm256_andnot_si256(mask2_v0, state_v0);
                const __m256i state4_v1 = _mm256_andnot_si256(mask2_v1, state_v1);
                const __m256i state4_v2 = _mm256_andnot_si256(mask2_v2, state_v2);
                const __m256i state4_v3 = _mm256_andnot_si256(mask2_v3, state_v3);
                const __m256i t6_v0 = mask2_v0;
                const __m256i t6_v1 = mask2_v1;
                const __m256i t6_v2 = mask2_v2;
                const __m256i t6_v3 = mask2_v3;
                const __m256i words5_v0 = _mm256_sub_epi32(words_v0, t6_v0);
                const __m256i words5_v1 = _mm256_sub_epi32(words_v1, t6_v1);
                const __m256i words5_v2 = _mm256_sub_epi32(words_v2, t6_v2);
                const __m256i words5_v3 = _mm256_sub_epi32(words_v3, t6_v3);
                const __m256i mask4_v0 = _mm256_cmpeq_epi32(c_v0, t4_v);
                const __m256i mask4_v1 = _mm256_cmpeq_epi32(c_v1, t4_v);
                const __m256i mask4_v2 = _mm256_cmpeq_epi32(c_v2, t4_v);
                const __m256i mask4_v3 = _mm256_cmpeq_epi32(c_v3, t4_v);
                const __m256i t7_v0 = _mm256_blendv_epi8(state_v0, t4_v, mask4_v0);
                const __m256i t7_v1 = _mm256_blendv_epi8(state_v1, t4_v, mask4_v1);
                const __m256i t7_v2 = _mm256_blendv_epi8(state_v2, t4_v, mask4_v2);
                const __m256i t7_v3 = _mm256_blendv_epi8(state_v3, t4_v, mask4_v3);
                const __m256i state5_v0 = _mm256_blendv_epi8(t7_v0, t3_v, mask_v0);
                const __m256i state5_v1 = _mm256_blendv_epi8(t7_v1, t3_v, mask_v1);
                const __m256i state5_v2 = _mm256_blendv_epi8(t7_v2, t3_v, mask_v2);
                const __m256i state5_v3 = _mm256_blendv_epi8(t7_v3, t3_v, mask_v3);
                const __m256i mask5_v0 = _mm256_cmpeq_epi32(state_v0, t_v);
                const __m256i mask5_v1 = _mm256_cmpeq_epi32(state_v1, t_v);
                const __m256i mask5_v2 = _mm256_cmpeq_epi32(state_v2, t_v);
                const __m256i mask5_v3 = _mm256_cmpeq_epi32(state_v3, t_v);
                const __m256i t8_v0 = _mm256_blendv_epi8(state4_v0, state5_v0, mask5_v0);
                const __m256i t8_v1 = _mm256_blendv_epi8(state4_v1, state5_v1, mask5_v1);
                const __m256i t8_v2 = _mm256_blendv_epi8(state4_v2, state5_v2, mask5_v2);
                const __m256i t8_v3 = _mm256_blendv_epi8(state4_v3, state5_v3, mask5_v3);
                const __m256i mask6_v0 = _mm256_cmpeq_epi32(state_v0, t4_v);
                const __m256i mask6_v1 = _mm256_cmpeq_epi32(state_v1, t4_v);
                const __m256i mask6_v2 = _mm256_cmpeq_epi32(state_v2, t4_v);
                const __m256i mask6_v3 = _mm256_cmpeq_epi32(state_v3, t4_v);
                const __m256i mask7_v0 = _mm256_or_si256(mask5_v0, mask6_v0);
                const __m256i mask7_v1 = _mm256_or_si256(mask5_v1, mask6_v1);
                const __m256i mask7_v2 = _mm256_or_si256(mask5_v2, mask6_v2);
                const __m256i mask7_v3 = _mm256_or_si256(mask5_v3, mask6_v3);
                const __m256i state6_v0 = _mm256_blendv_epi8(state3_v0, t8_v0, mask7_v0);
                const __m256i state6_v1 = _mm256_blendv_epi8(state3_v1, t8_v1, mask7_v1);
                const __m256i state6_v2 = _mm256_blendv_epi8(state3_v2, t8_v2, mask7_v2);
                const __m256i state6_v3 = _mm256_blendv_epi8(state3_v3, t8_v3, mask7_v3);
                const __m256i t9_v0 = _mm256_blendv_epi8(words5_v0, words_v0, mask5_v0);
                const __m256i t9_v1 = _mm256_blendv_epi8(words5_v1, words_v1, mask5_v1);
                const __m256i t9_v2 = _mm256_blendv_epi8(words5_v2, words_v2, mask5_v2);
                const __m256i t9_v3 = _mm256_blendv_epi8(words5_v3, words_v3, mask5_v3);
                const __m256i words6_v0 = _mm256_blendv_epi8(words4_v0, t9_v0, mask7_v0);
                const __m256i words6_v1 = _mm256_blendv_epi8(words4_v1, t9_v1, mask7_v1);
                const __m256i words6_v2 = _mm256_blendv_epi8(words4_v2, t9_v2, mask7_v2);
                const __m256i words6_v3 = _mm256_blendv_epi8(words4_v3, t9_v3, mask7_v3);
                const unsigned int t = i_s + 1u;
                const __m256i mask8_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                const __m256i mask8_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                const __m256i mask8_v2 = _mm256_xor_si256(mask7_v2, _mm256_set1_epi32(-1));
                const __m256i mask8_v3 = _mm256_xor_si256(mask7_v3, _mm256_set1_epi32(-1));
                const __m256i mask9_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask9_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask9_v2 = _mm256_xor_si256(mask2_v2, _mm256_set1_epi32(-1));
                const __m256i mask9_v3 = _mm256_xor_si256(mask2_v3, _mm256_set1_epi32(-1));
                const __m256i mask10_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                const __m256i mask10_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                const __m256i mask10_v2 = _mm256_xor_si256(mask3_v2, _mm256_set1_epi32(-1));
                const __m256i mask10_v3 = _mm256_xor_si256(mask3_v3, _mm256_set1_epi32(-1));
                const __m256i mask11_v0 = _mm256_or_si256(mask10_v0, mask2_v0);
                const __m256i mask11_v1 = _mm256_or_si256(mask10_v1, mask2_v1);
                const __m256i mask11_v2 = _mm256_or_si256(mask10_v2, mask2_v2);
                const __m256i mask11_v3 = _mm256_or_si256(mask10_v3, mask2_v3);
                const __m256i mask12_v0 = _mm256_and_si256(mask6_v0, mask11_v0);
                const __m256i mask12_v1 = _mm256_and_si256(mask6_v1, mask11_v1);
                const __m256i mask12_v2 = _mm256_and_si256(mask6_v2, mask11_v2);
                const __m256i mask12_v3 = _mm256_and_si256(mask6_v3, mask11_v3);
                const __m256i mask13_v0 = _mm256_or_si256(mask8_v0, mask12_v0);
                const __m256i mask13_v1 = _mm256_or_si256(mask8_v1, mask12_v1);
                const __m256i mask13_v2 = _mm256_or_si256(mask8_v2, mask12_v2);
                const __m256i mask13_v3 = _mm256_or_si256(mask8_v3, mask12_v3);
                const __m256i mask14_v0 = _mm256_or_si256(mask13_v0, mask5_v0);
                const __m256i mask14_v1 = _mm256_or_si256(mask13_v1, mask5_v1);
                const __m256i mask14_v2 = _mm256_or_si256(mask13_v2, mask5_v2);
                const __m256i mask14_v3 = _mm256_or_si256(mask13_v3, mask5_v3);
                const __m256i mask15_v0 = _mm256_and_si256(active_mask_v0, mask14_v0);
                const __m256i mask15_v1 = _mm256_and_si256(active_mask_v1, mask14_v1);
                const __m256i mask15_v2 = _mm256_and_si256(active_mask_v2, mask14_v2);
                const __m256i mask15_v3 = _mm256_and_si256(active_mask_v3, mask14_v3);
                const __m256i t10_v0 = _mm256_blendv_epi8(words2_v0, words_v0, active_mask_v0);
                const __m256i t10_v1 = _mm256_blendv_epi8(words2_v1, words_v1, active_mask_v1);
                const __m256i t10_v2 = _mm256_blendv_epi8(words2_v2, words_v2, active_mask_v2);
                const __m256i t10_v3 = _mm256_blendv_epi8(words2_v3, words_v3, active_mask_v3);
                const __m256i t11_v0 = _mm256_blendv_epi8(state2_v0, state6_v0, active_mask_v0);
                const __m256i t11_v1 = _mm256_blendv_epi8(state2_v1, state6_v1, active_mask_v1);
                const __m256i t11_v2 = _mm256_blendv_epi8(state2_v2, state6_v2, active_mask_v2);
                const __m256i t11_v3 = _mm256_blendv_epi8(state2_v3, state6_v3, active_mask_v3);
                const __m256i t12_v0 = _mm256_blendv_epi8(words3_v0, words6_v0, active_mask_v0);
                const __m256i t12_v1 = _mm256_blendv_epi8(words3_v1, words6_v1, active_mask_v1);
                const __m256i t12_v2 = _mm256_blendv_epi8(words3_v2, words6_v2, active_mask_v2);
                const __m256i t12_v3 = _mm256_blendv_epi8(words3_v3, words6_v3, active_mask_v3);
                const __m256i mask16_v0 = _mm256_and_si256(mask6_v0, mask9_v0);
                const __m256i mask16_v1 = _mm256_and_si256(mask6_v1, mask9_v1);
                const __m256i mask16_v2 = _mm256_and_si256(mask6_v2, mask9_v2);
                const __m256i mask16_v3 = _mm256_and_si256(mask6_v3, mask9_v3);
                const __m256i mask17_v0 = _mm256_and_si256(mask16_v0, mask3_v0);
                const __m256i mask17_v1 = _mm256_and_si256(mask16_v1, mask3_v1);
                const __m256i mask17_v2 = _mm256_and_si256(mask16_v2, mask3_v2);
                const __m256i mask17_v3 = _mm256_and_si256(mask16_v3, mask3_v3);
                const __m256i mask18_v0 = _mm256_and_si256(active_mask_v0, mask17_v0);
                const __m256i mask18_v1 = _mm256_and_si256(active_mask_v1, mask17_v1);
                const __m256i mask18_v2 = _mm256_and_si256(active_mask_v2, mask17_v2);
                const __m256i mask18_v3 = _mm256_and_si256(active_mask_v3, mask17_v3);
                const __m256i mask19_v0 = _mm256_or_si256(left_mask_v0, mask18_v0);
                const __m256i mask19_v1 = _mm256_or_si256(left_mask_v1, mask18_v1);
                const __m256i mask19_v2 = _mm256_or_si256(left_mask_v2, mask18_v2);
                const __m256i mask19_v3 = _mm256_or_si256(left_mask_v3, mask18_v3);
                const __m256i t11_v = _mm256_or_si256(mask15_v2, mask15_v3);
                const __m256i t12_v = _mm256_or_si256(_mm256_or_si256(mask15_v0, mask15_v1), t11_v);
                const int t2 = _mm256_movemask_epi8(t12_v) != 0;
                more = t2 && (int)t < 16;
                state_v0 = state6_v0;
                state_v1 = state6_v1;
                state_v2 = state6_v2;
                state_v3 = state6_v3;
                words_v0 = words6_v0;
                words_v1 = words6_v1;
                words_v2 = words6_v2;
                words_v3 = words6_v3;
                i_s = t;
                active_mask_v0 = mask15_v0;
                active_mask_v1 = mask15_v1;
                active_mask_v2 = mask15_v2;
                active_mask_v3 = mask15_v3;
                words2_v0 = t10_v0;
                words2_v1 = t10_v1;
                words2_v2 = t10_v2;
                words2_v3 = t10_v3;
                state2_v0 = t11_v0;
                state2_v1 = t11_v1;
                state2_v2 = t11_v2;
                state2_v3 = t11_v3;
                words3_v0 = t12_v0;
                words3_v1 = t12_v1;
                words3_v2 = t12_v2;
                words3_v3 = t12_v3;
                left_mask_v0 = mask19_v0;
                left_mask_v1 = mask19_v1;
                left_mask_v2 = mask19_v2;
                left_mask_v3 = mask19_v3;
            } while (more);
            const __m256i t_v0 = _mm256_sub_epi32(t_v, words2_v0);
            const __m256i t_v1 = _mm256_sub_epi32(t_v, words2_v1);
            const __m256i t_v2 = _mm256_sub_epi32(t_v, words2_v2);
            const __m256i t_v3 = _mm256_sub_epi32(t_v, words2_v3);
            const __m256i t2_v0 = _mm256_slli_epi32(words3_v0, 2);
            const __m256i t2_v1 = _mm256_slli_epi32(words3_v1, 2);
            const __m256i t2_v2 = _mm256_slli_epi32(words3_v2, 2);
            const __m256i t2_v3 = _mm256_slli_epi32(words3_v3, 2);
            const __m256i t3_v0 = _mm256_add_epi32(t2_v0, state2_v0);
            const __m256i t3_v1 = _mm256_add_epi32(t2_v1, state2_v1);
            const __m256i t3_v2 = _mm256_add_epi32(t2_v2, state2_v2);
            const __m256i t3_v3 = _mm256_add_epi32(t2_v3, state2_v3);
            const __m256i d_new_v0 = _mm256_blendv_epi8(t3_v0, t_v0, left_mask_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(t3_v1, t_v1, left_mask_v1);
            const __m256i d_new_v2 = _mm256_blendv_epi8(t3_v2, t_v2, left_mask_v2);
            const __m256i d_new_v3 = _mm256_blendv_epi8(t3_v3, t_v3, left_mask_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
        }
        const __m256i t5_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t6_v = _mm256_set1_epi32(0);
        const __m256i t7_v = _mm256_set1_epi32(3);
        const __m256i t8_v = _mm256_set1_epi32(2);
        const __m256i t9_v = _mm256_set1_epi32(1);
        const __m256i mask3_v = _mm256_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t13_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t13_v, t5_v);
            const __m256i a_v =
                _mm256_maskload_epi32((const int *)(const void *)(a + k2), active_mask_v);
            __m256i state_v = t6_v;
            __m256i words_v = t6_v;
            unsigned int i_s2 = 0u;
            __m256i active_mask2_v = active_mask_v;
            __m256i words2_v = t6_v;
            __m256i state2_v = t6_v;
            __m256i words3_v = t6_v;
            __m256i left_mask_v = mask3_v;
            int more2;
            do {
                const __m256i t16_v = _mm256_set1_epi32((int)(2u * i_s2));
                const __m256i t17_v =
                    _mm256_srlv_epi32(a_v, _mm256_and_si256(active_mask2_v, t16_v));
                const __m256i c_v = _mm256_and_si256(t17_v, t7_v);
                const __m256i mask4_v = _mm256_cmpeq_epi32(c_v, t8_v);
                const __m256i mask5_v = _mm256_cmpeq_epi32(c_v, t6_v);
                const __m256i mask6_v = _mm256_cmpeq_epi32(c_v, t7_v);
                const __m256i mask7_v = _mm256_cmpeq_epi32(c_v, t9_v);
                const __m256i t18_v = _mm256_blendv_epi8(state_v, t9_v, mask7_v);
                const __m256i mask8_v = _mm256_cmpeq_epi32(state_v, t6_v);
                const __m256i state3_v = _mm256_blendv_epi8(t18_v, t8_v, mask4_v);
                const __m256i state4_v = _mm256_andnot_si256(mask5_v, state_v);
                const __m256i mask9_v = _mm256_cmpeq_epi32(state_v, t9_v);
                const __m256i mask10_v = _mm256_or_si256(mask8_v, mask9_v);
                const __m256i t19_v = _mm256_blendv_epi8(state4_v, state3_v, mask8_v);
                const __m256i state5_v = _mm256_and_si256(mask4_v, t8_v);
                const __m256i state6_v = _mm256_blendv_epi8(state5_v, t19_v, mask10_v);
                const __m256i words4_v = _mm256_sub_epi32(words_v, mask5_v);
                const __m256i t20_v = _mm256_blendv_epi8(words4_v, words_v, mask8_v);
                const __m256i words5_v = _mm256_add_epi32(words_v, t8_v);
                const __m256i words6_v = _mm256_blendv_epi8(words5_v, t20_v, mask10_v);
                const unsigned int t3 = i_s2 + 1u;
                const __m256i mask11_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                const __m256i mask12_v = _mm256_xor_si256(mask10_v, _mm256_set1_epi32(-1));
                const __m256i mask13_v =
                    _mm256_and_si256(mask9_v, _mm256_or_si256(mask11_v, mask5_v));
                const __m256i mask14_v =
                    _mm256_or_si256(_mm256_or_si256(mask12_v, mask13_v), mask8_v);
                const __m256i mask15_v = _mm256_and_si256(active_mask2_v, mask14_v);
                const __m256i mask16_v = _mm256_xor_si256(mask5_v, _mm256_set1_epi32(-1));
                const __m256i mask17_v =
                    _mm256_and_si256(_mm256_and_si256(mask9_v, mask16_v), mask6_v);
                const __m256i mask18_v = _mm256_and_si256(active_mask2_v, mask17_v);
                more2 = _mm256_movemask_epi8(mask15_v) != 0 && (int)t3 < 16;
                const __m256i words_next = _mm256_blendv_epi8(words2_v, words_v, active_mask2_v);
                const __m256i state_next = _mm256_blendv_epi8(state2_v, state6_v, active_mask2_v);
                const __m256i words_next2 = _mm256_blendv_epi8(words3_v, words6_v, active_mask2_v);
                state_v = state6_v;
                words_v = words6_v;
                i_s2 = t3;
                active_mask2_v = mask15_v;
                words2_v = words_next;
                state2_v = state_next;
                words3_v = words_next2;
                left_mask_v = _mm256_or_si256(left_mask_v, mask18_v);
            } while (more2);
            const __m256i t14_v = _mm256_sub_epi32(t6_v, words2_v);
            const __m256i t15_v = _mm256_add_epi32(_mm256_slli_epi32(words3_v, 2), state2_v);
            const __m256i d_new_v = _mm256_blendv_epi8(t15_v, t14_v, left_mask_v);
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, d_new_v);
        }
        k = n;
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
