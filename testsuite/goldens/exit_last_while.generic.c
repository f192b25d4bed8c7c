/* kernel: size n | in u8 s[n] | u8 c | exit s = c | down | -> i64 */
/* As memrchr. */
long exit_last_while(unsigned long n, const unsigned char *s, unsigned char c)
{
    while (n--)
        if (s[n] == c)
            return (long)n;
    return -1;
}
