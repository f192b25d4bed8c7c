/* kernel: int n | inout float v[3] | float s */
void block_scale_vector(int n, float *v, float s)
{
    v[0] = v[0] * s + 1;
    v[1] = v[1] * s + 1;
    v[2] = v[2] * s + 1;
}
