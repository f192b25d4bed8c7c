/* kernel: int n | in i8 s[n] | make s = '0' + (s[i] & 7) | exit s = 'x' | -> i32 */
int all_digits(int n, const char *s)
{
    for (int i = 0; i < n; i++)
        if (s[i] < '0' || s[i] > '9')
            return 0;
    return 1;
}
