/* kernel: int n | in u64 x[n+1] restrict | inout u64 y[n+2] restrict | -> i32 */
int overwritten_do_while(int n, const unsigned long *restrict x, unsigned long *restrict y)
{
    int i = 0;
    do {
        y[i + 1] = 1;
        y[i] = x[i] * 2;
        i++;
    } while (i < n);
    return i;
}
