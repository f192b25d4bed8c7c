#include "filter.h"

#include <stdio.h>

enum { COUNT = 1000 };

static float in[COUNT + 3], out[COUNT];
static short samples[COUNT];

int main(void)
{
    for (int i = 0; i < COUNT + 3; i++)
        in[i] = (float)i;
    for (int i = 0; i < COUNT; i++)
        samples[i] = (short)(i * 37 % 2001 - 1000);
    smooth(out, in, COUNT);
    printf("%g %g %ld\n", out[0], out[COUNT - 1], loudness(samples, COUNT));
    return 0;
}
