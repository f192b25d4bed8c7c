/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* Counts by two, but walks by one. */
void step_two_counter(int n, const int *x, int *y)
{
    int i;
    int k = 0;
    for (i = 0; i < 2 * n; i += 2) {
        y[k] = x[k] + i;
        k++;
    }
}
