/* kernel: int n | in float ox[n] | in float oy[n] | in float dx[n] | in float dy[n] | in float t[27] | out float d[n] restrict */
/* How far a ray goes to the nearest of three triangles; -1 if it meets none. */
struct vec3 { float x, y, z; };

#pragma simd declare
static struct vec3 minus(struct vec3 a, struct vec3 b)
{
    struct vec3 r = { a.x - b.x, a.y - b.y, a.z - b.z };
    return r;
}

#pragma simd declare
static struct vec3 cross(struct vec3 a, struct vec3 b)
{
    struct vec3 r = { a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x };
    return r;
}

#pragma simd declare
static float dot3(struct vec3 a, struct vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

#pragma simd declare(uniform(t))
static int meets(struct vec3 from, struct vec3 to, const float *t, float *distance)
{
    struct vec3 a = { t[0], t[1], t[2] }, b = { t[3], t[4], t[5] }, c = { t[6], t[7], t[8] };
    struct vec3 e1 = minus(b, a), e2 = minus(c, a), p = cross(to, e2), s, q;
    float det = dot3(e1, p), inverse, u, v, d;
    if (det > -1e-6f && det < 1e-6f)
        return 0;
    inverse = 1.0f / det;
    s = minus(from, a);
    u = dot3(s, p) * inverse;
    if (u < 0.0f || u > 1.0f)
        return 0;
    q = cross(s, e1);
    v = dot3(to, q) * inverse;
    if (v < 0.0f || u + v > 1.0f)
        return 0;
    d = dot3(e2, q) * inverse;
    if (!(d > 0.0f && d < *distance))
        return 0;
    *distance = d;
    return 1;
}

#pragma simd declare(uniform(t))
static float ray_triangle_lane(float ox, float oy, float dx, float dy, const float *t)
{
    struct vec3 from = { ox, oy, -300.0f }, to = { dx * 0.1f, dy * 0.1f, 60.0f };
    float distance = 1e9f;
    int found = 0, i;
    for (i = 0; i < 3; i++)
        found += meets(from, to, t + 9 * i, &distance);
    return found ? distance : -1.0f;
}

void ray_triangle(int n, const float *ox, const float *oy, const float *dx, const float *dy,
                  const float *t, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
}
