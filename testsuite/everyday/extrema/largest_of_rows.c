/* kernel: int n | in float a[16*n] | out float top[n] restrict */
void largest_of_rows(int n, const float (*a)[16], float *restrict top)
{
    for (int i = 0; i < n; i++) {
        float best = a[i][0];
        for (int j = 1; j < 16; j++)
            if (a[i][j] > best)
                best = a[i][j];
        top[i] = best;
    }
}
