/* bench: 4096 | 64 by 64 rays towards three triangles */
static void data(long n, void **p)
{
    static const float corners[27] = { -90.0f, -80.0f, 0.0f, 70.0f, -60.0f, 10.0f, 0.0f, 90.0f, 5.0f,
                                       -20.0f, -90.0f, 50.0f, 95.0f, 0.0f, 40.0f, 10.0f, 40.0f, 60.0f,
                                       -95.0f, 0.0f, 90.0f, 0.0f, -30.0f, 80.0f, -40.0f, 95.0f, 90.0f };
    float *ox = p[0], *oy = p[1], *dx = p[2], *dy = p[3];
    long k;
    for (k = 0; k < n; k++) {
        ox[k] = 0.0f;
        oy[k] = 0.0f;
        dx[k] = 6.0f * (float)(k % 64) - 192.0f;
        dy[k] = 6.0f * (float)(k / 64 % 64) - 192.0f;
    }
    memcpy(p[4], corners, sizeof corners);
}
