/* kernel: int n | in i32 k[n] | inout u32 x[n] | inout u32 y[n] */
void read_or_stored(int n, const int *k, unsigned *x, unsigned *y)
{
    int i;
    for (i = 0; i < n; i++) {
        if (k[i] > 5) {
            y[i] = x[i] * 3;
        } else {
            y[i] ^= (unsigned)k[i];
            x[i] = y[i] - 1;
        }
    }
}
