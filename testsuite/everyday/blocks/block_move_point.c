/* kernel: int n | inout float p[4] | in float v[4] restrict | float dt */
struct vec4 { float x, y, z, w; };
void block_move_point(int n, struct vec4 *p, const struct vec4 *restrict v, float dt)
{
    p->x += v->x * dt;
    p->y += v->y * dt;
    p->z += v->z * dt;
    p->w += v->w * dt;
}
