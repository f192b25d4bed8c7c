/* kernel: int n | in u32 r[3*n] | -> u32 */
struct triple { unsigned a, b, c; };

unsigned sum_of_field(int n, const struct triple *r)
{
    unsigned sum = 0;
    for (const struct triple *p = r, *end = r + n; p != end; p++)
        sum += p->b;
    return sum;
}
