/* kernel: int n | int m | make m = 13 | in i16 a[13*n] | inout i16 t[n] restrict */
/* Shorts, of which only some machines load a part of a vector. */
void tail_shorts(int n, int m, const short *a, short *restrict t)
{
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            t[j] = (short)(t[j] * 3 + a[k * n + j]);
}
