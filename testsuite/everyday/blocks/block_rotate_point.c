/* kernel: int n | inout double p[2] | double c | double s */
void block_rotate_point(int n, double *p, double c, double s)
{
    double x = p[0], y = p[1];
    p[0] = x * c - y * s;
    p[1] = x * s + y * c;
}
