/* kernel: int n | in i8 a[n] | in i8 b[n] | out i8 c[n] */
void multiply_i8(int n, const signed char *a, const signed char *b, signed char *c)
{
    int i;
    for (i = 0; i < n; i++)
        c[i] = (signed char)(a[i] * b[i]);
}
