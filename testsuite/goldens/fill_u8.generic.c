/* kernel: size n | u8 v | out u8 p[n] */
void fill_u8(unsigned long n, unsigned char v, unsigned char *p)
{
    while (n--)
        *p++ = v;
}
