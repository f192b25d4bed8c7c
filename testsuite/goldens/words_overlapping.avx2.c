/* kernel: int n | in u8 x[n+3] restrict | out u32 y[n] restrict */
#include <string.h>
/* Each byte begins a word, as hashes of all places do. */
void words_overlapping(int n, const unsigned char *restrict x, unsigned *restrict y)
{
    for (int i = 0; i < n; i++) {
        unsigned v;
        memcpy(&v, x + i, 4);
        y[i] = v * 2654435761u >> 20;
    }
}
