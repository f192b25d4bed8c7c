/* kernel: int n | float c | inout float x[n+1] | in float y[n+1] | in float z[n+1] */
/* Each element is made of the one before in memory; the division beside it need not wait for that. Whether the arrays
   are apart is asked. */
void overlap_chain(int n, float c, float *x, const float *y, const float *z)
{
    for (int i = 1; i <= n; i++)
        x[i] = x[i - 1] * c + y[i] / (z[i] * z[i] + 1.0f);
}
