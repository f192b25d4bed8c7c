/* kernel: int n | int m | make m = n < 64 ? n : 64 | inout float a[4096] */
void transpose_in_place(int n, int m, float *a)
{
    for (int i = 1; i < m; i++)
        for (int j = 0; j < i; j++) {
            float t = a[i * m + j];
            a[i * m + j] = a[j * m + i];
            a[j * m + i] = t;
        }
}
