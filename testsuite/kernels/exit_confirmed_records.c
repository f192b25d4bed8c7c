/* kernel: int n | in u8 kind[n] | in i16 a[2*n] | i16 lo | make lo = 20 | make kind = i % 5 ? kind[i] : 3 |
   make a = a[i] % 20 | exit kind = 3, a[2 * i] = 21 | -> i32 */
int exit_confirmed_records(int n, const unsigned char *kind, const short *a, short lo)
{
    for (int i = 0; i < n; i++)
        if (kind[i] == 3 && a[2 * i] > lo)
            return i;
    return -1;
}
