/* kernel: int n | in i16 x[64*n] | -> i64 */
long energy_of_blocks(int n, const short (*x)[64])
{
    long energy = 0;
    for (int block = 0; block < n; block++)
        for (int k = 0; k < 64; k++)
            energy += x[block][k] * x[block][k];
    return energy;
}
