/* kernel: int n | int by | make by = 1 + n % 90 | inout float a[n+90] */
/* How far what is written is from what is read is seen when it runs; compilers may do with the loop what they can where
   that is too near. */
void distance_variable(int n, int by, float *a)
{
    int i;
    for (i = 0; i < n; i++) {
        float x = a[i], y = a[i + by];
        a[i + by] = x * 0.5f + y;
        a[i] = x - y * 0.5f;
    }
}
