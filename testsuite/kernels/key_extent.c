/* kernel: int n | in i16 x[n+8] | out i32 at[2] | -> i32 */
int key_extent(int n, const short *x, int *at)
{
    int low = 3, high = 3;
    for (int i = 0; i < n; i++) {
        if (x[i] < x[low])
            low = i;
        if (x[i] > x[high])
            high = i;
    }
    at[0] = low;
    at[1] = high;
    return high - low;
}
