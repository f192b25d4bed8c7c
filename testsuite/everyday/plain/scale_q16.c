/* kernel: int n | int gain | inout i32 x[n] */
void scale_q16(int n, int gain, int *x)
{
    for (int i = 0; i < n; i++)
        x[i] = (int)(((long long)gain * x[i]) >> 16);
}
