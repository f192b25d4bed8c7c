/* kernel: int n | in i32 x[n] | out i32 y[n] */
struct attributes_before_state {
    char tag;
    __attribute__((aligned(16))) int scale;
    const __attribute__((unused)) short bias;
};

void attributes_before(int n, const int *x, int *y)
{
    static struct attributes_before_state s;
    struct attributes_before_state *p = &s;
    int i;
    p->scale = 3;
    for (i = 0; i < n; i++)
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale);
}
