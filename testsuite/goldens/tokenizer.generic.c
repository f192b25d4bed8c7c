/* vcc 0.1.0 wrote this from tokenizer.c for generic */
/* kernel: int n | in u8 text[24*n] | out i32 d[n] restrict */
/* Words, numbers and strings of each line of 24 characters; -1 for a string without end. */
enum { BETWEEN, WORD, NUMBER, STRING, ESCAPE };

#pragma simd declare
static int kind_of(int c)
{
    switch (c) {
    case 'a' ... 'z':
    case 'A' ... 'Z':
    case '_':
        return 1;
    case '0' ... '9':
        return 2;
    case '"':
        return 3;
    case '\\':
        return 4;
    default:
        return 0;
    }
}

#pragma simd declare(linear(text: 24))
static int tokenizer_lane(const unsigned char *text)
{
    int state = BETWEEN, words = 0, numbers = 0, strings = 0, i;
    for (i = 0; i < 24; i++) {
        int c = text[i] & 127, kind = kind_of(c);
        if (c == 0)
            break;
        switch (state) {
        case WORD:
            if (kind == 1 || kind == 2)
                continue;
            state = BETWEEN;
            break;
        case NUMBER:
            if (kind == 2 || c == '.')
                continue;
            state = BETWEEN;
            break;
        case ESCAPE:
            state = STRING;
            continue;
        case STRING:
            if (kind == 4)
                state = ESCAPE;
            else if (kind == 3) {
                strings++;
                state = BETWEEN;
            }
            continue;
        default:
            break;
        }
        if (kind == 1) {
            words++;
            state = WORD;
        } else if (kind == 2) {
            numbers++;
            state = NUMBER;
        } else if (kind == 3)
            state = STRING;
    }
    if (state >= STRING)
        return -1;
    return words * 10000 + numbers * 100 + strings;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
void tokenizer(int n, const unsigned char *text, int *d)
{
    int k;
    /* vcc: line 75: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end_s = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)(1 ? -1 : 0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(24) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u}) * t2_v;
        const vcc_u32x4 t4_v = (unsigned int)(127) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)(97) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)(25) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)(65) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)(2) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t10_v = (unsigned int)(48) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t11_v = (unsigned int)(49) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t12_v = (unsigned int)(50) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t13_v = (unsigned int)(51) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t14_v = (unsigned int)(52) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t15_v = (unsigned int)(53) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t16_v = (unsigned int)(54) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t17_v = (unsigned int)(55) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t18_v = (unsigned int)(56) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t19_v = (unsigned int)(57) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t20_v = (unsigned int)(3) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t21_v = (unsigned int)(34) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t22_v = (unsigned int)(4) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t23_v = (unsigned int)(92) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t24_v = (unsigned int)(95) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t25_v = (unsigned int)(46) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t26_v = (unsigned int)(10000) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t27_v = (unsigned int)(100) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t28_v = (unsigned int)(-1) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end_s; k2 += 4) {
            vcc_u32x4 state_v = t_v;
            vcc_u32x4 words_v = t_v;
            vcc_u32x4 numbers_v = t_v;
            vcc_u32x4 strings_v = t_v;
            unsigned int i_s = 0u;
            vcc_u32x4 active_mask_v = mask_v;
            vcc_u32x4 state2_v = t_v;
            vcc_u32x4 words2_v = t_v;
            vcc_u32x4 numbers2_v = t_v;
            vcc_u32x4 strings2_v = t_v;
            int more;
            vcc_u32x4 mask2_v;
            vcc_u32x4 t29_v;
            vcc_u32x4 d_new_v;
            do {
                const vcc_u8x4 mask3_v = __builtin_convertvector(active_mask_v, vcc_u8x4);
                const vcc_i32x4 text_v = (vcc_i32x4)t3_v;
                const vcc_u8x4 text2_v =
                    (__extension__ (vcc_u8x4){mask3_v[0] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[0]] : 0, mask3_v[1] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[1]] : 0, mask3_v[2] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[2]] : 0, mask3_v[3] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[3]] : 0});
                const vcc_u32x4 c_v = __builtin_convertvector(text2_v, vcc_u32x4) & t4_v;
                const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t10_v);
                const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t12_v);
                const vcc_u32x4 mask7_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask8_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t14_v);
                const vcc_u32x4 mask9_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t15_v);
                const vcc_u32x4 mask10_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t16_v);
                const vcc_u32x4 mask11_v =
                    ((((mask4_v | mask5_v) | mask6_v) | mask7_v) | mask8_v) | mask9_v;
                const vcc_u32x4 mask12_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t17_v);
                const vcc_u32x4 mask13_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t18_v);
                const vcc_u32x4 mask14_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t19_v);
                const vcc_u32x4 mask15_v =
                    (((mask11_v | mask10_v) | mask12_v) | mask13_v) | mask14_v;
                const vcc_u32x4 mask16_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t21_v);
                const vcc_u32x4 mask17_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t23_v);
                const vcc_u32x4 t30_v =
                    (t20_v & mask16_v) | (((t8_v & mask15_v) | (t9_v & ~mask15_v)) & ~mask16_v);
                const vcc_u32x4 mask18_v =
                    ((vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t24_v)) | mask4_v;
                const vcc_u32x4 mask19_v =
                    ((((mask18_v | mask5_v) | mask6_v) | mask7_v) | mask8_v) | mask9_v;
                const vcc_u32x4 mask20_v =
                    (((mask19_v | mask10_v) | mask12_v) | mask13_v) | mask14_v;
                const vcc_u32x4 mask21_v =
                    ~((vcc_u32x4)((vcc_u32x4)(c_v - t5_v) <= (vcc_u32x4)t6_v));
                const vcc_u32x4 mask22_v =
                    ~((vcc_u32x4)((vcc_u32x4)(c_v - t7_v) <= (vcc_u32x4)t6_v));
                const vcc_u32x4 mask23_v =
                    ((~((mask20_v | mask16_v) | mask17_v)) & mask21_v) & mask22_v;
                const vcc_u32x4 kind_v =
                    (t_v & mask23_v) | (((t22_v & mask17_v) | (t30_v & ~mask17_v)) & ~mask23_v);
                const vcc_u32x4 mask24_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t_v);
                const vcc_u32x4 mask25_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t20_v);
                const vcc_u32x4 mask26_v = ~((vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t22_v));
                const vcc_u32x4 mask27_v = mask26_v & mask25_v;
                const vcc_u32x4 mask28_v = mask26_v & (~mask25_v);
                const vcc_u32x4 t31_v = (t_v & mask27_v) | (t22_v & ~mask27_v);
                const vcc_u32x4 t32_v = ((strings_v + t9_v) & mask27_v) | (strings_v & ~mask27_v);
                const vcc_u32x4 mask29_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t25_v);
                const vcc_u32x4 mask30_v =
                    ((vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t8_v)) | mask29_v;
                const vcc_u32x4 mask31_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask32_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask33_v = mask32_v & (~mask30_v);
                const vcc_u32x4 mask34_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t9_v);
                const vcc_u32x4 mask35_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t22_v);
                const vcc_u32x4 mask36_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t20_v);
                const vcc_u32x4 mask37_v = ((mask34_v | mask32_v) | mask35_v) | mask36_v;
                const vcc_u32x4 t33_v = (t_v & mask33_v) | (t_v & ~mask33_v);
                const vcc_u32x4 mask38_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask39_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t20_v);
                const vcc_u32x4 mask40_v = ~((vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t9_v));
                const vcc_u32x4 mask41_v = mask40_v & mask38_v;
                const vcc_u32x4 mask42_v = mask40_v & (~mask38_v);
                const vcc_u32x4 mask43_v = mask42_v & mask39_v;
                const vcc_u32x4 mask44_v = mask42_v & (~mask39_v);
                const vcc_u32x4 state3_v = (t33_v & mask37_v) | (state_v & ~mask37_v);
                const vcc_u32x4 t34_v =
                    (t20_v & mask43_v) | (((t8_v & mask41_v) | (t9_v & ~mask41_v)) & ~mask43_v);
                const vcc_u32x4 t35_v = (words_v & mask41_v) | ((words_v + t9_v) & ~mask41_v);
                const vcc_u32x4 t36_v = (words_v & mask43_v) | (t35_v & ~mask43_v);
                const vcc_u32x4 t37_v = ((numbers_v + t9_v) & mask41_v) | (numbers_v & ~mask41_v);
                const vcc_u32x4 t38_v = (numbers_v & mask43_v) | (t37_v & ~mask43_v);
                const vcc_u32x4 mask45_v =
                    ((vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t9_v)) | mask31_v;
                const vcc_u32x4 mask46_v = ((~mask37_v) | mask33_v) | (mask34_v & (~mask45_v));
                const vcc_u32x4 state4_v = (state3_v & mask44_v) | (t34_v & ~mask44_v);
                const vcc_u32x4 mask47_v = mask32_v & mask30_v;
                const vcc_u32x4 t39_v = (state4_v & mask46_v) | (state_v & ~mask46_v);
                const vcc_u32x4 t40_v = (state_v & mask47_v) | (t39_v & ~mask47_v);
                const vcc_u32x4 state5_v = (state_v & mask28_v) | (t31_v & ~mask28_v);
                const vcc_u32x4 t41_v = (t20_v & mask35_v) | (t40_v & ~mask35_v);
                const vcc_u32x4 state6_v = (state5_v & mask36_v) | (t41_v & ~mask36_v);
                const vcc_u32x4 words3_v = (words_v & mask44_v) | (t36_v & ~mask44_v);
                const vcc_u32x4 t42_v = (words3_v & mask46_v) | (words_v & ~mask46_v);
                const vcc_u32x4 t43_v = (words_v & mask47_v) | (t42_v & ~mask47_v);
                const vcc_u32x4 t44_v = (words_v & mask35_v) | (t43_v & ~mask35_v);
                const vcc_u32x4 words4_v = (words_v & mask36_v) | (t44_v & ~mask36_v);
                const vcc_u32x4 numbers3_v = (numbers_v & mask44_v) | (t38_v & ~mask44_v);
                const vcc_u32x4 t45_v = (numbers3_v & mask46_v) | (numbers_v & ~mask46_v);
                const vcc_u32x4 t46_v = (numbers_v & mask47_v) | (t45_v & ~mask47_v);
                const vcc_u32x4 t47_v = (numbers_v & mask35_v) | (t46_v & ~mask35_v);
                const vcc_u32x4 numbers4_v = (numbers_v & mask36_v) | (t47_v & ~mask36_v);
                const vcc_u32x4 strings3_v = (strings_v & mask28_v) | (t32_v & ~mask28_v);
                const vcc_u32x4 strings4_v = (strings3_v & mask36_v) | (strings_v & ~mask36_v);
                const unsigned int t = i_s + 1u;
                const vcc_u32x4 mask48_v = active_mask_v & (~mask24_v);
                const vcc_u32x4 state7_v = (state_v & mask24_v) | (state6_v & ~mask24_v);
                const vcc_u32x4 words5_v = (words_v & mask24_v) | (words4_v & ~mask24_v);
                const vcc_u32x4 numbers5_v = (numbers_v & mask24_v) | (numbers4_v & ~mask24_v);
                const vcc_u32x4 strings5_v = (strings_v & mask24_v) | (strings4_v & ~mask24_v);
                const vcc_u64x2 t48_v = (vcc_u64x2)mask48_v;
                const int t2 = (t48_v[0] | t48_v[1]) != 0;
                vcc_u32x4 state_next;
                vcc_u32x4 words_next;
                vcc_u32x4 numbers_next;
                vcc_u32x4 strings_next;
                more = t2 && (int)t < 24;
                state_next = (state7_v & active_mask_v) | (state2_v & ~active_mask_v);
                words_next = (words5_v & active_mask_v) | (words2_v & ~active_mask_v);
                numbers_next = (numbers5_v & active_mask_v) | (numbers2_v & ~active_mask_v);
                strings_next = (strings5_v & active_mask_v) | (strings2_v & ~active_mask_v);
                state_v = state6_v;
                words_v = words4_v;
                numbers_v = numbers4_v;
                strings_v = strings4_v;
                i_s = t;
                active_mask_v = mask48_v;
                state2_v = state_next;
                words2_v = words_next;
                numbers2_v = numbers_next;
                strings2_v = strings_next;
            } while (more);
            mask2_v = (vcc_u32x4)((vcc_i32x4)state2_v >= (vcc_i32x4)t20_v);
            t29_v = ((words2_v * t26_v) + (numbers2_v * t27_v)) + strings2_v;
            d_new_v = (t28_v & mask2_v) | (t29_v & ~mask2_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end_s;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = tokenizer_lane(text + 24 * k);
    }
}
