/* kernel: int n | in u8 a[n] | in u8 b[n] | -> u32 */
#include <stdlib.h>

unsigned sad_of_bytes(int n, const unsigned char *a, const unsigned char *b)
{
    unsigned sad = 0;
    for (int i = 0; i < n; i++)
        sad += (unsigned)abs(a[i] - b[i]);
    return sad;
}
