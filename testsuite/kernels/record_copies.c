/* kernel: int n | in i32 a[n] | in float b[n] | inout u8 c[n] restrict | out float d[n] restrict */
/* Records with arrays in them as wholes: compound literals, copies, copies through pointers. */
struct copied {
    float at[3];
    unsigned char kind;
};

static struct copied copies[4096];

#pragma simd declare(linear(p))
static float copied_step(int a, float b, struct copied *p)
{
    struct copied here = { { b, 1.0f }, 3 }, last = *p;
    if (a > 0)
        here = (struct copied){ .kind = (unsigned char)a, .at = { [1] = b * 0.5f } };
    if (a & 1)
        *p = here;
    else
        last = here;
    return last.at[0] + last.at[1] * (float)last.kind + (float)(short){ (short)a };
}

void record_copies(int n, const int *a, const float *b, unsigned char *restrict c, float *restrict d)
{
    int i;
    if (n > 4096)
        return;
    for (i = 0; i < n; i++) {
        copies[i].at[0] = b[i];
        copies[i].at[1] = 2.0f;
        copies[i].kind = c[i];
        __asm__("");
    }
#pragma simd vec-function
    for (i = 0; i < n; i++)
        d[i] = copied_step(a[i], b[i], &copies[i]);
    for (i = 0; i < n; i++) {
        c[i] = copies[i].kind;
        d[i] += copies[i].at[1];
        __asm__("");
    }
}
