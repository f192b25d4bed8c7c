/* kernel: int n | inout u64 total[6] restrict | in u64 now[6] | in u64 before[6] restrict */
void block_update_counters(int n, unsigned long *restrict total, const unsigned long *now, const unsigned long *before)
{
    total[0] += now[0] - before[0];
    total[1] += now[1] - before[1];
    total[2] += now[2] - before[2];
    total[3] += now[3] - before[3];
    total[4] += now[4] - before[4];
    total[5] += now[5] - before[5];
}
