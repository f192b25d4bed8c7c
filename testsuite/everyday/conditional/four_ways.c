/* kernel: int n | in i32 op[n] | in i32 x[n] | inout i32 y[n] */
void four_ways(int n, const int *op, const int *x, int *y)
{
    for (int i = 0; i < n; i++) {
        switch (op[i] & 3) {
        case 0: y[i] += x[i]; break;
        case 1: y[i] -= x[i]; break;
        case 2: y[i] ^= x[i]; break;
        default: y[i] = x[i];
        }
    }
}
