/* kernel: int n | in u8 mask[32*n] | -> i32 */
int set_in_mask(int n, const unsigned char (*mask)[32])
{
    int set = 0;
    for (int y = 0; y < n; y++)
        for (int x = 0; x < 32; x++)
            if (mask[y][x])
                set++;
    return set;
}
