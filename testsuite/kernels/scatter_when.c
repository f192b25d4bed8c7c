/* kernel: int n | in i32 a[n] | out i32 d[2*n] restrict */

void scatter_when(int n, const int *a, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        if (a[k] > 3) {
            d[2 * k] = a[k];
            if (a[k] & 1)
                d[2 * k + 1] = -a[k];
        }
    }
}
