/* goto: forward, backward, into and out of what. */

/* shape forward: i32 x | i32 y | -> i32 */
#pragma simd declare
static int forward_lane(int x, int y)
{
    if (x < y)
        goto skip;
    x = y & 0xff;
skip:
    return x ^ 1;
}

/* shape backward: u32 x | -> u32 */
#pragma simd declare
static unsigned backward_lane(unsigned x)
{
    unsigned n = 0;
again:
    x = x * 3 + 1;
    if (n++ < 9 && (x & 12))
        goto again;
    return x + n;
}

/* shape shared_ending: i32 x | i32 y | -> i32 */
#pragma simd declare
static int shared_ending_lane(int x, int y)
{
    int r = 0;
    if (x < 0)
        goto bad;
    r = 1;
    if (y < 0)
        goto bad;
    r = 2;
    if (x < y)
        goto out;
    r = 3;
bad:
    r += 10;
out:
    return r * 2;
}

/* shape out_of_both_loops: u32 x | -> i32 */
#pragma simd declare
static int out_of_both_loops_lane(unsigned x)
{
    int i, j;
    for (i = 0; i < 4; i++)
        for (j = 0; j < 5; j++)
            if ((x >> (2 * i + j) & 15) == 11)
                goto found;
    return -1;
found:
    return i * 8 + j;
}

/* shape inner_to_next_outer: u32 x | -> u32 */
#pragma simd declare
static unsigned inner_to_next_outer_lane(unsigned x)
{
    unsigned r = 0, i, j;
    for (i = 0; i < 4; i++) {
        for (j = 0; j < 4; j++) {
            if (x >> (i + j) & 1)
                goto next;
            r += j + 1;
        }
        r = r * 2;
    next:
        r += i;
    }
    return r;
}

/* shape two_backward_edges: u32 x | -> u32 */
#pragma simd declare
static unsigned two_backward_edges_lane(unsigned x)
{
    unsigned n = 0;
top:
    if (n++ > 12)
        return x;
    x ^= x << 3;
    if (x & 64)
        goto top;
    x += 5;
    if (x & 1)
        goto top;
    return x * n;
}

/* shape into_a_loop: u32 x | -> u32 */
#pragma simd declare
static unsigned into_a_loop_lane(unsigned x)
{
    unsigned n = 0;
    if (x & 1)
        goto inside;
    while (n < 5) {
        x += 3;
    inside:
        x ^= x >> 2;
        n++;
    }
    return x;
}

/* shape crossing: u32 x | -> u32 */
#pragma simd declare
static unsigned crossing_lane(unsigned x)
{
    if (x & 1)
        goto b;
    x += 7;
    if (x & 2)
        goto c;
b:
    x ^= 0x55;
    if (x & 4)
        goto d;
c:
    x += 100;
d:
    return x;
}

/* shape into_a_branch: i32 x | -> i32 */
#pragma simd declare
static int into_a_branch_lane(int x)
{
    int r = x & 3;
    if (r == 1)
        goto inside;
    if (x > 0) {
        r += 4;
    inside:
        r *= 2;
    }
    return r;
}

/* shape values_of_both_exits: u32 x | u32 y | -> u32 */
#pragma simd declare
static unsigned values_of_both_exits_lane(unsigned x, unsigned y)
{
    unsigned a = 1, b = 2, c = 3, i;
    for (i = 0; i < 9; i++) {
        a += x;
        if ((a & 31) == 5) {
            c = 50;
            goto one;
        }
        b ^= a;
        if ((b & 15) == y % 16)
            goto two;
        c += b;
    }
    return a - b + c;
one:
    return a * 3 + c + i;
two:
    return b * 5 + c + i;
}
