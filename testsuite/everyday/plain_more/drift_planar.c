/* kernel: int n | float dt | inout float x[n] restrict | inout float v[n] restrict | in float a[n] restrict */
void drift_planar(int n, float dt, float *restrict x, float *restrict v, const float *restrict a)
{
    for (int i = 0; i < n; i++) {
        v[i] = v[i] * 0.5f + a[i] * dt;
        x[i] = x[i] * 0.5f + v[i] * dt;
    }
}
