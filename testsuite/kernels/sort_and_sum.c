/* kernel: int n | inout u8 a[n+2] | in i32 x[n] | -> u32 */
unsigned sort_and_sum(int n, unsigned char *a, const int *x)
{
    unsigned sum = 0;
    for (int i = n; i > 0; i--) {
        a[i] = (unsigned char)(x[i - 1] >> 3);
        sum += a[i - 1] * 7u;
    }
    return sum;
}
