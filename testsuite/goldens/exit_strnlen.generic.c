/* kernel: size n | in i8 s[n] | exit s = 0 | -> size */
unsigned long exit_strnlen(unsigned long n, const char *s)
{
    unsigned long i;
    for (i = 0; i < n && s[i] != '\0'; i++)
        ;
    return i;
}
