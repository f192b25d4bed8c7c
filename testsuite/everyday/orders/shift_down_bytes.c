/* kernel: int n | inout u8 a[n+1] */
void shift_down_bytes(int n, unsigned char *a)
{
    for (int i = 0; i < n; i++)
        a[i] = a[i + 1];
}
