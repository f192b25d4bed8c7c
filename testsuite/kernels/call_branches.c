/* kernel: int n | in float x[n] | out u8 y[n] */
static float call_branches_curve(float x)
{
    if (x < 0.0f)
        return 0.0f;
    if (x < 0.5f)
        x = x * x * 2.0f;
    else if (!(x < 1.0f))
        return 1.0f;
    return x;
}

static inline unsigned char call_branches_byte(float x)
{
    return x > 0.0f ? (unsigned char)(int)(x * 255.0f + 0.5f) : 0;
}

void call_branches(int n, const float *x, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = call_branches_byte(call_branches_curve(x[i]));
}
