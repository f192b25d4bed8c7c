/* kernel: int n | in u32 o[4*n] | out u32 total[n] restrict */
struct order { unsigned id, price, count, flags; };

void price_times_count(int n, const struct order *o, unsigned *restrict total)
{
    for (int i = 0; i < n; i++)
        total[i] = o[i].price * o[i].count;
}
