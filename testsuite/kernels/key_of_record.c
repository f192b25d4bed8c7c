/* kernel: int n | in i32 v[2*n+2] | -> i32 */
struct node {
    int high, low;
};
int key_of_record(int n, const int *v)
{
    const struct node *all = (const struct node *)v;
    int widest = 0;
    for (int i = 1; i < n; i++)
        if ((long)all[i].high - all[i].low > (long)all[widest].high - all[widest].low)
            widest = i;
    return widest;
}
