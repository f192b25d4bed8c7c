/* kernel: int n | inout i8 a[4*n] restrict | inout i32 b[4*n] restrict */
/* The last element read was written by the first statement: what is read goes up, what is written goes down. */
void written_between(int n, signed char *restrict a, int *restrict b)
{
    int i;
    for (i = 0; i < 4 * n; i += 4) {
        b[i] = 11;
        b[i + 1] = b[i + 2];
        b[i + 2] = 12;
        b[i + 3] = i;
        a[i] = 1;
        a[i + 1] = 2;
        a[i + 2] = 3;
        a[i + 3] = (signed char)b[i];
    }
}
