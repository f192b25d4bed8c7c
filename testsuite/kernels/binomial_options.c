/* kernel: int n | in float spot[n] | in float strike[n] | out float price[n] restrict */
#define STEPS 32

#pragma simd declare
static float binomial_options_lane(float spot, float strike)
{
    const float up = 1.0253152f, down = 0.9753099f, rise = 0.5062f, discount = 0.9994f;
    float value[STEPS + 1], s = spot;
    int i, j;
    for (i = 0; i < STEPS; i++)
        s *= down;
    for (i = 0; i <= STEPS; i++) {
        value[i] = s > strike ? s - strike : 0.0f;
        s *= up * up;
    }
    for (i = STEPS; i > 0; i--)
        for (j = 0; j < i; j++)
            value[j] = discount * (rise * value[j + 1] + (1.0f - rise) * value[j]);
    return value[0];
}

void binomial_options(int n, const float *spot, const float *strike, float *price)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        price[k] = binomial_options_lane(spot[k], strike[k]);
}
