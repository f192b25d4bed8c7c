/* kernel: int n | in float x[n] | make x = (i % 41) / 40.0f | in float v[n] | make v = (i % 17 - 8) / 10.0f | out float y[n] restrict */
void damped_spring(int n, const float *restrict x, const float *restrict v, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float place = x[i], speed = v[i];
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        speed = speed - 0.01f * (4.0f * place + 0.5f * speed);
        place = place + 0.01f * speed;
        y[i] = place;
    }
}
