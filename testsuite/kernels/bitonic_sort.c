/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
    for (i = 0; i < 16; i++)
        v[i] = row[i];
    for (size = 2; size <= 16; size *= 2)
        for (step = size / 2; step > 0; step /= 2)
            for (i = 0; i < 16; i++) {
                int j = i ^ step;
                if (j > i) {
                    int x = v[i], y = v[j];
                    if ((x > y) == ((i & size) == 0)) {
                        v[i] = y;
                        v[j] = x;
                    }
                }
            }
    for (i = 0; i < 16; i++)
        row[i] = v[i];
}

void bitonic_sort(int n, int *a)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        bitonic_sort_lane(a + 16 * k);
}
