/* kernel: int n | in u8 x[8*n] | out u8 most[n] restrict */
/* The most frequent of four classes in each record. */
void count_in_scratch(int n, const unsigned char (*x)[8], unsigned char *restrict most)
{
    for (int i = 0; i < n; i++) {
        int count[4] = { 0, 0, 0, 0 };
        int best = 0;
        for (int k = 0; k < 8; k++)
            count[x[i][k] & 3]++;
        for (int k = 1; k < 4; k++)
            if (count[k] > count[best])
                best = k;
        most[i] = (unsigned char)best;
    }
}
