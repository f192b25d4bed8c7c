/* bench: 16384 | -DMOST=256 | 256 by 64 points around the whole set, at most 256 iterations */
static void data(long n, void **p)
{
    float *re = p[0], *im = p[1];
    long k;
    for (k = 0; k < n; k++) {
        re[k] = -2.0f + 2.75f * (float)(k % 256) / 256.0f;
        im[k] = -1.25f + 2.5f * (float)(k / 256) / 64.0f;
    }
}
