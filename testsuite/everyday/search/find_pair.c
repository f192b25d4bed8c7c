/* kernel: int n | in u8 x[n+1] | exit x[i] = '\r', x[i + 1] = '\n' | -> i32 */
int find_pair(int n, const unsigned char *x)
{
    for (int i = 0; i < n; i++)
        if (x[i] == '\r' && x[i + 1] == '\n')
            return i;
    return -1;
}
