/* bench: 1024 | 8 numbers from each seed */
static void data(long n, void **p)
{
    unsigned *seed = p[0];
    long k;
    for (k = 0; k < n; k++)
        seed[k] = random_bits();
}
