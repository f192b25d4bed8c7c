/* kernel: int n | in i32 a[n] | out float d[n] restrict */
/* Records that are members of a union: copies of one are seen in the other, in this iteration and in the next. */
struct records_through_a_union_ints {
    int a, b;
};
struct records_through_a_union_floats {
    float a, b;
};
union records_through_a_union_both {
    struct records_through_a_union_ints ints;
    struct records_through_a_union_floats floats;
};
struct records_through_a_union_row {
    union records_through_a_union_both both[2];
};

static union records_through_a_union_both records_through_a_union_kept[513];
static struct records_through_a_union_row records_through_a_union_rows[512];

static void records_through_a_union_here(union records_through_a_union_both *u, const int *a, float *restrict d, int n)
{
    for (int i = 0; i < n; i++) {
        struct records_through_a_union_floats before = u[i].floats;
        struct records_through_a_union_ints made = { 0x40000000 + (a[i] & 0xffff00), 0x40400000 };
        u[i].ints = made;
        struct records_through_a_union_floats after = u[i].floats;
        d[i] = before.a + after.a * after.b;
    }
}

static void records_through_a_union_next(union records_through_a_union_both *u, float *restrict d, int n)
{
    for (int i = 0; i < n; i++) {
        struct records_through_a_union_floats before = u[i].floats;
        struct records_through_a_union_ints made = { 0x40000000 + i, 5 };
        d[i] += before.a;
        u[i + 1].ints = made;
    }
}

static void records_through_a_union_inside(struct records_through_a_union_row *r, const int *a, float *restrict d, int n)
{
    for (int i = 0; i < n; i++) {
        struct records_through_a_union_ints before = r[i].both[1].ints;
        struct records_through_a_union_floats made = { (float)(a[i] & 255), 2 };
        r[i].both[1].floats = made;
        struct records_through_a_union_ints after = r[i].both[1].ints;
        d[i] += (float)((after.a ^ before.a) & 0xffff);
    }
}

void records_through_a_union(int n, const int *a, float *d)
{
    int m = n < 512 ? n : 512;
    records_through_a_union_here(records_through_a_union_kept, a, d, m);
    records_through_a_union_next(records_through_a_union_kept, d, m);
    records_through_a_union_inside(records_through_a_union_rows, a, d, m);
    for (int i = m; i < n; i++)
        d[i] = 0;
}
