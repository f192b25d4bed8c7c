/* kernel: int n | in i32 a[n] | in u8 b[n] | i32 v | out i64 d[12] */
/* Variables that some iterations set to one value, whatever they were. */
static int flags_set_found(int n, const int *a, int limit)
{
    int found = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > limit)
            found = 1;
    return found;
}

static _Bool flags_set_kept(int n, const int *a, const unsigned char *b)
{
    _Bool good = 1;
    for (int i = 0; i < n; i++) {
        if (a[i] == 77)
            good = 0;
        if (b[i] == 255 && a[i] < 0)
            good = 0;
    }
    return good;
}

static long flags_set_value(int n, const unsigned char *b, long value)
{
    long last = 0;
    for (int i = 0; i < n; i++)
        last = b[i] > 250 ? value : last;
    return last;
}

static short flags_set_from_ones(int n, const unsigned char *b, short value)
{
    short last = -1;
    for (int i = n - 1; i >= 0; i--)
        if (b[i] == 9)
            last = value;
    return last;
}

static unsigned flags_set_bits(int n, const int *a, unsigned bits)
{
    for (int i = 0; i < n; i++) {
        bits |= (unsigned)a[i] & 6u;
        if (a[i] == -5)
            bits = ~0u;
    }
    return bits;
}

static unsigned char flags_set_cleared(int n, const unsigned char *b, unsigned char state)
{
    for (int i = 0; i < n; i++) {
        if (b[i] == 3 || b[i] == 200)
            state = 0;
        else if (b[i] & 64)
            state &= 0x7e;
    }
    return state;
}

/* These are none. */
static int flags_set_last_of_two(int n, const int *a)
{
    int state = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > 1000)
            state = 1;
        if (a[i] < -1000)
            state = 2;
    }
    return state;
}

static int flags_set_from_any(int n, const int *a, int state)
{
    for (int i = 0; i < n; i++)
        if (a[i] == 12345)
            state = 6;
    return state;
}

static unsigned flags_set_and_added(int n, const unsigned char *b, unsigned state)
{
    unsigned seen = 0;
    for (int i = 0; i < n; i++) {
        seen |= b[i];
        if (b[i] == 100)
            seen = state;
    }
    return seen;
}

void flags_set(int n, const int *a, const unsigned char *b, int v, long *d)
{
    d[0] = flags_set_found(n, a, v);
    d[1] = flags_set_kept(n, a, b);
    d[2] = flags_set_value(n, b, v);
    d[3] = flags_set_from_ones(n, b, (short)v);
    d[4] = flags_set_bits(n, a, (unsigned)v);
    d[5] = flags_set_cleared(n, b, (unsigned char)(v | 1));
    d[6] = flags_set_last_of_two(n, a);
    d[7] = flags_set_from_any(n, a, v);
    d[8] = flags_set_and_added(n, b, (unsigned)v);
    d[9] = flags_set_found(n < 9 ? n : 9, a, 2147483600);
    d[10] = flags_set_kept(n < 3 ? n : 3, a, b);
    d[11] = flags_set_cleared(n < 5 ? n : 5, b, 255);
}
