/* kernel: in i8 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 10 | exit s = 0 | -> i64 */
long exit_do_while_bytes(const char *s)
{
    const char *p = s;
    char c;
    do {
        c = *p++;
    } while (c && c != '\n');
    return p - s;
}
