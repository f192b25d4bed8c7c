/* Loops, their exits and what they carry. */

/* shape while_shrinking: u32 x | -> i32 */
#pragma simd declare
static int while_shrinking_lane(unsigned x)
{
    int n = 0;
    while (x) {
        x >>= 1;
        n++;
    }
    return n;
}

/* shape do_once_more: u32 x | -> u32 */
#pragma simd declare
static unsigned do_once_more_lane(unsigned x)
{
    unsigned r = 0;
    do {
        r = r * 10 + x % 10;
        x /= 10;
    } while (x);
    return r;
}

/* shape for_fixed: float x | -> float */
#pragma simd declare
static float for_fixed_lane(float x)
{
    float r = 1.0f;
    int i;
    for (i = 0; i < 6; i++)
        r = r * x * 0.01f + 1.0f;
    return r;
}

/* shape for_uniform_bound: uniform i32 u | i32 x | -> i32 */
#pragma simd declare(uniform(u))
static int for_uniform_bound_lane(int u, int x)
{
    unsigned r = (unsigned)x;
    int i;
    for (i = 0; i < (u & 15); i++)
        r = r * 3 + (unsigned)i;
    return (int)r;
}

/* shape for_varying_bound: u8 x | -> i32 */
#pragma simd declare
static int for_varying_bound_lane(unsigned char x)
{
    unsigned r = 0, i;
    for (i = 0; i < x; i++)
        r += i ^ (r >> 1);
    return (int)(r >> 1);
}

/* shape breaks: i32 x | -> i32 */
#pragma simd declare
static int breaks_lane(int x)
{
    int i;
    for (i = 0; i < 20; i++)
        if ((x >> i & 3) == 2)
            break;
    return i;
}

/* shape breaks_twice: u32 x | u32 y | -> u32 */
#pragma simd declare
static unsigned breaks_twice_lane(unsigned x, unsigned y)
{
    unsigned i, last = 7;
    for (i = 0; i < 24; i++) {
        last = x * 5 + i;
        if ((last & 15) == 3)
            break;
        x = last ^ y;
        if ((x & 31) == 9)
            break;
    }
    return last + x + i;
}

/* shape continues: u32 x | -> u32 */
#pragma simd declare
static unsigned continues_lane(unsigned x)
{
    unsigned sum = 0, i;
    for (i = 0; i < 12; i++) {
        if (x >> i & 1)
            continue;
        sum += i;
        if (sum > 20)
            continue;
        sum += x & 3;
    }
    return sum;
}

/* shape returns_inside: i32 x | i32 y | -> i32 */
#pragma simd declare
static int returns_inside_lane(int x, int y)
{
    int i;
    for (i = 0; i < 10; i++) {
        if ((x >> i & 7) == 5)
            return i;
        if ((y >> i & 15) == 1)
            return -i;
    }
    return x & y;
}

/* shape endless_with_return: u32 x | -> i32 */
#pragma simd declare
static int endless_with_return_lane(unsigned x)
{
    int n = 0;
    for (;;) {
        if (x < 2)
            return n;
        x = x & 1 ? x - 1 : x / 2;
        n++;
    }
}

/* shape endless_with_break: u32 x | -> i32 */
#pragma simd declare
static int endless_with_break_lane(unsigned x)
{
    int n = 0;
    while (1) {
        x ^= x << 1;
        if (n++ > 5 || (x & 0x700) == 0x300)
            break;
    }
    return n + (int)(x & 7);
}

/* shape empty_loop: i32 x | -> i32 */
#pragma simd declare
static int empty_loop_lane(int x)
{
    int i;
    for (i = 0; i < (x & 7); i++)
        ;
    return i;
}

/* shape never_runs: i32 x | -> i32 */
#pragma simd declare
static int never_runs_lane(int x)
{
    while (0)
        x++;
    do
        x &= 255;
    while (0);
    return x;
}

/* shape nested_loops: u32 x | -> u32 */
#pragma simd declare
static unsigned nested_loops_lane(unsigned x)
{
    unsigned r = 0, i, j;
    for (i = 0; i < (x & 3) + 1; i++)
        for (j = i; j < 4; j++)
            r = r * 7 + (x ^ j);
    return r;
}

/* shape varying_inside_uniform: uniform i32 u | u32 x | -> u32 */
#pragma simd declare(uniform(u))
static unsigned varying_inside_uniform_lane(int u, unsigned x)
{
    unsigned r = x;
    int i;
    for (i = 0; i < (u & 3); i++) {
        unsigned y = r & 15;
        while (y > 2) {
            y -= 3;
            r += y;
        }
    }
    return r;
}

