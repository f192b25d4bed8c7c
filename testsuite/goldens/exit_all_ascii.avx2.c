/* kernel: int n | in u8 s[n] | make s = s[i] & 127 | exit s = 128 + i % 128 | -> i32 */
int exit_all_ascii(int n, const unsigned char *s)
{
    for (int i = 0; i < n; i++)
        if (s[i] & 0x80)
            return 0;
    return 1;
}
