/* kernel: int n | in u8 p[4*n] | out u8 q[4*n] restrict | in float x[4*n] | out float y[4*n] restrict | in i16 s[8*n] | out i16 t[8*n] restrict */
void elements_in_another_order(int n, const unsigned char *p, unsigned char *restrict q, const float *x,
                               float *restrict y, const short *s, short *restrict t)
{
    int i;
    for (i = 0; i < n; i++) {
        q[4 * i] = p[4 * i + 3];
        q[4 * i + 1] = p[4 * i + 2];
        q[4 * i + 2] = p[4 * i + 1];
        q[4 * i + 3] = p[4 * i + 3];
        y[4 * i] = x[4 * i + 1] - x[4 * i + 3];
        y[4 * i + 1] = x[4 * i + 2] - x[4 * i + 3];
        y[4 * i + 2] = x[4 * i + 3] - x[4 * i + 3];
        y[4 * i + 3] = x[4 * i + 1] - x[4 * i + 3];
        t[8 * i] = s[8 * i + 7];
        t[8 * i + 1] = s[8 * i + 6];
        t[8 * i + 2] = s[8 * i + 5];
        t[8 * i + 3] = s[8 * i + 4];
        t[8 * i + 4] = s[8 * i + 3];
        t[8 * i + 5] = s[8 * i + 2];
        t[8 * i + 6] = s[8 * i + 1];
        t[8 * i + 7] = s[8 * i];
    }
}