/* shape uniform_inside_branch: uniform i32 u | i32 x | u32 y | -> u32 */
#pragma simd declare(uniform(u))
static unsigned uniform_inside_branch_lane(int u, int x, unsigned y)
{
    unsigned r = y;
    if (x < 0) {
        int i;
        for (i = 0; i < (u & 7); i++)
            r = (r << 1) ^ (r >> 3);
    }
    return r + 1;
}

/* shape outer_left_by_flag: u32 x | -> i32 */
#pragma simd declare
static int outer_left_by_flag_lane(unsigned x)
{
    int found = 0, i, j = 0;
    for (i = 0; i < 5 && !found; i++)
        for (j = 0; j < 4; j++)
            if (((x >> (i + j)) & 7) == 6) {
                found = 1;
                break;
            }
    return found * 100 + i * 10 + j;
}

/* shape counter_after_loop: i32 x | -> i32 */
#pragma simd declare
static int counter_after_loop_lane(int x)
{
    int i, j;
    for (i = 0, j = 30; i < j; i += 3, j -= x & 1)
        ;
    return i * 100 + j;
}

/* shape carried_and_swapped: u32 x | u32 y | -> u32 */
#pragma simd declare
static unsigned carried_and_swapped_lane(unsigned x, unsigned y)
{
    int guard = 0;
    while (y != 0 && guard++ < 40) {
        unsigned t = x % y;
        x = y;
        y = t;
    }
    return x;
}

/* shape three_in_each_other: u8 x | -> u32 */
#pragma simd declare
static unsigned three_in_each_other_lane(unsigned char x)
{
    unsigned r = 1, i, j, k;
    for (i = 0; i < (x & 3u); i++)
        for (j = 0; j < 2; j++)
            for (k = j; k < (x >> 6); k++)
                r = r * 5 + i + j * k;
    return r;
}

/* shape loop_after_loop: u32 x | -> u32 */
#pragma simd declare
static unsigned loop_after_loop_lane(unsigned x)
{
    unsigned a = 0, b = 0;
    while (a < (x & 7))
        a += 2;
    while (b < a) {
        b++;
        x += b;
    }
    return x;
}

/* shape condition_with_effect: u32 x | -> u32 */
#pragma simd declare
static unsigned condition_with_effect_lane(unsigned x)
{
    unsigned n = 20;
    while (--n && (x = x * 3 + 1) % 8 != 5)
        ;
    return x ^ n;
}

/* shape counts_down: i32 x | -> i32 */
#pragma simd declare
static int counts_down_lane(int x)
{
    int n = 0, i;
    for (i = 9; i >= 0; i--)
        n += (x >> i & 1) * i;
    return n;
}

/* shape wide_counter: i32 x | -> i64 */
#pragma simd declare
static long wide_counter_lane(int x)
{
    long sum = 0, i;
    for (i = x & 7; i < 12; i++)
        sum += i * x;
    return sum;
}

/* shape byte_counter_wraps: u8 x | -> i32 */
#pragma simd declare
static int byte_counter_wraps_lane(unsigned char x)
{
    int n = 0;
    unsigned char c;
    for (c = x; c >= 200 || c < 5; c++)
        n++;
    return n;
}

/* shape loop_after_all_have_left: i16 x | float f | -> float */
#pragma simd declare
static float loop_after_all_have_left_lane(short x, float f)
{
    float r = 1.0f;
    int n = x & 3, k;
    for (k = 0; k < 40; k++) {
        int m = 0;
        float y;
        r = r * 0.5f + 1.0f;
        if (n < k)
            break;
        r = r * 0.875f;
        y = r;
        do {
            m++;
            y = y * 0.5f + 0.125f;
            if (y > 100.0f)
                break;
            r = r * 0.75f;
        } while (m < 9 && y > r);
        r = r + y;
        if (f > 3.0f)
            r = r + 1.0f;
    }
    return r;
}

/* shape choice_before_inner_loop: u16 x | -> i32 */
#pragma simd declare
static int choice_before_inner_loop_lane(unsigned short x)
{
    double zero = 0;
    _Bool on = 0;
    int count = 0;
    unsigned k = 0, j;
    do {
        k++;
        if ((long)x <= (long)on)
            break;
        j = 0;
        do {
            j++;
            if (count != 0)
                break;
            on = (_Bool)(~(unsigned)count + zero * count);
        } while (j < 6 && (long)x <= (long)on);
        if (zero != (count == 0 ? 5u : 100u / (unsigned)count))
            count = (int)((unsigned)count * 2u);
        if (x != 0)
            x = (unsigned short)count;
    } while (k < 6);
    return count + (int)k;
}
