/* kernel: int n | inout i8 s[n] | exit s = '#' */
void exit_blank_until(int n, char *s)
{
    char *e = s + n;
    for (; s < e; s++) {
        if (*s == '#')
            break;
        *s = ' ';
    }
}
