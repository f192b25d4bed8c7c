/* bench: 4096 | numbers up to 100, one of two kinds each by chance */
static void data(long n, void **p)
{
    unsigned char *kind = p[1];
    long k;
    uniform(p[0], n, 1.0f, 100.0f);
    for (k = 0; k < n; k++)
        kind[k] = (unsigned char)(random_bits() & 1);
}
