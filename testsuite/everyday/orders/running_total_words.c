/* kernel: int n | in u32 x[n] | out u32 total[n] */
void running_total_words(int n, const unsigned *x, unsigned *total)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        sum += x[i];
        total[i] = sum;
    }
}
