/* kernel: size n | in u8 a[n] | in u8 b[n] | make a = 1 + a[i] % 255 | make b = a[i] | exit b = a[i] - 1 |
   exit a = 0, b = 0 | -> i32 */
int exit_strncmp(unsigned long n, const unsigned char *a, const unsigned char *b)
{
    unsigned long i;
    for (i = 0; i < n; i++) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
        if (a[i] == 0)
            break;
    }
    return 0;
}
