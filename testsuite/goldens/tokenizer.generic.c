/* vcc 0.1.0 wrote this from tokenizer.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void tokenizer(int n, const unsigned char *text, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 75: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end_s = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end_s & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        const vcc_u32x4 t2_v = (unsigned int)24 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v0 = t_v0 * t2_v;
        const vcc_u32x4 t2_v1 = t_v1 * t2_v;
        const vcc_u32x4 t2_v2 = t_v2 * t2_v;
        const vcc_u32x4 t2_v3 = t_v3 * t2_v;
        const vcc_u32x4 t3_v = (unsigned int)127 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)97 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)25 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)65 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)48 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t10_v = (unsigned int)9 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t11_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t12_v = (unsigned int)34 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t13_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t14_v = (unsigned int)92 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t15_v = (unsigned int)95 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t16_v = (unsigned int)46 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t17_v = (unsigned int)10000 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t18_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t19_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            vcc_u32x4 state_v0 = t_v;
            vcc_u32x4 state_v1 = t_v;
            vcc_u32x4 state_v2 = t_v;
            vcc_u32x4 state_v3 = t_v;
            vcc_u32x4 words_v0 = t_v;
            vcc_u32x4 words_v1 = t_v;
            vcc_u32x4 words_v2 = t_v;
            vcc_u32x4 words_v3 = t_v;
            vcc_u32x4 numbers_v0 = t_v;
            vcc_u32x4 numbers_v1 = t_v;
            vcc_u32x4 numbers_v2 = t_v;
            vcc_u32x4 numbers_v3 = t_v;
            vcc_u32x4 strings_v0 = t_v;
            vcc_u32x4 strings_v1 = t_v;
            vcc_u32x4 strings_v2 = t_v;
            vcc_u32x4 strings_v3 = t_v;
            unsigned int i_s = 0u;
            vcc_u32x4 active_mask_v0 = mask_v;
            vcc_u32x4 active_mask_v1 = mask_v;
            vcc_u32x4 active_mask_v2 = mask_v;
            vcc_u32x4 active_mask_v3 = mask_v;
            vcc_u32x4 state2_v0 = t_v;
            vcc_u32x4 state2_v1 = t_v;
            vcc_u32x4 state2_v2 = t_v;
            vcc_u32x4 state2_v3 = t_v;
            vcc_u32x4 words2_v0 = t_v;
            vcc_u32x4 words2_v1 = t_v;
            vcc_u32x4 words2_v2 = t_v;
            vcc_u32x4 words2_v3 = t_v;
            vcc_u32x4 numbers2_v0 = t_v;
            vcc_u32x4 numbers2_v1 = t_v;
            vcc_u32x4 numbers2_v2 = t_v;
            vcc_u32x4 numbers2_v3 = t_v;
            vcc_u32x4 strings2_v0 = t_v;
            vcc_u32x4 strings2_v1 = t_v;
            vcc_u32x4 strings2_v2 = t_v;
            vcc_u32x4 strings2_v3 = t_v;
            int more;
            do {
                const vcc_u8x4 t40_v = __builtin_convertvector(active_mask_v0, vcc_u8x4);
                const vcc_u8x4 t41_v = __builtin_convertvector(active_mask_v1, vcc_u8x4);
                const vcc_u8x8 t42_v =
                    __builtin_shufflevector(t40_v, t41_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t43_v = __builtin_convertvector(active_mask_v2, vcc_u8x4);
                const vcc_u8x4 t44_v = __builtin_convertvector(active_mask_v3, vcc_u8x4);
                const vcc_u8x8 t45_v =
                    __builtin_shufflevector(t43_v, t44_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 mask3_v =
                    __builtin_shufflevector(t42_v, t45_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                    13, 14, 15);
                const vcc_i32x4 text_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 text2_v = (vcc_i32x4)t2_v1;
                const vcc_i32x4 text3_v = (vcc_i32x4)t2_v2;
                const vcc_i32x4 text4_v = (vcc_i32x4)t2_v3;
                const vcc_u8x16 text5_v =
                    __extension__ (vcc_u8x16){mask3_v[0] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[0]]
                    : 0,
                    mask3_v[1] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[1]]
                    : 0,
                    mask3_v[2] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[2]]
                    : 0,
                    mask3_v[3] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[3]]
                    : 0,
                    mask3_v[4] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text2_v[0]]
                    : 0,
                    mask3_v[5] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text2_v[1]]
                    : 0,
                    mask3_v[6] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text2_v[2]]
                    : 0,
                    mask3_v[7] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text2_v[3]]
                    : 0,
                    mask3_v[8] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text3_v[0]]
                    : 0,
                    mask3_v[9] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text3_v[1]]
                    : 0,
                    mask3_v[10] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text3_v[2]]
                    : 0,
                    mask3_v[11] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text3_v[3]]
                    : 0,
                    mask3_v[12] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text4_v[0]]
                    : 0,
                    mask3_v[13] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text4_v[1]]
                    : 0,
                    mask3_v[14] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text4_v[2]]
                    : 0,
                    mask3_v[15] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s)[text4_v[3]]
                    : 0};
                const vcc_u32x4 t7_v0 =
                    __builtin_convertvector(__builtin_shufflevector(text5_v, text5_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t7_v1 =
                    __builtin_convertvector(__builtin_shufflevector(text5_v, text5_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t7_v2 =
                    __builtin_convertvector(__builtin_shufflevector(text5_v, text5_v, 8, 9, 10,
                    11), vcc_u32x4);
                const vcc_u32x4 t7_v3 =
                    __builtin_convertvector(__builtin_shufflevector(text5_v, text5_v, 12, 13, 14,
                    15), vcc_u32x4);
                const vcc_u32x4 c_v0 = t7_v0 & t3_v;
                const vcc_u32x4 c_v1 = t7_v1 & t3_v;
                const vcc_u32x4 c_v2 = t7_v2 & t3_v;
                const vcc_u32x4 c_v3 = t7_v3 & t3_v;
                const vcc_u32x4 t8_v0 = c_v0 - t4_v;
                const vcc_u32x4 t8_v1 = c_v1 - t4_v;
                const vcc_u32x4 t8_v2 = c_v2 - t4_v;
                const vcc_u32x4 t8_v3 = c_v3 - t4_v;
                const vcc_u32x4 t9_v0 = c_v0 - t6_v;
                const vcc_u32x4 t9_v1 = c_v1 - t6_v;
                const vcc_u32x4 t9_v2 = c_v2 - t6_v;
                const vcc_u32x4 t9_v3 = c_v3 - t6_v;
                const vcc_u32x4 t10_v0 = c_v0 - t9_v;
                const vcc_u32x4 t10_v1 = c_v1 - t9_v;
                const vcc_u32x4 t10_v2 = c_v2 - t9_v;
                const vcc_u32x4 t10_v3 = c_v3 - t9_v;
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)t10_v0 <= (vcc_u32x4)t10_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)t10_v1 <= (vcc_u32x4)t10_v);
                const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)t10_v2 <= (vcc_u32x4)t10_v);
                const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)t10_v3 <= (vcc_u32x4)t10_v);
                const vcc_u32x4 t11_v0 = (t7_v & mask2_v0) | (t8_v & ~mask2_v0);
                const vcc_u32x4 t11_v1 = (t7_v & mask2_v1) | (t8_v & ~mask2_v1);
                const vcc_u32x4 t11_v2 = (t7_v & mask2_v2) | (t8_v & ~mask2_v2);
                const vcc_u32x4 t11_v3 = (t7_v & mask2_v3) | (t8_v & ~mask2_v3);
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t12_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t12_v);
                const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t12_v);
                const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t12_v);
                const vcc_u32x4 t12_v0 = (t11_v & mask3_v0) | (t11_v0 & ~mask3_v0);
                const vcc_u32x4 t12_v1 = (t11_v & mask3_v1) | (t11_v1 & ~mask3_v1);
                const vcc_u32x4 t12_v2 = (t11_v & mask3_v2) | (t11_v2 & ~mask3_v2);
                const vcc_u32x4 t12_v3 = (t11_v & mask3_v3) | (t11_v3 & ~mask3_v3);
                const vcc_u32x4 mask4_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t14_v);
                const vcc_u32x4 mask4_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t14_v);
                const vcc_u32x4 mask4_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t14_v);
                const vcc_u32x4 mask4_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t14_v);
                const vcc_u32x4 t13_v0 = (t13_v & mask4_v0) | (t12_v0 & ~mask4_v0);
                const vcc_u32x4 t13_v1 = (t13_v & mask4_v1) | (t12_v1 & ~mask4_v1);
                const vcc_u32x4 t13_v2 = (t13_v & mask4_v2) | (t12_v2 & ~mask4_v2);
                const vcc_u32x4 t13_v3 = (t13_v & mask4_v3) | (t12_v3 & ~mask4_v3);
                const vcc_u32x4 mask5_v0 = mask3_v0 | mask2_v0;
                const vcc_u32x4 mask5_v1 = mask3_v1 | mask2_v1;
                const vcc_u32x4 mask5_v2 = mask3_v2 | mask2_v2;
                const vcc_u32x4 mask5_v3 = mask3_v3 | mask2_v3;
                const vcc_u32x4 mask6_v0 = mask5_v0 | mask4_v0;
                const vcc_u32x4 mask6_v1 = mask5_v1 | mask4_v1;
                const vcc_u32x4 mask6_v2 = mask5_v2 | mask4_v2;
                const vcc_u32x4 mask6_v3 = mask5_v3 | mask4_v3;
                const vcc_u32x4 mask7_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t15_v);
                const vcc_u32x4 mask7_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t15_v);
                const vcc_u32x4 mask7_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t15_v);
                const vcc_u32x4 mask7_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t15_v);
                const vcc_u32x4 mask8_v0 = mask6_v0 | mask7_v0;
                const vcc_u32x4 mask8_v1 = mask6_v1 | mask7_v1;
                const vcc_u32x4 mask8_v2 = mask6_v2 | mask7_v2;
                const vcc_u32x4 mask8_v3 = mask6_v3 | mask7_v3;
                const vcc_u32x4 mask9_v0 = ~mask8_v0;
                const vcc_u32x4 mask9_v1 = ~mask8_v1;
                const vcc_u32x4 mask9_v2 = ~mask8_v2;
                const vcc_u32x4 mask9_v3 = ~mask8_v3;
                const vcc_u32x4 mask10_v0 = (vcc_u32x4)((vcc_u32x4)t8_v0 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask10_v1 = (vcc_u32x4)((vcc_u32x4)t8_v1 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask10_v2 = (vcc_u32x4)((vcc_u32x4)t8_v2 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask10_v3 = (vcc_u32x4)((vcc_u32x4)t8_v3 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask11_v0 = mask9_v0 & mask10_v0;
                const vcc_u32x4 mask11_v1 = mask9_v1 & mask10_v1;
                const vcc_u32x4 mask11_v2 = mask9_v2 & mask10_v2;
                const vcc_u32x4 mask11_v3 = mask9_v3 & mask10_v3;
                const vcc_u32x4 mask12_v0 = (vcc_u32x4)((vcc_u32x4)t9_v0 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask12_v1 = (vcc_u32x4)((vcc_u32x4)t9_v1 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask12_v2 = (vcc_u32x4)((vcc_u32x4)t9_v2 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask12_v3 = (vcc_u32x4)((vcc_u32x4)t9_v3 > (vcc_u32x4)t5_v);
                const vcc_u32x4 mask13_v0 = mask11_v0 & mask12_v0;
                const vcc_u32x4 mask13_v1 = mask11_v1 & mask12_v1;
                const vcc_u32x4 mask13_v2 = mask11_v2 & mask12_v2;
                const vcc_u32x4 mask13_v3 = mask11_v3 & mask12_v3;
                const vcc_u32x4 kind_v0 = (t_v & mask13_v0) | (t13_v0 & ~mask13_v0);
                const vcc_u32x4 kind_v1 = (t_v & mask13_v1) | (t13_v1 & ~mask13_v1);
                const vcc_u32x4 kind_v2 = (t_v & mask13_v2) | (t13_v2 & ~mask13_v2);
                const vcc_u32x4 kind_v3 = (t_v & mask13_v3) | (t13_v3 & ~mask13_v3);
                const vcc_u32x4 mask14_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask14_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask14_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask14_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask15_v0 = (vcc_u32x4)((vcc_u32x4)kind_v0 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask15_v1 = (vcc_u32x4)((vcc_u32x4)kind_v1 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask15_v2 = (vcc_u32x4)((vcc_u32x4)kind_v2 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask15_v3 = (vcc_u32x4)((vcc_u32x4)kind_v3 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask16_v0 = (vcc_u32x4)((vcc_u32x4)kind_v0 == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask16_v1 = (vcc_u32x4)((vcc_u32x4)kind_v1 == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask16_v2 = (vcc_u32x4)((vcc_u32x4)kind_v2 == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask16_v3 = (vcc_u32x4)((vcc_u32x4)kind_v3 == (vcc_u32x4)t11_v);
                const vcc_u32x4 t14_v0 = (t13_v & mask15_v0) | (state_v0 & ~mask15_v0);
                const vcc_u32x4 t14_v1 = (t13_v & mask15_v1) | (state_v1 & ~mask15_v1);
                const vcc_u32x4 t14_v2 = (t13_v & mask15_v2) | (state_v2 & ~mask15_v2);
                const vcc_u32x4 t14_v3 = (t13_v & mask15_v3) | (state_v3 & ~mask15_v3);
                const vcc_u32x4 state3_v0 = (t_v & mask16_v0) | (t14_v0 & ~mask16_v0);
                const vcc_u32x4 state3_v1 = (t_v & mask16_v1) | (t14_v1 & ~mask16_v1);
                const vcc_u32x4 state3_v2 = (t_v & mask16_v2) | (t14_v2 & ~mask16_v2);
                const vcc_u32x4 state3_v3 = (t_v & mask16_v3) | (t14_v3 & ~mask16_v3);
                const vcc_u32x4 t15_v0 = mask16_v0;
                const vcc_u32x4 t15_v1 = mask16_v1;
                const vcc_u32x4 t15_v2 = mask16_v2;
                const vcc_u32x4 t15_v3 = mask16_v3;
                const vcc_u32x4 mask17_v0 = (vcc_u32x4)((vcc_u32x4)kind_v0 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask17_v1 = (vcc_u32x4)((vcc_u32x4)kind_v1 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask17_v2 = (vcc_u32x4)((vcc_u32x4)kind_v2 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask17_v3 = (vcc_u32x4)((vcc_u32x4)kind_v3 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask18_v0 = (vcc_u32x4)((vcc_u32x4)c_v0 == (vcc_u32x4)t16_v);
                const vcc_u32x4 mask18_v1 = (vcc_u32x4)((vcc_u32x4)c_v1 == (vcc_u32x4)t16_v);
                const vcc_u32x4 mask18_v2 = (vcc_u32x4)((vcc_u32x4)c_v2 == (vcc_u32x4)t16_v);
                const vcc_u32x4 mask18_v3 = (vcc_u32x4)((vcc_u32x4)c_v3 == (vcc_u32x4)t16_v);
                const vcc_u32x4 mask19_v0 = mask17_v0 | mask18_v0;
                const vcc_u32x4 mask19_v1 = mask17_v1 | mask18_v1;
                const vcc_u32x4 mask19_v2 = mask17_v2 | mask18_v2;
                const vcc_u32x4 mask19_v3 = mask17_v3 | mask18_v3;
                const vcc_u32x4 mask20_v0 = (vcc_u32x4)((vcc_u32x4)kind_v0 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask20_v1 = (vcc_u32x4)((vcc_u32x4)kind_v1 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask20_v2 = (vcc_u32x4)((vcc_u32x4)kind_v2 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask20_v3 = (vcc_u32x4)((vcc_u32x4)kind_v3 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask21_v0 = mask20_v0 | mask17_v0;
                const vcc_u32x4 mask21_v1 = mask20_v1 | mask17_v1;
                const vcc_u32x4 mask21_v2 = mask20_v2 | mask17_v2;
                const vcc_u32x4 mask21_v3 = mask20_v3 | mask17_v3;
                const vcc_u32x4 mask22_v0 = (vcc_u32x4)((vcc_u32x4)state_v0 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask22_v1 = (vcc_u32x4)((vcc_u32x4)state_v1 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask22_v2 = (vcc_u32x4)((vcc_u32x4)state_v2 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask22_v3 = (vcc_u32x4)((vcc_u32x4)state_v3 == (vcc_u32x4)t7_v);
                const vcc_u32x4 mask23_v0 = ~mask19_v0;
                const vcc_u32x4 mask23_v1 = ~mask19_v1;
                const vcc_u32x4 mask23_v2 = ~mask19_v2;
                const vcc_u32x4 mask23_v3 = ~mask19_v3;
                const vcc_u32x4 mask24_v0 = mask22_v0 & mask23_v0;
                const vcc_u32x4 mask24_v1 = mask22_v1 & mask23_v1;
                const vcc_u32x4 mask24_v2 = mask22_v2 & mask23_v2;
                const vcc_u32x4 mask24_v3 = mask22_v3 & mask23_v3;
                const vcc_u32x4 t16_v0 = (t_v & mask24_v0) | (t_v & ~mask24_v0);
                const vcc_u32x4 t16_v1 = (t_v & mask24_v1) | (t_v & ~mask24_v1);
                const vcc_u32x4 t16_v2 = (t_v & mask24_v2) | (t_v & ~mask24_v2);
                const vcc_u32x4 t16_v3 = (t_v & mask24_v3) | (t_v & ~mask24_v3);
                const vcc_u32x4 t17_v0 = state_v0 - t8_v;
                const vcc_u32x4 t17_v1 = state_v1 - t8_v;
                const vcc_u32x4 t17_v2 = state_v2 - t8_v;
                const vcc_u32x4 t17_v3 = state_v3 - t8_v;
                const vcc_u32x4 mask25_v0 = (vcc_u32x4)((vcc_u32x4)t17_v0 <= (vcc_u32x4)t11_v);
                const vcc_u32x4 mask25_v1 = (vcc_u32x4)((vcc_u32x4)t17_v1 <= (vcc_u32x4)t11_v);
                const vcc_u32x4 mask25_v2 = (vcc_u32x4)((vcc_u32x4)t17_v2 <= (vcc_u32x4)t11_v);
                const vcc_u32x4 mask25_v3 = (vcc_u32x4)((vcc_u32x4)t17_v3 <= (vcc_u32x4)t11_v);
                const vcc_u32x4 state4_v0 = (t16_v0 & mask25_v0) | (state_v0 & ~mask25_v0);
                const vcc_u32x4 state4_v1 = (t16_v1 & mask25_v1) | (state_v1 & ~mask25_v1);
                const vcc_u32x4 state4_v2 = (t16_v2 & mask25_v2) | (state_v2 & ~mask25_v2);
                const vcc_u32x4 state4_v3 = (t16_v3 & mask25_v3) | (state_v3 & ~mask25_v3);
                const vcc_u32x4 t18_v0 = (t8_v & mask20_v0) | (state4_v0 & ~mask20_v0);
                const vcc_u32x4 t18_v1 = (t8_v & mask20_v1) | (state4_v1 & ~mask20_v1);
                const vcc_u32x4 t18_v2 = (t8_v & mask20_v2) | (state4_v2 & ~mask20_v2);
                const vcc_u32x4 t18_v3 = (t8_v & mask20_v3) | (state4_v3 & ~mask20_v3);
                const vcc_u32x4 mask26_v0 = ~mask20_v0;
                const vcc_u32x4 mask26_v1 = ~mask20_v1;
                const vcc_u32x4 mask26_v2 = ~mask20_v2;
                const vcc_u32x4 mask26_v3 = ~mask20_v3;
                const vcc_u32x4 t19_v0 = (t7_v & mask17_v0) | (t18_v0 & ~mask17_v0);
                const vcc_u32x4 t19_v1 = (t7_v & mask17_v1) | (t18_v1 & ~mask17_v1);
                const vcc_u32x4 t19_v2 = (t7_v & mask17_v2) | (t18_v2 & ~mask17_v2);
                const vcc_u32x4 t19_v3 = (t7_v & mask17_v3) | (t18_v3 & ~mask17_v3);
                const vcc_u32x4 mask27_v0 = ~mask17_v0;
                const vcc_u32x4 mask27_v1 = ~mask17_v1;
                const vcc_u32x4 mask27_v2 = ~mask17_v2;
                const vcc_u32x4 mask27_v3 = ~mask17_v3;
                const vcc_u32x4 mask28_v0 = mask26_v0 & mask27_v0;
                const vcc_u32x4 mask28_v1 = mask26_v1 & mask27_v1;
                const vcc_u32x4 mask28_v2 = mask26_v2 & mask27_v2;
                const vcc_u32x4 mask28_v3 = mask26_v3 & mask27_v3;
                const vcc_u32x4 mask29_v0 = mask28_v0 & mask16_v0;
                const vcc_u32x4 mask29_v1 = mask28_v1 & mask16_v1;
                const vcc_u32x4 mask29_v2 = mask28_v2 & mask16_v2;
                const vcc_u32x4 mask29_v3 = mask28_v3 & mask16_v3;
                const vcc_u32x4 state5_v0 = (t11_v & mask29_v0) | (t19_v0 & ~mask29_v0);
                const vcc_u32x4 state5_v1 = (t11_v & mask29_v1) | (t19_v1 & ~mask29_v1);
                const vcc_u32x4 state5_v2 = (t11_v & mask29_v2) | (t19_v2 & ~mask29_v2);
                const vcc_u32x4 state5_v3 = (t11_v & mask29_v3) | (t19_v3 & ~mask29_v3);
                const vcc_u32x4 t20_v0 = mask20_v0;
                const vcc_u32x4 t20_v1 = mask20_v1;
                const vcc_u32x4 t20_v2 = mask20_v2;
                const vcc_u32x4 t20_v3 = mask20_v3;
                const vcc_u32x4 t21_v0 = mask17_v0;
                const vcc_u32x4 t21_v1 = mask17_v1;
                const vcc_u32x4 t21_v2 = mask17_v2;
                const vcc_u32x4 t21_v3 = mask17_v3;
                const vcc_u32x4 mask30_v0 = (vcc_u32x4)((vcc_u32x4)state_v0 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask30_v1 = (vcc_u32x4)((vcc_u32x4)state_v1 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask30_v2 = (vcc_u32x4)((vcc_u32x4)state_v2 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask30_v3 = (vcc_u32x4)((vcc_u32x4)state_v3 == (vcc_u32x4)t8_v);
                const vcc_u32x4 mask31_v0 = mask30_v0 & mask21_v0;
                const vcc_u32x4 mask31_v1 = mask30_v1 & mask21_v1;
                const vcc_u32x4 mask31_v2 = mask30_v2 & mask21_v2;
                const vcc_u32x4 mask31_v3 = mask30_v3 & mask21_v3;
                const vcc_u32x4 t22_v0 = (state_v0 & mask31_v0) | (state5_v0 & ~mask31_v0);
                const vcc_u32x4 t22_v1 = (state_v1 & mask31_v1) | (state5_v1 & ~mask31_v1);
                const vcc_u32x4 t22_v2 = (state_v2 & mask31_v2) | (state5_v2 & ~mask31_v2);
                const vcc_u32x4 t22_v3 = (state_v3 & mask31_v3) | (state5_v3 & ~mask31_v3);
                const vcc_u32x4 mask32_v0 = mask22_v0 & mask19_v0;
                const vcc_u32x4 mask32_v1 = mask22_v1 & mask19_v1;
                const vcc_u32x4 mask32_v2 = mask22_v2 & mask19_v2;
                const vcc_u32x4 mask32_v3 = mask22_v3 & mask19_v3;
                const vcc_u32x4 t23_v0 = (state_v0 & mask32_v0) | (t22_v0 & ~mask32_v0);
                const vcc_u32x4 t23_v1 = (state_v1 & mask32_v1) | (t22_v1 & ~mask32_v1);
                const vcc_u32x4 t23_v2 = (state_v2 & mask32_v2) | (t22_v2 & ~mask32_v2);
                const vcc_u32x4 t23_v3 = (state_v3 & mask32_v3) | (t22_v3 & ~mask32_v3);
                const vcc_u32x4 mask33_v0 = (vcc_u32x4)((vcc_u32x4)state_v0 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask33_v1 = (vcc_u32x4)((vcc_u32x4)state_v1 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask33_v2 = (vcc_u32x4)((vcc_u32x4)state_v2 == (vcc_u32x4)t13_v);
                const vcc_u32x4 mask33_v3 = (vcc_u32x4)((vcc_u32x4)state_v3 == (vcc_u32x4)t13_v);
                const vcc_u32x4 t24_v0 = (t11_v & mask33_v0) | (t23_v0 & ~mask33_v0);
                const vcc_u32x4 t24_v1 = (t11_v & mask33_v1) | (t23_v1 & ~mask33_v1);
                const vcc_u32x4 t24_v2 = (t11_v & mask33_v2) | (t23_v2 & ~mask33_v2);
                const vcc_u32x4 t24_v3 = (t11_v & mask33_v3) | (t23_v3 & ~mask33_v3);
                const vcc_u32x4 mask34_v0 = (vcc_u32x4)((vcc_u32x4)state_v0 == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask34_v1 = (vcc_u32x4)((vcc_u32x4)state_v1 == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask34_v2 = (vcc_u32x4)((vcc_u32x4)state_v2 == (vcc_u32x4)t11_v);
                const vcc_u32x4 mask34_v3 = (vcc_u32x4)((vcc_u32x4)state_v3 == (vcc_u32x4)t11_v);
                const vcc_u32x4 state6_v0 = (state3_v0 & mask34_v0) | (t24_v0 & ~mask34_v0);
                const vcc_u32x4 state6_v1 = (state3_v1 & mask34_v1) | (t24_v1 & ~mask34_v1);
                const vcc_u32x4 state6_v2 = (state3_v2 & mask34_v2) | (t24_v2 & ~mask34_v2);
                const vcc_u32x4 state6_v3 = (state3_v3 & mask34_v3) | (t24_v3 & ~mask34_v3);
                const vcc_u32x4 mask35_v0 = ~mask31_v0;
                const vcc_u32x4 mask35_v1 = ~mask31_v1;
                const vcc_u32x4 mask35_v2 = ~mask31_v2;
                const vcc_u32x4 mask35_v3 = ~mask31_v3;
                const vcc_u32x4 t25_v0 = mask35_v0;
                const vcc_u32x4 t25_v1 = mask35_v1;
                const vcc_u32x4 t25_v2 = mask35_v2;
                const vcc_u32x4 t25_v3 = mask35_v3;
                const vcc_u32x4 t26_v0 = t20_v0 & t25_v0;
                const vcc_u32x4 t26_v1 = t20_v1 & t25_v1;
                const vcc_u32x4 t26_v2 = t20_v2 & t25_v2;
                const vcc_u32x4 t26_v3 = t20_v3 & t25_v3;
                const vcc_u32x4 mask36_v0 = ~mask32_v0;
                const vcc_u32x4 mask36_v1 = ~mask32_v1;
                const vcc_u32x4 mask36_v2 = ~mask32_v2;
                const vcc_u32x4 mask36_v3 = ~mask32_v3;
                const vcc_u32x4 t27_v0 = mask36_v0;
                const vcc_u32x4 t27_v1 = mask36_v1;
                const vcc_u32x4 t27_v2 = mask36_v2;
                const vcc_u32x4 t27_v3 = mask36_v3;
                const vcc_u32x4 t28_v0 = t26_v0 & t27_v0;
                const vcc_u32x4 t28_v1 = t26_v1 & t27_v1;
                const vcc_u32x4 t28_v2 = t26_v2 & t27_v2;
                const vcc_u32x4 t28_v3 = t26_v3 & t27_v3;
                const vcc_u32x4 mask37_v0 = ~mask33_v0;
                const vcc_u32x4 mask37_v1 = ~mask33_v1;
                const vcc_u32x4 mask37_v2 = ~mask33_v2;
                const vcc_u32x4 mask37_v3 = ~mask33_v3;
                const vcc_u32x4 t29_v0 = mask37_v0;
                const vcc_u32x4 t29_v1 = mask37_v1;
                const vcc_u32x4 t29_v2 = mask37_v2;
                const vcc_u32x4 t29_v3 = mask37_v3;
                const vcc_u32x4 t30_v0 = t28_v0 & t29_v0;
                const vcc_u32x4 t30_v1 = t28_v1 & t29_v1;
                const vcc_u32x4 t30_v2 = t28_v2 & t29_v2;
                const vcc_u32x4 t30_v3 = t28_v3 & t29_v3;
                const vcc_u32x4 mask38_v0 = ~mask34_v0;
                const vcc_u32x4 mask38_v1 = ~mask34_v1;
                const vcc_u32x4 mask38_v2 = ~mask34_v2;
                const vcc_u32x4 mask38_v3 = ~mask34_v3;
                const vcc_u32x4 t31_v0 = mask38_v0;
                const vcc_u32x4 t31_v1 = mask38_v1;
                const vcc_u32x4 t31_v2 = mask38_v2;
                const vcc_u32x4 t31_v3 = mask38_v3;
                const vcc_u32x4 t32_v0 = t30_v0 & t31_v0;
                const vcc_u32x4 t32_v1 = t30_v1 & t31_v1;
                const vcc_u32x4 t32_v2 = t30_v2 & t31_v2;
                const vcc_u32x4 t32_v3 = t30_v3 & t31_v3;
                const vcc_u32x4 words3_v0 = words_v0 - t32_v0;
                const vcc_u32x4 words3_v1 = words_v1 - t32_v1;
                const vcc_u32x4 words3_v2 = words_v2 - t32_v2;
                const vcc_u32x4 words3_v3 = words_v3 - t32_v3;
                const vcc_u32x4 t33_v0 = t21_v0 & t25_v0;
                const vcc_u32x4 t33_v1 = t21_v1 & t25_v1;
                const vcc_u32x4 t33_v2 = t21_v2 & t25_v2;
                const vcc_u32x4 t33_v3 = t21_v3 & t25_v3;
                const vcc_u32x4 t34_v0 = t33_v0 & t27_v0;
                const vcc_u32x4 t34_v1 = t33_v1 & t27_v1;
                const vcc_u32x4 t34_v2 = t33_v2 & t27_v2;
                const vcc_u32x4 t34_v3 = t33_v3 & t27_v3;
                const vcc_u32x4 t35_v0 = t34_v0 & t29_v0;
                const vcc_u32x4 t35_v1 = t34_v1 & t29_v1;
                const vcc_u32x4 t35_v2 = t34_v2 & t29_v2;
                const vcc_u32x4 t35_v3 = t34_v3 & t29_v3;
                const vcc_u32x4 t36_v0 = t35_v0 & t31_v0;
                const vcc_u32x4 t36_v1 = t35_v1 & t31_v1;
                const vcc_u32x4 t36_v2 = t35_v2 & t31_v2;
                const vcc_u32x4 t36_v3 = t35_v3 & t31_v3;
                const vcc_u32x4 numbers3_v0 = numbers_v0 - t36_v0;
                const vcc_u32x4 numbers3_v1 = numbers_v1 - t36_v1;
                const vcc_u32x4 numbers3_v2 = numbers_v2 - t36_v2;
                const vcc_u32x4 numbers3_v3 = numbers_v3 - t36_v3;
                const vcc_u32x4 t37_v0 = mask34_v0;
                const vcc_u32x4 t37_v1 = mask34_v1;
                const vcc_u32x4 t37_v2 = mask34_v2;
                const vcc_u32x4 t37_v3 = mask34_v3;
                const vcc_u32x4 t38_v0 = t15_v0 & t37_v0;
                const vcc_u32x4 t38_v1 = t15_v1 & t37_v1;
                const vcc_u32x4 t38_v2 = t15_v2 & t37_v2;
                const vcc_u32x4 t38_v3 = t15_v3 & t37_v3;
                const vcc_u32x4 strings3_v0 = strings_v0 - t38_v0;
                const vcc_u32x4 strings3_v1 = strings_v1 - t38_v1;
                const vcc_u32x4 strings3_v2 = strings_v2 - t38_v2;
                const vcc_u32x4 strings3_v3 = strings_v3 - t38_v3;
                const unsigned int t = i_s + 1u;
                const vcc_u32x4 mask39_v0 = ~mask14_v0;
                const vcc_u32x4 mask39_v1 = ~mask14_v1;
                const vcc_u32x4 mask39_v2 = ~mask14_v2;
                const vcc_u32x4 mask39_v3 = ~mask14_v3;
                const vcc_u32x4 mask40_v0 = active_mask_v0 & mask39_v0;
                const vcc_u32x4 mask40_v1 = active_mask_v1 & mask39_v1;
                const vcc_u32x4 mask40_v2 = active_mask_v2 & mask39_v2;
                const vcc_u32x4 mask40_v3 = active_mask_v3 & mask39_v3;
                const vcc_u32x4 state7_v0 = (state_v0 & mask14_v0) | (state6_v0 & ~mask14_v0);
                const vcc_u32x4 state7_v1 = (state_v1 & mask14_v1) | (state6_v1 & ~mask14_v1);
                const vcc_u32x4 state7_v2 = (state_v2 & mask14_v2) | (state6_v2 & ~mask14_v2);
                const vcc_u32x4 state7_v3 = (state_v3 & mask14_v3) | (state6_v3 & ~mask14_v3);
                const vcc_u32x4 t39_v0 = (state7_v0 & active_mask_v0)
                    | (state2_v0 & ~active_mask_v0);
                const vcc_u32x4 t39_v1 = (state7_v1 & active_mask_v1)
                    | (state2_v1 & ~active_mask_v1);
                const vcc_u32x4 t39_v2 = (state7_v2 & active_mask_v2)
                    | (state2_v2 & ~active_mask_v2);
                const vcc_u32x4 t39_v3 = (state7_v3 & active_mask_v3)
                    | (state2_v3 & ~active_mask_v3);
                const vcc_u32x4 words4_v0 = (words_v0 & mask14_v0) | (words3_v0 & ~mask14_v0);
                const vcc_u32x4 words4_v1 = (words_v1 & mask14_v1) | (words3_v1 & ~mask14_v1);
                const vcc_u32x4 words4_v2 = (words_v2 & mask14_v2) | (words3_v2 & ~mask14_v2);
                const vcc_u32x4 words4_v3 = (words_v3 & mask14_v3) | (words3_v3 & ~mask14_v3);
                const vcc_u32x4 t40_v0 = (words4_v0 & active_mask_v0)
                    | (words2_v0 & ~active_mask_v0);
                const vcc_u32x4 t40_v1 = (words4_v1 & active_mask_v1)
                    | (words2_v1 & ~active_mask_v1);
                const vcc_u32x4 t40_v2 = (words4_v2 & active_mask_v2)
                    | (words2_v2 & ~active_mask_v2);
                const vcc_u32x4 t40_v3 = (words4_v3 & active_mask_v3)
                    | (words2_v3 & ~active_mask_v3);
                const vcc_u32x4 numbers4_v0 = (numbers_v0 & mask14_v0) | (numbers3_v0 & ~mask14_v0);
                const vcc_u32x4 numbers4_v1 = (numbers_v1 & mask14_v1) | (numbers3_v1 & ~mask14_v1);
                const vcc_u32x4 numbers4_v2 = (numbers_v2 & mask14_v2) | (numbers3_v2 & ~mask14_v2);
                const vcc_u32x4 numbers4_v3 = (numbers_v3 & mask14_v3) | (numbers3_v3 & ~mask14_v3);
                const vcc_u32x4 t41_v0 = (numbers4_v0 & active_mask_v0)
                    | (numbers2_v0 & ~active_mask_v0);
                const vcc_u32x4 t41_v1 = (numbers4_v1 & active_mask_v1)
                    | (numbers2_v1 & ~active_mask_v1);
                const vcc_u32x4 t41_v2 = (numbers4_v2 & active_mask_v2)
                    | (numbers2_v2 & ~active_mask_v2);
                const vcc_u32x4 t41_v3 = (numbers4_v3 & active_mask_v3)
                    | (numbers2_v3 & ~active_mask_v3);
                const vcc_u32x4 strings4_v0 = (strings_v0 & mask14_v0) | (strings3_v0 & ~mask14_v0);
                const vcc_u32x4 strings4_v1 = (strings_v1 & mask14_v1) | (strings3_v1 & ~mask14_v1);
                const vcc_u32x4 strings4_v2 = (strings_v2 & mask14_v2) | (strings3_v2 & ~mask14_v2);
                const vcc_u32x4 strings4_v3 = (strings_v3 & mask14_v3) | (strings3_v3 & ~mask14_v3);
                const vcc_u32x4 t42_v0 = (strings4_v0 & active_mask_v0)
                    | (strings2_v0 & ~active_mask_v0);
                const vcc_u32x4 t42_v1 = (strings4_v1 & active_mask_v1)
                    | (strings2_v1 & ~active_mask_v1);
                const vcc_u32x4 t42_v2 = (strings4_v2 & active_mask_v2)
                    | (strings2_v2 & ~active_mask_v2);
                const vcc_u32x4 t42_v3 = (strings4_v3 & active_mask_v3)
                    | (strings2_v3 & ~active_mask_v3);
                const vcc_u64x2 t46_v =
                    (vcc_u64x2)(mask40_v0 | mask40_v1 | (mask40_v2 | mask40_v3));
                const int t2 = (t46_v[0] | t46_v[1]) != 0;
                more = t2 && (int)t < 24;
                state_v0 = state6_v0;
                state_v1 = state6_v1;
                state_v2 = state6_v2;
                state_v3 = state6_v3;
                words_v0 = words3_v0;
                words_v1 = words3_v1;
                words_v2 = words3_v2;
                words_v3 = words3_v3;
                numbers_v0 = numbers3_v0;
                numbers_v1 = numbers3_v1;
                numbers_v2 = numbers3_v2;
                numbers_v3 = numbers3_v3;
                strings_v0 = strings3_v0;
                strings_v1 = strings3_v1;
                strings_v2 = strings3_v2;
                strings_v3 = strings3_v3;
                i_s = t;
                active_mask_v0 = mask40_v0;
                active_mask_v1 = mask40_v1;
                active_mask_v2 = mask40_v2;
                active_mask_v3 = mask40_v3;
                state2_v0 = t39_v0;
                state2_v1 = t39_v1;
                state2_v2 = t39_v2;
                state2_v3 = t39_v3;
                words2_v0 = t40_v0;
                words2_v1 = t40_v1;
                words2_v2 = t40_v2;
                words2_v3 = t40_v3;
                numbers2_v0 = t41_v0;
                numbers2_v1 = t41_v1;
                numbers2_v2 = t41_v2;
                numbers2_v3 = t41_v3;
                strings2_v0 = t42_v0;
                strings2_v1 = t42_v1;
                strings2_v2 = t42_v2;
                strings2_v3 = t42_v3;
            } while (more);
            const vcc_u32x4 t3_v0 = words2_v0 * t17_v;
            const vcc_u32x4 t3_v1 = words2_v1 * t17_v;
            const vcc_u32x4 t3_v2 = words2_v2 * t17_v;
            const vcc_u32x4 t3_v3 = words2_v3 * t17_v;
            const vcc_u32x4 t4_v0 = numbers2_v0 * t18_v;
            const vcc_u32x4 t4_v1 = numbers2_v1 * t18_v;
            const vcc_u32x4 t4_v2 = numbers2_v2 * t18_v;
            const vcc_u32x4 t4_v3 = numbers2_v3 * t18_v;
            const vcc_u32x4 t5_v0 = t3_v0 + t4_v0;
            const vcc_u32x4 t5_v1 = t3_v1 + t4_v1;
            const vcc_u32x4 t5_v2 = t3_v2 + t4_v2;
            const vcc_u32x4 t5_v3 = t3_v3 + t4_v3;
            const vcc_u32x4 t6_v0 = t5_v0 + strings2_v0;
            const vcc_u32x4 t6_v1 = t5_v1 + strings2_v1;
            const vcc_u32x4 t6_v2 = t5_v2 + strings2_v2;
            const vcc_u32x4 t6_v3 = t5_v3 + strings2_v3;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)state2_v0 >= (vcc_i32x4)t11_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)state2_v1 >= (vcc_i32x4)t11_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)state2_v2 >= (vcc_i32x4)t11_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)state2_v3 >= (vcc_i32x4)t11_v);
            const vcc_u32x4 d_new_v0 = (t19_v & mask_v0) | (t6_v0 & ~mask_v0);
            const vcc_u32x4 d_new_v1 = (t19_v & mask_v1) | (t6_v1 & ~mask_v1);
            const vcc_u32x4 d_new_v2 = (t19_v & mask_v2) | (t6_v2 & ~mask_v2);
            const vcc_u32x4 d_new_v3 = (t19_v & mask_v3) | (t6_v3 & ~mask_v3);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        const vcc_u32x4 t20_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t21_v = (unsigned int)24 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t22_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * t21_v;
        const vcc_u32x4 t23_v = (unsigned int)127 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t24_v = (unsigned int)97 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t25_v = (unsigned int)25 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t26_v = (unsigned int)65 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t27_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t28_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t29_v = (unsigned int)48 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t30_v = (unsigned int)9 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t31_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t32_v = (unsigned int)34 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t33_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t34_v = (unsigned int)92 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t35_v = (unsigned int)95 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t36_v = (unsigned int)46 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t37_v = (unsigned int)10000 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t38_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t39_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end_s; k2 += 4) {
            vcc_u32x4 state_v = t20_v;
            vcc_u32x4 words_v = t20_v;
            vcc_u32x4 numbers_v = t20_v;
            vcc_u32x4 strings_v = t20_v;
            unsigned int i_s2 = 0u;
            vcc_u32x4 active_mask_v = mask2_v;
            vcc_u32x4 state2_v = t20_v;
            vcc_u32x4 words2_v = t20_v;
            vcc_u32x4 numbers2_v = t20_v;
            vcc_u32x4 strings2_v = t20_v;
            int more2;
            do {
                const vcc_u8x4 mask5_v = __builtin_convertvector(active_mask_v, vcc_u8x4);
                const vcc_i32x4 text6_v = (vcc_i32x4)t22_v;
                const vcc_u8x4 text7_v =
                    __extension__ (vcc_u8x4){mask5_v[0] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s2)[text6_v[0]]
                    : 0,
                    mask5_v[1] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s2)[text6_v[1]]
                    : 0,
                    mask5_v[2] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s2)[text6_v[2]]
                    : 0,
                    mask5_v[3] ? (unsigned char)(text + (long)(24UL * k2) + (long)(int)i_s2)[text6_v[3]]
                    : 0};
                const vcc_u32x4 c_v = __builtin_convertvector(text7_v, vcc_u32x4) & t23_v;
                const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_u32x4)(c_v - t29_v) <= (vcc_u32x4)t30_v);
                const vcc_u32x4 mask7_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t32_v);
                const vcc_u32x4 t48_v = (t27_v & mask6_v) | (t28_v & ~mask6_v);
                const vcc_u32x4 mask8_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t34_v);
                const vcc_u32x4 t49_v = (t31_v & mask7_v) | (t48_v & ~mask7_v);
                const vcc_u32x4 mask9_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t35_v);
                const vcc_u32x4 mask10_v = (vcc_u32x4)((vcc_u32x4)(c_v - t24_v) > (vcc_u32x4)t25_v);
                const vcc_u32x4 mask11_v = ~(mask7_v | mask6_v | mask8_v | mask9_v) & mask10_v;
                const vcc_u32x4 mask12_v = (vcc_u32x4)((vcc_u32x4)(c_v - t26_v) > (vcc_u32x4)t25_v);
                const vcc_u32x4 mask13_v = mask11_v & mask12_v;
                const vcc_u32x4 t50_v = (t33_v & mask8_v) | (t49_v & ~mask8_v);
                const vcc_u32x4 kind_v = (t20_v & mask13_v) | (t50_v & ~mask13_v);
                const vcc_u32x4 mask14_v = (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t20_v);
                const vcc_u32x4 mask15_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t31_v);
                const vcc_u32x4 mask16_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t33_v);
                const vcc_u32x4 t51_v = (t33_v & mask16_v) | (state_v & ~mask16_v);
                const vcc_u32x4 mask17_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t27_v);
                const vcc_u32x4 mask18_v = mask17_v
                    | (vcc_u32x4)((vcc_u32x4)c_v == (vcc_u32x4)t36_v);
                const vcc_u32x4 mask19_v = (vcc_u32x4)((vcc_u32x4)kind_v == (vcc_u32x4)t28_v);
                const vcc_u32x4 mask20_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t27_v);
                const vcc_u32x4 mask21_v = mask20_v & ~mask18_v;
                const vcc_u32x4 mask22_v =
                    (vcc_u32x4)((vcc_u32x4)(state_v - t28_v) <= (vcc_u32x4)t31_v);
                const vcc_u32x4 t52_v = (t20_v & mask21_v) | (t20_v & ~mask21_v);
                const vcc_u32x4 state3_v = (t52_v & mask22_v) | (state_v & ~mask22_v);
                const vcc_u32x4 t53_v = (t28_v & mask19_v) | (state3_v & ~mask19_v);
                const vcc_u32x4 mask23_v = ~mask19_v & ~mask17_v & mask15_v;
                const vcc_u32x4 t54_v = (t27_v & mask17_v) | (t53_v & ~mask17_v);
                const vcc_u32x4 mask24_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t28_v);
                const vcc_u32x4 mask25_v = mask24_v & (mask19_v | mask17_v);
                const vcc_u32x4 state4_v = (t31_v & mask23_v) | (t54_v & ~mask23_v);
                const vcc_u32x4 mask26_v = mask20_v & mask18_v;
                const vcc_u32x4 t55_v = (state_v & mask25_v) | (state4_v & ~mask25_v);
                const vcc_u32x4 mask27_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t33_v);
                const vcc_u32x4 t56_v = (state_v & mask26_v) | (t55_v & ~mask26_v);
                const vcc_u32x4 mask28_v = (vcc_u32x4)((vcc_u32x4)state_v == (vcc_u32x4)t31_v);
                const vcc_u32x4 state5_v = (t20_v & mask15_v) | (t51_v & ~mask15_v);
                const vcc_u32x4 t57_v = (t31_v & mask27_v) | (t56_v & ~mask27_v);
                const vcc_u32x4 state6_v = (state5_v & mask28_v) | (t57_v & ~mask28_v);
                const vcc_u32x4 t58_v = ~mask25_v;
                const vcc_u32x4 t59_v = ~mask26_v;
                const vcc_u32x4 t60_v = ~mask27_v;
                const vcc_u32x4 t61_v = ~mask28_v;
                const vcc_u32x4 words3_v = words_v - (mask19_v & t58_v & t59_v & t60_v & t61_v);
                const vcc_u32x4 numbers3_v = numbers_v - (mask17_v & t58_v & t59_v & t60_v & t61_v);
                const vcc_u32x4 strings3_v = strings_v - (mask15_v & mask28_v);
                const unsigned int t3 = i_s2 + 1u;
                const vcc_u32x4 mask29_v = active_mask_v & ~mask14_v;
                const vcc_u32x4 state7_v = (state_v & mask14_v) | (state6_v & ~mask14_v);
                const vcc_u32x4 words4_v = (words_v & mask14_v) | (words3_v & ~mask14_v);
                const vcc_u32x4 numbers4_v = (numbers_v & mask14_v) | (numbers3_v & ~mask14_v);
                const vcc_u32x4 strings4_v = (strings_v & mask14_v) | (strings3_v & ~mask14_v);
                const vcc_u64x2 t62_v = (vcc_u64x2)mask29_v;
                const int t4 = (t62_v[0] | t62_v[1]) != 0;
                more2 = t4 && (int)t3 < 24;
                const vcc_u32x4 state_next = (state7_v & active_mask_v)
                    | (state2_v & ~active_mask_v);
                const vcc_u32x4 words_next = (words4_v & active_mask_v)
                    | (words2_v & ~active_mask_v);
                const vcc_u32x4 numbers_next = (numbers4_v & active_mask_v)
                    | (numbers2_v & ~active_mask_v);
                const vcc_u32x4 strings_next = (strings4_v & active_mask_v)
                    | (strings2_v & ~active_mask_v);
                state_v = state6_v;
                words_v = words3_v;
                numbers_v = numbers3_v;
                strings_v = strings3_v;
                i_s2 = t3;
                active_mask_v = mask29_v;
                state2_v = state_next;
                words2_v = words_next;
                numbers2_v = numbers_next;
                strings2_v = strings_next;
            } while (more2);
            const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)state2_v >= (vcc_i32x4)t31_v);
            const vcc_u32x4 t47_v = words2_v * t37_v + numbers2_v * t38_v + strings2_v;
            const vcc_u32x4 d_new_v = (t39_v & mask4_v) | (t47_v & ~mask4_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end_s;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = tokenizer_lane(text + 24 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = tokenizer_lane(text + 24 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
