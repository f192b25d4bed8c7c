/* kernel: size n | inout u8 x[n] */
void invert_bytes(unsigned long n, unsigned char *x)
{
    for (unsigned long i = 0; i < n; i++)
        x[i] = (unsigned char)(255 - x[i]);
}
