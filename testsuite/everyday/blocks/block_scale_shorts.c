/* kernel: int n | out float r[4] restrict | in i16 v[4] | float scale */
struct in { short x, y, z, w; };
struct out { float x, y, z, w; };
void block_scale_shorts(int n, float *restrict r, const short *v, float scale)
{
    struct out *to = (struct out *)(void *)r;
    const struct in *from = (const struct in *)(const void *)v;
    to->x = from->x * scale;
    to->y = from->y * scale;
    to->z = from->z * scale;
    to->w = from->w * scale;
}
