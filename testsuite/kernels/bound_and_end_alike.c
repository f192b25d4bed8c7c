/* kernel: int n | in i32 a[n+1] | out i32 d[n+1] restrict | -> i32 */
/* The exit in the middle is met before the last iteration sets what is read behind the loop. */
int bound_and_end_alike(int n, const int *a, int *d)
{
    int i = 0, last = -1;
    do {
        if (a[i] < 0)
            d[i] = a[i] ^ 3;
        else
            d[i] = a[i] >> 7;
        if (i + 1 >= n)
            break;
        last = a[i];
    } while (++i < n);
    return (int)((unsigned)last * 31u + (unsigned)i);
}
