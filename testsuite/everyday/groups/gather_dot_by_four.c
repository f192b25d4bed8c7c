/* kernel: int n | in u32 at[4*n] | in u32 x[1024] | in u32 w[4*n] | -> u32 */
unsigned gather_dot_by_four(int n, const unsigned *at, const unsigned *x, const unsigned *w)
{
    unsigned dot = 0;
    for (int i = 0; i < 4 * n; i += 4) {
        dot += w[i] * x[at[i] & 1023];
        dot += w[i + 1] * x[at[i + 1] & 1023];
        dot += w[i + 2] * x[at[i + 2] & 1023];
        dot += w[i + 3] * x[at[i + 3] & 1023];
    }
    return dot;
}
