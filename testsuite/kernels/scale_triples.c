/* kernel: int n | float k | inout float p[3*n] */
/* All members are treated alike, and so the vectors stay as they lie. */
struct triple { float x, y, z; };
void scale_triples(int n, float k, float *p)
{
    struct triple *t = (struct triple *)p;
    int i;
    for (i = 0; i < n; i++) {
        t[i].x = t[i].x * k + 1.0f;
        t[i].y = t[i].y * k + 1.0f;
        t[i].z = t[i].z * k + 1.0f;
    }
}
