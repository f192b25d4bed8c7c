/* kernel: int n | in float a[32*n] | out u8 label[n] */
void argmax_of_rows(int n, const float (*a)[32], unsigned char *label)
{
    for (int i = 0; i < n; i++) {
        int best = 0;
        for (int j = 1; j < 32; j++)
            if (a[i][j] > a[i][best])
                best = j;
        label[i] = (unsigned char)best;
    }
}
