/* kernel: int n | in u32 x[n] | out u32 y[n] */
void hash_words(int n, const unsigned *x, unsigned *y)
{
    for (int i = 0; i < n; i++) {
        unsigned h = x[i] * 2654435761u;
        h ^= h >> 15;
        h *= 2246822519u;
        y[i] = h ^ (h >> 13);
    }
}
