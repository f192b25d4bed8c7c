/* kernel: int n | in i32 length[n] | make length = (length[i] & 7) + 1 | in i32 a[8*n] | out i32 y[n] restrict */
/* Each lane does its own number of rows; lanes that are none do none. */
void tail_trips(int n, const int *length, const int *a, int *restrict y)
{
    for (int j = 0; j < n; j++) {
        unsigned sum = 0;
        for (int k = 0; k < length[j]; k++)
            sum = sum * 5 + (unsigned)a[k * n + j];
        y[j] = (int)(sum >> 1);
    }
}
