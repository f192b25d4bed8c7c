/* kernel: int n | in float x[n] | out float y[n] */
/* Members of anonymous members are members of the record around them. */
struct filter {
    int order;
    union {
        float gain;
        int bits;
    };
    struct {
        float offset;
        struct {
            float taps[3];
        };
    };
};

static void filter(const struct filter *f, int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] * f->gain + f->offset * f->taps[2];
}

void anonymous_members(int n, const float *x, float *y)
{
    struct filter f;
    f.order = 1;
    f.gain = 0.5f;
    f.offset = 3.0f;
    f.taps[2] = 0.25f;
    filter(&f, n, x, y);
}
