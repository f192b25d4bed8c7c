/* kernel: int n | out i32 a[4] restrict | in i32 b[4] | in i32 c[4] | in i32 d[4] | in i32 e[4] */
void block_product_of_sums(int n, int *restrict a, const int *b, const int *c, const int *d, const int *e)
{
    a[0] = (b[0] + c[0]) * (d[0] - e[0]);
    a[1] = (b[1] + c[1]) * (d[1] - e[1]);
    a[2] = (b[2] + c[2]) * (d[2] - e[2]);
    a[3] = (b[3] + c[3]) * (d[3] - e[3]);
}
