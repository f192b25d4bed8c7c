/* kernel: size n | in float x[n] | out float peak[n] | out i32 at[n] | -> size */
unsigned long pack_with_positions(unsigned long n, const float *x, float *peak, int *at)
{
    unsigned long found = 0;
    for (unsigned long i = 0; i < n; i++)
        if (x[i] > 0.5f) {
            peak[found] = x[i] - 0.5f;
            at[found] = (int)i;
            found++;
        }
    return found;
}
