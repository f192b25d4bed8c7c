/* kernel: int n | in u8 a[n] | make a = (i * 11) % 7 | -> i32 */
int argmax_down(int n, const unsigned char *a)
{
    int at = -1, most = -1;
    for (int i = n - 1; i >= 0; i--)
        if (a[i] > most) {
            most = a[i];
            at = i;
        }
    return at * 8 + most;
}
