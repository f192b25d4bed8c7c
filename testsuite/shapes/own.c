/* Memory that each lane has for itself: local arrays, records and what addresses are taken of. */

/* shape local_array: i32 x | -> i32 */
#pragma simd declare
static int local_array_lane(int x)
{
    int v[4], i, sum = 0;
    for (i = 0; i < 4; i++)
        v[i] = x >> i & 0xff;
    for (i = 0; i < 4; i++)
        sum = sum * 3 + v[3 - i];
    return sum;
}

/* shape local_array_by_value: i32 x | i32 y | -> i32 */
#pragma simd declare
static int local_array_by_value_lane(int x, int y)
{
    int v[8], i;
    for (i = 0; i < 8; i++)
        v[i] = i;
    v[x & 7] = y & 0xff;
    v[y & 7] += 3;
    return v[(x ^ y) & 7] + v[2];
}

/* shape result_through_pointer: i32 x | -> i32 */
#pragma simd declare
static void halves(int x, int *low, int *high)
{
    *low = x & 0xffff;
    *high = x >> 16;
}

#pragma simd declare
static int result_through_pointer_lane(int x)
{
    int low, high;
    halves(x, &low, &high);
    return low - high;
}

/* shape index_out_of_range_where_off: uniform i32 u | i32 x | -> i32 */
#pragma simd declare(uniform(u))
static int index_out_of_range_where_off_lane(int u, int x)
{
    int v[3] , r = 1;
    v[0] = x;
    v[1] = 5;
    v[2] = 7;
    if (x > 1000 && u >= 0 && u < 3)
        r = v[u];
    if (u >= 0 && u < 3) {
        v[u] = 11;
        if (x & 1)
            v[u] = r & 0xff;
    }
    return v[0] / 2 + v[1] + v[2] + r / 2;
}

/* shape own_bytes: u8 x | u8 y | -> i32 */
#pragma simd declare
static int own_bytes_lane(unsigned char x, unsigned char y)
{
    unsigned char seen[16];
    int i, n = 0;
    for (i = 0; i < 16; i++)
        seen[i] = 0;
    for (i = 0; i < 6; i++) {
        if (seen[x & 15])
            break;
        seen[x & 15] = 1;
        x = (unsigned char)(x * 5 + y);
    }
    for (i = 0; i < 16; i++)
        n += seen[i] << (i & 7);
    return n;
}

/* shape own_doubles: double x | i32 y | -> double */
#pragma simd declare
static double own_doubles_lane(double x, int y)
{
    double v[5];
    int i;
    for (i = 0; i < 5; i++)
        v[i] = x * i;
    if (y > 0)
        v[y & 3] = 1.5;
    else
        v[4] = -0.0;
    return v[1] + v[4] * v[2] - v[y & 1];
}

/* shape own_wide: i64 x | i16 y | -> i64 */
#pragma simd declare
static long own_wide_lane(long x, short y)
{
    long v[2][3];
    int i, j;
    for (i = 0; i < 2; i++)
        for (j = 0; j < 3; j++)
            v[i][j] = x >> (i + j);
    v[y & 1][1] ^= y;
    return v[0][1] ^ v[1][y & 2] ^ v[y >> 1 & 1][0];
}

/* shape own_shorts_sorted: own i16 m[6] */
#pragma simd declare(linear(m: 6))
static void own_shorts_sorted_lane(short *m)
{
    short v[6];
    int i, j;
    for (i = 0; i < 6; i++)
        v[i] = m[i];
    for (i = 1; i < 6; i++) {
        short key = v[i];
        for (j = i - 1; j >= 0 && v[j] > key; j--)
            v[j + 1] = v[j];
        v[j + 1] = key;
    }
    for (i = 0; i < 6; i++)
        m[i] = v[i];
}

/* shape array_passed_on: u32 x | u32 y | -> u32 */
#pragma simd declare
static void rotate_three(unsigned *v, unsigned by)
{
    unsigned t = v[by % 3];
    v[by % 3] = v[(by + 1) % 3];
    v[(by + 1) % 3] = t * 3;
}

