/* kernel: int n | inout i32 d[4] */
void block_hadamard_four(int n, int *d)
{
    unsigned a = d[0], b = d[1], c = d[2], e = d[3];
    unsigned s = a + b, t = a - b, u = c + e, v = c - e;
    d[0] = (int)(s + u);
    d[1] = (int)(t + v);
    d[2] = (int)(s - u);
    d[3] = (int)(t - v);
}
