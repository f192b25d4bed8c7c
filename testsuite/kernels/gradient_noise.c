/* kernel: int n | in float x[n] | in float y[n] | in u8 hash[256] | out float d[n] restrict */
#pragma simd declare
static int whole_below(float x)
{
    int i = (int)x;
    return (float)i > x ? i - 1 : i;
}

#pragma simd declare
static float slope(int h, float x, float y)
{
    switch (h & 7) {
    case 0:
        return x + y;
    case 1:
        return x - y;
    case 2:
        return y - x;
    case 3:
        return -x - y;
    case 4:
        return x;
    case 5:
        return -x;
    case 6:
        return y;
    default:
        return -y;
    }
}

#pragma simd declare
static float fade(float t)
{
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

#pragma simd declare(uniform(hash))
static float noise(float x, float y, const unsigned char *hash)
{
    int i = whole_below(x), j = whole_below(y);
    float fx = x - (float)i, fy = y - (float)j, u = fade(fx), v = fade(fy);
    int a = hash[i & 255] + j, b = hash[(i + 1) & 255] + j;
    float low = slope(hash[a & 255], fx, fy), high = slope(hash[(a + 1) & 255], fx, fy - 1.0f);
    low += u * (slope(hash[b & 255], fx - 1.0f, fy) - low);
    high += u * (slope(hash[(b + 1) & 255], fx - 1.0f, fy - 1.0f) - high);
    return low + v * (high - low);
}

#pragma simd declare(uniform(hash))
static float gradient_noise_lane(float x, float y, const unsigned char *hash)
{
    float sum = 0.0f, weight = 1.0f;
    int octave;
    if (!(x > -1000.0f && x < 1000.0f && y > -1000.0f && y < 1000.0f))
        return 0.0f;
    for (octave = 0; octave < 3; octave++) {
        sum += weight * noise(x, y, hash);
        x *= 2.0f;
        y *= 2.0f;
        weight *= 0.5f;
    }
    return sum;
}

void gradient_noise(int n, const float *x, const float *y, const unsigned char *hash, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = gradient_noise_lane(x[k], y[k], hash);
}
