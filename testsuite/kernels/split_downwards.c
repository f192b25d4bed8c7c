/* kernel: int n | int m | in u16 x[n] | inout u16 y[n] */
/* The branch turns on the way down, and is asked twice. */
void split_downwards(int n, int m, const unsigned short *x, unsigned short *y)
{
    for (int i = n - 1; i >= 0; i--) {
        int value = x[i] * 3;
        if (i >= m)
            value += y[i];
        if (i < m)
            value = x[i] ^ (value >> 2);
        y[i] = value;
    }
}
