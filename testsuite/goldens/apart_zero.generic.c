/* kernel: int n | inout i32 a[n+1] | make a = i % 50 | out i32 last[3] restrict | -> i32 */
int apart_zero(int n, int *a, int *last)
{
    float best = -0.0f;
    int at = n, seen = n;
    for (int i = 0; i < n; i++) {
        float now = i & 4 ? -0.0f : i & 1 ? 0.0f : 1.0f;
        a[i + 1] = a[i] * 3 + a[i + 1] % 100;
        a[i + 1] %= 1000;
        seen = i;
        if (now <= best) {
            at = i;
            best = now;
        }
    }
    last[0] = seen;
    last[1] = best < 0.0f;
    last[2] = 1.0f / best < 0.0f;
    return at;
}
