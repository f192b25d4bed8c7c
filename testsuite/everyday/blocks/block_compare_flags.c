/* kernel: int n | out i32 flags[4] restrict | in i32 a[4] | in i32 b[4] */
void block_compare_flags(int n, int *restrict flags, const int *a, const int *b)
{
    flags[0] = a[0] < b[0];
    flags[1] = a[1] < b[1];
    flags[2] = a[2] < b[2];
    flags[3] = a[3] < b[3];
}
