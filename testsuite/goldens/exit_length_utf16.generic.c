/* kernel: in u16 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 0 | -> size */
unsigned long exit_length_utf16(const unsigned short *s)
{
    unsigned long length;
    for (length = 0; s[length]; length++)
        ;
    return length;
}
