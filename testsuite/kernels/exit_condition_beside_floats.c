/* kernel: int n | in i32 a[n] | float fx | out i32 d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = n % 2 ? __builtin_nanf("") : 50.0f | exit a = 5 | -> i32 */
int exit_condition_beside_floats(int n, const int *a, float fx, int *d)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] & 4)
            d[i] = (int)(fx > -1 && fx < 100 ? fx : 3);
        if (a[i] > 0) {
            if (a[i] == 5)
                break;
        }
    }
    return i;
}
