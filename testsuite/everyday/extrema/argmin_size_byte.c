/* kernel: size n | in u8 x[n] | -> size */
unsigned long argmin_size_byte(unsigned long n, const unsigned char *x)
{
    unsigned long at = 0;
    unsigned low = 256;
    for (unsigned long i = 0; i < n; i++)
        if (x[i] < low) {
            low = x[i];
            at = i;
        }
    return at;
}
