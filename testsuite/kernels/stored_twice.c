/* kernel: int n | in float x[n] | inout float y[2*n] restrict | in i32 k[n] | inout i32 z[2*n] restrict */
/* Stored more than once in an iteration, of which vector code needs the last: behind what is read elsewhere, on both sides
   of a condition. What is read between, as it may be what was stored, is stored, and so is what the remainder would compute of a variable
   that nothing else reads. */
void stored_twice(int n, const float *x, float *restrict y, const int *k, int *restrict z)
{
    int i, last = 0;
    for (i = 0; i < n; i++) {
        y[i] *= x[i];
        y[i] += y[i + 1];
        y[i] -= x[i] * 0.5f;
    }
    for (i = 0; i < n; i++) {
        z[i] = k[i];
        z[i + 1] = 7;
        if (k[i] > 2)
            z[i] = k[i] & 0xffff;
        else
            z[i] = k[i] ^ 5;
    }
    for (i = 0; i < n; i++) {
        const int *behind = z + 1;
        z[i] ^= k[i];
        z[i] = behind[i - 1] & 0xff;
    }
    for (i = 0; i < n; i++) {
        z[i] = k[i];
        if (z[i] > 5)
            z[i] = 5;
        if (k[i] < -5)
            z[i] = -5;
    }
    for (i = 0; i < n; i++) {
        if (i > 0)
            z[i] = 100 / last;
        z[i] = k[i] ^ i;
        last = k[i] | 1;
    }
}
