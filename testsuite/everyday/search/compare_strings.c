/* kernel: in u8 x[n+1] restrict | in u8 y[n+1] restrict | make x = i < n ? 1 + x[i] % 255 : 0 |
   make y = x[i] | exit y = x[i] ^ 1 | exit x = 0, y = 0 | -> i32 */
int compare_strings(const unsigned char *x, const unsigned char *y)
{
    while (*x && *x == *y) {
        x++;
        y++;
    }
    return *x - *y;
}
