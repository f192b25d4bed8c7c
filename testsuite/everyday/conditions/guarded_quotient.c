/* kernel: int n | in u32 a[n] | in u32 d[n] | out u32 q[n] */
void guarded_quotient(int n, const unsigned *a, const unsigned *d, unsigned *q)
{
    for (int i = 0; i < n; i++) {
        if (d[i] != 0)
            q[i] = a[i] / d[i];
        else
            q[i] = 0;
    }
}
