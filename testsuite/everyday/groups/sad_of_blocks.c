/* kernel: int n | in u8 a[16*n] | in u8 b[16*n] | out u16 sad[n] restrict */
#include <stdlib.h>

void sad_of_blocks(int n, const unsigned char *a, const unsigned char *b, unsigned short *restrict sad)
{
    for (int i = 0; i < n; i++) {
        int sum = 0;
        for (int k = 0; k < 16; k++)
            sum += abs(a[16 * i + k] - b[16 * i + k]);
        sad[i] = (unsigned short)sum;
    }
}
