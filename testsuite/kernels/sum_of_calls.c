/* kernel: int n | in i32 a[n] | -> int */
#pragma simd declare
static int sum_of_calls_lane(int x)
{
    int bits = 0;
    while (x) {
        x &= x - 1;
        bits++;
    }
    return bits;
}

int sum_of_calls(int n, const int *a)
{
    int sum = 3, k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        sum += sum_of_calls_lane(a[k]);
    return sum;
}
