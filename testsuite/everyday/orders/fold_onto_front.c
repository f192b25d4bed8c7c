/* kernel: int n | inout u32 a[n] */
void fold_onto_front(int n, unsigned *a)
{
    for (int i = 0; i < n / 2; i++)
        a[i] += a[n - 1 - i];
}
