/* Variables of each lane with initializer lists. */

/* shape zeroed_array: u32 x | -> u32 */
#pragma simd declare
static unsigned zeroed_array_lane(unsigned x)
{
    unsigned count[4] = { 0 }, i, r = 0;
    for (i = 0; i < 16; i++)
        count[x >> 2 * i & 3]++;
    for (i = 0; i < 4; i++)
        r = r * 17 + count[i];
    return r;
}

/* shape large_zeroed_array: u32 x | -> u32 */
#pragma simd declare
static unsigned large_zeroed_array_lane(unsigned x)
{
    unsigned char seen[96] = { 1, [90] = 3 };
    unsigned i, n = 0;
    for (i = 0; i < (x & 31); i++) {
        unsigned at = (x >> (i & 15)) % 96;
        n += seen[at];
        seen[at] = (unsigned char)(i + 1);
    }
    return n + seen[0] + seen[90];
}

/* shape listed_array: i32 x | i32 y | -> i32 */
#pragma simd declare
static int listed_array_lane(int x, int y)
{
    const int t[] = { 5, x & 255, -7, y & 255, 11 };
    int r = t[x & 3], i;
    for (i = 0; i < 5; i++)
        r = r * 3 % 1000 + t[i];
    return r;
}

/* shape designated_elements: i32 x | -> i32 */
#pragma simd declare
static int designated_elements_lane(int x)
{
    int t[8] = { 1, [3] = x & 63, 4, [7] = 9 };
    return t[x & 7] * 100 + t[(x >> 3) & 7] + t[4];
}

/* shape designated_members: float x | i32 y | -> float */
struct dm_box {
    float low, high;
    int kind;
};

#pragma simd declare
static float designated_members_lane(float x, int y)
{
    struct dm_box b = { .high = x + 1.0f, .kind = y & 3 };
    if (b.kind == 2)
        b.low = x * 0.5f;
    return b.high * 2.0f - b.low + (float)b.kind;
}

/* shape matrix_of_rows: float x | float y | -> float */
#pragma simd declare
static float matrix_of_rows_lane(float x, float y)
{
    float m[2][3] = { { x, 1.0f, y }, { 2.0f } }, n[2][2] = { x, y, 3.0f };
    int i;
    for (i = 0; i < 3; i++)
        m[1][i] += m[0][i] * n[i & 1][1];
    return m[1][0] + m[1][1] * 2.0f - m[1][2] + n[1][0];
}

/* shape indexed_rows: u32 x | -> i32 */
#pragma simd declare
static int indexed_rows_lane(unsigned x)
{
    int m[4][5] = { { 1, 2 }, { [2] = 3 }, [3] = { 4, 5, 6, 7, (int)(x & 63) } };
    return m[x & 3][x % 5] + m[x >> 2 & 3][4];
}

/* shape records_in_array: i32 x | -> i32 */
struct ria_pair {
    int a, b[2];
};

#pragma simd declare
static int records_in_array_lane(int x)
{
    struct ria_pair p = { x & 15, { 3 } }, q = p, t[2] = { { 1, { 2, x & 7 } }, p };
    q.a++;
    return q.a * 10 + q.b[0] + q.b[1] + t[0].b[1] + t[1].a;
}

/* shape text_in_array: u32 x | -> i32 */
#pragma simd declare
static int text_in_array_lane(unsigned x)
{
    char digits[] = "0123456789abcdef", few[8] = { "xy\377" };
    int r = digits[x & 15];
    if (x & 16)
        r = r * 2 - few[x >> 5 & 7];
    return r;
}

/* shape initialized_in_loop: u32 x | -> u32 */
#pragma simd declare
static unsigned initialized_in_loop_lane(unsigned x)
{
    unsigned i, r = 1;
    for (i = 0; i < (x & 7); i++) {
        unsigned w[4] = { i, [2] = x & 255 };
        w[(x >> i) & 3] += r;
        if ((w[1] & 3) == 3)
            break;
        r += w[2] * 3 + w[0] - w[3];
    }
    return r;
}

/* shape choices_among_functions: u8 kind | i32 x | -> i32 */
static int caf_half(int x)
{
    return x / 2;
}

static int caf_low(int x)
{
    return x & 0xffff;
}

#pragma simd declare
static int choices_among_functions_lane(unsigned char kind, int x)
{
    int (*const choices[2])(int) = { caf_half, caf_low };
    int r = x & 1023, s = r * 3 ^ 77, t = s - (r >> 2);
    r = choices[0](x) / 3 + t;
    return kind & 1 ? choices[1](s) - (r & 15) : r;
}
