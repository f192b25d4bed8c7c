/* kernel: size n | in u8 x[n] | -> u8 */
unsigned char smallest_byte(unsigned long n, const unsigned char *x)
{
    unsigned char low = 255;
    for (unsigned long i = 0; i < n; i++)
        if (x[i] < low)
            low = x[i];
    return low;
}
