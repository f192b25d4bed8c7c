/* kernel: int n | in u32 a[n] | u32 x | exit a = x | -> i32 */
struct list {
    int count;
    const unsigned *from;
};

static int position(const struct list *l, unsigned x)
{
    for (int i = 0; i < l->count; i++)
        if (l->from[i] == x)
            return i;
    return -1;
}

int exit_struct_count(int n, const unsigned *a, unsigned x)
{
    struct list l;
    l.count = n;
    l.from = a;
    return position(&l, x);
}
