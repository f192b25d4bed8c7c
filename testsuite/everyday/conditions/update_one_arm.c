/* kernel: int n | in i32 key[n] restrict | inout u32 a[n] restrict */
void update_one_arm(int n, const int *restrict key, unsigned *restrict a)
{
    for (int i = 0; i < n; i++) {
        if (key[i] < 0)
            a[i] = a[i] * 3 + 1;
    }
}
