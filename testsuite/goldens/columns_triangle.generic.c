/* kernel: int n | inout double a[8*48] | in double b[8*48] */
/* Columns of which each is longer than the one before, but for the first rows. */
void columns_triangle(int n, double (*a)[48], double (*b)[48])
{
    int columns = n < 48 ? n : 48;
    for (int j = 0; j < columns; j++) {
        a[0][j] = j;
        for (int i = 1; i < 8; i++)
            if (i <= j)
                a[i][j] = a[i - 1][j] + b[i][j];
    }
}
