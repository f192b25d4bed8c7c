/* kernel: int n | in u16 x[n] | out u16 y[n] | -> u32 */
/* A state that each element changes in one of two ways, beside what is done to each alike. */
unsigned state_apart(int n, const unsigned short *restrict x, unsigned short *restrict y)
{
    unsigned state = 1;
    int i;
    for (i = 0; i < n; i++) {
        if (x[i] & 1)
            state = state * 31 + x[i];
        else if (x[i] > 1000)
            state ^= state >> 7;
        y[i] = (unsigned short)(x[i] * 3 + 1);
    }
    return state;
}
