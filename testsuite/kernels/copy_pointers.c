/* kernel: int n | in u16 src[n] | out u16 dst[n] */
void copy_pointers(int n, const unsigned short *src, unsigned short *dst)
{
    const unsigned short *end = src + n;
    while (src < end)
        *dst++ = *src++;
}
