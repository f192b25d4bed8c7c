/* kernel: int n | in u8 x[n] | in i8 w[n] | out u8 y[n] restrict | out i8 z[n] restrict */
void product_byte_factors(int n, const unsigned char *x, const signed char *w, unsigned char *restrict y,
                          signed char *restrict z)
{
    for (int i = 0; i < n; i++) {
        y[i] = (unsigned char)(x[i] * 3 + 1);
        z[i] = (signed char)(w[i] * -5);
    }
}
