/* kernel: u32 n | in u32 p[n] | in u32 table[256] | -> u32 */
/* Each iteration multiplies what the one before made; what it looks up depends on nothing of that. The counter is
   needed behind the loop. */
unsigned overlap_hash(unsigned n, const unsigned *p, const unsigned *table)
{
    unsigned h = 1;
    unsigned i;
    for (i = 0; i < n; i++)
        h = (h ^ table[(p[i] * 31u) & 255u]) * 16777619u;
    return h + i;
}
