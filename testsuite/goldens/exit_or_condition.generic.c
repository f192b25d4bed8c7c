/* kernel: size n | in i8 s[n] | exit s = ' ' | exit s = '\t' | exit s = '\n' | -> size */
unsigned long exit_or_condition(unsigned long n, const char *s)
{
    unsigned long i;
    for (i = 0; i < n; i++)
        if (s[i] == ' ' || s[i] == '\t' || s[i] == '\n')
            break;
    return i;
}
