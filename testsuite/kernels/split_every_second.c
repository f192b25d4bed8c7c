/* kernel: int n | int m | inout i32 y[n] */
/* The number is never met by a step of two, or behind what the loop goes up to. */
void split_every_second(int n, int m, int *y)
{
    int to = 0;
    for (int i = 1; i < n; i += 2) {
        if (i != m)
            y[to] = (y[to] >> 1) + i;
        else
            y[to] = y[to] ^ m;
        to++;
    }
}
