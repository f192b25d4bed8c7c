/* kernel: int n | in i32 r[n] restrict | in i32 q[4] restrict | inout i32 d[n+4] restrict */
/* A filter over its own results: a vector would wait for what the iterations before stored one by one. */
void block_over_own_results(int n, const int *restrict r, const int *restrict q, int *restrict d)
{
    int i;
    for (i = 4; i < n + 4; i++) {
        unsigned sum = 0;
        sum += (unsigned)q[3] * (unsigned)d[i - 4];
        sum += (unsigned)q[2] * (unsigned)d[i - 3];
        sum += (unsigned)q[1] * (unsigned)d[i - 2];
        sum += (unsigned)q[0] * (unsigned)d[i - 1];
        d[i] = (int)((unsigned)r[i - 4] + (sum >> 9));
    }
}
