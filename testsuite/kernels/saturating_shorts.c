/* kernel: int n | in u8 a[n] | in i16 h[n] | in i16 k[n] | in u16 u[n] | out i16 z[n] restrict | out u16 w[n] restrict */
/* As `saturating_bytes`, of shorts. */
void saturating_shorts(int n, const unsigned char *a, const short *h, const short *k, const unsigned short *u,
                       short *restrict z, unsigned short *restrict w)
{
    int i;
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
    for (i = 0; i < n; i++) {
        int difference = w[i] - a[i];
        w[i] = difference < 0 ? 0 : difference;
    }
}
