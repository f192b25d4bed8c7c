/* kernel: in i8 s[n+1] | i8 c | make s = i < n ? s[i] : 0 | exit s = c | exit s = 0 | -> i64 */
long exit_strchr(const char *s, char c)
{
    const char *p = s;
    for (;; p++) {
        if (*p == c)
            return p - s;
        if (*p == '\0')
            return -1;
    }
}
