/* kernel: int n | in u32 b[8] | inout u32 d[8] restrict | -> u32 */
/* What selections choose from was read before, in statements that others use. */
#define LARGER(x, y) ((x) > (y) ? (x) : (y))
unsigned block_read_again(int n, const unsigned *b, unsigned *restrict d)
{
    unsigned hash = 0, v = (unsigned)n;
    v |= LARGER(d[0], b[0]) | LARGER(d[1], b[1]) | LARGER(d[2], b[2]) | LARGER(d[3], b[3]);
    hash = hash * 31 + v;
    d[0] = LARGER(d[0], b[0]) | v;
    d[1] = LARGER(d[1], b[1]) | v;
    d[2] = LARGER(d[2], b[2]) | v;
    d[3] = LARGER(d[3], b[3]) | v;
    return hash + d[0];
}
