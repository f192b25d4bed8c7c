/* kernel: int n | inout i16 x[n+1] | inout i16 y[n+1] */
void carry_stored_down(int n, short *x, short *y)
{
    for (int i = n - 1; i >= 0; i--) {
        x[i] = (short)(y[i] + 7);
        y[i] = (short)(x[i + 1] * 3);
    }
}
