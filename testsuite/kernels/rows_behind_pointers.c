/* kernel: int n | in u8 a[n] | in float b[n] | inout float c[n] | inout i32 d[n] */
/* Rows whose pointers are read in each iteration, and bounds, beside what is looked up: floats change neither. */
struct rows_behind_pointers_shape {
    int count, row;
    double weights[256];
};

static struct rows_behind_pointers_shape rows_behind_pointers_own;
static float rows_behind_pointers_kept[2][512];

static void rows_behind_pointers_look_up(float **rows, const struct rows_behind_pointers_shape *shape, const unsigned char *at)
{
    for (int i = 0; i < shape->count; i++)
        rows[shape->row][i] = (float)shape->weights[at[i]];
}

static void rows_behind_pointers_turn(float **rows, float **from, const int *count, int k)
{
    for (int i = 0; i < *count; i++) {
        rows[k][i] = from[k][i] * from[k][i];
        if (from[k][i] < 0)
            rows[k][i] *= -1;
    }
}

/* The count is among what is written. */
static void rows_behind_pointers_shrink(int *to, const int *count, const unsigned char *at)
{
    for (int i = 0; i < *count; i++)
        to[i] = at[i] & 3;
}

void rows_behind_pointers(int n, unsigned char *a, float *b, float *c, int *d)
{
    struct rows_behind_pointers_shape *shape = &rows_behind_pointers_own;
    float *rows[2] = { c, rows_behind_pointers_kept[0] }, *from[2] = { b, b };
    int m = n < 512 ? n : 512;
    for (int i = 0; i < 256; i++)
        shape->weights[i] = i * 0.5;
    shape->count = m;
    shape->row = 1;
    rows_behind_pointers_look_up(rows, shape, a);
    rows_behind_pointers_turn(rows, from, &n, 0);
    if (n > 0)
        rows_behind_pointers_shrink(d, &shape->count, a);
    shape->count = m;
    if (m > 8) {
        d[5] = m;
        rows_behind_pointers_shrink(d, &d[5], a);
    }
    for (int i = 0; i < m; i++)
        c[i] += rows_behind_pointers_kept[0][i];
}
