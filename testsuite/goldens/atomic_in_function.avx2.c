/* kernel: int n | in u8 k[n] | inout u32 h[256] restrict | out u32 y[n] restrict */
/* What threads take turns at, lanes must, too. */
#pragma simd declare(uniform(h))
static unsigned counted_key(unsigned k, unsigned *h)
{
#pragma omp atomic
    h[k]++;
    return k * 3;
}

void atomic_in_function(int n, const unsigned char *k, unsigned *restrict h, unsigned *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++)
        y[i] = counted_key(k[i], h);
}
