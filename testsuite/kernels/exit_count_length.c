/* kernel: int n | in i8 s[n] | make s = s[i] & 1 ? 'a' : 'b' | exit s = 'c' | -> i64 */
long exit_count_length(int n, const char *s)
{
    long as = 0, length = 0;
    while (n-- > 0) {
        if (*s != 'a' && *s != 'b')
            break;
        as += *s++ == 'a';
        length++;
    }
    return as * 1000 + length;
}
