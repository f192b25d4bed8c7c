/* kernel: int n | u8 c | in u8 a[n] | in u8 b[n] | in i8 d[n] | in i16 h[n] | in i16 k[n] | in u16 u[n] | out u8 x[n] restrict | out i8 y[n] restrict | out i16 z[n] restrict | out u16 w[n] restrict */
/* Sums and differences that stop at the ends of the type they are stored in, with what is the same in all iterations too; one
   whose operands are of other types. */
void saturating_sums(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                     const short *h, const short *k, const unsigned short *u, unsigned char *restrict x,
                     signed char *restrict y, short *restrict z, unsigned short *restrict w)
{
    int i;
    for (i = 0; i < n; i++)
        x[i] = a[i] + b[i] > 255 ? 255 : a[i] + b[i];
    for (i = 0; i < n; i++)
        x[i] = x[i] - c < 0 ? 0 : x[i] - c;
    for (i = 0; i < n; i++)
        x[i] = x[i] + d[i] < 0 ? 0 : x[i] + d[i] > 255 ? 255 : x[i] + d[i];
    for (i = 0; i < n; i++) {
        int sum = d[i] + d[n - 1 - i];
        y[i] = sum > 127 ? 127 : sum < -128 ? -128 : sum;
    }
    for (i = 0; i < n; i++) {
        int difference = h[i] - k[i];
        difference = difference > 32767 ? 32767 : difference;
        z[i] = difference < -32768 ? -32768 : difference;
    }
    for (i = 0; i < n; i++) {
        int sum = z[i] + h[i];
        z[i] = sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum;
    }
    for (i = 0; i < n; i++) {
        int sum = u[i] + u[n - 1 - i];
        w[i] = sum > 65535 ? 65535 : sum;
    }
    for (i = 0; i < n; i++)
        w[i] = w[i] < a[i] ? 0 : w[i] - a[i];
}
