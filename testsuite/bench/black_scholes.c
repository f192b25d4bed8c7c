/* kernel: int n | in float spot[n] | in float strike[n] | in float years[n] | out float price[n] restrict */
#include <math.h>

#pragma simd declare
static float normal(float x)
{
    return 0.5f * erfcf(-x * 0.70710678f);
}

#pragma simd declare
static float black_scholes_lane(float spot, float strike, float years)
{
    const float rate = 0.02f, volatility = 0.3f;
    float spread = volatility * sqrtf(years);
    float d = (logf(spot / strike) + (rate + 0.5f * volatility * volatility) * years) / spread;
    return spot * normal(d) - strike * expf(-rate * years) * normal(d - spread);
}

void black_scholes(int n, const float *spot, const float *strike, const float *years, float *price)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        price[k] = black_scholes_lane(spot[k], strike[k], years[k]);
}
