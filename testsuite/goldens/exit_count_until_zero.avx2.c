/* kernel: in u8 s[n+1] | u8 c | make c = 1 + c % 255 | make s = i == n ? 0 : s[i] % 4 ? s[i] : c |
   exit s = 0 | -> i32 */
int exit_count_until_zero(const unsigned char *s, unsigned char c)
{
    int count = 0;
    for (; *s; s++)
        if (*s == c)
            count++;
    return count;
}
