/* kernel: int n | in i32 a[n] | in double b[n] | in i32 t[16] | out double d[n] restrict */
/* A number that all lanes share, taken by those that fulfil a condition. */
struct pair { int x; double y; };

#pragma simd declare(uniform(t))
static double counter_in_all_lanes_lane(struct pair p, const int *t)
{
    unsigned kept = (unsigned)(t[(unsigned)p.x & 15] / 4);
    int i = 0, j = 0;
    for (i = 0; i < 1; i++) {
        j = 0;
        while (j++ < 2 && ((unsigned)i < (unsigned)j ? 41u : kept) > (unsigned)j) {
            if (4.0 > p.y * p.y)
                return (p.y / p.y) * (p.y - p.y);
            if (p.y / -3.0f > p.y + p.y) {
                kept = (unsigned)((short)p.x % ((int)((unsigned)j & 0xff) - 300)) +
                       ((unsigned)p.x >= kept ? (unsigned)p.x : (unsigned)i);
                kept = (unsigned)j;
            }
        }
    }
    return (p.x & 1) ? p.y + kept : p.y + p.y;
}

void counter_in_all_lanes(int n, const int *a, const double *b, const int *t, double *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        struct pair p;
        p.x = a[k];
        p.y = b[k];
        d[k] = counter_in_all_lanes_lane(p, t);
    }
}
