/* kernel: int n | in u8 a[n] | inout float x[n] */
/* Elements of arrays in records, whose neighbours in vectors are in other records. */
struct member_arrays_row {
    float head;
    float three[3];
    int last[4];
};

static struct member_arrays_row member_arrays_rows[100];

static void member_arrays_backwards(int n, const unsigned char *a, struct member_arrays_row *rows)
{
    int i;
#pragma simd vec-function
    for (i = n - 1; i >= 0; i--) {
        if (a[i] & 1)
            rows[i].head = rows[i].three[0] * 3.0f;
        else
            rows[i].three[0] = (float)rows[i].last[2];
    }
}

static void member_arrays_called(int n, const unsigned char *a, struct member_arrays_row *rows)
{
    int i;
#pragma simd vec-function
    for (i = n - 1; i >= 0; i--) {
        int more = a[i] & 7;
        float sum = 0.0f;
        while (more > 0) {
            if (more & 1)
                sum += rows[i].three[0];
            more -= 3;
        }
        rows[i].last[1] = (int)(sum * 0.001f);
    }
}

void member_arrays(int n, const unsigned char *a, float *x)
{
    struct member_arrays_row *rows = member_arrays_rows;
    int i;
    n = n < 100 ? n : 100;
    for (i = 0; i < n; i++) {
        rows[i].head = (float)a[i];
        rows[i].three[0] = (float)(a[i] + i);
        rows[i].last[2] = a[i] - i;
    }
    member_arrays_backwards(n, a, rows);
    member_arrays_called(n, a, rows);
    for (i = 0; i < n; i++)
        x[i] = rows[i].head + rows[i].three[0] * 0.5f + (float)rows[i].last[1];
}
