/* kernel: in i8 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 0 | -> size */
unsigned long string_length(const char *s)
{
    const char *p = s;
    while (*p)
        p++;
    return (unsigned long)(p - s);
}
