/* kernel: in u16 a[n+1] | in u16 b[n] | out u16 c[n] restrict | make a = i < n ? 1 + a[i] % 65535 : 0 |
   make b = a[i] | exit b = a[i] ^ 1 | exit a = 0 */
void exit_prefix_copy(const unsigned short *a, const unsigned short *b, unsigned short *restrict c)
{
    for (int i = 0; a[i]; i++) {
        if (a[i] != b[i])
            break;
        c[i] = a[i];
    }
}
