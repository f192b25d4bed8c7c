/* kernel: int n | u32 s | in i32 x[n+3] | inout i32 y[n+3] | -> i32 */
/* The counter itself steps by a variable, and pointers walk by it. */
int step_in_variable(int n, unsigned s, const int *x, int *y)
{
    const int by = s & 1 ? 1 : (int)(s >> 1 & 1) + 2;
    const int *from = x;
    int i;
    for (i = 0; i < n; i += by) {
        y[i] = *from ^ 5;
        from += by;
    }
    return i + (int)(from - x) * 7;
}
