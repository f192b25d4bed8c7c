/* bench: 4096 | rows of 16 random numbers */
static void data(long n, void **p)
{
    int *a = p[0];
    long k;
    for (k = 0; k < 16 * n; k++)
        a[k] = (int)random_bits();
}
