/* kernel: int n | inout double m[9] | double s | double t */
void block_scale_matrix(int n, double *m, double s, double t)
{
    m[0] = m[0] * s + t;
    m[1] = m[1] * s;
    m[2] = m[2] * s;
    m[3] = m[3] * s;
    m[4] = m[4] * s + t;
    m[5] = m[5] * s;
    m[6] = m[6] * s;
    m[7] = m[7] * s;
    m[8] = m[8] * s + t;
}
