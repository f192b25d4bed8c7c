/* kernel: int n | u32 low | u32 high | inout u32 x[n] */
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

void limits_of_words(int n, unsigned low, unsigned high, unsigned *x)
{
    for (int i = 0; i < n; i++)
        x[i] = MIN(MAX(x[i], low), high);
}
