/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* A macro's `do … while (0)` is no loop: `break` and `continue` in it lead behind it. */
#define CLAMP(to, value)     \
    do {                     \
        (to) = 100;          \
        if ((value) > 100)   \
            break;           \
        (to) = -100;         \
        if ((value) < -100)  \
            continue;        \
        (to) = (value);      \
    } while (0)

void do_while_zero(int n, const int *x, int *y)
{
    int i, t;
    do {
        for (i = 0; i < n; i++) {
            CLAMP(t, x[i]);
            y[i] = t;
        }
    } while (0);
}
