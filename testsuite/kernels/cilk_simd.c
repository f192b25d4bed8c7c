/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict | -> int */
int cilk_simd(int n, const int *x, int *y)
{
    int s = 0;
    int i;
#pragma simd reduction(+ : s) vectorlengthfor(int)
    for (i = 0; i < n; i++) {
        y[i] = x[i] >> 2;
        s += y[i];
    }
    return s;
}
