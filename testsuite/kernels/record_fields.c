/* kernel: int n | inout float p[4*n] restrict | in float by[n] */
/* All members of each record: a vector of four for each lane. */
struct point { float x, y, z, w; };

void record_fields(int n, float *p, const float *by)
{
    struct point *points = (struct point *)p;
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        struct point *at = points + k;
        float x = at->x, y = at->y, s = by[k];
        at->x = x + y * s;
        at->w = at->w * s - x;
        at->y = at->z - y;
        at->z = x;
    }
}
