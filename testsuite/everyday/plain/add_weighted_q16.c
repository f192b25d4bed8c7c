/* kernel: int n | in i32 x[n] | in i16 weight[n] | inout i32 sum[n] */
void add_weighted_q16(int n, const int *x, const short *weight, int *sum)
{
    for (int i = 0; i < n; i++)
        sum[i] += (int)(((long long)x[i] * weight[i]) >> 16);
}
