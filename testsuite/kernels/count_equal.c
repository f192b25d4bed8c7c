/* kernel: int n | u8 v | in u8 p[n] | -> int */
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
    for (i = 0; i < n; i++)
        if (p[i] == v)
            count++;
    return count;
}
