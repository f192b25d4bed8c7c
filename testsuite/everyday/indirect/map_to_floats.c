/* kernel: int n | in u8 x[n] | in float table[256] | out float y[n] */
void map_to_floats(int n, const unsigned char *x, const float *table, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = table[x[i]];
}
