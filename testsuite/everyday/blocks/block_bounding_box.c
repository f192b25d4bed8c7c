/* kernel: int n | inout float low[4] | inout float high[4] | in float p[4] */
void block_bounding_box(int n, float *low, float *high, const float *p)
{
    float x = p[0], y = p[1], z = p[2], t = p[3];
    low[0] = x < low[0] ? x : low[0];
    low[1] = y < low[1] ? y : low[1];
    low[2] = z < low[2] ? z : low[2];
    low[3] = t < low[3] ? t : low[3];
    high[0] = x > high[0] ? x : high[0];
    high[1] = y > high[1] ? y : high[1];
    high[2] = z > high[2] ? z : high[2];
    high[3] = t > high[3] ? t : high[3];
}
