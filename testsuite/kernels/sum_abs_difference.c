/* kernel: int n | in u8 a[n] | in u8 b[n] | -> unsigned */
int abs(int);

unsigned sum_abs_difference(int n, const unsigned char *a, const unsigned char *b)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++)
        sum += (unsigned)abs(a[i] - b[i]);
    return sum;
}
