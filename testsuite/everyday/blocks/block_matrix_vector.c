/* kernel: int n | out float r[4] | in float m[16] | in float v[4] */
void block_matrix_vector(int n, float *r, const float *m, const float *v)
{
    float x = v[0], y = v[1], z = v[2], w = v[3];
    float a = m[0] * x + m[4] * y + m[8] * z + m[12] * w;
    float b = m[1] * x + m[5] * y + m[9] * z + m[13] * w;
    float c = m[2] * x + m[6] * y + m[10] * z + m[14] * w;
    float d = m[3] * x + m[7] * y + m[11] * z + m[15] * w;
    r[0] = a;
    r[1] = b;
    r[2] = c;
    r[3] = d;
}
