/* kernel: int n | in i32 a[n] | i32 step | in i32 s[4] | inout i16 b[n] restrict | out u8 c[n] restrict | out i64 d[n] restrict | -> i64 */
static const unsigned char by_phase[16] = { 0, 25, 50, 74, 98, 120, 142, 162, 180, 197, 212, 225, 236, 244, 250, 254 };

/* Variables that move on by what is the same in all iterations, but no constant. */
long steps_not_constant(int n, const int *a, int step, const int *s, short *restrict b, unsigned char *restrict c, long *restrict d)
{
    const int by = step & 1023;
    unsigned phase = (unsigned)step, hits = 0;
    int at = -by, i;
    long far = by;
    for (i = 0; i < n; i++) {
        b[i] = (short)(b[i] + at);
        at += by;
    }
    for (i = 0; i < n; i++, phase += (unsigned)step)
        c[i] = by_phase[phase >> 28];
    for (i = 0; i < n; i++) {
        far -= by * 3L;
        d[i] = far ^ a[i];
    }
    for (i = n - 1; i >= 0; i--) {
        phase -= (unsigned)s[1];
        hits += (phase & 255) < (unsigned)(a[i] & 255);
    }
    for (i = 0; i < n; i++) {
        if ((a[i] & 63) == (at & 63))
            break;
        at += by;
    }
    return far + phase + hits + at;
}
