/* Ways that split and join. */

/* shape only_if: i32 x | -> i32 */
#pragma simd declare
static int only_if_lane(int x)
{
    int r = x & 1023;
    if (x < 0)
        r = -r;
    return r;
}

/* shape if_and_else: i32 x | i32 y | -> i32 */
#pragma simd declare
static int if_and_else_lane(int x, int y)
{
    int r;
    if (x < y)
        r = x / 3;
    else
        r = y / 2 - 1;
    return r;
}

/* shape ifs_in_ifs: i32 x | i32 y | -> i32 */
#pragma simd declare
static int ifs_in_ifs_lane(int x, int y)
{
    int r = 0;
    if (x > 0) {
        if (y > 0)
            r = 1;
        else if (y < -1000) {
            if (x & 1)
                r = 2;
            r += 10;
        }
    } else {
        r = y & 15;
        if (r == 7)
            r = x & 255;
    }
    return r;
}

/* shape else_if_chain: i16 x | -> i32 */
#pragma simd declare
static int else_if_chain_lane(short x)
{
    if (x < -20000)
        return 1;
    else if (x < -300)
        return x + 2;
    else if (x < 0)
        return x * x;
    else if (x == 0)
        return 4;
    else if (x < 5000)
        return x / 7;
    else
        return 6;
}

/* shape and_then: i32 x | i32 y | i32 z | -> i32 */
#pragma simd declare
static int and_then_lane(int x, int y, int z)
{
    if (x > 0 && y > 0 && (z & 3) != 2)
        return (x & 0xffff) + (y & 0xffff);
    return -1;
}

/* shape or_else: i32 x | i32 y | i32 z | -> i32 */
#pragma simd declare
static int or_else_lane(int x, int y, int z)
{
    if (x > 0 || (y & 1) || z == -1)
        return x ^ y;
    return z;
}

/* shape and_or_mixed: i32 x | i32 y | i32 z | -> i32 */
#pragma simd declare
static int and_or_mixed_lane(int x, int y, int z)
{
    int both = (x < y && y < z) || (!(x & 4) && z), none = !(x < y || y < z);
    return both * 2 + none;
}

/* shape guarded_divisor: i32 x | i32 y | -> i32 */
#pragma simd declare
static int guarded_divisor_lane(int x, int y)
{
    return y > 0 && x / y > 3 ? x % y : y;
}

/* shape nested_choice: i32 x | i32 y | -> i32 */
#pragma simd declare
static int nested_choice_lane(int x, int y)
{
    return x < 0 ? y < 0 ? 1 : x == -1 ? 2 : 3 : y > 100 ? y & 63 : x & 31;
}

/* shape choice_without_middle: i32 x | i32 y | -> i32 */
#pragma simd declare
static int choice_without_middle_lane(int x, int y)
{
    return (x & 7) ?: y;
}

/* shape one_early_return: i32 x | -> i32 */
#pragma simd declare
static int one_early_return_lane(int x)
{
    if (x < 10)
        return x;
    x >>= 2;
    return x * 3;
}

/* shape three_early_returns: i32 x | i32 y | -> i64 */
#pragma simd declare
static long three_early_returns_lane(int x, int y)
{
    long r = x;
    if (x == y)
        return 0;
    r = r * y;
    if (r < 0)
        return -r;
    if ((x ^ y) & 1)
        return r + 1;
    return r >> 3;
}

/* shape defined_in_one_branch: i32 x | i32 y | -> i32 */
#pragma simd declare
static int defined_in_one_branch_lane(int x, int y)
{
    int r, known = 0;
    if (x > y) {
        r = x & 0xfff;
        known = 1;
    }
    y &= 0xff;
    return known ? r + y : y;
}

/* shape same_condition_twice: i32 x | float f | -> float */
#pragma simd declare
static float same_condition_twice_lane(int x, float f)
{
    float r = f;
    if (x > 3)
        r = r * 2.0f;
    r = r + 1.0f;
    if (x > 3)
        r = r - f;
    return r;
}

/* shape uniform_condition: uniform i32 u | i32 x | -> i32 */
#pragma simd declare(uniform(u))
static int uniform_condition_lane(int u, int x)
{
    if (u > 5) {
        if (x & 1)
            return x & 0xff;
        return 3;
    }
    return x >> 1;
}

/* shape uniform_and_varying: uniform i32 u | i32 x | i32 y | -> i32 */
#pragma simd declare(uniform(u))
static int uniform_and_varying_lane(int u, int x, int y)
{
    int r = 1;
    if (u && x > y)
        r = x & 0xff;
    if (u < 0 || x < y)
        r ^= y;
    return r;
}

/* shape comma_and_assignment: i32 x | i32 y | -> i32 */
#pragma simd declare
static int comma_and_assignment_lane(int x, int y)
{
    int t = 0;
    if ((t = x & 15, t > 3) && (t = y & 31) != 0)
        t += 100;
    return t;
}

/* shape statement_expression: i32 x | -> i32 */
#pragma simd declare
static int statement_expression_lane(int x)
{
    return ({ int t = x & 63; if (t > 20) t = 20; t * 2; }) + 1;
}
