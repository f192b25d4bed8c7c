/* kernel: int n | in u32 a[n] | in u32 b[n] | exit b = a[i] | -> u8 */
unsigned char exit_none_equal(int n, const unsigned *a, const unsigned *b)
{
    for (int i = 0; i < n; i++) {
        if (a[i] == b[i])
            return 0;
    }
    return 1;
}
