/* bench: 8192 | 128 by 64 points, 3 octaves */
static void data(long n, void **p)
{
    float *x = p[0], *y = p[1];
    unsigned char *hash = p[2];
    long k;
    for (k = 0; k < n; k++) {
        x[k] = (float)(k % 128) / 10.0f;
        y[k] = (float)(k / 128) / 10.0f;
    }
    for (k = 0; k < 256; k++)
        hash[k] = (unsigned char)random_bits();
}
