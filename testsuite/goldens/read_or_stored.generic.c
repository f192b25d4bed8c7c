/* kernel: int n | in i32 k[n] | inout i32 x[n] | inout i32 y[n] */
void read_or_stored(int n, const int *k, int *x, int *y)
{
    int i;
    for (i = 0; i < n; i++) {
        if (k[i] > 5) {
            y[i] = x[i] * 3;
        } else {
            y[i] ^= k[i];
            x[i] = y[i] - 1;
        }
    }
}
