/* kernel: in u8 s[n+1] | make s = i < n ? 1 + s[i] % 255 : 0 | exit s = 0 | -> u32 */
unsigned exit_weighted_sum(const unsigned char *s)
{
    unsigned sum = 0;
    for (int i = 0; s[i]; i++)
        sum += s[i] * (unsigned)(i + 3);
    return sum;
}
