/* bench: 4096 | 64 by 64 rays through a cloud */
static void data(long n, void **p)
{
    float *px = p[0], *py = p[1];
    unsigned char *volume = p[2];
    long k;
    for (k = 0; k < n; k++) {
        px[k] = 3.0f * (float)(k % 64) - 96.0f;
        py[k] = 3.0f * (float)(k / 64 % 64) - 96.0f;
    }
    for (k = 0; k < 512; k++) {
        long x = k % 8 * 2 - 7, y = k / 8 % 8 * 2 - 7, z = k / 64 * 2 - 7, far = x * x + y * y + z * z;
        volume[k] = far < 60 ? (unsigned char)((60 - far) / 3 + k * 37 % 8) : 0;
    }
}
