/* kernel: int n | in float x[500] | inout float y[500] */
/* Two arrays of one record: told apart by their offsets, which the output asserts. */
struct pair {
    int length;
    float from[500];
    float to[500];
};

static struct pair shared;

static void scale(struct pair *p)
{
    for (int i = 0; i < p->length; i++)
        p->to[i] = p->from[i] * 0.75f;
}

void record_members(int n, const float *x, float *y)
{
    int i;
    shared.length = n < 500 ? n : 500;
    for (i = 0; i < 500; i++)
        shared.from[i] = x[i];
    for (i = 0; i < 500; i++)
        shared.to[i] = y[i];
    scale(&shared);
    for (i = 0; i < 500; i++)
        y[i] = shared.to[i];
}
