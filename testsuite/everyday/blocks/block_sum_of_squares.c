/* kernel: int n | in float v[4] | -> double */
double block_sum_of_squares(int n, const float *v)
{
    return (double)v[0] * v[0] + (double)v[1] * v[1] + (double)v[2] * v[2] + (double)v[3] * v[3];
}
