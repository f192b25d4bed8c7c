/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int early_return_lane(int x, int y)
{
    if (x < 0)
        return y;
    if (y < 0) {
        if (x > 1000)
            return -1;
        return x;
    }
    return (x & 7) - (y & 7);
}

void early_return(int n, const int *a, const int *b, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = early_return_lane(a[k], b[k]);
    }
}
