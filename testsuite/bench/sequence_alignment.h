/* bench: 1024 | rows of 12 letters with one of 16 */
static void data(long n, void **p)
{
    unsigned char *a = p[0], *b = p[1];
    long k;
    for (k = 0; k < 12 * n; k++)
        a[k] = (unsigned char)(random_bits() & 3);
    for (k = 0; k < 16; k++)
        b[k] = (unsigned char)(random_bits() & 3);
}
