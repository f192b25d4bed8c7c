/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* What is not understood may change the variables it names; it takes no address of them but by `&`. */
void after_assembly(int n, const int *x, int *y)
{
    int i = n < 3 ? 0 : 3, k;
    for (k = 0; k < i; k++)
        y[k] = 7;
    __asm__ volatile("" : "+r"(i) : "r"(&x[i]) : "memory");
    for (; i < n; i++)
        y[i] = x[i] ^ i;
}
