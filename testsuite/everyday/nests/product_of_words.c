/* kernel: int n | in u32 a[1024] | in u32 b[1024] | inout u32 c[1024] restrict */
void product_of_words(int n, const unsigned (*a)[32], const unsigned (*b)[32], unsigned (*restrict c)[32])
{
    for (int i = 0; i < 32; i++)
        for (int j = 0; j < 32; j++)
            for (int k = 0; k < 32; k++)
                c[i][j] += a[i][k] * b[j][k];
}
