/* kernel: int n | in i8 s[n] | i8 c | exit s = c | -> i64 */
long walk_bytes(int n, const char *s, char c)
{
    const char *p = s, *end = s + n;
    for (; p < end && *p != c; p++)
        ;
    return p - s;
}
