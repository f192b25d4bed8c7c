/* kernel: int n | in float x[n] | make x = (i % 29 - 14) / 20.0f | out float y[n] restrict */
void long_polynomial(int n, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float t = x[i], s = t;
        s = s * t + 0.5f;
        s = s * t + 0.2f;
        s = s * t + 0.1f;
        s = s * t + 0.058824f;
        s = s * t + 0.038462f;
        s = s * t + 0.027027f;
        s = s * t + 0.02f;
        s = s * t + 0.015385f;
        s = s * t + 0.012195f;
        s = s * t + 0.009901f;
        s = s * t + 0.008197f;
        s = s * t + 0.006897f;
        s = s * t + 0.005882f;
        s = s * t + 0.005076f;
        s = s * t + 0.004425f;
        s = s * t + 0.003891f;
        s = s * t + 0.003448f;
        s = s * t + 0.003077f;
        s = s * t + 0.002762f;
        s = s * t + 0.002494f;
        s = s * t + 0.002262f;
        s = s * t + 0.002062f;
        s = s * t + 0.001887f;
        s = s * t + 0.001733f;
        s = s * t + 0.001597f;
        s = s * t + 0.001477f;
        s = s * t + 0.00137f;
        s = s * t + 0.001274f;
        s = s * t + 0.001188f;
        s = s * t + 0.00111f;
        s = s * t + 0.00104f;
        s = s * t + 0.000976f;
        s = s * t + 0.000917f;
        s = s * t + 0.000864f;
        s = s * t + 0.000816f;
        s = s * t + 0.000771f;
        s = s * t + 0.00073f;
        s = s * t + 0.000692f;
        s = s * t + 0.000657f;
        s = s * t + 0.000625f;
        s = s * t + 0.000595f;
        s = s * t + 0.000567f;
        s = s * t + 0.000541f;
        s = s * t + 0.000516f;
        s = s * t + 0.000494f;
        s = s * t + 0.000472f;
        s = s * t + 0.000452f;
        s = s * t + 0.000434f;
        y[i] = s;
    }
}
