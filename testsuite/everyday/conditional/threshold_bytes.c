/* kernel: int n | u8 t | in u8 x[n] | out u8 y[n] */
void threshold_bytes(int n, unsigned char t, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] > t ? 255 : 0;
}
