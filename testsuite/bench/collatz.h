/* bench: 4096 | the numbers up to n */
static void data(long n, void **p)
{
    unsigned *a = p[0];
    long k;
    for (k = 0; k < n; k++)
        a[k] = (unsigned)k + 1;
}
