#include "filter.h"

void smooth(float *out, const float *in, size_t count)
{
    for (size_t i = 0; i < count; i++)
        out[i] = (in[i] + in[i + 1] + in[i + 2] + in[i + 3]) * 0.25f;
}

long loudness(const short *samples, size_t count)
{
    long sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += samples[i] < 0 ? -samples[i] : samples[i];
    return sum;
}
