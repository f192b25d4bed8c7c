/* kernel: int n | in u8 a[n] | in u8 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int nested_loops_lane(int x, int y)
{
    int sum = 0, i, j;
    for (i = 0; i < (x & 15); i++) {
        for (j = i; j < (y & 15); j++) {
            if ((i ^ j) == 5)
                continue;
            if (sum > 300)
                return -sum;
            sum += i * j + 1;
        }
        if (sum & 1)
            sum++;
    }
    return sum;
}

void nested_loops(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = nested_loops_lane(a[k], b[k]);
    }
}