#pragma simd declare
static unsigned array_passed_on_lane(unsigned x, unsigned y)
{
    unsigned v[3], n = 0;
    v[0] = x;
    v[1] = y;
    v[2] = x ^ y;
    while (v[0] % 4 != 1 && n < 5) {
        rotate_three(v, n + y % 3);
        n++;
    }
    return v[0] + v[1] * 7 + v[2] * 31 + n;
}

/* shape array_of_each_call: i32 x | -> i32 */
#pragma simd declare
static int middle_of(int a, int b)
{
    int v[2];
    v[a > b] = a;
    v[!(a > b)] = b;
    return v[0] / 2 + v[1] / 2;
}

#pragma simd declare
static int array_of_each_call_lane(int x)
{
    return middle_of(middle_of(x, 100), x / 3) + middle_of(3, x & 7);
}

/* shape array_in_loop: u32 x | -> u32 */
#pragma simd declare
static unsigned array_in_loop_lane(unsigned x)
{
    unsigned r = 0, i, j;
    for (i = 0; i < (x & 3) + 1; i++) {
        unsigned v[4];
        for (j = 0; j < 4; j++)
            v[j] = x * (j + i);
        if (v[x & 3] & 16)
            continue;
        r = r * 5 + v[i & 3];
    }
    return r;
}

/* shape stack_of_values: u32 x | -> i32 */
#pragma simd declare
static int stack_of_values_lane(unsigned x)
{
    int stack[16], top = 0, i, r = 0;
    for (i = 0; i < 16; i++) {
        switch (x >> (2 * i) & 3) {
        case 0:
        case 1:
            stack[top++] = i;
            break;
        case 2:
            if (top == 0)
                return -i;
            r += stack[--top];
            break;
        default:
            if (top > 1) {
                stack[top - 2] -= stack[top - 1];
                top--;
            }
        }
    }
    return r * 16 + top;
}

/* shape record_by_address: float x | float y | -> float */
struct hit {
    float distance, u;
    int kind;
};

#pragma simd declare
static int closer(float x, float y, struct hit *hit)
{
    if (!(x * x + y < hit->distance))
        return 0;
    hit->distance = x * x + y;
    hit->u = y;
    hit->kind += 1;
    return 1;
}

#pragma simd declare
static float record_by_address_lane(float x, float y)
{
    struct hit hit;
    int n = 0, i;
    hit.distance = 1000.0f;
    hit.u = 0.0f;
    hit.kind = 0;
    for (i = 0; i < 4; i++)
        n += closer(x - (float)i, y * 0.5f, &hit);
    return hit.distance + hit.u * (float)hit.kind + (float)n;
}

/* shape array_of_records: i32 x | float y | -> float */
struct pair_of {
    int key;
    float value;
};

#pragma simd declare
static float array_of_records_lane(int x, float y)
{
    struct pair_of v[4];
    int i, best = 0;
    for (i = 0; i < 4; i++) {
        v[i].key = x >> (3 * i) & 63;
        v[i].value = y * (float)i;
    }
    for (i = 1; i < 4; i++)
        if (v[i].key > v[best].key)
            best = i;
    return v[best].value + (float)v[best].key;
}

/* shape address_of_param: i32 x | i32 y | -> i32 */
#pragma simd declare
static void swap_ints(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

#pragma simd declare
static int address_of_param_lane(int x, int y)
{
    if (x > y)
        swap_ints(&x, &y);
    return x / 2 - y / 4;
}

/* shape pointer_chosen: i32 x | -> i32 */
#pragma simd declare
static int pointer_chosen_lane(int x)
{
    int a = 3, b = 4;
    int *p = x > 0 ? &a : &b;
    *p = x & 255;
    return a * 2 + b;
}

/* shape several_sizes: i32 x | -> i32 */
struct sized {
    char tag;
    int value;
};

#pragma simd declare
static int several_sizes_lane(int x)
{
    struct sized v[2];
    v[0].tag = (char)(x & 15);
    v[1].tag = 2;
    v[0].value = x;
    v[1].value = x >> 3;
    return v[x & 1].value ^ v[x >> 1 & 1].tag;
}

/* shape bits_of_float: float x | -> i32 */
union bits {
    float f;
    unsigned u;
};

#pragma simd declare
static int bits_of_float_lane(float x)
{
    union bits b;
    b.f = x;
    if (x != x)
        return 0;
    return (int)(b.u >> 23 & 0xff);
}
