/* kernel: int n | in u32 seed[n] | out u32 d[n] restrict */
#define SIZE 624
#define MIDDLE 397

#pragma simd declare
static unsigned mersenne_twister_lane(unsigned seed)
{
    unsigned state[SIZE], sum = 0;
    int i;
    state[0] = seed;
    for (i = 1; i < SIZE; i++)
        state[i] = 1812433253u * (state[i - 1] ^ state[i - 1] >> 30) + (unsigned)i;
    for (i = 0; i < 8; i++) {
        unsigned y = (state[i] & 0x80000000u) | (state[i + 1] & 0x7fffffffu);
        unsigned next = state[i + MIDDLE] ^ y >> 1;
        if (y & 1)
            next ^= 0x9908b0dfu;
        state[i] = next;
        next ^= next >> 11;
        next ^= next << 7 & 0x9d2c5680u;
        next ^= next << 15 & 0xefc60000u;
        next ^= next >> 18;
        sum = sum * 3 + next;
    }
    return sum;
}

void mersenne_twister(int n, const unsigned *seed, unsigned *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = mersenne_twister_lane(seed[k]);
}
