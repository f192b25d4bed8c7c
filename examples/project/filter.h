/* A moving average over samples. */
#ifndef FILTER_H
#define FILTER_H

#include <stddef.h>

/* out[i] = (in[i] + in[i + 1] + in[i + 2] + in[i + 3]) / 4, for i < count; `in` has count + 3. */
void smooth(float *out, const float *in, size_t count);

/* The sum of the samples' magnitudes, in whole numbers. */
long loudness(const short *samples, size_t count);

#endif
