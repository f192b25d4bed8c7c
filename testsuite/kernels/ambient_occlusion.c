/* kernel: int n | in float x[n] | in float y[n] | in u32 seed[n] | in float sphere[12] | out float open[n] restrict */
/* How much of the sky a point sees past three spheres: x, y, z and squared radius of each. */
struct vector { float x, y, z; };

#pragma simd declare
static float inner(struct vector a, struct vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

#pragma simd declare(uniform(sphere))
static int is_hidden(struct vector from, struct vector to, const float *sphere)
{
    int s;
    for (s = 0; s < 3; s++) {
        struct vector c;
        float b, d;
        c.x = sphere[4 * s] - from.x;
        c.y = sphere[4 * s + 1] - from.y;
        c.z = sphere[4 * s + 2] - from.z;
        b = inner(c, to);
        if (b <= 0.0f)
            continue;
        d = b * b - inner(to, to) * (inner(c, c) - sphere[4 * s + 3]);
        if (d > 0.0f)
            return 1;
    }
    return 0;
}

#pragma simd declare(uniform(sphere))
static float ambient_occlusion_lane(float x, float y, unsigned seed, const float *sphere)
{
    struct vector from, to;
    int ray, seen = 0;
    from.x = x;
    from.y = y;
    from.z = 0.0f;
    for (ray = 0; ray < 12; ray++) {
        do {
            seed = seed * 1664525u + 1013904223u;
            to.x = (float)(int)(seed >> 8 & 255) / 128.0f - 1.0f;
            to.y = (float)(int)(seed >> 16 & 255) / 128.0f - 1.0f;
            to.z = (float)(int)(seed >> 24) / 256.0f;
        } while (inner(to, to) > 1.0f);
        if (!is_hidden(from, to, sphere))
            seen++;
    }
    return (float)seen / 12.0f;
}

void ambient_occlusion(int n, const float *x, const float *y, const unsigned *seed,
                       const float *sphere, float *open)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
}
