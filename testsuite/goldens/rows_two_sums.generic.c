/* kernel: int n | in i32 a[24*n] | out u64 both[3] restrict */
void rows_two_sums(int n, const int (*a)[24], unsigned long *restrict both)
{
    unsigned long sum = 1, mixed = 2, rows = 0;
    for (int i = n; i > 0; i--) {
        for (int j = 0; j < 24; j++) {
            sum += (unsigned long)a[i - 1][j] * (unsigned)j;
            mixed ^= (unsigned long)a[i - 1][j];
        }
        rows = rows * 3 + (unsigned long)i;
    }
    both[0] = sum;
    both[1] = mixed;
    both[2] = rows;
}
