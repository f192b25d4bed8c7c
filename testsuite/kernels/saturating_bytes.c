/* kernel: int n | u8 c | in u8 a[n] | in u8 b[n] | in i8 d[n] | out u8 x[n] restrict | out i8 y[n] restrict */
/* Sums and differences that stop at the ends of the type they are stored in, with what is the same in all iterations too;
   one is written twice, and one has operands of two types. */
void saturating_bytes(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                      unsigned char *restrict x, signed char *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        x[i] = a[i] + b[i] > 255 ? 255 : a[i] + b[i];
    for (i = 0; i < n; i++) {
        int sum = x[i] + a[i];
        x[i] = sum > 255 ? 255 : sum;
    }
    for (i = 0; i < n; i++) {
        int difference = x[i] - c;
        x[i] = difference < 0 ? 0 : difference;
    }
    for (i = 0; i < n; i++) {
        int sum = x[i] + d[i];
        x[i] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
    }
    for (i = 0; i < n; i++) {
        int sum = d[i] + d[n - 1 - i];
        y[i] = sum > 127 ? 127 : sum < -128 ? -128 : sum;
    }
}
