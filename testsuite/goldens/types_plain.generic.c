/* kernel: int n | in float x[n] | in float t[16] | out i32 d[n] restrict | inout u32 e[n] */
/* Loads of `float`s that come before stores of `int`s read none of them. */
static int types_plain_place(const float *t, float x)
{
    int low = 0, high = 16;
    while (low < high) {
        int middle = (low + high) / 2;
        if (t[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void types_plain(int n, const float *x, const float *t, int *d, unsigned *e)
{
    for (int k = 0; k < n; k++) {
        int place = types_plain_place(t, x[k]);
        d[k] = place;
        e[k] += (unsigned)place;
    }
}
