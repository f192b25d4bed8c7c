/* kernel: int n | in u8 s[n+1] | exit s[i] = '\r', s[i + 1] = '\n' | -> i32 */
int exit_pair_of_bytes(int n, const unsigned char *s)
{
    for (int i = 0; i < n; i++)
        if (s[i] == '\r' && s[i + 1] == '\n')
            return i;
    return -1;
}
