/* kernel: int n | in i16 x[n] | out i16 y[n] */
#include <stdlib.h>

void absolute_shorts(int n, const short *x, short *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (short)abs(x[i]);
}
