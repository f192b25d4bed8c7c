/* switch in its forms. */

/* shape plain_switch: i32 x | -> i32 */
#pragma simd declare
static int plain_switch_lane(int x)
{
    switch (x & 7) {
    case 0:
        return 5;
    case 1:
        return x >> 3;
    case 5:
        return -x / 2;
    default:
        return 9;
    }
}

/* shape falls_through: i32 x | -> i32 */
#pragma simd declare
static int falls_through_lane(int x)
{
    int r = 0;
    switch (x & 3) {
    case 0:
        r += 1;
    case 1:
        r += 10;
        break;
    case 2:
        r += 100;
    default:
        r += 1000;
    }
    return r;
}

/* shape default_in_the_middle: i32 x | -> i32 */
#pragma simd declare
static int default_in_the_middle_lane(int x)
{
    int r = x & 255;
    switch (r % 6) {
    case 1:
        r += 3;
        break;
    default:
        r += 7;
    case 4:
        r *= 2;
        break;
    case 5:
        r = 0;
    }
    return r;
}

/* shape switch_without_default: u8 x | -> i32 */
#pragma simd declare
static int switch_without_default_lane(unsigned char x)
{
    int r = 1;
    switch (x) {
    case 3:
        r = 2;
        break;
    case 200:
        r = 3;
        break;
    }
    return r + x;
}

/* shape ranges: i32 x | -> i32 */
#pragma simd declare
static int ranges_lane(int x)
{
    switch (x & 127) {
    case 0 ... 9:
        return 1;
    case 'A' ... 'Z':
        return 2;
    case 97 ... 122:
        return 3;
    }
    return 0;
}

/* shape several_labels: i32 x | -> i32 */
#pragma simd declare
static int several_labels_lane(int x)
{
    switch (x % 9) {
    case -1:
    case 1:
    case 3:
        return 1;
    case 0:
    case 2:
        return 2;
    default:
        return 3;
    }
}

/* shape switch_inside_loop: u32 x | -> u32 */
#pragma simd declare
static unsigned switch_inside_loop_lane(unsigned x)
{
    unsigned r = 0, i;
    for (i = 0; i < 8; i++) {
        switch (x >> (2 * i) & 3) {
        case 0:
            continue;
        case 1:
            r += i;
            break;
        case 2:
            r ^= 0x33;
        case 3:
            if (r > 90)
                return r;
            r = r * 2 + 1;
        }
        r++;
    }
    return r;
}

/* shape loop_inside_switch: u32 x | -> u32 */
#pragma simd declare
static unsigned loop_inside_switch_lane(unsigned x)
{
    unsigned n = 0;
    switch (x & 3) {
    case 0:
        while (x > 100 && n < 30) {
            x /= 3;
            n++;
        }
        break;
    case 1:
        for (n = 0; n < 4; n++)
            x ^= x << n;
        /* fall through */
    case 2:
        do
            x += n;
        while (n++ < 3);
        break;
    }
    return x + n;
}

/* shape uniform_switch: uniform i32 u | i32 x | -> i32 */
#pragma simd declare(uniform(u))
static int uniform_switch_lane(int u, int x)
{
    switch (u & 3) {
    case 0:
        return x & 1;
    case 1:
        return x > 5 ? 3 : 4;
    default:
        return x >> 2;
    }
}

/* shape switch_on_wide: i64 x | -> i32 */
#pragma simd declare
static int switch_on_wide_lane(long x)
{
    switch (x) {
    case -1:
        return 1;
    case 0:
        return 2;
    case 0x7fffffffffffffff:
        return 3;
    default:
        return (int)(x & 15) + 4;
    }
}

/* shape loop_through_a_switch: u32 x | -> u32 */
#pragma simd declare
static unsigned loop_through_a_switch_lane(unsigned x)
{
    unsigned r = 0, n = x & 7;
    switch (n & 1) {
        do {
    case 0:
            r += x;
    case 1:
            r ^= n;
        } while (n-- > 0);
    }
    return r;
}
