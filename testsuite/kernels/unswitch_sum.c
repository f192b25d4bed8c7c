/* kernel: int n | int skip | in u32 x[n] | -> u32 */
/* What is summed up, and where the last one was, depends on a condition that no iteration changes. */
unsigned unswitch_sum(int n, int skip, const unsigned *x)
{
    unsigned sum = 7, last = 0;
    int i;
    for (i = 0; i < n; i++) {
        if (skip > 3)
            sum += x[i] >> 1;
        else {
            sum ^= x[i];
            last = i;
        }
    }
    return sum * 3 + last + i;
}
