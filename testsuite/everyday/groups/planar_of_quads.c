/* kernel: int n | in float p[4*n] | out float d[n] */
struct point { float x, y, z, pad; };

void planar_of_quads(int n, const struct point *p, float *d)
{
    for (int i = 0; i < n; i++)
        d[i] = p[i].x * p[i].x + p[i].y * p[i].y;
}
