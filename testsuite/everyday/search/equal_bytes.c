/* kernel: size n | in u8 x[n] | in u8 y[n] | make y = x[i] | exit y = x[i] ^ 64 | -> i32 */
int equal_bytes(unsigned long n, const unsigned char *x, const unsigned char *y)
{
    while (n--)
        if (*x++ != *y++)
            return 0;
    return 1;
}
