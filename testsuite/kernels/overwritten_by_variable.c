/* kernel: int n | in u32 x[n] restrict | inout u32 y[n+1] restrict */
/* Nothing but the store that is overwritten needs what the iteration before left in a variable. */
void overwritten_by_variable(int n, const unsigned *restrict x, unsigned *restrict y)
{
    unsigned before = 7;
    for (int i = 0; i < n; i++) {
        y[i] = x[i] + 1;
        y[i + 1] = before;
        before = x[i] * 5;
    }
}
