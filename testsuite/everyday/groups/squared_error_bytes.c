/* kernel: int n | in u8 a[n] | in u8 b[n] | -> u32 */
unsigned squared_error_bytes(int n, const unsigned char *a, const unsigned char *b)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        int d = a[i] - b[i];
        sum += (unsigned)(d * d);
    }
    return sum;
}
