/* kernel: int n | in i32 x[n+1] | out i32 y[n+1] restrict | -> i32 */
int previous_of_do_while(int n, const int *x, int *restrict y)
{
    unsigned a = 7, before = 6;
    int i = 0;
    do {
        before = a;
        a = (unsigned)x[i] + 3u;
        y[i] = (int)(a * 2u);
        i++;
    } while (i < n);
    return (int)(before + 1000u * a);
}
