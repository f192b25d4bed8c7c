/* kernel: int n | u32 s | float a | in float x[2*n+8] | inout float y[2*n+8] | -> i64 */
/* Counters that step by variables, each of its own, and what they are in the end. */
long strided_axpy(int n, unsigned s, float a, const float *x, float *y)
{
    static const short strides[] = { 1, 1, 2, 1, 0, 1, -1, 1 };
    const short incx = strides[s & 7], incy = strides[s >> 3 & 7];
    int i, ix = incx < 0 ? n : 0;
    long iy = incy < 0 ? n : 0;
    for (i = 0; i < n; i++) {
        y[iy] += a * x[ix];
        ix += incx;
        iy += incy;
    }
    return ix * 3 + iy;
}
