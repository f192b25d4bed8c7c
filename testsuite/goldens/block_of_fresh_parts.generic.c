/* kernel: int n | in float x[4*n] | in float table[16] | inout i32 y[4*n] */
/* What has just been stored one by one is no vector yet. */
union both {
    float f;
    int i;
};

void block_of_fresh_parts(int n, const float *x, const float *table, union both *y)
{
    int i;
    for (i = 0; i < n; i++) {
        y[0].f = x[0] + 8388608.0f;
        y[1].f = x[1] + 8388608.0f;
        y[2].f = x[2] + 8388608.0f;
        y[3].f = x[3] + 8388608.0f;
        y[0].f += table[y[0].i & 15];
        y[1].f += table[y[1].i & 15];
        y[2].f += table[y[2].i & 15];
        y[3].f += table[y[3].i & 15];
        y[0].i ^= 1258291200;
        y[1].i ^= 1258291200;
        y[2].i ^= 1258291200;
        y[3].i ^= 1258291200;
        y += 4;
        x += 4;
    }
}
