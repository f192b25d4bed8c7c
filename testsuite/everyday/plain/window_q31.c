/* kernel: int n | in i32 window[n] | inout i32 x[n] */
void window_q31(int n, const int *window, int *x)
{
    for (int i = 0; i < n; i++)
        x[i] = (int)(((long long)window[i] * x[i]) >> 31);
}
