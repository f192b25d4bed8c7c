/* kernel: size n | in u8 a[n] | in u8 b[n] | make b = a[i] | exit b = a[i] + 1 | exit b = a[i] - 1 |
   -> i32 */
int exit_memcmp(unsigned long n, const unsigned char *a, const unsigned char *b)
{
    for (; n; n--, a++, b++)
        if (*a != *b)
            return *a - *b;
    return 0;
}
