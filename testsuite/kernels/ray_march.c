/* kernel: int n | in float px[n] | in float py[n] | in u8 volume[512] | out float light[n] restrict */
/* Light through a volume of 8 by 8 by 8 cells, until little of it is left. */
#pragma simd declare(uniform(volume))
static float density_at(const unsigned char *volume, float x, float y, float z)
{
    int i, j, k;
    if (!(x >= 0.0f && x < 8.0f && y >= 0.0f && y < 8.0f && z >= 0.0f && z < 8.0f))
        return 0.0f;
    i = (int)x;
    j = (int)y;
    k = (int)z;
    return (float)volume[(k * 8 + j) * 8 + i] * 0.01f;
}

#pragma simd declare(uniform(volume))
static float ray_march_lane(float px, float py, const unsigned char *volume)
{
    float x = px * 0.03f + 4.0f, y = py * 0.03f + 4.0f, z = -0.5f;
    float left = 1.0f, light = 0.0f;
    int step;
    for (step = 0; step < 24; step++) {
        float d = density_at(volume, x, y, z), gone;
        x += 0.02f * px * 0.1f;
        y -= 0.1f;
        z += 0.4f;
        if (d <= 0.05f)
            continue;
        gone = d > 0.8f ? 0.8f : d;
        light += left * gone * d;
        left *= 1.0f - gone;
        if (left < 0.05f)
            break;
    }
    return light;
}

void ray_march(int n, const float *px, const float *py, const unsigned char *volume, float *light)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        light[k] = ray_march_lane(px[k], py[k], volume);
}
