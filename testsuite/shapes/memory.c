/* Memory: of all lanes, of each lane, under conditions. */

/* shape uniform_pointer: uniform float t[16] | i32 x | -> float */
#pragma simd declare(uniform(t))
static float uniform_pointer_lane(const float *t, int x)
{
    return t[3] + t[x & 15];
}

/* shape guarded_load: uniform i32 t[16] | i32 x | -> i32 */
#pragma simd declare(uniform(t))
static int guarded_load_lane(const int *t, int x)
{
    if (x >= 0 && x < 16)
        return t[x];
    return -1;
}

/* shape guarded_load_of_bytes: uniform u8 t[16] | i32 x | -> i32 */
#pragma simd declare(uniform(t))
static int guarded_load_of_bytes_lane(const unsigned char *t, int x)
{
    int r = 300;
    if ((unsigned)x % 64 < 16)
        r = t[(unsigned)x % 64];
    return r;
}

/* shape load_in_divergent_loop: uniform i16 t[32] | u32 x | -> i32 */
#pragma simd declare(uniform(t))
static int load_in_divergent_loop_lane(const short *t, unsigned x)
{
    int sum = 0;
    unsigned i;
    for (i = x & 31; i < 32; i += 5)
        sum += t[i];
    return sum;
}

/* shape search_in_table: uniform i32 t[16] | i32 x | -> i32 */
#pragma simd declare(uniform(t))
static int search_in_table_lane(const int *t, int x)
{
    int i;
    for (i = 0; i < 16; i++)
        if (t[i] > x)
            return i;
    return 16;
}

/* shape binary_search: uniform u32 t[32] | u32 x | -> i32 */
#pragma simd declare(uniform(t))
static int binary_search_lane(const unsigned *t, unsigned x)
{
    int low = 0, high = 32;
    while (low < high) {
        int middle = (low + high) / 2;
        if (t[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* shape chained_loads: uniform u8 t[256] | u8 x | -> i32 */
#pragma simd declare(uniform(t))
static int chained_loads_lane(const unsigned char *t, unsigned char x)
{
    int n;
    for (n = 0; n < 6 && x; n++)
        x = t[x];
    return x + n * 1000;
}

/* shape conditional_store: own i32 m[1] | i32 x */
#pragma simd declare(linear(m))
static void conditional_store_lane(int *m, int x)
{
    if (x > 0)
        *m = x;
}

/* shape stores_on_both_sides: own float m[1] | float x */
#pragma simd declare(linear(m))
static void stores_on_both_sides_lane(float *m, float x)
{
    if (x > 0.0f)
        *m = x;
    else
        *m = *m * 0.5f;
}

/* shape store_in_loop: own i32 m[4] | i32 x */
#pragma simd declare(linear(m: 4))
static void store_in_loop_lane(int *m, int x)
{
    int i;
    for (i = 0; i < 4; i++)
        m[i] = x >> i;
}

/* shape store_in_divergent_loop: own i16 m[8] | i32 x */
#pragma simd declare(linear(m: 8))
static void store_in_divergent_loop_lane(short *m, int x)
{
    int i;
    for (i = 0; i < (x & 7); i++) {
        if (i == (x >> 3 & 7))
            break;
        m[i] = (short)(m[i] / 2 + i);
    }
}

/* shape read_what_was_stored: own i32 m[4] | i32 x | -> i32 */
#pragma simd declare(linear(m: 4))
static int read_what_was_stored_lane(int *m, int x)
{
    m[x & 3] = 7;
    if (x & 4)
        m[2] = m[x >> 3 & 3] & 0xff;
    return m[2] ^ m[0];
}

/* shape sort_three: own u8 m[3] */
#pragma simd declare(linear(m: 3))
static void sort_three_lane(unsigned char *m)
{
    unsigned char t;
    if (m[0] > m[1]) {
        t = m[0];
        m[0] = m[1];
        m[1] = t;
    }
    if (m[1] > m[2]) {
        t = m[1];
        m[1] = m[2];
        m[2] = t;
    }
    if (m[0] > m[1]) {
        t = m[0];
        m[0] = m[1];
        m[1] = t;
    }
}

/* shape insertion_sort: own i16 m[6] */
#pragma simd declare(linear(m: 6))
static void insertion_sort_lane(short *m)
{
    int i, j;
    for (i = 1; i < 6; i++) {
        short v = m[i];
        for (j = i - 1; j >= 0 && m[j] > v; j--)
            m[j + 1] = m[j];
        m[j + 1] = v;
    }
}

/* shape row_of_doubles: own double m[3] | uniform double t[3] | -> double */
#pragma simd declare(linear(m: 3), uniform(t))
static double row_of_doubles_lane(double *m, const double *t)
{
    double sum = 0.0;
    int i;
    for (i = 0; i < 3; i++)
        sum += m[i] * t[i];
    if (sum > 0.0)
        m[0] = sum;
    return sum;
}

/* shape pointer_walks: own u8 m[8] | -> i32 */
#pragma simd declare(linear(m: 8))
static int pointer_walks_lane(unsigned char *m)
{
    unsigned char *p = m, *end = m + 8;
    int n = 0;
    while (p < end && *p < 200) {
        n += *p;
        p++;
    }
    return n;
}

/* shape length_of_text: own u8 m[16] | -> i32 */
#pragma simd declare(linear(m: 16))
static int length_of_text_lane(const unsigned char *m)
{
    int i = 0;
    while (i < 16 && m[i] != 0 && m[i] != ' ')
        i++;
    return i;
}

/* shape members: own i32 m[4] | -> i32 */
struct item {
    int key, count;
    int rest[2];
};

#pragma simd declare(linear(m: 4))
static int members_lane(int *m)
{
    struct item *item = (struct item *)m;
    if (item->key > item->rest[1])
        item->count = item->key & 0xff;
    return item->count;
}

/* shape global_table: u8 x | -> i32 */
static const int primes[8] = { 2, 3, 5, 7, 11, 13, 17, 19 };

#pragma simd declare
static int global_table_lane(unsigned char x)
{
    int n = 0, i;
    for (i = 0; i < 8; i++)
        if (x % primes[i] == 0)
            n += primes[i];
    return n + primes[x & 7];
}

/* shape nothing_read_after_all_have_left: uniform i32 t[16] | uniform i32 u | i16 x | -> float */
#pragma simd declare(uniform(t), uniform(u))
static float nothing_read_after_all_have_left_lane(const int *t, int u, short x)
{
    float r = 1.0f;
    int n = x & 3, k, j;
    for (k = 0;; k++) {
        const int *row = t + (k << 27);
        r = r * 0.5f + 1.0f;
        if (n < 4 * k)
            break;
        r = r * 0.75f;
        j = 0;
        do
            r = r + (float)(row[j] & 255);
        while (++j < 3 + (u & 1));
    }
    return r;
}

/* shape nothing_read_under_agreement_after_all_have_left: uniform i32 t[16] | uniform i32 u | i16 x | -> float */
#pragma simd declare(uniform(t), uniform(u))
static float nothing_read_under_agreement_after_all_have_left_lane(const int *t, int u, short x)
{
    float r = 1.0f;
    int n = x & 3, k, j;
    for (k = 0;; k++) {
        const int *row = t + (k << 27);
        r = r * 0.5f + 1.0f;
        if (n < 4 * k)
            break;
        r = r * 0.75f;
        if (u != 12345) {
            j = 0;
            do
                r = r + (float)(row[j] & 255);
            while (++j < 3 + (u & 1));
        }
    }
    return r;
}
