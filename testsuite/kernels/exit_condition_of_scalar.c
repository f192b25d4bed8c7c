/* kernel: int n | in i32 a[n] | float fx | i32 y | out i32 d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = n % 3 ? 50.0f : __builtin_nanf("") | exit fx = 50.0f, a = 5 | -> i32 */
int exit_condition_of_scalar(int n, const int *a, float fx, int y, int *d)
{
    int i;
    for (i = 0; i < n; i++) {
        int t = fx > -1 && fx < 100;
        if (a[i] & 4)
            d[i] = t ? 1 : y;
        if (a[i] > 0 && t) {
            if (a[i] == 5)
                break;
        }
    }
    return i;
}
