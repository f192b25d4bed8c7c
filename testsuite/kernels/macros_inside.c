/* kernel: int n | in i32 x[n] | inout i32 y[n] */
#define TWICE(v) ((v) + (v))

/* Macros and comments in the body are no obstacle. */
void macros_inside(int n, const int *x, int *y)
{
    int i;
    for (i = 0; i < n; i++) {
        y[i] ^= TWICE(x[i] >> 2); /* kept */
    }
}
