/* kernel: u8 n | in u8 a[n] | u8 x | exit a = x | -> u8 */
unsigned char exit_byte_counter(unsigned char n, const unsigned char *a, unsigned char x)
{
    unsigned char i;
    for (i = 0; i < n; i++)
        if (a[i] == x)
            break;
    return i;
}
