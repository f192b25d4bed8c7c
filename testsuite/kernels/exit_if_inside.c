/* kernel: int n | in u8 c[n] | in i32 a[n] | i32 x | make c = c[i] & 1 | exit c = 1, a = x | -> u32 */
unsigned exit_if_inside(int n, const unsigned char *c, const int *a, int x)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        if (c[i]) {
            if (a[i] == x)
                break;
            sum += (unsigned)a[i];
        }
    }
    return sum;
}
