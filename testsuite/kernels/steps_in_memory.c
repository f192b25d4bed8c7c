/* kernel: int n | in i32 a[n] | in u8 b[n] | i32 step | inout i32 at[5] | out i32 d[n] restrict | out i64 e[n] restrict | -> i64 */
/* What moves on by a step that is no constant is in memory, or needed on two sides of a branch. */
long steps_in_memory(int n, const int *a, const unsigned char *b, int step, int *at, int *restrict d, long *restrict e)
{
    struct { unsigned phase, by; } s = { (unsigned)step, 7 };
    const int by = step & 255;
    unsigned t = (unsigned)step;
    int i;
    at[3] &= 65535;
    for (i = 0; i < n; i++) {
        d[i] = at[3];
        at[3] += by;
    }
    for (i = 0; i < n; i++) {
        e[i] = s.phase;
        s.phase -= s.by;
    }
    for (i = 0; i < n; i++) {
        if (b[i] > 60)
            d[i] ^= (int)(t >> 1) ^ a[i];
        else
            e[i] = (long)t * b[i];
        t += s.phase;
    }
    for (i = 0; i < n; i++) {
        if (b[i] & 1)
            continue;
        d[i] ^= (int)(t >> 3);
        t += (unsigned)by;
    }
    return (long)s.phase + t;
}
