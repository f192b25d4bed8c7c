/* kernel: int n | in u8 s[2*n] | u8 c | exit s[2 * i] = c | -> i32 */
int exit_every_second(int n, const unsigned char *s, unsigned char c)
{
    int i;
    for (i = 0; i < 2 * n; i += 2)
        if (s[i] == c)
            return i;
    return -1;
}
