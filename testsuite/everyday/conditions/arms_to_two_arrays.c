/* kernel: int n | in float x[n] restrict | inout float up[n] restrict | inout float down[n] restrict */
void arms_to_two_arrays(int n, const float *restrict x, float *restrict up, float *restrict down)
{
    for (int i = 0; i < n; i++)
        if (x[i] >= 0)
            up[i] = x[i];
        else
            down[i] = -x[i];
}
