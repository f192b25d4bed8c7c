/* kernel: int n | in i32 g[64] | in u8 a[4] | in u8 b[4] | -> i32 */
int block_index_differences(int n, const int *g, const unsigned char *a, const unsigned char *b)
{
    unsigned sum = 0u + g[(a[0] - b[0]) & 63] + g[(a[1] - b[1]) & 63];
    sum += 0u + g[(a[2] - b[2]) & 63] + g[(a[3] - b[3]) & 63];
    return (int)sum;
}
