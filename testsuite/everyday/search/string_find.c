/* kernel: in i8 s[n+1] | i8 c | make s = i < n ? s[i] : 0 | exit s = c | exit s = 0 | -> i64 */
long string_find(const char *s, char c)
{
    for (long i = 0; s[i]; i++)
        if (s[i] == c)
            return i;
    return -1;
}
