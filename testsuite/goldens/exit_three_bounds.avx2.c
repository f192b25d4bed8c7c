/* kernel: int n | i32 m | size most | in u8 a[n] | out u8 d[n] restrict | make m = n + 5 |
   make most = n + 7 | exit m = i | exit most = i | -> i32 */
int exit_three_bounds(int n, int m, unsigned long most, const unsigned char *a, unsigned char *d)
{
    int i = 0;
    while (i < n && i < m && (unsigned long)i < most) {
        d[i] = (unsigned char)(a[i] ^ 0x20);
        i++;
    }
    return i;
}
