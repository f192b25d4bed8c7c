/* kernel: int n | inout u8 x[8*n+3] | i64 key */
/* Read, changed and written again in the same place, which is aligned to nothing. */
static unsigned get_32(const unsigned char *p)
{
    return (unsigned)p[0] << 24 | (unsigned)p[1] << 16 | (unsigned)p[2] << 8 | p[3];
}

static unsigned long get_64(const unsigned char *p)
{
    return (unsigned long)get_32(p) << 32 | get_32(p + 4);
}

static void put_32(unsigned char *p, unsigned v)
{
    p[0] = (unsigned char)(v >> 24);
    p[1] = (unsigned char)(v >> 16);
    p[2] = (unsigned char)(v >> 8);
    p[3] = (unsigned char)v;
}

static void put_64(unsigned char *p, unsigned long v)
{
    put_32(p, (unsigned)(v >> 32));
    put_32(p + 4, (unsigned)v);
}

void words_rekeyed(int n, unsigned char *x, long key)
{
    for (int i = 0; i < n; i++) {
        unsigned long v = get_64(x + 3 + 8 * i);
        put_64(x + 3 + 8 * i, v ^ (unsigned long)key);
    }
}
