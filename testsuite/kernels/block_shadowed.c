/* kernel: int n | inout double x[4] | double k */
/* The factor has no name where the stores are: another variable is called so there. */
void block_shadowed(int n, double *x, double k)
{
    double twice = k * 2.0;
    {
        int k = n & 3;
        x[0] = x[0] * twice + k;
        x[1] = x[1] * twice + k;
    }
    x[2] = x[2] * k;
    x[3] = x[3] * k;
}
