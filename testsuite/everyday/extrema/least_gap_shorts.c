/* kernel: int n | in i16 a[n] | in i16 b[n] | -> i32 */
#include <stdlib.h>

int least_gap_shorts(int n, const short *a, const short *b)
{
    int least = 65536;
    for (int i = 0; i < n; i++) {
        int d = abs(a[i] - b[i]);
        if (d < least)
            least = d;
    }
    return least;
}
