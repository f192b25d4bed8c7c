/* kernel: int n | in float used[n] | out float cost[n] */
void tariff_chain(int n, const float *used, float *cost)
{
    for (int i = 0; i < n; i++) {
        float u = used[i], c;
        if (u < 10.0f)
            c = u * 0.5f;
        else if (u < 50.0f)
            c = 5.0f + (u - 10.0f) * 0.4f;
        else if (u < 150.0f)
            c = 21.0f + (u - 50.0f) * 0.3f;
        else
            c = 51.0f + (u - 150.0f) * 0.2f;
        cost[i] = c;
    }
}
