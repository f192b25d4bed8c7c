/* kernel: int n | inout i32 a[4] */
void block_swap_halves(int n, int *a)
{
    int x = a[0] ^ 5, y = a[1] ^ 5, z = a[2] ^ 5, w = a[3] ^ 5;
    a[0] = z;
    a[1] = w;
    a[2] = x;
    a[3] = y;
}
