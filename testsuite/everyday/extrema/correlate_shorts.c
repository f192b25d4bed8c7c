/* kernel: int n | in i16 x[n] | in i16 y[n] | out i64 s[5] */
void correlate_shorts(int n, const short *x, const short *y, long *s)
{
    long sx = 0, sy = 0, sxx = 0, syy = 0, sxy = 0;
    for (int i = 0; i < n; i++) {
        sx += x[i];
        sy += y[i];
        sxx += x[i] * x[i];
        syy += y[i] * y[i];
        sxy += x[i] * y[i];
    }
    s[0] = sx, s[1] = sy, s[2] = sxx, s[3] = syy, s[4] = sxy;
}
