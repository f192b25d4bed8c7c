/* kernel: int n | in u16 m[n] | in i16 a[n] | make a = m[i] & 1 ? a[i] & 0x7fff : a[i] |
   exit m = 3, a = -7 | -> i32 */
int exit_masked_find(int n, const unsigned short *m, const short *a)
{
    for (int i = 0; i < n; i++)
        if (m[i] & 1) {
            if (a[i] < 0)
                return i;
        }
    return -1;
}
