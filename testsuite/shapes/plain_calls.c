/* Calls of functions without variants, by name and through pointers: each lane does them for itself. */

/* shape loop_in_plain_function: u32 x | float y | -> float */
static float halved_often(float x, unsigned times)
{
    unsigned i;
    for (i = 0; i < times; i++)
        x = x * 0.5f + (float)i;
    return x;
}

#pragma simd declare
static float loop_in_plain_function_lane(unsigned x, float y)
{
    float r = y * y - 2.0f * y, s = r * 0.25f + 1.0f;
    if (x & 1)
        r = halved_often(s, x & 7) - r * s;
    return r * s + y;
}

/* shape plain_recursion: u32 x | -> u32 */
static unsigned plain_depth(unsigned x)
{
    return x < 3 ? 1 : plain_depth(x / 3) + (x & 1);
}

#pragma simd declare
static unsigned plain_recursion_lane(unsigned x)
{
    unsigned r = x * 7 ^ x >> 3, s = r + (x & 15) * 3, t = s ^ r * 5;
    if (t & 3)
        t += plain_depth(s) ^ (t << 2);
    return t * 3 + r;
}

/* shape known_pointer: i32 x | i32 y | -> i32 */
#pragma simd declare
static int product_of(int x, int y)
{
    return (x & 255) * (y & 255);
}

#pragma simd declare(uniform(f))
static int applied_twice(int (*f)(int, int), int x)
{
    return f(f(x, 3), x);
}

#pragma simd declare
static int known_pointer_lane(int x, int y)
{
    return applied_twice(product_of, x) - applied_twice(&product_of, y);
}

/* shape pointer_from_table: u8 kind | i32 x | i32 y | -> i32 */
typedef int (*pft_operation)(int, int);

static int pft_sum(int x, int y)
{
    return (x & 0xffff) + (y & 0xffff);
}

static int pft_power(int x, int y)
{
    int r = 1;
    for (x &= 3, y &= 7; y > 0; y--)
        r *= x;
    return r;
}

static const pft_operation pft_operations[8] = { pft_sum, 0, pft_power, pft_sum, 0, 0, pft_power, 0 };

#pragma simd declare
static int pointer_from_table_lane(unsigned char kind, int x, int y)
{
    int r = (x ^ y) & 0xff, s = r * 3 + (x & 7), t = s ^ (y & 31), u = t * 5 - (r & 9);
    if (kind < 8 && pft_operations[kind])
        r = pft_operations[kind](x, y) - (u & 0xff);
    return r + s - t;
}

/* shape pointer_chosen_by_lane: i32 x | float y | -> float */
static float pcl_root(float x)
{
    return x * 0.5f + 1.0f;
}

static float pcl_square(float x)
{
    int i;
    for (i = 0; i < 2; i++)
        x = x * x * 0.25f;
    return x;
}

#pragma simd declare
static float pointer_chosen_by_lane_lane(int x, float y)
{
    float (*f)(float) = x > 0 ? pcl_root : x < -100 ? pcl_square : 0;
    float r = y * y + 3.0f, s = r * 0.125f - y, t = r * s + y * 2.0f;
    while (x & 3) {
        if (f)
            t += f(t * 0.5f) * s;
        x--;
    }
    return t - r;
}

/* shape effect_through_pointer: own i32 m[2] | i32 x */
static void etp_count(int *at, int by)
{
    int i;
    for (i = 0; i < (by & 3); i++)
        *at += i;
}

static void etp_clear(int *at, int by)
{
    *at = by & 1;
}

#pragma simd declare(linear(m: 2))
static void effect_through_pointer_lane(int *m, int x)
{
    void (*change)(int *, int) = x < 0 ? etp_clear : etp_count;
    int r = (x & 0xffff) * 3, s = r ^ (x & 31), t = s * 5 + r;
    m[0] = t & 0xff;
    change(m, x);
    m[1] = m[0] * 2 + (s & 1);
    if (x & 4)
        change(m + 1, s);
    m[0] += m[1] & 7;
}

/* shape function_as_argument: i32 x | i32 y | -> i32 */
static int faa_folded(int (*f)(int, int), int x, int times)
{
    int i;
    for (i = 0; i < (times & 3); i++)
        x = f(x, i) & 0xffff;
    return x;
}

static int faa_mixed(int x, int y)
{
    return (x ^ y * 5) & 0xfff;
}

static int faa_taken(int x, int y)
{
    return (x & 0xffff) - (y & 0xffff);
}

#pragma simd declare
static int function_as_argument_lane(int x, int y)
{
    int r = x & 0x3ff, s = r * 3 ^ (y & 63), t = s - (r & 5), u = t ^ s * 7;
    return faa_folded(x < y ? faa_mixed : faa_taken, u, y) + (t & 0xff) - s;
}
