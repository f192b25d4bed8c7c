/* kernel: int n | in u32 a[n] | out i32 d[n] */
void collatz_plain(int n, const unsigned *a, int *d)
{
    for (int k = 0; k < n; k++) {
        unsigned x = a[k];
        int steps = 0;
        while (x > 1 && steps < 200) {
            if (x & 1)
                x = 3 * x + 1;
            else
                x >>= 1;
            steps++;
        }
        d[k] = steps;
    }
}
