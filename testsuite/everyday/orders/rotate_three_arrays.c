/* kernel: int n | inout u32 a[n] | inout u32 b[n] | inout u32 c[n] */
void rotate_three_arrays(int n, unsigned *a, unsigned *b, unsigned *c)
{
    for (int i = 0; i < n; i++) {
        unsigned t = a[i];
        a[i] = b[i];
        b[i] = c[i];
        c[i] = t;
    }
}
