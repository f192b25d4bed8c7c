/* kernel: int n | in i32 x[n+8] | in i32 w[8] | out i32 y[n] */
/* The loop inside runs as often as the one around it counts, which halves that. */
void halved_window(int n, const int *x, const int *w, int *y)
{
    for (int i = 0; i < n; i++) {
        unsigned t[8];
        for (int k = 0; k < 8; k++)
            t[k] = (unsigned)x[i + k] * (unsigned)w[k];
        for (int step = 4; step > 0; step /= 2)
            for (int k = 0; k < step; k++)
                t[k] += t[k + step] ^ (unsigned)step;
        y[i] = (int)t[0];
    }
}
