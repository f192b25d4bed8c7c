/* kernel: int n | in u8 on[n] | in u32 a[24*n] | inout u32 b[24*n] restrict */
/* A row that is off has nothing to do. */
void unswitch_rows(int n, const unsigned char *on, const unsigned (*a)[24], unsigned (*restrict b)[24])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 24; j++)
            if (on[i] & 1)
                b[i][j] += a[i][j] * 3;
}
