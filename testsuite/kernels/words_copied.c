/* kernel: int n | in u8 x[4*n+3] | out u8 y[4*n+5] */
#include <string.h>
/* From anywhere to anywhere. */
void words_copied(int n, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++) {
        unsigned v;
        memcpy(&v, x + 3 + 4 * i, sizeof v);
        v = v * 2654435761u ^ v >> 15;
        memcpy(y + 5 + 4 * i, &v, sizeof v);
    }
}
