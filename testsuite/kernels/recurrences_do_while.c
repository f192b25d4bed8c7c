/* kernel: u32 n | in i64 x[4*n+4] | -> i64 */
#include <stddef.h>
long long recurrences_do_while(unsigned n, const long long *x)
{
    unsigned long long a = 1, b = 3, c = 5, d = 7, last = 0;
    size_t i = 0;
    do {
        a = (a << 7 ^ a >> 9) + (unsigned long long)x[4 * i];
        b = (b << 7 ^ b >> 9) + (unsigned long long)x[4 * i + 1];
        c = (c << 7 ^ c >> 9) + (unsigned long long)x[4 * i + 2];
        d = (d << 7 ^ d >> 9) + (unsigned long long)x[4 * i + 3];
        last = c;
    } while (++i < n);
    return (long long)(a ^ b * 3 ^ c * 5 ^ d * 7 ^ last * 11);
}
