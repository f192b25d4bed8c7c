/* kernel: int n | inout float a[4*n] */
/* The inner loop is the candidate. */
void two_dimensional(int n, float *a)
{
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < n; i++)
            a[row * n + i] *= 2.0f;
}
