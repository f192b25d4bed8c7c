/* kernel: in float x[100] | out float y[100] */
void constant_trip(const float *restrict x, float *restrict y)
{
    for (int i = 0; i < 100; i++)
        y[i] = x[i] * 3.0f + 1.0f;
}
