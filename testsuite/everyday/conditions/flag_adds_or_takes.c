/* kernel: int n | int flag | in float x[n] | inout float y[n] */
void flag_adds_or_takes(int n, int flag, const float *x, float *y)
{
    for (int i = 0; i < n; i++) {
        if (flag)
            y[i] = x[i] + 1.0f;
        else
            y[i] -= x[i];
    }
}
