/* kernel: int n | in u32 a[16*n] | -> u32 */
/* Somebody looks at the sum after each row. */
unsigned rows_asked_between(int n, const unsigned (*a)[16])
{
    unsigned sum = 0, odd = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 16; j++)
            sum += a[i][j];
        odd += sum & 1;
    }
    return sum + odd * 7;
}
