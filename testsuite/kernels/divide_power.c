/* kernel: int n | in i32 x[n] | in i64 y[n] | in u8 b[n] | out i32 q[n] | out i64 r[n] | out u8 d[n] */
void divide_power(int n, const int *x, const long *y, const unsigned char *b, int *q, long *r, unsigned char *d)
{
    for (int i = 0; i < n; i++) {
        q[i] = x[i] / 8 - x[i] % 16;
        r[i] = y[i] / -4096 + y[i] % 32;
        d[i] = (unsigned char)(b[i] / 10 * 16 + b[i] % 10);
    }
}
