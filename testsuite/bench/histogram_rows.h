/* bench: 4096 | rows of 32 random bytes */
static void data(long n, void **p)
{
    unsigned char *x = p[0];
    long k;
    for (k = 0; k < 32 * n; k++)
        x[k] = (unsigned char)random_bits();
}
