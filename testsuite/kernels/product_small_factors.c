/* kernel: int n | in i32 x[n] | out i32 y[n] restrict */
void product_small_factors(int n, const int *x, int *restrict y)
{
    for (int i = 0; i < n; i++) {
        unsigned u = (unsigned)x[i];
        y[i] = (int)(u * 5u + (u ^ 21u) * 100u - (u >> 3) * 31u);
    }
}
