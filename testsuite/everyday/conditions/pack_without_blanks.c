/* kernel: size n | in u8 s[n] | out u8 t[n] restrict | -> size */
unsigned long pack_without_blanks(unsigned long n, const unsigned char *s, unsigned char *restrict t)
{
    unsigned char *p = t;
    for (unsigned long i = 0; i < n; i++)
        if (s[i] > ' ')
            *p++ = s[i];
    return (unsigned long)(p - t);
}
