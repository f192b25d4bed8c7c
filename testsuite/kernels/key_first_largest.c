/* kernel: size n | in float x[n+1] | -> size */
unsigned long key_first_largest(unsigned long n, const float *x)
{
    unsigned long best = 0;
    for (unsigned long i = 1; i < n; i++)
        if (x[i] > x[best])
            best = i;
    return best;
}
