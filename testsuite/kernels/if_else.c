/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] > b[i])
            c[i] = a[i] ^ b[i];
        else
            c[i] = a[i] & b[i];
    }
}
