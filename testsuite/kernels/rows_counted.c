/* kernel: int n | in u8 a[64*n+66] | in u8 on[n+1] | -> u32 */
/* Where a row begins is looked up, and the loop around is tested at its end. */
unsigned rows_counted(int n, const unsigned char *a, const unsigned char *on)
{
    unsigned count = 0;
    int i = 0;
    do {
        const unsigned char *row = a + i * 64 + (on[i] & 1);
        for (int j = 0; j < 64; j++)
            count += row[j] > 100;
        i++;
    } while (i < n);
    return count;
}
