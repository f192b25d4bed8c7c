/* kernel: int n | int flag | inout float x[n] | in float y[n] */
/* A flag decides what each iteration does. */
void unswitch_flag(int n, int flag, float *x, const float *y)
{
    for (int i = 0; i < n; i++) {
        float old = x[i];
        if (flag & 1)
            x[i] = old * y[i];
        else if (y[i] > 0)
            x[i] = old + y[i];
    }
}
