/* kernel: size n | in u8 x[n] | u8 c | exit x = c | -> i64 */
long find_byte(unsigned long n, const unsigned char *x, unsigned char c)
{
    for (unsigned long i = 0; i < n; i++)
        if (x[i] == c)
            return (long)i;
    return -1;
}
