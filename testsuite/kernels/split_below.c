/* kernel: int n | int m | in i32 x[n] | inout i32 y[n] */
/* A branch over the counter turns in one iteration, or in none. */
void split_below(int n, int m, const int *x, int *y)
{
    int i;
    for (i = 0; i < n; i++) {
        if (i < m)
            y[i] = x[i] ^ y[i];
        else
            y[i] = (x[i] >> 3) + y[i] / 2;
    }
}
