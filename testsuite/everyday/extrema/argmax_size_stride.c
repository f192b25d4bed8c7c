/* kernel: size n | in float x[2*n] | -> size */
/* The channel with the largest level, of pairs of level and phase. */
unsigned long argmax_size_stride(unsigned long n, const float *x)
{
    unsigned long at = 0;
    float best = -1.0f;
    for (unsigned long i = 0; i < n; i++)
        if (x[2 * i] > best) {
            best = x[2 * i];
            at = i;
        }
    return at;
}
