/* kernel: in u16 s[n+1] | u16 c | make s = i < n ? s[i] : 0 | exit s = c | exit s = 0 | -> i64 */
long exit_strchr_utf16(const unsigned short *s, unsigned short c)
{
    const unsigned short *p = s;
    while (*p && *p != c)
        p++;
    return *p ? p - s : -1;
}
