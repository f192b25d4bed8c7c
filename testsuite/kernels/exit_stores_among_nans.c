/* kernel: int n | in float x[n] restrict | inout i32 z[n] restrict | float limit | make limit = -1000.0f |
   make x = i % 37 == 36 ? -__builtin_nanf("") : x[i] < -500.0f ? 0.0f : x[i] | make z = z[i] & 1023 |
   exit x = limit - 1.0f | -> i32 */
/* What is no number is compared twice, and neither leaves nor stores. */
int exit_stores_among_nans(int n, const float *restrict x, int *restrict z, float limit)
{
    int i;
    for (i = 0; i < n; i++) {
        if (x[i] < limit)
            break;
        if (x[i] > 0.0f)
            z[i] += i;
    }
    return i;
}
