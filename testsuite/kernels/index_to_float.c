/* kernel: int n | float s | out float p[n] */
void index_to_float(int n, float s, float *p)
{
    for (int i = 0; i < n; i++)
        p[i] = s * (float)i;
}
