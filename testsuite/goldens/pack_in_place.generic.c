/* kernel: int n | inout i32 x[n] | -> i32 */
int pack_in_place(int n, int *x)
{
    int left = 0;
    for (int i = 0; i < n; i++)
        if (x[i] != 0 && x[i] < 1000000)
            x[left++] = x[i];
    return left;
}
