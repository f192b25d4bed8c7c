/* Calls of functions that have variants too. */

/* shape nested_calls: i32 x | i32 y | -> i32 */
#pragma simd declare
static int larger_of(int x, int y)
{
    return x > y ? x : y;
}

#pragma simd declare
static int largest_of(int x, int y, int z)
{
    return larger_of(larger_of(x, y), z);
}

#pragma simd declare
static int nested_calls_lane(int x, int y)
{
    return largest_of(x, y, 17) - larger_of(x & 3, y & 3) % 2;
}

/* shape call_under_condition: i32 x | u32 y | -> u32 */
#pragma simd declare(mask)
static unsigned steps_to_one(unsigned x)
{
    unsigned n = 0;
    while (x > 1 && n < 30) {
        x = x & 1 ? 3 * x + 1 : x / 2;
        n++;
    }
    return n;
}

#pragma simd declare
static unsigned call_under_condition_lane(int x, unsigned y)
{
    unsigned r = 7;
    if (x > 0)
        r = steps_to_one(y & 0xfff);
    return r;
}

/* shape call_without_mask: float x | float y | -> float */
#pragma simd declare(nomask)
static float squared_length(float x, float y)
{
    return x * x + y * y;
}

#pragma simd declare(nomask)
static float call_without_mask_lane(float x, float y)
{
    return squared_length(x, y) - squared_length(y, 2.0f);
}

/* shape call_in_loop: u32 x | -> u32 */
#pragma simd declare
static unsigned mixed(unsigned x, unsigned by)
{
    if (by & 1)
        return x ^ (x >> 5);
    return x * 9 + by;
}

#pragma simd declare
static unsigned call_in_loop_lane(unsigned x)
{
    unsigned i;
    for (i = 0; i < (x & 15); i++)
        x = mixed(x, i) + mixed(i, x);
    return x;
}

/* shape call_in_condition: i32 x | -> i32 */
#pragma simd declare
static int is_good(int x)
{
    int i;
    for (i = 0; i < 4; i++)
        if ((x >> i & 5) == 5)
            return 1;
    return 0;
}

#pragma simd declare
static int call_in_condition_lane(int x)
{
    int n = 0;
    while (n < 8 && !is_good(x >> n))
        n++;
    return is_good(n) ? -n : n;
}

/* shape record_param: float x | float y | -> float */
struct point {
    float x, y;
};

#pragma simd declare
static float point_norm(struct point p)
{
    if (p.x < p.y) {
        float t = p.x;
        p.x = p.y;
        p.y = t;
    }
    return p.x * 2.0f + p.y;
}

#pragma simd declare
static float record_param_lane(float x, float y)
{
    struct point p;
    p.x = x;
    p.y = y * 0.5f;
    return point_norm(p) + p.x;
}

/* shape record_result: i32 x | i64 y | -> i64 */
struct span {
    int from;
    long to;
};

#pragma simd declare
static struct span widened(struct span s, int by)
{
    struct span r = s;
    if (by < 0)
        return r;
    r.from = s.from / 2;
    r.to = s.to / 4 + by;
    return r;
}

#pragma simd declare
static long record_result_lane(int x, long y)
{
    struct span s = { x, y }, t;
    t = widened(s, x);
    return t.to / 2 - t.from;
}

/* shape record_in_record: float x | float y | -> float */
struct corner {
    float x, y;
};

struct box {
    struct corner low, high;
    int kind;
};

#pragma simd declare
static struct box around(float x, float y)
{
    struct box b = { { x - 1.0f, y - 1.0f }, { x + 1.0f, y + 1.0f }, x < y };
    return b;
}

#pragma simd declare
static float record_in_record_lane(float x, float y)
{
    struct box b = around(x, y);
    if (b.kind) {
        struct corner c = b.low;
        b.low = b.high;
        b.high = c;
    }
    return (b.high.x - b.low.y) * (float)(b.kind + 2);
}

/* shape uniform_passed_on: uniform i32 u | i32 x | -> i32 */
#pragma simd declare(uniform(m))
static int at_most(int x, int m)
{
    return x < m ? x : m;
}

#pragma simd declare(uniform(u))
static int uniform_passed_on_lane(int u, int x)
{
    return at_most(x, u) ^ at_most(x & 0xff, 40);
}

/* shape no_result: own i32 m[2] | i32 x */
#pragma simd declare(linear(m: 2))
static void doubled_into(int *m, int x)
{
    m[0] = x & 0xffff;
    if (x > 0)
        m[1] = m[0] * 2;
}

#pragma simd declare(linear(m: 2))
static void no_result_lane(int *m, int x)
{
    doubled_into(m, x);
}

/* shape recursion: u32 x | -> u32 */
#pragma simd declare
static unsigned recursion_lane(unsigned x)
{
    return x < 3 ? 1 : recursion_lane(x / 3) + (x & 1);
}
