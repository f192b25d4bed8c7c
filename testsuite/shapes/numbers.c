/* Types and operations whose corners matter under conditions. */

/* shape unsigned_wrap: u32 x | u32 y | -> u32 */
#pragma simd declare
static unsigned unsigned_wrap_lane(unsigned x, unsigned y)
{
    unsigned d = x - y;
    if (d > x)
        d = ~d + 1;
    return d * 2654435761u;
}

/* shape byte_wrap: u8 x | u8 y | -> u8 */
#pragma simd declare
static unsigned char byte_wrap_lane(unsigned char x, unsigned char y)
{
    unsigned char s = (unsigned char)(x + y);
    if (s < x)
        return 255;
    return (unsigned char)(s << 1);
}

/* shape shifts_by_lanes: u32 x | i32 y | -> i32 */
#pragma simd declare
static int shifts_by_lanes_lane(unsigned x, int y)
{
    unsigned by = x % 32;
    if (y < 0)
        return y >> by;
    return (int)(x << (by / 2) | x >> (31 - by));
}

/* shape shifts_of_shorts: i16 x | u8 y | -> i32 */
#pragma simd declare
static int shifts_of_shorts_lane(short x, unsigned char y)
{
    return x >> (y & 15) | (unsigned short)x >> (y >> 4);
}

/* shape wide_shifts: i64 x | i32 y | -> i64 */
#pragma simd declare
static long wide_shifts_lane(long x, int y)
{
    if (y & 1)
        return x >> (y & 63);
    return (long)((unsigned long)x << (y & 63));
}

/* shape division_under_mask: i32 x | i32 y | -> i32 */
#pragma simd declare
static int division_under_mask_lane(int x, int y)
{
    int r = 0;
    if (y != 0 && !(y == -1 && x < -2147483647))
        r = x / y + x % y / 2;
    return r;
}

/* shape division_in_loop: u32 x | u32 y | -> u32 */
#pragma simd declare
static unsigned division_in_loop_lane(unsigned x, unsigned y)
{
    unsigned n = 0;
    while (y > 1 && x >= y) {
        x /= y;
        n++;
    }
    return n * 16 + (x & 15);
}

/* shape wide_division: i64 x | i64 y | -> i64 */
#pragma simd declare
static long wide_division_lane(long x, long y)
{
    if (y > 0)
        return x / y;
    return y;
}

/* shape compare_with_nan: float x | float y | -> i32 */
#pragma simd declare
static int compare_with_nan_lane(float x, float y)
{
    return (x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * !(x > y) + 16 * (x != y) + 32 * (x != x);
}

/* shape branch_on_nan: double x | double y | -> double */
#pragma simd declare
static double branch_on_nan_lane(double x, double y)
{
    if (!(x < y))
        return x == y ? 1.0 : x;
    if (x > -1.0)
        return y * 0.5;
    return x;
}

/* shape negative_zero: float x | i32 y | -> float */
#pragma simd declare
static float negative_zero_lane(float x, int y)
{
    float zero = 0.0f;
    if (y < 0)
        zero = -zero;
    return x == 0.0f ? zero : -x;
}

/* shape newton: double x | -> double */
#pragma simd declare
static double newton_lane(double x)
{
    double r = x < 1.0 ? 1.0 : x;
    int i;
    for (i = 0; i < 12; i++) {
        double next = 0.5 * (r + x / r), d = next - r;
        r = next;
        if (d < 1e-9 && d > -1e-9)
            break;
    }
    return r;
}

/* shape float_counter: u8 x | -> i32 */
#pragma simd declare
static int float_counter_lane(unsigned char x)
{
    float f;
    int n = 0;
    for (f = 0.0f; f < (float)x; f += 12.5f)
        n++;
    return n;
}

/* shape byte_and_double: u8 x | double y | -> double */
#pragma simd declare
static double byte_and_double_lane(unsigned char x, double y)
{
    if (x > 128)
        return y * x;
    return (double)(signed char)x - y;
}

/* shape short_and_wide: i16 x | i64 y | -> i64 */
#pragma simd declare
static long short_and_wide_lane(short x, long y)
{
    long r = x;
    if (y > x)
        r = r * 1024 ^ y;
    else if (x < 0)
        r = (unsigned short)x;
    return r;
}

/* shape narrow_in_wide_loop: u8 x | i64 y | -> i64 */
#pragma simd declare
static long narrow_in_wide_loop_lane(unsigned char x, long y)
{
    long sum = 0;
    while (x > 3) {
        sum ^= y >> (x & 31);
        x = (unsigned char)(x * 3 / 4);
    }
    return sum;
}

/* shape float_and_wide_masks: float x | double y | -> double */
#pragma simd declare
static double float_and_wide_masks_lane(float x, double y)
{
    double r = 0.0;
    int i;
    for (i = 0; i < 4; i++) {
        if (x > (float)i)
            r += y;
        x *= 0.75f;
    }
    return r;
}

/* shape float_to_int: float x | -> i32 */
#pragma simd declare
static int float_to_int_lane(float x)
{
    if (x > -1000.0f && x < 1000.0f)
        return (int)x;
    return x > 0.0f ? 1000 : -1000;
}

/* shape truth_values: i32 x | i32 y | -> i32 */
#pragma simd declare
static int truth_values_lane(int x, int y)
{
    _Bool a = x, b = y > 3, c = a && !b;
    if (c)
        b = x & 1;
    return a + 2 * b + 4 * c;
}

/* shape signed_and_unsigned: i32 x | u32 y | -> i32 */
#pragma simd declare
static int signed_and_unsigned_lane(int x, unsigned y)
{
    int r = 0;
    if ((unsigned)x < y)
        r = 1;
    if (x < (int)(y >> 1))
        r |= 2;
    return r;
}

/* shape bit_count: u64 x | -> i32 */
#pragma simd declare
static int bit_count_lane(unsigned long x)
{
    int n = 0;
    while (x) {
        x &= x - 1;
        n++;
    }
    return n;
}

/* shape saturating: i16 x | i16 y | -> i16 */
#pragma simd declare
static short saturating_lane(short x, short y)
{
    int s = x + y;
    if (s > 32767)
        s = 32767;
    else if (s < -32768)
        s = -32768;
    return (short)s;
}

/* shape clamped_index: uniform u16 t[8] | float x | -> u16 */
#pragma simd declare(uniform(t))
static unsigned short clamped_index_lane(const unsigned short *t, float x)
{
    int i = x > 0.0f ? x < 7.0f ? (int)x : 7 : 0;
    return t[i];
}
