/* kernel: int n | in u8 s[n] | make s = 1 + s[i] % 127 | exit s = 128 + i % 128 | -> i64 */
long exit_goto_sum(int n, const unsigned char *s)
{
    long sum = 0;
    int i;
    for (i = 0; i < n; i++) {
        if (s[i] >= 128)
            goto bad;
        sum += s[i];
    }
    return sum;
bad:
    return -1 - i;
}
