/* kernel: int n+1 | in u8 pick[16] | inout u16 a[4*n+4] restrict | in u16 b[4*n+4] restrict */
/* Rows are looked up, columns are not. */
void columns_of_rows_picked(long n, const unsigned char *pick, unsigned short *restrict a,
                            const unsigned short *restrict b)
{
    for (long j = 0; j < n; j++) {
        unsigned sum = 0;
        for (int i = 0; i < 16; i++) {
            sum += b[(pick[i] & 3) * n + j];
            a[(pick[i] & 3) * n + j] = (unsigned short)sum;
        }
    }
}
