/* kernel: in i8 s[n+2] | make s = i < n ? (i % 3 ? (s[i] & 63) + 64 : '-') : 0 |
   exit s[i] = '-', s[i + 1] = '>' | exit s = 0 | -> u64 */
unsigned long exit_confirmed_string(const char *s)
{
    const char *p = s;
    while (*p) {
        if (*p == '-' && p[1] == '>')
            return 2 * (unsigned long)(p - s);
        p++;
    }
    return 2 * (unsigned long)(p - s) + 1;
}
