/* kernel: int n | in u16 op[n] | in i64 a[n] | in i64 b[n] | make op = i % 6 ? op[i] % 7000 * 3 + 9 : 1 + i / 6 % 2 |
   make a = i % 12 ? a[i] : a[i] & 0xffff | make b = i % 12 == 6 ? 5 : b[i] | exit op = 1, a = -1 |
   exit op = 2, b = 0 | -> i32 */
int exit_confirmed_either(int n, const unsigned short *op, const long *a, const long *b)
{
    for (int i = 0; i < n; i++) {
        if (op[i] == 1) {
            if (a[i] < 0)
                return i;
        } else if (op[i] == 2) {
            if (b[i] == 0)
                return -1 - i;
        }
    }
    return n;
}
