/* kernel: size n | in i8 s[n] | make s = '0' + (s[i] & 7) | exit s = '/' | exit s = ':' | -> i32 */
int exit_all_digits(unsigned long n, const char *s)
{
    for (unsigned long i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return 0;
    }
    return n > 0;
}
