/* kernel: int n | in u32 a[n] | out i32 d[n] restrict */
#pragma simd declare
static int collatz_lane(unsigned x)
{
    int steps = 0;
    while (x > 1 && steps < 200) {
        if (x & 1)
            x = 3 * x + 1;
        else
            x >>= 1;
        steps++;
    }
    return steps;
}

void collatz(int n, const unsigned *a, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = collatz_lane(a[k]);
    }
}
