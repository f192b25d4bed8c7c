/* kernel: int n | in float x[2*n] | in double d[n] | out float y[n] restrict | out double z[n] restrict | out float w[2*n] restrict | -> i32 */
struct pair {
    float re, im;
};
struct item {
    struct pair at;
    double weight;
    int count;
};
/* Records that an iteration declares: copied from memory, changed under conditions, copied back. */
int record_copied(int n, const float *x, const double *d, float *restrict y, double *restrict z,
                  float *restrict w)
{
    const struct pair *pairs = (const struct pair *)x;
    struct pair *to = (struct pair *)w;
    int total = 0, i;
    for (i = 0; i < n; i++) {
        struct pair p = pairs[i];
        y[i] = p.re * p.re + p.im * p.im;
    }
    for (i = 0; i < n; i++) {
        struct item it = {{x[i], 2.0f}, d[i], 1};
        if (it.at.re < 0) {
            it.weight += 1;
            it.count = 3;
        }
        z[i] = it.weight * it.at.im;
        total += it.count;
    }
    for (i = 0; i < n; i++) {
        struct pair p = pairs[i], q;
        q.re = p.im;
        q.im = -p.re;
        if (p.im > 1.0f)
            q = p;
        to[i] = q;
    }
    return total;
}
