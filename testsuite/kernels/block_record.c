/* kernel: int n | inout float p[8] restrict | in float v[8] | float dt */
/* Members of records, which must lie side by side. */
struct body { float x, y, z, w; };
void block_record(int n, float *restrict p, const float *v, float dt)
{
    struct body *to = (struct body *)(void *)p + (n & 1);
    const struct body *from = (const struct body *)(const void *)v + (n & 1);
    to->x += from->x * dt;
    to->y += dt * from->y;
    to->z += from->z * dt;
    to->w += from->w * dt;
}
