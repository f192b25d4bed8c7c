/* kernel: int n | in i32 a[n] | in i32 t[16] | out i32 d[n] restrict */
#pragma simd declare(uniform(t))
static int table_walk_lane(int x, const int *t)
{
    int i = x & 15, seen = 0, sum = 0;
    while (!(seen >> i & 1)) {
        seen |= 1 << i;
        sum += t[i] & 0xff;
        i = (i * 5 + (t[i] & 3)) & 15;
    }
    return sum;
}

void table_walk(int n, const int *a, const int *t, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = table_walk_lane(a[k], t);
    }
}
