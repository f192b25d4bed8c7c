/* kernel: int n | in i16 x[n] | out i64 s[2] */
void sums_by_sign(int n, const short *x, long *s)
{
    long above = 0, below = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0)
            above += x[i];
        else
            below += x[i];
    }
    s[0] = above;
    s[1] = below;
}
