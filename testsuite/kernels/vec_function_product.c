/* kernel: int n | in u8 x[n] | in i8 y[n] | -> double */
/* Exact in any order. */
double vec_function_product(int n, const unsigned char *x, const signed char *y)
{
    double s = 0;
    int i;
#pragma simd vec-function reduction(+ : s), vectorlength(8), assert
    for (i = 0; i < n; i++)
        s += (double)x[i] * (double)y[i];
    return s;
}
