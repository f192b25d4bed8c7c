/* kernel: int n | in u32 x[n] | out u32 y[n] restrict */
void many_mixes(int n, const unsigned *restrict x, unsigned *restrict y)
{
    for (int i = 0; i < n; i++) {
        unsigned h = x[i];
        h ^= h >> 16;
        h *= 0x85ebca6bu;
        h ^= h >> 13;
        h *= 0xc2b2ae35u;
        h ^= h >> 15;
        h *= 0x7feb352du;
        h ^= h >> 12;
        h *= 0x846ca68bu;
        h ^= h >> 17;
        h *= 0x9e3779b1u;
        h ^= h >> 14;
        h *= 0x27d4eb2fu;
        h ^= h >> 11;
        h *= 0x165667b1u;
        h ^= h >> 16;
        h *= 0x85ebca77u;
        h ^= h >> 13;
        h *= 0xc2b2ae3du;
        h ^= h >> 15;
        h *= 0x2c1b3c6du;
        h ^= h >> 12;
        h *= 0x297a2d39u;
        h ^= h >> 17;
        h *= 0x045d9f3bu;
        y[i] = h;
    }
}
