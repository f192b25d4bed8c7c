/* kernel: int n | u32 k | inout u32 out[n+4] | in u32 a[n+4] */
/* The loop inside runs once though its bound is passed: elements far behind the bound are read. */
void columns_do_while(int n, unsigned k, unsigned *out, unsigned *a)
{
    for (int j = 0; j < n; j++) {
        unsigned sum = 0;
        int i = j;
        do
            sum = (sum ^ a[i]) * k;
        while (++i < 5);
        out[j] = sum;
    }
}
