/* kernel: int n | inout u16 a[n] */
void reverse_in_place(int n, unsigned short *a)
{
    for (int i = 0; i < n / 2; i++) {
        unsigned short t = a[i];
        a[i] = a[n - 1 - i];
        a[n - 1 - i] = t;
    }
}
