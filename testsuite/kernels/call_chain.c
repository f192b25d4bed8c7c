/* kernel: int n | in u32 x[n] | -> u32 */
static unsigned call_chain_turn(unsigned x, int by)
{
    return x << by | x >> (32 - by);
}

static unsigned call_chain_mix(unsigned x)
{
    x *= 0xcc9e2d51u;
    x = call_chain_turn(x, 15);
    return x * 0x1b873593u;
}

unsigned call_chain(int n, const unsigned *x)
{
    unsigned h = 1;
    for (int i = 0; i < n; i++)
        h ^= call_chain_mix(x[i]) + call_chain_turn((unsigned)i, 3);
    return h;
}
