/* kernel: int n | in i16 a[n] | in i16 d[n] | out i16 q[n] restrict */
void guarded_ratio_of_shorts(int n, const short *a, const short *d, short *restrict q)
{
    for (int i = 0; i < n; i++)
        q[i] = (short)(d[i] == 0 ? 0 : a[i] / d[i]);
}
